// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/placelist.h"

#include "ui/common/format.h"
#include "ui/common/hintlabel.h"
#include "ui/common/icons.h"
#include "ui/common/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace kd {
namespace {

constexpr int kRowsInSight = 7;

}  // namespace

PlaceList::PlaceList(QWidget* parent)
    : QWidget(parent), m_title(new QLabel(this)), m_waiting(new HintLabel({}, this)), m_rows(new QListWidget(this))
{
    setVisible(false);
    setAccessibleName(tr("Places"));
    m_rows->setAccessibleName(tr("Places"));
    m_rows->setUniformItemSizes(true);
    m_rows->setProperty("inset", true);
    m_rows->setFrameShape(QFrame::NoFrame);
    m_waiting->setOneLine();
    m_rows->setFont(Theme::instance().font(FontRole::Editor));
    m_rows->setFixedHeight(kRowsInSight * (m_rows->fontMetrics().height() + 4));
    auto* const hide = new QToolButton(this);
    hide->setIcon(icon(QStringLiteral("close")));
    hide->setToolTip(tr("Close (Esc)"));
    hide->setAccessibleName(tr("Close"));
    hide->setAutoRaise(true);
    connect(hide, &QToolButton::clicked, this, &PlaceList::close);
    auto* const head = new QHBoxLayout;
    head->setContentsMargins(12, 4, 8, 0);
    head->addWidget(m_title);
    head->addWidget(m_waiting, 1);
    head->addWidget(hide);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(head);
    column->addWidget(m_rows);
    connect(m_rows, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) { choose(m_rows->row(item)); });
    connect(m_rows, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) { choose(m_rows->row(item)); });
}

void PlaceList::list(const QString& title, std::vector<ListedPlace> places)
{
    m_places = std::move(places);
    m_title->setText(title);
    m_waiting->setHint({});
    m_rows->clear();
    for (const ListedPlace& place : m_places) {
        const QString line = formatCount(static_cast<quint64>(place.line) + 1);
        auto* const item = new QListWidgetItem(place.file.isEmpty() ? tr("%1: %2", "line: its text").arg(line, place.text)
                                                                    : tr("%1, %2: %3", "file, line: its text")
                                                                          .arg(place.file, line, place.text));
        item->setToolTip(item->text());
        m_rows->addItem(item);
    }
    m_rows->setCurrentRow(0);
    show();
    m_rows->setFocus(Qt::ShortcutFocusReason);
}

void PlaceList::close()
{
    if (isHidden())
        return;
    hide();
    emit closed();
}

void PlaceList::setTitle(const QString& title)
{
    m_title->setText(title);
}

void PlaceList::setWaiting(const QString& sentence)
{
    m_waiting->setHint(sentence);
}

bool PlaceList::isWaiting() const
{
    return !m_waiting->text().isEmpty();
}

QString PlaceList::title() const
{
    return m_title->text();
}

QStringList PlaceList::rows() const
{
    QStringList rows;
    for (int row = 0; row < m_rows->count(); ++row)
        rows << m_rows->item(row)->text();
    return rows;
}

void PlaceList::choose(int row)
{
    if (row >= 0 && row < static_cast<int>(m_places.size()))
        emit chosen(m_places[static_cast<std::size_t>(row)]);
}

void PlaceList::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

}  // namespace kd

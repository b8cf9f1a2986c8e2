// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/searchlist.h"

#include "ui/common/filtermodel.h"
#include "ui/common/icons.h"
#include "ui/common/itemdelegate.h"
#include "ui/common/theme.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QStringListModel>
#include <QVBoxLayout>

#include <algorithm>

namespace kd {
namespace {

constexpr int kListWidth = 420, kRowHeight = 26, kMaxRows = 14;  // logical pixels, before the font scale

}  // namespace

SearchList::SearchList(const QString& caption, QWidget* parent)
    : QWidget(parent), m_field(new QLineEdit(this)), m_list(new QListView(this)), m_names(new QStringListModel(this)),
      m_found(new FilterModel(this))
{
    m_field->setPlaceholderText(caption);
    m_field->setAccessibleName(caption);
    m_field->setClearButtonEnabled(true);
    m_field->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_field->installEventFilter(this);
    m_found->setSourceModel(m_names);
    m_list->setModel(m_found);
    m_list->setItemDelegate(new ItemDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setAccessibleName(caption);
    m_list->setFixedSize(Theme::instance().scaled(kListWidth), Theme::instance().scaled(kRowHeight) * kMaxRows);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(m_field);
    column->addWidget(m_list);
    setFocusProxy(m_field);
    connect(m_field, &QLineEdit::textChanged, this, &SearchList::find);
    connect(m_list, &QListView::clicked, this, &SearchList::choose);
}

void SearchList::setNames(const QStringList& names, const QString& chosen)
{
    m_field->clear();
    m_names->setStringList(names);
    const auto row = static_cast<int>(std::max<qsizetype>(names.indexOf(chosen), 0));
    m_list->setCurrentIndex(m_found->mapFromSource(m_names->index(row)));
}

/// Enter takes the first that is found.
void SearchList::find(const QString& words)
{
    m_found->setFilterText(words);
    m_list->setCurrentIndex(m_found->index(0, 0));
}

void SearchList::choose()
{
    const QModelIndex current = m_list->currentIndex();
    if (current.isValid())
        emit chosen(current.data().toString());
}

/// A menu gives its keys to the widget that has the focus in it.
void SearchList::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_field->setFocus(Qt::PopupFocusReason);
    m_list->scrollTo(m_list->currentIndex(), QAbstractItemView::PositionAtCenter);
}

bool SearchList::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_field || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        choose();
        return true;
    }
    const int last = m_found->rowCount() - 1;
    const int step = key == Qt::Key_Up         ? -1
                     : key == Qt::Key_Down     ? 1
                     : key == Qt::Key_PageUp   ? -kMaxRows
                     : key == Qt::Key_PageDown ? kMaxRows
                                               : 0;
    if (step == 0 || last < 0)
        return step != 0;
    m_list->setCurrentIndex(m_found->index(std::clamp(m_list->currentIndex().row() + step, 0, last), 0));
    return true;
}

}  // namespace kd

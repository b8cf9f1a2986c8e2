// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sweep/sweeptextrows.h"

#include "ui/common/codeedit.h"
#include "ui/common/hintlabel.h"
#include "ui/common/icons.h"
#include "ui/common/widgetstyle.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace kd {
namespace {

constexpr int kRowGap = 6, kTypingPause = 400, kRemoveIcon = 14, kRemoveSide = 24;  // logical pixels, milliseconds

}  // namespace

SweepTextRows::SweepTextRows(const QString& name, const QString& example, QWidget* parent)
    : QWidget(parent), m_name(name), m_example(example), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(kRowGap);
    hide();
    m_pause.setSingleShot(true);
    m_pause.setInterval(kTypingPause);
    connect(&m_pause, &QTimer::timeout, this, &SweepTextRows::edited);
}

std::vector<std::string> SweepTextRows::texts() const
{
    std::vector<std::string> texts;
    for (const Row& row : m_rows)
        texts.push_back(row.field->text().trimmed().toStdString());
    return texts;
}

void SweepTextRows::setTexts(const std::vector<std::string>& given)
{
    if (m_pause.isActive() || given == texts())
        return;
    while (m_rows.size() > given.size()) {
        m_rows.back().widget->deleteLater();
        m_rows.back().widget->hide();
        m_rows.pop_back();
    }
    setVisible(!given.empty());  // nothing takes no room between a title and its button
    for (std::size_t i = 0; i < given.size(); ++i) {
        const QString text = QString::fromStdString(given[i]);
        if (i == m_rows.size())
            addRow(text);
        else if (m_rows[i].field->text().trimmed() != text)
            m_rows[i].field->setText(text);
    }
}

void SweepTextRows::setProblems(const std::vector<QString>& problems)
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const QString problem = i < problems.size() ? problems[i] : QString();
        setInvalid(m_rows[i].field, !problem.isEmpty());
        m_rows[i].problem->setHint(problem, Token::Bad);
    }
}

void SweepTextRows::add(const QString& text)
{
    const auto blank = std::ranges::find_if(m_rows, [](const Row& row) { return row.field->text().trimmed().isEmpty(); });
    const bool isNew = blank == m_rows.end();
    if (isNew)
        addRow(text);  // `blank` is not valid any more
    else
        blank->field->setText(text);
    if (text.isEmpty())
        (isNew ? m_rows.back() : *blank).field->setFocus();
    else
        tell();
}

void SweepTextRows::addRow(const QString& text)
{
    auto* const widget = new QWidget(this);
    auto* const lines = new QVBoxLayout(widget);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(2);
    auto* const line = new QHBoxLayout;
    line->setSpacing(2);
    auto* const field = new CodeEdit(widget);
    field->setText(text);
    field->setPlaceholderText(m_example);
    field->setAccessibleName(m_name);
    auto* const button = new QToolButton(widget);
    button->setIcon(icon(QStringLiteral("close")));
    button->setAutoRaise(true);
    button->setToolTip(tr("Remove"));
    button->setAccessibleName(tr("Remove"));
    button->setFocusPolicy(Qt::TabFocus);
    useIconSquare(button, kRemoveIcon, kRemoveSide);
    auto* const problem = new HintLabel({}, widget);
    line->addWidget(field, 1);
    line->addWidget(button);
    lines->addLayout(line);
    lines->addWidget(problem);
    m_layout->addWidget(widget);
    m_rows.push_back({widget, field, problem});
    show();
    connect(field, &QLineEdit::textEdited, this, [this] { m_pause.start(); });
    connect(field, &QLineEdit::editingFinished, this, &SweepTextRows::commit);
    connect(button, &QToolButton::clicked, this, [this, widget] { remove(widget); });
}

void SweepTextRows::remove(const QWidget* widget)
{
    const auto found = std::ranges::find(m_rows, widget, [](const Row& row) { return row.widget; });
    if (found == m_rows.end())
        return;
    found->widget->hide();
    found->widget->deleteLater();
    m_rows.erase(found);
    setVisible(!m_rows.empty());
    tell();
}

void SweepTextRows::commit()
{
    if (m_pause.isActive())
        tell();
}

void SweepTextRows::tell()
{
    m_pause.stop();
    emit edited();
}

}  // namespace kd

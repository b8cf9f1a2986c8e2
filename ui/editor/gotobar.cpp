// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/gotobar.h"

#include "ui/common/format.h"
#include "ui/editor/codeeditor.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>

namespace kd {

GoToBar::GoToBar(CodeEditor* editor, QWidget* parent)
    : QWidget(parent), m_editor(editor), m_field(new QLineEdit(this)), m_range(new QLabel(this))
{
    setVisible(false);
    setAccessibleName(tr("Go to line"));
    m_field->setAccessibleName(tr("Go to line"));
    m_field->setPlaceholderText(tr("Line or line:column"));
    static const QRegularExpression kPlace(QStringLiteral("[0-9]{1,9}(:[0-9]{0,9})?"));
    m_field->setValidator(new QRegularExpressionValidator(kPlace, this));
    auto* const button = new QPushButton(tr("Go"), this);
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, 8, 4);
    row->addWidget(m_field);
    row->addWidget(m_range);
    row->addStretch(1);
    row->addWidget(button);
    connect(button, &QPushButton::clicked, this, &GoToBar::go);
    connect(m_field, &QLineEdit::returnPressed, this, &GoToBar::go);
}

void GoToBar::open()
{
    m_range->setText(tr("1 to %1").arg(formatCount(static_cast<quint64>(m_editor->lines()))));
    show();
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void GoToBar::close()
{
    hide();
    m_editor->setFocus(Qt::OtherFocusReason);
}

void GoToBar::go()
{
    const QStringList numbers = m_field->text().split(u':');
    if (numbers.front().isEmpty())
        return;
    const int column = numbers.size() > 1 ? numbers[1].toInt() : 1;
    hide();
    m_editor->showPlace(numbers[0].toInt() - 1, column - 1);
}

void GoToBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

}  // namespace kd

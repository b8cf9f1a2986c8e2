// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/renamebar.h"

#include "ui/editor/cudawords.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>

#include <utility>

namespace kd {
namespace {

constexpr int kMaxNameLength = 255;  // characters

}  // namespace

RenameBar::RenameBar(QWidget* parent)
    : QWidget(parent), m_field(new QLineEdit(this)), m_preview(new QLabel(this)), m_button(new QPushButton(tr("Rename"), this))
{
    setVisible(false);
    setAccessibleName(tr("Rename"));
    m_field->setAccessibleName(tr("New name"));
    m_field->setPlaceholderText(tr("New name"));
    m_field->setMaxLength(kMaxNameLength);
    static const QRegularExpression kIdentifier(QStringLiteral("[A-Za-z_][A-Za-z0-9_]*"));
    m_field->setValidator(new QRegularExpressionValidator(kIdentifier, this));
    m_preview->setWordWrap(true);
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, 8, 4);
    row->addWidget(m_field);
    row->addWidget(m_preview, 1);
    row->addWidget(m_button);
    connect(m_field, &QLineEdit::textChanged, this, &RenameBar::judge);
    connect(m_field, &QLineEdit::returnPressed, this, &RenameBar::choose);
    connect(m_button, &QPushButton::clicked, this, &RenameBar::choose);
}

void RenameBar::ask(const QString& name, const QString& preview, std::function<bool(const QString&)> isTaken)
{
    m_name = name;
    m_isWaiting = false;
    m_sentence = preview;
    m_isTaken = std::move(isTaken);
    m_field->setText(name);
    judge();
    show();
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void RenameBar::askLater(const QString& name, const QString& preview, std::function<bool(const QString&)> isTaken)
{
    ask(name, preview, std::move(isTaken));
    m_isWaiting = true;
    judge();
}

void RenameBar::settle(const QString& preview)
{
    m_isWaiting = false;
    m_sentence = preview;
    judge();
}

void RenameBar::close()
{
    if (isHidden())
        return;
    hide();
    emit closed();
}

QString RenameBar::preview() const
{
    return m_preview->text();
}

bool RenameBar::isReady() const
{
    return m_button->isEnabled();
}

void RenameBar::judge()
{
    const QString name = m_field->text();
    const bool isOther = m_field->hasAcceptableInput() && name != m_name;
    const bool isKeyword = isOther && cudawords::keywords().split(' ').contains(name.toUtf8());
    m_button->setEnabled(isOther && !isKeyword && !m_isWaiting);
    if (isKeyword)
        m_preview->setText(tr("%1 is a word of the language.").arg(name));
    else if (isOther && m_isTaken && m_isTaken(name))
        m_preview->setText(tr("%1 %2 is a name of this file already.", "what is renamed, the new name").arg(m_sentence, name));
    else
        m_preview->setText(m_sentence);
}

void RenameBar::choose()
{
    if (!isReady())
        return;
    const QString name = m_field->text();
    hide();
    emit chosen(name);
}

void RenameBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/sectiontitle.h"

#include "ui/common/themedlabel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QToolButton>

namespace kd {

SectionTitle::SectionTitle(const QString& title, QWidget* parent)
    : QWidget(parent), m_title(new ThemedLabel(title, FontRole::SectionTitle, Token::Text, this)),
      m_note(new ThemedLabel(FontRole::Hint, Token::TextMuted, this)), m_layout(new QHBoxLayout(this))
{
    m_note->setElided(true);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(6);
    m_layout->addWidget(m_title);
    m_layout->addWidget(m_note, 1);
}

void SectionTitle::setNote(const QString& note)
{
    m_note->setText(note);
}

void SectionTitle::setElided()
{
    m_title->setElided(true);
}

void SectionTitle::addButton(QAction* action)
{
    auto* const button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setAccessibleName(action->text());
    addRight(button);
}

void SectionTitle::addRight(QWidget* widget)
{
    m_layout->addWidget(widget);
}

}  // namespace kd

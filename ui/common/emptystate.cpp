// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/emptystate.h"

#include "ui/common/plaintext.h"
#include "ui/common/widgetstyle.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace kd {

EmptyState::EmptyState(const QString& sentence, const QString& button, QWidget* parent)
    : QWidget(parent), m_sentence(new QLabel(this)), m_button(new QPushButton(this))
{
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignCenter);
    useColor(m_sentence, Token::TextSecondary);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 4, 24, 4);
    layout->setSpacing(12);
    layout->addStretch(1);
    layout->addWidget(m_sentence);
    layout->addWidget(m_button, 0, Qt::AlignHCenter);
    layout->addStretch(2);
    connect(m_button, &QPushButton::clicked, this, &EmptyState::triggered);
    setContent(sentence, button);
}

void EmptyState::setContent(const QString& sentence, const QString& button)
{
    m_sentence->setText(sentence);
    m_sentence->setToolTip(wrappedTip(sentence));  // low docks have room for few of its lines
    setAccessibleName(sentence);
    m_button->setText(button);
    m_button->setVisible(!button.isEmpty());
}

void EmptyState::setButtonEnabled(bool isEnabled, const QString& why)
{
    m_button->setEnabled(isEnabled);
    m_button->setToolTip(why);
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/noticebar.h"

#include "ui/common/icons.h"
#include "ui/common/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace kd {
namespace {

constexpr int kNoticeIcon = 16;

}  // namespace

NoticeBar::NoticeBar(QWidget* parent)
    : QWidget(parent), m_icon(new QLabel(this)), m_text(new QLabel(this)), m_row(new QHBoxLayout(this))
{
    setVisible(false);
    m_row->setContentsMargins(12, 3, 8, 3);
    m_row->setSpacing(8);
    m_text->setWordWrap(true);
    m_row->addWidget(m_icon);
    m_row->addWidget(m_text, 1);
    connect(&Theme::instance(), &Theme::changed, this, &NoticeBar::applyTheme);
    applyTheme();
}

void NoticeBar::say(const QString& sentence, const std::vector<Choice>& choices, Tone tone)
{
    m_tone = tone;
    applyTheme();
    m_text->setText(sentence);
    setAccessibleName(sentence);
    for (QPushButton* const button : m_buttons)
        button->deleteLater();
    m_buttons.clear();
    for (const Choice& choice : choices) {
        auto* const button = new QPushButton(choice.text, this);
        connect(button, &QPushButton::clicked, this, [this, act = choice.act] {
            hide();
            act();
        });
        m_row->addWidget(button);
        m_buttons.push_back(button);
    }
    show();
}

QString NoticeBar::sentence() const
{
    return m_text->text();
}

void NoticeBar::applyTheme()
{
    const Theme& theme = Theme::instance();
    update();
    const bool isInfo = m_tone == Tone::Info;
    m_icon->setPixmap(iconPixmap(isInfo ? QStringLiteral("info") : QStringLiteral("warning"), isInfo ? Token::Info : Token::Warn,
                                 theme.scaled(kNoticeIcon), devicePixelRatioF()));
}

void NoticeBar::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), Theme::instance().color(m_tone == Tone::Info ? Token::InfoBack : Token::WarnBack));
}

}  // namespace kd

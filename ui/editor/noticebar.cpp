// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/noticebar.h"

#include "ui/common/icons.h"
#include "ui/common/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QResizeEvent>

#include <algorithm>

namespace kd {
namespace {

constexpr int kNoticeIcon = 16;
constexpr int kGap = 8;
constexpr int kFewestCharacters = 32;  // of a line of what is said beside what is offered

}  // namespace

NoticeBar::NoticeBar(QWidget* parent)
    : QWidget(parent),
      m_icon(new QLabel(this)),
      m_text(new QLabel(this)),
      m_parts(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      m_offered(new QHBoxLayout)
{
    setVisible(false);
    m_parts->setContentsMargins(12, 3, 8, 3);
    m_parts->setSpacing(kGap);
    m_text->setWordWrap(true);
    auto* const said = new QHBoxLayout;
    said->setSpacing(kGap);
    said->addWidget(m_icon);
    said->addWidget(m_text, 1);
    m_offered->setSpacing(kGap);
    m_parts->addLayout(said, 1);
    m_parts->addLayout(m_offered);
    connect(&Theme::instance(), &Theme::changed, this, &NoticeBar::applyTheme);
    applyTheme();
}

void NoticeBar::say(const QString& sentence, const std::vector<Choice>& choices, Tone tone)
{
    m_tone = tone;
    applyTheme();
    m_text->setText(sentence);
    setAccessibleName(sentence);
    for (QPushButton* const button : m_buttons) {
        m_offered->removeWidget(button);
        button->deleteLater();
    }
    m_buttons.clear();
    for (const Choice& choice : choices) {
        auto* const button = new QPushButton(choice.text, this);
        connect(button, &QPushButton::clicked, this, [this, act = choice.act] {
            hide();
            act();
        });
        m_offered->addWidget(button);
        m_buttons.push_back(button);
    }
    arrange();
    show();
}

QString NoticeBar::sentence() const
{
    return m_text->text();
}

/// Beside what is said where a line of it keeps its room.
void NoticeBar::arrange()
{
    const int line = std::min(m_text->fontMetrics().horizontalAdvance(m_text->text()),
                              kFewestCharacters * m_text->fontMetrics().averageCharWidth());
    int offered = 0;
    for (const QPushButton* const button : m_buttons)
        offered += button->sizeHint().width() + kGap;
    const QMargins margins = m_parts->contentsMargins();
    const int room = width() - margins.left() - margins.right() - m_icon->sizeHint().width() - kGap;
    const bool isBeside = offered + line <= room;
    m_parts->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_offered->setAlignment(isBeside ? Qt::Alignment() : Qt::AlignLeft);
}

void NoticeBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
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

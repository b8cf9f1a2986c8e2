// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/meter.h"

#include "ui/common/theme.h"

#include <QPainter>

#include <algorithm>

namespace kd {
namespace {

constexpr int kWords = 20, kBar = 7, kMeterGap = 3, kPillInset = 6, kShortestLabel = 48;  // logical pixels

QRectF share(const QRectF& track, double fraction)
{
    QRectF bar = track;
    bar.setWidth(track.width() * std::clamp(fraction, 0.0, 1.0));
    return bar;
}

}  // namespace

Meter::Meter(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void Meter::setContent(const Content& content)
{
    m_content = content;
    setAccessibleName(QStringLiteral("%1 %2").arg(content.label, content.text));
    tellLabel();
    setAccessibleDescription(content.isLimiter ? tr("limiter") : QString());
    updateGeometry();
    update();
}

QSize Meter::sizeHint() const
{
    return {std::max(labelWidth() + besideLabel(), 220), minimumSizeHint().height()};
}

QSize Meter::minimumSizeHint() const
{
    const Theme& theme = Theme::instance();
    const int label = std::min(labelWidth(), theme.scaled(kShortestLabel));
    return {label + besideLabel(), theme.scaled(kWords) + kMeterGap + kBar + 1};
}

int Meter::labelWidth() const
{
    QFont bold = Theme::instance().font(FontRole::Label);
    bold.setWeight(QFont::DemiBold);
    return QFontMetrics(bold).horizontalAdvance(m_content.label);
}

int Meter::besideLabel() const
{
    const Theme& theme = Theme::instance();
    const int text = QFontMetrics(theme.font(FontRole::Mono)).horizontalAdvance(m_content.text) + 12;
    const int pill = QFontMetrics(theme.font(FontRole::Hint)).horizontalAdvance(tr("limiter")) + 2 * kPillInset + 8;
    return text + (m_content.isLimiter ? pill : 0);
}

void Meter::tellLabel()
{
    setToolTip(labelWidth() + besideLabel() > width() ? accessibleName() : QString());
}

void Meter::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    tellLabel();
}

void Meter::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintWords(painter);
    paintBar(painter);
}

void Meter::paintWords(QPainter& painter) const
{
    const Theme& theme = Theme::instance();
    const QRect line(0, 0, width(), theme.scaled(kWords));
    const Token color = m_content.isStale ? Token::TextMuted : Token::Text;
    QFont font = theme.font(FontRole::Label);
    font.setWeight(m_content.isLimiter ? QFont::DemiBold : QFont::Normal);
    painter.setFont(font);
    painter.setPen(theme.color(m_content.isLimiter ? color : m_content.isStale ? color : Token::TextSecondary));
    const QString label = QFontMetrics(font).elidedText(m_content.label, Qt::ElideRight, width() - besideLabel());
    painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft, label);
    if (m_content.isLimiter) {
        const int x = QFontMetrics(font).horizontalAdvance(label) + 8;
        painter.setFont(theme.font(FontRole::Hint));
        const int width = painter.fontMetrics().horizontalAdvance(tr("limiter")) + 2 * kPillInset;
        const QRect pill(x, line.top() + 1, width, line.height() - 3);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.color(Token::WarnBack));
        painter.drawRoundedRect(pill, 8, 8);
        painter.setPen(theme.color(Token::Warn));
        painter.drawText(pill, Qt::AlignCenter, tr("limiter"));
    }
    painter.setFont(theme.font(FontRole::Mono));
    painter.setPen(theme.color(color));
    painter.drawText(line, Qt::AlignVCenter | Qt::AlignRight, m_content.text);
}

void Meter::paintBar(QPainter& painter) const
{
    const Theme& theme = Theme::instance();
    const QRectF track(0, theme.scaled(kWords) + kMeterGap, width(), kBar);
    const double radius = kBar / 2.0;
    QColor color = theme.series(m_content.isStale ? 8 : m_content.isLimiter ? 2 : 1);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(theme.isDark() ? Token::Hover : Token::Line));
    painter.drawRoundedRect(track, radius, radius);
    if (m_content.ghost) {
        QColor pale = color;
        pale.setAlphaF(0.35f);
        painter.setBrush(pale);
        painter.drawRoundedRect(share(track, *m_content.ghost), radius, radius);
    }
    if (m_content.fraction > 0) {
        painter.setBrush(color);
        painter.drawRoundedRect(share(track, m_content.fraction), radius, radius);
    }
}

}  // namespace kd

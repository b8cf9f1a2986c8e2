// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/themedlabel.h"

#include "ui/common/widgetstyle.h"

#include <QFontMetrics>
#include <QMargins>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace kd {
namespace {

constexpr int kUsualCharacters = 80, kAnyHeight = 2000;  // as in QLabel
constexpr std::size_t kMaxMeasures = 16;

}  // namespace

ThemedLabel::ThemedLabel(FontRole font, Token color, QWidget* parent) : QLabel(parent), m_color(color)
{
    setTextFormat(Qt::PlainText);
    useFont(this, font);
    useColor(this, color);
}

ThemedLabel::ThemedLabel(const QString& text, FontRole font, Token color, QWidget* parent) : ThemedLabel(font, color, parent)
{
    setText(text);
}

void ThemedLabel::setColor(Token color)
{
    if (color == m_color)
        return;
    m_color = color;
    useColor(this, color);
}

void ThemedLabel::setElided(bool elided)
{
    m_isElided = elided;
    updateGeometry();
    update();
}

QSize ThemedLabel::sizeHint() const
{
    return isPlain() ? preferredSize() : QLabel::sizeHint();
}

QSize ThemedLabel::minimumSizeHint() const
{
    const QSize whole = isPlain() ? smallestSize() : QLabel::minimumSizeHint();
    return m_isElided ? QSize(0, whole.height()) : whole;
}

int ThemedLabel::heightForWidth(int width) const
{
    return isPlain() ? sizeIn(width).height() : QLabel::heightForWidth(width);
}

/// QLabel draws such a text as it stands, with nothing around it but margins, and as wide wherever it is aligned.
bool ThemedLabel::isPlain() const
{
    ensurePolished();
    const bool isSelectable = (textInteractionFlags() & ~Qt::TextInteractionFlags(Qt::LinksAccessibleByMouse)) != 0;
    return textFormat() == Qt::PlainText && !text().isEmpty() && !text().contains(QLatin1Char('\t')) && !isSelectable &&
        buddy() == nullptr && frameWidth() == 0 && indent() <= 0;
}

QSize ThemedLabel::air() const
{
    const QMargins around = contentsMargins() + margin();
    return {around.left() + around.right(), around.top() + around.bottom()};
}

/// What QLabel asks for, as are the two below.
QSize ThemedLabel::sizeIn(int width) const
{
    return (textSize(std::max(width, minimumWidth()) - air().width()) + air()).expandedTo(minimumSize());
}

QSize ThemedLabel::preferredSize() const
{
    if (!wordWrap() || minimumWidth() > 0)
        return sizeIn(0);
    const int width = std::min(kUsualCharacters * fontMetrics().averageCharWidth(), maximumWidth()) - air().width();
    const int line = fontMetrics().lineSpacing();
    const QSize oneLine = textSize(QWIDGETSIZE_MAX - air().width());
    QSize text = oneLine.width() <= width ? oneLine : textSize(width);
    if (text.height() < 4 * line && text.width() > width / 2)
        text = textSize(width / 2);
    if (text.height() < 2 * line && text.width() > width / 4)
        text = textSize(width / 4);
    return (text + air()).expandedTo(minimumSize());
}

QSize ThemedLabel::smallestSize() const
{
    const int inOneLine = sizeIn(QWIDGETSIZE_MAX).height();
    return {sizeIn(0).width(), std::min(inOneLine, preferredSize().height())};
}

QSize ThemedLabel::textSize(int width) const
{
    const bool isOfThis = m_measuredText == text() && m_measuredFont == font() && m_isMeasuredWrapped == wordWrap();
    if (!isOfThis || m_measures.size() >= kMaxMeasures) {
        m_measuredText = text();
        m_measuredFont = font();
        m_isMeasuredWrapped = wordWrap();
        m_measures.clear();
    }
    const auto known = std::find_if(m_measures.begin(), m_measures.end(), [&](const Measure& each) {
        return !wordWrap() || each.width == width || (each.text.width() <= width && width <= each.width);
    });
    if (known != m_measures.end())
        return known->text;
    const Qt::Alignment edges = QStyle::visualAlignment(layoutDirection(), alignment()) & ~Qt::AlignCenter;
    const int flags = static_cast<int>(edges) | (wordWrap() ? Qt::TextWordWrap : 0);
    m_measures.push_back({width, fontMetrics().boundingRect(QRect(0, 0, width, kAnyHeight), flags, text()).size()});
    return m_measures.back().text;
}

void ThemedLabel::paintEvent(QPaintEvent* event)
{
    const bool isCut = m_isElided && sizeHint().width() > width();
    const QString shown = isCut ? fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width()) : text();
    if (shown == text())
        return QLabel::paintEvent(event);
    QPainter painter(this);
    painter.setPen(Theme::instance().color(m_color));
    painter.drawText(contentsRect(), static_cast<int>(alignment()) | Qt::TextSingleLine, shown);
}

}  // namespace kd

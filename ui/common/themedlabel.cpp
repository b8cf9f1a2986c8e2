// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/themedlabel.h"

#include "ui/common/widgetstyle.h"

#include <QFontMetricsF>
#include <QMargins>
#include <QPainter>
#include <QStyle>
#include <QTextLayout>
#include <QTextOption>

#include <algorithm>
#include <cmath>

namespace kd {
namespace {

constexpr int kUsualCharacters = 80, kAnyHeight = 2000;  // as in QLabel
constexpr QChar kVariants(0x9c);  // stands between texts of one sense, the longest of which that has room is shown
constexpr qreal kUnbroken = 0x01000000;  // as in QPainter
constexpr std::size_t kMaxMeasures = 16;

/// The text as QPainter takes it, shaped, and ready to be broken into lines again and again: a layout that has ended forgets its
/// shapes.
std::unique_ptr<QTextLayout> shaped(QString text, const QFont& font)
{
    text.replace(QLatin1Char('\n'), QChar::LineSeparator).replace(QLatin1Char('\r'), QLatin1Char(' '));
    auto lines = std::make_unique<QTextLayout>(text, font);
    QTextOption option;
    option.setTextDirection(Qt::LeftToRight);
    lines->setTextOption(option);
    lines->beginLayout();
    return lines;
}

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

ThemedLabel::~ThemedLabel() = default;

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
    return textFormat() == Qt::PlainText && !text().isEmpty() && !text().contains(QLatin1Char('\t')) &&
        !text().contains(kVariants) && !isSelectable && buddy() == nullptr && frameWidth() == 0 && indent() <= 0;
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
        m_lines = shaped(m_measuredText, m_measuredFont);
    }
    const auto known = std::find_if(m_measures.begin(), m_measures.end(), [&](const Measure& each) {
        return !wordWrap() || each.width == width || (each.text.width() <= width && width <= each.width);
    });
    if (known != m_measures.end())
        return known->text;
    m_measures.push_back({width, brokenSize(width)});
    if (!wordWrap())
        m_lines.reset();  // nothing else is asked of it
    return m_measures.back().text;
}

/// As QFontMetrics::boundingRect() has it, which shapes the text for each width.
QSize ThemedLabel::brokenSize(int width) const
{
    const qreal leading = QFontMetricsF(m_measuredFont).leading();
    const qreal room = m_isMeasuredWrapped ? std::max(width, 0) : kUnbroken;
    QSizeF size(0, -leading);
    m_lines->clearLayout();
    for (QTextLine line = m_lines->createLine(); line.isValid(); line = m_lines->createLine()) {
        line.setLineWidth(room);
        size.setHeight(std::ceil(size.height() + leading) + line.ascent() + line.descent());
        size.setWidth(std::max(size.width(), line.naturalTextWidth()));
    }
    const Qt::Alignment edges = QStyle::visualAlignment(layoutDirection(), alignment());
    const qreal left = edges.testFlag(Qt::AlignRight) ? width - size.width() : 0;
    const qreal top = edges.testFlag(Qt::AlignBottom) ? kAnyHeight - size.height() : 0;
    return QRectF(QPointF(left, top), size).toAlignedRect().size();
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/editcostoverlay.h"

#include "ui/common/format.h"
#include "ui/common/theme.h"
#include "ui/editor/codeeditor.h"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace kd {
namespace {

constexpr int kTagHeight = 18, kTagInset = 6, kFigureGap = 7, kTagGap = 12, kTagEdge = 4;  // logical pixels
constexpr double kTagRadius = 3;

QFont tagFont()
{
    QFont font = Theme::instance().font(FontRole::Hint);
    font.setWeight(QFont::DemiBold);
    return font;
}

struct ToneColors {
    Token front, border, back;
};

ToneColors toneColors(EditCostOverlay::Tone tone)
{
    switch (tone) {
    case EditCostOverlay::Tone::Gain:
        return {Token::Text, Token::Ok, Token::OkBack};
    case EditCostOverlay::Tone::Stale:
        return {Token::TextMuted, Token::LineStrong, Token::Raised};
    case EditCostOverlay::Tone::Cost:
        break;
    }
    return {Token::Text, Token::Warn, Token::WarnBack};
}

/// "40 → 47".
QString step(const QString& before, const QString& now)
{
    return QStringLiteral("%1 → %2").arg(before, now);
}

/// "62.5 → 75 %".
QString percentStep(double before, double now)
{
    return step(typeset(formatPercentNumber(before)), typeset(formatPercent(now)));
}

/// "16 → 20 KiB", "512 B → 1 KiB": a unit that both have stands once, and nothing has none.
QString bytesStep(std::uint64_t before, std::uint64_t now)
{
    const FormattedQuantity from = bytesQuantity(before), to = bytesQuantity(now);
    const auto written = [](const FormattedQuantity& bytes) { return bytes.number + QChar(0x202F) + bytes.unit; };
    return step(before == 0 || from.unit == to.unit ? from.number : written(from), written(to));
}

}  // namespace

QStringList priceParts(const EditCost& change, const QString& time)
{
    QStringList parts;
    if (change.hasOtherRegisters())
        parts << EditCostOverlay::tr("regs %1").arg(step(formatCount(change.before.registers), formatCount(change.now.registers)));
    if (change.hasOtherSpills())
        parts << EditCostOverlay::tr("spilled %1").arg(bytesStep(change.before.spilled, change.now.spilled));
    if (change.hasOtherShared())
        parts << EditCostOverlay::tr("shared %1").arg(bytesStep(change.before.shared, change.now.shared));
    if (change.hasOtherOccupancy())
        parts << EditCostOverlay::tr("occupancy %1")
                     .arg(percentStep(change.before.reached.occupancy, change.now.reached.occupancy));
    if (!time.isEmpty())
        parts << time;
    if (!change.hasOtherOccupancy())
        return parts;
    if (const QString limiter = limiterNamesOf(change.now.reached); !limiter.isEmpty())
        parts << EditCostOverlay::tr("limited by %1").arg(limiter);
    return parts;
}

EditCostOverlay::EditCostOverlay(CodeEditor* editor) : QAbstractButton(editor->viewport()), m_editor(editor)
{
    setFocusPolicy(Qt::NoFocus);
    setCursor(Qt::PointingHandCursor);
    hide();
    editor->viewport()->installEventFilter(this);
    connect(editor->verticalScrollBar(), &QScrollBar::valueChanged, this, &EditCostOverlay::place);
    connect(editor->horizontalScrollBar(), &QScrollBar::valueChanged, this, &EditCostOverlay::place);
    connect(editor, &QsciScintillaBase::SCN_ZOOM, this, &EditCostOverlay::place);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        place();
        update();
    });
}

void EditCostOverlay::setPrice(const QStringList& parts, Tone tone, std::optional<int> line, const QString& verdict)
{
    if (parts == m_parts && tone == m_tone && line == m_line && verdict == m_verdict)
        return;
    m_verdict = verdict;
    m_parts = parts;
    m_tone = tone;
    m_line = line;
    updateDescription();
    place();
    update();
}

void EditCostOverlay::updateDescription()
{
    const QString words = m_parts.join(QStringLiteral(", "));
    setAccessibleName(m_tone == Tone::Stale ? tr("Of the previous build: %1").arg(words) : tr("The last edit: %1").arg(words));
    const QString against = tr("%1\nAgainst the last good build before it; a click shows the occupancy.").arg(accessibleName());
    setToolTip(m_verdict.isEmpty() ? against : against + QLatin1Char('\n') + m_verdict);
}

int EditCostOverlay::widthOf(const QStringList& parts) const
{
    const QFontMetrics words(tagFont());
    int width = 2 * kTagInset + 1 + static_cast<int>(parts.size() - 1) * (2 * kFigureGap + 1);
    for (const QString& part : parts)
        width += words.horizontalAdvance(part);
    return width;
}

EditCostOverlay::Place EditCostOverlay::placeNow() const
{
    if (m_parts.isEmpty() || !m_line || *m_line >= m_editor->lines()
        || m_editor->SendScintilla(QsciScintilla::SCI_GETLINEVISIBLE, *m_line) == 0)
        return {};
    const CodeView::Position end = m_editor->lineEnd(*m_line);
    const auto x = static_cast<int>(m_editor->SendScintilla(QsciScintilla::SCI_POINTXFROMPOSITION, 0UL, end));
    const auto y = static_cast<int>(m_editor->SendScintilla(QsciScintilla::SCI_POINTYFROMPOSITION, 0UL, end));
    const int lineHeight = m_editor->textHeight(*m_line);
    int margins = 0;
    for (int margin = 0; margin < m_editor->margins(); ++margin)
        margins += m_editor->marginWidth(margin);
    const QSize sight = m_editor->viewport()->size();
    const int height = Theme::instance().scaled(kTagHeight);
    const int right = sight.width() - kTagEdge;
    if (x < margins || y < 0 || y + lineHeight > sight.height())
        return {};
    QStringList parts = m_parts;
    const auto fits = [&](int left) { return left + widthOf(parts) <= right; };
    int left = x + kTagGap;
    int top = y + (lineHeight - height) / 2;
    if (!fits(left) && parts.size() > 1)
        parts.removeLast();
    if (!fits(left)) {
        parts = m_parts;
        while (parts.size() > 1 && !fits(margins))
            parts.removeLast();
        left = std::max(margins, std::min(left, right - widthOf(parts)));
        top += lineHeight;
    }
    if (top < 0 || top + height > sight.height())
        return {};
    return {QRect(left, top, std::min(widthOf(parts), right - left), height), parts};
}

void EditCostOverlay::place()
{
    const Place now = placeNow();
    setVisible(!now.rect.isNull());
    if (now.rect.isNull())
        return;
    if (now.parts != m_shown)
        update();
    m_shown = now.parts;
    setGeometry(now.rect);
    raise();
}

/// Whatever moves the lines ends in a picture of them.
bool EditCostOverlay::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() == QEvent::Resize || (event->type() == QEvent::Paint && !m_parts.isEmpty())) {
        const Place now = placeNow();
        if (now.rect.isNull() != isHidden() || (!now.rect.isNull() && (now.rect != geometry() || now.parts != m_shown)))
            QMetaObject::invokeMethod(this, &EditCostOverlay::place, Qt::QueuedConnection);
    }
    return QAbstractButton::eventFilter(object, event);
}

void EditCostOverlay::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::instance();
    const ToneColors colors = toneColors(m_tone);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.color(colors.border));
    painter.setBrush(theme.color(underMouse() ? Token::Hover : colors.back));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kTagRadius, kTagRadius);
    painter.setFont(tagFont());
    int x = kTagInset;
    for (const QString& part : m_shown) {
        if (x > kTagInset) {
            QColor line = theme.color(colors.border);
            line.setAlphaF(0.6f);
            painter.setPen(line);
            painter.drawLine(QPointF(x + kFigureGap + 0.5, 4), QPointF(x + kFigureGap + 0.5, height() - 4));
            x += 2 * kFigureGap + 1;
        }
        painter.setPen(theme.color(colors.front));
        painter.drawText(QRect(x, 0, width() - x, height()), Qt::AlignVCenter | Qt::AlignLeft, part);
        x += painter.fontMetrics().horizontalAdvance(part);
    }
}

}  // namespace kd

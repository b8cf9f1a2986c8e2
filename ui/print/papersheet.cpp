// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/papersheet.h"

#include "ui/print/printfonts.h"

#include <QCoreApplication>
#include <QPageSize>

#include <algorithm>

namespace kd {
namespace {

constexpr int kDotsPerInch = 96;
constexpr double kMargin = 12;      ///< millimetres
constexpr double kHeadingGap = 14, kHeadingHeight = 24;
constexpr qsizetype kLongestText = 2000;  ///< characters of one text of others
constexpr double kFootHeight = 22;  ///< of the paper's foot, within the margins

}  // namespace

QString printable(std::string_view text)
{
    QString made = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).left(kLongestText);
    for (QChar& c : made)
        if (c.category() == QChar::Other_Control || c.category() == QChar::Other_Format)
            c = c == QLatin1Char('\n') || c == QLatin1Char('\t') ? QChar(QLatin1Char(' ')) : QChar(QChar::ReplacementCharacter);
    return made;
}

PaperSheet::PaperSheet(QIODevice& out, Margins margins) : m_writer(&out), m_margins(std::move(margins))
{
    m_writer.setPageSize(QPageSize(QPageSize::A4));
    m_writer.setPageMargins(QMarginsF(kMargin, kMargin, kMargin, kMargin), QPageLayout::Millimeter);
    m_writer.setResolution(kDotsPerInch);
    m_writer.setTitle(m_margins.title);
    m_writer.setCreator(m_margins.creator);
    if (!m_margins.data.isEmpty())
        m_writer.addFileAttachment(QStringLiteral("report.json"), m_margins.data, QStringLiteral("application/json"));
    m_painter.begin(&m_writer);
    m_width = m_writer.width();
    m_height = m_writer.height() - kFootHeight;
    beginPage();
}

void PaperSheet::beginPage()
{
    ++m_page;
    m_y = 0;
    const QRectF foot(0, m_height + 6, m_width, kFootHeight - 6);
    fill({0, m_height, m_width, 1}, paper::kLine);
    const Style style{textFont(9), paper::kMuted};
    const QString number =
        m_margins.pages == 0 ? QString() : QCoreApplication::translate("Paper", "Page %1 of %2").arg(m_page).arg(m_margins.pages);
    line(foot, number, {style.font, style.color, Qt::AlignRight | Qt::AlignTop});
    line(foot.adjusted(0, 0, -widthOf(number, style.font) - 16, 0), m_margins.foot, style);
}

bool PaperSheet::hasRoom(double height) const
{
    return m_y + height <= m_height - 4;
}

double PaperSheet::reserve(double height)
{
    if (!hasRoom(height) && m_y > 0) {
        m_writer.newPage();
        beginPage();
    }
    const double start = m_y;
    m_y += height;
    return start;
}

void PaperSheet::heading(const QString& text, double with)
{
    if (m_y > 0)
        skip(kHeadingGap);
    const double y = reserve(kHeadingHeight + with);
    skip(-with);
    this->text({0, y, m_width, kHeadingHeight}, text, {textFont(13, QFont::DemiBold)});
}

void PaperSheet::end()
{
    m_painter.end();
}

double PaperSheet::heightOf(const QString& text, const QFont& font, double width) const
{
    return metrics(font).boundingRect(QRectF(0, 0, width, 1e5), wrapping(text, font, width), text).height();
}

int PaperSheet::wrapping(const QString& text, const QFont& font, double width) const
{
    const QStringList words = text.split(QLatin1Char(' '));
    const bool fits = std::all_of(words.begin(), words.end(), [&](const QString& word) { return widthOf(word, font) <= width; });
    return fits ? Qt::TextWordWrap : Qt::TextWordWrap | Qt::TextWrapAnywhere;
}

double PaperSheet::widthOf(const QString& text, const QFont& font) const
{
    return metrics(font).horizontalAdvance(text);
}

void PaperSheet::text(const QRectF& area, const QString& text, const Style& style)
{
    m_painter.setFont(style.font);
    m_painter.setPen(QColor::fromRgb(style.color));
    m_painter.drawText(area, static_cast<int>(style.alignment.toInt()) | wrapping(text, style.font, area.width()), text);
}

void PaperSheet::line(const QRectF& area, const QString& text, const Style& style)
{
    m_painter.setFont(style.font);
    m_painter.setPen(QColor::fromRgb(style.color));
    const QFontMetricsF its = metrics(style.font);
    const QString shown = its.elidedText(text, Qt::ElideRight, area.width() + 0.5);
    const double x = style.alignment.testFlag(Qt::AlignRight) ? area.right() - its.horizontalAdvance(shown) : area.x();
    m_painter.drawText(QPointF(x, area.center().y() + its.capHeight() / 2), shown);
}

void PaperSheet::fill(const QRectF& area, QRgb color, double radius, std::optional<QRgb> border)
{
    m_painter.setPen(border ? QPen(QColor::fromRgb(*border), 0.75) : QPen(Qt::NoPen));
    m_painter.setBrush(QColor::fromRgb(color));
    if (radius > 0)
        m_painter.drawRoundedRect(area, radius, radius);
    else
        m_painter.drawRect(area);
}

void PaperSheet::bar(const QRectF& area, double share, QRgb color)
{
    const double radius = area.height() / 2;
    fill(area, paper::kTrack, radius);
    const double width = area.width() * std::clamp(share, 0.0, 1.0);
    if (width > 0)
        fill({area.x(), area.y(), std::max(width, 2 * radius), area.height()}, color, radius);
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/papertext.h"

#include "ui/print/printfonts.h"

namespace kd {
namespace {

QTextCharFormat formatOf(report::Span::Style style, const PaperSheet::Style& base)
{
    using Span = report::Span::Style;
    QTextCharFormat format;
    QFont font = base.font;
    if (style == Span::Code)
        font = monoFont(base.font.pointSizeF() * 96 / 72 - 0.5);
    else if (style != Span::Plain)
        font.setWeight(QFont::Bold);
    if (style == Span::Code)
        format.setBackground(QColor::fromRgb(paper::kRaised));
    format.setFont(font);
    format.setForeground(QColor::fromRgb(style == Span::Gain ? paper::kOk : style == Span::Cost ? paper::kWarn : base.color));
    return format;
}

}  // namespace

PaperText::PaperText(PaperSheet& sheet, const report::Text& text, const PaperSheet::Style& style, double width)
    : m_sheet(sheet), m_style(style), m_layout({}, style.font, sheet.painter().device())
{
    QString words;
    QList<QTextLayout::FormatRange> formats;
    for (const report::Span& span : text) {
        const QString shown = printable(span.text);
        formats.append({static_cast<int>(words.size()), static_cast<int>(shown.size()), formatOf(span.style, style)});
        words += shown;
    }
    m_layout.setText(words);
    m_layout.setFormats(formats);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_layout.setTextOption(option);
    m_layout.beginLayout();
    for (QTextLine line = m_layout.createLine(); line.isValid(); line = m_layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, m_height});
        m_height += line.height();
    }
    m_layout.endLayout();
}

void PaperText::draw(double x, double y) const
{
    m_sheet.painter().setPen(QColor::fromRgb(m_style.color));
    m_layout.draw(&m_sheet.painter(), {x, y});
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/paperpieces.h"

#include "ui/print/chartpicture.h"
#include "ui/print/papertext.h"
#include "ui/print/printfonts.h"

#include <algorithm>
#include <memory>

namespace kd {
namespace {

using Style = PaperSheet::Style;

constexpr double kBadgeHeight = 16, kBadgeGap = 4;
constexpr double kNumberHeight = 52;
constexpr double kOverHeight = 16;
constexpr double kItemIndent = 18;
constexpr double kSingleChart = 0.72;  ///< of the width, of a chart that stands alone

struct ToneColors {
    QRgb text, fill;
};
ToneColors colorsOf(report::Tone tone)
{
    switch (tone) {
    case report::Tone::Good: return {paper::kOk, paper::kOkFill};
    case report::Tone::Bad: return {paper::kBad, paper::kBadFill};
    case report::Tone::Same: return {paper::kInfo, paper::kInfoFill};
    case report::Tone::Doubt: return {paper::kWarn, paper::kWarnFill};
    case report::Tone::Neutral: break;
    }
    return {paper::kSecondary, paper::kRaised};
}

/// Makes the pieces of one block.
class PieceMaker {
public:
    PieceMaker(PaperSheet& sheet, double width, const std::vector<ReportChart>& charts)
        : m_sheet(sheet), m_width(width), m_charts(charts)
    {
    }

    PaperBlock operator()(const report::Headline& headline) const
    {
        const double top = headline.over.empty() ? 0 : kOverHeight;
        const auto sentence = flowing(headline.sentence, {textFont(10.5), paper::kSecondary}, m_width);
        return {.pieces = {
                    {top + kNumberHeight + sentence->height() + 4, [this_ = *this, &headline, top, sentence](double x, double y) {
                         this_.drawNumber(headline, x, y, y + top);
                         sentence->draw(x, y + top + kNumberHeight);
                     }}}};
    }
    PaperBlock operator()(const report::Paragraph& paragraph) const
    {
        return {.pieces = {pieceOf(paragraph.text, {textFont(10.5), paragraph.isNote ? paper::kSecondary : paper::kText}, 4)}};
    }
    PaperBlock operator()(const report::Table& table) const { return paperTable(m_sheet, table, m_width); }
    PaperBlock operator()(const report::Badges& badges) const
    {
        PaperBlock block;
        double left = 0;
        std::vector<PlacedBadge> row;
        const auto finish = [&] {
            if (!row.empty())
                block.pieces.push_back(
                    {kBadgeHeight + kBadgeGap, [this_ = *this, row](double x, double y) { this_.drawBadges(row, x, y); }});
            row.clear();
            left = 0;
        };
        for (const report::Badges::Badge& badge : badges.badges) {
            const QString words = printable(plainText(badge.text)).left(120);
            const double width = std::min(m_sheet.widthOf(words, textFont(9.5)) + 16, m_width);
            if (left + width > m_width)
                finish();
            row.push_back({words, colorsOf(badge.tone), left, width});
            left += width + 6;
        }
        finish();
        return block;
    }
    PaperBlock operator()(const report::Notice& notice) const
    {
        const QFont strong = textFont(12, QFont::Bold);
        const double aside = m_sheet.widthOf(printable(notice.word), strong) + 10;
        const Style style{textFont(10.5), colorsOf(notice.tone).text};
        const auto sentence = flowing({{notice.sentence}}, style, m_width - 24 - aside);
        const double height = std::max(sentence->height(), 16.0) + 12;
        return {.pieces = {{height + 6, [this_ = *this, &notice, strong, aside, sentence, height](double x, double y) {
                    const ToneColors colors = colorsOf(notice.tone);
                    this_.m_sheet.fill({x + 0.5, y, this_.m_width - 1, height}, colors.fill, 4, colors.text);
                    this_.m_sheet.text({x + 12, y + 5, aside, 18}, printable(notice.word), {strong, colors.text});
                    sentence->draw(x + 12 + aside, y + 6);
                }}}};
    }
    PaperBlock operator()(const report::List& list) const
    {
        PaperBlock block;
        const double indent = list.isNumbered ? kItemIndent : 0;
        const Style style{textFont(list.isNumbered ? 10.5 : 10)};
        for (std::size_t i = 0; i < list.items.size(); ++i) {
            const auto item = flowing(list.items[i], style, m_width - indent);
            const QString number = list.isNumbered ? QString::number(i + 1) + QLatin1Char('.') : QString();
            block.pieces.push_back({item->height() + 3, [this_ = *this, item, indent, number](double x, double y) {
                                        this_.m_sheet.text({x, y, indent + 1, item->height()}, number,
                                                           {textFont(10.5), paper::kSecondary});
                                        item->draw(x + indent, y);
                                    }});
        }
        return block;
    }
    PaperBlock operator()(const report::Chart& chart) const
    {
        const auto found = std::ranges::find(m_charts, chart.name, &ReportChart::name);
        if (found == m_charts.end())
            return {};
        const double width = m_width == m_sheet.width() ? kSingleChart * m_width : m_width;
        const double height = width * found->height / found->width;
        return {.pieces = {{height, [this_ = *this, found, width, height](double x, double y) {
                    paintChart(this_.m_sheet.painter(), *found, {x, y, width, height});
                }}}};
    }
    PaperBlock operator()(const report::Code& code) const { return paperCode(m_sheet, code, m_width); }

private:
    struct PlacedBadge {
        QString words;
        ToneColors colors;
        double left, width;
    };

    std::shared_ptr<PaperText> flowing(const report::Text& text, const Style& style, double width) const
    {
        return std::make_shared<PaperText>(m_sheet, text, style, width);
    }
    PaperPiece pieceOf(const report::Text& text, const Style& style, double gap) const
    {
        const auto words = flowing(text, style, m_width);
        return {words->height() + gap, [words](double x, double y) { words->draw(x, y); }};
    }
    void drawNumber(const report::Headline& headline, double x, double y, double top) const
    {
        const QFont large = textFont(44, QFont::Bold);
        const QString number = printable(headline.figure);
        if (!headline.over.empty())
            m_sheet.line({x, y, m_width, kOverHeight}, printable(headline.over), {textFont(10), paper::kSecondary});
        m_sheet.text({x, top - 8, m_width, 56}, number, {large});
        m_sheet.text({x + m_sheet.widthOf(number, large) + 4, top + 18, 30, 28}, printable(headline.unit),
                     {textFont(20), paper::kSecondary});
    }
    void drawBadges(const std::vector<PlacedBadge>& badges, double x, double y) const
    {
        for (const PlacedBadge& badge : badges) {
            m_sheet.fill({x + badge.left + 0.5, y, badge.width - 1, kBadgeHeight}, badge.colors.fill, kBadgeHeight / 2,
                         badge.colors.text);
            m_sheet.line({x + badge.left + 8, y, badge.width - 14, kBadgeHeight}, badge.words, {textFont(9.5), badge.colors.text});
        }
    }

    PaperSheet& m_sheet;
    double m_width;
    const std::vector<ReportChart>& m_charts;
};

}  // namespace

double PaperBlock::height() const
{
    double height = head.height;
    for (const PaperPiece& piece : pieces)
        height += piece.height;
    return height;
}

void PaperBlock::place(double x, double y) const
{
    if (head.draw)
        head.draw(x, y);
    y += head.height;
    for (const PaperPiece& piece : pieces) {
        piece.draw(x, y);
        y += piece.height;
    }
}

void PaperBlock::flow(PaperSheet& sheet) const
{
    bool isHeaded = false;
    for (const PaperPiece& piece : pieces) {
        const int page = sheet.page();
        double y = sheet.reserve(isHeaded ? piece.height : head.height + piece.height);
        if (isHeaded && sheet.page() != page && head.height > 0) {
            sheet.skip(head.height);
            isHeaded = false;
        }
        if (!isHeaded && head.draw) {
            head.draw(0, y);
            y += head.height;
        }
        isHeaded = true;
        piece.draw(0, y);
    }
}

PaperBlock paperBlock(PaperSheet& sheet, const report::Block& block, double width, const std::vector<ReportChart>& charts)
{
    return std::visit(PieceMaker(sheet, width, charts), block.content);
}

}  // namespace kd

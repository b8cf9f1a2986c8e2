// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/reportpaper.h"

#include "core/base/error.h"
#include "core/report/charts.h"
#include "core/report/document.h"
#include "ui/print/paperpieces.h"
#include "ui/print/papersheet.h"
#include "ui/print/papertext.h"
#include "ui/print/printfonts.h"

#include <QBuffer>

#include <algorithm>

namespace kd {
namespace {

using report::Group;
using report::Section;
using Style = PaperSheet::Style;

constexpr double kGap = 14;
constexpr double kTitleShare = 0.56;  ///< of the head's width; terms take the rest
constexpr double kTermName = 78;
constexpr double kAnswerWidth = 200, kAnswerGap = 24;
constexpr double kChartGap = 18;
constexpr double kKept = 60, kTableKept = 357;  ///< beneath a heading on its page, at least where there is as much

bool isOnPaper(const report::Block& block)
{
    return isFor(block.form, report::Form::Page);
}

bool isChart(const report::Block& block)
{
    return std::holds_alternative<report::Chart>(block.content);
}

/// Draws the blocks of a report from top to bottom.
class ReportPaper {
public:
    ReportPaper(const report::Document& document, const std::vector<ReportChart>& charts, PaperSheet& sheet)
        : m_document(document), m_charts(charts), m_sheet(sheet), m_width(sheet.width())
    {
    }

    void draw()
    {
        drawHead();
        for (const Section& section : m_document.sections)
            draw(section);
    }

private:
    void drawHead()
    {
        const double left = kTitleShare * m_width;
        const double termsHeight = drawTerms(left + 16);
        double y = 0;
        const auto paragraph = [&](const report::Text& text, const Style& style) {
            const PaperText words(m_sheet, text, style, left);
            words.draw(0, y);
            y += words.height() + 3;
        };
        paragraph({{m_document.kind}}, {textFont(11), paper::kSecondary});
        paragraph({{printable(m_document.title).left(200).toStdString()}}, {textFont(22, QFont::Bold)});
        paragraph(m_document.launch, {textFont(10.5), paper::kSecondary});
        m_sheet.reserve(std::max(y, termsHeight) + 8);
        m_sheet.fill({0, m_sheet.y(), m_width, 1}, paper::kLine);
        m_sheet.skip(kGap);
    }

    double drawTerms(double x)
    {
        double y = 0;
        for (const report::Term& term : m_document.terms) {
            const PaperText value(m_sheet, {{term.value}}, {textFont(10)}, m_width - x - kTermName);
            m_sheet.text({x, y, kTermName, value.height() + 2}, printable(term.name), {textFont(10), paper::kSecondary});
            value.draw(x + kTermName, y);
            y += value.height() + 3;
        }
        return y;
    }

    void draw(const Section& section)
    {
        if (section.layout == Section::Layout::Beside)
            return drawBeside(section);
        for (const Group& group : section.groups) {
            if (std::ranges::none_of(group.blocks, isOnPaper))
                continue;
            section.layout == Section::Layout::Charts ? drawCharts(group) : drawGroup(group);
        }
    }

    PaperBlock made(const report::Block& block, double width) const { return paperBlock(m_sheet, block, width, m_charts); }

    std::vector<PaperBlock> blocksOf(const Group& group, double width) const
    {
        std::vector<PaperBlock> blocks;
        for (const report::Block& block : group.blocks)
            if (isOnPaper(block))
                blocks.push_back(made(block, width));
        return blocks;
    }

    static double heightOf(const std::vector<PaperBlock>& blocks)
    {
        double height = 0;
        for (const PaperBlock& block : blocks)
            height += block.height();
        return height;
    }

    static void place(const std::vector<PaperBlock>& blocks, double x, double y)
    {
        for (const PaperBlock& block : blocks) {
            block.place(x, y);
            y += block.height();
        }
    }

    /// The first group at the left, the others at its right; none of them is longer than a page.
    void drawBeside(const Section& section)
    {
        const double right = kAnswerWidth + kAnswerGap;
        std::vector<PaperBlock> first = blocksOf(section.groups.front(), kAnswerWidth), others;
        for (std::size_t i = 1; i < section.groups.size(); ++i)
            for (PaperBlock& block : blocksOf(section.groups[i], m_width - right))
                others.push_back(std::move(block));
        if (m_sheet.y() > 0 && !m_isFirst)
            m_sheet.skip(kGap);
        m_isFirst = false;
        const double y = m_sheet.reserve(std::max(heightOf(first), heightOf(others)));
        place(first, 0, y);
        place(others, right, y);
    }

    /// What of a group stays with its heading: a chart with what is said of it, a table that fits on a page, or the beginning.
    static double keptOf(const Group& group, const std::vector<PaperBlock>& blocks)
    {
        if (blocks.empty())
            return 0;
        if (isChart(group.blocks.front()))
            return blocks.front().height() + (blocks.size() > 1 ? blocks[1].height() : 0);
        const bool isTable = std::holds_alternative<report::Table>(group.blocks.front().content);
        double kept = blocks.front().head.height;
        for (const PaperBlock& block : blocks)
            for (const PaperPiece& piece : block.pieces)
                kept += kept < (isTable ? kTableKept : kKept) ? piece.height : 0;
        return kept;
    }

    void drawGroup(const Group& group)
    {
        const std::vector<PaperBlock> blocks = blocksOf(group, m_width);
        if (!group.heading.empty())
            m_sheet.heading(printable(group.heading).left(200), keptOf(group, blocks));
        for (const PaperBlock& block : blocks)
            block.flow(m_sheet);
    }

    /// Two charts in a row. What is said of them stands in the last place where it is free, else beneath.
    void drawCharts(const Group& group)
    {
        const double column = (m_width - kChartGap) / 2;
        std::vector<PaperBlock> charts, rest;
        for (const report::Block& block : group.blocks)
            if (isOnPaper(block))
                (isChart(block) ? charts : rest).push_back(made(block, column));
        const bool isFree = charts.size() % 2 == 1;
        m_sheet.heading(printable(group.heading), charts.empty() ? heightOf(rest) : charts.front().height());
        for (std::size_t i = 0; i < charts.size(); i += 2) {
            const bool isLast = i + 1 == charts.size();
            const double y = m_sheet.reserve(std::max(charts[i].height(), isLast ? heightOf(rest) + kGap : charts[i + 1].height()));
            charts[i].place(0, y);
            if (isLast)
                place(rest, column + kChartGap, y + kGap);
            else
                charts[i + 1].place(column + kChartGap, y);
        }
        if (!isFree)
            place(rest, 0, m_sheet.reserve(heightOf(rest)));
    }

    const report::Document& m_document;
    const std::vector<ReportChart>& m_charts;
    PaperSheet& m_sheet;
    double m_width;
    bool m_isFirst = true;
};

/// How many pages it took.
int drawInto(QByteArray& bytes, const Report& report, const report::Document& document, const std::vector<ReportChart>& charts,
             int pages)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    PaperSheet sheet(buffer,
                     {.title = printable(titleOf(document)).left(200),
                      .creator = QStringLiteral("KernelDesk ") + printable(report.programVersion),
                      .foot = QStringLiteral("%1, %2").arg(printable(document.title).left(100), printable(document.maker)),
                      .pages = pages,
                      .data = pages > 0 ? QByteArray::fromStdString(dumpJson(reportToJson(report), 2)) : QByteArray()});
    ReportPaper(document, charts, sheet).draw();
    sheet.end();
    return sheet.page();
}

}  // namespace

QByteArray reportPaper(const Report& report)
{
    const report::Document document = report::documentOf(report);
    const std::vector<ReportChart> charts = reportCharts(report, ChartHeading::None);
    QByteArray bytes;
    const int pages = drawInto(bytes, report, document, charts, 0);
    bytes.clear();
    drawInto(bytes, report, document, charts, pages);
    if (!bytes.startsWith("%PDF"))
        throw RuntimeError({.text = "the report cannot be drawn as PDF", .subject = report.title});
    return bytes;
}

}  // namespace kd

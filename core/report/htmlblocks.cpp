// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/htmlblocks.h"

#include "core/base/wording.h"
#include "core/report/drawing.h"

#include <algorithm>
#include <array>

namespace kd::report {
namespace {

constexpr std::array<std::string_view, 7> kPieceClasses{"", "kw", "cu", "nr", "st", "pp", "cm"};
constexpr std::array<std::string_view, 5> kToneClasses{"good", "bad", "unknown", "same", "doubt"};
constexpr std::array<std::string_view, 5> kCellClasses{"", "mono", "mono", "mono num", ""};
constexpr std::array<std::string_view, 3> kBarClasses{"curve", "limit", "full"};
constexpr std::array<std::string_view, 3> kRowClasses{"", "chosen", "limits"};
constexpr double kWideBar = 300, kCellBar = 100;

std::string_view classOf(Tone tone)
{
    return kToneClasses.at(static_cast<std::size_t>(tone));
}

void openElement(HtmlWriter& out, std::string_view name, std::string_view kind)
{
    out.raw("<").raw(name);
    if (!kind.empty())
        out.raw(" class=\"").raw(kind).raw("\"");
    out.raw(">");
}

void writeText(HtmlWriter& out, const Text& text)
{
    for (const Span& span : text) {
        switch (span.style) {
        case Span::Style::Plain: out.text(span.text); break;
        case Span::Style::Strong: out.element("b", "", span.text); break;
        case Span::Style::Code: out.element("code", "", span.text); break;
        case Span::Style::Gain: out.element("b", "gain", span.text); break;
        case Span::Style::Cost: out.element("b", "cost", span.text); break;
        }
    }
}

void writeLine(HtmlWriter& out, const CodeLine& line)
{
    for (const CodePiece& piece : line) {
        const std::string_view kind = kPieceClasses.at(static_cast<std::size_t>(piece.kind));
        if (kind.empty())
            out.text(piece.text);
        else
            out.element("span", kind, piece.text);
    }
}

/// Writes one block of a page.
class HtmlBlock {
public:
    HtmlBlock(HtmlWriter& out, const std::vector<ChartDrawing>& drawings) : m_out(out), m_drawings(drawings) { }

    void operator()(const Headline& headline) const
    {
        if (!headline.over.empty())
            m_out.element("p", "over", headline.over);
        m_out.raw("<p class=\"number\">").text(headline.figure).raw("<small>").text("\u202F" + headline.unit);
        m_out.raw("</small></p><p class=\"reason\">");
        writeText(m_out, headline.sentence);
        m_out.raw("</p>");
    }
    void operator()(const Paragraph& paragraph) const
    {
        openElement(m_out, "p", paragraph.isNote ? "note" : "");
        writeText(m_out, paragraph.text);
        m_out.raw("</p>");
    }
    void operator()(const Table& table) const
    {
        const bool isLarge = table.size == Table::Size::Large;
        m_out.raw(isLarge ? "<div class=\"wide\"><table class=\"matrix\"><thead><tr>" : "<table class=\"use\"><thead><tr>");
        for (const Column& column : table.columns)
            writeHead(column);
        m_out.raw("</tr></thead><tbody>");
        for (const Row& row : table.rows)
            writeRow(table, row);
        m_out.raw(isLarge ? "</tbody></table></div>" : "</tbody></table>");
    }
    void operator()(const Badges& badges) const
    {
        m_out.raw("<ul class=\"chips\">");
        for (const Badges::Badge& badge : badges.badges) {
            openElement(m_out, "li", classOf(badge.tone));
            writeText(m_out, badge.text);
            m_out.raw("</li>");
        }
        m_out.raw("</ul>");
    }
    void operator()(const Notice& notice) const
    {
        m_out.raw("<p class=\"verdict ").raw(classOf(notice.tone)).raw("\">").element("b", "", notice.word).raw(" ");
        m_out.text(notice.sentence).raw("</p>");
    }
    void operator()(const List& list) const
    {
        m_out.raw(list.isNumbered ? "<ol>" : "<ul class=\"messages\">");
        for (const Text& item : list.items) {
            m_out.raw("<li>");
            writeText(m_out, item);
            m_out.raw("</li>");
        }
        m_out.raw(list.isNumbered ? "</ol>" : "</ul>");
    }
    void operator()(const Chart& chart) const
    {
        const auto found = std::ranges::find(m_drawings, chart.name, &ChartDrawing::name);
        if (found == m_drawings.end())
            return;
        beginDrawing(m_out, {.width = found->width, .height = found->height}, found->description);
        m_out.raw(found->content).raw("</svg>");
    }
    void operator()(const Code& code) const { code.isExcerpt ? writeExcerpt(code) : writeListing(code); }

private:
    void writeHead(const Column& column) const
    {
        m_out.raw(column.kind == Column::Kind::Figure ? "<th scope=\"col\" class=\"num\">" : "<th scope=\"col\">");
        m_out.text(worded(column.head)).text(worded(column.headAside)).raw("</th>");
    }
    void writeRow(const Table& table, const Row& row) const
    {
        openElement(m_out, "tr", kRowClasses.at(static_cast<std::size_t>(row.mark)));
        for (std::size_t i = 0; i < std::min(row.cells.size(), table.columns.size()); ++i) {
            if (i == 0 && table.size == Table::Size::Small)
                m_out.raw("<th scope=\"row\">").text(row.cells[i].text).raw("</th>");
            else
                writeCell(row.cells[i], table.columns[i].kind);
        }
        if (row.cells.size() < table.columns.size())
            m_out.raw("<td colspan=\"").raw(std::to_string(table.columns.size() - row.cells.size())).raw("\" class=\"none\">")
                .text(row.rest)
                .raw("</td>");
        m_out.raw("</tr>");
    }
    void writeCell(const Cell& cell, Column::Kind kind) const
    {
        if (cell.bar)
            return writeBar(cell, *cell.bar);
        openElement(m_out, "td", kCellClasses.at(static_cast<std::size_t>(kind)));
        writeText(m_out, {{cell.text, cell.style}});
        if (!cell.aside.empty())
            m_out.raw(" ").element("span", "products", cell.aside);
        m_out.raw("</td>");
    }
    void writeBar(const Cell& cell, const Bar& bar) const
    {
        const bool isAlone = cell.text.empty();
        m_out.raw(isAlone ? "<td class=\"meter\">" : "<td class=\"share\"><div>");
        drawBar(m_out, kBarClasses.at(static_cast<std::size_t>(bar.kind)), bar.share, isAlone ? kWideBar : kCellBar,
                bar.description);
        if (!isAlone)
            m_out.element("span", "mono num", cell.text).raw("</div>");
        m_out.raw("</td>");
    }
    void writeExcerpt(const Code& code) const
    {
        m_out.raw("<div class=\"excerpt\">");
        for (std::size_t i = 0; i < code.lines.size(); ++i) {
            const bool isMarked = code.first + i == code.marked;
            m_out.raw(isMarked ? "<div class=\"edited\"><i>" : "<div><i>").raw(std::to_string(code.first + i)).raw("</i><code>");
            writeLine(m_out, code.lines[i]);
            m_out.raw("</code>");
            if (isMarked && !code.tag.text.empty())
                m_out.element("span", code.tag.style == Span::Style::Gain ? "tag gain" : "tag cost", code.tag.text);
            m_out.raw("</div>");
        }
        m_out.raw("</div>");
    }
    void writeListing(const Code& code) const
    {
        m_out.raw("<pre>");
        for (std::size_t i = 0; i < code.lines.size(); ++i) {
            m_out.raw("<i>").raw(std::to_string(code.first + i)).raw("</i>");
            writeLine(m_out, code.lines[i]);
            m_out.raw("\n");
        }
        if (code.isCut)
            m_out.raw("<i>…</i>").text(code.more).raw("\n");
        m_out.raw("</pre>");
    }

    HtmlWriter& m_out;
    const std::vector<ChartDrawing>& m_drawings;
};

bool isOnPage(const Block& block)
{
    return isFor(block.form, Form::Page);
}

/// Charts in a row, and what is said of them beneath.
void writeCharts(const HtmlBlock& write, HtmlWriter& out, const std::vector<Block>& blocks)
{
    const auto isChart = [](const Block& block) { return std::holds_alternative<Chart>(block.content); };
    const auto rest = std::ranges::find_if_not(blocks, isChart);
    out.raw("<div class=\"charts\">");
    for (auto block = blocks.begin(); block != rest; ++block)
        std::visit(write, block->content);
    out.raw("<div class=\"steps\">");
    for (auto block = rest; block != blocks.end(); ++block)
        if (isOnPage(*block))
            std::visit(write, block->content);
    out.raw("</div></div>");
}

void writeGroup(const HtmlBlock& write, HtmlWriter& out, const Group& group, Section::Layout layout)
{
    if (!group.heading.empty())
        out.raw(group.isFolded ? "<details><summary>" : "<h2>").text(group.heading).raw(group.isFolded ? "</summary>" : "</h2>");
    if (layout == Section::Layout::Charts)
        writeCharts(write, out, group.blocks);
    else
        for (const Block& block : group.blocks)
            if (isOnPage(block))
                std::visit(write, block.content);
    if (group.isFolded)
        out.raw("</details>");
}

void writeSection(const HtmlBlock& write, HtmlWriter& out, const Section& section)
{
    using Layout = Section::Layout;
    const bool isApart = section.layout == Layout::Beside || section.layout == Layout::Columns;
    openElement(out, "section", section.layout == Layout::Beside ? "answer" : section.layout == Layout::Columns ? "split" : "");
    for (const Group& group : section.groups) {
        if (std::ranges::none_of(group.blocks, isOnPage))
            continue;
        out.raw(isApart ? "<div>" : "");
        writeGroup(write, out, group, section.layout);
        out.raw(isApart ? "</div>" : "");
    }
    out.raw("</section>\n");
}

}  // namespace

void writeDocument(HtmlWriter& out, const Document& document, const std::vector<ChartDrawing>& drawings)
{
    out.raw("<header><div>").element("p", "over", document.kind).element("h1", "", document.title).raw("<p class=\"launch\">");
    writeText(out, document.launch);
    out.raw("</p></div><dl>");
    for (const Term& term : document.terms)
        out.element("dt", "", term.name).element("dd", term.isCode ? "mono" : "", term.value);
    out.raw("</dl></header>\n");
    const HtmlBlock write(out, drawings);
    for (const Section& section : document.sections)
        writeSection(write, out, section);
    out.raw("<footer>").element("p", "", document.reopening).element("p", "", document.maker).raw("</footer>\n");
}

}  // namespace kd::report

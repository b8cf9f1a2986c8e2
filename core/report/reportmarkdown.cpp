// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/wording.h"
#include "core/report/document.h"
#include "core/report/markdown.h"

#include <algorithm>

namespace kd {
namespace {

using report::Form;

std::string spans(const report::Text& text)
{
    using Style = report::Span::Style;
    std::string line;
    for (const report::Span& span : text) {
        if (span.style == Style::Code)
            line += report::code(span.text);
        else if (span.style == Style::Plain || span.text.empty())
            line += report::prose(span.text);
        else
            line += "**" + report::prose(span.text) + "**";
    }
    return line;
}

std::string tableHead(const std::vector<report::Column>& columns)
{
    using Kind = report::Column::Kind;
    std::string head = "|", rule = "|";
    for (const report::Column& column : columns) {
        head += " " + report::prose(worded(column.head)) + " |";
        rule += column.kind == Kind::Figure || column.kind == Kind::Bar ? "--:|" : "---|";
    }
    return head + "\n" + rule + "\n";
}

std::string tableRow(const report::Row& row, const std::vector<report::Column>& columns)
{
    std::string line = "|";
    for (std::size_t i = 0; i < std::min(row.cells.size(), columns.size()); ++i) {
        const bool isName = columns[i].kind == report::Column::Kind::Name;
        line += " " + (isName ? report::code(row.cells[i].text) : spans({{row.cells[i].text, row.cells[i].style}}));
        line += i == 0 && row.mark != report::Row::Mark::None ? " ← |" : " |";
    }
    for (std::size_t i = row.cells.size(); i < columns.size(); ++i)
        line += i == row.cells.size() ? " " + report::prose(row.rest) + " |" : " |";
    return line + "\n";
}

/// A block of a brief, with its last line end. Charts and source have no place in one.
struct MarkdownBlock {
    std::string operator()(const report::Headline& headline) const { return report::prose(plainText(headline.sentence)) + "\n"; }
    std::string operator()(const report::Paragraph& paragraph) const { return spans(paragraph.text) + "\n"; }
    std::string operator()(const report::Table& table) const
    {
        std::string text = tableHead(table.columns);
        for (const report::Row& row : table.rows)
            text += tableRow(row, table.columns);
        return text;
    }
    std::string operator()(const report::Badges& badges) const
    {
        std::string text;
        for (const report::Badges::Badge& badge : badges.badges)
            text += "- " + spans(badge.text) + "\n";
        return text;
    }
    std::string operator()(const report::Notice& notice) const
    {
        return "**" + report::prose(notice.word) + "** " + report::prose(notice.sentence) + "\n";
    }
    std::string operator()(const report::List& list) const
    {
        std::string text;
        for (std::size_t i = 0; i < list.items.size(); ++i)
            text += (list.isNumbered ? std::to_string(i + 1) + ". " : std::string("- ")) + spans(list.items[i]) + "\n";
        return text;
    }
    std::string operator()(const report::Chart&) const { return {}; }
    std::string operator()(const report::Code&) const { return {}; }
};

}  // namespace

namespace report {

std::string markdownOf(const Group& group)
{
    std::string text;
    for (const Block& block : group.blocks) {
        const std::string written = isFor(block.form, Form::Brief) ? std::visit(MarkdownBlock(), block.content) : std::string();
        text += written.empty() ? "" : "\n" + written;
    }
    const bool isHeaded = !text.empty() && !group.heading.empty() && isFor(group.headingForm, Form::Brief);
    return isHeaded ? "\n**" + prose(group.heading) + "**\n" + text : text;
}

std::string markdownOf(const Document& document)
{
    std::string text = "### " +
        worded(message("{} on {}: {}", report::code(document.title), document.target, report::prose(document.summary))) + "\n";
    for (const report::Section& section : document.sections)
        for (const report::Group& group : section.groups)
            text += markdownOf(group);
    text += "\n<sub>";
    for (const std::string& each : document.provenance)
        text += report::prose(each) + ", ";
    return text + report::prose(document.maker) + "</sub>\n";
}

}  // namespace report

std::string reportToMarkdown(const Report& report)
{
    return report::markdownOf(report::documentOf(report));
}

}  // namespace kd

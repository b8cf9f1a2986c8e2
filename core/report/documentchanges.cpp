// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/base/wording.h"
#include "core/base/sourceposition.h"
#include "core/report/document.h"
#include "core/report/excerpt.h"
#include "core/report/words.h"

#include <algorithm>

namespace kd::report {
namespace {

constexpr std::size_t kMessages = 20;
constexpr std::size_t kSourceLines = 5000;

Text answerText(const Trial& answer)
{
    const AnswerText words = answerWords(answer);
    Text text{{titleWords(answer.candidate), Span::Style::Code}, {" " + words.before}};
    if (!words.figure.empty()) {
        text.push_back({" "});
        text.push_back(
            {words.figure, answer.verdict == Verdict::Reaches ? Span::Style::Gain : Span::Style::Cost});
    }
    text.push_back({words.after});
    return text;
}

Group answersGroup(const Report& report)
{
    List list{.isNumbered = true, .items = {}};
    for (const Trial& answer : report.answers)
        list.items.push_back(answerText(answer));
    return {.heading = worded("Answers that were compiled"),
            .blocks = {{std::move(list), Form::Every}},
            .headingForm = Form::Every};
}

Group excerptGroup(const Excerpt& excerpt)
{
    Group group{.heading = excerpt.marked > 0 ? worded("The line that was edited last") : worded("Where launch bounds go"),
                .blocks = {}};
    group.blocks.push_back({Code{.first = excerpt.first,
                                 .lines = excerpt.lines,
                                 .isExcerpt = true,
                                 .marked = excerpt.marked,
                                 .tag = {excerpt.tag, excerpt.isGain ? Span::Style::Gain : Span::Style::Cost}}});
    if (!excerpt.tag.empty())
        group.blocks.push_back(
            {Paragraph{{{worded(message("Line {}, edited last: {}.", numbers::grouped(excerpt.marked), excerpt.tag))}}},
             Form::Brief});
    return group;
}

Message severityWord(Diagnostic::Severity severity)
{
    using Severity = Diagnostic::Severity;
    switch (severity) {
    case Severity::Error: return "Error";
    case Severity::Warning: return "Warning";
    case Severity::Remark: return "Remark";
    case Severity::Note: break;
    }
    return "Note";
}

Group messagesGroup(const std::vector<Diagnostic>& diagnostics)
{
    List list;
    for (std::size_t i = 0; i < std::min(diagnostics.size(), kMessages); ++i) {
        const Diagnostic& each = diagnostics[i];
        const std::string place = each.position.line > 0 ? " " + fileAndLine(each.position) : std::string();
        const std::string words = place + ": " + worded(numberedMessage(each));
        list.items.push_back({{worded(severityWord(each.severity)), Span::Style::Strong}, {words}});
    }
    if (diagnostics.size() > kMessages)
        list.items.push_back({{worded(message("and {} more", numbers::grouped(diagnostics.size() - kMessages)))}});
    return {.heading = worded("Compiler messages"), .blocks = {{std::move(list)}}};
}

Group listingGroup(const Report& report)
{
    Code code{.lines = codeLines(report.source, 1, kSourceLines),
              .isCut = lineCount(report.source) > kSourceLines,
              .more = worded("further lines are in the data of this file")};
    return {.heading = report.fileName.empty() ? worded("Source") : worded(message("Source of {}", report.fileName)),
            .blocks = {{std::move(code)}},
            .isFolded = true};
}

}  // namespace

Section changesSection(const Report& report)
{
    Section section{.layout = Section::Layout::Columns, .groups = {}};
    if (!report.answers.empty())
        section.groups.push_back(answersGroup(report));
    if (const std::optional<Excerpt> excerpt = excerptOf(report))
        section.groups.push_back(excerptGroup(*excerpt));
    return section;
}

Section sourceSection(const Report& report)
{
    Section section;
    if (!report.build.diagnostics.empty())
        section.groups.push_back(messagesGroup(report.build.diagnostics));
    if (!report.source.empty())
        section.groups.push_back(listingGroup(report));
    return section;
}

}  // namespace kd::report

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/excerpt.h"
#include "core/report/page.h"
#include "core/report/words.h"

#include <array>

namespace kd::report {
namespace {

constexpr std::array<std::string_view, 7> kPieceClasses{"", "kw", "cu", "nr", "st", "pp", "cm"};

void writeAnswer(HtmlWriter& out, const Trial& answer)
{
    const AnswerWords words = answerWords(answer);
    out.raw("<li>").element("code", "", answer.candidate.title).text(" " + words.before);
    if (!words.figure.empty())
        out.raw(" ").element("b", answer.verdict == kd::Verdict::Reaches ? "gain" : "cost", words.figure);
    out.text(words.after).raw("</li>");
}

void writeExcerpt(HtmlWriter& out, const Excerpt& excerpt)
{
    out.raw("<div class=\"excerpt\">");
    for (std::size_t i = 0; i < excerpt.lines.size(); ++i) {
        const bool isMarked = excerpt.first + i == excerpt.marked;
        out.raw(isMarked ? "<div class=\"edited\"><i>" : "<div><i>").raw(std::to_string(excerpt.first + i)).raw("</i><code>");
        writeCode(out, excerpt.lines[i]);
        out.raw("</code>");
        if (isMarked && !excerpt.tag.empty())
            out.element("span", excerpt.isGain ? "tag gain" : "tag cost", excerpt.tag);
        out.raw("</div>");
    }
    out.raw("</div>");
}

}  // namespace

void writeCode(HtmlWriter& out, const CodeLine& line)
{
    for (const CodePiece& piece : line) {
        const std::string_view kind = kPieceClasses.at(static_cast<std::size_t>(piece.kind));
        if (kind.empty())
            out.text(piece.text);
        else
            out.element("span", kind, piece.text);
    }
}

void writeChanges(HtmlWriter& out, const Report& report)
{
    const std::optional<Excerpt> excerpt = excerptOf(report);
    if (report.answers.empty() && !excerpt)
        return;
    out.raw("<section class=\"split changes\">");
    if (!report.answers.empty()) {
        out.raw("<div><h2>Answers that were compiled</h2><ol>");
        for (const Trial& answer : report.answers)
            writeAnswer(out, answer);
        out.raw("</ol></div>");
    }
    if (excerpt) {
        out.raw("<div>").raw(excerpt->marked > 0 ? "<h2>The line that was edited last</h2>" : "<h2>Where launch bounds go</h2>");
        writeExcerpt(out, *excerpt);
        out.raw("</div>");
    }
    out.raw("</section>");
}

}  // namespace kd::report

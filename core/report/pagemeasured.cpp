// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/report/histogram.h"
#include "core/report/page.h"
#include "core/report/receipt.h"
#include "core/report/timewords.h"
#include "core/report/twohistograms.h"

#include <algorithm>
#include <array>

namespace kd::report {
namespace {

constexpr std::size_t kMessages = 20;
constexpr std::size_t kSourceLines = 5000;

std::string_view kindOf(Verdict::Kind kind)
{
    constexpr std::array<std::string_view, 5> kClasses{"good", "bad", "unknown", "same", "doubt"};
    return kClasses.at(static_cast<std::size_t>(kind));
}

/// What stands beneath a drawing of times; `label` is empty where there is only one.
void writeFigures(HtmlWriter& out, const std::string& label, const TimingOutcome& timing, std::size_t beyond)
{
    const Statistics& figures = *timing.statistics;
    out.raw("<p class=\"note\">")
        .text(label.empty() ? "Median " : label + ": median ")
        .element("b", "", numbers::duration(figures.median));
    out.text(", 95\u202F% interval " + numbers::duration(figures.intervalLow) + " to " + numbers::duration(figures.intervalHigh) +
             ", " + numbers::grouped(drawableSamples(timing).size(), "sample") + " from " + numbers::duration(figures.min) +
             " to " + numbers::duration(figures.max));
    if (beyond > 0)
        out.text(" (" + numbers::grouped(beyond) + " far outside, not drawn)");
    if (timing.bandwidth > 0)
        out.text(", " + numbers::rate(timing.bandwidth, "B/s"));
    if (timing.flopRate > 0)
        out.text(", " + numbers::rate(timing.flopRate, "FLOP/s"));
    out.raw(".</p>");
}

void writeTimes(HtmlWriter& out, const TimingOutcome& timing)
{
    const std::vector<double> samples = drawableSamples(timing);
    if (samples.empty() || !timing.statistics)
        return;
    const Histogram histogram = histogramOf(samples);
    out.raw("<div><h2>Measured time</h2>");
    drawHistogram(out, histogram, *timing.statistics);
    writeFigures(out, {}, timing, histogram.beyond);
    out.raw("</div>");
}

void writeBothTimes(HtmlWriter& out, const Report& report, const TwoHistograms& both)
{
    out.raw("<div><h2>Measured time</h2>");
    beginDrawing(out, twoHistogramsFrame(), twoHistogramsDescription(both));
    drawTwoHistogramsContent(out, both);
    out.raw("</svg>");
    writeFigures(out, timingLabel(report), *report.timing, both.after.beyond);
    writeFigures(out, baselineLabel(report), report.baseline->timing, both.before.beyond);
    out.raw("</div>");
}

void writeModelled(HtmlWriter& out, const TimingOutcome& timing)
{
    const std::vector<Fact> counts = plainFacts(timing.instructions);
    out.raw("<div><h2>Modelled, not measured</h2><p class=\"note\">The emulated GPU counts instructions; it has no times.</p>"
            "<ul class=\"chips\">");
    for (const Fact& fact : counts)
        out.element("li", "unknown", fact.text);
    out.raw(counts.empty() ? "<li class=\"unknown\">No counts</li></ul></div>" : "</ul></div>");
}

void writeVerdict(HtmlWriter& out, const Verdict& verdict)
{
    out.raw("<p class=\"verdict ").raw(kindOf(verdict.kind)).raw("\">").element("b", "", verdict.word).raw(" ");
    out.text(verdict.sentence).raw("</p>");
}

void writeReceipt(HtmlWriter& out, const Report& report, const std::vector<Verdict>& verdicts)
{
    const std::vector<Fact> facts = report.timing ? receiptFacts(report.timing->receipt) : std::vector<Fact>();
    out.raw("<div><h2>").raw(receiptHeading(report)).raw("</h2>");
    if (const std::optional<Verdict> time = timeVerdictOf(report))
        writeVerdict(out, *time);
    for (const Verdict& verdict : verdicts)
        writeVerdict(out, verdict);
    if (!facts.empty()) {
        out.raw("<ul class=\"chips\">");
        for (const Fact& fact : facts)
            out.element("li", fact.doubtful ? "doubt" : "good", factWords(fact));
        out.raw("</ul>");
    }
    out.raw("</div>");
}

std::string_view severityWord(Diagnostic::Severity severity)
{
    constexpr std::array<std::string_view, 4> kWords{"Error", "Warning", "Remark", "Note"};
    return kWords.at(static_cast<std::size_t>(severity));
}

void writeMessages(HtmlWriter& out, const std::vector<Diagnostic>& diagnostics)
{
    if (diagnostics.empty())
        return;
    out.raw("<h2>Compiler messages</h2><ul class=\"messages\">");
    for (std::size_t i = 0; i < std::min(diagnostics.size(), kMessages); ++i) {
        const Diagnostic& diagnostic = diagnostics[i];
        out.raw("<li>").element("b", "", severityWord(diagnostic.severity));
        if (diagnostic.position.line > 0)
            out.text(" " + fileAndLine(diagnostic.position));
        out.text(": " + diagnostic.message).raw("</li>");
    }
    if (diagnostics.size() > kMessages)
        out.raw("<li>").text("and " + numbers::grouped(diagnostics.size() - kMessages) + " more").raw("</li>");
    out.raw("</ul>");
}

void writeListing(HtmlWriter& out, std::string_view source)
{
    out.raw("<pre>");
    const std::vector<CodeLine> lines = codeLines(source, 1, kSourceLines);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        out.raw("<i>").raw(std::to_string(i + 1)).raw("</i>");
        writeCode(out, lines[i]);
        out.raw("\n");
    }
    if (lineCount(source) > kSourceLines)
        out.raw("<i>…</i>further lines are in the data of this file\n");
    out.raw("</pre>");
}

}  // namespace

void writeMeasured(HtmlWriter& out, const Report& report)
{
    const std::vector<Verdict> verdicts = verdictsOf(report);
    if (!report.timing && verdicts.empty())
        return;
    out.raw("<section class=\"split\">");
    if (report.timing && report.timing->modelled)
        writeModelled(out, *report.timing);
    else if (const std::optional<TwoHistograms> both = twoHistogramsOf(report))
        writeBothTimes(out, report, *both);
    else if (report.timing)
        writeTimes(out, *report.timing);
    writeReceipt(out, report, verdicts);
    out.raw("</section>");
}

void writeSource(HtmlWriter& out, const Report& report)
{
    if (report.source.empty() && report.build.diagnostics.empty())
        return;
    out.raw("<section>");
    writeMessages(out, report.build.diagnostics);
    if (!report.source.empty()) {
        out.raw("<details><summary>Source").text(report.fileName.empty() ? "" : " of " + report.fileName).raw("</summary>");
        writeListing(out, report.source);
        out.raw("</details>");
    }
    out.raw("</section>");
}

void writeFoot(HtmlWriter& out, const Report& report)
{
    out.raw("<footer><p>This file reopens in KernelDesk: File, Open. It loads nothing; it holds the source, inputs, tables and "
            "samples as JSON.</p>");
    out.element("p", "", "KernelDesk " + report.programVersion + ", " + numbers::date(report.created)).raw("</footer>");
}

}  // namespace kd::report

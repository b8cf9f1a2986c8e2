#include "core/report/histogram.h"
#include "core/report/numbers.h"
#include "core/report/page.h"
#include "core/report/receipt.h"
#include "core/report/words.h"

#include <algorithm>
#include <array>

namespace kd::report {
namespace {

constexpr std::size_t kMessages = 20;
constexpr std::size_t kSourceLines = 5000;

std::string_view kindOf(Verdict::Kind kind)
{
    return kind == Verdict::Kind::Good ? "good" : kind == Verdict::Kind::Bad ? "bad" : "unknown";
}

void writeTimes(HtmlWriter& out, const TimingOutcome& timing)
{
    const std::vector<double> samples = drawableSamples(timing);
    if (samples.empty() || !timing.statistics)
        return;
    const Statistics& figures = *timing.statistics;
    const Histogram histogram = histogramOf(samples);
    out.raw("<div><h2>Measured time</h2>");
    drawHistogram(out, histogram, figures);
    out.raw("<p class=\"note\">Median ").element("b", "", duration(figures.median));
    out.text(", 95\u202F% interval " + duration(figures.intervalLow) + " to " + duration(figures.intervalHigh) + ", " +
             grouped(samples.size(), "sample") + " from " + duration(figures.min) + " to " + duration(figures.max));
    if (histogram.beyond > 0)
        out.text(" (" + grouped(histogram.beyond) + " far outside, not drawn)");
    if (timing.bandwidth > 0)
        out.text(", " + rate(timing.bandwidth, "B/s"));
    if (timing.flopRate > 0)
        out.text(", " + rate(timing.flopRate, "FLOP/s"));
    out.raw(".</p></div>");
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

void writeReceipt(HtmlWriter& out, const Report& report, const std::vector<Verdict>& verdicts)
{
    const std::vector<Fact> facts = report.timing ? receiptFacts(report.timing->receipt) : std::vector<Fact>();
    out.raw("<div><h2>").raw(facts.empty() ? "Verification" : "Verification and receipt").raw("</h2>");
    for (const Verdict& verdict : verdicts) {
        out.raw("<p class=\"verdict ").raw(kindOf(verdict.kind)).raw("\">").element("b", "", verdict.word).raw(" ");
        out.text(verdict.sentence).raw("</p>");
    }
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
        if (diagnostic.line > 0)
            out.text(" " + diagnostic.file + ":" + std::to_string(diagnostic.line));
        out.text(": " + diagnostic.message).raw("</li>");
    }
    if (diagnostics.size() > kMessages)
        out.raw("<li>").text("and " + grouped(diagnostics.size() - kMessages) + " more").raw("</li>");
    out.raw("</ul>");
}

void writeListing(HtmlWriter& out, std::string_view source)
{
    out.raw("<pre>");
    std::size_t line = 1;
    for (std::size_t start = 0; start < source.size() && line <= kSourceLines; ++line) {
        const std::size_t end = std::min(source.find('\n', start), source.size());
        out.raw("<i>").raw(std::to_string(line)).raw("</i>").text(source.substr(start, end - start)).raw("\n");
        start = end + 1;
    }
    if (line > kSourceLines)
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
    out.raw("<footer><p>This file reopens in KernelDesk: File, Open. It loads nothing; it holds the source, inputs, tables and samples as JSON.</p>");
    out.element("p", "", "KernelDesk " + report.programVersion + ", " + date(report.created)).raw("</footer>");
}

}  // namespace kd::report

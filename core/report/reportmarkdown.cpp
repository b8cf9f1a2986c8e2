// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/device/architecture.h"
#include "core/report/calculation.h"
#include "core/report/excerpt.h"
#include "core/report/markdown.h"
#include "core/report/report.h"
#include "core/report/timewords.h"

namespace kd {
namespace {

using report::code;
using numbers::grouped;
using report::prose;

std::string row(const Report& report, const ReportRow& row)
{
    const bool chosen = row.architecture == architectureName(report.input.architecture);
    std::string line = "| " + code(row.architecture) + (chosen ? " ←" : "") + " | " + prose(row.family) + " | ";
    if (!row.compiled)
        return line + "not compiled: " + prose(row.message) + " | | | | | | |\n";
    return line + numbers::grouped(row.kernel.registers) + " | " + numbers::grouped(row.kernel.spillStores) + " | " +
        numbers::grouped(row.occupancy.blocksPerSm) + " | " + numbers::percent(row.occupancy.occupancy) + " | " +
        report::limiterWords(row.occupancy) + " | " + (row.bestBlock == 0 ? "none" : numbers::grouped(row.bestBlock)) + " | " +
        report::nextStepWords(row) + " |\n";
}

std::string matrix(const Report& report)
{
    if (report.matrix.empty())
        return {};
    std::string table =
        "\n| Target | Family | Registers | Spills, B | Blocks / SM | Occupancy | Limiter | Best block | Next step |\n"
        "|---|---|--:|--:|--:|--:|---|--:|---|\n";
    for (const ReportRow& entry : report.matrix)
        table += row(report, entry);
    return table;
}

std::string answers(const Report& report)
{
    std::string list = report.answers.empty() ? "" : "\n**Answers that were compiled**\n\n";
    for (std::size_t i = 0; i < report.answers.size(); ++i) {
        const report::AnswerWords words = report::answerWords(report.answers[i]);
        list += std::to_string(i + 1) + ". " + code(report.answers[i].candidate.title) + " " + prose(words.before);
        list += (words.figure.empty() ? "" : " **" + words.figure + "**") + prose(words.after) + "\n";
    }
    return list;
}

std::string calculationText(const Report& report)
{
    if (!report.calculation)
        return {};
    const OccupancyResult& now = report.calculation->occupancy;
    return "\n**Calculated, not compiled:** " + numbers::percent(now.occupancy) + " where the build has " +
        numbers::percent(report.occupancy.occupancy) + ", with " + report::calculationWords(report) + ". " +
        (now.impossible.empty() ? report::warpsSentence(now) + " " : "") + numbers::typeset(now.reason.english()) + "\n";
}

std::string edit(const Report& report)
{
    const std::optional<report::Excerpt> excerpt = report::excerptOf(report);
    if (!excerpt || excerpt->tag.empty())
        return {};
    return "\nLine " + numbers::grouped(excerpt->marked) + ", edited last: " + prose(excerpt->tag) + ".\n";
}

std::string verdict(const report::Verdict& verdict)
{
    return "\n**" + verdict.word + "** " + prose(verdict.sentence) + "\n";
}

/// `label`: of one timing among two.
std::string times(const TimingOutcome& timing, const std::string& label = {})
{
    if (!report::isMeasured(timing))
        return {};
    const Statistics& figures = *timing.statistics;
    std::string line = "\n**Time" + (label.empty() ? "" : " " + prose(label)) + "** median " + numbers::duration(figures.median) +
        ", 95\u202F% interval " + numbers::duration(figures.intervalLow) + " to " + numbers::duration(figures.intervalHigh) + ", " +
        numbers::grouped(timing.samples.size(), "sample");
    if (timing.bandwidth > 0)
        line += ", " + numbers::rate(timing.bandwidth, "B/s");
    if (timing.flopRate > 0)
        line += ", " + numbers::rate(timing.flopRate, "FLOP/s");
    return line + ".\n";
}

std::string heading(const Report& report)
{
    const OccupancyResult& now = report.occupancy;
    std::string line = "### " + code(report.title) + " on " + architectureName(report.input.architecture) + ": ";
    if (now.blocksPerSm == 0)
        line += "cannot run";
    else
        line +=
            numbers::percent(now.occupancy) + " occupancy" + (now.occupancy < 1 ? ", limited by " + report::limiterWords(now) : "");
    return line + "\n\n";
}

}  // namespace

std::string reportToMarkdown(const Report& report)
{
    std::string text = heading(report);
    text += report.occupancy.impossible.empty() ? report::warpsSentence(report.occupancy) + " " : "";
    text += numbers::typeset(report.occupancy.reason.english()) + "\n\n";
    text += code(report.fileName) + (report.fileName.empty() ? "" : ", ") + numbers::grouped(report.input.registers, "register") +
        ", " + numbers::grouped(report.kernel.spillStores) + "\u202FB spilled, " + report::launchWords(report) + ".\n";
    text += calculationText(report) + edit(report) + answers(report) + matrix(report);
    if (const std::optional<report::Verdict> time = report::timeVerdictOf(report))
        text += verdict(*time);
    for (const report::Verdict& each : report::verdictsOf(report))
        text += verdict(each);
    if (report.timing)
        text += times(*report.timing, report::hasBaseline(report) ? report::timingLabel(report) : "");
    if (report::hasBaseline(report))
        text += times(report.baseline->timing, report::baselineLabel(report));
    text += "\n<sub>";
    if (report.run && !report.run->device.empty())
        text += prose(report.run->device) + ", driver " + prose(report.run->driverVersion) + ", ";
    if (!report.build.nvrtcVersion.empty())
        text += "NVRTC " + prose(report.build.nvrtcVersion) + ", ";
    return text + "KernelDesk " + prose(report.programVersion) + ", " + prose(numbers::date(report.created)) + "</sub>\n";
}

}  // namespace kd

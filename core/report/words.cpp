// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/words.h"

#include "core/base/numbers.h"
#include "core/base/wording.h"
#include "core/device/architecture.h"
#include "core/occupancy/limitingresource.h"

namespace kd::report {
namespace {

constexpr std::size_t kShownOptions = 160;

Message stateWord(RunOutcome::State state)
{
    using State = RunOutcome::State;
    switch (state) {
    case State::Ok: return "Ran";
    case State::Differs: return "Differs";
    case State::Faulted: return "Failed on the device";
    case State::Deadline: return "Ended at its deadline";
    case State::Lost: return "GPU process lost";
    case State::Refused: return "Refused";
    case State::Cancelled: return "Cancelled";
    case State::Unavailable: break;
    }
    return "Not run";
}

Message differing(const Verification& verification)
{
    const std::string index = numbers::grouped(verification.firstIndex);
    const std::string actual = numbers::significant(verification.actual, 9);
    const std::string expected = numbers::significant(verification.expected, 9);
    if (verification.mismatches == 1)
        return message("{}: 1 element differs from the reference, at index {}: {} where {} is expected.", verification.name, index,
                       actual, expected);
    return message("{}: {} elements differ from the reference, the first at index {}: {} where {} is expected.", verification.name,
                   numbers::grouped(verification.mismatches), index, actual, expected);
}

Notice verdictOf(const Verification& verification)
{
    if (!verification.message.empty())
        return {Tone::Neutral, worded("Not compared"), verification.name + ": " + worded(verification.message)};
    if (verification.ok)
        return {Tone::Good, worded("Verified"),
                worded(message("{} agrees with its reference; largest difference {}.", verification.name,
                               numbers::significant(verification.maxAbs, 3)))};
    return {Tone::Bad, worded("Differs"), worded(differing(verification))};
}

}  // namespace

std::string listed(const std::string& first, const std::string& second)
{
    return worded(message("{}, {}", first, second));
}

std::string ended(const std::string& words)
{
    return worded(message("{}.", words));
}

std::string followed(const std::string& first, const std::string& second)
{
    return worded(message("{} {}", first, second));
}

std::string limiterWords(const OccupancyResult& occupancy)
{
    if (occupancy.blocksPerSm == 0)
        return worded("cannot run");
    if (occupancy.warpsPerSm == occupancy.maxWarpsPerSm)
        return worded("none");
    std::string words;
    for (const MessagePattern<>& name : limitingNames(occupancy))
        words += (words.empty() ? "" : ", ") + worded(name);
    return words;
}

std::string stepWords(const OccupancyStep& step)
{
    if (step.resource == "threads")
        return typesetWords(message("{} thread(s)", step.value));
    if (step.resource == "shared")
        return worded(message("≤ {} shared memory", numbers::bytes(step.value)));
    if (step.resource == "carveout")
        return worded(message("carve-out ≥ {}", numbers::percent(step.value / 100.0)));
    if (step.resource == "registers")
        return typesetWords(message("≤ {} register(s)", step.value));
    if (step.resource == "barriers")
        return typesetWords(message("≤ {} barrier(s)", step.value));
    return worded(message("clusters of ≤ {}", numbers::grouped(step.value)));
}

std::string nextStepWords(const ReportRow& row)
{
    if (row.occupancy.blocksPerSm > 0 && row.occupancy.warpsPerSm == row.occupancy.maxWarpsPerSm)
        return worded("at maximum");
    if (row.nextSteps.empty())
        return worded("none by one change");
    return stepWords(row.nextSteps.front()) + ": " + numbers::percent(row.nextSteps.front().occupancy);
}

std::string familyOf(const std::string& architecture)
{
    const auto capability = parseArchitecture(architecture);
    const ArchitectureLimits* limits = capability ? findArchitecture(*capability) : nullptr;
    return limits == nullptr ? architecture : architecture + ", " + std::string(limits->family);
}

std::string warpsSentence(const OccupancyResult& occupancy)
{
    return worded(message("{} of {} warps per SM.", numbers::grouped(occupancy.warpsPerSm),
                          numbers::grouped(occupancy.maxWarpsPerSm)));
}

std::string extent(Dim3 size)
{
    return numbers::grouped(size.x) + " × " + numbers::grouped(size.y) + " × " + numbers::grouped(size.z);
}

std::string compilerWords(const Report& report)
{
    std::string words = report.build.compilerName();
    for (const std::string& option : report.options)
        words += (words.empty() ? "" : ", ") + option;
    if (words.size() > kShownOptions)
        words = words.substr(0, kShownOptions) + "…";
    return words;
}

std::string occupancyText(const OccupancyResult& occupancy)
{
    if (occupancy.blocksPerSm == 0)
        return worded("cannot run");
    const std::string percent = numbers::percent(occupancy.occupancy);
    if (occupancy.warpsPerSm < occupancy.maxWarpsPerSm)
        return worded(message("{} occupancy, limited by {}", percent, limiterWords(occupancy)));
    return worded(message("{} occupancy", percent));
}

std::string summaryWords(const Report& report)
{
    std::string words = worded(
        message("{} on {}: {}", report.title, architectureName(report.input.architecture), occupancyText(report.occupancy)));
    if (report.timing && report.timing->statistics && !report.timing->modelled)
        words += "; " + worded(message("median {} on {}", numbers::duration(report.timing->statistics->median),
                                       report.timing->run.device));
    if (report.run && !report.run->ok())
        words += "; " + worded(stateWord(report.run->state));
    else if (report.run && !report.run->verification.empty())
        words += "; " + worded("verified");
    return words;
}

std::string launchWords(const Report& report)
{
    if (!report.run)
        return typesetWords(message("blocks of {} thread(s)", report.input.threads));
    const Dim3 grid = report.run->grid, block = report.run->block, one{};
    if (grid == one && block == one)
        return worded("1 block of 1 thread");
    if (grid == one)
        return worded(message("1 block of {} threads", extent(block)));
    if (block == one)
        return worded(message("{} blocks of 1 thread", extent(grid)));
    return worded(message("{} blocks of {} threads", extent(grid), extent(block)));
}

std::vector<Notice> verdictsOf(const Report& report)
{
    if (!report.run)
        return {};
    const RunOutcome& run = *report.run;
    std::vector<Notice> verdicts;
    for (const Verification& verification : run.verification)
        verdicts.push_back(verdictOf(verification));
    if (!run.ok() && run.state != RunOutcome::State::Differs)
        verdicts.insert(verdicts.begin(), {Tone::Bad, worded(stateWord(run.state)), worded(run.message)});
    if (verdicts.empty())
        verdicts.push_back({Tone::Neutral, worded("Ran"), worded("No reference was given to compare the results with.")});
    return verdicts;
}

std::string titleWords(const Candidate& candidate)
{
    const bool isInLine = candidate.line > 0 && !candidate.text.empty() && candidate.title != candidate.text &&
        candidate.title.starts_with(candidate.text);
    return isInLine ? worded(message("{} in line {}", candidate.text, candidate.line)) : candidate.title;
}

AnswerText answerWords(const Trial& answer)
{
    if (answer.verdict == Verdict::Ignored)
        return {worded("changes nothing"), "", ": " + typesetWords(answer.sentence)};
    if (answer.verdict == Verdict::Refused || !answer.figures)
        return {worded("does not compile"), "", answer.sentence.empty() ? "" : ": " + worded(answer.sentence)};
    const BuildFigures& figures = *answer.figures;
    const std::string registers = typesetWords(message("{} register(s)", figures.registers));
    const std::string spilled = numbers::grouped(figures.spilled) + "\u202FB";
    std::string after = ": " + worded(answer.verdict == Verdict::Spills ? message("{}, but {} spilled", registers, spilled)
                                                                       : message("{}, {} spilled", registers, spilled));
    if (answer.verdict == Verdict::FallsShort)
        after = worded(message("{}, which falls short of {}", after, numbers::percent(answer.candidate.promised)));
    return {worded("gives"), numbers::percent(figures.reached.occupancy), after};
}

}  // namespace kd::report

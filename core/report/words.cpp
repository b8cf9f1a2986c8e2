// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/words.h"

#include "core/base/numbers.h"
#include "core/device/architecture.h"
#include "core/occupancy/limitingresource.h"

#include <array>
#include <utility>

namespace kd::report {
namespace {

constexpr std::size_t kShownOptions = 160;

std::string stateWord(RunOutcome::State state)
{
    using State = RunOutcome::State;
    constexpr std::array<std::pair<State, std::string_view>, 8> kWords{{{State::Ok, "Ran"},
                                                                        {State::Differs, "Differs"},
                                                                        {State::Faulted, "Failed on the device"},
                                                                        {State::Deadline, "Ended at its deadline"},
                                                                        {State::Lost, "GPU process lost"},
                                                                        {State::Refused, "Refused"},
                                                                        {State::Cancelled, "Cancelled"},
                                                                        {State::Unavailable, "Not run"}}};
    for (const auto& [value, word] : kWords) {
        if (value == state)
            return std::string(word);
    }
    return "Not run";
}

std::string differing(const Verification& verification)
{
    if (verification.mismatches == 1)
        return "1 element differs from the reference, at index ";
    return numbers::grouped(verification.mismatches) + " elements differ from the reference, the first at index ";
}

Notice verdictOf(const Verification& verification)
{
    if (!verification.message.empty())
        return {Tone::Neutral, "Not compared", verification.name + ": " + verification.message.english()};
    if (verification.ok)
        return {Tone::Good, "Verified",
                verification.name + " agrees with its reference; largest difference " +
                    numbers::significant(verification.maxAbs, 3) + "."};
    return {Tone::Bad, "Differs",
            verification.name + ": " + differing(verification) + numbers::grouped(verification.firstIndex) + ": " +
                numbers::significant(verification.actual, 9) + " where " + numbers::significant(verification.expected, 9) +
                " is expected."};
}

/// "64 × 64 × 1 blocks", "1 block".
std::string extents(Dim3 size, std::string_view noun)
{
    if (size == Dim3{})
        return numbers::grouped(1, noun);
    return extent(size).append(" ").append(noun).append("s");
}

}  // namespace

std::string limiterWords(const OccupancyResult& occupancy)
{
    if (occupancy.blocksPerSm == 0)
        return "cannot run";
    if (occupancy.warpsPerSm == occupancy.maxWarpsPerSm)
        return "none";
    std::string words;
    for (const MessagePattern<>& name : limitingNames(occupancy))
        words += (words.empty() ? "" : ", ") + std::string(name.text());
    return words;
}

std::string stepWords(const OccupancyStep& step)
{
    if (step.resource == "threads")
        return numbers::grouped(step.value, "thread");
    if (step.resource == "shared")
        return "≤ " + numbers::bytes(step.value) + " shared memory";
    if (step.resource == "carveout")
        return "carve-out ≥ " + numbers::percent(step.value / 100.0);
    if (step.resource == "registers")
        return "≤ " + numbers::grouped(step.value, "register");
    if (step.resource == "barriers")
        return "≤ " + numbers::grouped(step.value, "barrier");
    return "clusters of ≤ " + numbers::grouped(step.value);
}

std::string nextStepWords(const ReportRow& row)
{
    if (row.occupancy.blocksPerSm > 0 && row.occupancy.warpsPerSm == row.occupancy.maxWarpsPerSm)
        return "at maximum";
    if (row.nextSteps.empty())
        return "none by one change";
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
    return numbers::grouped(occupancy.warpsPerSm) + " of " + numbers::grouped(occupancy.maxWarpsPerSm) + " warps per SM.";
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
        return "cannot run";
    const std::string words = numbers::percent(occupancy.occupancy) + " occupancy";
    return occupancy.warpsPerSm < occupancy.maxWarpsPerSm ? words + ", limited by " + limiterWords(occupancy) : words;
}

std::string summaryWords(const Report& report)
{
    std::string words =
        report.title + " on " + architectureName(report.input.architecture) + ": " + occupancyText(report.occupancy);
    if (report.timing && report.timing->statistics && !report.timing->modelled)
        words += "; median " + numbers::duration(report.timing->statistics->median) + " on " + report.timing->run.device;
    if (report.run && !report.run->ok())
        words += "; " + stateWord(report.run->state);
    else if (report.run && !report.run->verification.empty())
        words += "; verified";
    return words;
}

std::string launchWords(const Report& report)
{
    if (!report.run)
        return "blocks of " + numbers::grouped(report.input.threads, "thread");
    return extents(report.run->grid, "block") + " of " + extents(report.run->block, "thread");
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
        verdicts.insert(verdicts.begin(), {Tone::Bad, stateWord(run.state), run.message.english()});
    if (verdicts.empty())
        verdicts.push_back({Tone::Neutral, "Ran", "No reference was given to compare the results with."});
    return verdicts;
}

AnswerText answerWords(const Trial& answer)
{
    if (answer.verdict == Verdict::Ignored)
        return {"changes nothing", "", ": " + numbers::typeset(answer.sentence.english())};
    if (answer.verdict == Verdict::Refused || !answer.figures)
        return {"does not compile", "", answer.sentence.empty() ? "" : ": " + answer.sentence.english()};
    const BuildFigures& figures = *answer.figures;
    const std::string but = answer.verdict == Verdict::Spills ? "but " : "";
    std::string after =
        ": " + numbers::grouped(figures.registers, "register") + ", " + but + numbers::grouped(figures.spilled) + "\u202FB spilled";
    if (answer.verdict == Verdict::FallsShort)
        after += ", which falls short of " + numbers::percent(answer.candidate.promised);
    return {"gives", numbers::percent(figures.reached.occupancy), after};
}

}  // namespace kd::report

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/document/schedulefindings.h"

#include <algorithm>

namespace kd {
namespace {

void addOutput(std::vector<ScheduleFindings::Output>& outputs, const OutputSummary& output, const RunOutcome& outcome,
               std::uint64_t seed)
{
    auto found = std::ranges::find(outputs, output.name, &ScheduleFindings::Output::name);
    if (found == outputs.end())
        found = outputs.insert(found, {.name = output.name, .first = seed, .isVerified = true});
    ++found->differing;
    const auto verified = std::ranges::find(outcome.verification, output.name, &Verification::name);
    found->isVerified = found->isVerified && verified != outcome.verification.end() && verified->ok;
}

}  // namespace

void ScheduleFindings::add(const RunOutcome& plain, const RunOutcome& outcome, std::uint64_t seed)
{
    ++count;
    if (!outcome.ran()) {
        if (failed++ == 0) {
            firstFailed = seed;
            failure = outcome;
        }
        return;
    }
    for (const OutputSummary& output : outcome.outputs) {
        const auto before = std::ranges::find(plain.outputs, output.name, &OutputSummary::name);
        if (before != plain.outputs.end() && before->sha256 != output.sha256)
            addOutput(outputs, output, outcome, seed);
    }
}

bool ScheduleFindings::dependsOnOrder() const
{
    return failed > 0 || !std::ranges::all_of(outputs, &Output::isVerified);
}

RunRequest inSchedule(RunRequest request, std::uint64_t seed)
{
    request.schedule = seed;
    request.keepsContents = false;
    request.counters = false;
    request.watched.reset();
    return request;
}

}  // namespace kd

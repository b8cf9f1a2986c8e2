// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/sweepverdict.h"

#include <algorithm>

namespace kd {
namespace {

using Kind = ComparisonVerdict::Kind;

/// The one of the finalists that no other one is faster than; each meets the fastest one so far.
std::uint64_t electedOf(const std::vector<std::uint64_t>& finalists, const ComparePoints& compare)
{
    std::uint64_t elected = finalists.front();
    for (std::size_t i = 1; i < finalists.size(); ++i) {
        const ComparisonOutcome outcome = compare(elected, finalists[i]);
        const bool hasFailed = !outcome.first.ok() && !outcome.first.message.empty();
        if (hasFailed || (outcome.ok() && outcome.verdict.kind == Kind::Faster))
            elected = finalists[i];
    }
    return elected;
}

ComparisonVerdict exactVerdict(double figure, double today)
{
    ComparisonVerdict verdict;
    verdict.kind = figure < today ? Kind::Faster : figure > today ? Kind::Slower : Kind::Same;
    verdict.confidence = 1;
    verdict.ratio = verdict.low = verdict.high = today > 0 ? figure / today : 0;
    return verdict;
}

}  // namespace

std::optional<SweepVerdict> judgeSweep(const SweepTable& table, const ComparePoints& compare)
{
    const std::vector<const SweepResult*> finalists = finalistsOf(table.results, kMaxFinalists);
    if (finalists.empty())
        return std::nullopt;
    SweepVerdict verdict{.isCounted = table.header.figure != SweepFigure::Duration, .against = {}};
    for (const SweepResult* const finalist : finalists)
        verdict.finalists.push_back(*finalist->point);
    verdict.point = electedOf(verdict.finalists, compare);
    const SweepResult* const today = table.today();
    verdict.hasToday = today != nullptr;
    if (!verdict.hasToday)
        return verdict;
    const SweepResult& best = **std::ranges::find(finalists, std::optional(verdict.point), &SweepResult::point);
    verdict.isSameCode = !best.launchKey.empty() && best.launchKey == today->launchKey;
    if (verdict.isSameCode)
        verdict.against = exactVerdict(1, 1);
    else
        verdict.against =
            verdict.isCounted ? exactVerdict(*best.figure, *today->figure) : compare(std::nullopt, verdict.point).verdict;
    return verdict;
}

SweepElection electionOf(const SweepVerdict& verdict)
{
    if (!verdict.hasToday)
        return {.point = verdict.point};
    return {.point = verdict.point, .ratio = verdict.against.ratio, .low = verdict.against.low, .high = verdict.against.high};
}

}  // namespace kd

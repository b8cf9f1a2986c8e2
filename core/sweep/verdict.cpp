// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/verdict.h"

#include <algorithm>

namespace kd {
namespace {

using Kind = ComparisonVerdict::Kind;
using Pair = SweepJudgement::Pair;

ComparisonVerdict exactVerdict(double figure, double today)
{
    ComparisonVerdict verdict;
    verdict.kind = figure < today ? Kind::Faster : figure > today ? Kind::Slower : Kind::Same;
    verdict.confidence = 1;
    verdict.ratio = verdict.low = verdict.high = today > 0 ? figure / today : 0;
    return verdict;
}

/// Looks comparisons up, and notes the first one that is missing.
class Judge {
public:
    Judge(const SweepTable& table, SweepJudgement& judgement) : m_table(table), m_judgement(judgement) {}

    const PointComparison* compared(const Pair& pair)
    {
        const auto found = std::ranges::find_if(m_table.comparisons, [&](const PointComparison& each) {
            return each.first == pair.first && each.second == pair.second;
        });
        if (found == m_table.comparisons.end()) {
            m_judgement.next = pair;
            return nullptr;
        }
        ++m_judgement.done;
        return &*found;
    }

    /// The one of the finalists that no other one is faster than; nothing where a comparison is missing.
    std::optional<std::uint64_t> elected(const std::vector<std::uint64_t>& finalists)
    {
        std::uint64_t best = finalists.front();
        for (std::size_t i = 1; i < finalists.size(); ++i) {
            const PointComparison* const comparison = compared({best, finalists[i]});
            if (comparison == nullptr)
                return std::nullopt;
            if (comparison->hasFirstFailed || comparison->verdict.kind == Kind::Faster)
                best = finalists[i];
        }
        return best;
    }

private:
    const SweepTable& m_table;
    SweepJudgement& m_judgement;
};

}  // namespace

SweepJudgement judgementOf(const SweepTable& table)
{
    SweepJudgement judgement;
    const std::vector<const SweepResult*> finalists = finalistsOf(table.results, kMaxFinalists);
    if (finalists.empty())
        return judgement;
    const SweepResult* const today = table.today();
    SweepVerdict verdict{.hasToday = today != nullptr, .isCounted = table.header.figure != SweepFigure::Duration, .against = {}};
    for (const SweepResult* const finalist : finalists)
        verdict.finalists.push_back(*finalist->point);
    judgement.total = finalists.size() - 1 + (verdict.hasToday && !verdict.isCounted ? 1 : 0);
    Judge judge(table, judgement);
    const std::optional<std::uint64_t> point = judge.elected(verdict.finalists);
    if (!point)
        return judgement;
    verdict.point = *point;
    const SweepResult& best = **std::ranges::find(finalists, point, &SweepResult::point);
    verdict.isSameCode = verdict.hasToday && !best.launchKey.empty() && best.launchKey == today->launchKey;
    if (verdict.isSameCode) {
        verdict.against = exactVerdict(1, 1);
        judgement.total = judgement.done;
    } else if (verdict.hasToday && verdict.isCounted) {
        verdict.against = exactVerdict(*best.figure, *today->figure);
    } else if (verdict.hasToday) {
        const PointComparison* const comparison = judge.compared({std::nullopt, point});
        if (comparison == nullptr)
            return judgement;
        verdict.against = comparison->verdict;
    }
    judgement.verdict = std::move(verdict);
    return judgement;
}

SweepTable judgedPart(const SweepTable& table)
{
    SweepTable part{.header = table.header, .space = table.space, .results = {}, .election = {}, .comparisons = table.comparisons};
    if (const SweepResult* const today = table.today())
        part.results.push_back(*today);
    for (const SweepResult* const finalist : finalistsOf(table.results, kMaxFinalists))
        part.results.push_back(*finalist);
    return part;
}

SweepElection electionOf(const SweepVerdict& verdict)
{
    if (!verdict.hasToday)
        return {.point = verdict.point};
    return {.point = verdict.point, .ratio = verdict.against.ratio, .low = verdict.against.low, .high = verdict.against.high};
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/sweep/sweepresults.h"

#include <algorithm>
#include <utility>

namespace kd {

SweepResults::SweepResults(SweepHeader header, std::shared_ptr<const SweepSpace> space)
    : m_header(std::move(header)), m_space(std::move(space))
{ }

SweepResults SweepResults::ofRecords(SweepRecords records)
{
    SweepTable table = tableOf(std::move(records));
    SweepResults results(std::move(table.header), std::make_shared<const SweepSpace>(std::move(table.space)));
    for (SweepResult& each : table.results)
        results.append(std::move(each));
    results.m_comparisons = std::move(table.comparisons);
    results.m_verdict = judgementOf(results.judgedTable()).verdict;
    return results;
}

void SweepResults::append(SweepResult result)
{
    result.samples = {};
    m_verdict.reset();
    if (const std::optional<std::size_t> row = result.point ? rowOf(*result.point) : m_today)
        return replace(*row, std::move(result));
    const std::size_t row = m_results.size();
    if (result.point) {
        const SweepPoint point = m_space->at(*result.point);
        m_values.insert(m_values.end(), point.begin(), point.end());
        m_rows.insert_or_assign(*result.point, row);
        ++m_points;
        m_failed += result.isGood() ? 0 : 1;
        if (result.isGood() && (!m_best || *result.figure < *m_results[*m_best].figure))
            m_best = row;
    } else {
        m_values.resize(m_values.size() + m_space->axes().size());
        m_today = row;
    }
    m_results.push_back(std::move(result));
}

/// Seldom: what a worker measured that drifted is measured again.
void SweepResults::replace(std::size_t row, SweepResult result)
{
    m_results[row] = std::move(result);
    const SweepResult* const best = bestOf(m_results);
    m_best = best != nullptr ? std::optional(static_cast<std::size_t>(best - m_results.data())) : std::nullopt;
    m_failed = static_cast<std::size_t>(
        std::ranges::count_if(m_results, [](const SweepResult& each) { return each.point && !each.isGood(); }));
}

std::optional<std::size_t> SweepResults::best() const
{
    return m_verdict ? rowOf(m_verdict->point) : m_best;
}

std::optional<std::size_t> SweepResults::rowOf(std::uint64_t point) const
{
    const auto found = m_rows.find(point);
    return found == m_rows.end() ? std::nullopt : std::optional(found->second);
}

const SweepResult* SweepResults::today() const
{
    return m_today && m_results[*m_today].isGood() ? &m_results[*m_today] : nullptr;
}

SweepTable SweepResults::table() const
{
    SweepTable table{.header = m_header, .space = m_space ? *m_space : SweepSpace(), .results = m_results, .election = {},
                     .comparisons = m_comparisons};
    if (m_verdict)
        table.election = electionOf(*m_verdict);
    return table;
}

SweepTable SweepResults::judgedTable() const
{
    SweepTable part{.header = m_header, .space = {}, .results = {}, .election = {}, .comparisons = m_comparisons};
    if (const SweepResult* const found = today())
        part.results.push_back(*found);
    for (const SweepResult* const finalist : finalistsOf(m_results, kMaxFinalists))
        part.results.push_back(*finalist);
    return part;
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/sweep/sweepresults.h"

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
    return results;
}

void SweepResults::append(SweepResult result)
{
    const std::size_t row = m_results.size();
    result.samples = {};
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
    return {.header = m_header, .space = m_space ? *m_space : SweepSpace(), .results = m_results};
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/workercheck.h"

#include "core/base/error.h"
#include "core/base/fields.h"
#include "core/base/message.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace kd {

template <> struct FieldList<WorkerCheck> {
    static constexpr FieldRules kRules{.subject = "check of a worker"};
    static constexpr std::size_t kMaxWord = 256;
    static void list(auto& fields, auto& check)
    {
        auto& [worker, first, figure, hasDrifted, time] = check;
        fields.required("worker", worker, kMaxWord);
        fields.field("first", first);
        fields.field("figure", figure);
        fields.orAbsent("drifted", hasDrifted);
        fields.orAbsent("time", time, kMaxWord);
        fields.require(!worker.empty(), "worker", "it is empty");
        fields.require(std::isfinite(first) && first >= 0, "first", "it is no number from 0 on");
        fields.require(std::isfinite(figure) && figure >= 0, "figure", "it is no number from 0 on");
    }
};

void to_json(Json& json, const WorkerCheck& check)
{
    writeFields(json, check);
}

void from_json(const Json& json, WorkerCheck& check)
{
    readFields(json, check);
}

bool hasDrifted(double first, double figure, SweepFigure kind)
{
    return kind == SweepFigure::Duration ? std::abs(figure - first) > kMaxWorkerDrift * first : figure != first;
}

void WorkerRanking::unrank(SweepResult& result)
{
    result.isUnranked = true;
    if (result.message.empty())
        result.message = "its worker's times drifted: it is not ranked";
    if (result.point)
        m_unranked.insert(*result.point);
}

void WorkerRanking::add(SweepResult& result)
{
    if (result.isUnranked || (result.sameAs && m_unranked.contains(*result.sameAs)))
        unrank(result);
}

std::size_t WorkerRanking::add(const WorkerCheck& check, std::vector<SweepResult>& results)
{
    std::size_t& checked = m_checkedAt[check.worker];
    if (m_checkedAt.size() > kMaxSweepWorkers)
        refuse(message("a sweep has at most {} workers", kMaxSweepWorkers));
    const std::size_t from = std::exchange(checked, results.size());
    if (!check.hasDrifted)
        return 0;
    const std::size_t before = m_unranked.size();
    for (std::size_t i = std::min(from, results.size()); i < results.size(); ++i) {
        const bool isSame = results[i].sameAs && m_unranked.contains(*results[i].sameAs);
        if (isSame || results[i].worker == check.worker)
            unrank(results[i]);
    }
    return m_unranked.size() - before;
}

}  // namespace kd

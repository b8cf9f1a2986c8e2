// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/workercheck.h"

#include "core/base/error.h"
#include "core/base/fields.h"
#include "core/base/message.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace kd {
namespace {

const Message kDrifted = "its worker's times drifted: it is not ranked";
const Message kUnchecked = "no check of its worker stands behind it: it is not ranked";

void takeOut(SweepResult& result, const Message& reason)
{
    result.isUnranked = true;
    if (result.message.empty())
        result.message = reason;
}

}  // namespace

template <> struct FieldList<WorkerCheck> {
    static constexpr FieldRules kRules{.subject = "check of a worker"};
    static constexpr std::size_t kMaxWord = 256;
    static void list(auto& fields, auto& check)
    {
        auto& [worker, first, figure, hasDrifted, time, deviceUuid] = check;
        fields.required("worker", worker, kMaxWord);
        fields.field("first", first);
        fields.field("figure", figure);
        fields.orAbsent("drifted", hasDrifted);
        fields.orAbsent("time", time, kMaxWord);
        fields.orAbsent("uuid", deviceUuid, kMaxWord);
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

void WorkerRanking::add(SweepResult& result, std::size_t place)
{
    m_unchecked.erase(result.point);
    m_unranked.erase(result.point);
    if (result.isUnranked || (result.sameAs && m_unranked.contains(result.sameAs))) {
        takeOut(result, kDrifted);
        m_unranked.emplace(result.point, place);
    } else if (const auto other = result.sameAs ? m_unchecked.find(result.sameAs) : m_unchecked.end(); other != m_unchecked.end()) {
        Unchecked same = other->second;
        same.place = place;
        m_unchecked.emplace(result.point, std::move(same));
    } else if (!result.sameAs && result.figure && !result.worker.empty()) {
        m_unchecked.emplace(result.point, Unchecked{result.worker, result.deviceUuid, place});
    }
}

template <typename Matches>
WorkerRanking::Places WorkerRanking::unrank(const Message& reason, std::vector<SweepResult>& results, const Matches& matches)
{
    Places places;
    for (auto at = m_unchecked.begin(); at != m_unchecked.end();) {
        if (!m_checked.contains(at->second.worker) || !matches(at->second)) {
            ++at;
            continue;
        }
        const std::size_t place = at->second.place;
        takeOut(results.at(place), reason);
        m_unranked.insert_or_assign(at->first, place);
        places.push_back(place);
        at = m_unchecked.erase(at);
    }
    std::ranges::sort(places);
    return places;
}

WorkerRanking::Places WorkerRanking::add(const WorkerCheck& check, std::vector<SweepResult>& results)
{
    m_checked.insert(check.worker);
    if (m_checked.size() > kMaxSweepWorkers)
        refuse(message("a sweep has at most {} workers", kMaxSweepWorkers));
    const auto isOfCheck = [&](const Unchecked& result) {
        const bool isKnown = !result.deviceUuid.empty() && !check.deviceUuid.empty();
        return result.worker == check.worker && (!isKnown || result.deviceUuid == check.deviceUuid);
    };
    if (check.hasDrifted)
        return unrank(kDrifted, results, isOfCheck);
    std::erase_if(m_unchecked, [&](const auto& each) { return isOfCheck(each.second); });
    return {};
}

WorkerRanking::Places WorkerRanking::unrankUnchecked(const std::string& worker, std::vector<SweepResult>& results)
{
    return unrank(kUnchecked, results, [&](const Unchecked& result) { return result.worker == worker; });
}

WorkerRanking::Places WorkerRanking::unrankUnchecked(std::vector<SweepResult>& results)
{
    return unrank(kUnchecked, results, [](const Unchecked&) { return true; });
}

std::set<std::string> WorkerRanking::unchecked() const
{
    std::set<std::string> workers;
    for (const auto& [point, result] : m_unchecked) {
        if (m_checked.contains(result.worker))
            workers.insert(result.worker);
    }
    return workers;
}

std::optional<std::size_t> WorkerRanking::placeOfDoubtful(std::optional<std::uint64_t> point) const
{
    if (const auto found = m_unranked.find(point); found != m_unranked.end())
        return found->second;
    const auto found = m_unchecked.find(point);
    const bool isDoubtful = found != m_unchecked.end() && m_checked.contains(found->second.worker);
    return isDoubtful ? std::optional(found->second.place) : std::nullopt;
}

}  // namespace kd

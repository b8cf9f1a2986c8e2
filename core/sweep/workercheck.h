// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/sweep/result.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace kd {

/// Limits how far the shared point's time on a worker may be from the first one, as a share of that, before its figures count as
/// figures of another device.
inline constexpr double kMaxWorkerDrift = 0.10;

/// Limits the workers of one sweep.
inline constexpr std::size_t kMaxSweepWorkers = 256;

/// What tells the devices of a sweep's workers apart.
struct SweepDevice {
    std::string name;                 ///< "NVIDIA H200"
    std::string uuid;                 ///< of this very device; empty where it has none, as the emulated GPU
    std::string driver;               ///< version of CUDA that its driver has
    std::int64_t multiprocessors = 0;

    /// Whether times of the two may be ranked together.
    bool isLike(const SweepDevice& other) const
    {
        return name == other.name && driver == other.driver && multiprocessors == other.multiprocessors;
    }
};

/// What a worker's measurement of the point that all workers share said of it.
struct WorkerCheck {
    std::string worker;     ///< its name, as in the results
    double first = 0;       ///< figure that it is compared with: the worker's own first one
    double figure = 0;      ///< figure of this time
    bool hasDrifted = false;
    std::string time;       ///< when it was taken, ISO 8601 in UTC
};
void to_json(Json& json, const WorkerCheck& check);
/// Throws RuntimeError where a member is missing, or of another type or size.
void from_json(const Json& json, WorkerCheck& check);

/// Whether `figure` of the shared point is too far from `first`. What is counted has to be the same to the last one.
bool hasDrifted(double first, double figure, SweepFigure kind);

/// Follows the results of several workers and their checks, in the order in which they came, and takes those out of the ranking
/// that a worker made between its last good check and one that found it drifted, with what is the same as one of them.
class WorkerRanking {
public:
    /// To be told of each result before it joins the others.
    void add(SweepResult& result);
    /// `results` are all that came before the check. Gives the number of those that are not ranked any more. Throws RuntimeError
    /// for more than kMaxSweepWorkers workers.
    std::size_t add(const WorkerCheck& check, std::vector<SweepResult>& results);

private:
    void unrank(SweepResult& result);

    std::map<std::string, std::size_t> m_checkedAt;  ///< by worker: results that were there at its last good check
    std::set<std::uint64_t> m_unranked;              ///< points
};

}  // namespace kd

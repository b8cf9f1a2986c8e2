// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/sweep/result.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
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
    std::string deviceUuid; ///< where it was taken; empty where that is not known
};
void to_json(Json& json, const WorkerCheck& check);
/// Throws RuntimeError where a member is missing, or of another type or size.
void from_json(const Json& json, WorkerCheck& check);

/// Whether `figure` of the shared point is too far from `first`. What is counted has to be the same to the last one.
bool hasDrifted(double first, double figure, SweepFigure kind);

/// Follows the results of several workers and their checks, in the order in which they came. What a worker measured counts as
/// checked between two good checks, with what is the same as one of its points; it is taken out of the ranking where a check finds
/// the worker drifted, or where none comes any more.
class WorkerRanking {
public:
    /// Numbers of results.
    using Places = std::vector<std::size_t>;

    /// To be told of each result before it joins the others at `place`, or replaces the doubtful one of its point there.
    void add(SweepResult& result, std::size_t place);
    /// `results` are all that came before the check. Gives those that are not ranked any more. Throws RuntimeError for more than
    /// kMaxSweepWorkers workers.
    Places add(const WorkerCheck& check, std::vector<SweepResult>& results);
    /// Takes what no check confirmed out of the ranking, of one worker that is not checked any more, or of all.
    Places unrankUnchecked(const std::string& worker, std::vector<SweepResult>& results);
    Places unrankUnchecked(std::vector<SweepResult>& results);

    /// Workers with results that no check has confirmed. One that was never checked is none of several, and not among them.
    std::set<std::string> unchecked() const;
    bool isUnchecked(const std::string& worker) const { return unchecked().contains(worker); }
    /// Where the result of a point, or of the program as it stands, is that may be measured again, since it is not ranked or
    /// unchecked; nothing where there is none, or a good one.
    std::optional<std::size_t> placeOfDoubtful(std::optional<std::uint64_t> point) const;

private:
    using Point = std::optional<std::uint64_t>;
    /// A result that no check has confirmed.
    struct Unchecked {
        std::string worker, deviceUuid;
        std::size_t place = 0;
    };
    template <typename Matches> Places unrank(const Message& reason, std::vector<SweepResult>& results, const Matches& matches);

    std::map<Point, Unchecked> m_unchecked;
    std::map<Point, std::size_t> m_unranked;
    std::set<std::string> m_checked;  ///< workers
};

}  // namespace kd

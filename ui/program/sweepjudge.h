// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/sweep/verdict.h"

#include <QFuture>
#include <QObject>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

namespace kd {

class Client;
class SweepJournal;
struct ComparisonOutcome;
struct Message;
struct SweepJob;
struct SweptPoint;

/// How far a sweep's best points are launched in turns.
struct SweepTurns {
    std::size_t done = 0, total = 0;  ///< comparisons of two of them
    std::optional<Seconds> left;      ///< at most, while the device is asked; nothing before
};

/// Finds the verdict on a sweep whose points are measured: launches those that may be the best in turns, and the best of them in
/// turns with the program as it stands. Builds are asked for again, which the worker's cache makes short. The newest one wins.
class SweepJudge : public QObject {
public:
    using OnTurns = std::function<void(const SweepTurns& turns)>;
    using Verdict = std::optional<SweepVerdict>;

    /// `client` outlives it.
    explicit SweepJudge(Client& client, QObject* parent = nullptr);
    ~SweepJudge() override;

    /// Comparisons that `table` has are not made again, and each new one is in `journal`, which may be null, before the next is
    /// begun. The future gives the verdict, nothing where no point has a figure, or throws an Error: a point that does not compile
    /// any more, a device that is not there, a full disk. It is cancelled with the judgement.
    QFuture<Verdict> judge(SweepJob job, const SweepTable& table, std::shared_ptr<SweepJournal> journal, OnTurns onTurns = {});
    bool isBusy() const { return m_run != nullptr; }
    /// Ends compiles and the comparison; the journal has those before.
    void cancel();

private:
    struct Run;
    using RunPointer = std::shared_ptr<Run>;
    using Side = std::shared_ptr<SweptPoint>;

    void advance(const RunPointer& run);
    void build(const RunPointer& run, std::optional<std::uint64_t> point, std::function<void(Side)> then);
    void compile(const RunPointer& run, const Side& side, std::function<void(Side)> then);
    void compare(const RunPointer& run, SweptPoint first, SweptPoint second);
    void compared(const RunPointer& run, const SweepJudgement::Pair& pair, const ComparisonOutcome& outcome);
    void keep(const RunPointer& run, PointComparison comparison);
    void tell(const RunPointer& run);
    void fail(const RunPointer& run, const Message& sentence);
    void release();

    Client& m_client;
    RunPointer m_run;
};

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/occupancy/goal.h"
#include "core/tuning/codechange.h"
#include "ui/workbench/benchparts.h"
#include "ui/workbench/buildchange.h"
#include "ui/workbench/variants.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace kd {

/// What the user asks of the chosen kernel at its launch.
struct GoalRequest {
    std::string architecture;  ///< "sm_80"; empty: of the build
    enum class Unit { Percent, Blocks };
    Unit unit = Unit::Percent;
    double amount = 75;  ///< percent of the warps of an SM, or blocks on it
    bool keepsBlockSize = true;
    bool keepsSpills = true;       ///< answers that spill more than now are no answers
    bool triesBounds = true;       ///< __launch_bounds__
    bool triesMaxRegisters = true; ///< --maxrregcount
    bool triesUnroll = true;       ///< smaller factors of the kernel's #pragma unroll
    bool triesShared = true;
    bool triesCarveout = true;
};

/// A change that would reach the goal by the calculator, and what the compiler says of it.
struct GoalAnswer {
    /// Launch: block size, shared memory and carve-out; the code stays as it is
    enum class Kind { Bounds, MaxRegisters, Unroll, Launch };
    /// Of Launch Calculated alone; of the others all but that. Of Unroll only what reaches the goal stays.
    enum class State { Compiling, Reaches, Spills, FallsShort, Ignored, Refused, Unknown, Calculated };
    Kind kind = Kind::Launch;
    State state = State::Compiling;
    GoalChange change;                    ///< as calculated
    std::uint32_t threads = 0, minBlocks = 0;  ///< of Bounds
    std::optional<UnrollTrial> unroll;    ///< of Unroll
    std::string text;                     ///< "__launch_bounds__(256, 6)", "--maxrregcount=40", "#pragma unroll 4"; empty of Launch
    std::optional<BuildFigures> figures;  ///< compiled; of Launch, calculated
    std::optional<ChangeJudgement> judgement;  ///< what the compiler made of it; nothing before, and of Launch

    bool isReached() const { return state == State::Reaches || state == State::Calculated; }
};

/// Looks for the smallest changes that reach a goal, and compiles each before it claims anything. Answers are of the build that
/// they were asked for; they go when the text, the settings, the kernel or the launch change.
class GoalSolver : public QObject {
    Q_OBJECT
public:
    explicit GoalSolver(const BenchParts& parts);

    /// Why it cannot be solved now, in one sentence; empty when it can.
    QString whyNot() const;
    void solve(const GoalRequest& request);
    void stop();

    bool isSolving() const { return m_variants.isBusy(); }
    /// What was asked last; nothing: no answers.
    const std::optional<GoalRequest>& request() const { return m_request; }
    const std::vector<GoalAnswer>& answers() const { return m_answers; }
    /// Of the program that was asked about, on the architecture that was.
    const std::optional<BuildFigures>& present() const { return m_present; }
    bool isReachedAlready() const { return m_isReachedAlready; }
    /// What was left out, or why nothing was found out: one sentence, or empty.
    const QString& remark() const { return m_remark; }
    Milliseconds duration() const { return m_duration; }
    /// Changes that were calculated or compiled for this goal, also those that are no answers.
    std::size_t tried() const { return m_tried; }

    /// Writes it into the source, the compile settings or the launch form. False where that is not possible any more:
    /// whyNotInserted() says why.
    bool insert(const GoalAnswer& answer);
    /// One sentence; empty when insert() can do it.
    QString whyNotInserted(const GoalAnswer& answer) const;

signals:
    void changed();

private:
    OccupancyGoal goalOf(const GoalRequest& request) const;
    std::string architectureOf(const GoalRequest& request) const;
    void compileFor(const std::string& architecture);
    void seek(const KernelInfo& kernel);
    void add(const GoalChange& change, const GoalRequest& request);
    void addBounds(const GoalChange& change);
    void addMaxRegisters(const GoalChange& change);
    void addLaunch(const GoalChange& change);
    void addUnrolls();
    void keepBestUnrolls();
    void compileAll();
    void take(std::size_t index, const std::optional<CompileOutcome>& result);
    void clear();

    BenchParts m_parts;
    std::optional<GoalRequest> m_request;
    std::vector<GoalAnswer> m_answers;
    std::optional<KernelInfo> m_kernel;      ///< as it is compiled for the architecture that was asked for
    std::optional<OccupancyInput> m_launch;  ///< with the kernel's figures
    std::optional<BuildFigures> m_present;
    std::optional<KernelPlace> m_place;
    QString m_remark;
    bool m_isReachedAlready = false;
    std::size_t m_tried = 0;
    QElapsedTimer m_since;
    Milliseconds m_duration{0};
    Variants m_variants;
};

}  // namespace kd

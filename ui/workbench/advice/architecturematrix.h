// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/occupancy/occupancy.h"
#include "core/tuning/verdict.h"
#include "ui/program/trialrunner.h"
#include "ui/workbench/advice/workbenchcontext.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace kd {

/// The chosen kernel compiled for one architecture, at the launch of now.
struct MatrixRow {
    std::string architecture;  ///< "sm_90"
    std::string family;        ///< "Hopper, H100, H200"; empty where the calculator does not know it
    Verdict verdict = Verdict::Untried;
    QString sentence;          ///< sentence of Refused
    KernelInfo kernel;         ///< kernel of Compiles, as all below
    OccupancyInput input;
    std::optional<OccupancyResult> occupancy;  ///< nothing: the calculator does not know the architecture
    std::uint32_t bestBlock = 0;               ///< threads; 0: none can run
    std::vector<OccupancyStep> nextSteps;

    std::uint64_t spilled() const { return kernel.spillStores; }
};

/// "Hopper, H100, H200"; empty where the calculator does not know the architecture "sm_90".
std::string familyOf(const std::string& architecture);

/// The document's program compiled for every architecture that the compiler knows. What was compiled once is taken from the cache.
class ArchitectureMatrix : public QObject {
    Q_OBJECT
public:
    explicit ArchitectureMatrix(const WorkbenchContext& parts);

    /// Gives the rows in the order of the architectures, without those left out; empty before the first good build.
    const std::vector<MatrixRow>& rows() const { return m_rows; }
    /// How many have their answer.
    std::size_t done() const;
    bool isCompiling() const { return m_runner.isBusy(); }
    /// Some rows are of an older build; those that are not there are Untried.
    bool isStale() const { return m_isStale; }
    /// How long the last matrix that came to its end took; 0 before.
    Milliseconds duration() const { return m_duration; }
    /// Why it cannot be compiled now, in one sentence; empty when it can.
    QString whyNot() const;

    /// Every architecture that could have a row.
    QStringList known() const;
    /// Leaves architectures out: they are not compiled and have no row; the build's own always has.
    void setLeftOut(const QStringList& architectures);
    const QStringList& leftOut() const { return m_leftOut; }

    /// Somebody looks at it: it is compiled when the program has rested for a moment, while live compile is on.
    void setWatched(bool isWatched);
    bool isWatched() const { return m_isWatched; }
    /// All that have no answer of the present build.
    void compile();
    void stop();

signals:
    void changed();

private:
    std::string baseOfBuild() const;
    void arrange();
    void onBuildChanged();
    void addReportRows(const std::string& present);
    void fill(MatrixRow& row, const CompileOutcome& result) const;
    void schedule();
    void drop();
    void onOutcome(const std::string& architecture, const CompileOutcome& outcome);

    WorkbenchContext m_parts;
    std::vector<MatrixRow> m_rows;
    std::map<std::string, CompileOutcome> m_results;  ///< by architecture
    QStringList m_leftOut;
    std::string m_base;  ///< the text and settings that m_results are of
    bool m_isStale = false;
    bool m_isWatched = false;
    bool m_isStopped = false;  ///< by the user, for this build
    QTimer m_delay;
    QElapsedTimer m_since;
    Milliseconds m_duration{0};
    TrialRunner m_runner;
};

}  // namespace kd

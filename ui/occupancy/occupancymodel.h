// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/occupancy/waves.h"
#include "ui/occupancy/occupancyanswer.h"

#include <QObject>
#include <QString>

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace kd {

/// One input of the calculator that a user can change.
enum class OccupancyField {
    Architecture,
    Threads,
    Registers,
    StaticShared,
    DynamicShared,
    Carveout,
    Barriers,
    Cluster,
    Multiprocessors
};

/// A compiled kernel as the calculator sees it.
struct OccupancyBuild {
    QString kernel;
    OccupancyInput input;
    std::uint32_t multiprocessors = 0;  ///< multiprocessors of the device that runs are made on; 0: not known
    std::uint64_t blocks = 0;           ///< blocks of the launch as it was checked last; 0: not known
    std::vector<MeasuredTime> times;    ///< times of this code with this work on that device, by block size
    QString noBlockSize;                ///< one sentence why there is no occupancy by block size; empty where there is
    std::optional<OccupancyInput> previous;  ///< the same launch of the kernel in the build before; nothing where there is none
};

/// Holds what a user can ask.
struct OccupancyQuestion {
    OccupancyInput input;
    std::uint32_t multiprocessors = 0;
};

/// The calculator's question and its answer. Every input follows the build until it is edited.
class OccupancyModel : public QObject {
    Q_OBJECT
public:
    explicit OccupancyModel(QObject* parent = nullptr);

    /// Nothing: there is no good build. Edited inputs stay as they are.
    void setBuild(const std::optional<OccupancyBuild>& build);
    const std::optional<OccupancyBuild>& build() const { return m_build; }
    /// The build is older than the text.
    /// `isOfReport`: what is stale is a report that was opened, not a build of before.
    void setStale(bool stale, bool isOfReport = false);
    bool isOfReport() const { return m_isOfReport; }
    bool isStale() const { return m_isStale; }

    /// Gives the answer of the build alone; null without one.
    OccupancyAnswerPointer buildAnswer() const { return m_buildAnswer; }
    /// Gives the answer of the build before at the launch of now; null where there is none.
    OccupancyAnswerPointer previousAnswer() const { return m_previousAnswer; }
    /// Gives the answer of the build with what was edited. Without a build, of the calculator's defaults.
    OccupancyAnswerPointer answer() const { return m_answer; }

    /// The build's launch over so many SMs; nothing where its blocks or the SMs are not known, or no block fits.
    std::optional<Waves> waves() const;

    /// An architecture is 10 major + minor; a carve-out of -1 is the driver's default; 0 SMs are not known.
    int value(OccupancyField field) const;
    /// Ignores values below 0, but for the carve-out, and an architecture that the calculator does not know.
    void setValue(OccupancyField field, int value);
    /// Edits what differs from the build.
    void setInput(const OccupancyInput& input);
    bool isChanged(OccupancyField field) const { return m_changed.contains(field); }
    bool followsBuild() const { return m_build && m_changed.empty(); }
    void reset(OccupancyField field);
    void resetAll();
    /// The inputs that were edited and their values, as setValue() takes them.
    using Edits = std::map<OccupancyField, int>;
    Edits edits() const;
    /// Sets both in one step, so that no edit is taken for a value of the build before: another build, and these edits in place
    /// of all others.
    void setDocument(const std::optional<OccupancyBuild>& build, const Edits& edits);

signals:
    void changed();

private:
    OccupancyQuestion questionOfBuild() const;
    void update();
    void followWhereEqual();

    std::optional<OccupancyBuild> m_build;
    bool m_isStale = false, m_isOfReport = false;
    OccupancyQuestion m_question;
    std::set<OccupancyField> m_changed;
    OccupancyAnswerPointer m_buildAnswer, m_previousAnswer, m_answer;
};

}  // namespace kd

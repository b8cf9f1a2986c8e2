// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/counters/countedlaunch.h"
#include "ui/workbench/runs/jobrunner.h"

#include <QObject>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace kd {

/// Counts what the current document's launch does in the hardware of its GPU, or in the emulated one, and keeps what was counted
/// with each document. The device is asked for as a run asks for it; what was counted before stays where a count fails.
class LaunchCounter : public QObject {
    Q_OBJECT
public:
    enum class On {
        Device,   ///< the device that is chosen
        Emulated  ///< the emulated GPU of the same target, beside which a GPU's counts stand
    };
    LaunchCounter(Client& client, Documents& documents, TargetConnection& target, BuildController& builds, LaunchModel& launches,
                  JobRunner& jobs);
    ~LaunchCounter() override;

    /// The newest of the current document, by a GPU where both counted the same code and launch; null where there is none.
    CountedLaunchPointer shown() const;
    /// What the emulated GPU counted of the same source and launch as shown(); null where it did not.
    CountedLaunchPointer modelled() const;
    /// Tells whether shown() is of the program and its launch as they stand.
    RunAge age() const;
    /// What was counted of the baseline of shown()'s kernel, on the same device; nothing where shown() is of that itself.
    std::optional<CountedBaseline> baseline() const;
    /// The count of the very code and launch that `record` is of, on its device; null where there is none.
    CountedLaunchPointer countOf(const RunRecord& record) const;
    /// The count of the emulated GPU of the same source and launch; null where there is none.
    CountedLaunchPointer modelledOf(const RunRecord& record) const;
    /// Why the last count of the current document gave nothing, in one sentence; empty once one gave something.
    QString refusal() const;

    /// A count of the current document goes on, or waits for its device.
    bool isCounting() const;
    /// Launches that are done and that are needed; 0 of 0: not known.
    std::pair<int, int> progress() const { return m_progress; }
    /// Why count() cannot be done now, in one sentence; empty when it can.
    QString whyNot(On on = On::Device) const;
    void count(On on = On::Device);
    void stop();
    /// Whether L2 is flushed before each launch that is counted; at first it is.
    bool isCold() const { return m_isCold; }
    void setCold(bool isCold) { m_isCold = isCold; }

signals:
    void changed();     ///< any of the above but progress()
    void counted();     ///< there is one more count
    void progressed();  ///< progress()
    void failed(const QString& sentence);

private:
    struct Counting;
    using CountingPointer = std::shared_ptr<Counting>;
    struct Kept {
        std::vector<CountedLaunchPointer> launches;  ///< the newest last
        QString refusal;
    };

    const Kept& kept() const;
    CountedLaunchPointer find(const RunRecord& like, bool isEmulated) const;
    CountingPointer prepared(On on) const;
    void prepare(const CountingPointer& counting);
    void askForDevice(const CountingPointer& counting);
    void send(const CountingPointer& counting);
    void keep(const CountingPointer& counting, CountOutcome outcome);
    void fail(const CountingPointer& counting, const QString& sentence);
    void end(const CountingPointer& counting, bool wasStopped);
    bool isNewest(const CountingPointer& counting) const { return m_counting == counting; }

    Client& m_client;
    Documents& m_documents;
    TargetConnection& m_target;
    BuildController& m_builds;
    LaunchModel& m_launches;
    JobRunner& m_jobs;
    bool m_isCold = true;
    CountingPointer m_counting;  ///< the one that goes on; null: none
    std::pair<int, int> m_progress;
    std::map<quint64, Kept> m_kept;  ///< by the document's number
};

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/runs/documentjobs.h"
#include "ui/workbench/runs/standing.h"

#include <QFuture>
#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <optional>
#include <string>

namespace kd {

/// How a build stands to the baseline of its kernel.
struct StandingToBaseline {
    Standing standing;
    int baseline = 0;  ///< number of the run that is the baseline
    QString label;     ///< the user's own name for it
    std::shared_ptr<const CompileOutcome> build;  ///< it is of this one, and of no other
};

/// Finds how the newest build of a document stands to the pinned baseline of its kernel, behind live compile and where the user
/// asks for it: by launches of both in turns, on a device that nobody else uses, and that it gives up as soon as somebody asks for
/// it. An edit ends it, and the newest build wins. Nothing of it is kept in the history. A part of the document: what it is made of
/// is there as long as it is asked for anything.
class BuildStanding : public QObject {
    Q_OBJECT
public:
    BuildStanding(Client& client, Document& document, const TargetConnection& target, DocumentBuild& build, DocumentLaunch& launch,
                  DocumentJobs& jobs, std::shared_ptr<JobSettings> settings);
    ~BuildStanding() override;

    /// Of the build that was compared last; nothing before it is known.
    const std::optional<StandingToBaseline>& known() const { return m_known; }
    /// It is being found.
    bool isBusy() const { return m_isBusy; }
    /// Something that it depends on may be another one: it is looked at soon.
    void considerSoon();

signals:
    void changed();  ///< known() or isBusy() is another

private:
    struct Pair;
    RunRecordPointer baseline() const;
    bool isSettled() const;
    std::string workNow() const;
    void consider();
    void begin(const RunRecordPointer& baseline);
    void send(const std::shared_ptr<Pair>& pair);
    void drop();
    void finish(std::optional<StandingToBaseline> known);
    std::string device() const;

    Client& m_client;
    Document& m_document;
    const TargetConnection& m_target;
    DocumentBuild& m_builds;
    DocumentLaunch& m_launches;
    DocumentJobs& m_jobs;
    std::shared_ptr<JobSettings> m_settings;
    QTimer m_delay;
    std::string m_work;  ///< what known() is of, or what is being compared; empty: nothing
    std::optional<StandingToBaseline> m_known;
    QFuture<ComparisonOutcome> m_comparing;
    quint64 m_number = 0;
    bool m_isBusy = false;
};

}  // namespace kd

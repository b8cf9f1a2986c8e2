// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/documentjobs.h"
#include "ui/workbench/launchmodel.h"

#include <QObject>

#include <memory>
#include <vector>

namespace kd {

/// The job and the runs of the current document. Every document has its own (of()), which go on while another one is current.
class JobRunner : public QObject {
    Q_OBJECT
public:
    JobRunner(Client& client, Documents& documents, TargetConnection& target, BuildController& builds, LaunchModel& launches);
    ~JobRunner() override;

    DocumentJobs& of(Document& document) const;
    const Job& job() const { return current().job(); }
    QString whyNot() const { return current().whyNot(); }
    void compile() { current().compile(); }
    void run() { current().run(); }
    void time() { current().time(); }
    void stop() { current().stop(); }
    const std::vector<RunRecordPointer>& runs() const { return current().runs(); }
    void setLabel(int number, const QString& label) { current().setLabel(number, label); }
    void remove(int number) { current().remove(number); }
    void takeReport(const Report& report) { current().takeReport(report); }

    /// Of all documents.
    void setCountsLines(bool counts) { m_settings->countsLines = counts; }
    bool countsLines() const { return m_settings->countsLines; }

signals:
    // of the current document; the first two whenever another one is current, too
    void jobChanged();
    void runsChanged();
    void ran(const kd::RunRecordPointer& record);

    /// Of any document: of another one than the current one, the sentence begins with its name.
    void failed(const QString& sentence);

private:
    DocumentJobs& current() const { return of(m_documents.current()); }
    void follow(Document& document);
    void showBusy();

    Client& m_client;
    Documents& m_documents;
    TargetConnection& m_target;
    BuildController& m_builds;
    LaunchModel& m_launches;
    std::shared_ptr<JobSettings> m_settings;
};

}  // namespace kd

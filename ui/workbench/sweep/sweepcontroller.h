// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/sweep/documentsweep.h"

#include <QObject>

namespace kd {

class BuildController;
class Client;
class Documents;
class JobRunner;
class LaunchModel;
class TargetConnection;

/// The sweep of the current document. Every document has its own (of()), which goes on while another one is current.
class SweepController : public QObject {
    Q_OBJECT
public:
    SweepController(Client& client, Documents& documents, TargetConnection& target, BuildController& builds, LaunchModel& launches,
                    JobRunner& jobs);

    DocumentSweep& of(Document& document) const;
    DocumentSweep& current() const;

signals:
    // These tell of the current document, and the first six whenever another one is current
    void setupChanged();
    void whyNotChanged();  ///< check() or whyNot() may be another
    void stateChanged();
    void resultsReplaced();
    void resultsAdded();
    void usedChanged();
    void progressed();  ///< turns() or workers() are others; not whenever another one is current

    /// Another document will be current: who holds a typed value of this one gives it now.
    void aboutToSwitch();

    /// Of any document; the sentence begins with its name where it is not the current one.
    void failed(const QString& sentence);
    void noticed(const QString& sentence);
    void takenBack(const QString& sentence);  ///< noticed() holds no longer

private:
    void follow(Document& document);

    Client& m_client;
    Documents& m_documents;
    TargetConnection& m_target;
    BuildController& m_builds;
    LaunchModel& m_launches;
    JobRunner& m_jobs;
};

}  // namespace kd

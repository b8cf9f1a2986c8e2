// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/assistant/assistantdoor.h"
#include "ui/workbench/assistant/proposals.h"
#include "ui/workbench/runs/jobrunner.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <string>

namespace kd {

/// Lets a program that writes kernels work with the window: it reads the current document, proposes another text for it, and has
/// that, or the document as it is, run, timed and compared. Nothing of a document is changed but by Proposals::accept(). Answers
/// are the documents that the command line writes with --format json. Lives in the window's thread; nothing waits.
class Assistant : public QObject {
    Q_OBJECT
public:
    Assistant(std::filesystem::path socket, Documents& documents, TargetConnection& target, BuildController& builds,
              LaunchModel& launches, JobRunner& jobs);
    ~Assistant() override;

    AssistantDoor& door() { return m_door; }
    Proposals& proposals() { return m_proposals; }
    /// What it has run now, in a few words; empty where nothing is.
    QString workText() const;

signals:
    void workChanged();

private:
    struct Work;
    struct Waiting;
    void onAsked(std::uint64_t number, const std::string& method, const Json& parameters);
    Document& documentOf(const Json& parameters) const;
    Json describe(const Json& parameters) const;
    void giveLaunch(Document& document, Document& tab);
    Json propose(const Json& parameters);
    Json stateOf(int number) const;
    void awaitDecision(std::uint64_t number, const Json& parameters);
    void tellDecided();
    void begin(std::uint64_t number, Job::Kind kind, const Json& parameters);
    void start(const std::shared_ptr<Work>& work, Document& document);
    void onRan(std::uint64_t number, const RunRecordPointer& record);
    void fail(std::uint64_t number, const QString& sentence);
    void finish(std::uint64_t number);
    void stop(std::uint64_t number);
    void stopAll();

    Documents& m_documents;
    TargetConnection& m_target;
    BuildController& m_builds;
    LaunchModel& m_launches;
    JobRunner& m_jobs;
    Proposals m_proposals;
    std::map<std::uint64_t, std::shared_ptr<Work>> m_work;        ///< what runs, by request
    std::map<std::uint64_t, std::unique_ptr<Waiting>> m_waiting;  ///< for a decision, by request
    AssistantDoor m_door;
};

}  // namespace kd

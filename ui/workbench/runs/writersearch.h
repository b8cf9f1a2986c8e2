// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/runs/runrecord.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <memory>
#include <vector>

namespace kd {

class Client;
class Documents;
class JobRunner;
class TargetConnection;

/// Who wrote to one element of a run's buffer; never changed after it was made.
struct ElementWriters {
    RunRecordPointer run;             ///< whose launch was repeated
    WatchedElement element;
    std::vector<WriteRecord> writes;  ///< the last ones, oldest first
    std::uint64_t count = 0;          ///< all of them
    QString failure;                  ///< why nothing is known, in one sentence; empty when all is well
};

/// Finds out which blocks and threads wrote to an element of a run's buffer: it launches the same code on the same inputs once
/// more on the emulated GPU, which watches the element. Nothing of that launch is kept beside the answer. One question goes on at
/// a time.
class WriterSearch : public QObject {
    Q_OBJECT
public:
    WriterSearch(Client& client, Documents& documents, TargetConnection& target, JobRunner& jobs);
    ~WriterSearch() override;

    /// Why find() cannot be done now, in one sentence; empty when it can.
    QString whyNot(const RunRecordPointer& run) const;
    void find(const RunRecordPointer& run, const WatchedElement& element);
    void stop();
    bool isSearching() const { return m_search != nullptr; }
    /// The answer to the last question; null before the first, while the next one is under way and where that was stopped.
    const std::shared_ptr<const ElementWriters>& found() const { return m_found; }

signals:
    /// Any of the above.
    void changed();

private:
    struct Search;
    using SearchPointer = std::shared_ptr<Search>;

    void askForDevice(const SearchPointer& search);
    void send(const SearchPointer& search);
    void keep(const SearchPointer& search, RunOutcome outcome);
    void fail(const SearchPointer& search, const QString& sentence);
    void end(SearchPointer search, bool wasStopped);

    Client& m_client;
    Documents& m_documents;
    TargetConnection& m_target;
    JobRunner& m_jobs;
    SearchPointer m_search;  ///< the one that goes on; null: none
    std::shared_ptr<const ElementWriters> m_found;
};

}  // namespace kd

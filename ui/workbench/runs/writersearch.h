// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/runs/repeatedrun.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <memory>
#include <vector>

namespace kd {

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

    /// Why find() cannot be done now, in one sentence; empty when it can.
    QString whyNot(const RunRecordPointer& run) const;
    void find(const RunRecordPointer& run, const WatchedElement& element);
    void stop() { m_repeated.stop(); }
    bool isSearching() const { return m_repeated.isGoingOn(); }
    /// The answer to the last question; null before the first, while the next one is under way and where that was stopped.
    const std::shared_ptr<const ElementWriters>& found() const { return m_found; }

signals:
    /// Any of the above.
    void changed();

private:
    void onEnded(const QString& sentence);

    RepeatedRun m_repeated;
    ElementWriters m_asked;  ///< of the question that is under way
    std::shared_ptr<const ElementWriters> m_found;
};

}  // namespace kd

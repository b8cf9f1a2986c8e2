// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/historyfolder.h"
#include "ui/workbench/runs/runrecord.h"

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace kd {

/// Gives a record as the disk keeps it, and back. What comes back is of an earlier start of the program, without its code.
StoredRun storedRun(const RunRecord& record);
RunRecordPointer restoredRecord(const StoredRun& run);
/// The runs as those of a program that has another name now: copies with ids of their own, since the old ones stay with the old
/// name, and comparisons with the copies. Runs that have the name already are as they were.
std::vector<RunRecordPointer> runsOfProgram(const std::vector<RunRecordPointer>& runs, const QString& program);

/// Keeps the runs of one program in its project's history on the disk, one after the other, away from the window's thread. What
/// could not be kept is tried again with the next run, and told once.
class HistoryStore : public QObject {
    Q_OBJECT
public:
    /// `program`: the name of the file whose runs are wanted.
    HistoryStore(std::filesystem::path folder, QString program);

    const HistoryFolder& folder() const { return m_folder; }
    const QString& program() const { return m_program; }
    /// Reads what is kept; loaded() comes once.
    void load();
    /// `before`: the history that has the code of a run which this one does not have yet.
    void add(const RunRecordPointer& record, const std::optional<HistoryFolder>& before = {});
    void setLabel(const std::string& id, const QString& label);
    void setNote(const std::string& id, const QString& note);
    void setBaseline(const std::string& id, bool isBaseline);
    void remove(const std::string& id);

signals:
    /// The program's runs, oldest first.
    void loaded(const std::vector<kd::RunRecordPointer>& runs);
    void noticed(const QString& sentence);
    void failed(const QString& sentence);

private:
    /// `write` says something to the user where its answer is not empty. What throws waits for the next one.
    void enqueue(std::function<QString()> write);
    void work();

    HistoryFolder m_folder;
    QString m_program;
    std::vector<std::function<QString()>> m_waiting;  ///< of the pool's thread alone
    bool m_hasFailed = false;                         ///< the same
    QThreadPool m_pool;  ///< one thread: what is asked for keeps its order. The last member: it ends with what it was asked for
};

}  // namespace kd

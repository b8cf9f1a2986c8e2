// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/journal.h"
#include "ui/workbench/perdocument.h"

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>

#include <filesystem>
#include <memory>

namespace kd {

/// Keeps a journal of every document that is modified, away from the window's thread: what is typed is on the disk within a second.
/// A journal goes when its document is saved or closed, or the program ends in order.
class AutosaveJournal : public QObject {
    Q_OBJECT
public:
    AutosaveJournal(Document& document, std::filesystem::path folder);
    ~AutosaveJournal() override;

    /// The open document was restored from `journal`, which is its own from now on.
    void adopt(Journal journal);

signals:
    /// Once for failures in a row: what is typed is not kept.
    void failed(const QString& sentence);
    /// It is kept again.
    void worksAgain();

private:
    void schedule();
    void write();
    void takeWritten(const QString& sentence);
    void writeBeforeLeaving();
    void drop();
    JournalEntry entry() const;

    /// A document's journal; of the writing thread alone.
    struct Kept;
    std::shared_ptr<Kept> kept();
    void remove(const std::shared_ptr<Kept>& kept);

    Document& m_document;
    std::filesystem::path m_folder;
    PerDocument<std::shared_ptr<Kept>> m_kept;
    QThreadPool m_writing;
    QTimer m_pause;
    bool m_isWriting = false;
    bool m_isWanted = false;
    bool m_hasFailed = false;
};

}  // namespace kd

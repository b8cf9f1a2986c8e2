// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/documents/journal.h"

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>

#include <filesystem>
#include <memory>

namespace kd {

class Document;

/// Keeps a document's journal while it is modified, away from the window's thread: what is typed is on the disk within a second.
/// The journal goes when the document is saved or closed, or the program ends in order.
class AutosaveJournal : public QObject {
    Q_OBJECT
public:
    /// `writing` has one thread, and may write for several documents.
    AutosaveJournal(const Document& document, std::filesystem::path folder, std::shared_ptr<QThreadPool> writing);
    ~AutosaveJournal() override;

    /// The document was restored from `journal`, which is its own from now on.
    void adopt(Journal journal);

signals:
    /// Tells that what was typed is on the disk, or is not: then the sentence says why.
    void written(const QString& sentence);

private:
    void schedule();
    void write();
    void onWritten(const QString& sentence);
    void drop();
    void remove();
    JournalEntry entry() const;

    /// The journal; of the writing thread alone.
    struct Kept;

    const Document& m_document;
    std::filesystem::path m_folder;
    std::shared_ptr<QThreadPool> m_writing;
    std::shared_ptr<Kept> m_kept;
    QTimer m_pause;
    bool m_isWriting = false;
    bool m_isWanted = false;
};

}  // namespace kd

#pragma once

#include "ui/workbench/document.h"
#include "ui/workbench/journal.h"

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>

#include <filesystem>
#include <memory>

namespace kd {

/// Keeps a journal of the document while it is modified, away from the window's thread: what is typed is on the disk within a second.
/// The journal goes when the document is saved, given up for another one, or the program ends in order.
class JournalKeeper : public QObject {
    Q_OBJECT
public:
    JournalKeeper(Document& document, std::filesystem::path folder);
    ~JournalKeeper() override;

    /// The document was restored from `journal`, which is its own from now on.
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
    void drop();
    JournalEntry entry() const;

    struct Kept;
    Document& m_document;
    std::filesystem::path m_folder;
    std::shared_ptr<Kept> m_kept;  ///< of the writing thread alone
    QThreadPool m_writing;
    QTimer m_pause;
    bool m_isWriting = false;
    bool m_isWanted = false;
    bool m_hasFailed = false;
};

}  // namespace kd

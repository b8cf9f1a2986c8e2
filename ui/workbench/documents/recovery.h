// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/documents/documents.h"
#include "ui/workbench/documents/journal.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QThreadPool>

#include <memory>
#include <optional>
#include <vector>

namespace kd {

/// A document that was modified when its program ended without saving it.
struct RecoverableDocument {
    QString id;        ///< id of its journal
    QString fileName;  ///< "saxpy.cu"
    QString folder;    ///< empty for one that was never saved
    QDateTime written;
    qsizetype bytes = 0;  ///< bytes of its text
    QString beginning;    ///< its first lines, at most four and at most 100 characters of each
    QString firstLine;    ///< what its first kernel is declared with, else its first line of code; empty where there is none
};

/// Keeps a journal of every open document, and gives back what programs that ended without saving left behind. Nothing here waits.
class Recovery : public QObject {
    Q_OBJECT
public:
    /// Journals are in `folder`.
    Recovery(Documents& documents, std::filesystem::path folder);
    ~Recovery() override;

    /// Takes what is there now and no other process has. leftChanged() answers where there is anything.
    void look();
    const std::vector<RecoverableDocument>& left() const { return m_left; }
    /// Gives it a tab, as it was and not saved.
    void restore(const QString& id);
    /// Removes it for good.
    void discard(const QString& id);

signals:
    void leftChanged();
    /// A journal cannot be read: it stays where it is, and the sentence names it.
    void noticed(const QString& sentence);
    /// Once for failures in a row: what is typed is not kept.
    void keepingFailed(const QString& sentence);
    /// It is kept again.
    void keepingWorksAgain();

private:
    struct Found;
    void keep(Document& document);
    void onWritten(const QString& sentence);
    void onFound(const std::shared_ptr<std::vector<Found>>& found);
    /// Out of both lists; nothing when it is in none.
    std::optional<Found> extract(const QString& id);

    Documents& m_documents;
    std::filesystem::path m_folder;
    std::shared_ptr<QThreadPool> m_writing;  ///< pool of all journals, which may outlive this
    std::vector<Found> m_found;
    std::vector<RecoverableDocument> m_left;  ///< documents of m_found, in its order
    bool m_hasFailed = false;
};

}  // namespace kd

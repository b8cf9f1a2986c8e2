// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/document.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

namespace kd {

/// What a tab shows of its document.
struct DocumentTab {
    quint64 number = 0;  ///< Document::number()
    QString fileName;    ///< "saxpy.cu"
    QString path;        ///< of the session, else of the source; empty for one that was never saved
    bool isModified = false;
    bool isReadOnly = false;
    bool hasErrors = false;  ///< its newest build failed
    friend bool operator==(const DocumentTab&, const DocumentTab&) = default;
};

/// The open documents, of which the Document is the current one; the others are parked here, as they were. There is always
/// one once the first was added.
class DocumentTabs : public QObject {
    Q_OBJECT
public:
    explicit DocumentTabs(Document& document);

    std::vector<DocumentTab> tabs() const;
    int count() const { return static_cast<int>(m_tabs.size()); }
    /// Of the current one; -1 before the first.
    int current() const { return m_current; }
    /// Where the document of that number stands; -1: it is closed.
    int indexOf(quint64 number) const;
    /// Where the document of that file, its session's or its source's, stands; -1: it is not open.
    int indexOfFile(const QString& path) const;

    /// Another document behind the current one, and makes it current. Takes the place of a new one that nobody touched.
    void add(const Document::Content& content);
    /// Makes it current.
    void show(int index);
    /// What is not saved of it is lost. The last one stays.
    void close(int index);
    void move(int from, int to);
    /// Document::noteSaved() of one that is parked, whose session is `session` from now on.
    void noteSaved(int index, const Document::Saved& saved, const Session& session);
    /// Whether the newest build of the current one failed.
    void setErrors(bool hasErrors);
    /// Text and names of one that is parked; null for the current one.
    const Document::Parked* parked(int index) const;

signals:
    /// tabs() or current(), whatever of them.
    void changed();

private:
    struct Tab {
        quint64 number = 0;
        std::optional<Document::Parked> parked;  ///< nothing: it is the current one
        bool hasErrors = false;
    };
    bool isUntouched() const;
    int freeNumber() const;

    Document& m_document;
    std::vector<Tab> m_tabs;
    int m_current = -1;
};

}  // namespace kd

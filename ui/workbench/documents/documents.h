// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/documents/document.h"

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

namespace kd {

/// Holds what a tab shows of its document.
struct DocumentTab {
    quint64 number = 0;  ///< Document::number()
    QString fileName;    ///< "saxpy.cu"
    QString path;        ///< Document::path()
    QString code;        ///< "program, 3 kernels, sm_80 and sm_90"; empty for a source
    bool isModified = false;
    bool isReadOnly = false;
    bool hasErrors = false;  ///< the newest build failed
    friend bool operator==(const DocumentTab&, const DocumentTab&) = default;
};

/// Owns the open documents, one a tab; one of them is the current one, which the views show. Once the first was added there is
/// always one; before, an empty document without a tab is current.
class Documents : public QObject {
    Q_OBJECT
public:
    Documents();
    ~Documents() override;

    /// The reference holds until currentChanged().
    Document& current() const { return *m_current; }
    std::vector<DocumentTab> tabs() const;
    int count() const { return static_cast<int>(m_all.size()); }
    Document& at(int index) const { return *m_all[static_cast<std::size_t>(index)]; }
    /// Calls `each` with every document, with the one without a tab where that is current.
    template <typename Each> void forEach(Each each) const
    {
        if (m_none)
            each(*m_none);
        for (const std::unique_ptr<Document>& document : m_all)
            each(*document);
    }
    /// This is the place of the current one; -1 before the first.
    int currentIndex() const;
    /// Gives where the document of that number stands; -1: it is closed.
    int indexOf(quint64 number) const;
    /// Gives where the document of that file, its session's or its source's, stands; -1: it is not open.
    int indexOfFile(const QString& path) const;
    /// Null: it is closed.
    Document* find(quint64 number) const;

    /// Another document behind the current one, and makes it current. Takes the place of a new one that nobody touched.
    void add(const Document::Content& content);
    /// Another document behind all others, which nobody is shown: the current one stays so.
    Document& addBehind(const Document::Content& content);
    /// Another document in the place of the current one, which is closed: what is not saved of it is lost.
    void replace(const Document::Content& content);
    /// Makes it current.
    void show(int index);
    /// Closes a document; what is not saved of it is lost. The last one stays.
    void close(int index);
    void move(int from, int to);

signals:
    /// tabs() or currentIndex(), whatever of them.
    void changed();
    /// It is not current yet.
    void added(kd::Document* document);
    /// Another one will be current; current() is still this one.
    void currentAboutToChange();
    /// Another one is current. What the signals below say of it follows.
    void currentChanged(kd::Document* document);
    /// It has no tab any more, and is destroyed behind this.
    void closing(kd::Document* document);

    // --- of the current document, and whenever another one is current

    void textChanged();
    void codeShown();
    void sessionChanged();
    void pathsChanged();
    void caretChanged(const kd::Caret& caret);
    void modifiedChanged(bool modified);  ///< where it differs
    void trustedChanged(bool trusted);    ///< where it differs

private:
    std::unique_ptr<Document> make(const Document::Content& content, const Document* inPlaceOf);
    void relay(Document& document);
    void setCurrent(Document& document);
    bool isUntouched() const;
    int freeNumber(const Document* except) const;

    std::unique_ptr<Document> m_none;  ///< current before the first; null from there on
    std::vector<std::unique_ptr<Document>> m_all;
    Document* m_current;
};

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/document/session.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <functional>
#include <map>
#include <string>

namespace kd {

/// Where the text cursor stands, for the status bar. 1-based; `selected` counts characters.
struct Caret {
    int line = 1;
    int column = 1;
    int selected = 0;
    friend bool operator==(const Caret&, const Caret&) = default;
};

/// The program that is open: its session and its text. The text lives where it is edited; the document asks for it when it
/// is needed. Reads and writes nothing itself.
class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(QObject* parent = nullptr);

    const Session& session() const { return m_session; }
    /// The program's file, as messages name it; empty for a new document that was never saved.
    QString sourcePath() const { return m_sourcePath; }
    /// The text is kept in the session's file: sourcePath() is a name, and a file of that name is another one.
    bool isEmbedded() const { return m_isEmbedded; }
    /// The session's file; empty when a source alone is open.
    QString sessionPath() const { return m_sessionPath; }
    /// "saxpy.cu"
    QString fileName() const { return fileNameOf(m_sourcePath, m_newNumber); }
    /// Of a document without a file its number tells it from the others: "untitled.cu", "untitled-2.cu".
    static QString fileNameOf(const QString& sourcePath, int newNumber = 0);
    /// UTF-8, as it stands in the editor.
    QByteArray text() const;
    /// Another one with every change of the text, larger than all before; no two documents share one.
    quint64 revision() const { return m_revision; }
    /// The same of the session.
    quint64 sessionRevision() const { return m_sessionRevision; }
    /// The same of the session's compile settings.
    quint64 compileRevision() const { return m_compileRevision; }
    /// Of the document that is open, its own as long as it is not forgotten; 0 before the first.
    quint64 number() const { return m_number; }
    bool isModified() const { return m_isTextModified || m_isSessionModified; }
    bool isTextModified() const { return m_isTextModified; }
    bool isReadOnly() const { return m_isReadOnly; }  ///< a shipped example or what a report was made of: saved under another name
    /// Compile as you type, run and time wait for this (the click of the banner "Trust this folder").
    bool isTrusted() const { return m_isTrusted; }

    /// Who holds the text from now on; null gives it back to the document.
    void setTextSource(std::function<QByteArray()> source);
    /// The text source has a new text. `isSaved`: undo or redo brought back the one at the last textSaved().
    void noteTextChanged(bool isSaved = false);
    /// The line that was edited last, 1-based, in the text as it stands; 0: none since it was opened. By the editor, before
    /// noteTextChanged().
    int editedLine() const { return m_editedLine; }
    void noteEditedLine(int line) { m_editedLine = line; }
    /// Replaces the text, wherever it lives (textReplaced).
    void replaceText(const QByteArray& text);
    /// Replaces the bytes [from, to), wherever the text lives (rangeReplaced), as one step of undo.
    void replaceRange(qsizetype from, qsizetype to, const QByteArray& text);
    /// The text as its file holds it now, after another program wrote it: no modification. `checksum` as in KnownFiles.
    void reloadText(const QByteArray& text, const QByteArray& checksum);
    /// Another program wrote or removed the file, and the text stays as it is: a modification.
    void noteFileDiffers(const QByteArray& checksum);

    /// What the document's files held when it last read or wrote them: SHA-256; empty where that is not known.
    struct KnownFiles {
        QByteArray source, session;
    };
    const KnownFiles& knownFiles() const { return m_known; }

    void setTrusted(bool trusted);
    /// Another kernel, launch, compile, timing or view setting. Emits sessionChanged where it differs.
    void setSession(const Session& session);
    /// Who knows a part of the session's `view` that changes too often to be kept there, such as caret and scroll: saving asks
    /// it (viewedSession). Null removes it.
    void setViewSource(const std::string& key, std::function<Json()> source);
    /// session() with what the view sources say now: what is saved.
    Session viewedSession() const;

    const Caret& caret() const { return m_caret; }
    /// By the editor. Emits caretChanged where it differs.
    void setCaret(const Caret& caret);

    /// What was written where.
    struct Saved {
        QString sourcePath;
        QString sessionPath;  ///< empty: the session was not written
        bool isEmbedded = false;
        quint64 revision = 0, sessionRevision = 0;  ///< what stood in the files
        KnownFiles files;
    };
    /// A source of another name leaves the session behind.
    void noteSaved(const Saved& saved);
    /// Everything at once: another document.
    struct Content {
        Session session;
        QByteArray text;
        QString sourcePath;
        QString sessionPath;
        bool isEmbedded = false;
        bool isReadOnly = false;
        bool isTrusted = false;
        bool isUtf8 = true;
        bool isModified = false;  ///< restored: the text is not the one that its file holds
        int newNumber = 0;        ///< of one without a file, from 1, another one for each that is open; 0: DocumentTabs gives it
        KnownFiles files;
    };
    void setContent(const Content& content);

    /// All of a document while another one is open.
    struct Parked {
        Content content;  ///< with the view of the moment
        Caret caret;
        quint64 number = 0, revision = 0, sessionRevision = 0, compileRevision = 0;
        bool isTextModified = false, isSessionModified = false, hasSavedText = true;
        bool isModified() const { return isTextModified || isSessionModified; }
    };
    Parked parked() const;
    /// That document again, as it was: with its number and its revisions.
    void bringBack(const Parked& parked);
    /// noteSaved() of one that is parked.
    static void noteSaved(Parked& parked, const Saved& saved);
    /// The document of that number was closed: nobody will ask for what was kept of it.
    void forget(quint64 number) { emit forgotten(number); }

signals:
    /// Another document is opened, and this one may be brought back: its text, number and paths are still there. Before opened().
    void leaving();
    void opened();         ///< another document: text, session and paths
    void forgotten(quint64 number);
    void textReplaced(const QByteArray& text);  ///< for the editor
    void rangeReplaced(qsizetype from, qsizetype to, const QByteArray& text);  ///< for the editor, which calls noteTextChanged()
    void textChanged();
    void textSaved();      ///< the text as it stands is the one that its file holds
    void sessionChanged();
    void modifiedChanged(bool modified);
    void trustedChanged(bool trusted);
    void pathsChanged();
    void caretChanged(const kd::Caret& caret);

private:
    void giveText(const QByteArray& text);
    void update();

    Session m_session;
    QString m_sourcePath, m_sessionPath;
    std::function<QByteArray()> m_source;
    std::map<std::string, std::function<Json()>> m_viewSources;
    Caret m_caret;
    QByteArray m_text;  ///< while there is no text source
    quint64 m_revision = 0, m_sessionRevision = 0, m_compileRevision = 0, m_number = 0;
    struct {
        quint64 number = 0, revision = 0, session = 0, compile = 0;
    } m_newest;  ///< the largest there were, of all documents
    KnownFiles m_known;
    int m_newNumber = 0;
    int m_editedLine = 0;
    bool m_isEmbedded = false;
    bool m_hasSavedText = true;  ///< the text was as saved since its source was set: undo may bring it back
    bool m_isTextModified = false, m_isSessionModified = false, m_wasModified = false;
    bool m_isReadOnly = false, m_isTrusted = false, m_isReplacing = false;
};

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/namedsource.h"
#include "core/session/document/session.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <typeindex>
#include <utility>

namespace kd {

struct CodeSource;
struct DeviceFile;

/// Tells where the text cursor stands, for the status bar. 1-based; `selected` counts characters.
struct Caret {
    int line = 1;
    int column = 1;
    int selected = 0;
    friend bool operator==(const Caret&, const Caret&) = default;
};

/// An open program: its session, its text and what others keep of it, for as long as it is open. The text lives where it is edited
/// while it is shown; the document asks for it when it is needed. Reads and writes nothing itself.
class Document : public QObject {
    Q_OBJECT
public:
    /// Holds what the document's files held when it last read or wrote them: SHA-256; empty where that is not known.
    struct KnownFiles {
        QByteArray source, session;
    };
    /// Holds compiled code that stands in the place of a source. Nobody edits what is shown of it.
    struct Code {
        std::shared_ptr<const DeviceFile> file;  ///< null: the document is a source
        QString summary;      ///< "program, 3 kernels, sm_80 and sm_90"
        bool hasPtx = false;  ///< `text` is PTX, and not a line that says why there is none
        QByteArray text;      ///< of the chosen kernel
        NamedSource named;    ///< what that kernel was made from, as its lines name it
        /// What is shown in the place of `text`, and is Document::text() then: the source that is `named`. Null: none is.
        std::shared_ptr<const CodeSource> source;
    };
    /// Holds what a document is made of.
    struct Content {
        Session session;
        QByteArray text;
        QString sourcePath;
        QString sessionPath;
        bool isEmbedded = false;
        bool isReadOnly = false;
        bool isTrusted = false;
        bool isProposal = false;  ///< as Document::isProposal(); read-only and embedded then
        bool isUtf8 = true;
        bool isModified = false;  ///< restored: the text is not the one that its file holds
        int newNumber = 0;        ///< number of one without a file, from 1, another one for each that is open; 0: Documents
                                  ///< gives it
        KnownFiles files;
        Code code;

        /// The same path as Document::path() gives.
        QString path() const { return sessionPath.isEmpty() ? sourcePath : sessionPath; }
    };
    /// Makes a document without text, file and trust.
    Document();
    explicit Document(const Content& content);
    ~Document() override;

    /// The T that somebody keeps of this document: made of `arguments` when it is first asked for, gone with the document. Parts go
    /// before the document's own members do, in no order.
    template <typename T, typename... Arguments> T& part(Arguments&&... arguments)
    {
        std::shared_ptr<void>& kept = m_parts[typeid(T)];
        if (!kept)
            kept = std::make_shared<T>(std::forward<Arguments>(arguments)...);
        return *static_cast<T*>(kept.get());
    }
    /// Null where it was not asked for yet.
    template <typename T> T* findPart() const
    {
        const auto found = m_parts.find(typeid(T));
        return found == m_parts.end() ? nullptr : static_cast<T*>(found->second.get());
    }
    template <typename T> void removePart() { m_parts.erase(typeid(T)); }

    const Session& session() const { return m_session; }
    /// The program's file, as messages name it; empty for a new document that was never saved.
    QString sourcePath() const { return m_sourcePath; }
    /// The text is kept in the session's file: sourcePath() is a name, and a file of that name is another one.
    bool isEmbedded() const { return m_isEmbedded; }
    /// The session's file; empty when a source alone is open.
    QString sessionPath() const { return m_sessionPath; }
    /// The file that it is saved to and known by: the session's, else the source's; empty for one that was never saved.
    QString path() const { return m_sessionPath.isEmpty() ? m_sourcePath : m_sessionPath; }
    /// "saxpy.cu"
    QString fileName() const;
    /// A document without a file is told from the others by it: "untitled.cu" is 1, "untitled-2.cu" is 2. 0: it has a file.
    int newNumber() const { return m_newNumber; }
    /// UTF-8, as it stands in the editor.
    QByteArray text() const;
    /// What a file of its own would hold: of compiled code that code's text, also while its source is shown.
    QByteArray ownText() const;
    /// Another one with every change of the text, larger than all before; no two documents share one.
    quint64 revision() const { return m_revision; }
    /// The same of the session.
    quint64 sessionRevision() const { return m_sessionRevision; }
    /// The same of the session's compile settings.
    quint64 compileRevision() const { return m_compileRevision; }
    /// No other document has or had it; from 1.
    quint64 number() const { return m_number; }
    /// Never of a proposal, which is nobody's unsaved work.
    bool isModified() const { return !m_isProposal && (m_isTextModified || m_isSessionModified); }
    bool isTextModified() const { return m_isTextModified; }
    /// It is not the user's own, as a shipped example, what a report was made of, or a header of the system: saved under another
    /// name.
    bool isReadOnly() const { return m_isReadOnly; }
    /// Another text for the file at sourcePath(), which is open in a document of its own: compiled as if it stood in that file.
    bool isProposal() const { return m_isProposal; }
    /// Compile as you type, run and time wait for this (the click of the banner "Trust this folder").
    bool isTrusted() const { return m_isTrusted; }

    /// Sets who holds the text from now on; null gives it back to the document, as it stands. `knowsSavedText`: it held the
    /// text before, and undo there may lead back to what was saved.
    void setTextSource(std::function<QByteArray()> source, bool knowsSavedText = false);
    /// The text source has a new text. `isSaved`: undo or redo brought back the one at the last textSaved().
    void noteTextChanged(bool isSaved = false);
    /// The line that was edited last, 1-based, in the text as it stands; 0: none since it was opened. By the editor, before
    /// noteTextChanged().
    int editedLine() const { return m_editedLine; }
    void noteEditedLine(int line) { m_editedLine = line; }
    /// Replaces the text, wherever it lives (textReplaced). That of compiled code stays, here and in the next one.
    void replaceText(const QByteArray& text);
    /// Replaces the bytes [from, to), wherever the text lives (rangeReplaced), as one step of undo.
    void replaceRange(qsizetype from, qsizetype to, const QByteArray& text);
    /// The text as its file holds it now, after another program wrote it: no modification. `checksum` as in KnownFiles.
    void reloadText(const QByteArray& text, const QByteArray& checksum);
    /// Another program wrote or removed the file, and the text stays as it is: a modification.
    void noteFileDiffers(const QByteArray& checksum);

    const KnownFiles& knownFiles() const { return m_known; }

    const Code& code() const { return m_code; }
    bool isCode() const { return m_code.file != nullptr; }
    /// The text of the kernel that is chosen now: no modification. Of compiled code alone, as the next one.
    void showCode(const QByteArray& text, bool isPtx, const NamedSource& named = {});
    /// Shows the source of the kernel that is chosen, which is no other code: revision() stays. Null shows the code's own text
    /// again. Of compiled code alone, and of the source that it names.
    void showSource(std::shared_ptr<const CodeSource> source);
    /// The name by which line tables, faults and counts call text(): that of a source shown for compiled code, else sourcePath(),
    /// or fileName() of a document without a file.
    std::string nameInLines() const;
    /// What its file holds now, after another program wrote it. The text follows (showCode).
    void reloadCode(const Code& code);

    void setTrusted(bool trusted);
    /// Another kernel, launch, compile, timing or view setting. Emits sessionChanged where it differs.
    void setSession(const Session& session);
    /// Sets who knows a part of the session's `view` that changes too often to be kept there, such as caret and scroll: saving
    /// asks it (viewedSession). Null removes it; what it says last stays in the session, which is no modification.
    void setViewSource(const std::string& key, std::function<Json()> source);
    /// session() with what the view sources say now: what is saved.
    Session viewedSession() const;

    const Caret& caret() const { return m_caret; }
    /// To be called by the editor. Emits caretChanged where it differs.
    void setCaret(const Caret& caret);

    /// Holds what was written where.
    struct Saved {
        QString sourcePath;
        QString sessionPath;  ///< empty: the session was not written
        bool isEmbedded = false;
        quint64 revision = 0, sessionRevision = 0;  ///< revisions that stood in the files
        KnownFiles files;
    };
    /// A source of another name leaves the session behind.
    void noteSaved(const Saved& saved);

    /// Tells whether its newest build failed, for its tab.
    bool hasErrors() const { return m_hasErrors; }
    void setErrors(bool hasErrors);

signals:
    void textReplaced(const QByteArray& text);  ///< for the editor
    void rangeReplaced(qsizetype from, qsizetype to, const QByteArray& text);  ///< for the editor, which calls noteTextChanged()
    void textChanged();
    void codeShown();      ///< of compiled code: another kernel's text, another source that it names, or the source is shown or not
    void textSaved();      ///< the text as it stands is the one that its file holds
    void sessionChanged();
    void modifiedChanged(bool modified);
    void trustedChanged(bool trusted);
    void pathsChanged();
    void caretChanged(const kd::Caret& caret);
    void errorsChanged(bool hasErrors);

private:
    void giveText(const QByteArray& text);
    void showCodeText();
    void update();

    Session m_session;
    QString m_sourcePath, m_sessionPath;
    std::function<QByteArray()> m_source;
    std::map<std::string, std::function<Json()>> m_viewSources;
    Caret m_caret;
    QByteArray m_text;  ///< while there is no text source
    quint64 m_number, m_revision, m_sessionRevision, m_compileRevision;
    KnownFiles m_known;
    Code m_code;
    int m_newNumber = 0;
    int m_editedLine = 0;
    bool m_isEmbedded = false;
    bool m_hasSavedText = true;  ///< the text was as saved since it had a source: undo may bring it back
    bool m_isTextModified = false, m_isSessionModified = false, m_wasModified = false;
    bool m_isReadOnly = false, m_isTrusted = false, m_isReplacing = false, m_isProposal = false;
    bool m_hasErrors = false;
    std::map<std::type_index, std::shared_ptr<void>> m_parts;  ///< the last member: parts may use the others as they go
};

}  // namespace kd

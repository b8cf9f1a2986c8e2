// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/documents/documents.h"

#include <QByteArray>
#include <QDateTime>
#include <QObject>
#include <QString>

#include <map>
#include <vector>

namespace kd {

/// Another text for a document, which somebody else than the user wrote, and what the user said to it.
struct ProposedText {
    enum class State {
        Open,      ///< the user has not decided
        Accepted,  ///< it is the document's text, as one step of undo
        Rejected,
        Replaced,  ///< a newer one of the same document took its place before the user decided
        Closed     ///< its document was closed
    };
    int number = 0;          ///< from 1
    quint64 document = 0;    ///< Document::number()
    quint64 tab = 0;         ///< that of the document in which it is compiled and run
    QString documentName;    ///< "transpose.cu"
    QString summary;         ///< one line of its author; may be empty
    QString comment;         ///< the user's own words to a rejection
    QByteArray before, after;
    State state = State::Open;
    QDateTime when;
};

/// What was proposed since the start, and the tab that each document has for it. No document is changed before accept(). Lives in
/// the window's thread.
class Proposals : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t kMaxProposals = 64;     ///< decided ones make room
    static constexpr qsizetype kMaxBytes = 2 << 20;      ///< of a text
    static constexpr qsizetype kMaxSummary = 200;        ///< characters

    explicit Proposals(Documents& documents);

    /// Oldest first.
    const std::vector<ProposedText>& all() const { return m_all; }
    /// Null: there is none, or it made room.
    const ProposedText* find(int number) const;
    /// The open one of that document; null where there is none.
    const ProposedText* openOf(const Document& document) const;
    int openCount() const;
    /// Keeps `after` as what `document` may become, and shows it in the document's tab for proposals, behind the other tabs. It is
    /// valid UTF-8 of at most kMaxBytes; the document is a source. The reference holds until the next call.
    const ProposedText& propose(Document& document, const QByteArray& after, const QString& summary);
    /// The document that `document` is a proposal for; itself where it is none. Null: that was closed.
    Document* originalOf(Document& document) const;
    /// It waits for the user, but its document has another text by now.
    bool isOutdated(const ProposedText& proposal) const;
    /// Why it cannot be accepted now, in one sentence; empty where it can.
    QString whyNotAccept(int number) const;
    /// Gives the document that text, as one step of undo. Does nothing where whyNotAccept() says something.
    void accept(int number);
    void reject(int number, const QString& comment = {});

signals:
    void added(int number);
    /// A state is another one; also behind added().
    void changed();

private:
    Document& tabOf(Document& document, const QByteArray& text);
    ProposedText* at(int number);
    void onClosing(Document& document);
    void makeRoom();

    Documents& m_documents;
    std::vector<ProposedText> m_all;
    std::map<quint64, quint64> m_tabs;  ///< of proposals, by document
    int m_last = 0;
};

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/codeserver/codeserver.h"
#include "ui/text/codeview.h"

#include <QFuture>
#include <QObject>
#include <QString>

#include <optional>

namespace kd {

class CodeEditor;
class Documents;

/// Asks clangd about the text of the editor, which is the current document's: in trusted folders alone.
class CodeQuestions : public QObject {
    Q_OBJECT
public:
    CodeQuestions(Documents& documents, CodeEditor& editor, QObject* parent);

    /// Only what the user trusts is read by another program; where the text lives in a session's file there is nothing beside it.
    bool mayAsk() const;
    /// Nothing where it may not be asked. `name` is what Rename is about.
    std::optional<QFuture<ServerAnswer>> ask(ServerQuestion question, CodeView::Position at, const NewName& name = {});
    /// The trusted folder around the current document: its project. Empty where there is none.
    QString project() const;
    /// Asks this one in place of a clangd of the window's own.
    void setServer(CodeServer* server) { m_server = server; }

private:
    void addOthers(ServedDocument& served) const;

    Documents& m_documents;
    CodeEditor& m_editor;
    CodeServer* m_server = nullptr;  ///< null: nothing was asked yet
};

}  // namespace kd

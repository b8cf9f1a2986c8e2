// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/codequestions.h"

#include "ui/editor/codeeditor.h"
#include "ui/workbench/documents/document.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/documents/trustedfolders.h"

#include <QFileInfo>

#include <algorithm>
#include <vector>

namespace kd {
namespace {

constexpr qsizetype kMaxOtherBytes = 8 << 20;  // of all other documents that it is told of

bool isForServer(const Document& document)
{
    return document.isTrusted() && !document.isReadOnly() && !document.isEmbedded() && !document.isCode() &&
        !document.sourcePath().isEmpty();
}

}  // namespace

CodeQuestions::CodeQuestions(Documents& documents, CodeEditor& editor, QObject* parent)
    : QObject(parent), m_documents(documents), m_editor(editor)
{ }

bool CodeQuestions::mayAsk() const
{
    return isForServer(m_documents.current());
}

QString CodeQuestions::project() const
{
    return mayAsk() ? trustedFolderAround(m_documents.current().sourcePath()) : QString();
}

std::optional<QFuture<ServerAnswer>> CodeQuestions::ask(ServerQuestion question, CodeView::Position at, const NewName& name)
{
    if (!mayAsk())
        return std::nullopt;
    if (m_server == nullptr)
        m_server = new CodeServer(CodeServer::standard(), this);
    // Of the text that is there now.
    m_editor.tellEdits();
    const Document& document = m_documents.current();
    ServedDocument served{.file = QFileInfo(document.sourcePath()).absoluteFilePath().toStdString(),
                          .text = m_editor.bytes(),
                          .revision = document.revision(),
                          .settings = document.session().compile,
                          .base = document.session().folder,
                          .folders = {},
                          .others = {}};
    if (const QString folder = project(); !folder.isEmpty())
        served.folders.emplace_back(folder.toStdString());
    if (question == ServerQuestion::References || question == ServerQuestion::Rename)
        addOthers(served);
    const int line = m_editor.lineOf(at);
    return m_server->ask(question, served, line, static_cast<int>(at - m_editor.lineStart(line)), name);
}

/// Those that are not as on the disk come first.
void CodeQuestions::addOthers(ServedDocument& served) const
{
    const QString folder = project() + QLatin1Char('/');
    std::vector<const Document*> others;
    m_documents.forEach([&](const Document& each) {
        if (&each != &m_documents.current() && isForServer(each) &&
            QFileInfo(each.sourcePath()).canonicalFilePath().startsWith(folder))
            others.push_back(&each);
    });
    std::ranges::stable_partition(others, &Document::isTextModified);
    qsizetype bytes = 0;
    for (const Document* const each : others) {
        const QByteArray text = each->text();
        if (served.others.size() >= CodeServer::kMaxOthers || bytes + text.size() > kMaxOtherBytes) {
            served.isCut = served.isCut || each->isTextModified();
            continue;
        }
        bytes += text.size();
        served.others.push_back({.file = QFileInfo(each->sourcePath()).absoluteFilePath().toStdString(),
                                 .text = text,
                                 .revision = each->revision(),
                                 .isModified = each->isTextModified()});
    }
}

}  // namespace kd

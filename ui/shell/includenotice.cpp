// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/includenotice.h"

#include "core/compile/source/includeadvice.h"
#include "core/project/nearheaders.h"
#include "ui/common/whenfinished.h"
#include "ui/shell/banner.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/documents/documents.h"

#include <QtConcurrentRun>

#include <string>
#include <tuple>
#include <utility>

namespace kd {
namespace {

/// The first header that was not found; empty where all were.
std::string firstMissing(const CompileOutcome& outcome)
{
    for (const Diagnostic& each : outcome.diagnostics)
        if (std::string header = missingHeader(each); !header.empty())
            return header;
    return {};
}

/// As the session writes it: relative where that is short.
std::string folderText(const std::filesystem::path& folder, const std::filesystem::path& session)
{
    const std::filesystem::path relative = folder.lexically_relative(session);
    return relative.empty() || relative.native().starts_with("../../..") ? folder.string() : relative.string();
}

}  // namespace

IncludeNotice::IncludeNotice(Documents& documents, BuildController& builds, Banner& banner, QObject* parent)
    : QObject(parent), m_documents(documents), m_builds(builds), m_banner(banner)
{
    connect(&builds, &BuildController::changed, this, &IncludeNotice::look);
    connect(&documents, &Documents::currentChanged, this, &IncludeNotice::look);
}

void IncludeNotice::look()
{
    const Document& document = m_documents.current();
    const Build& build = m_builds.build();
    const bool isOfNow = build && document.isTrusted() && build.revision == document.revision();
    const std::tuple at(document.number(), isOfNow ? build.revision : 0, isOfNow ? build.compileRevision : 0);
    if (at == std::tuple(m_document, m_revision, m_compileRevision))
        return;
    std::tie(m_document, m_revision, m_compileRevision) = at;
    const std::string header = isOfNow && !build.outcome->ok() ? firstMissing(*build.outcome) : std::string();
    if (header.empty() || document.sourcePath().isEmpty())
        return m_banner.withdraw(Banner::Kind::Include);
    const std::filesystem::path source = document.sourcePath().toStdString();
    const auto work = [header, source] { return nearHeaders(source, header); };
    whenFinished(this, QtConcurrent::run(work), [this, at, header](const QFuture<std::vector<std::filesystem::path>>& future) {
        if (at != std::tuple(m_document, m_revision, m_compileRevision))
            return;  // another program, or another text of it
        const std::vector<std::filesystem::path> folders = future.result();
        if (folders.empty())
            m_banner.withdraw(Banner::Kind::Include);
        else
            offer(header, folders.front());
    });
}

void IncludeNotice::offer(const std::string& header, const std::filesystem::path& folder)
{
    const std::string text = folderText(folder, m_documents.current().session().folder);
    m_banner.show(Banner::Kind::Include,
                  {.text = tr("%1 was not found; it lies in %2, which is no include folder.")
                               .arg(QString::fromStdString(header), QString::fromStdString(text)),
                   .button = tr("Add the folder"),
                   .action = [this, folder] { add(folder); }});
}

void IncludeNotice::add(const std::filesystem::path& folder)
{
    m_banner.withdraw(Banner::Kind::Include);
    Session session = m_documents.current().session();
    session.compile.includeDirectories.push_back(folderText(folder, session.folder));
    m_documents.current().setSession(session);
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/build/headersearch.h"

#include "core/compile/source/includeadvice.h"
#include "core/project/nearheaders.h"
#include "ui/common/whenfinished.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/documents/documents.h"

#include <QtConcurrentRun>

#include <filesystem>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace kd {
namespace {

using Folders = std::vector<std::filesystem::path>;

/// The first header that was not found; empty where all were.
std::string firstMissing(const CompileOutcome& outcome)
{
    for (const Diagnostic& each : outcome.diagnostics)
        if (std::string header = missingHeader(each); !header.empty())
            return header;
    return {};
}

QString folderText(const std::filesystem::path& folder, const std::filesystem::path& session)
{
    const std::filesystem::path relative = folder.lexically_relative(session);
    const bool isShort = !relative.empty() && !relative.native().starts_with("../../..");
    return QString::fromStdString(isShort ? relative.string() : folder.string());
}

}  // namespace

HeaderSearch::HeaderSearch(Documents& documents, BuildController& builds, QObject* parent)
    : QObject(parent), m_documents(documents), m_builds(builds)
{
    connect(&builds, &BuildController::changed, this, &HeaderSearch::look);
    connect(&documents, &Documents::currentChanged, this, &HeaderSearch::look);
}

void HeaderSearch::look()
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
        return setFound({});
    const std::filesystem::path source = document.sourcePath().toStdString();
    const auto work = [header, source] { return nearHeaders(source, header); };
    whenFinished(this, QtConcurrent::run(work), [this, at, header](const QFuture<Folders>& future) {
        if (at != std::tuple(m_document, m_revision, m_compileRevision))
            return;  // another program, or another text of it
        const Folders folders = future.result();
        if (folders.empty())
            return setFound({});
        setFound(Found{QString::fromStdString(header), folderText(folders.front(), m_documents.current().session().folder)});
    });
}

void HeaderSearch::setFound(std::optional<Found> found)
{
    if (!found && !m_found)
        return;
    m_found = std::move(found);
    emit changed();
}

void HeaderSearch::addFolder()
{
    if (!m_found)
        return;
    Session session = m_documents.current().session();
    session.compile.includeDirectories.push_back(m_found->folder.toStdString());
    setFound({});
    m_documents.current().setSession(session);
}

}  // namespace kd

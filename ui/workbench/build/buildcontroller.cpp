// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/build/buildcontroller.h"

#include <chrono>
#include <utility>

namespace kd {
namespace {

constexpr std::chrono::milliseconds kProgressInterval{500};

}  // namespace

BuildController::BuildController(Client& client, Documents& documents, TargetConnection& target)
    : m_client(client), m_documents(documents), m_target(target)
{
    m_progress.setInterval(kProgressInterval);
    connect(&m_progress, &QTimer::timeout, this, &BuildController::progressed);
    connect(this, &BuildController::compilingChanged, this, &BuildController::followProgress);
    follow(documents.current());
    connect(&documents, &Documents::added, this, [this](Document* document) { follow(*document); });
    connect(&documents, &Documents::currentChanged, this, [this] {
        emit compilingChanged();
        current().followLive();
        emit changed();
        tellOfUnsavedHeaders();
    });
    connect(&target, &TargetConnection::changed, this, [this] {
        if (m_target.info() != nullptr && !current().isForTarget()) {
            emit changed();
            current().followLive();
        }
    });
}

DocumentBuild& BuildController::of(Document& document) const
{
    return document.part<DocumentBuild>(m_client, document, m_target, m_live);
}

void BuildController::follow(Document& document)
{
    const DocumentBuild& build = of(document);
    connect(&document, &Document::modifiedChanged, this, [this, &document](bool isModified) {
        if (!isModified)
            m_toldUnsaved.remove(document.number());
    });
    connect(&build, &DocumentBuild::changed, this, [this, &build, &document] {
        document.setErrors(build.build() && !build.build().outcome->ok());
        if (&document != &m_documents.current())
            return;
        emit changed();
        tellOfUnsavedHeaders();
    });
    connect(&build, &DocumentBuild::noticed, this, &BuildController::noticed);
    connect(&build, &DocumentBuild::projectChanged, this, &BuildController::tellOfProject);
    connect(&build, &DocumentBuild::compilerChosen, this, [this, &document] {
        if (&document == &m_documents.current())
            emit progressed();
    });
    connect(&build, &DocumentBuild::compilingChanged, this, [this, &document] {
        if (&document == &m_documents.current())
            emit compilingChanged();
    });
}

void BuildController::followProgress()
{
    if (!isCompiling())
        m_progress.stop();
    else if (!m_progress.isActive())
        m_progress.start();
}

/// Several documents of a project read the same commands again.
void BuildController::tellOfProject(const QString& database, const QString& state)
{
    if (std::exchange(m_toldProjects[database], state) != state)
        emit noticed(tr("%1 changed: its compile commands were read again.").arg(database));
}

void BuildController::tellOfUnsavedHeaders()
{
    const Document& shown = m_documents.current();
    m_documents.forEach([&](const Document& header) {
        const bool isUnsaved = header.isTextModified() && !header.isEmbedded() && !header.sourcePath().isEmpty();
        if (&header == &shown || !isUnsaved || m_toldUnsaved.contains(header.number()) || !current().reads(header.sourcePath()))
            return;
        m_toldUnsaved.insert(header.number());
        emit noticed(tr("%1 is edited and not saved: %2 is compiled with the text that is on the disk.")
                         .arg(header.fileName(), shown.fileName()));
    });
}

void BuildController::setLive(bool live)
{
    if (std::exchange(m_live.isOn, live) == live)
        return;
    if (live)
        current().followLive();
    else
        m_documents.forEach([this](Document& each) { of(each).followLive(); });
    emit changed();
    emit liveChanged(live);
}

void BuildController::setSettings(const CompileSettings& settings)
{
    Session session = m_documents.current().session();
    session.compile = settings;
    m_documents.current().setSession(session);
}

}  // namespace kd

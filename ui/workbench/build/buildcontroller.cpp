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
    connect(&build, &DocumentBuild::changed, this, [this, &build, &document] {
        document.setErrors(build.build() && !build.build().outcome->ok());
        if (&document == &m_documents.current())
            emit changed();
    });
    connect(&build, &DocumentBuild::noticed, this, &BuildController::noticed);
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

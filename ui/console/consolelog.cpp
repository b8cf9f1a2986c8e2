// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/consolelog.h"

#include "ui/client/client.h"
#include "ui/workbench/notices.h"
#include "ui/workbench/runs/jobrunner.h"

#include <QTime>

#include <utility>

namespace kd {
namespace {

QString stamped(const QString& sentence)
{
    return QTime::currentTime().toString(QStringLiteral("HH:mm:ss")) + QStringLiteral("  ") + sentence;
}

}  // namespace

ConsoleLog::ConsoleLog(Client& client, JobRunner& jobs, Notices& notices, QObject* parent) : QObject(parent)
{
    connect(&client, &Client::console, this, &ConsoleLog::addOutput);
    connect(&notices, &Notices::noticed, this, &ConsoleLog::addNotice);
    connect(&notices, &Notices::failed, this, &ConsoleLog::addNotice);
    connect(&jobs, &JobRunner::begun, this, &ConsoleLog::noteRun);
    for (const QString& sentence : notices.texts())
        addNotice(sentence);
}

void ConsoleLog::noteRun(Job::Kind kind, const QString& kernel)
{
    m_heading = stamped(kind == Job::Kind::Run ? tr("Run of %1").arg(kernel) : tr("Timing of %1").arg(kernel));
}

void ConsoleLog::addOutput(const QString& text)
{
    if (!m_heading.isEmpty())
        m_feed.addNotice(std::exchange(m_heading, QString()));
    m_feed.addOutput(text);
    emit waiting();
}

void ConsoleLog::addNotice(const QString& sentence)
{
    m_feed.addNotice(stamped(sentence));
    emit waiting();
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mcp/commandrun.h"

#include "core/base/posix/process.h"

#include <utility>

namespace kd::mcp {
namespace {

constexpr qsizetype kMaxOutput = 32 << 20;
constexpr qsizetype kMaxErrors = 64 << 10;
constexpr std::chrono::seconds kPatience{5};  // between the request to end and SIGKILL

QProcessEnvironment environmentOf(const std::vector<std::string>& entries)
{
    QProcessEnvironment environment;
    for (const std::string& entry : entries) {
        const QString text = QString::fromLocal8Bit(entry.c_str());
        environment.insert(text.section(QLatin1Char('='), 0, 0), text.section(QLatin1Char('='), 1));
    }
    return environment;
}

}  // namespace

CommandRun::CommandRun(CommandPlace place, QObject* parent) : QObject(parent), m_place(std::move(place))
{
    m_process.setStandardInputFile(QProcess::nullDevice());
    m_process.setProcessEnvironment(environmentOf(m_place.environment));
    m_process.setWorkingDirectory(QString::fromStdString(m_place.folder.string()));
    m_process.setChildProcessModifier([] { posix::endWithParent(); });
    m_deadline.setSingleShot(true);
    m_patience.setSingleShot(true);
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &CommandRun::read);
    connect(&m_process, &QProcess::readyReadStandardError, this, &CommandRun::read);
    connect(&m_process, &QProcess::finished, this, &CommandRun::finish);
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            emit ended(m_end);
    }, Qt::QueuedConnection);
    connect(&m_deadline, &QTimer::timeout, this, [this] { stop(CommandEnd::State::Deadline); });
    connect(&m_patience, &QTimer::timeout, &m_process, &QProcess::kill);
}

CommandRun::~CommandRun()
{
    m_process.disconnect(this);
    m_process.kill();
}

void CommandRun::start(const std::vector<std::string>& words)
{
    QStringList arguments;
    for (const std::string& word : words)
        arguments << QString::fromStdString(word);
    m_clock.start();
    m_deadline.start(m_place.deadline);
    m_process.start(QString::fromStdString(m_place.program.string()), arguments);
}

void CommandRun::cancel()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.terminate();
    m_patience.start(kPatience);
}

void CommandRun::stop(CommandEnd::State state)
{
    m_end.state = state;
    m_isStopped = true;
    cancel();
}

void CommandRun::read()
{
    m_end.output += m_process.readAllStandardOutput();
    m_end.errors += m_process.readAllStandardError().left(kMaxErrors - m_end.errors.size());
    if (m_end.output.size() <= kMaxOutput)
        return;
    m_end.output.clear();
    if (!m_isStopped)
        stop(CommandEnd::State::TooLong);
}

void CommandRun::finish()
{
    read();
    m_deadline.stop();
    m_patience.stop();
    m_end.status = m_process.exitCode();
    if (!m_isStopped)
        m_end.state =
            m_process.exitStatus() == QProcess::NormalExit ? CommandEnd::State::Exited : CommandEnd::State::Crashed;
    emit ended(m_end);
}

}  // namespace kd::mcp

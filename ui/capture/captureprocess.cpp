// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/capture/captureprocess.h"

#include "core/base/posix/descriptor.h"
#include "ui/program/capturestart.h"
#include "core/base/environment.h"
#include "ui/workbench/base/result.h"

#include <QtConcurrentRun>

#include <array>
#include <utility>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr std::chrono::milliseconds kPoll{100};
/// Of these times, reports are read each.
constexpr int kLooks = 5;
/// A program that writes faster than it is read waits.
constexpr std::size_t kMaxOutput = std::size_t{64} << 10;

}  // namespace

CaptureProcess::CaptureProcess(QObject* parent) : QObject(parent)
{
    m_poll.setInterval(kPoll);
    connect(&m_poll, &QTimer::timeout, this, &CaptureProcess::look);
}

CaptureProcess::~CaptureProcess()
{
    m_process.kill();
}

void CaptureProcess::start(const CaptureTask& task)
{
    if (m_isRunning)
        return;
    m_task = task;
    m_reports.clear();
    m_looks = 0;
    m_isRunning = true;
    m_wasStopped = false;
    emit runningChanged();
    emit reported();
    const Result<bool> answer = attempt([this] {
        begin();
        return true;
    });
    if (!answer.value)
        end({.failure = answer.sentence});
}

void CaptureProcess::begin()
{
    const fs::path file = startedProgram(m_task.program, m_task.folder);
    m_scratch = std::make_unique<QTemporaryDir>(toQt((m_task.folder / ".capture.XXXXXX").string()));
    if (!m_scratch->isValid())
        throw UserError(UserError::Kind::Input,
                        tr("%1 takes no files: %2.").arg(toQt(m_task.folder.string()), m_scratch->errorString()));
    std::vector<std::string> environment = posix::currentEnvironment();
    for (const std::string& variable : m_task.variables)
        setVariable(environment, variable.substr(0, variable.find('=')), variable.substr(variable.find('=') + 1));
    environment = captureEnvironment(std::move(environment), m_task.request, m_scratch->path().toStdString());
    posix::Pipe pipe = posix::makePipe();
    m_process = posix::Process({.program = file,
                                .arguments = m_task.arguments,
                                .environment = std::move(environment),
                                .directory = m_task.folder,
                                .standardOutput = pipe.writing.get(),
                                .standardError = pipe.writing.get()});
    m_output = std::move(pipe.reading);
    m_readable = std::make_unique<QSocketNotifier>(m_output.get(), QSocketNotifier::Read);
    connect(m_readable.get(), &QSocketNotifier::activated, this, &CaptureProcess::readOutput);
    m_poll.start();
}

void CaptureProcess::stop()
{
    m_wasStopped = m_process.isRunning();
    m_process.kill();
}

void CaptureProcess::readOutput()
{
    std::array<std::byte, kMaxOutput> buffer{};
    const std::optional<std::size_t> count = posix::readAvailable(m_output.get(), buffer);
    if (count == std::size_t{0})
        m_readable->setEnabled(false);
    if (count.value_or(0) > 0)
        emit wrote(QByteArray(reinterpret_cast<const char*>(buffer.data()), static_cast<qsizetype>(*count)));
}

void CaptureProcess::look()
{
    if (const std::optional<posix::ExitStatus> status = m_process.poll())
        return finish(*status);
    if (++m_looks % kLooks == 0)
        readReports();
}

void CaptureProcess::readReports()
{
    if (std::exchange(m_isReading, true))
        return;
    const auto work = [folder = fs::path(m_scratch->path().toStdString())] { return readCaptureReports(folder); };
    whenFinished(this, QtConcurrent::run(work), [this](const QFuture<std::vector<CaptureReport>>& future) {
        m_isReading = false;
        if (!m_process.isRunning() || future.resultCount() == 0)
            return;
        m_reports = future.result();
        emit reported();
    });
}

/// What it leaves is read once more.
void CaptureProcess::finish(const posix::ExitStatus& status)
{
    m_poll.stop();
    readOutput();
    m_readable.reset();
    m_output.reset();
    struct Left {
        std::vector<CaptureReport> reports;
        std::vector<KeptRecording> recordings;
    };
    const fs::path scratch = m_scratch->path().toStdString();
    const auto work = [scratch, folder = m_task.folder, isMeasured = m_task.request.measuresOnly] {
        return attempt([&] {
            return Left{readCaptureReports(scratch), isMeasured ? measuredRecordings(scratch) : keepRecordings(scratch, folder)};
        });
    };
    whenFinished(this, QtConcurrent::run(work), [this, status](const QFuture<Result<Left>>& future) {
        Result<Left> answer = future.result();
        if (!answer.value)
            return end({.failure = answer.sentence, .status = status, .wasStopped = m_wasStopped});
        m_reports = std::move(answer.value->reports);
        emit reported();
        end({.status = status, .wasStopped = m_wasStopped, .recordings = std::move(answer.value->recordings)});
    });
}

void CaptureProcess::end(const CaptureEnd& end)
{
    m_scratch.reset();
    m_isRunning = false;
    emit runningChanged();
    emit ended(end);
}

}  // namespace kd

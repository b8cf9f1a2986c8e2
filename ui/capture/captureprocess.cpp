// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/capture/captureprocess.h"

#include "core/base/posix/descriptor.h"
#include "ui/program/capturestart.h"
#include "ui/program/targets.h"
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
    m_wasStopped = m_isFinishing = false;
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
    const bool isHere = m_task.target.isEmpty();
    const fs::path file = isHere ? startedProgram(m_task.program, m_task.folder) : fs::path();
    m_scratch = std::make_unique<QTemporaryDir>(toQt((m_task.folder / ".capture.XXXXXX").string()));
    if (!m_scratch->isValid())
        throw UserError(UserError::Kind::Input,
                        tr("%1 takes no files: %2.").arg(toQt(m_task.folder.string()), m_scratch->errorString()));
    if (!isHere)
        return beginThere(m_scratch->path().toStdString());
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

void CaptureProcess::beginThere(const fs::path& scratch)
{
    CaptureStart start{.program = m_task.program,
                       .arguments = m_task.arguments,
                       .folder = m_task.directory,
                       .variables = m_task.variables,
                       .request = m_task.request};
    m_there = std::make_unique<RemoteCapture>(targetOfSettings(m_task.target), std::move(start), scratch);
    connect(m_there.get(), &RemoteCapture::wrote, this, [this](const QByteArray& bytes) { emit wrote(bytes); });
    connect(m_there.get(), &RemoteCapture::noted, this, [this](const QString& line) { emit wrote(line.toUtf8()); });
    connect(m_there.get(), &RemoteCapture::changed, this, &CaptureProcess::readReports);
    connect(m_there.get(), &RemoteCapture::ended, this, [this](const RemoteCaptureEnd& ended) {
        m_there.release()->deleteLater();
        finish(ended.status.value_or(posix::ExitStatus()), ended.failure);
    });
}

void CaptureProcess::stop()
{
    if (m_there) {
        m_wasStopped = true;
        return m_there->stop();
    }
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
    if (m_isFinishing || std::exchange(m_isReading, true))
        return;
    const auto work = [folder = fs::path(m_scratch->path().toStdString())] { return readCaptureReports(folder); };
    whenFinished(this, QtConcurrent::run(work), [this](const QFuture<std::vector<CaptureReport>>& future) {
        m_isReading = false;
        if (!m_isRunning || m_isFinishing || future.resultCount() == 0)
            return;
        m_reports = future.result();
        emit reported();
    });
}

/// What it leaves is read once more.
void CaptureProcess::finish(const posix::ExitStatus& status, const QString& failure)
{
    m_isFinishing = true;
    m_poll.stop();
    if (m_readable)
        readOutput();
    m_readable.reset();
    m_output.reset();
    struct Left {
        std::vector<CaptureReport> reports;
        std::vector<KeptRecording> recordings;
    };
    const fs::path scratch = m_scratch->path().toStdString();
    const auto work = [scratch, folder = m_task.folder, isMeasured = m_task.request.measuresOnly,
                       target = m_task.target.toStdString()] {
        return attempt([&] {
            return Left{readCaptureReports(scratch),
                        isMeasured ? measuredRecordings(scratch) : keepRecordings(scratch, folder, target)};
        });
    };
    whenFinished(this, QtConcurrent::run(work), [this, status, failure](const QFuture<Result<Left>>& future) {
        Result<Left> answer = future.result();
        if (!answer.value)
            return end({.failure = answer.sentence, .status = status, .wasStopped = m_wasStopped});
        m_reports = std::move(answer.value->reports);
        emit reported();
        end({.failure = m_wasStopped ? QString() : failure,
             .status = status,
             .wasStopped = m_wasStopped,
             .recordings = std::move(answer.value->recordings)});
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/capturehost.h"

#include "core/base/environment.h"
#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/base/posix/interrupts.h"
#include "core/capture/capturestart.h"
#include "core/capture/recordedlaunch.h"
#include "core/cupti/cuptilibrary.h"
#include "core/worker/stdiodevice.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <algorithm>
#include <charconv>
#include <exception>
#include <system_error>
#include <utility>

namespace kd {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

constexpr auto kPoll = 100ms;
/// Of these times, what the program left is looked for each.
constexpr int kLooks = 5;
constexpr auto kKillLimit = 5s, kStartLimit = 30s;
constexpr qint64 kAliveMilliseconds = 2000;
constexpr std::size_t kMaxOutput = std::size_t{64} << 10;
/// More is not handed over at once to what writes it away.
constexpr qint64 kMaxUnwritten = qint64{4} << 20;
constexpr qint64 kPiece = qint64{1} << 20;
constexpr Bytes kMaxReportBytes{std::uint64_t{64} << 20};
constexpr std::string_view kRecordingStart = "launch-", kReportStart = "process-", kReportEnd = ".json";

/// "launch-PROCESS-ORDER", as the library names the folders of recordings.
std::optional<RecordingName> recordingOf(const std::string& folder)
{
    RecordingName name;
    const char* const end = folder.data() + folder.size();
    if (!folder.starts_with(kRecordingStart))
        return std::nullopt;
    const auto process = std::from_chars(folder.data() + kRecordingStart.size(), end, name.process);
    if (process.ec != std::errc() || process.ptr == end || *process.ptr != '-')
        return std::nullopt;
    const auto order = std::from_chars(process.ptr + 1, end, name.order);
    return order.ec == std::errc() && order.ptr == end ? std::optional(name) : std::nullopt;
}

/// A recording to which nothing is added any more, though its program goes on.
bool isComplete(const fs::path& folder)
{
    try {
        const std::optional<RecordedLaunch> launch = readRecordedLaunch(folder);
        return launch && (launch->hasResults || !launch->failure.empty());
    } catch (const std::exception&) {
        return false;
    }
}

/// The program's file, as a shell in `folder` would find it.
fs::path programFileIn(const std::string& program, const fs::path& folder, const std::vector<std::string>& environment)
{
    if (fs::path(program).has_parent_path())
        return folder / program;
    constexpr std::string_view kPath = "PATH=";
    const auto path =
        std::ranges::find_if(environment, [&](const std::string& each) { return each.starts_with(kPath); });
    const QStringList folders = path == environment.end()
        ? QStringList()
        : QString::fromStdString(path->substr(kPath.size())).split(QDir::listSeparator(), Qt::SkipEmptyParts);
    const QString found = QStandardPaths::findExecutable(QString::fromStdString(program), folders);
    if (found.isEmpty() || program.empty())
        throw RuntimeError({.text = message("There is no program {} on the target.", program)});
    return found.toStdString();
}

}  // namespace

CaptureHost::CaptureHost(QIODevice* stream) : m_stream(stream)
{
    m_poll.setInterval(kPoll);
    for (QTimer* const timer : {&m_killLimit, &m_startLimit})
        timer->setSingleShot(true);
    connect(&m_poll, &QTimer::timeout, this, &CaptureHost::look);
    connect(&m_killLimit, &QTimer::timeout, this, [this] { m_process.kill(); });
    connect(&m_startLimit, &QTimer::timeout, this, &CaptureHost::lose);
    connect(m_stream, &QIODevice::readyRead, this, &CaptureHost::readInput);
    connect(m_stream, &QIODevice::readChannelFinished, this, &CaptureHost::lose);
    connect(m_stream, &QIODevice::bytesWritten, this, &CaptureHost::pump);
}

CaptureHost::~CaptureHost() = default;

void CaptureHost::start()
{
    m_stream->write(preambleLine());
    send(toCaptureMessage(CaptureMessage::Hello, QByteArray::number(kCaptureProtocol)));
    m_startLimit.start(kStartLimit);
    m_poll.start();
    readInput();
}

void CaptureHost::stop()
{
    if (!m_process.isRunning()) {
        if (!m_hasStarted)
            lose();
        return;
    }
    if (std::exchange(m_isStopping, true))
        return m_process.kill();
    m_process.interrupt();
    m_killLimit.start(kKillLimit);
}

void CaptureHost::readInput()
{
    QByteArray bytes = m_stream->readAll();
    if (m_preamble.state() == PreambleReader::State::Waiting) {
        if (m_preamble.feed(bytes) == PreambleReader::State::Waiting)
            return;
        if (m_preamble.state() != PreambleReader::State::Found || m_preamble.peer().protocol != kProtocolVersion)
            return lose();
        bytes = m_preamble.takeRest();
    }
    m_frames.add(bytes);
    while (const std::optional<QByteArrayView> message = m_frames.next())
        acceptMessage(*message);
    if (m_frames.fault() != FrameReader::Fault::None)
        lose();
}

void CaptureHost::acceptMessage(QByteArrayView message)
{
    const auto kind = static_cast<CaptureMessage>(message.front());
    if (kind == CaptureMessage::Stop)
        return stop();
    if (kind != CaptureMessage::Start || std::exchange(m_hasStarted, true))
        return lose();
    m_startLimit.stop();
    try {
        run(captureStartOf(message.sliced(1)));
    } catch (const Error& error) {
        fail(error.sentence());
    } catch (const std::exception& error) {
        fail(messageOf(error));
    }
}

void CaptureHost::run(const CaptureStart& start)
{
    const fs::path folder = start.folder.empty() ? fs::current_path() : fs::path(start.folder);
    std::error_code error;
    if (!fs::is_directory(folder, error))
        throw RuntimeError({.text = message("There is no folder {} on the target.", folder.string())});
    std::vector<std::string> environment = posix::currentEnvironment();
    for (const std::string& variable : start.variables)
        setVariable(environment, variable.substr(0, variable.find('=')), variable.substr(variable.find('=') + 1));
    const fs::path program = programFileIn(start.program, folder, environment);
    CaptureRequest request = start.request;
    constexpr int kNewestDriver = 13000;
    request.cupti = cuptiCandidates(kNewestDriver);
    requireNoOtherTool(environment, request);
    const fs::path library = captureLibrary();
    try {
        m_scratch = posix::ScratchFolder(fs::temp_directory_path());
    } catch (const RuntimeError& failure) {
        throw RuntimeError({.text = message("There is no room for temporary files on the target: {}.", failure.info().text)});
    }
    environment = captureEnvironment(std::move(environment), request, m_scratch.path().string(), library);
    std::array<posix::Pipe, 2> pipes{posix::makePipe(), posix::makePipe()};
    m_process = posix::Process({.program = program,
                                .arguments = start.arguments,
                                .environment = std::move(environment),
                                .directory = folder,
                                .standardOutput = pipes[0].writing.get(),
                                .standardError = pipes[1].writing.get()});
    watch(m_outputs[0], CaptureMessage::Output, pipes[0]);
    watch(m_outputs[1], CaptureMessage::Errors, pipes[1]);
}

void CaptureHost::watch(Stream& stream, CaptureMessage kind, posix::Pipe& pipe)
{
    stream.descriptor = std::move(pipe.reading);
    stream.readable = std::make_unique<QSocketNotifier>(stream.descriptor.get(), QSocketNotifier::Read);
    connect(stream.readable.get(), &QSocketNotifier::activated, this, [this, &stream, kind] { readOutput(stream, kind); });
}

void CaptureHost::readOutput(Stream& stream, CaptureMessage kind)
{
    if (!stream.descriptor)
        return;
    std::array<std::byte, kMaxOutput> buffer{};
    const std::optional<std::size_t> count = posix::readAvailable(stream.descriptor.get(), buffer);
    if (count == std::size_t{0})
        close(stream);
    else if (count)
        send(toCaptureMessage(kind, QByteArrayView(reinterpret_cast<const char*>(buffer.data()), static_cast<qsizetype>(*count))));
    pump();
}

/// Also while it tells of itself.
void CaptureHost::close(Stream& stream)
{
    if (stream.readable) {
        stream.readable->setEnabled(false);
        stream.readable.release()->deleteLater();
    }
    stream.descriptor.reset();
}

void CaptureHost::look()
{
    if (!m_status && m_hasStarted && !m_isOver) {
        if (const std::optional<posix::ExitStatus> status = m_process.poll()) {
            for (const auto& [stream, kind] : {std::pair(&m_outputs[0], CaptureMessage::Output),
                                               std::pair(&m_outputs[1], CaptureMessage::Errors)}) {
                readOutput(*stream, kind);
                close(*stream);
            }
            m_status = status;  // from here on the end is told behind what is collected
            collect();
        } else if (++m_looks % kLooks == 0) {
            collect();
        }
    }
    if (!m_isOver && !m_isLost && m_lastSent.hasExpired(kAliveMilliseconds) && m_stream->bytesToWrite() == 0)
        send(toCaptureMessage(CaptureMessage::Alive));
    if (m_isLost && (m_status || !m_hasStarted))
        emit finished();
    pump();
}

void CaptureHost::collect()
{
    if (m_isLost)
        return;
    collectReports();
    collectRecordings();
}

void CaptureHost::collectReports()
{
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(m_scratch.path(), error)) {
        const std::string name = entry.path().filename().string();
        if (!name.starts_with(kReportStart) || !name.ends_with(kReportEnd))
            continue;
        try {
            const std::string text = posix::readTextFile(entry.path(), kMaxReportBytes);
            QByteArray report = QByteArray::fromStdString(text);
            if (QByteArray& last = m_reports[name]; last != report) {
                last = report;
                m_outgoing.push_back({.name = name, .report = std::move(report)});
            }
        } catch (const Error&) {
            // It is there again, or whole, the next time.
        }
    }
}

void CaptureHost::collectRecordings()
{
    std::error_code error;
    std::set<RecordingName> found;
    const fs::path scratch = m_scratch.path();
    for (const fs::directory_entry& entry : fs::directory_iterator(scratch, error)) {
        const std::optional<RecordingName> name = recordingOf(entry.path().filename().string());
        if (name && entry.symlink_status().type() == fs::file_type::directory && !m_sent.contains(*name) &&
            (m_status || isComplete(entry.path())))
            found.insert(*name);
    }
    for (const RecordingName& name : found)
        queue(name, scratch / (std::string(kRecordingStart) + std::to_string(name.process) + "-" + std::to_string(name.order)));
}

void CaptureHost::queue(const RecordingName& name, const fs::path& folder)
{
    m_sent.insert(name);
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
        std::string file = entry.path().filename().string();
        if (entry.symlink_status().type() == fs::file_type::regular && isRecordedFileName(file))
            m_outgoing.push_back({.recording = name, .name = std::move(file), .path = entry.path()});
    }
    m_outgoing.push_back({.recording = name, .path = folder, .isLast = true});
}

/// Hands over as much as what writes it away may have waiting.
void CaptureHost::pump()
{
    if (m_isLost || std::exchange(m_isPumping, true))
        return;
    while ((m_current || !m_outgoing.empty()) && m_stream->bytesToWrite() < kMaxUnwritten) {
        if (m_current)
            sendPiece();
        else
            beginNext();
    }
    const bool isFull = m_stream->bytesToWrite() >= kMaxUnwritten;
    for (Stream& stream : m_outputs)
        if (stream.readable)
            stream.readable->setEnabled(!isFull);
    if (m_status && !m_isOver && !isFull) {
        m_isOver = true;
        send(toCaptureMessage(*m_status));
    }
    m_isPumping = false;
    finishOnceWritten();
}

void CaptureHost::beginNext()
{
    Outgoing file = std::move(m_outgoing.front());
    m_outgoing.pop_front();
    if (file.isLast) {
        std::error_code error;
        fs::remove_all(file.path, error);
        return send(toCaptureMessage(*file.recording));
    }
    Current current;
    if (file.path.empty()) {
        auto buffer = std::make_unique<QBuffer>();
        buffer->setData(file.report);
        current.source = std::move(buffer);
    } else {
        current.source = std::make_unique<QFile>(QString::fromStdString(file.path.string()));
    }
    if (!current.source->open(QIODevice::ReadOnly))
        return;  // the recording lacks it, and the other side says so
    current.left = current.source->size();
    send(toCaptureMessage(CaptureFile{file.recording, file.name, static_cast<std::uint64_t>(current.left)}));
    m_current.emplace(std::move(current));
}

void CaptureHost::sendPiece()
{
    const QByteArray piece = m_current->source->read(std::min(kPiece, m_current->left));
    m_current->hash.add(std::as_bytes(std::span(piece.constData(), static_cast<std::size_t>(piece.size()))));
    m_current->left -= piece.size();
    if (!piece.isEmpty())
        send(toCaptureMessage(CaptureMessage::FileBytes, piece));
    if (m_current->left > 0 && !piece.isEmpty())
        return;
    send(toCaptureMessage(CaptureMessage::FileEnd, QByteArray::fromStdString(toHex(m_current->hash.finish()))));
    m_current.reset();
}

void CaptureHost::send(const QByteArray& message)
{
    if (m_isLost)
        return;
    m_stream->write(framed(message));
    m_lastSent.start();
}

void CaptureHost::fail(const Message& sentence)
{
    m_isOver = true;
    send(toCaptureMessage(sentence));
    finishOnceWritten();
}

/// Nobody is there any more who wants anything.
void CaptureHost::lose()
{
    if (std::exchange(m_isLost, true))
        return;
    m_outgoing.clear();
    m_current.reset();
    for (Stream& stream : m_outputs)
        close(stream);
    if (m_process.isRunning())
        stop();
    else
        QMetaObject::invokeMethod(this, &CaptureHost::finished, Qt::QueuedConnection);
}

void CaptureHost::finishOnceWritten()
{
    if (m_isOver && m_stream->bytesToWrite() == 0)
        QMetaObject::invokeMethod(this, &CaptureHost::finished, Qt::QueuedConnection);
}

int captureHostMain(int argc, char** argv)
{
    const posix::Interrupts interrupts;
    QCoreApplication application(argc, argv);
    StdioDevice* const stream = StdioDevice::claimStandardStreams(&application);
    CaptureHost host(stream);
    const QSocketNotifier termination(interrupts.descriptor(), QSocketNotifier::Read);
    QObject::connect(&termination, &QSocketNotifier::activated, &host, &CaptureHost::stop);
    QObject::connect(&host, &CaptureHost::finished, &application, &QCoreApplication::quit);
    host.start();
    return QCoreApplication::exec();
}

}  // namespace kd

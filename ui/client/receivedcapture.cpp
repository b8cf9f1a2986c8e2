// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/client/receivedcapture.h"

#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/capture/recordedlaunch.h"

#include <algorithm>
#include <span>
#include <system_error>
#include <utility>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxRecordings = 4096, kMaxProcesses = 1024, kMaxFiles = std::size_t{1} << 18;
constexpr std::uint64_t kMaxReportBytes = std::uint64_t{64} << 20;
/// Of a recording: its description, its code and its module's variables, before the launch and behind it.
constexpr std::uint64_t kMaxOther = std::uint64_t{2} << 30;
/// More than any GPU has: sums of it stay within their type.
constexpr std::uint64_t kMaxLimit = std::uint64_t{1} << 48;

[[noreturn]] void refuseMessage(Message text)
{
    throw RuntimeError({.text = std::move(text)});
}

bool isReportName(std::string_view name)
{
    constexpr std::string_view kStart = "process-", kEnd = ".json";
    if (!name.starts_with(kStart) || !name.ends_with(kEnd) || name.size() <= kStart.size() + kEnd.size())
        return false;
    const std::string_view number = name.substr(kStart.size(), name.size() - kStart.size() - kEnd.size());
    return number.find_first_not_of("0123456789") == std::string_view::npos;
}

std::string folderName(std::string_view start, const RecordingName& name)
{
    return std::string(start) + std::to_string(name.process) + "-" + std::to_string(name.order);
}

}  // namespace

ReceivedCapture::ReceivedCapture(fs::path folder, const CaptureRequest& request) : m_folder(std::move(folder))
{
    const std::uint64_t memory = request.measuresOnly ? 0 : std::min(request.limit, kMaxLimit);
    m_maxFile = memory + kMaxOther;
    m_maxRecording = 2 * memory + kMaxOther;
}

ReceivedCapture::News ReceivedCapture::accept(QByteArrayView message)
{
    News news;
    const QByteArrayView payload = message.sliced(1);
    switch (static_cast<CaptureMessage>(message.front())) {
    case CaptureMessage::Alive:
        return news;
    case CaptureMessage::Output:
    case CaptureMessage::Errors:
        news.output = payload.toByteArray();
        news.isError = static_cast<CaptureMessage>(message.front()) == CaptureMessage::Errors;
        return news;
    case CaptureMessage::FileBegin:
        begin(captureFileOf(payload));
        return news;
    case CaptureMessage::FileBytes:
        add(payload);
        return news;
    case CaptureMessage::FileEnd:
        news.isChange = end({payload.data(), static_cast<std::size_t>(payload.size())});
        return news;
    case CaptureMessage::Recording:
        complete(recordingNameOf(payload));
        news.isChange = true;
        return news;
    case CaptureMessage::Failed:
        news.failure = captureFailureOf(payload);
        if (news.failure.empty())
            break;
        return news;
    case CaptureMessage::Ended:
        news.status = captureExitOf(payload);
        return news;
    default:
        break;
    }
    refuseMessage("it sends what is no message of a capture");
}

void ReceivedCapture::begin(const CaptureFile& file)
{
    if (m_current)
        refuseMessage("it sends a file within another one");
    if (!file.recording && (!isReportName(file.name) || file.bytes > kMaxReportBytes))
        refuseMessage("it sends a report that is none");
    if (!file.recording && m_reports.insert(file.name).second && m_reports.size() > kMaxProcesses)
        refuseMessage("it sends reports of more processes than there can be");
    const fs::path place = file.recording ? placeOf(*file.recording, file.name, file.bytes) : m_folder / file.name;
    std::error_code error;
    if (const auto room = fs::space(m_folder, error); !error && room.available < file.bytes)
        refuseMessage(message("the disk has no room for {} bytes of a recording", file.bytes));
    m_current.emplace(Current{.file = std::make_unique<posix::NewFile>(place), .left = file.bytes, .isReport = !file.recording});
}

/// Where a file of a recording goes, which may come.
fs::path ReceivedCapture::placeOf(const RecordingName& name, const std::string& file, std::uint64_t bytes)
{
    if (!isRecordedFileName(file) || file.empty())
        refuseMessage("it sends a file of a recording with a name that none has");
    if (m_complete.contains(name))
        refuseMessage("it sends more of a recording that was whole");
    if (!m_arriving.contains(name) && m_arriving.size() + m_complete.size() >= kMaxRecordings)
        refuseMessage("it sends more recordings than can be asked for");
    const fs::path folder = m_folder / folderName("arriving-", name);
    Recording& recording = m_arriving[name];
    if (recording.names.empty())
        posix::makePrivateDirectory(folder);
    if (!recording.names.insert(file).second || recording.names.size() > kMaxFiles)
        refuseMessage("it sends a file of a recording twice");
    if (bytes > m_maxFile || bytes > m_maxRecording - recording.bytes)
        refuseMessage("it sends more of a recording than the limit allows");
    recording.bytes += bytes;
    return folder / file;
}

void ReceivedCapture::add(QByteArrayView bytes)
{
    const auto count = static_cast<std::size_t>(bytes.size());
    if (!m_current || count > m_current->left)
        refuseMessage("it sends bytes of no file");
    const auto part = std::as_bytes(std::span(bytes.data(), count));
    m_current->left -= count;
    m_current->hash.add(part);
    m_current->file->write(part);
}

bool ReceivedCapture::end(std::string_view hash)
{
    if (!m_current || m_current->left > 0)
        refuseMessage("it sends a part of a file alone");
    if (toHex(m_current->hash.finish()) != hash)
        refuseMessage("a file of it arrived damaged: its hash is another one");
    m_current->file->commit();
    return std::exchange(m_current, std::nullopt)->isReport;
}

void ReceivedCapture::complete(const RecordingName& name)
{
    if (m_current || !m_arriving.contains(name))
        refuseMessage("it ends a recording that it did not begin");
    fs::rename(m_folder / folderName("arriving-", name), m_folder / folderName("launch-", name));
    m_arriving.erase(name);
    m_complete.insert(name);
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/posix/process.h"
#include "core/capture/capturerequest.h"

#include <QByteArray>
#include <QByteArrayView>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kd {

// What a worker that is started with kCaptureRole and the program that started it tell each other: the preambles (preamble.h), then
// frames (framing.h), whose first byte is the kind of the message.

/// The word behind a worker's command that makes it run one program, list or record its launches, and send what comes of that.
inline constexpr const char* kCaptureRole = "--capture";
/// Changes whenever one of these messages does.
inline constexpr int kCaptureProtocol = 1;

enum class CaptureMessage : char {
    Start = 'S',      ///< CaptureStart, from the one who wants it; the first
    Stop = 'X',       ///< likewise: the program is interrupted; the second time it is killed
    Hello = 'H',      ///< kCaptureProtocol, from the worker; the first
    Alive = 'A',      ///< nothing but a sign, every few seconds
    Output = 'O',     ///< what the program writes on its standard output
    Errors = 'E',     ///< on its standard error
    FileBegin = 'F',  ///< CaptureFile; its bytes follow
    FileBytes = 'D',  ///< the next of them
    FileEnd = 'Z',    ///< SHA-256 of all of them, 64 hexadecimal digits
    Recording = 'R',  ///< RecordingName: all files of that recording have come
    Failed = 'P',     ///< one sentence why the program cannot be run; the last
    Ended = 'Q'       ///< CaptureExit: the program has ended, and all that it left has come; the last
};

/// A program that is to be run on the target.
struct CaptureStart {
    std::string program;                 ///< a name in PATH, or a path from `folder` on
    std::vector<std::string> arguments;
    std::string folder;                  ///< empty: where the worker starts
    std::vector<std::string> variables;  ///< "NAME=value", beyond those of the worker
    CaptureRequest request;              ///< its `cupti` is the target's own affair
};
/// One recording of one process there.
struct RecordingName {
    std::uint64_t process = 0;
    std::uint64_t order = 0;  ///< from 1, in its process
    friend auto operator<=>(const RecordingName&, const RecordingName&) = default;
};
/// A file that follows: one of a recording, or the report of a process.
struct CaptureFile {
    std::optional<RecordingName> recording;
    std::string name;
    std::uint64_t bytes = 0;
};

QByteArray toCaptureMessage(CaptureMessage kind, QByteArrayView payload = {});
QByteArray toCaptureMessage(const CaptureStart& start);
QByteArray toCaptureMessage(const CaptureFile& file);
QByteArray toCaptureMessage(const RecordingName& name);
QByteArray toCaptureMessage(const Message& failure);
QByteArray toCaptureMessage(const posix::ExitStatus& status);

// Each reads what is behind the first byte, which is not trusted. Throws RuntimeError.

CaptureStart captureStartOf(QByteArrayView payload);
CaptureFile captureFileOf(QByteArrayView payload);
RecordingName recordingNameOf(QByteArrayView payload);
Message captureFailureOf(QByteArrayView payload);
posix::ExitStatus captureExitOf(QByteArrayView payload);

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/posix/newfile.h"
#include "core/base/posix/process.h"
#include "core/base/sha256.h"
#include "core/capture/capturerequest.h"
#include "core/worker/capturemessages.h"

#include <QByteArray>

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace kd {

/// Writes what a target sends of a program into a folder of this machine, as the program's process left it there: reports, and a
/// folder for each recording, whole ones alone. The target is not trusted: names are those that recordings have, sizes and counts
/// within what was asked for, hashes right; nothing is written outside the folder.
class ReceivedCapture {
public:
    /// `folder` is there, absolute and private.
    ReceivedCapture(std::filesystem::path folder, const CaptureRequest& request);

    /// What came, where it is not a part of a file.
    struct News {
        QByteArray output;   ///< what the program wrote
        bool isError = false;  ///< on its standard error
        bool isChange = false;  ///< a report or a recording is whole
        Message failure;     ///< why the program cannot be run; nothing follows
        std::optional<posix::ExitStatus> status;  ///< the program has ended; nothing follows
    };
    /// Takes a message, behind the first one. Throws RuntimeError where it may not come, or its bytes cannot be written. Blocks.
    News accept(QByteArrayView message);

    /// Recordings of which a part came.
    std::size_t unfinished() const { return m_arriving.size(); }

private:
    struct Recording {
        std::set<std::string> names;
        std::uint64_t bytes = 0;
    };
    struct Current {
        std::unique_ptr<posix::NewFile> file;
        std::uint64_t left = 0;
        Sha256 hash;
        bool isReport = false;
    };

    void begin(const CaptureFile& file);
    std::filesystem::path placeOf(const RecordingName& name, const std::string& file, std::uint64_t bytes);
    void add(QByteArrayView bytes);
    bool end(std::string_view hash);
    void complete(const RecordingName& name);

    const std::filesystem::path m_folder;
    std::uint64_t m_maxFile = 0, m_maxRecording = 0;  ///< bytes
    std::map<RecordingName, Recording> m_arriving;
    std::set<RecordingName> m_complete;
    std::set<std::string> m_reports;
    std::optional<Current> m_current;
};

}  // namespace kd

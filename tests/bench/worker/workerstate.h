// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/worker/benchtools.h"

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace kd::bench {

inline std::ptrdiff_t entries(const std::filesystem::path& folder)
{
    std::error_code error;
    return std::distance(std::filesystem::directory_iterator(folder, error), {});
}

/// Temporary folders of workers, and what they hold at the top.
inline std::ptrdiff_t temporaryEntries()
{
    std::ptrdiff_t count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::temp_directory_path()))
        if (entry.path().filename().string().starts_with("kerneldesk-worker-"))
            count += 1 + entries(entry.path());
    return count;
}

inline long residentKiB(qint64 process)
{
    std::ifstream status("/proc/" + std::to_string(process) + "/status");
    std::string word;
    long value = 0;
    while (status >> word)
        if (word == "VmRSS:" && status >> value)
            return value;
    return 0;
}

/// What a worker has now.
inline Json stateOf(qint64 worker)
{
    return {{"processes", childrenOf(worker).size()},
            {"descriptors", entries("/proc/" + std::to_string(worker) + "/fd")},
            {"temporaryEntries", temporaryEntries()},
            {"residentKiB", residentKiB(worker)}};
}

/// Lets the event loop run that long.
inline void rest(std::chrono::milliseconds time)
{
    QEventLoop loop;
    QTimer::singleShot(time, &loop, &QEventLoop::quit);
    loop.exec();
}

}  // namespace kd::bench

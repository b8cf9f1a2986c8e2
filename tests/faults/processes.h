// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include <sys/types.h>
#include <unistd.h>

namespace kd {

/// Numbers of the processes that `parent` started, those whose command line contains `word`.
inline std::vector<pid_t> childrenOf(qint64 parent, const std::string& word)
{
    const std::string id = std::to_string(parent);
    std::ifstream list("/proc/" + id + "/task/" + id + "/children");
    std::vector<pid_t> found;
    for (pid_t child = 0; list >> child;) {
        std::ifstream line("/proc/" + std::to_string(child) + "/cmdline");
        const std::string words((std::istreambuf_iterator<char>(line)), {});
        if (words.find(word) != std::string::npos)
            found.push_back(child);
    }
    return found;
}

inline bool isAlive(pid_t process)
{
    std::ifstream status("/proc/" + std::to_string(process) + "/stat");
    std::string line;
    return std::getline(status, line) && line.find(") Z ") == std::string::npos;
}

/// What a process computed so far, in ticks (10 ms). 0 when it is gone.
inline long cpuTicks(pid_t process)
{
    std::ifstream status("/proc/" + std::to_string(process) + "/stat");
    std::string line;
    std::getline(status, line);
    const std::size_t name = line.rfind(')');
    if (name == std::string::npos)
        return 0;
    std::istringstream fields(line.substr(name + 1));
    std::string skipped;
    for (int i = 0; i < 11; ++i)  // proc(5): state to cmajflt
        fields >> skipped;
    long user = 0, system = 0;
    fields >> user >> system;
    return user + system;
}

/// The memory that a process has at the moment. 0 when it is gone.
inline std::size_t residentBytes(pid_t process)
{
    std::ifstream status("/proc/" + std::to_string(process) + "/statm");
    std::size_t whole = 0, resident = 0;
    status >> whole >> resident;
    return resident * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

}  // namespace kd

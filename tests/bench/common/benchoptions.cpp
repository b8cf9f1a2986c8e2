// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/common/benchoptions.h"

#include <cstdlib>
#include <filesystem>
#include <sched.h>

namespace kd::bench {
namespace {

cpu_set_t allowedCores()
{
    cpu_set_t set;
    CPU_ZERO(&set);
    ::sched_getaffinity(0, sizeof set, &set);
    return set;
}

const cpu_set_t& coresAtFirst()
{
    static const cpu_set_t set = allowedCores();
    return set;
}

}  // namespace

BenchOptions::BenchOptions(int argc, char** argv)
{
    for (int i = 0; i < argc; ++i)
        m_command += (i == 0 ? "" : " ") + std::filesystem::path(argv[i]).filename().string();
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        if (word == "--serve" || word == "--emulated")
            m_values[word.substr(2)] = "1";
        else if (word.starts_with("--") && i + 1 < argc)
            m_values[word.substr(2)] = argv[++i];
        else
            m_places.push_back(word);
    }
}

int BenchOptions::number(const std::string& name, int otherwise) const
{
    const auto found = m_values.find(name);
    return found == m_values.end() ? otherwise : std::atoi(found->second.c_str());
}

std::string BenchOptions::text(const std::string& name) const
{
    const auto found = m_values.find(name);
    return found == m_values.end() ? std::string() : found->second;
}

void pinThread(int core)
{
    cpu_set_t set = coresAtFirst();
    if (core >= 0) {
        CPU_ZERO(&set);
        CPU_SET(static_cast<std::size_t>(core), &set);
    }
    ::sched_setaffinity(0, sizeof set, &set);
}

int lastCore()
{
    for (int core = CPU_SETSIZE - 1; core > 0; --core)
        if (CPU_ISSET(static_cast<std::size_t>(core), &coresAtFirst()))
            return core;
    return 0;
}

}  // namespace kd::bench

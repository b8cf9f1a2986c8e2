// SPDX-License-Identifier: GPL-3.0-or-later
#include "benchreport.h"

#include "core/compile/compiler.h"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <sys/utsname.h>
#include <thread>

namespace {

std::string processorName()
{
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);)
        if (line.starts_with("model name"))
            return line.substr(line.find(':') + 2);
    return "unknown";
}

std::string variable(const char* name)
{
    const char* value = std::getenv(name);
    return value != nullptr ? value : "";
}

std::string loadAverage()
{
    std::string text;
    std::getline(std::ifstream("/proc/loadavg"), text);
    return text;
}

}  // namespace

kd::Json benchFacts(int argc, char** argv)
{
    std::string command;
    for (int i = 0; i < argc; ++i)
        command += (i == 0 ? "" : " ") + (i == 0 ? std::filesystem::path(argv[0]).filename().string() : argv[i]);
    utsname system{};
    ::uname(&system);
    char date[32] = "";
    const std::time_t now = std::time(nullptr);
    std::strftime(date, sizeof date, "%FT%TZ", std::gmtime(&now));
    return {{"command", command},
            {"commit", variable("COMMIT")},
            {"note", variable("NOTE")},
            {"date", date},
            {"system", std::string(system.sysname) + " " + system.release},
            {"processor", processorName()},
            {"cores", std::thread::hardware_concurrency()},
            {"loadAverage", loadAverage()},
            {"nvrtc", kd::compilerInfo().version}};
}

double quantile(std::vector<double> samples, double fraction)
{
    if (samples.empty())
        return 0;
    std::sort(samples.begin(), samples.end());
    const auto index = static_cast<std::size_t>(fraction * static_cast<double>(samples.size() - 1) + 0.5);
    return samples[index];
}

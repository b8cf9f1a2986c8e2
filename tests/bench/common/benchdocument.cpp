// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/common/benchdocument.h"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iostream>
#include <thread>

namespace kd::bench {
namespace {

std::string processorName()
{
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);)
        if (line.starts_with("model name"))
            return line.substr(std::min(line.size(), line.find(':') + 2));
    return "unknown";
}

std::string variable(const char* name)
{
    const char* const value = std::getenv(name);
    return value != nullptr ? value : "";
}

std::string firstLine(const char* file)
{
    std::ifstream stream(file);
    std::string line;
    std::getline(stream, line);
    return line;
}

}  // namespace

double quantile(std::vector<double> samples, double fraction)
{
    std::ranges::sort(samples);
    return samples.at(static_cast<std::size_t>(fraction * static_cast<double>(samples.size() - 1) + 0.5));
}

Json barRow(const std::string& bar, const std::string& what, double limit, const std::vector<double>& ratios)
{
    const double median = quantile(ratios, 0.5);
    return {{"bar", bar},
            {"what", what},
            {"limit", limit},
            {"ratio", median},
            {"p10", quantile(ratios, 0.1)},
            {"p90", quantile(ratios, 0.9)},
            {"reached", median <= limit},
            {"ratios", ratios}};
}

Json benchFacts(const BenchOptions& options)
{
    char date[32] = "";
    const std::time_t now = std::time(nullptr);
    std::strftime(date, sizeof date, "%FT%TZ", std::gmtime(&now));
    return {{"command", options.command()},
            {"commit", variable("COMMIT")},
            {"note", variable("NOTE")},
            {"date", date},
            {"processor", processorName()},
            {"cores", std::thread::hardware_concurrency()},
            {"load", firstLine("/proc/loadavg")}};
}

bool keepDocument(const Json& document, const std::string& file)
{
    for (const Json& row : document.at("bars"))
        std::cout << row.at("bar").get<std::string>() << ' ' << row.at("what").get<std::string>() << " <= " << row.at("limit")
                  << ": " << row.at("ratio") << " (" << row.at("p10") << " to " << row.at("p90") << ")\n";
    std::ofstream stream(file);
    stream << document.dump(1) << '\n';
    stream.close();
    if (!stream)
        std::cerr << file << " cannot be written.\n";
    return bool(stream);
}

}  // namespace kd::bench

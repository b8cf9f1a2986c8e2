// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <charconv>
#include <chrono>
#include <cstdint>
#include <string_view>
#include <vector>

/// How long a fuzz test runs; its seed makes it repeatable. KD_FUZZ_SECONDS=300 in the environment runs as many cases as fit.
struct FuzzSettings {
    std::uint64_t cases = 0;
    std::uint64_t seed = 1;
    std::chrono::seconds duration{qEnvironmentVariableIntValue("KD_FUZZ_SECONDS")};

    QString described() const
    {
        return QStringLiteral("seed %1, ").arg(seed) +
               (duration.count() > 0 ? QStringLiteral("%1 s").arg(duration.count()) : QStringLiteral("%1 cases").arg(cases));
    }
};

/// Runs `once` as often as the settings say; returns how often that was.
template <typename Once> std::uint64_t repeat(const FuzzSettings& settings, const Once& once)
{
    const auto start = std::chrono::steady_clock::now();
    std::uint64_t count = 0;
    const auto goesOn = [&] {
        return settings.duration.count() > 0 ? std::chrono::steady_clock::now() - start < settings.duration
                                             : count < settings.cases;
    };
    for (; goesOn(); ++count)
        once();
    return count;
}

/// Reads `--cases N` and `--seed N`; gives the other arguments.
inline std::vector<char*> parseFuzzArguments(int argc, char** argv, FuzzSettings& settings)
{
    std::vector<char*> rest;
    for (int i = 0; i < argc; ++i) {
        const std::string_view argument = argv[i];
        const bool isCases = argument == "--cases";
        if ((!isCases && argument != "--seed") || i + 1 == argc) {
            rest.push_back(argv[i]);
            continue;
        }
        const std::string_view value = argv[++i];
        if (isCases)
            std::from_chars(value.data(), value.data() + value.size(), settings.cases);
        else
            std::from_chars(value.data(), value.data() + value.size(), settings.seed);
    }
    return rest;
}

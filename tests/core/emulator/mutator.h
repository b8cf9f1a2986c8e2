#pragma once

#include "tests/core/emulator/recordedptx.h"

#include <charconv>
#include <chrono>
#include <cstdint>
#include <iterator>
#include <random>
#include <string>
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
        return settings.duration.count() > 0 ? std::chrono::steady_clock::now() - start < settings.duration : count < settings.cases;
    };
    for (; goesOn(); ++count)
        once();
    return count;
}

/// Reads `--cases N` and `--seed N`; gives the other arguments.
inline std::vector<char*> takeFuzzArguments(int argc, char** argv, FuzzSettings& settings)
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

/// All recordings, as they lie on disk.
inline std::vector<std::string> recordedTexts()
{
    std::vector<std::string> texts;
    const QDir folder(QStringLiteral(KD_TEST_DATA "/emulator/ptx"));
    for (const QString& name : folder.entryList({"*.ptx"})) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            texts.push_back(file.readAll().toStdString());
    }
    return texts;
}

/// Changes texts at random: cuts, repeats and mixes them, changes bytes and puts in what a parser stumbles over.
class Mutator {
public:
    explicit Mutator(std::uint64_t seed)
        : m_random(seed)
    {
    }

    std::size_t below(std::size_t end) { return end == 0 ? 0 : std::uniform_int_distribution<std::size_t>(0, end - 1)(m_random); }

    /// texts[which] with one to four changes, some of them pieces of the others.
    std::string mutated(const std::vector<std::string>& texts, std::size_t which)
    {
        std::string text = texts[which];
        const std::size_t changes = 1 + below(4);
        for (std::size_t change = 0; change < changes; ++change)
            mutate(text, texts[below(texts.size())]);
        return text;
    }

private:
    void mutate(std::string& text, const std::string& other)
    {
        static const char* const kPieces[] = {"{", "}", "(", ")", "[", "]", ";", ",", ":", "|", "!", "-", "+", ".", "@", "%", "<4>", "\"", "/*", "//",
                                              "\n", "0x", "0f", "1e9", "18446744073709551615", "-1", "_", ".reg .b32 %q<9>;", ".v4", ".align",
                                              "99999999", ".loc 1 1 1", ".section", "WARP_SZ", "%tid", "\xc3", ".local .b8 z[9];"};
        const std::size_t at = below(text.size());
        const std::size_t length = below(20);
        switch (below(6)) {
        case 0: text.erase(at, length); break;
        case 1: text.insert(at, kPieces[below(std::size(kPieces))]); break;
        case 2: text.replace(at, below(4), kPieces[below(std::size(kPieces))]); break;
        case 3: text.insert(below(text.size()), text.substr(at, below(200))); break;
        case 4: text.insert(at, other.substr(below(other.size()), below(200))); break;
        default:
            if (!text.empty())
                text[at] = static_cast<char>(below(256));
        }
    }

    std::mt19937_64 m_random;
};

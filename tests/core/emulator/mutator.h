// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/emulator/recordedptx.h"
#include "tests/fuzzsettings.h"

#include <cstdint>
#include <iterator>
#include <random>
#include <string>
#include <vector>

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
        static const char* const kPieces[] = {"{",
                                              "}",
                                              "(",
                                              ")",
                                              "[",
                                              "]",
                                              ";",
                                              ",",
                                              ":",
                                              "|",
                                              "!",
                                              "-",
                                              "+",
                                              ".",
                                              "@",
                                              "%",
                                              "<4>",
                                              "\"",
                                              "/*",
                                              "//",
                                              "\n",
                                              "0x",
                                              "0f",
                                              "1e9",
                                              "18446744073709551615",
                                              "-1",
                                              "_",
                                              ".reg .b32 %q<9>;",
                                              ".v4",
                                              ".align",
                                              "99999999",
                                              ".loc 1 1 1",
                                              ".section",
                                              "WARP_SZ",
                                              "%tid",
                                              "\xc3",
                                              ".local .b8 z[9];"};
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

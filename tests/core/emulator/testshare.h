// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

/// The part of a long test that is run: KD_TEST_SHARE=1/16 in the environment takes about every 16th case, by the hash of its
/// name, so that the choice is the same everywhere and every time. Without it, or where it reads otherwise, all are run.
class TestShare {
public:
    static const TestShare& ofThisRun()
    {
        static const TestShare share(qgetenv("KD_TEST_SHARE").toStdString());
        return share;
    }
    explicit TestShare(std::string_view text)
    {
        constexpr std::string_view kStart = "1/";
        if (!text.starts_with(kStart))
            return;
        std::uint32_t parts = 0;
        const char* const end = text.data() + text.size();
        const auto [read, error] = std::from_chars(text.data() + kStart.size(), end, parts);
        m_parts = error == std::errc() && read == end && parts > 0 ? parts : 1;
    }

    bool isWhole() const { return m_parts == 1; }
    bool has(std::string_view name) const { return hash(name) % m_parts == 0; }

    /// Indices of the cases that are run, at least one of each group.
    template <typename Items, typename NameOf> std::vector<std::size_t> chosen(const Items& items, const NameOf& nameOf) const
    {
        std::vector<std::size_t> some;
        for (std::size_t i = 0; i < items.size(); ++i)
            if (has(nameOf(items[i])))
                some.push_back(i);
        if (some.empty() && !items.empty())
            some.push_back(hash(nameOf(items[0])) % items.size());
        return some;
    }
    /// One of them for each name where this is a share, else all.
    std::vector<int> oneOf(std::span<const int> all, std::string_view name) const
    {
        if (isWhole())
            return {all.begin(), all.end()};
        return {all[hash(name) / m_parts % all.size()]};
    }

private:
    // FNV-1a
    static std::uint64_t hash(std::string_view name)
    {
        std::uint64_t value = 0xcbf29ce484222325;
        for (const char byte : name)
            value = (value ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
        return value ^ value >> 32;
    }

    std::uint64_t m_parts = 1;
};

inline constexpr int kArchitectures[] = {75, 80, 90, 120};

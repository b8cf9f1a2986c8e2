// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/cache/cachejournal.h"

#include "core/base/error.h"
#include "core/base/posix/fileidentity.h"
#include "core/base/posix/ownfile.h"
#include "core/compile/loglines.h"

#include <algorithm>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace kd {
namespace {

constexpr std::size_t kKeyLength = 64;
constexpr Bytes kLongestJournal{64u << 20};
constexpr std::uint64_t kLongJournal = 8u << 20;  // 120,000 accesses

}  // namespace

void CacheJournal::add(const std::string& key)
{
    if (key != m_last && posix::appendToOwnFile(m_file, key + '\n'))
        m_last = key;
}

bool CacheJournal::isLong() const
{
    const std::optional<posix::FileIdentity> identity = posix::fileIdentityNoFollow(m_file);
    return identity && identity->size > kLongJournal;
}

std::unordered_map<std::string, std::size_t> CacheJournal::ranks() const
{
    std::unordered_map<std::string, std::size_t> ranks;
    const auto bytes = posix::readOwnFile(m_file, kLongestJournal);
    if (!bytes)
        return ranks;
    std::size_t rank = 0;
    forEachLine({reinterpret_cast<const char*>(bytes->data()), bytes->size()}, [&](std::string_view line) {
        if (line.size() == kKeyLength)
            ranks[std::string(line)] = ++rank;
    });
    return ranks;
}

void CacheJournal::compact(const std::unordered_map<std::string, std::size_t>& keep) const
{
    std::vector<std::pair<std::size_t, std::string_view>> lines;
    for (const auto& [key, rank] : keep)
        lines.emplace_back(rank, key);
    std::sort(lines.begin(), lines.end());
    std::string text;
    for (const auto& [rank, key] : lines)
        text.append(key) += '\n';
    try {
        posix::replaceOwnFile(m_file, std::as_bytes(std::span(text)));
    } catch (const RuntimeError&) {
        // The old journal stays, which is as good.
    }
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/cache/cache.h"

#include "core/compile/cache/cacheentry.h"
#include "core/compile/cache/cachefolder.h"

#include <chrono>
#include <cstdlib>
#include <list>
#include <mutex>
#include <unordered_map>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kMemoryLimit = 64u << 20;

std::string variable(const char* name)
{
    const char* value = std::getenv(name);
    return value != nullptr ? value : "";
}

std::uint64_t weightOf(const CompileOutcome& outcome)
{
    return 4096 + outcome.ptx.size() + outcome.cubin.size() + outcome.tileIr.size() + outcome.log.size();
}

/// The outcomes used last, at most `limit` bytes of them.
class Memory {
public:
    explicit Memory(std::uint64_t limit) : m_limit(limit) {}

    const CompileOutcome* find(const std::string& key)
    {
        const auto found = m_index.find(key);
        if (found == m_index.end())
            return nullptr;
        m_entries.splice(m_entries.begin(), m_entries, found->second);
        return &m_entries.front().outcome;
    }

    void store(const std::string& key, const CompileOutcome& outcome)
    {
        const std::uint64_t weight = weightOf(outcome);
        if (const auto found = m_index.find(key); found != m_index.end())
            remove(found->second);
        if (weight > m_limit)
            return;
        while (m_total + weight > m_limit)
            remove(std::prev(m_entries.end()));
        m_entries.push_front({key, outcome, weight});
        m_index[key] = m_entries.begin();
        m_total += weight;
    }

private:
    struct Entry {
        std::string key;
        CompileOutcome outcome;
        std::uint64_t weight;
    };
    using Place = std::list<Entry>::iterator;

    void remove(Place place)
    {
        m_total -= place->weight;
        m_index.erase(place->key);
        m_entries.erase(place);
    }

    std::uint64_t m_limit;
    std::uint64_t m_total = 0;
    std::list<Entry> m_entries;  ///< newest first
    std::unordered_map<std::string, Place> m_index;
};

}  // namespace

struct CompileCache::State {
    explicit State(Config configuration)
        : config(std::move(configuration)), memory(std::min(config.limit.value, kMemoryLimit))
    {
        if (!config.directory.empty() && config.limit.value != 0)
            folder.emplace(config.directory, config.limit);
    }

    std::optional<CompileOutcome> find(const std::string& key)
    {
        if (const CompileOutcome* outcome = memory.find(key)) {
            if (folder)
                folder->touch(key);
            return *outcome;
        }
        if (!folder)
            return std::nullopt;
        const std::optional<std::vector<std::byte>> bytes = folder->read(key);
        if (!bytes)
            return std::nullopt;
        std::optional<CompileOutcome> outcome = decodeEntry(key, *bytes);
        if (!outcome || !outcome->ok()) {
            folder->quarantine(key);
            return std::nullopt;
        }
        folder->touch(key);
        memory.store(key, *outcome);
        return outcome;
    }

    void noteTrouble()
    {
        if (!folder || noticed || folder->trouble().empty())
            return;
        noticed = true;
        notice = message("The compile cache in {} cannot be used ({}), so results are kept in memory only.",
                         config.directory.string(), folder->trouble());
    }

    std::mutex mutex;
    Config config;
    Memory memory;
    std::optional<CacheFolder> folder;
    bool noticed = false;
    Message notice;
};

CompileCache::Config CompileCache::configFromEnvironment()
{
    if (const std::string off = variable("KERNELDESK_DISABLE_CACHE"); !off.empty() && off != "0")
        return {.directory = {}, .limit = {0}};
    if (const std::string chosen = variable("KERNELDESK_CACHE_DIR"); !chosen.empty())
        return {.directory = chosen};
    // A relative XDG path is to be ignored (XDG Base Directory Specification).
    if (const fs::path base = variable("XDG_CACHE_HOME"); base.is_absolute())
        return {.directory = base / "kerneldesk"};
    if (const std::string home = variable("HOME"); !home.empty())
        return {.directory = fs::path(home) / ".cache/kerneldesk"};
    return {};
}

CompileCache::CompileCache(Config config) : m_state(std::make_unique<State>(std::move(config))) {}
CompileCache::~CompileCache() = default;
CompileCache::CompileCache(CompileCache&&) noexcept = default;
CompileCache& CompileCache::operator=(CompileCache&&) noexcept = default;

fs::path CompileCache::folder() const
{
    const std::scoped_lock lock(m_state->mutex);
    return m_state->folder && m_state->folder->canRead() ? m_state->config.directory : fs::path();
}

std::optional<CompileOutcome> CompileCache::find(const std::string& key)
{
    const auto start = std::chrono::steady_clock::now();
    const std::scoped_lock lock(m_state->mutex);
    std::optional<CompileOutcome> outcome = m_state->find(key);
    m_state->noteTrouble();
    if (outcome) {
        outcome->cached = true;
        outcome->duration = std::chrono::steady_clock::now() - start;
    }
    return outcome;
}

void CompileCache::store(const std::string& key, const CompileOutcome& outcome)
{
    if (!outcome.ok())
        return;
    const std::scoped_lock lock(m_state->mutex);
    m_state->memory.store(key, outcome);
    if (m_state->folder && m_state->folder->canWrite())
        m_state->folder->write(key, encodeEntry(key, outcome));
    m_state->noteTrouble();
}

Message CompileCache::popNotice()
{
    const std::scoped_lock lock(m_state->mutex);
    return std::exchange(m_state->notice, {});
}

}  // namespace kd

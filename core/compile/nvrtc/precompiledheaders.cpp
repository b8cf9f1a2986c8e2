// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/nvrtc/precompiledheaders.h"

#include "core/base/sha256.h"
#include "core/compile/cache/pchstore.h"
#include "core/compile/toolkit/nvrtclocation.h"
#include "core/compile/nvrtc/nvrtcprogram.h"

#include <algorithm>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxPrecompiled = 2;       // a process
constexpr std::size_t kMaxRefused = 64;
constexpr Milliseconds kPchCachePatience{800};  // less than it takes to compile heavy headers anew

}  // namespace

PrecompiledHeaders::PrecompiledHeaders(fs::path folder, PchCache pchCache)
    : m_folder(std::move(folder)), m_pchCache(std::move(pchCache))
{
    const NvrtcLibrary& nvrtc = nvrtcLibrary();
    if (nvrtc.info.available && nvrtc.api.setPchHeapSize != nullptr)
        nvrtc.api.setPchHeapSize(kHeapBytes);
}

void PrecompiledHeaders::begin(const std::string& key, bool usesPchCache)
{
    m_key = key;
    m_usesPchCache = usesPchCache;
    m_pchCacheUse = PchCacheUse::None;
    m_isUsed = false;
    m_wanted.reset();
}

std::optional<PchPrefix> PrecompiledHeaders::find(const CompileRequest& request, const std::vector<std::string>& options)
{
    if (m_key.empty() || std::find(m_refused.begin(), m_refused.end(), m_key) != m_refused.end())
        return std::nullopt;
    std::optional<PchCandidate> headers = pchCandidate(request, options, nvrtcLibrary().includeFolders);
    if (!headers)
        return std::nullopt;
    Entry* entry = current(headers->name);
    if (entry == nullptr)
        entry = fromPchCache(headers->name);
    if (entry == nullptr) {
        m_wanted = {.entry = {.key = m_key, .name = headers->name}, .headers = std::move(*headers), .options = options};
        return std::nullopt;
    }
    if (headers->isMixed(entry->closure))
        return std::nullopt;
    entry->key = m_key;
    headers->part.file = entry->file;
    m_isUsed = true;
    if (m_pchCacheUse == PchCacheUse::Taken && m_pchCache.beforeUse)
        m_pchCache.beforeUse();
    return std::move(headers->part);
}

/// The entry of that name, now the last used; nothing where the toolkit has changed since.
PrecompiledHeaders::Entry* PrecompiledHeaders::current(const std::string& name)
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry& entry) { return entry.name == name; });
    if (found == m_entries.end())
        return nullptr;
    const bool isGone = found->inPchCache && posix::fileIdentity(found->file) != found->inPchCache;
    if (isGone || !isUnchanged(found->closure.digest)) {
        drop(found->file);
        return nullptr;
    }
    m_entries.splice(m_entries.begin(), m_entries, found);
    return &m_entries.front();
}

std::uint64_t PrecompiledHeaders::heapAddress() const
{
    return m_pchCache.heapAddress ? m_pchCache.heapAddress() : 0;
}

bool PrecompiledHeaders::isFit(const PchLabel& label, const std::string& name) const
{
    return label.name == name && label.nvrtc == libraryIdentity(nvrtcLibrary().info.path) && label.heapAddress == heapAddress() &&
           label.heapBytes == kHeapBytes && !label.closure.digest.empty() && isUnchanged(label.closure.digest);
}

/// Of others, for the key of this compile. All is checked before NVRTC reads it, which crashes on a damaged file.
PrecompiledHeaders::Entry* PrecompiledHeaders::fromPchCache(const std::string& name)
{
    if (m_pchCache.folder.empty() || !m_usesPchCache || m_isPchCacheSlow || heapAddress() == 0)
        return nullptr;
    const PchStoreEntry stored(m_pchCache.folder, m_key);
    if (!stored.exists())
        return nullptr;
    std::optional<PchLabel> label = stored.label();
    const PchStoreEntry::Checked checked =
        label && isFit(*label, name) ? stored.check(*label, kPchCachePatience) : PchStoreEntry::Checked{};
    m_isPchCacheSlow = checked.isSlow;
    if (checked.isSlow)
        return nullptr;
    m_pchCacheUse = checked.file ? PchCacheUse::Taken : PchCacheUse::Unfit;
    if (!checked.file)
        return nullptr;
    keep({.key = m_key, .name = name, .closure = std::move(label->closure), .file = stored.file(), .inPchCache = checked.file});
    return &m_entries.front();
}

void PrecompiledHeaders::drop(const fs::path& file)
{
    const fs::path gone = file;
    std::error_code ignored;
    if (gone.parent_path() == m_folder)
        fs::remove(gone, ignored);
    m_entries.remove_if([&](const Entry& entry) { return entry.file == gone; });
}

void PrecompiledHeaders::refuse(const PchPrefix& part)
{
    const bool isOthers = std::any_of(m_entries.begin(), m_entries.end(),
                                      [&](const Entry& entry) { return entry.file == part.file && entry.inPchCache; });
    if (isOthers && heapAddress() != 0)
        m_pchCacheUse = PchCacheUse::Refused;
    drop(part.file);
    m_isUsed = false;
    if (m_refused.size() >= kMaxRefused)
        m_refused.clear();
    m_refused.push_back(m_key);
}

bool PrecompiledHeaders::make()
{
    m_made.reset();
    if (!m_wanted)
        return false;
    Wanted wanted = std::move(*m_wanted);
    m_wanted.reset();
    std::error_code error;
    wanted.entry.file = m_folder / ("headers-" + std::to_string(++m_lastFile) + ".pch");
    const fs::space_info space = fs::space(m_folder, error);
    if (error || space.available < kFreeDisk.value || !compile(wanted)) {
        refuse({.directives = {}, .file = wanted.entry.file});
        return false;
    }
    if (heapAddress() != 0)
        m_made = {.file = wanted.entry.file, .closureSha256 = sha256Hex(wanted.entry.closure.digest)};
    keep(std::move(wanted.entry));
    return true;
}

bool PrecompiledHeaders::compile(Wanted& wanted) const
{
    const NvrtcLibrary& nvrtc = nvrtcLibrary();
    wanted.entry.closure = wanted.headers.closure(nvrtc.includeFolders);
    if (wanted.headers.isMixed(wanted.entry.closure))
        return false;
    NvrtcProgram program(nvrtc.api, wanted.headers.part.directives, wanted.headers.standardHeaders);
    std::vector<std::string> options = wanted.options;
    options.push_back("--create-pch=" + wanted.entry.file.string());
    program.compile(options);
    std::error_code error;
    const std::uintmax_t size = fs::file_size(wanted.entry.file, error);
    return program.endsAtHeaderStop() && !error && size > 0 && size <= kMaxHeaderBytes.value &&
        isUnchanged(wanted.entry.closure.digest);
}

void PrecompiledHeaders::keep(Entry entry)
{
    m_entries.push_front(std::move(entry));
    while (m_entries.size() > kMaxPrecompiled)
        drop(m_entries.back().file);
}

PchToolchain PrecompiledHeaders::maker() const
{
    const NvrtcLibrary& nvrtc = nvrtcLibrary();
    return {.nvrtc = libraryIdentity(nvrtc.info.path),
            .includeFolders = nvrtc.includeFolders,
            .heapAddress = heapAddress(),
            .heapBytes = kHeapBytes};
}

std::vector<std::string> PrecompiledHeaders::ready() const
{
    std::vector<std::string> keys;
    for (const Entry& entry : m_entries)
        keys.push_back(entry.key);
    return keys;
}

}  // namespace kd

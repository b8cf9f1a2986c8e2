// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/cache/pchstore.h"

#include "core/base/crc32.h"
#include "core/base/posix/filelock.h"
#include "core/base/posix/newfile.h"
#include "core/base/posix/ownfile.h"
#include "core/base/sha256.h"
#include "core/compile/cache/cachelayout.h"
#include "core/compile/toolkit/nvrtclocation.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <vector>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr Bytes kLongestLabel{16u << 20};
constexpr Milliseconds kStoreLockWait{2000};
constexpr std::uint64_t kSyncEvery = 16u << 20;  // an end of the worker waits for no more

/// Another for another NVRTC, so that several can be used in turn.
std::string nameOf(const std::string& key)
{
    const NvrtcFiles nvrtc = nvrtcFiles();
    Sha256 hash;
    hash.addField("kerneldesk headers 1").addField(key).addField(libraryIdentity(nvrtc.library));
    for (const fs::path& folder : nvrtc.includeFolders)
        hash.addField(folder.string());
    return toHex(hash.finish());
}

/// The label first: without it nobody uses the file.
void removeBoth(const fs::path& labelFile)
{
    posix::removeFile(labelFile);
    posix::removeFile(fs::path(labelFile).replace_extension(kHeadersExtension));
}

struct Kept {
    fs::path label;
    std::int64_t usedNs = 0;
    std::uint64_t bytes = 0;
};

/// The whole entries, the one longest not used first. Whoever holds the lock is the only writer, so what is no part of an
/// entry was left by one that died, and goes.
std::vector<Kept> entriesIn(const fs::path& folder)
{
    std::vector<Kept> kept;
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        const fs::path& path = it->path();
        const std::string name = path.filename().string();
        if (!isHeaderFile(name))
            continue;
        const bool isUnfinished = !posix::nameOfUnfinished(name).empty();
        const auto label = posix::fileIdentityNoFollow(fs::path(path).replace_extension(kLabelExtension));
        const auto headers = posix::fileIdentityNoFollow(fs::path(path).replace_extension(kHeadersExtension));
        if (isUnfinished || !label || !headers)
            posix::removeFile(path);
        else if (path.extension() == kLabelExtension)
            kept.push_back({.label = path, .usedNs = label->modifiedNs, .bytes = label->size + headers->size});
    }
    std::sort(kept.begin(), kept.end(), [](const Kept& a, const Kept& b) { return a.usedNs < b.usedNs; });
    return kept;
}

/// What was read of it goes into `label`, too. False when it ended early. Throws RuntimeError when it cannot be written.
bool copy(const fs::path& made, const fs::path& place, PchLabel& label, const std::function<bool()>& goesOn)
{
    posix::NewFile file(place);
    Crc32 checksum;
    label.size = 0;
    const bool isWhole = posix::readOwnFileInPieces(made, kMaxHeaderBytes, [&](std::span<const std::byte> piece) {
        file.write(piece);
        checksum.add(piece);
        label.size += piece.size();
        if (label.size % kSyncEvery == 0)
            file.sync();
        return goesOn();
    });
    if (!isWhole || label.size == 0)
        return false;
    label.checksum = checksum.finish();
    file.commit();
    return true;
}

/// Whether there is such an entry already: another process was faster.
bool isThere(const PchStoreEntry& entry, const PchLabel& label)
{
    const std::optional<PchLabel> there = entry.label();
    const std::optional<posix::FileIdentity> file = posix::fileIdentityNoFollow(entry.file());
    return there && file && file->size == there->size && there->name == label.name && there->nvrtc == label.nvrtc &&
        there->heapAddress == label.heapAddress && there->heapBytes == label.heapBytes &&
        there->closure.digest == label.closure.digest;
}

}  // namespace

PchStoreEntry::PchStoreEntry(const fs::path& folder, const std::string& key)
{
    const std::string name = nameOf(key);
    m_labelFile = folder / (name + kLabelExtension);
    m_file = folder / (name + kHeadersExtension);
}

bool PchStoreEntry::exists() const
{
    return posix::isOwnFolder(m_file.parent_path()) && posix::fileIdentityNoFollow(m_labelFile).has_value();
}

std::optional<PchLabel> PchStoreEntry::label() const
{
    const std::optional<std::vector<std::byte>> bytes = posix::readOwnFile(m_labelFile, kLongestLabel);
    return bytes ? decodeLabel(*bytes) : std::nullopt;
}

PchStoreEntry::Checked PchStoreEntry::check(const PchLabel& label, Milliseconds limit) const
{
    const std::optional<posix::FileIdentity> before = posix::fileIdentityNoFollow(m_file);
    if (!before || label.size == 0 || before->size != label.size)
        return {};
    const auto end = std::chrono::steady_clock::now() + limit;
    bool isSlow = false;
    Crc32 checksum;
    const bool isRead = posix::readOwnFileInPieces(m_file, {label.size}, [&](std::span<const std::byte> piece) {
        checksum.add(piece);
        isSlow = std::chrono::steady_clock::now() >= end;
        return !isSlow;
    });
    if (!isRead)
        return {.isSlow = isSlow};
    const bool isSame = checksum.finish() == label.checksum && posix::fileIdentityNoFollow(m_file) == before;
    return {.file = isSame ? before : std::nullopt};
}

PchStore::PchStore(Config config) : m_config(std::move(config))
{
    if (m_config.folder.empty())
        return;
    try {
        m_isUsable = m_config.isClaimed || claimCacheFolder(m_config.folder.parent_path()).empty();
        if (m_isUsable)
            posix::makeOwnFolder(m_config.folder);
    } catch (const std::exception&) {
        m_isUsable = false;
    }
}

bool PchStore::insert(const std::string& key, const fs::path& made, PchLabel label,
                      const std::function<bool()>& goesOn) noexcept
try {
    if (!mayWrite())
        return false;
    const std::optional<posix::FileLock> lock = posix::FileLock::acquire(m_config.folder / kCacheLock, kStoreLockWait);
    const std::optional<posix::FileIdentity> source = posix::fileIdentityNoFollow(made);
    if (!lock || !source || !makeRoom({source->size}))
        return false;
    const PchStoreEntry entry(m_config.folder, key);
    if (isThere(entry, label))
        return true;
    removeBoth(entry.labelFile());
    if (!copy(made, entry.file(), label, goesOn))
        return false;
    const std::string text = encodeLabel(label);
    try {
        if (!text.empty())
            posix::replaceOwnFile(entry.labelFile(), std::as_bytes(std::span(text)));
    } catch (const std::exception&) {
        removeBoth(entry.labelFile());
        return false;
    }
    if (text.empty())
        removeBoth(entry.labelFile());
    return !text.empty();
} catch (const std::exception&) {
    return false;
}

/// Somebody may have put something else in the folder's place since.
bool PchStore::mayWrite() const
{
    return m_isUsable && posix::isOwnFolder(m_config.folder);
}

/// For that many bytes more, within the limit and what is to stay free on the disk.
bool PchStore::makeRoom(Bytes needed) const
{
    std::vector<Kept> kept = entriesIn(m_config.folder);
    std::uint64_t total = needed.value;
    for (const Kept& each : kept)
        total += each.bytes;
    for (const Kept& each : kept) {
        if (needed > m_config.limit || total <= m_config.limit.value)
            break;
        removeBoth(each.label);
        total -= each.bytes;
    }
    std::error_code error;
    const fs::space_info space = fs::space(m_config.folder, error);
    return needed <= m_config.limit && !error && space.available >= needed.value &&
        space.available - needed.value >= m_config.freeDisk.value;
}

void PchStore::touch(const std::string& key) noexcept
try {
    if (mayWrite())
        posix::touchOwnFile(PchStoreEntry(m_config.folder, key).labelFile());
} catch (const std::exception&) {
}

void PchStore::remove(const std::string& key) noexcept
try {
    if (!mayWrite())
        return;
    if (const std::optional<posix::FileLock> lock = posix::FileLock::acquire(m_config.folder / kCacheLock, kStoreLockWait))
        removeBoth(PchStoreEntry(m_config.folder, key).labelFile());
} catch (const std::exception&) {
}

}  // namespace kd

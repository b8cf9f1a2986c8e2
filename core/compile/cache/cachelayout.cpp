// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/cache/cachelayout.h"

#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/base/posix/newfile.h"
#include "core/base/posix/ownfile.h"

#include <functional>
#include <span>
#include <system_error>

namespace kd {
namespace {

constexpr std::string_view kMarkText =
    "KernelDesk keeps what it compiled in this folder, and removes what it has kept the longest.\n";
constexpr Bytes kMaxMark{4096};
constexpr std::size_t kKeyDigits = 64;
constexpr std::size_t kGroupDigits = 2;
constexpr int kLooks = 8;  // at an entry that may come and go meanwhile

using OwnEntry = std::function<bool(const std::filesystem::directory_entry&)>;

bool areDigits(std::string_view name, std::size_t count)
{
    return name.size() == count && name.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

/// `name`, or that of the file which it stands for while it is written.
std::string_view finishedName(std::string_view name)
{
    const std::string_view finished = posix::nameOfUnfinished(name);
    return finished.empty() ? name : finished;
}

bool isFile(const std::filesystem::directory_entry& entry)
{
    std::error_code error;
    return entry.symlink_status(error).type() == std::filesystem::file_type::regular;
}

bool isFolder(const std::filesystem::directory_entry& entry)
{
    std::error_code error;
    return entry.symlink_status(error).type() == std::filesystem::file_type::directory;
}

/// Another process that has the cache removes and renames files meanwhile.
bool isGone(const std::filesystem::directory_entry& entry)
{
    std::error_code error;
    return entry.symlink_status(error).type() == std::filesystem::file_type::not_found;
}

/// What comes and goes between two looks is neither here nor there in one of them: it is looked at again.
bool isForeign(const std::filesystem::directory_entry& entry, const OwnEntry& isOwn)
{
    for (int look = 0; look < kLooks; ++look) {
        if (isOwn(entry) || isGone(entry))
            return false;
    }
    return true;
}

/// The first entry of `folder` that `isOwn` does not hold for; empty when there is none. A folder that cannot be read is one
/// itself.
std::string foreignIn(const std::filesystem::path& folder, const OwnEntry& isOwn)
{
    std::error_code error;
    for (std::filesystem::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
        if (isForeign(*it, isOwn))
            return it->path().filename().string();
    return error ? folder.filename().string() : std::string();
}

bool holdsOnlyKeys(const std::filesystem::path& folder)
{
    return foreignIn(folder, [](const auto& entry) {
        const std::string name = entry.path().filename().string();
        return isFile(entry) && isCacheKey(finishedName(name));
    }).empty();
}

bool isPartOfEntries(const std::filesystem::directory_entry& entry)
{
    const std::string name = entry.path().filename().string();
    if (isFile(entry))
        return name == kCacheLock || finishedName(name) == std::string_view(kCacheJournal);
    return isFolder(entry) && (name == kCacheQuarantine || isKeyGroup(name)) && holdsOnlyKeys(entry.path());
}

bool isPartOfHeaders(const std::filesystem::directory_entry& entry)
{
    const std::string name = entry.path().filename().string();
    return isFile(entry) && (name == kCacheLock || isHeaderFile(name));
}

bool isPartOfCache(const std::filesystem::directory_entry& entry)
{
    const std::string name = entry.path().filename().string();
    if (isFile(entry))
        return finishedName(name) == kCacheMark;
    return isFolder(entry) && ((name == "v1" && foreignIn(entry.path(), isPartOfEntries).empty()) ||
                               (name == "headers" && foreignIn(entry.path(), isPartOfHeaders).empty()));
}

}  // namespace

bool isCacheKey(std::string_view name)
{
    return areDigits(name, kKeyDigits);
}

bool isKeyGroup(std::string_view name)
{
    return areDigits(name, kGroupDigits);
}

bool isHeaderFile(std::string_view name)
{
    std::string_view file = finishedName(name);
    for (const std::string_view extension : {kLabelExtension, kHeadersExtension})
        if (file.ends_with(extension))
            return isCacheKey(file.substr(0, file.size() - extension.size()));
    return false;
}

Message claimCacheFolder(const std::filesystem::path& folder)
{
    const std::filesystem::path mark = folder / kCacheMark;
    if (posix::readOwnFile(mark, kMaxMark))
        return {};
    posix::makePrivateDirectory(folder);
    if (const std::string foreign = foreignIn(folder, isPartOfCache); !foreign.empty())
        return message("it holds \"{}\" and no mark of KernelDesk; name an empty folder or a new one", foreign);
    try {
        posix::replaceOwnFile(mark, std::as_bytes(std::span(kMarkText)));
    } catch (const RuntimeError&) {
        // Nothing in there is foreign, mark or not: a folder that can only be read is still read.
    }
    return {};
}

}  // namespace kd

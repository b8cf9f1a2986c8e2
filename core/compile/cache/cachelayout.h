// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace kd {

// A cache folder consists of these. A file or folder of any other name is not the cache's, and is never changed or removed.
//
//   FOLDER/.kerneldesk-cache        the mark: KernelDesk may keep and remove files here
//   FOLDER/v1/                      CacheFolder: lock, journal, quarantine/KEY, and ab/KEY for each entry
//   FOLDER/headers/                 PchStore: lock, NAME.label and NAME.pch for each entry
//
// A file that is being written is called ".NAME.XXXXXX" until it is whole (NewFile).

inline constexpr const char* kCacheMark = ".kerneldesk-cache";
inline constexpr const char* kCacheLock = "lock";
inline constexpr const char* kCacheJournal = "journal";
inline constexpr const char* kCacheQuarantine = "quarantine";
inline constexpr const char* kLabelExtension = ".label";
inline constexpr const char* kHeadersExtension = ".pch";

/// 64 hexadecimal digits in small letters.
bool isCacheKey(std::string_view name);
/// The first two of them, in which entries are grouped.
bool isKeyGroup(std::string_view name);
/// A file of `headers` that belongs to an entry, whole or still being written.
bool isHeaderFile(std::string_view name);

/// Makes `folder` where there is none and marks it as a cache. One that holds something already counts if it has the mark, or
/// holds nothing but what the cache itself puts there, as earlier versions left it.
/// Empty when the cache may use it; else why not, to follow "cannot be used" in brackets. Throws RuntimeError where the folder
/// cannot be made. Blocks.
Message claimCacheFolder(const std::filesystem::path& folder);

}  // namespace kd

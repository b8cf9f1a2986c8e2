// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace kd {

/// Raised whenever the meaning of a key or an entry changes.
inline constexpr std::uint32_t kCacheSchema = 6;

/// An entry of the cache: a header of fixed length (magic, schema, lengths, key, SHA-256 over header and rest), then the
/// outcome as JSON, its PTX and its cubin.
std::vector<std::byte> encodeEntry(const std::string& key, const CompileOutcome& outcome);

/// Nothing when the bytes are not, to the last one, an entry for `key` that this version wrote.
std::optional<CompileOutcome> decodeEntry(const std::string& key, std::span<const std::byte> bytes);

}  // namespace kd

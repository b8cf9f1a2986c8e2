// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/units.h"
#include "core/compile/toolkit/toolkitdigest.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace kd {

/// No file of precompiled headers is longer.
inline constexpr Bytes kMaxHeaderBytes{512ull << 20};

/// Tells what a file of precompiled headers is good for, and how it is told from a damaged one. It stands beside the file in the
/// store.
struct PchLabel {
    std::string name;                ///< hash of directives, standard headers and options, in hexadecimal
    std::string nvrtc;               ///< libraryIdentity of it
    std::uint64_t heapAddress = 0;   ///< where that NVRTC had them in memory; they are good at no other place
    std::uint64_t heapBytes = 0;
    IncludeClosure closure;          ///< closure of the toolkit's headers in it
    std::uint64_t size = 0;          ///< size of the file, bytes
    std::uint32_t checksum = 0;      ///< CRC-32 of the file
};
void to_json(Json& json, const PchLabel& label);
/// Throws RuntimeError or Json::exception when it is not one, or a text or list in it is too long.
void from_json(const Json& json, PchLabel& label);

/// The label as it lies on disk: the SHA-256 of what follows, in hexadecimal, and the label as JSON. Empty where it cannot be
/// read back as it is, as with paths that are not UTF-8.
std::string encodeLabel(const PchLabel& label);
/// Nothing when the bytes are not, to the last one, what encodeLabel() gives.
std::optional<PchLabel> decodeLabel(std::span<const std::byte> bytes);

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/jsonfields.h"
#include "core/base/units.h"
#include "core/session/data/elementtype.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

// Pieces that the JSON forms of this room's values share. Readers throw RuntimeError as JsonFields does.

/// [x, y, z].
Json dim3ToJson(Dim3 size);
/// Each number from `min` to 2^31 - 1.
void readDim3(const JsonFields& fields, std::string_view key, Dim3& target, std::uint32_t min);
/// An element type is written as the word that nameOf() gives.
Json elementTypeToJson(ElementType type);
/// A word that elementTypeFromName() does not know is refused.
void readElementType(const JsonFields& fields, std::string_view key, ElementType& target);
/// Bytes as lower-case hexadecimal text.
std::string bytesToHex(std::span<const std::byte> bytes);
/// Reads what bytesToHex() writes; at most `maxBytes`.
void readHexBytes(const JsonFields& fields, std::string_view key, std::vector<std::byte>& target, std::size_t maxBytes);

}  // namespace kd

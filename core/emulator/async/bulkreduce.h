// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace kd::emulator {

/// Puts `bytes` of operands into memory, element by element: one at a time for other host threads where that is global.
using BulkReduce = void (*)(std::byte* memory, const std::byte* operands, std::uint64_t bytes);

/// Number of a reduction of cp.reduce.async.bulk (PTX ISA 9.0, 9.7.9.25.5.2) by its words, "add" and "u32"; -1: there is none into
/// that memory. "noftz.f32" are the numbers of tensor maps, whose subnormal ones are kept.
int bulkReduceNumber(std::string_view operation, std::string_view type, bool isGlobal);
BulkReduce bulkReduceOf(int number);

}  // namespace kd::emulator

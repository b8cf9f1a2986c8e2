// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ptx/link.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace kd::emulator {

/// What the emulated driver's linker gives in the place of a cubin: the texts of all modules, which are linked when it is loaded.
/// Little-endian: 8 bytes of magic, u64 bytes behind this header, u64 FNV-1a hash of them, u64 number of modules; then for each
/// u32 bytes of its name, u32 bytes of its text, name and text.
std::vector<std::byte> linkedImageOf(std::span<const ptx::LinkUnit> units);

/// The whole size in bytes that an image says it has; nothing where `image` does not begin as one. Of other data, no more is read
/// than differs, so that text may end early.
std::optional<std::uint64_t> linkedImageBytes(const void* image) noexcept;

/// The modules of an image, which is as long as it says. Throws RuntimeError where it is damaged or larger than 1 GiB.
std::vector<ptx::LinkUnit> unitsOfLinkedImage(const void* image);

}  // namespace kd::emulator

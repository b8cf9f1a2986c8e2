// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace kd::posix {

/// Decides where a library of this process gets its memory. The next anonymous mapping of exactly `bytes` that is asked for
/// anywhere is put at `address`, if nothing stands there, with huge pages; files that are later mapped into it privately are read
/// into it, which for many small pieces takes a fraction of the page faults. For everybody else nothing changes. It works once a
/// process, before other threads run. It gives false in sanitizer builds, which see to mappings themselves.
///
/// This program defines mmap() for that (whoever links this function does): the libraries that it opens call ours first.
bool pinMapping(std::uint64_t bytes, std::uint64_t address) noexcept;

/// Tells where that mapping stands; 0 while there is none.
std::uint64_t pinnedAddress() noexcept;

/// Tells where that mapping stands, or will stand when it is asked for, as its place is free. It gives 0 where it cannot stand.
std::uint64_t pinnedPlace() noexcept;

}  // namespace kd::posix

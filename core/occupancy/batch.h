// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>

namespace kd {

/// Most rows that a batch takes.
inline constexpr std::size_t kBatchRows = 10'000'000;

/// Reads launches as comma-separated values and writes the same rows with `blocks_per_sm,occupancy,limited_by` appended.
///
/// The first record names the columns, in any order: arch, threads, registers, static_shared, dynamic_shared, carveout,
/// barriers, and optionally cluster. arch is "sm_90", "9.0" or "90"; an empty carveout or -1 is the driver's default, an
/// empty cluster is 1; the others are whole numbers. limited_by joins the limiting resources with "+"; an impossible
/// launch is a row with 0 blocks. Fields and line ends stay as they were.
///
/// Streams: each row is written before the next is read. Throws RuntimeError naming `subject`, the line and the column of
/// the first wrong field; the rows before it are then written already.
void occupancyBatch(std::istream& in, std::ostream& out, const std::string& subject);

}  // namespace kd

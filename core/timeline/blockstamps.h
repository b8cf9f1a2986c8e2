// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// The parameter that a stamped kernel has behind its own ones: the address of a stamp for each block of the launch, in the order
/// of ctaid.x + nctaid.x * (ctaid.y + nctaid.y * ctaid.z), which are all zero before the launch.
inline constexpr std::string_view kStampParameter = "kd_block_stamps";
/// A stamp has three 64-bit words: when the first thread of the block began and when its last one ended, by %globaltimer in
/// nanoseconds, and the number of its SM (%smid) with kStampMark.
inline constexpr std::size_t kWordsPerStamp = 3;
inline constexpr std::size_t kStampBytes = kWordsPerStamp * sizeof(std::uint64_t);
inline constexpr std::uint64_t kStampMark = std::uint64_t{1} << 32;
/// A launch of more blocks has no timeline: its stamps would take longer to write than many a kernel runs.
inline constexpr std::uint64_t kMaxStampedBlocks = std::uint64_t{1} << 20;

/// Gives `ptx` with stamps in the kernel `symbol`: its first thread writes when it begins, and of each group of threads that end
/// together one writes when they do. The kernels `others` get the same parameter and do nothing with it, so that they take the
/// same arguments. Throws RuntimeError where the text does not define one of them. Text of others, of any form, is safe to give.
std::string stampedPtx(std::string_view ptx, std::string_view symbol, const std::vector<std::string>& others = {});

/// Blocks of a grid. Throws RuntimeError where there are more than kMaxStampedBlocks, or none.
std::uint64_t stampedBlocks(Dim3 grid);

}  // namespace kd

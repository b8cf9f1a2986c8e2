// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace kd {

// Bounds of what a launch may ask for, held by the text form, by files and by messages alike.

inline constexpr std::uint64_t kMaxBufferBytes = std::uint64_t{1} << 40;
/// Bytes of a file or image that fills a buffer: it travels to the worker as one blob.
inline constexpr std::uint64_t kMaxBlobBytes = std::uint64_t{4} << 30;
/// Limits files of text (.csv): a number in memory takes eight times its two characters there.
inline constexpr std::uint64_t kMaxTextFileBytes = std::uint64_t{256} << 20;
inline constexpr std::uint32_t kMaxComponents = 65536;
/// CUDA's own limit since 12.1 on compute capability 7.0 and later (Programming Guide, "Kernel parameters").
inline constexpr std::size_t kMaxParameterBytes = 32764;
inline constexpr std::size_t kMaxArguments = 4096;
/// The last address of a device: those of 64-bit GPUs have at most 57 bits.
inline constexpr std::uint64_t kMaxAddress = (std::uint64_t{1} << 57) - 1;
inline constexpr std::size_t kMaxSymbols = 65536;
inline constexpr int kMaxDeadlineSeconds = 86400;
inline constexpr int kMaxCarveout = 100;  // percent
/// Limits the samples of one timing, and the launches that warm up.
inline constexpr int kMaxSamples = 100'000;
/// Fewer samples do not end by the interval of their median, unless it is asked for.
inline constexpr int kUsualMinSamples = 20;
/// Limits half the width of that interval, as a share of the median.
inline constexpr double kMaxInterval = 0.5;
inline constexpr double kMinInterval = 1e-5;
/// Whether samples may end at that half width: 0 stands for a number of samples instead. NaN may not.
constexpr bool isInterval(double share)
{
    return share == 0 || (share >= kMinInterval && share <= kMaxInterval);
}
/// Limits the reasons not to believe one timing.
inline constexpr std::size_t kMaxDoubts = 16;

}  // namespace kd

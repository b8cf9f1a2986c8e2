// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace kd::emulator {

enum class VideoOp : std::uint8_t { Add, Sub, AbsDiff, Average, Min, Max, ShiftLeft, ShiftRight, Mad, Set };
enum class VideoCompare : std::uint8_t { Eq, Ne, Lt, Le, Gt, Ge };
/// Says what is done with the third source.
enum class VideoSecond : std::uint8_t { None, Add, Min, Max };

/// VideoPlan::flags and SimdVideoPlan::flags.
inline constexpr std::uint8_t kVideoSignedA = 1, kVideoSignedB = 2, kVideoSignedResult = 4, kVideoSat = 8;
inline constexpr std::uint8_t kVideoWraps = 16, kVideoPlusOne = 32, kVideoNegateProduct = 64, kVideoNegateThird = 128;
inline constexpr std::uint8_t kVideoAccumulates = 16;

/// A scalar video instruction, as its handler finds it in Instruction::immediate. Parts: 0 the word, 1 to 4 bytes 0 to 3,
/// 5 and 6 the halves.
struct VideoPlan {
    VideoOp op = VideoOp::Add;
    std::uint8_t flags = 0;
    std::uint8_t partA = 0, partB = 0;
    std::uint8_t partResult = 0;  ///< the rest of the result is the third source's
    VideoSecond second = VideoSecond::None;
    VideoCompare compare = VideoCompare::Eq;
    std::uint8_t scale = 0;       ///< places that a sum of vmad is shifted right
};
static_assert(sizeof(VideoPlan) == sizeof(std::int64_t));

/// A SIMD video instruction: which of the elements of {b, a} each element takes, four bits each, and the elements written.
struct SimdVideoPlan {
    VideoOp op = VideoOp::Add;
    std::uint8_t flags = 0;
    std::uint16_t chosenA = 0, chosenB = 0;
    std::uint8_t mask = 0;
    VideoCompare compare = VideoCompare::Eq;
};
static_assert(sizeof(SimdVideoPlan) == sizeof(std::int64_t));

}  // namespace kd::emulator

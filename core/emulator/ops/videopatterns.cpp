// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ops/binding.h"
#include "core/emulator/ops/patterns.h"
#include "core/emulator/ops/video.h"

#include <bit>

namespace kd::emulator {

using ptx::Type;

namespace {

/// "b2", "h1" or nothing.
std::uint8_t partAt(const OperandDecoder& decoder, int operand)
{
    const std::string_view selector = decoder.operand(operand).selector;
    if (selector.empty())
        return 0;
    const bool isByte = selector.front() == 'b';
    const int place = selector.size() == 2 ? selector[1] - '0' : -1;
    if ((!isByte && selector.front() != 'h') || place < 0 || place >= (isByte ? 4 : 2))
        refuse(decoder, message(".{} selects no byte or half", selector));
    return static_cast<std::uint8_t>(isByte ? 1 + place : 5 + place);
}

std::uint8_t signAt(const OperandDecoder& decoder, int word, std::uint8_t flag)
{
    return isSigned(typeAt(decoder, word)) ? flag : std::uint8_t{0};
}
VideoSecond secondAt(const OperandDecoder& decoder, int word)
{
    const std::string_view name = decoder.group(word);
    return name == "add" ? VideoSecond::Add
        : name == "min"  ? VideoSecond::Min
        : name == "max"  ? VideoSecond::Max
                         : VideoSecond::None;
}
VideoCompare compareAt(const OperandDecoder& decoder, int word)
{
    const std::string_view name = decoder.group(word);
    return name == "eq" ? VideoCompare::Eq : name == "ne" ? VideoCompare::Ne : name == "lt" ? VideoCompare::Lt
        : name == "le" ? VideoCompare::Le : name == "gt" ? VideoCompare::Gt : VideoCompare::Ge;
}

/// Registers and plan of a scalar instruction; a third source belongs to a second operation or to a selected destination.
Instruction scalar(OperandDecoder& decoder, Op op, VideoPlan plan)
{
    plan.partResult = partAt(decoder, 0);
    plan.partA = partAt(decoder, 1);
    plan.partB = partAt(decoder, 2);
    const bool hasThird = plan.partResult != 0 || plan.second != VideoSecond::None || op == Op::VideoMad;
    expectOperands(decoder, hasThird ? 4 : 3);
    if (plan.partResult != 0 && (plan.second != VideoSecond::None || op == Op::VideoMad))
        refuse(decoder, "its destination cannot be a byte or half");
    Instruction instruction = handled(decoder, {op, Type::B32});
    instruction.to = decoder.destination(0, Type::B32);
    instruction.from[0] = decoder.source(1, Type::B32);
    instruction.from[1] = decoder.source(2, Type::B32);
    instruction.from[2] = hasThird ? decoder.source(3, Type::B32) : instruction.from[1];
    instruction.immediate = std::bit_cast<std::int64_t>(plan);
    return instruction;
}

/// Words: types of the result, a and b, sat, second operation.
template <VideoOp op>
Instruction arithmetic(OperandDecoder& decoder)
{
    VideoPlan plan;
    plan.op = op;
    plan.flags = static_cast<std::uint8_t>(signAt(decoder, 0, kVideoSignedResult) | signAt(decoder, 1, kVideoSignedA)
                                           | signAt(decoder, 2, kVideoSignedB) | flagAt(decoder, 3, kVideoSat));
    plan.second = secondAt(decoder, 4);
    return scalar(decoder, Op::Video, plan);
}
/// Words: types of the result, a and u32, sat, clamp or wrap, second operation.
template <VideoOp op>
Instruction shift(OperandDecoder& decoder)
{
    VideoPlan plan;
    plan.op = op;
    plan.flags = static_cast<std::uint8_t>(signAt(decoder, 0, kVideoSignedResult) | signAt(decoder, 1, kVideoSignedA)
                                           | flagAt(decoder, 3, kVideoSat) | (decoder.group(4) == "wrap" ? kVideoWraps : 0));
    plan.second = secondAt(decoder, 5);
    return scalar(decoder, Op::Video, plan);
}
/// Words: types of a and b, comparison, second operation.
Instruction compare(OperandDecoder& decoder)
{
    VideoPlan plan;
    plan.op = VideoOp::Set;
    plan.flags = static_cast<std::uint8_t>(signAt(decoder, 0, kVideoSignedA) | signAt(decoder, 1, kVideoSignedB));
    plan.compare = compareAt(decoder, 2);
    plan.second = secondAt(decoder, 3);
    return scalar(decoder, Op::Video, plan);
}
/// Words: types of the result, a and b, po, sat, scale.
Instruction videoMultiplyAdd(OperandDecoder& decoder)
{
    expectOperands(decoder, 4);
    VideoPlan plan;
    plan.op = VideoOp::Mad;
    const bool negatesProduct = decoder.operand(1).negated != decoder.operand(2).negated, negatesThird = decoder.operand(3).negated;
    const bool plusOne = !decoder.group(3).empty();
    if ((negatesProduct && negatesThird) || (plusOne && (negatesProduct || negatesThird)))
        refuse(decoder, "only one of its product and its third operand can be negated, and none with .po");
    plan.flags =
        static_cast<std::uint8_t>(signAt(decoder, 0, kVideoSignedResult) | signAt(decoder, 1, kVideoSignedA) |
                                  signAt(decoder, 2, kVideoSignedB) | flagAt(decoder, 4, kVideoSat) |
                                  (plusOne ? kVideoPlusOne : 0) | (negatesProduct ? kVideoNegateProduct : 0) |
                                  (negatesThird ? kVideoNegateThird : 0));
    const std::string_view scale = decoder.group(5);
    plan.scale = scale == "shr7" ? 7 : scale == "shr15" ? 15 : 0;
    return scalar(decoder, Op::VideoMad, plan);
}

/// Which elements an operand takes, four bits each; `given` names the highest first.
std::uint16_t chosenAt(const OperandDecoder& decoder, int operand, int elements, std::uint16_t given)
{
    const std::string_view selector = decoder.operand(operand).selector;
    if (selector.empty())
        return given;
    const char letter = elements == 2 ? 'h' : 'b';
    if (selector.front() != letter || selector.size() != static_cast<std::size_t>(elements) + 1)
        refuse(decoder, message(".{} does not select {} elements", selector, elements));
    unsigned chosen = 0;
    for (const char digit : selector.substr(1)) {
        if (digit < '0' || digit >= '0' + 2 * elements)
            refuse(decoder, message(".{} selects what is not there", selector));
        chosen = chosen << 4 | static_cast<unsigned>(digit - '0');
    }
    return static_cast<std::uint16_t>(chosen);
}
/// The elements of the destination that are written: "b31" is the third and the first.
std::uint8_t maskAt(const OperandDecoder& decoder, int elements)
{
    const std::string_view selector = decoder.operand(0).selector;
    if (selector.empty())
        return static_cast<std::uint8_t>((1 << elements) - 1);
    unsigned mask = 0;
    char last = static_cast<char>('0' + elements);
    for (const char digit : selector.substr(1)) {
        if (digit < '0' || digit >= last)
            refuse(decoder, message(".{} is no mask of elements, the highest first", selector));
        mask |= 1u << (digit - '0');
        last = digit;
    }
    if (mask == 0 || selector.front() != (elements == 2 ? 'h' : 'b'))
        refuse(decoder, message(".{} is no mask of elements, the highest first", selector));
    return static_cast<std::uint8_t>(mask);
}
template <int elements>
Instruction simd(OperandDecoder& decoder, SimdVideoPlan plan)
{
    plan.mask = maskAt(decoder, elements);
    plan.chosenA = chosenAt(decoder, 1, elements, elements == 2 ? 0x10 : 0x3210);
    plan.chosenB = chosenAt(decoder, 2, elements, elements == 2 ? 0x32 : 0x7654);
    Instruction instruction =
        bindLanes(decoder, {Op::VideoSimd, elements == 2 ? Type::B16 : Type::B8}, Type::B32, {Type::B32, Type::B32, Type::B32});
    instruction.immediate = std::bit_cast<std::int64_t>(plan);
    return instruction;
}
/// Words: types of the result, a and b, sat or add.
template <VideoOp op, int elements>
Instruction simdArithmetic(OperandDecoder& decoder)
{
    SimdVideoPlan plan;
    plan.op = op;
    plan.flags = static_cast<std::uint8_t>(signAt(decoder, 0, kVideoSignedResult) | signAt(decoder, 1, kVideoSignedA)
                                           | signAt(decoder, 2, kVideoSignedB) | (decoder.group(3) == "sat" ? kVideoSat : 0)
                                           | (decoder.group(3) == "add" ? kVideoAccumulates : 0));
    return simd<elements>(decoder, plan);
}
/// Words: types of a and b, comparison, add.
template <int elements>
Instruction simdCompare(OperandDecoder& decoder)
{
    SimdVideoPlan plan;
    plan.op = VideoOp::Set;
    plan.flags = static_cast<std::uint8_t>(signAt(decoder, 0, kVideoSignedA) | signAt(decoder, 1, kVideoSignedB)
                                           | flagAt(decoder, 3, kVideoAccumulates));
    plan.compare = compareAt(decoder, 2);
    return simd<elements>(decoder, plan);
}

#define KD_SIGNS " .u32|.s32"
#define KD_SECOND " [.add|.min|.max]"
#define KD_VIDEO_COMPARISON " .eq|.ne|.lt|.le|.gt|.ge"
constexpr std::string_view kArithmetic = ".u32|.s32" KD_SIGNS KD_SIGNS " [.sat]" KD_SECOND;
constexpr std::string_view kShift = ".u32|.s32" KD_SIGNS " .u32 [.sat] .clamp|.wrap" KD_SECOND;
constexpr std::string_view kSimd = ".u32|.s32" KD_SIGNS KD_SIGNS " [.sat|.add]";
constexpr std::string_view kSimdCompare = ".u32|.s32" KD_SIGNS KD_VIDEO_COMPARISON " [.add]";

#define KD_SIMD_ROWS(name, op) {name "2", kSimd, simdArithmetic<op, 2>}, {name "4", kSimd, simdArithmetic<op, 4>}

constexpr InstructionPattern kVideoPatterns[] = {
    {"vadd", kArithmetic, arithmetic<VideoOp::Add>},
    {"vsub", kArithmetic, arithmetic<VideoOp::Sub>},
    {"vabsdiff", kArithmetic, arithmetic<VideoOp::AbsDiff>},
    {"vmin", kArithmetic, arithmetic<VideoOp::Min>},
    {"vmax", kArithmetic, arithmetic<VideoOp::Max>},
    {"vshl", kShift, shift<VideoOp::ShiftLeft>},
    {"vshr", kShift, shift<VideoOp::ShiftRight>},
    {"vmad", ".u32|.s32" KD_SIGNS KD_SIGNS " [.po] [.sat] [.shr7|.shr15]", videoMultiplyAdd},
    {"vset", ".u32|.s32" KD_SIGNS KD_VIDEO_COMPARISON KD_SECOND, compare},
    KD_SIMD_ROWS("vadd", VideoOp::Add),
    KD_SIMD_ROWS("vsub", VideoOp::Sub),
    KD_SIMD_ROWS("vavrg", VideoOp::Average),
    KD_SIMD_ROWS("vabsdiff", VideoOp::AbsDiff),
    KD_SIMD_ROWS("vmin", VideoOp::Min),
    KD_SIMD_ROWS("vmax", VideoOp::Max),
    {"vset2", kSimdCompare, simdCompare<2>},
    {"vset4", kSimdCompare, simdCompare<4>},
};

#undef KD_SIMD_ROWS
#undef KD_VIDEO_COMPARISON
#undef KD_SECOND
#undef KD_SIGNS

}  // namespace

std::span<const InstructionPattern> videoPatterns()
{
    return kVideoPatterns;
}

}  // namespace kd::emulator

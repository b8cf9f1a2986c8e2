// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ptx/module.h"

#include <cstdint>

namespace kd::emulator {

/// Names what a handler computes. Handlers that differ in width, rounding or flags share one Op.
enum class Op : std::uint16_t {
    // integers
    Add,
    Sub,
    AddSat,
    SubSat,
    MulLo,
    MulHi,
    MulWide,
    MadLo,
    MadHi,
    MadHiSat,
    MadWide,
    Mul24Lo,
    Mul24Hi,
    Mad24Lo,
    Mad24Hi,
    Mad24HiSat,
    Div,
    Rem,
    Abs,
    Neg,
    Min,
    Max,
    MinRelu,
    MaxRelu,
    Sad,
    Dot4,
    Dot2,
    AddCarry,
    SubCarry,
    MadLoCarry,
    MadHiCarry,
    // bits
    And,
    Or,
    Xor,
    Not,
    Cnot,
    Lop3,
    Lop3Bool,
    Shl,
    Shr,
    ShfLeftClamp,
    ShfLeftWrap,
    ShfRightClamp,
    ShfRightWrap,
    Prmt,
    Popc,
    Clz,
    Brev,
    Bfind,
    BfindShift,
    Bfe,
    Bfi,
    BmskClamp,
    BmskWrap,
    SzextClamp,
    SzextWrap,
    Fns,
    // floating point
    Mul,
    Fma,
    Rcp,
    Sqrt,
    Rsqrt,
    DivFull,
    DivApprox,
    RcpApprox,
    SqrtApprox,
    RsqrtApprox,
    Sin,
    Cos,
    Lg2,
    Ex2,
    Tanh,
    MinThree,
    MaxThree,
    CopySign,
    Testp,
    AddMixed,
    SubMixed,
    FmaMixed,
    // comparisons and choices
    SetpEq,
    SetpLt,
    SetpLe,
    SetpEqu,
    SetpNum,
    SetEq,
    SetLt,
    SetLe,
    SetEqu,
    SetNum,
    Selp,
    SlctInt,
    SlctFloat,
    // moves
    Mov,
    MovPair,
    MovQuad,
    Pack,
    Unpack,
    PredMov,
    PredAnd,
    PredOr,
    PredXor,
    PredNot,
    // conversions
    Cvt,
    CvtInteger,
    CvtGeneral,
    CvtPack,
    CvtPair,
    CvtNarrow,
    QuadSum,
    QuadProduct,
    // video
    Video,
    VideoMad,
    VideoSimd
};

enum class Round : std::uint8_t { None, Rn, Rz, Rm, Rp, Rna, Rs };

/// Names what modifiers add to an Op.
enum OpFlag : std::uint32_t {
    kPlain = 0, kFtz = 1, kSat = 2, kRelu = 4, kNan = 8, kXorSign = 16, kAbs = 32, kSatFinite = 64, kHigh = 128, kOob = 256,
    // modes of prmt
    kForwardExtract = 1, kBackwardExtract = 2, kReplicateByte = 3, kEdgeClampLeft = 4, kEdgeClampRight = 5, kReplicateHalf = 6
};

/// Instruction::aux of sums with carry.
inline constexpr std::uint32_t kReadsCarry = 1, kWritesCarry = 2;

/// Instruction::aux of comparisons.
inline constexpr std::uint32_t kJoinAnd = 1, kJoinOr = 2, kJoinXor = 3, kJoinMask = 3;
inline constexpr std::uint32_t kNegateGiven = 4, kInvert = 8, kHasSecond = 16, kTwoByteResult = 32;

/// Instruction::aux of testp: classes of numbers.
inline constexpr std::uint32_t kClassZero = 1, kClassSubnormal = 2, kClassNormal = 4, kClassInfinite = 8, kClassNan = 16;

/// Names one pair of handlers among all of an instruction set.
struct OpKey {
    std::uint64_t value;

    constexpr OpKey(Op op, ptx::Type type, std::uint32_t flags = kPlain, Round round = Round::None,
                    ptx::Type other = ptx::Type::None)
        : value(std::uint64_t{static_cast<std::uint16_t>(op)} << 32 | std::uint64_t{static_cast<std::uint8_t>(type)} << 24 |
                std::uint64_t{static_cast<std::uint8_t>(other)} << 16 | std::uint64_t{static_cast<std::uint8_t>(round)} << 12 |
                flags)
    {
    }
};

}  // namespace kd::emulator

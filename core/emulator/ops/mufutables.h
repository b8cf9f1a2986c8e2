// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kd::emulator {

/// The intervals of a function as the multifunction unit of an H200 has them: quadratic polynomials of the operand's bits behind
/// those that choose the interval (Oberman and Siu, "A High-Performance Area-Efficient Multifunction Interpolator", 2005, tell the
/// scheme). For x, 17 bits, and s, the upper 15 bits of its square (see truncatedSquare()): c0 + c1 * x + c2 * s, exact in double.
struct alignas(32) Quadratic {
    double c0, c1, c2;
};
template <int N> struct MufuTable {
    Quadratic of[N];
};

// Found from what the unit gave for every operand of [1, 2) or [1, 4), of sin and tanh of several binades: the only coefficients
// with which all of them come out bit by bit (tests/data/emulator/ops-sm90.txt holds checksums of such results).
extern const MufuTable<128> kReciprocal;               ///< 0.5 + V / 2^24 of 1 + x
extern const MufuTable<128> kRoot, kInverseRoot;       ///< 64 of [1, 2), 64 of [2, 4): 1 + V / 2^23; 0.5 + V / 2^24
extern const MufuTable<64> kPower, kLogarithm, kSine;  ///< 1 + V / 2^23 of 2^x; V / 2^24 of log2(1 + x), sin(pi/2 x)
extern const MufuTable<51> kTangent;                   ///< V / 2^24 of tanh, 1 to 16 for each of 11 binades from 2^-8

}  // namespace kd::emulator

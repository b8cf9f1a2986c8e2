// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace kd {

/// Says what is known of a candidate.
enum class Verdict {
    Untried,     ///< nobody compiled it: its turn has not come, it was stopped, or the compiler is not there
    Compiling,
    Calculated,  ///< it reaches its goal by the calculator alone, since the code stays as it is
    Compiles,    ///< it has no goal
    Reaches,     ///< the goal
    Spills,      ///< it reaches the goal, and the kernel spills more than before
    FallsShort,  ///< it takes fewer registers, but does not reach the goal
    Ignored,     ///< the compiler takes as many registers as before
    Refused      ///< it does not compile, or the kernel is not in it
};

/// The compiler has had its word.
constexpr bool isCompiled(Verdict verdict)
{
    return verdict >= Verdict::Compiles;
}

/// How JSON spells the verdicts that a goal can have once it is compiled, from Reaches on; empty for the others.
std::string_view verdictWord(Verdict verdict);
/// Finds which of these is spelt so.
std::optional<Verdict> verdictOfWord(std::string_view word);

}  // namespace kd

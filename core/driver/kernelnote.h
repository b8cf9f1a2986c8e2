// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/sourceposition.h"
#include "core/base/units.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Tells of something that threads of a launch did at one source line, which is no hazard and ends nothing, but is seldom meant.
struct KernelNote {
    enum class Kind : std::uint8_t {
        DivisionByZero,        ///< of integers
        DivisionOverflow,      ///< the least integer divided by -1
        ShiftTooFar,           ///< by the width of the value or more
        ConversionOutOfRange,  ///< a number that the integer type does not hold, or a NaN
        PrintfMismatch,        ///< an argument of printf that is not what its format says
        NotANumber,            ///< a result is NaN, and none of its operands was
        Infinity               ///< a result is infinite, and each of its operands was a finite number
    };
    Kind kind = Kind::DivisionByZero;
    std::string kernel;        ///< as the device names it
    Message message;           ///< what the first of them did, with the numbers, without a full stop
    SourcePosition position;
    std::vector<SourcePosition> inlinedInto;  ///< the calls that enclose that position, innermost first
    Dim3 block, thread;        ///< of the first: of the lowest block the lowest thread, there the earliest
    std::uint64_t count = 0;   ///< how often, each thread counted
};

/// A launch tells so many at most, the first ones; KernelNote counts for a line.
inline constexpr std::size_t kMaxKernelNotes = 1000;

/// All kinds, in the order in which they are declared.
std::span<const KernelNote::Kind> kernelNoteKinds() noexcept;
/// Gives "division by zero" or the like, which stays the same for ever.
std::string_view nameOf(KernelNote::Kind kind) noexcept;
/// The same word to be shown.
Message noteText(KernelNote::Kind kind);
/// Finds the kind that nameOf() gives `word` for; nothing where there is none.
std::optional<KernelNote::Kind> kernelNoteKindOf(std::string_view word) noexcept;
/// Adds a note to those of a launch, behind them unless one of its kind is of the same line; at most kMaxKernelNotes.
void addNote(std::vector<KernelNote>& notes, KernelNote note);
/// Whether it is the birth of a NaN or an infinity.
constexpr bool isBirth(KernelNote::Kind kind) noexcept
{
    return kind == KernelNote::Kind::NotANumber || kind == KernelNote::Kind::Infinity;
}

}  // namespace kd

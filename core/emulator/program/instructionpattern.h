// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/operanddecoder.h"

#include <string_view>
#include <variant>

namespace kd::emulator {

class FunctionDecoder;

/// Makes an instruction of its operands.
using BindOperands = Instruction (*)(OperandDecoder&);
/// Makes an instruction of control flow, which needs the function around it: labels, calls, results.
using BindFlow = Instruction (*)(FunctionDecoder&);
using BindPattern = std::variant<BindOperands, BindFlow>;

/// One row of the decode table: what is covered and how it is done. The documentation is generated from these.
struct InstructionPattern {
    std::string_view root;  ///< "add"
    /// The modifiers in their order, as the PTX ISA writes them: "[.rn|.rz|.rm|.rp] [.ftz] [.sat] .f32". A group in brackets
    /// is optional; a bar parts the alternatives (".wide.s16|.s32": the first are two modifiers); a word without a bar is one
    /// alternative; a star stands for a number (".m64n*k16"); words are parted by spaces and tried from left to right, a written
    /// one before an omitted one. An instruction that no row matches is not emulated, and the load of its kernel says so.
    std::string_view pattern;
    /// Fills handlers and operands; guard and source are the decoder's.
    BindPattern bind;
    std::string_view note = {};  ///< for the documentation: "within 2 ulp"
    int minimumTarget = 0;       ///< 90: only for .target sm_90 and later
    /// Only for targets before sm_70, and in PTX before 6.4 for others: there is a form with .sync.
    bool isBeforeSync = false;
    /// "sm_90a": only for that .target; "sm_100a, sm_100f": for each of these; empty: for all.
    std::string_view onlyTarget = {};
};

}  // namespace kd::emulator

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/instructionpattern.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kd::emulator {

/// The part of the table that is control flow; the others are in core/emulator/ops, memory and exec.
std::span<const InstructionPattern> controlPatterns();

/// The row that `instruction` matches and the text of its groups; null when there is none, and then `unknown` is what
/// stopped the best match (the root or the first modifier that nothing accepts).
const InstructionPattern* findPattern(const ptx::Instruction& instruction, std::vector<std::string_view>& groups,
                                      std::string& unknown);

/// Puts the modifiers of all instructions into the order of their rows, as the PTX ISA writes them: ptxas takes most of them in
/// any, and CUB has `vote.ballot.sync.b32`. What no row takes stays as it is.
void putModifiersInOrder(ptx::Module& module);

/// Throws LogicError that names the first instruction which no row begins like, and its line: drivers load no such text. One
/// with modifiers that no row takes stops the load of its kernel alone.
void refuseUnknownInstructions(const ptx::Module& module);

/// All rows as Markdown: root, modifiers, notes.
std::string coverageTable();

}  // namespace kd::emulator

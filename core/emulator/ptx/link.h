// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ptx/module.h"

#include <span>
#include <string>
#include <vector>

namespace kd::ptx {

/// The text of one module that is linked with others, and what messages call it: a file's name, or what else tells it from them.
struct LinkUnit {
    std::string name;
    std::string text;
};

/// Limits of what is taken in.
inline constexpr std::size_t kMaxLinkUnits = 4096;

/// Reads several modules and makes one of them, as the linker of a toolkit does with relocatable code: what a module declares
/// `.extern` is the function or variable of that name that another defines `.visible`, `.weak` or `.common`; of several weak ones
/// the first stands for all, and one that is not weak goes before them; of common ones the largest does. Names without either
/// belong to their module alone, and so does shared memory that is sized by launches. Units of one name are told apart by number.
/// Throws LogicError as parse() does, with the unit's name before it, for a name that two modules define, both of which the text
/// names, and for one that they declare unlike.
Module link(std::vector<LinkUnit> units);

/// Shared memory of no size of its own (`.extern .shared .b8 x[]`), which has what the launch asks for.
bool isSizedByLaunches(const Variable& variable) noexcept;

/// Takes a module that is linked with no other as the whole program, as ptxas does: shared memory that is declared `.extern` with a
/// size is the module's own.
void takeAsWholeProgram(Module& module) noexcept;

/// A function or variable that a linked module uses and none of its units defines.
struct UndefinedName {
    std::string name;
    std::string unit;  ///< the first that uses it
    bool isFunction = false;
};
/// Those of `module`, each once, in the order in which they are met; functions that a GPU has by itself are among them.
std::vector<UndefinedName> undefinedNames(const Module& module);

}  // namespace kd::ptx

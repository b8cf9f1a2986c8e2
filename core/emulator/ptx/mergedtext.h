// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ptx/module.h"

#include <cstdint>
#include <map>
#include <string>
#include <utility>

namespace kd::ptx {

/// Holds the modules of a linked one as one text.
struct MergedText {
    std::string text;
    /// Gives the name that something of module scope has in the text, by the unit (index into Module::units) and the name that it
    /// has there; those that keep their name are not listed.
    std::map<std::pair<std::uint32_t, std::string>, std::string> names;
};

/// Writes a linked module as one text, which does what the module does: each name that others may use is defined once, by whom
/// link() chose, and names that belong to one unit alone get others where two of them are alike. Lines of the source stay with
/// their code; what debuggers alone read (sections of DWARF) is left out. Throws LogicError for what no one text can hold: a name
/// that stands for different things in two units, or more than 65,536 files.
MergedText mergedText(const Module& linked);

}  // namespace kd::ptx

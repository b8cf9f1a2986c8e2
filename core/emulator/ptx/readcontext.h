// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ptx/lexer.h"
#include "core/emulator/ptx/module.h"
#include "core/emulator/ptx/scopes.h"
#include "core/emulator/ptx/sourceplaces.h"

#include <deque>
#include <string>
#include <vector>

namespace kd::ptx {

/// Holds what the parts of the parser share while they read one module.
struct ReadContext {
    explicit ReadContext(Module& target)
        : module(target)
        , lexer(target.text)
        , places(target)
    {
    }

    Module& module;
    Lexer lexer;
    Scopes scopes;
    SourcePlaces places;
    Function* function = nullptr;     ///< whose body is read; null: none
    std::vector<Index> labelOfUse;    ///< labels of the function, by number of the use
    std::uint64_t rangeVariables = 0; ///< declared as `.global .u32 x<4>` so far
    std::deque<std::string> variableNames; ///< theirs, which the scopes view
};

/// Declares in the innermost scope. Throws LogicError when it has the name already.
void declareName(ReadContext& context, const Token& name, const Symbol& symbol);

/// The number that a label's use has until all labels are known; Operand::index of a Label then.
Index noteLabelUse(ReadContext& context, const Token& name);

}  // namespace kd::ptx

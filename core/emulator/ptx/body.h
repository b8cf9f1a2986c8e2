// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ptx/readcontext.h"

namespace kd::ptx {

/// Parses the body of the context's function, `{` next; its parameters are declared in the innermost scope, which is ended,
/// too.
void parseBody(ReadContext& context);

/// `(results) _ (parameters) .noreturn`, as behind `.callprototype`; what is called `name` there is given by the caller.
Prototype parsePrototype(ReadContext& context, std::string name);

}  // namespace kd::ptx

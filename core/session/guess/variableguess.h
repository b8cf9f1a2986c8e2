// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"
#include "core/session/guess/launchguess.h"
#include "core/session/guess/sourcereading.h"

#include <optional>

namespace kd {

/// Reads what the host code of `host` copies to a variable of `device`, the source of the document, with cudaMemcpyToSymbol: the
/// value of a host variable, the list that an array is initialised with, or what one loop writes into each of its elements, 1,024
/// values at most. Nothing where it copies nothing there.
std::optional<VariableGuess> variableGuess(const SourceReading& host, const SourceReading& device,
                                           const ModuleVariable& variable);

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compilerequest.h"
#include "core/compile/nvcc/nvccreason.h"

#include <set>
#include <string>

namespace kd {

/// Keeps why nvcc judges a program, and by what of the program that can be seen again without asking NVRTC.
struct NvccChoice {
    NvccReason reason;
    std::string line;                ///< the line that NVRTC refused, without blanks around it; empty: it is none of the request's
    std::set<std::string> includes;  ///< where `line` is empty: what the source includes
};

/// The choice after NVRTC refused `request` for that reason.
NvccChoice keptChoice(const NvccReason& reason, const CompileRequest& request);

/// Tells whether the choice holds for the program as it is by now: the refused line still stands in its file, wherever it went, or
/// the source includes all that it included, if anything. A program that lost it may be one for NVRTC.
bool holds(const NvccChoice& choice, const CompileRequest& request);

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/sourceposition.h"
#include "ui/workbench/advice/problem.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace kd {

/// Gives where the first error of a compile is; nothing when none has a place.
inline std::optional<SourcePosition> firstErrorPlace(const std::vector<Problem>& problems)
{
    const auto found = std::ranges::find_if(problems, [](const Problem& problem) {
        return problem.severity == Problem::Severity::Error && problem.place.line > 0;
    });
    return found == problems.end() ? std::nullopt : std::optional(found->place);
}

}  // namespace kd

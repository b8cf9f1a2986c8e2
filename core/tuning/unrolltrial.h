// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/source/unrolls.h"
#include "core/tuning/changejudgement.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// A smaller factor for a `#pragma unroll` of the kernel. How many registers that takes is the compiler's alone to say.
struct UnrollTrial {
    UnrollPlace place;
    std::uint32_t factor = 1;

    /// "#pragma unroll 4 in line 62"
    std::string text() const;
};

/// Those of the first three such loops in the body of the kernel at `place` of `source`: loop by loop, the largest factor first.
std::vector<UnrollTrial> unrollTrials(std::string_view source, const KernelPlace& place);

/// What the compiler made of one.
struct UnrollOutcome {
    int line = 1;  ///< of the loop
    ChangeJudgement::State state = ChangeJudgement::State::Refused;
};
/// Which of `outcomes`, in the order of unrollTrials(), are answers, as ascending places: of each loop the largest factor that
/// reaches the goal, one that spills only where none does without.
std::vector<std::size_t> bestUnrolls(const std::vector<UnrollOutcome>& outcomes);

}  // namespace kd

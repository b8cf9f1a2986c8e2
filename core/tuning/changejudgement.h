// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tuning/buildfigures.h"

#include <optional>
#include <string>

namespace kd {

/// What the compiler made of a change.
struct ChangeJudgement {
    enum class State {
        Reaches,     ///< the goal
        Spills,      ///< the goal, and the kernel spills more than before
        FallsShort,  ///< fewer registers, but not the goal
        Ignored,     ///< as many registers as before
        Refused      ///< it does not compile so
    };
    State state = State::Refused;
    std::optional<BuildFigures> figures;  ///< of the changed program
    std::string sentence;                 ///< why it does not compile
};

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/unrolltrial.h"

#include <algorithm>

namespace kd {

std::string UnrollTrial::text() const
{
    return unrollText(factor) + " in line " + std::to_string(place.line);
}

std::vector<UnrollTrial> unrollTrials(std::string_view source, const KernelPlace& place)
{
    constexpr std::size_t kMaxLoops = 3;
    std::vector<UnrollPlace> loops = unrollPlaces(source, place);
    loops.resize(std::min(loops.size(), kMaxLoops));
    std::vector<UnrollTrial> trials;
    for (const UnrollPlace& loop : loops)
        for (const std::uint32_t factor : smallerUnrolls(loop))
            trials.push_back({.place = loop, .factor = factor});
    return trials;
}

std::vector<std::size_t> bestUnrolls(const std::vector<UnrollOutcome>& outcomes)
{
    using State = ChangeJudgement::State;
    std::vector<std::size_t> best;
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        const UnrollOutcome& now = outcomes[i];
        if (now.state != State::Reaches && now.state != State::Spills)
            continue;
        const bool isKnown = !best.empty() && outcomes[best.back()].line == now.line;
        if (!isKnown)
            best.push_back(i);
        else if (outcomes[best.back()].state == State::Spills && now.state == State::Reaches)
            best.back() = i;
    }
    return best;
}

}  // namespace kd

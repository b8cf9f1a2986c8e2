// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/occupancy/occupancyanswer.h"

namespace kd {

OccupancyAnswerPointer answerOf(const OccupancyInput& input)
{
    auto answer = std::make_shared<OccupancyAnswer>();
    answer->input = input;
    answer->limits = findArchitecture(input.architecture);
    if (answer->limits == nullptr)
        return answer;
    answer->result = occupancyOf(input);
    answer->curves = occupancyCurves(input);
    answer->steps = nextSteps(input);
    answer->bestBlock = suggestedBlockSize(input);
    answer->sharedAtSameOccupancy = sharedAtSameOccupancy(input);
    if (answer->bestBlock > 0) {
        OccupancyInput best = input;
        best.threads = answer->bestBlock;
        answer->bestOccupancy = occupancyFigures(best).occupancy;
    }
    return answer;
}

}  // namespace kd

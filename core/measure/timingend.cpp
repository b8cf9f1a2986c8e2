// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/timingend.h"

#include <array>
#include <cstdint>
#include <cstdio>
#include <string>

namespace kd {
namespace {

std::string shareText(double share)
{
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.2g%%", 100 * share);
    return text.data();
}

Message whyText(const TimingEnd& end, std::size_t samples)
{
    const std::string reached = shareText(end.reached), wanted = shareText(end.wanted);
    switch (end.why) {
    case TimingEnd::Why::IntervalReached:
        return message("Ended after {} sample(s): the median is known to within {}, and {} was wanted.", samples, reached, wanted);
    case TimingEnd::Why::TimeLimit:
        return end.wanted > 0
            ? message("Ended by the time limit after {} sample(s): the median is known to within {}, and {} was wanted.", samples,
                      reached, wanted)
            : message("Ended by the time limit after {} sample(s): the median is known to within {}.", samples, reached);
    case TimingEnd::Why::Restless:
        return message("Ended after {} sample(s): the times scatter so much that the median is known to within {} only; {} would "
                       "take some {} samples.",
                       samples, reached, wanted, static_cast<std::uint64_t>(end.projected));
    case TimingEnd::Why::Records:
        return message("CUPTI recorded {} sample(s), and not the other launches: the median is known to within {}.", samples,
                       reached);
    case TimingEnd::Why::Failure:
        return message("The device failed after {} sample(s), which are kept: the median is known to within {}.", samples, reached);
    case TimingEnd::Why::SamplesReached:
        break;
    }
    return end.wanted > 0 ? message("Ended after {} sample(s), the most there may be: the median is known to within {}, and {} was "
                                    "wanted.", samples, reached, wanted)
                          : message("All {} sample(s) were taken: the median is known to within {}.", samples, reached);
}

}  // namespace

Message endText(const TimingEnd& end, std::size_t samples)
{
    const Message why = whyText(end, samples);
    if (end.discarded == 0)
        return why;
    return message("{} {} sample(s) are left out, as the device held its clocks down then.", why, end.discarded);
}

}  // namespace kd

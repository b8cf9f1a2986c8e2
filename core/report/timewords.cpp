// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/timewords.h"

#include "core/base/numbers.h"
#include "core/measure/timeverdict.h"
#include "core/report/receipt.h"

#include <optional>

namespace kd::report {
namespace {

constexpr std::size_t kLongestName = 60;  ///< bytes

/// Cut between characters.
std::string shortened(const std::string& name)
{
    if (name.size() <= kLongestName)
        return name;
    std::size_t end = kLongestName;
    while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0) == 0x80)
        --end;
    return name.substr(0, end) + "…";
}

std::string nameOf(const std::string& name, const char* otherwise)
{
    return name.empty() ? otherwise : shortened(name);
}

/// Whether L2 was flushed before every sample; nothing where the receipt does not say.
std::optional<bool> isFlushed(const Json& receipt)
{
    const double bytes = valueOr(receipt, "flushBytes", -1.0);
    return bytes < 0 ? std::nullopt : std::optional(bytes > 0);
}

std::string signedPercent(double share)
{
    return (share > 0 ? "+" : "") + numbers::percent(share);
}

/// "3 to 3.2 %" of changes with the same sign.
std::string extentOf(double low, double high)
{
    return numbers::decimal(100 * low, 1) + " to " + numbers::percent(high);
}

std::string occupancyClause(const Report& report, TimeVerdict::Kind kind)
{
    const double now = report.occupancy.occupancy;
    const double before = report.baseline->figures.occupancy;
    const bool isAgainst = kind == TimeVerdict::Kind::Faster ? now < before : kind == TimeVerdict::Kind::Slower && now > before;
    return isAgainst ? std::string(", despite the ") + (now < before ? "lower" : "higher") + " occupancy, " +
            numbers::percent(now) + " against " + numbers::percent(before)
                     : std::string();
}

Notice verdictOf(const Report& report, const TimeVerdict& time)
{
    constexpr std::string_view kHow = "by the 95\u202F% intervals of both medians; two separate timings, not interleaved";
    const std::string a = nameOf(report.baseline->name, "the earlier timing");
    const std::string b = nameOf(report.timingName, "this timing");
    const std::string range = signedPercent(time.low) + " to " + signedPercent(time.high) + " " + std::string(kHow);
    const std::string clause = occupancyClause(report, time.kind);
    switch (time.kind) {
    case TimeVerdict::Kind::Faster:
        return {Tone::Good, "FASTER",
                b + " takes " + numbers::percent(-time.change) + " less time than " + a + clause + " (" +
                    extentOf(-time.high, -time.low) + " " + std::string(kHow) + ")."};
    case TimeVerdict::Kind::Slower:
        return {Tone::Bad, "SLOWER",
                b + " takes " + numbers::percent(time.change) + " more time than " + a + clause + " (" +
                    extentOf(time.low, time.high) + " " + std::string(kHow) + ")."};
    case TimeVerdict::Kind::Same:
        return {Tone::Same, "SAME",
                b + " takes as long as " + a + " within " + numbers::percent(kSameTime) + " (" + range + ")."};
    case TimeVerdict::Kind::CannotTell:
        break;
    }
    return {Tone::Doubt, "CANNOT TELL", "The medians of " + b + " and " + a + " differ by " + signedPercent(time.change) +
                                                     ", but their intervals leave both open (" + range + ")."};
}

}  // namespace

bool isMeasured(const TimingOutcome& timing)
{
    return timing.statistics && !timing.modelled;
}

std::string whyNotComparable(const TimingOutcome& before, const TimingOutcome& after)
{
    if (before.run.device != after.run.device)
        return "they are of different devices";
    if (isFlushed(before.receipt) != isFlushed(after.receipt))
        return "L2 was hot in one and flushed in the other";
    return {};
}

bool hasBaseline(const Report& report)
{
    return report.timing && report.baseline && isMeasured(*report.timing) && isMeasured(report.baseline->timing);
}

std::string baselineLabel(const Report& report)
{
    return "A " + nameOf(report.baseline->name, "earlier");
}

std::string timingLabel(const Report& report)
{
    return "B " + nameOf(report.timingName, "this one");
}

std::string receiptHeading(const Report& report)
{
    const std::string what = hasBaseline(report) ? "Verdict" : "Verification";
    return report.timing && !receiptFacts(report.timing->receipt).empty() ? what + " and receipt" : what;
}

std::optional<Notice> timeVerdictOf(const Report& report)
{
    if (!hasBaseline(report))
        return std::nullopt;
    const TimingOutcome& before = report.baseline->timing;
    if (const std::string why = whyNotComparable(before, *report.timing); !why.empty())
        return Notice{Tone::Doubt, "CANNOT TELL", "The two timings cannot be compared: " + why + "."};
    return verdictOf(report, compareTimes(before, *report.timing));
}

}  // namespace kd::report

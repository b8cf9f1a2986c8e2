// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/timewords.h"

#include "core/base/numbers.h"
#include "core/base/wording.h"
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

std::string nameOf(const std::string& name, const Message& otherwise)
{
    return name.empty() ? worded(otherwise) : shortened(name);
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
    return worded(message("{} to {}", numbers::decimal(100 * low, 1), numbers::percent(high)));
}

std::string occupancyClause(const Report& report, TimeVerdict::Kind kind)
{
    const double now = report.occupancy.occupancy;
    const double before = report.baseline->figures.occupancy;
    const bool isAgainst = kind == TimeVerdict::Kind::Faster ? now < before : kind == TimeVerdict::Kind::Slower && now > before;
    if (!isAgainst)
        return {};
    return worded(now < before
                      ? message(", despite the lower occupancy, {} against {}", numbers::percent(now), numbers::percent(before))
                      : message(", despite the higher occupancy, {} against {}", numbers::percent(now), numbers::percent(before)));
}

Notice verdictOf(const Report& report, const TimeVerdict& time)
{
    const auto how = [](const std::string& range) {
        return message("{} by the {} intervals of both medians; two separate timings, not interleaved", range,
                       numbers::percent(kInterval));
    };
    const std::string a = nameOf(report.baseline->name, "the earlier timing");
    const std::string b = nameOf(report.timingName, "this timing");
    const Message range = how(worded(message("{} to {}", signedPercent(time.low), signedPercent(time.high))));
    const std::string clause = occupancyClause(report, time.kind);
    switch (time.kind) {
    case TimeVerdict::Kind::Faster:
        return {Tone::Good, worded("FASTER"),
                worded(message("{} takes {} less time than {}{} ({}).", b, numbers::percent(-time.change), a, clause,
                               how(extentOf(-time.high, -time.low))))};
    case TimeVerdict::Kind::Slower:
        return {Tone::Bad, worded("SLOWER"),
                worded(message("{} takes {} more time than {}{} ({}).", b, numbers::percent(time.change), a, clause,
                               how(extentOf(time.low, time.high))))};
    case TimeVerdict::Kind::Same:
        return {Tone::Same, worded("SAME"),
                worded(message("{} takes as long as {} within {} ({}).", b, a, numbers::percent(kSameTime), range))};
    case TimeVerdict::Kind::CannotTell:
        break;
    }
    return {Tone::Doubt, worded("CANNOT TELL"),
            worded(message("The medians of {} and {} differ by {}, but their intervals leave both open ({}).", b, a,
                           signedPercent(time.change), range))};
}

}  // namespace

bool isMeasured(const TimingOutcome& timing)
{
    return timing.statistics && !timing.modelled;
}

std::string whyNotComparable(const TimingOutcome& before, const TimingOutcome& after)
{
    if (before.run.device != after.run.device)
        return worded("they are of different devices");
    if (isFlushed(before.receipt) != isFlushed(after.receipt))
        return worded("L2 was hot in one and flushed in the other");
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
    if (report.timing && !receiptFacts(*report.timing).empty())
        return hasBaseline(report) ? worded("Verdict and receipt") : worded("Verification and receipt");
    return hasBaseline(report) ? worded("Verdict") : worded("Verification");
}

std::optional<Notice> timeVerdictOf(const Report& report)
{
    if (!hasBaseline(report))
        return std::nullopt;
    const TimingOutcome& before = report.baseline->timing;
    if (const std::string why = whyNotComparable(before, *report.timing); !why.empty())
        return Notice{Tone::Doubt, worded("CANNOT TELL"), worded(message("The two timings cannot be compared: {}.", why))};
    return verdictOf(report, compareTimes(before, *report.timing));
}

}  // namespace kd::report

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/receipt.h"

#include "core/base/numbers.h"
#include "core/base/wording.h"
#include "core/measure/nvml.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <string_view>

namespace kd::report {
namespace {

constexpr std::size_t kFacts = 40;
constexpr std::size_t kFactLength = 160;
constexpr double kSteadyClock = 0.01;  ///< of the SM clock, between before and after
constexpr std::string_view kThinSpace = "\u202F";

const Json& memberOf(const Json& json, const char* key)
{
    static const Json nothing;
    const auto it = json.is_object() ? json.find(key) : json.end();
    return json.is_object() && it != json.end() ? *it : nothing;
}

std::optional<double> numberOf(const Json& json, const char* key)
{
    const Json& member = memberOf(json, key);
    return member.is_number() ? std::optional(member.get<double>()) : std::nullopt;
}

std::string textOf(const Json& json, const char* key)
{
    const Json& member = memberOf(json, key);
    return member.is_string() ? member.get_ref<const std::string&>().substr(0, kFactLength) : std::string();
}

/// How samples come to be of the kernel's own time; reports of older programs do not say.
void addWay(std::vector<Fact>& facts, const Json& way)
{
    const std::string method = textOf(way, "method");
    const std::string error = numbers::duration(numberOf(way, "errorSeconds").value_or(0));
    if (method == "cupti")
        facts.push_back({worded(message("Kernel time by CUPTI, in steps of {}", error))});
    else if (method == "calibrated")
        facts.push_back({worded(message("Kernel time: windows less the cost of a launch, to within {}", error))});
    else if (method == "window")
        facts.push_back({worded(message("Windows, about {} longer than the kernel", error)), true});
    if (const auto window = numberOf(way, "windowMedianSeconds"))
        facts.push_back({worded(message("Window {}", numbers::duration(*window)))});
}

void addMethod(std::vector<Fact>& facts, const Json& receipt)
{
    if (const auto warmup = numberOf(receipt, "warmup"))
        facts.push_back({worded(message("Warm-up {}", numbers::decimal(*warmup, 0)))});
    const auto taken = numberOf(receipt, "samplesTaken");
    const auto wanted = numberOf(receipt, "samplesWanted");
    if (taken && textOf(receipt, "endedBy") == "interval")
        facts.push_back({worded(message("{} samples, until the median was known to within {}", numbers::decimal(*taken, 0),
                                        numbers::percent(numberOf(memberOf(receipt, "interval"), "reached").value_or(0))))});
    else if (taken && wanted)
        facts.push_back(
            {*wanted == 1 ? worded(message("{} of 1 sample", numbers::decimal(*taken, 0)))
                          : worded(message("{} of {} samples", numbers::decimal(*taken, 0), numbers::decimal(*wanted, 0))),
             *taken < *wanted});
    if (!textOf(receipt, "l2").empty())
        facts.push_back({numberOf(receipt, "flushBytes").value_or(0) > 0 ? worded("L2 cold") : worded("L2 hot")});
    if (const auto batch = numberOf(receipt, "batch"); batch && *batch > 1)
        facts.push_back({worded(message("{} launches a sample", numbers::decimal(*batch, 0)))});
    if (const Json& gated = memberOf(receipt, "enqueuedBehindGate"); gated.is_boolean())
        facts.push_back({gated.get<bool>() ? worded("Enqueued before it starts") : worded("Enqueue cost within the time"),
                         !gated.get<bool>()});
    addWay(facts, memberOf(receipt, "kernelTime"));
    if (const auto window = numberOf(receipt, "emptyWindowSeconds"))
        facts.push_back({worded(message("Empty window {}", numbers::duration(*window)))});
}

void addVerification(std::vector<Fact>& facts, const Json& receipt)
{
    const Json& before = memberOf(receipt, "verifiedBefore");
    const Json& after = memberOf(receipt, "verifiedAfter");
    if (before == true && after == true)
        facts.push_back({worded("Verified before and after")});
    else if (after == false)
        facts.push_back({worded("Differs after the samples"), true});
    else if (receipt.contains("verifiedBefore"))
        facts.push_back({worded("Not verified"), true});
}

std::string range(double low, double high, std::string_view unit)
{
    const std::string first = numbers::decimal(std::min(low, high), 0);
    const std::string last = numbers::decimal(std::max(low, high), 0);
    return (first == last ? first : worded(message("{} to {}", first, last))) + std::string(kThinSpace) + std::string(unit);
}

/// Reasons but "idle", which a GPU has between launches.
std::string throttleWords(const Json& clocks)
{
    std::string words;
    std::set<std::string_view> said;
    for (const char* when : {"before", "after"}) {
        for (const Json& reason : memberOf(memberOf(clocks, when), "throttleReasons")) {
            if (!reason.is_string() || words.size() > kFactLength)
                continue;
            const auto& word = reason.get_ref<const std::string&>();
            if (!isIdleReason(word) && said.insert(word).second)
                words += (words.empty() ? "" : ", ") + worded(Message::received(word.substr(0, kFactLength), {}));
        }
    }
    return words;
}

void addClocks(std::vector<Fact>& facts, const Json& clocks, const Message& why)
{
    if (const std::string missing = why.empty() ? textOf(clocks, "missing") : worded(why); !missing.empty())
        facts.push_back({missing, true});
    const Json& before = memberOf(clocks, "before");
    const Json& after = memberOf(clocks, "after");
    const auto clockBefore = numberOf(before, "smMHz");
    const auto clockAfter = numberOf(after, "smMHz");
    if (clockBefore && clockAfter) {
        const bool steady = std::abs(*clockBefore - *clockAfter) <= kSteadyClock * std::max(*clockBefore, *clockAfter);
        facts.push_back({worded(message("SM clock {}", range(*clockBefore, *clockAfter, "MHz"))), !steady});
    }
    if (const auto memory = numberOf(after, "memoryMHz"))
        facts.push_back({worded(message("Memory clock {}", numbers::decimal(*memory, 0) + std::string(kThinSpace) + "MHz"))});
    const auto cool = numberOf(before, "temperatureC");
    const auto warm = numberOf(after, "temperatureC");
    if (cool && warm)
        facts.push_back({range(*cool, *warm, "°C")});
    if (memberOf(after, "throttleReasons").is_array()) {
        const std::string words = throttleWords(clocks);
        facts.push_back({worded(message("Throttle: {}", words.empty() ? worded("none") : words)), !words.empty()});
    }
}

/// "globalLoads" as "Global loads".
std::string humanKey(std::string_view key)
{
    std::string words;
    for (const char c : key.substr(0, kFactLength)) {
        const bool upper = c >= 'A' && c <= 'Z';
        if (upper && !words.empty())
            words += ' ';
        words += upper ? static_cast<char>(c - 'A' + 'a') : c == '_' ? ' ' : c;
    }
    if (!words.empty() && words.front() >= 'a' && words.front() <= 'z')
        words.front() = static_cast<char>(words.front() - 'a' + 'A');
    return words;
}

/// `why`: why there are no clocks; empty where the receipt alone tells.
std::vector<Fact> factsOf(const Json& receipt, const Message& why)
{
    std::vector<Fact> facts;
    if (!receipt.is_object())
        return facts;
    addMethod(facts, receipt);
    addVerification(facts, receipt);
    addClocks(facts, memberOf(receipt, "clocks"), why);
    if (const std::string release = textOf(memberOf(receipt, "driver"), "release"); !release.empty())
        facts.push_back({worded(message("Driver {}", release))});
    return facts;
}

}  // namespace

std::string factWords(const Fact& fact)
{
    return fact.doubtful ? worded(message("Doubtful: {}", fact.text)) : fact.text;
}

std::vector<Fact> receiptFacts(const Json& receipt)
{
    return factsOf(receipt, {});
}

std::vector<Fact> receiptFacts(const TimingOutcome& timing)
{
    return factsOf(timing.receipt, timing.clocksMissing);
}

std::vector<Fact> plainFacts(const Json& object)
{
    std::vector<Fact> facts;
    if (!object.is_object())
        return facts;
    for (const auto& [key, value] : object.items()) {
        if (facts.size() == kFacts)
            break;
        if (value.is_number_unsigned())
            facts.push_back({humanKey(key) + ": " + numbers::grouped(value.get<std::uint64_t>())});
        else if (value.is_number())
            facts.push_back({humanKey(key) + ": " + numbers::decimal(value.get<double>(), 3)});
        else if (value.is_string())
            facts.push_back({humanKey(key) + ": " + value.get_ref<const std::string&>().substr(0, kFactLength)});
    }
    return facts;
}

}  // namespace kd::report

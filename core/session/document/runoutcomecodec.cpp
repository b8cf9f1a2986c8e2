// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/jsonfields.h"
#include "core/session/data/codec.h"
#include "core/session/limits.h"
#include "core/session/document/runoutcome.h"

#include <array>
#include <charconv>

namespace kd {
namespace {

using State = RunOutcome::State;

constexpr double kMillisecondsPerSecond = 1e3;
constexpr std::size_t kMaxFaults = 65536, kMaxInlined = 64;
constexpr std::size_t kMaxCountedLines = 1u << 20;

constexpr std::array<EnumWord<State>, 8> kStates{{
    {State::Ok, "ok"},
    {State::Differs, "differs"},
    {State::Faulted, "faulted"},
    {State::Deadline, "deadline"},
    {State::Lost, "lost"},
    {State::Refused, "refused"},
    {State::Cancelled, "cancelled"},
    {State::Unavailable, "unavailable"},
}};

Json toJson(const OutputSummary& summary)
{
    return {{"name", summary.name},
            {"type", nameOf(summary.type)},
            {"count", summary.count},
            {"min", jsonNumber(summary.min)},
            {"max", jsonNumber(summary.max)},
            {"mean", jsonNumber(summary.mean)},
            {"nan", summary.nan},
            {"inf", summary.inf},
            {"sha256", summary.sha256},
            {"blob", summary.blob}};
}

OutputSummary summaryFromJson(const Json& json)
{
    const JsonFields fields(json, "output of a run");
    OutputSummary summary;
    fields.read("name", summary.name);
    readElementType(fields, "type", summary.type);
    fields.read("count", summary.count, 0, kMaxBufferBytes / sizeOf(summary.type));
    fields.read("min", summary.min);
    fields.read("max", summary.max);
    fields.read("mean", summary.mean);
    fields.read("nan", summary.nan);
    fields.read("inf", summary.inf);
    fields.read("sha256", summary.sha256);
    fields.read("blob", summary.blob);
    return summary;
}

Json toJson(const Verification& verification)
{
    return {{"name", verification.name},
            {"ok", verification.ok},
            {"mismatches", verification.mismatches},
            {"firstIndex", verification.firstIndex},
            {"expected", jsonNumber(verification.expected)},
            {"actual", jsonNumber(verification.actual)},
            {"maxAbs", jsonNumber(verification.maxAbs)},
            {"maxRel", jsonNumber(verification.maxRel)},
            {"message", verification.message}};
}

Verification verificationFromJson(const Json& json)
{
    const JsonFields fields(json, "verification of a run");
    Verification verification;
    fields.read("name", verification.name);
    fields.read("ok", verification.ok);
    fields.read("mismatches", verification.mismatches);
    fields.read("firstIndex", verification.firstIndex);
    fields.read("expected", verification.expected);
    fields.read("actual", verification.actual);
    fields.read("maxAbs", verification.maxAbs);
    fields.read("maxRel", verification.maxRel);
    fields.read("message", verification.message);
    return verification;
}

Json callsToJson(const std::vector<SourcePosition>& calls)
{
    Json list = Json::array();
    for (const SourcePosition& call : calls)
        list.push_back({{"file", call.file}, {"line", call.line}});
    return list;
}

std::vector<SourcePosition> callsFromJson(const JsonFields& fields)
{
    std::vector<SourcePosition> calls;
    if (fields.find("inlinedInto") == nullptr)
        return calls;
    for (const Json& json : fields.array("inlinedInto", kMaxInlined)) {
        const JsonFields call(json, "call of a fault");
        call.read("file", calls.emplace_back().file);
        call.read("line", calls.back().line, 0);
    }
    return calls;
}

std::uint64_t addressOf(const JsonFields& fields, std::string_view text)
{
    std::uint64_t value = 0;
    const bool isHexadecimal = text.starts_with("0x");
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(isHexadecimal ? text.data() + 2 : end, end, value, 16);
    if (!isHexadecimal || error != std::errc() || stop != end)
        fields.refuse("address", "it is a number of 64 bits, as in 0x7f00");
    return value;
}

Json toJson(const Fault& fault)
{
    return {{"kind", nameOf(fault.kind)},
            {"message", fault.message},
            {"file", fault.position.file},
            {"line", fault.position.line},
            {"inlinedInto", callsToJson(fault.inlinedInto)},
            {"block", fault.block ? dim3ToJson(*fault.block) : Json()},
            {"thread", fault.thread ? dim3ToJson(*fault.thread) : Json()},
            {"address", fault.address ? addressText(*fault.address) : std::string()}};
}

std::optional<Dim3> placeFromJson(const JsonFields& fields, std::string_view key)
{
    if (fields.find(key) == nullptr)
        return std::nullopt;
    Dim3 place;
    readDim3(fields, key, place, 0);
    return place;
}

Fault faultFromJson(const Json& json)
{
    const JsonFields fields(json, "fault of a run");
    Fault fault;
    std::string kind, address;
    fields.read("kind", kind);
    fault.kind = faultKindOf(kind);
    fields.read("message", fault.message);
    fields.read("file", fault.position.file);
    fields.read("line", fault.position.line, 0);
    fault.inlinedInto = callsFromJson(fields);
    fault.block = placeFromJson(fields, "block");
    fault.thread = placeFromJson(fields, "thread");
    fields.read("address", address);
    if (!address.empty())
        fault.address = addressOf(fields, address);
    return fault;
}

Json toJson(const LineCount& count)
{
    return {{"file", count.position.file},
            {"line", count.position.line},
            {"executed", count.executed},
            {"activeLanes", count.activeLanes},
            {"requests", count.requests},
            {"sectors", count.sectors},
            {"idealSectors", count.idealSectors},
            {"bankConflicts", count.bankConflicts}};
}

LineCount lineCountFromJson(const Json& json)
{
    const JsonFields fields(json, "counters of a line");
    LineCount count;
    fields.read("file", count.position.file);
    fields.read("line", count.position.line, 0);
    fields.read("executed", count.executed);
    fields.read("activeLanes", count.activeLanes);
    fields.read("requests", count.requests);
    fields.read("sectors", count.sectors);
    fields.read("idealSectors", count.idealSectors);
    fields.read("bankConflicts", count.bankConflicts);
    return count;
}

LaunchCounts countersFromJson(const Json& json)
{
    const JsonFields fields(json, "counters of a run");
    LaunchCounts counters;
    if (const Json* const totals = fields.find("totals"))
        counters.totals = lineCountFromJson(*totals);
    for (const Json& line : fields.array("lines", kMaxCountedLines))
        counters.lines.push_back(lineCountFromJson(line));
    return counters;
}

Json toJson(const LaunchCounts& counters)
{
    return {{"totals", toJson(counters.totals)},
            {"lines", jsonArray(counters.lines, [](const auto& value) { return toJson(value); })}};
}

void readLists(const JsonFields& fields, RunOutcome& outcome)
{
    for (const Json& output : fields.array("outputs", kMaxArguments))
        outcome.outputs.push_back(summaryFromJson(output));
    for (const Json& verification : fields.array("verification", kMaxArguments))
        outcome.verification.push_back(verificationFromJson(verification));
    for (const Json& fault : fields.array("faults", kMaxFaults))
        outcome.faults.push_back(faultFromJson(fault));
}

}  // namespace

std::string_view nameOf(State state)
{
    return nameOf(state, kStates);
}

void to_json(Json& json, const RunOutcome& outcome)
{
    json = {{"ok", outcome.ok()},
            {"state", nameOf(outcome.state)},
            {"message", outcome.message},
            {"kernel", outcome.kernel},
            {"device", outcome.device},
            {"deviceId", outcome.deviceId},
            {"driverVersion", outcome.driverVersion},
            {"cubinSha256", outcome.cubinSha256},
            {"grid", dim3ToJson(outcome.grid)},
            {"block", dim3ToJson(outcome.block)},
            {"sharedBytes", outcome.sharedBytes},
            {"milliseconds", jsonNumber(outcome.duration.count() * kMillisecondsPerSecond)},
            {"outputs", jsonArray(outcome.outputs, [](const auto& value) { return toJson(value); })},
            {"verification", jsonArray(outcome.verification, [](const auto& value) { return toJson(value); })},
            {"faults", jsonArray(outcome.faults, [](const auto& value) { return toJson(value); })},
            {"console", outcome.console},
            {"counters", outcome.counters ? toJson(*outcome.counters) : Json()}};
}

void from_json(const Json& json, RunOutcome& outcome)
{
    const JsonFields fields(json, "run outcome");
    outcome = {};
    if (fields.find("state") == nullptr)
        fields.refuse("state", "it is missing");
    fields.readWord("state", outcome.state, kStates);
    fields.read("message", outcome.message);
    fields.read("kernel", outcome.kernel);
    fields.read("device", outcome.device);
    fields.read("deviceId", outcome.deviceId);
    fields.read("driverVersion", outcome.driverVersion);
    fields.read("cubinSha256", outcome.cubinSha256);
    readDim3(fields, "grid", outcome.grid, 0);
    readDim3(fields, "block", outcome.block, 0);
    fields.read("sharedBytes", outcome.sharedBytes);
    double milliseconds = 0;
    fields.read("milliseconds", milliseconds);
    outcome.duration = Seconds(milliseconds / kMillisecondsPerSecond);
    readLists(fields, outcome);
    fields.read("console", outcome.console);
    if (const Json* const counters = fields.find("counters"))
        outcome.counters = countersFromJson(*counters);
}

void to_json(Json& json, const RunRequest& request)
{
    json = {{"device", request.device},
            {"cubinBlob", request.cubinBlob},
            {"programName", request.programName},
            {"plan", request.plan},
            {"counters", request.counters}};
}

void from_json(const Json& json, RunRequest& request)
{
    const JsonFields fields(json, "run request");
    request = {};
    fields.read("device", request.device);
    fields.read("cubinBlob", request.cubinBlob);
    fields.read("programName", request.programName);
    if (fields.find("plan") == nullptr)
        fields.refuse("plan", "it is missing");
    request.plan = fields.find("plan")->get<LaunchPlan>();
    fields.read("counters", request.counters);
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/jsondocuments.h"

#include "core/base/jsonfields.h"
#include "core/compile/binary/demangle.h"
#include "core/compile/listing/annotatedlisting.h"
#include "core/session/launch/moduleimage.h"
#include "ui/program/documentdoubts.h"

#include <algorithm>

namespace kd {
Json countObject(const LineCount& count)
{
    return {{"executed", count.executed},         {"activeLanes", count.activeLanes},   {"requests", count.requests},
            {"sectors", count.sectors},           {"idealSectors", count.idealSectors}, {"bankConflicts", count.bankConflicts}};
}

namespace {

double toMilliseconds(Seconds seconds)
{
    return seconds.count() * 1e3;
}

Json diagnosticsArray(const CompileOutcome& outcome)
{
    static constexpr const char* kSeverities[] = {"error", "warning", "remark", "note"};
    Json array = Json::array();
    for (const Diagnostic& diagnostic : outcome.diagnostics) {
        array.push_back({{"severity", kSeverities[static_cast<int>(diagnostic.severity)]},
                         {"message", numberedMessage(diagnostic).english()},
                         {"file", diagnostic.position.file},
                         {"line", diagnostic.position.line},
                         {"column", diagnostic.position.column}});
    }
    return array;
}

Json kernelObject(const KernelInfo& kernel)
{
    Json parameters = Json::array();
    for (const Parameter& parameter : kernel.parameters) {
        parameters.push_back(
            {{"name", parameter.name}, {"type", parameter.type.name}, {"size", parameter.size}, {"offset", parameter.offset}});
    }
    const auto numberOrNull = [](bool isKnown, std::uint32_t number) { return isKnown ? Json(number) : Json(); };
    return {{"name", kernel.name},
            {"loweredName", kernel.loweredName},
            {"parameters", std::move(parameters)},
            {"registers", numberOrNull(!kernel.lacksFigures, kernel.registers)},
            {"spillStores", numberOrNull(!kernel.lacksSpills, kernel.spillStores)},
            {"spillLoads", numberOrNull(!kernel.lacksSpills, kernel.spillLoads)},
            {"staticSharedBytes", numberOrNull(!kernel.lacksFigures, kernel.staticShared)},
            {"localBytes", numberOrNull(!kernel.lacksFigures, kernel.local)},
            {"constantBytes", numberOrNull(!kernel.lacksFigures, kernel.constant)},
            {"barriers", numberOrNull(!kernel.lacksFigures, kernel.barriers)},
            {"maxThreadsPerBlock", kernel.maxThreadsPerBlock}};
}

Json placeArray(const std::optional<Dim3>& place)
{
    return place ? sizeArray(*place) : Json();
}

Json outputsArray(const RunOutcome& run)
{
    Json array = Json::array();
    for (const OutputSummary& output : run.outputs) {
        array.push_back({{"name", output.name},
                         {"type", nameOf(output.type)},
                         {"count", output.count},
                         {"min", jsonNumber(output.min)},
                         {"max", jsonNumber(output.max)},
                         {"mean", jsonNumber(output.mean)},
                         {"nan", output.nan},
                         {"inf", output.inf},
                         {"sha256", output.sha256}});
    }
    return array;
}

Json verificationArray(const RunOutcome& run)
{
    Json array = Json::array();
    for (const Verification& check : run.verification) {
        array.push_back({{"name", check.name},
                         {"ok", check.ok},
                         {"mismatches", check.mismatches},
                         {"firstIndex", check.firstIndex},
                         {"expected", jsonNumber(check.expected)},
                         {"actual", jsonNumber(check.actual)},
                         {"maxAbs", jsonNumber(check.maxAbs)},
                         {"maxRel", jsonNumber(check.maxRel)},
                         {"message", check.message.english()}});
    }
    return array;
}

Json writesArray(const RunOutcome& run)
{
    Json array = Json::array();
    for (const WriteRecord& write : run.writes)
        array.push_back({{"file", write.position.file},
                         {"line", write.position.line},
                         {"block", sizeArray(write.block)},
                         {"thread", sizeArray(write.thread)}});
    return array;
}

Json faultsArray(const RunOutcome& run)
{
    Json array = Json::array();
    for (const Fault& fault : run.faults) {
        array.push_back({{"kind", nameOf(fault.kind)},
                         {"message", fault.message.english()},
                         {"file", textOrNull(fault.position.file)},
                         {"line", fault.position.line > 0 ? Json(fault.position.line) : Json()},
                         {"block", placeArray(fault.block)},
                         {"thread", placeArray(fault.thread)},
                         {"address", fault.address ? Json(addressText(*fault.address)) : Json()}});
    }
    return array;
}

/// `document` of a command that launches, for a program of which nothing was launched.
Json countersObject(const RunOutcome& run)
{
    if (!run.counters)
        return nullptr;
    Json lines = Json::array();
    for (const LineCount& count : run.counters->lines) {
        Json line = countObject(count);
        line.update({{"file", textOrNull(count.position.file)},
                     {"line", count.position.line > 0 ? Json(count.position.line) : Json()}});
        lines.push_back(std::move(line));
    }
    return {{"modelled", true}, {"totals", countObject(run.counters->totals)}, {"lines", std::move(lines)}};
}

Json checksObject(const RunOutcome& run)
{
    return run.checks ? Json{{"level", nameOf(run.checks->level)}, {"isCut", run.checks->isCut}} : Json();
}

Json noticesArray(const CompileOutcome& outcome)
{
    Json array = Json::array();
    for (const Message& notice : outcome.notices)
        array.push_back(notice.english());
    return array;
}

}  // namespace

Json sizeArray(Dim3 size)
{
    return {size.x, size.y, size.z};
}

Json textOrNull(const std::string& text)
{
    return text.empty() ? Json() : Json(text);
}

Json kernelNotesArray(const std::vector<KernelNote>& notes)
{
    Json array = Json::array();
    for (const KernelNote& note : notes)
        array.push_back({{"kind", nameOf(note.kind)},
                         {"message", note.message.english()},
                         {"kernel", readableKernelName(note.kernel)},
                         {"file", textOrNull(note.position.file)},
                         {"line", note.position.line > 0 ? Json(note.position.line) : Json()},
                         {"block", sizeArray(note.block)},
                         {"thread", sizeArray(note.thread)},
                         {"count", note.count}});
    return array;
}

Json devicesDocument(const TargetInfo& target)
{
    Json devices = Json::array();
    for (const DeviceInfo& device : target.devices.devices) {
        const ComputeCapability capability = device.computeCapability;
        devices.push_back({{"name", device.name},
                           {"id", device.id.name},
                           {"computeCapability", std::to_string(capability.major) + "." + std::to_string(capability.minor)},
                           {"uuid", device.uuid},
                           {"pciBusId", device.pciBusId},
                           {"totalMemory", device.totalMemory.value},
                           {"default", device.id.name == target.devices.defaultDevice},
                           {"attributes", device.attributes}});
    }
    Json missing = Json::array();
    for (const Message& sentence : target.devices.missing)
        missing.push_back(sentence.english());
    if (!target.compiler.missing.empty())
        missing.push_back(target.compiler.missing.english());
    return {{"devices", std::move(devices)},
            {"driverVersion", textOrNull(target.devices.driverVersion)},
            {"nvrtcVersion", textOrNull(target.compiler.version)},
            {"missing", std::move(missing)}};
}

Json compileDocument(const std::vector<CompileOutcome>& outcomes)
{
    Json architectures = Json::array();
    for (const CompileOutcome& outcome : outcomes) {
        Json kernels = Json::array();
        for (const KernelInfo& kernel : outcome.kernels)
            kernels.push_back(kernelObject(kernel));
        architectures.push_back({{"arch", outcome.architecture},
                                 {"compiler", textOrNull(outcome.compilerName())},
                                 {"ok", outcome.ok()},
                                 {"message", outcome.message.english()},
                                 {"diagnostics", diagnosticsArray(outcome)},
                                 {"cached", outcome.cached},
                                 {"notices", noticesArray(outcome)},
                                 {"milliseconds", toMilliseconds(outcome.duration)},
                                 {"kernels", std::move(kernels)}});
    }
    const bool ok = std::all_of(outcomes.begin(), outcomes.end(), [](const CompileOutcome& outcome) { return outcome.ok(); });
    return {{"ok", ok}, {"architectures", std::move(architectures)}};
}

Json listingDocument(const Listing& listing, bool tellsLines, std::string_view source)
{
    const std::vector<std::string_view> sourceText = sourceLines(source);
    Json functions = Json::array(), named = Json::object();
    for (const ListingFunction& function : listing.functions) {
        Json lines = Json::array();
        for (std::size_t i = function.firstLine; i < std::size_t{function.firstLine} + function.lineCount; ++i) {
            const ListingLine& line = listing.lines[i];
            if (line.kind == ListingLine::Kind::Blank)
                continue;
            const bool isInstruction = line.kind == ListingLine::Kind::Instruction;
            lines.push_back({{"text", listing.textOf(line)},
                             {"address", isInstruction ? Json(line.address) : Json()},
                             {"line", isInstruction ? line.programLine : 0},
                             {"registers", line.registers}});
            if (!isInstruction || !tellsLines)
                continue;
            Json& places = lines.back()["places"] = Json::array();
            for (const SourcePosition& place : sourcePositionsOf(listing, line))
                places.push_back({{"file", place.file}, {"line", place.line}});
            if (line.programLine > 0 && line.programLine <= sourceText.size())
                named[std::to_string(line.programLine)] = sourceText[line.programLine - 1];
        }
        functions.push_back({{"name", function.name},
                             {"symbol", function.loweredName},
                             {"instructions", function.instructions},
                             {"lines", std::move(lines)}});
    }
    Json document{{"functions", std::move(functions)}};
    if (tellsLines)
        document["source"] = {{"file", textOrNull(listing.files.front())}, {"lines", std::move(named)}};
    return document;
}

Json runDocument(const RunOutcome& outcome)
{
    const bool isEmulated = isEmulatedDevice(outcome.deviceId);
    return {{"ok", outcome.ok()},
            {"state", nameOf(outcome.state)},
            {"message", outcome.message.english()},
            {"kernel", outcome.kernel},
            {"device", outcome.device},
            {"deviceId", outcome.deviceId},
            {"driverVersion", textOrNull(outcome.driverVersion)},
            {"cubinSha256", textOrNull(outcome.cubinSha256)},
            {"grid", sizeArray(outcome.grid)},
            {"block", sizeArray(outcome.block)},
            {"dynamicSharedBytes", outcome.sharedBytes},
            {"milliseconds", outcome.ran() && !isEmulated ? Json(toMilliseconds(outcome.duration)) : Json()},
            {"simulationMilliseconds", outcome.ran() && isEmulated ? Json(toMilliseconds(outcome.duration)) : Json()},
            {"doubts", doubtsOf(outcome)},
            {"outputs", outputsArray(outcome)},
            {"verification", verificationArray(outcome)},
            {"faults", faultsArray(outcome)},
            {"console", outcome.console},
            {"writes", writesArray(outcome)},
            {"writeCount", outcome.writeCount},
            {"relocated", outcome.isRelocated},
            {"counters", countersObject(outcome)},
            {"checks", checksObject(outcome)},
            {"kernelNotes", kernelNotesArray(outcome.kernelNotes)}};
}

Json kernelTimeObject(const KernelTime& time)
{
    Json object{{"method", nameOf(time.method)}, {"error", time.error}};
    object["reason"] = textOrNull(time.reason.english());
    if (time.windowStatistics) {
        const Statistics& window = *time.windowStatistics;
        object["window"] = {{"samples", time.windows},
                            {"median", window.median},
                            {"interval95", {window.intervalLow, window.intervalHigh}}};
    }
    return object;
}

namespace {

Json endObject(const TimingOutcome& outcome)
{
    const TimingEnd& end = *outcome.end;
    return {{"why", nameOf(end.why)},
            {"message", endText(end, outcome.samples.size()).english()},
            {"wanted", end.wanted > 0 ? Json(end.wanted) : Json()},
            {"reached", end.reached},
            {"projectedSamples", end.projected > 0 ? Json(end.projected) : Json()},
            {"discarded", end.discarded}};
}

}  // namespace

Json timeDocument(const TimingOutcome& outcome, const std::optional<RoofBound>& bound)
{
    Json document = runDocument(outcome.run);
    const auto number = [&](double Statistics::*member) {
        return outcome.statistics ? Json((*outcome.statistics).*member) : Json();
    };
    document["samples"] = outcome.samples;
    document["median"] = number(&Statistics::median);
    document["mean"] = number(&Statistics::mean);
    document["min"] = number(&Statistics::min);
    document["max"] = number(&Statistics::max);
    document["p05"] = number(&Statistics::p05);
    document["p95"] = number(&Statistics::p95);
    document["stddev"] = number(&Statistics::standardDeviation);
    document["interval95"] = Json::array({number(&Statistics::intervalLow), number(&Statistics::intervalHigh)});
    document["bandwidth"] = outcome.bandwidth > 0 ? Json(outcome.bandwidth) : Json();
    document["flopRate"] = outcome.flopRate > 0 ? Json(outcome.flopRate) : Json();
    document["roofline"] = bound ? Json(*bound) : Json();
    document["work"] = nullptr;  // the command adds it where it is known
    document["receipt"] = outcome.receipt.is_object() ? outcome.receipt : Json::object();
    if (outcome.kernelTime)
        document["kernelTime"] = kernelTimeObject(*outcome.kernelTime);
    if (outcome.end)
        document["end"] = endObject(outcome);
    document["doubts"] = doubtsOf(outcome);
    document["modelled"] = outcome.modelled;
    if (outcome.modelled)
        document["instructions"] = outcome.instructions;
    return document;
}

Json notCompiledDocument(const CompileOutcome& outcome, const std::string& kernel)
{
    return {{"ok", false},
            {"message", outcome.message.english()},
            {"kernel", textOrNull(kernel)},
            {"arch", outcome.architecture},
            {"diagnostics", diagnosticsArray(outcome)}};
}

Json notCompiledLaunchDocument(Json document, const CompileOutcome& outcome, const std::string& kernel)
{
    for (const char* const key : {"state", "grid", "block", "dynamicSharedBytes"})
        document[key] = nullptr;
    document.update(notCompiledDocument(outcome, kernel));
    return document;
}

Json notCompiledRunDocument(const CompileOutcome& outcome, const std::string& kernel)
{
    return notCompiledLaunchDocument(runDocument({}), outcome, kernel);
}

Json notCompiledTimeDocument(const CompileOutcome& outcome, const std::string& kernel)
{
    return notCompiledLaunchDocument(timeDocument({}), outcome, kernel);
}

Json notCompiledOccupancyDocument(const CompileOutcome& outcome, const std::string& kernel)
{
    Json document = notCompiledDocument(outcome, kernel);
    document["compiler"] = textOrNull(outcome.compilerName());
    for (const char* const key : {"blocksPerSm", "warpsPerSm", "occupancy", "suggestedBlockSize", "input"})
        document[key] = nullptr;
    for (const char* const key : {"limitedBy", "nextSteps"})
        document[key] = Json::array();
    for (const char* const key : {"limits", "curves"})
        document[key] = Json::object();
    return document;
}

Json occupancyDocument(const std::string& kernel, const std::string& compiler, const OccupancyInput& input,
                       const OccupancyResult& result, bool withCurves)
{
    Json document = result;
    document["ok"] = result.impossible.empty();
    document["message"] = result.impossible.empty() ? std::string() : result.reason.english();
    if (result.warpsPerSm == result.maxWarpsPerSm)
        document["limitedBy"] = Json::array();  // as `reason` says
    document["kernel"] = textOrNull(kernel);
    document["compiler"] = textOrNull(compiler);
    document["input"] = input;
    const std::uint32_t suggested = suggestedBlockSize(input);
    document["suggestedBlockSize"] = suggested > 0 ? Json(suggested) : Json();
    document["nextSteps"] = nextSteps(input);
    document["curves"] = Json::object();
    if (withCurves)
        document["curves"] = occupancyCurves(input);
    return document;
}

namespace {

Json numberOrNull(double number)
{
    return number > 0 ? jsonNumber(number) : Json();
}

Json sideObject(const ComparedSide& side, const RunOutcome& run, const std::optional<Statistics>& statistics,
                const std::vector<double>& samples, const std::optional<KernelTime>& time)
{
    Json object = runDocument(run);
    object.erase("doubts");  // they are the comparison's
    object["file"] = side.name;
    object["revision"] = textOrNull(side.revision);
    object["compiler"] = textOrNull(side.compiler);
    object["samples"] = samples;
    if (time)
        object["kernelTime"] = kernelTimeObject(*time);
    object["median"] = statistics ? Json(statistics->median) : Json();
    object["interval95"] = statistics ? Json{statistics->intervalLow, statistics->intervalHigh} : Json();
    return object;
}

Json countsArray(const ComparisonOutcome& outcome)
{
    Json array = Json::array();
    for (const ComparedCount& count : outcome.counts)
        array.push_back(
            {{"name", count.name}, {"first", count.first}, {"second", count.second}, {"change", nameOf(count.change())}});
    return array;
}

Json reasonsArray(const ComparisonVerdict& verdict)
{
    Json array = Json::array();
    for (const ComparisonReason& reason : verdict.reasons)
        array.push_back({{"kind", nameOf(reason.kind)}, {"text", reason.text.english()}});
    return array;
}

}  // namespace

Json comparisonDocument(const ComparisonOutcome& outcome, const ComparedSide& first, const ComparedSide& second)
{
    const ComparisonVerdict& verdict = outcome.verdict;
    const bool isCounted = outcome.modelled || isEmulatedDevice(outcome.first.deviceId);
    Json document{{"ok", outcome.ok()},
                  {"message", outcome.ok() ? std::string() : outcome.failed().message.english()},
                  {"basis", isCounted ? "counts" : "time"},
                  {"verdict", outcome.modelled ? nameOf(changeOf(outcome.counts)) : nameOf(verdict.kind)},
                  {"ratio", numberOrNull(verdict.ratio)},
                  {"interval", Json::array({numberOrNull(verdict.low), numberOrNull(verdict.high)})},
                  {"confidence", isCounted ? Json() : Json(verdict.confidence)},
                  {"doubts", doubtsOf(outcome)},
                  {"reasons", reasonsArray(verdict)},
                  {"first", sideObject(first, outcome.first, outcome.firstStatistics, outcome.firstSamples, outcome.firstTime)},
                  {"second",
                   sideObject(second, outcome.second, outcome.secondStatistics, outcome.secondSamples, outcome.secondTime)},
                  {"blocks", outcome.blocks},
                  {"counts", countsArray(outcome)},
                  {"receipt", outcome.receipt.is_object() ? outcome.receipt : Json::object()}};
    return document;
}

Json notCompiledComparisonDocument(const CompileOutcome& outcome, const std::string& kernel)
{
    Json document = notCompiledDocument(outcome, kernel);
    for (const char* const key : {"basis", "verdict", "ratio", "confidence", "first", "second"})
        document[key] = nullptr;
    for (const char* const key : {"reasons", "blocks", "counts", "doubts"})
        document[key] = Json::array();
    document["interval"] = Json::array({nullptr, nullptr});
    document["receipt"] = Json::object();
    return document;
}

}  // namespace kd

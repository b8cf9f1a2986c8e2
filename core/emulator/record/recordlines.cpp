// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/record/recordlines.h"

#include "core/base/json.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace kd::emulator::lines {
namespace {

constexpr std::size_t kMaxKernels = 16384, kMaxHazards = 1024, kMaxNotes = 1024, kMaxProcesses = 65536, kMaxPlaces = 32;
constexpr int kMaxDepth = 16;

constexpr std::array<std::pair<ProgramNote::Kind, std::string_view>, 4> kNoteWords{{
    {ProgramNote::Kind::Unsupported, "unsupported"},
    {ProgramNote::Kind::Refused, "refused"},
    {ProgramNote::Kind::Unchecked, "unchecked"},
    {ProgramNote::Kind::ForeignRuntime, "foreign runtime"},
}};

[[noreturn]] void refuseLine()
{
    throw RuntimeError({.text = verbatim("a line of the record is none")});
}

std::string lineOf(const Json& json)
{
    std::string line = dumpJson(json) + '\n';
    return line.size() <= kMaxLine ? line : std::string();
}

std::string_view shortened(std::string_view text)
{
    return text.substr(0, kMaxText);
}

Json sizeJson(const Dim3& size)
{
    return {size.x, size.y, size.z};
}

Json placesJson(const std::vector<SourcePosition>& places)
{
    Json json = Json::array();
    for (const SourcePosition& place : places)
        if (json.size() < kMaxPlaces)
            json.push_back({shortened(place.file), place.line, place.column});
    return json;
}

Json faultJson(const Fault& fault)
{
    Json json{{"kind", nameOf(fault.kind)}, {"message", fault.message}};
    json["places"] = placesJson({fault.position});
    json["inlined"] = placesJson(fault.inlinedInto);
    json["other"] = placesJson(fault.other);
    if (fault.block)
        json["block"] = sizeJson(*fault.block);
    if (fault.thread)
        json["thread"] = sizeJson(*fault.thread);
    if (fault.address)
        json["address"] = *fault.address;
    return json;
}

const Json& element(const Json& array, std::size_t index)
{
    if (!array.is_array() || index >= array.size())
        refuseLine();
    return array[index];
}

std::uint64_t number(const Json& array, std::size_t index)
{
    const Json& value = element(array, index);
    if (!value.is_number_unsigned())
        refuseLine();
    return value.get<std::uint64_t>();
}

int lineNumber(const Json& array, std::size_t index)
{
    constexpr std::uint64_t kMaxNumber = 0x7fffffff;
    return static_cast<int>(std::min(number(array, index), kMaxNumber));
}

std::string text(const Json& array, std::size_t index)
{
    const Json& value = element(array, index);
    if (!value.is_string() || value.get_ref<const std::string&>().size() > kMaxText)
        refuseLine();
    return value.get<std::string>();
}

Dim3 size(const Json& array)
{
    constexpr std::uint64_t kMaxSize = 0xffffffff;
    const auto at = [&](std::size_t axis) { return static_cast<std::uint32_t>(std::min(number(array, axis), kMaxSize)); };
    return {at(0), at(1), at(2)};
}

std::vector<SourcePosition> places(const Json& json)
{
    if (!json.is_array() || json.size() > kMaxPlaces)
        refuseLine();
    std::vector<SourcePosition> found;
    for (const Json& place : json)
        found.push_back({text(place, 0), lineNumber(place, 1), lineNumber(place, 2)});
    return found;
}

Fault faultOf(const Json& json)
{
    if (!json.is_object())
        refuseLine();
    Fault fault;
    fault.kind = faultKindOf(json.at("kind").get<std::string>());
    fault.message = json.at("message").get<Message>();
    const std::vector<SourcePosition> position = places(json.at("places"));
    if (!position.empty())
        fault.position = position.front();
    fault.inlinedInto = places(json.at("inlined"));
    fault.other = places(json.at("other"));
    if (json.contains("block"))
        fault.block = size(json["block"]);
    if (json.contains("thread"))
        fault.thread = size(json["thread"]);
    if (json.contains("address") && json["address"].is_number_unsigned())
        fault.address = json["address"].get<std::uint64_t>();
    return fault;
}

void addUp(std::uint64_t& sum, std::uint64_t value)
{
    sum = sum > ~std::uint64_t{0} - value ? ~std::uint64_t{0} : sum + value;
}

/// All of the line is read before any of it counts.
void readLaunch(const Json& json, KernelTotals& totals)
{
    constexpr double kNanosecond = 1e-9;
    constexpr std::size_t kFirstCount = 6;
    KernelTotals sum = totals;
    ++sum.launches;
    sum.time += Seconds(static_cast<double>(number(json, 3)) * kNanosecond);
    addUp(sum.instructions, number(json, 4));
    addUp(sum.laneInstructions, number(json, 5));
    if (json.size() > kFirstCount) {
        LineCount counts = sum.counts.value_or(LineCount{});
        std::size_t index = kFirstCount;
        for (std::uint64_t* const count : {&counts.executed, &counts.activeLanes, &counts.requests, &counts.sectors,
                                           &counts.idealSectors, &counts.bankConflicts})
            addUp(*count, number(json, index++));
        sum.counts = counts;
    }
    totals = std::move(sum);
}

}  // namespace

std::string program(std::uint64_t process, std::string_view capability, HazardChecks checks)
{
    return lineOf({"program", process, kVersion, capability, nameOf(checks)});
}

std::string kernel(std::uint64_t process, std::uint64_t kernel, std::string_view name)
{
    return lineOf({"kernel", process, kernel, shortened(name)});
}

// Programs launch often: this is written without the detour over a JSON value.
std::string launch(const LaunchLine& line)
{
    const double seconds = std::isfinite(line.time.count()) ? line.time.count() : 0;
    std::string text = "[\"launch\"," + std::to_string(line.process) + ',' + std::to_string(line.kernel) + ',' +
        std::to_string(static_cast<std::uint64_t>(seconds * 1e9)) + ',' + std::to_string(line.instructions) + ',' +
        std::to_string(line.laneInstructions);
    if (const LineCount* const counts = line.counts)
        for (const std::uint64_t count : {counts->executed, counts->activeLanes, counts->requests, counts->sectors,
                                          counts->idealSectors, counts->bankConflicts})
            text += ',' + std::to_string(count);
    return text + "]\n";
}

std::string hazard(std::uint64_t process, std::uint64_t kernel, const ProgramHazard& hazard)
{
    Json stack = Json::array();
    for (const HostFrame& frame : hazard.stack)
        if (stack.size() < kMaxStack)
            stack.push_back({shortened(frame.module), frame.offset, shortened(frame.function), frame.isPython ? 1 : 0});
    return lineOf({"hazard", process, kernel, hazard.launch, sizeJson(hazard.grid), sizeJson(hazard.block), faultJson(hazard.fault),
                   std::move(stack)});
}

std::string note(std::uint64_t process, const ProgramNote& note)
{
    const auto word = std::ranges::find(kNoteWords, note.kind, &std::pair<ProgramNote::Kind, std::string_view>::first);
    return lineOf({"note", process, word->second, shortened(note.entry), note.text});
}

std::string kernelNote(std::uint64_t process, std::uint64_t kernel, const KernelNote& note)
{
    return lineOf({"kernel note", process, kernel, nameOf(note.kind), note.message, placesJson({note.position}),
                   placesJson(note.inlinedInto), sizeJson(note.block), sizeJson(note.thread), note.count});
}

void LineReader::readKernelNote(std::uint64_t process, const Json& json)
{
    const std::optional<KernelNote::Kind> kind = kernelNoteKindOf(text(json, 3));
    const std::vector<SourcePosition> position = places(element(json, 5));
    if (!kind || position.size() != 1)
        refuseLine();
    KernelNote note{.kind = *kind,
                    .kernel = totalsOf(process, number(json, 2)).name,
                    .message = element(json, 4).get<Message>(),
                    .position = position.front(),
                    .inlinedInto = places(element(json, 6)),
                    .block = size(element(json, 7)),
                    .thread = size(element(json, 8)),
                    .count = number(json, 9)};
    addNote(m_record.kernelNotes, std::move(note));
}

KernelTotals& LineReader::totalsOf(std::uint64_t process, std::uint64_t kernel)
{
    const auto isIt = [&](const Known& each) { return each.process == process && each.kernel == kernel; };
    if (m_last >= m_known.size() || !isIt(m_known[m_last])) {
        const auto found = std::ranges::find_if(m_known, isIt);
        if (found == m_known.end())
            refuseLine();
        m_last = static_cast<std::size_t>(found - m_known.begin());
    }
    return m_record.kernels[m_known[m_last].index];
}

void LineReader::read(std::string_view line)
{
    const Json json = parseJson(line, "record", {.bytes = kMaxLine, .depth = kMaxDepth});
    const std::string kind = text(json, 0);
    const std::uint64_t process = number(json, 1);
    if (kind == "program") {
        if (number(json, 2) != kVersion || m_record.processes >= kMaxProcesses)
            refuseLine();
        std::string capability = text(json, 3);
        const std::optional<HazardChecks> checks = hazardChecksOf(text(json, 4));
        if (!checks)
            refuseLine();
        ++m_record.processes;
        m_record.capability = std::move(capability);
        m_record.checks = *checks;
    } else if (kind == "kernel") {
        if (m_known.size() >= kMaxKernels)
            refuseLine();
        std::string name = text(json, 3);
        const auto found = std::ranges::find(m_record.kernels, name, &KernelTotals::name);
        m_known.push_back({process, number(json, 2), static_cast<std::size_t>(found - m_record.kernels.begin())});
        if (found == m_record.kernels.end())
            m_record.kernels.push_back({.name = std::move(name)});
    } else if (kind == "launch") {
        readLaunch(json, totalsOf(process, number(json, 2)));
    } else if (kind == "hazard") {
        if (m_record.hazards.size() >= kMaxHazards)
            refuseLine();
        ProgramHazard hazard{.kernel = totalsOf(process, number(json, 2)).name,
                             .launch = number(json, 3),
                             .grid = size(element(json, 4)),
                             .block = size(element(json, 5)),
                             .fault = faultOf(element(json, 6)),
                             .stack = {}};
        for (const Json& frame : element(json, 7)) {
            if (hazard.stack.size() >= kMaxStack)
                refuseLine();
            hazard.stack.push_back({text(frame, 0), number(frame, 1), text(frame, 2), number(frame, 3) == 1});
        }
        hazard.fault.kernel = hazard.kernel;
        m_record.hazards.push_back(std::move(hazard));
    } else if (kind == "kernel note") {
        readKernelNote(process, json);
    } else if (kind == "note") {
        const auto word = std::ranges::find(kNoteWords, text(json, 2), &std::pair<ProgramNote::Kind, std::string_view>::second);
        if (word == kNoteWords.end())
            refuseLine();
        ProgramNote note{.kind = word->first, .entry = text(json, 3), .text = element(json, 4).get<Message>()};
        const auto isSame = [&](const ProgramNote& each) {
            return each.kind == note.kind && each.entry == note.entry && each.text == note.text;
        };
        if (std::ranges::any_of(m_record.notes, isSame))
            return;
        if (m_record.notes.size() >= kMaxNotes)
            refuseLine();
        m_record.notes.push_back(std::move(note));
    } else {
        refuseLine();
    }
}

}  // namespace kd::emulator::lines

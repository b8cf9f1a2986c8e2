// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/fields.h"
#include "core/session/data/codec.h"
#include "core/session/limits.h"
#include "core/session/document/runoutcome.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace kd {
namespace {

using State = RunOutcome::State;

constexpr double kMillisecondsPerSecond = 1e3;
constexpr std::size_t kMaxFaults = 65536, kMaxInlined = 64, kMaxWrites = 64;
constexpr std::size_t kMaxCountedLines = 1u << 20;

constexpr std::array<EnumWord<HazardChecks>, 3> kCheckLevels{{
    {HazardChecks::Addresses, "addresses"},
    {HazardChecks::Shared, "shared"},
    {HazardChecks::All, "all"},
}};

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

constexpr std::array<EnumWord<BufferContent::Moment>, 3> kMoments{{
    {BufferContent::Moment::Before, "before"},
    {BufferContent::Moment::After, "after"},
    {BufferContent::Moment::Reference, "reference"},
}};

void readAddress(const JsonFields& fields, std::string_view key, std::uint64_t& target)
{
    std::string text;
    fields.read(key, text);
    std::uint64_t value = 0;
    const bool isHexadecimal = text.starts_with("0x");
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(isHexadecimal ? text.data() + 2 : end, end, value, 16);
    if (!isHexadecimal || error != std::errc() || stop != end)
        fields.refuse(key, "it is a number of 64 bits, as in 0x7f00");
    target = value;
}

/// A size or a place from 0 on.
constexpr auto kReadPlace = [](const JsonFields& fields, std::string_view key, Dim3& target) { readDim3(fields, key, target, 0); };

constexpr auto kWriteNoteKind = [](KernelNote::Kind kind) { return nameOf(kind); };
constexpr auto kReadNoteKind = [](const JsonFields& fields, std::string_view key, KernelNote::Kind& target) {
    std::string word;
    fields.read(key, word);
    const std::optional<KernelNote::Kind> kind = kernelNoteKindOf(word);
    if (!kind)
        fields.refuse(key, "it is no kind of note");
    target = *kind;
};

constexpr auto kWriteKind = [](Fault::Kind kind) { return nameOf(kind); };
constexpr auto kReadKind = [](const JsonFields& fields, std::string_view key, Fault::Kind& target) {
    std::string word;
    fields.read(key, word);
    target = faultKindOf(word);
};

/// A duration in milliseconds.
constexpr auto kWriteMilliseconds = [](Seconds duration) { return jsonNumber(duration.count() * kMillisecondsPerSecond); };
constexpr auto kReadMilliseconds = [](const JsonFields& fields, std::string_view key, Seconds& target) {
    double milliseconds = 0;
    fields.read(key, milliseconds);
    target = Seconds(milliseconds / kMillisecondsPerSecond);
};

/// A file's line, without the column.
void listLine(auto& fields, auto& position)
{
    fields.field("file", position.file);
    fields.field("line", position.line, 0);
}

}  // namespace

template <> struct FieldList<OutputSummary> {
    static constexpr FieldRules kRules{.subject = "output of a run"};
    static void list(auto& fields, auto& summary)
    {
        auto& [name, type, count, min, max, mean, nan, inf, sha256, blob] = summary;
        fields.field("name", name);
        fields.custom("type", type, elementTypeToJson, readElementType);
        fields.field("count", count, 0, kMaxBufferBytes / sizeOf(type));
        fields.field("min", min);
        fields.field("max", max);
        fields.field("mean", mean);
        fields.field("nan", nan);
        fields.field("inf", inf);
        fields.field("sha256", sha256);
        fields.field("blob", blob);
    }
};

template <> struct FieldList<BufferContent> {
    static constexpr FieldRules kRules{.subject = "content of a buffer"};
    static void list(auto& fields, auto& content)
    {
        auto& [name, moment, type, count, blob, missing] = content;
        fields.field("name", name);
        fields.word("moment", moment, kMoments);
        fields.custom("type", type, elementTypeToJson, readElementType);
        fields.field("count", count, 0, kMaxBufferBytes / sizeOf(type));
        fields.field("blob", blob);
        fields.field("missing", missing);
    }
};

template <> struct FieldList<Verification> {
    static constexpr FieldRules kRules{.subject = "verification of a run"};
    static void list(auto& fields, auto& verification)
    {
        auto& [name, ok, mismatches, firstIndex, expected, actual, maxAbs, maxRel, message] = verification;
        fields.field("name", name);
        fields.field("ok", ok);
        fields.field("mismatches", mismatches);
        fields.field("firstIndex", firstIndex);
        fields.field("expected", expected);
        fields.field("actual", actual);
        fields.field("maxAbs", maxAbs);
        fields.field("maxRel", maxRel);
        fields.field("message", message);
    }
};

/// A call that was inlined.
template <> struct FieldList<SourcePosition> {
    static constexpr FieldRules kRules{.subject = "call of a fault"};
    static void list(auto& fields, auto& position) { listLine(fields, position); }
};

template <> struct FieldList<Fault> {
    static constexpr FieldRules kRules{.subject = "fault of a run"};
    static void list(auto& fields, auto& fault)
    {
        auto& [kind, message, kernel, position, inlinedInto, other, block, thread, address] = fault;
        fields.custom("kind", kind, kWriteKind, kReadKind);
        fields.field("message", message);
        fields.notSent(kernel, other);
        listLine(fields, position);
        fields.objects("inlinedInto", inlinedInto, kMaxInlined);
        fields.custom("block", block, dim3ToJson, kReadPlace);
        fields.custom("thread", thread, dim3ToJson, kReadPlace);
        fields.customOrEmpty("address", address, addressText, readAddress);
    }
};

template <> struct FieldList<WriteRecord> {
    static constexpr FieldRules kRules{.subject = "write of a run"};
    static void list(auto& fields, auto& write)
    {
        auto& [position, inlinedInto, block, thread, address] = write;
        listLine(fields, position);
        fields.objects("inlinedInto", inlinedInto, kMaxInlined);
        fields.custom("block", block, dim3ToJson, kReadPlace);
        fields.custom("thread", thread, dim3ToJson, kReadPlace);
        fields.custom("address", address, addressText, readAddress);
    }
};

template <> struct FieldList<KernelNote> {
    static constexpr FieldRules kRules{.subject = "note of a run"};
    static void list(auto& fields, auto& note)
    {
        auto& [kind, kernel, message, position, inlinedInto, block, thread, count] = note;
        fields.custom("kind", kind, kWriteNoteKind, kReadNoteKind);
        fields.field("kernel", kernel);
        fields.field("message", message);
        listLine(fields, position);
        fields.objects("inlinedInto", inlinedInto, kMaxInlined);
        fields.custom("block", block, dim3ToJson, kReadPlace);
        fields.custom("thread", thread, dim3ToJson, kReadPlace);
        fields.field("count", count);
    }
};

template <> struct FieldList<WatchedElement> {
    static constexpr FieldRules kRules{.subject = "watched element"};
    static void list(auto& fields, auto& element)
    {
        auto& [buffer, index] = element;
        fields.field("buffer", buffer);
        fields.field("index", index, 0, kMaxBufferBytes);
    }
};

template <> struct FieldList<LineCount> {
    static constexpr FieldRules kRules{.subject = "counters of a line"};
    static void list(auto& fields, auto& count)
    {
        auto& [position, executed, activeLanes, requests, sectors, idealSectors, bankConflicts] = count;
        listLine(fields, position);
        fields.field("executed", executed);
        fields.field("activeLanes", activeLanes);
        fields.field("requests", requests);
        fields.field("sectors", sectors);
        fields.field("idealSectors", idealSectors);
        fields.field("bankConflicts", bankConflicts);
    }
};

template <> struct FieldList<LaunchCounts> {
    static constexpr FieldRules kRules{.subject = "counters of a run"};
    static void list(auto& fields, auto& counters)
    {
        auto& [totals, lines] = counters;
        fields.object("totals", totals);
        fields.objects("lines", lines, kMaxCountedLines);
    }
};

template <> struct FieldList<ChecksDone> {
    static constexpr FieldRules kRules{.subject = "checks of a run"};
    static void list(auto& fields, auto& checks)
    {
        auto& [level, isCut] = checks;
        fields.required("level");
        fields.word("level", level, kCheckLevels);
        fields.field("isCut", isCut);
    }
};

template <> struct FieldList<RunOutcome> {
    static constexpr FieldRules kRules{.subject = "run outcome"};
    static void list(auto& fields, auto& outcome)
    {
        auto& [state, message, kernel, device, deviceId, driverVersion, cubinSha256, grid, block, sharedBytes, duration, outputs,
               verification, faults, console, contents, writes, writeCount, isRelocated, counters, checks,
               kernelNotes] = outcome;
        fields.derived("ok", [&] { return outcome.ok(); });
        fields.required("state");
        fields.word("state", state, kStates);
        fields.field("message", message);
        fields.field("kernel", kernel);
        fields.field("device", device);
        fields.field("deviceId", deviceId);
        fields.field("driverVersion", driverVersion);
        fields.field("cubinSha256", cubinSha256);
        fields.custom("grid", grid, dim3ToJson, kReadPlace);
        fields.custom("block", block, dim3ToJson, kReadPlace);
        fields.field("sharedBytes", sharedBytes);
        fields.custom("milliseconds", duration, kWriteMilliseconds, kReadMilliseconds);
        fields.objects("outputs", outputs, kMaxArguments);
        fields.objects("verification", verification, kMaxArguments);
        fields.objects("faults", faults, kMaxFaults);
        fields.field("console", console);
        fields.objects("contents", contents, 3 * kMaxArguments);
        fields.objects("writes", writes, kMaxWrites);
        fields.field("writeCount", writeCount);
        fields.field("relocated", isRelocated);
        fields.object("counters", counters);
        fields.objectOrAbsent("checks", checks);
        fields.objects("kernelNotes", kernelNotes, kMaxKernelNotes);
    }
};

template <> struct FieldList<RunRequest> {
    static constexpr FieldRules kRules{.subject = "run request"};
    static void list(auto& fields, auto& request)
    {
        auto& [device, cubinBlob, programName, plan, watched, schedule, checks, counters, notes, keepsContents] = request;
        fields.field("device", device);
        fields.field("cubinBlob", cubinBlob);
        fields.field("programName", programName);
        fields.required("plan", plan);
        fields.objectOrAbsent("watched", watched);
        fields.orAbsent("schedule", schedule);
        fields.word("checks", checks, kCheckLevels);
        fields.field("counters", counters);
        fields.orAbsent("notes", notes);
        fields.field("keepsContents", keepsContents);
    }
};

const BufferContent* contentOf(const RunOutcome& outcome, std::string_view buffer, BufferContent::Moment moment)
{
    const auto found = std::ranges::find_if(outcome.contents, [&](const BufferContent& content) {
        return content.name == buffer && content.moment == moment;
    });
    return found == outcome.contents.end() ? nullptr : &*found;
}

std::string_view nameOf(State state)
{
    return nameOf(state, kStates);
}

void to_json(Json& json, const RunOutcome& outcome)
{
    writeFields(json, outcome);
}

void from_json(const Json& json, RunOutcome& outcome)
{
    readFields(json, outcome);
}

void to_json(Json& json, const RunRequest& request)
{
    writeFields(json, request);
}

void from_json(const Json& json, RunRequest& request)
{
    readFields(json, request);
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capture/recordedlaunch.h"

#include "core/base/error.h"
#include "core/base/fields.h"
#include "core/base/posix/file.h"
#include "core/capture/reachablememory.h"
#include "core/capture/sizecodec.h"

#include <algorithm>

namespace kd {
namespace {

constexpr std::string_view kRecordingSubject = "recorded launch";
constexpr std::size_t kMaxFile = std::size_t{64} << 20;
constexpr std::size_t kMaxEntries = 65536, kMaxName = 4096, kMaxValue = 32764;
constexpr std::uint64_t kMaxMemory = std::uint64_t{1} << 40;
constexpr std::string_view kDigits = "0123456789abcdef";

std::string hexOf(const std::vector<std::byte>& bytes)
{
    constexpr unsigned kNibble = 4, kMask = 15;
    std::string text;
    for (const std::byte each : bytes) {
        const auto value = std::to_integer<unsigned>(each);
        text += {kDigits[value >> kNibble], kDigits[value & kMask]};
    }
    return text;
}

std::vector<std::byte> bytesOf(std::string_view hex, const JsonFields& fields)
{
    constexpr std::size_t kNibble = 4;
    if (hex.size() % 2 != 0 || hex.size() > 2 * kMaxValue)
        fields.refuse("arguments", verbatim("they are no bytes"));
    std::vector<std::byte> bytes;
    for (std::size_t i = 0; i + 1 < hex.size(); i += 2) {
        const std::size_t high = kDigits.find(hex[i]), low = kDigits.find(hex[i + 1]);
        if (high == std::string_view::npos || low == std::string_view::npos)
            fields.refuse("arguments", verbatim("they are no bytes"));
        bytes.push_back(static_cast<std::byte>(high << kNibble | low));
    }
    return bytes;
}

Json valuesToJson(const std::vector<std::vector<std::byte>>& values)
{
    Json list = Json::array();
    for (const std::vector<std::byte>& each : values)
        list.push_back(hexOf(each));
    return list;
}

void readValues(const JsonFields& fields, std::string_view key, std::vector<std::vector<std::byte>>& values)
{
    values.clear();
    for (const Json& each : fields.array(key, kMaxEntries)) {
        if (!each.is_string())
            fields.refuse(key, verbatim("they are no bytes"));
        values.push_back(bytesOf(each.get_ref<const std::string&>(), fields));
    }
}

constexpr auto kReadWholeSize = [](const JsonFields& fields, std::string_view key, Dim3& size) { readSize(fields, key, size, 1); };

void listFile(auto& fields, const char* key, auto& name)
{
    fields.field(key, name, kMaxName);
    fields.require(isRecordedFileName(name), key, "it is no name of a file");
}

void requireApart(auto& fields, const std::vector<RecordedMemory>& memories)
{
    std::vector<const RecordedMemory*> sorted;
    for (const RecordedMemory& each : memories)
        sorted.push_back(&each);
    std::ranges::sort(sorted, {}, [](const RecordedMemory* each) { return each->address; });
    for (std::size_t i = 1; i < sorted.size(); ++i)
        fields.require(sorted[i - 1]->address + sorted[i - 1]->bytes <= sorted[i]->address, "memories", "they overlap");
}

}  // namespace

template <> struct FieldList<RecordedMemory> {
    static constexpr FieldRules kRules{.subject = "memory of a recorded launch"};
    static void list(auto& fields, auto& memory)
    {
        auto& [address, bytes, file, after] = memory;
        fields.required("address", address, 1, kLastDeviceAddress);
        fields.required("bytes", bytes, 1, kMaxMemory);
        listFile(fields, "file", file);
        listFile(fields, "after", after);
    }
};

template <> struct FieldList<RecordedArray> {
    static constexpr FieldRules kRules{.subject = "array of a recorded launch"};
    static void list(auto& fields, auto& array)
    {
        auto& [shape, bytes, file, after] = array;
        fields.field("shape", shape, kMaxName);
        fields.required("bytes", bytes, 1, kMaxMemory);
        listFile(fields, "file", file);
        listFile(fields, "after", after);
    }
};

template <> struct FieldList<RecordedObject> {
    static constexpr FieldRules kRules{.subject = "object of a recorded launch"};
    static void list(auto& fields, auto& object)
    {
        auto& [argument, offset, text, file] = object;
        fields.field("argument", argument, 0, kMaxEntries);
        fields.field("offset", offset, 0, kMaxMemory);
        fields.field("text", text, kMaxName);
        listFile(fields, "file", file);
    }
};

template <> struct FieldList<RecordedVariable> {
    static constexpr FieldRules kRules{.subject = "variable of a recorded launch"};
    static void list(auto& fields, auto& variable)
    {
        auto& [name, file, after, bytes] = variable;
        fields.field("name", name, kMaxName);
        listFile(fields, "file", file);
        listFile(fields, "after", after);
        fields.required("bytes", bytes, 1, kMaxMemory);
    }
};

template <> struct FieldList<RecordedLaunch> {
    static constexpr FieldRules kRules{.subject = kRecordingSubject};
    static void list(auto& fields, auto& launch)
    {
        auto& [kernel, number, code, grid, block, cluster, dynamicShared, isCooperative, graphNodes, startsGraph, arguments,
               objects, memories, arrays, variables, leftVariables, leftMemories, leftBytes, hasHiddenTextures,
               hasResults, failure, device, driver, problem] = launch;
        fields.field("kernel", kernel, kMaxName);
        fields.field("number", number);
        listFile(fields, "code", code);
        fields.custom("grid", grid, sizeToJson, kReadWholeSize);
        fields.custom("block", block, sizeToJson, kReadWholeSize);
        fields.customOrAbsent("cluster", cluster, sizeToJson, kReadWholeSize);
        fields.field("dynamicShared", dynamicShared, 0, 0xffffffff);
        fields.field("cooperative", isCooperative);
        fields.field("graphNodes", graphNodes);
        fields.field("startsGraph", startsGraph);
        fields.custom("arguments", arguments, valuesToJson, readValues);
        fields.objects("objects", objects, kMaxEntries);
        fields.objects("memories", memories, kMaxEntries);
        requireApart(fields, memories);
        fields.objectsOrAbsent("arrays", arrays, kMaxEntries);
        fields.objects("variables", variables, kMaxEntries);
        fields.field("leftVariables", leftVariables, kMaxEntries);
        fields.field("leftMemories", leftMemories);
        fields.field("leftBytes", leftBytes);
        fields.field("hasHiddenTextures", hasHiddenTextures);
        fields.field("hasResults", hasResults);
        fields.field("failure", failure, kMaxName);
        fields.field("device", device, kMaxName);
        fields.field("driver", driver, kMaxName);
        fields.field("problem", problem);
    }
};

void writeRecordedLaunch(const RecordedLaunch& launch, const std::filesystem::path& folder)
{
    Json json;
    writeFields(json, launch);
    constexpr unsigned kPrivate = 0600;
    posix::writeFileAtomically(folder / RecordedLaunch::kFile, dumpJson(json), kPrivate);
}

std::optional<RecordedLaunch> readRecordedLaunch(const std::filesystem::path& folder)
{
    std::error_code error;
    const std::filesystem::path file = folder / RecordedLaunch::kFile;
    if (!std::filesystem::exists(file, error))
        return std::nullopt;
    RecordedLaunch launch;
    readFields(parseJson(posix::readTextFile(file, Bytes{kMaxFile}), kRecordingSubject), launch);
    return launch;
}

bool isRecordedFileName(std::string_view name)
{
    return name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789.") == std::string_view::npos && !name.starts_with('.');
}

const RecordedMemory* memoryAt(const RecordedLaunch& launch, std::uint64_t value)
{
    const auto found = std::ranges::find_if(launch.memories, [&](const RecordedMemory& memory) {
        return value >= memory.address && value - memory.address < memory.bytes;
    });
    return found == launch.memories.end() ? nullptr : &*found;
}

}  // namespace kd

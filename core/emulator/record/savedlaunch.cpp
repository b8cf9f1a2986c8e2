// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/record/savedlaunch.h"

#include "core/base/error.h"
#include "core/base/jsonfields.h"
#include "core/base/posix/file.h"

#include <algorithm>
#include <charconv>

namespace kd::emulator {
namespace {

constexpr std::string_view kSubject = "saved launch", kFileKey = "file";
constexpr std::size_t kMaxFile = std::size_t{1} << 20;
constexpr std::size_t kMaxArguments = 4096, kMaxVariables = 1024, kMaxName = 4096, kMaxValue = 32764;
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
    std::vector<std::byte> bytes;
    for (std::size_t i = 0; i + 1 < hex.size(); i += 2) {
        const std::size_t high = kDigits.find(hex[i]), low = kDigits.find(hex[i + 1]);
        if (high == std::string_view::npos || low == std::string_view::npos)
            fields.refuse("value", verbatim("it is no bytes"));
        bytes.push_back(static_cast<std::byte>(high << kNibble | low));
    }
    return bytes;
}

Json sizeOf(const Dim3& size)
{
    return {size.x, size.y, size.z};
}

Dim3 sizeFrom(const JsonFields& fields, std::string_view key)
{
    const Json& array = fields.array(key, 3);
    if (!array.is_array() || array.size() != 3)
        fields.refuse(key, verbatim("it is no size"));
    Dim3 size;
    std::uint32_t* const axes[] = {&size.x, &size.y, &size.z};
    for (std::size_t i = 0; i < array.size(); ++i) {
        if (!array[i].is_number_unsigned() || array[i].get<std::uint64_t>() > 0xffffffff)
            fields.refuse(key, verbatim("it is no size"));
        *axes[i] = array[i].get<std::uint32_t>();
    }
    return size;
}

/// A file beside the others, and no way out of their folder.
bool isPlainName(const std::string& name)
{
    return name.size() <= kMaxName && name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789.") == std::string::npos &&
        !name.starts_with('.');
}

SavedArgument argumentFrom(const Json& json)
{
    const JsonFields fields(json, kSubject);
    SavedArgument argument;
    std::string value;
    fields.read("value", value, 2 * kMaxValue);
    argument.value = bytesOf(value, fields);
    fields.read("file", argument.file, kMaxName);
    fields.read("bytes", argument.bytes, 0, SavedLaunch::kMaxBytes);
    fields.read("offset", argument.offset, 0, argument.bytes);
    fields.read("holdsAddresses", argument.holdsAddresses);
    if (!isPlainName(argument.file))
        fields.refuse(kFileKey, verbatim("it is no name of a file"));
    return argument;
}

}  // namespace

std::optional<LaunchChoice> launchChoiceOf(std::string_view text)
{
    const std::size_t colon = text.rfind(':');
    if (colon == std::string_view::npos || colon == 0)
        return std::nullopt;
    LaunchChoice choice{.kernel = std::string(text.substr(0, colon))};
    const std::string_view digits = text.substr(colon + 1);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), choice.number);
    if (error != std::errc() || end != digits.data() + digits.size() || choice.number == 0)
        return std::nullopt;
    return choice;
}

void writeSavedLaunch(const SavedLaunch& launch, const std::filesystem::path& folder)
{
    Json json{{"kernel", launch.kernel},
              {"launch", launch.launch},
              {"grid", sizeOf(launch.grid)},
              {"block", sizeOf(launch.block)},
              {"dynamicShared", launch.dynamicShared},
              {"isCooperative", launch.isCooperative},
              {"arguments", Json::array()},
              {"leftVariables", launch.leftVariables},
              {"problem", launch.problem}};
    for (const SavedArgument& argument : launch.arguments)
        json["arguments"].push_back({{"value", hexOf(argument.value)},
                                     {"file", argument.file},
                                     {"bytes", argument.bytes},
                                     {"offset", argument.offset},
                                     {"holdsAddresses", argument.holdsAddresses}});
    posix::writeFileAtomically(folder / SavedLaunch::kFile, dumpJson(json));
}

std::optional<SavedLaunch> readSavedLaunch(const std::filesystem::path& folder)
{
    std::error_code error;
    const std::filesystem::path file = folder / SavedLaunch::kFile;
    if (!std::filesystem::exists(file, error))
        return std::nullopt;
    const Json json = parseJson(posix::readTextFile(file, Bytes{kMaxFile}), kSubject);
    const JsonFields fields(json, kSubject);
    SavedLaunch launch;
    fields.read("kernel", launch.kernel, kMaxName);
    fields.read("launch", launch.launch);
    fields.read("dynamicShared", launch.dynamicShared, 0, 0xffffffff);
    fields.read("isCooperative", launch.isCooperative);
    launch.grid = sizeFrom(fields, "grid");
    launch.block = sizeFrom(fields, "block");
    for (const Json& each : fields.array("arguments", kMaxArguments))
        launch.arguments.push_back(argumentFrom(each));
    fields.readTexts("leftVariables", launch.leftVariables, kMaxVariables);
    fields.read("problem", launch.problem);
    return launch;
}

}  // namespace kd::emulator

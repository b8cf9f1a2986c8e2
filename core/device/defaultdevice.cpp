// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/defaultdevice.h"

#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/base/text.h"

#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <string_view>

namespace kd {
namespace {

constexpr Bytes kLongestFile{4096};

DefaultDevice readChoice(std::string source, std::string_view text)
{
    const std::string_view digits = trimmed(text);
    int ordinal = -1;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), ordinal);
    if (error != std::errc() || end != digits.data() + digits.size() || ordinal < 0) {
        Message problem = message("{} holds \"{}\", which is no device number; write 0 for the first device.", source,
                                  digits.substr(0, 40));
        return {.source = std::move(source), .problem = std::move(problem)};
    }
    return {.ordinal = ordinal, .source = std::move(source)};
}

std::optional<DefaultDevice> choiceInFile(const std::filesystem::path& path)
{
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error))
        return std::nullopt;
    try {
        return readChoice(path.string(), posix::readTextFile(path, kLongestFile));
    } catch (const Error& failure) {
        return DefaultDevice{.source = path.string(), .problem = failure.sentence()};
    }
}

}  // namespace

DefaultDevice defaultDevice()
{
    if (const char* text = std::getenv("CUDA_DEVICE"))
        return readChoice("CUDA_DEVICE", text);
    const char* home = std::getenv("HOME");
    if (home == nullptr || *home == '\0')
        return {};
    for (const char* name : {".cuda_device", ".cuda-device"})
        if (const std::optional<DefaultDevice> choice = choiceInFile(std::filesystem::path(home) / name))
            return *choice;
    return {};
}

Context makeDefaultContext(const DriverApi& api, const ContextMaker& make)
{
    const DefaultDevice choice = defaultDevice();
    if (!choice.problem.empty())
        throw RuntimeError({.text = choice.problem, .subject = choice.source});
    if (choice.ordinal)
        return make(Device::byOrdinal(api, *choice.ordinal));
    const int count = Device::count(api);
    for (int ordinal = 0; ordinal < count; ++ordinal) {
        try {
            return make(Device::byOrdinal(api, ordinal));
        } catch (const Error&) {
            if (ordinal + 1 == count)
                throw;
        }
    }
    throw RuntimeError({.operation = "cuDeviceGetCount", .text = "the driver finds no CUDA device", .subject = api.origin});
}

}  // namespace kd

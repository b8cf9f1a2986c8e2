// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/nvml.h"

#include <array>
#include <cstdlib>
#include <utility>

namespace kd {
namespace {

struct Reason {
    std::uint64_t bit = 0;
    MessagePattern<> word;
};

constexpr MessagePattern<> kIdle = "idle";
constexpr MessagePattern<> kApplicationClocks = "application clocks";
constexpr MessagePattern<> kDisplayClocks = "display clocks";
constexpr auto kReasons = std::to_array<Reason>({
    {0x1, kIdle},
    {0x2, kApplicationClocks},
    {0x4, "power cap"},
    {0x8, "hardware slowdown"},
    {0x10, "sync boost"},
    {0x20, "thermal slowdown"},
    {0x40, "hardware thermal slowdown"},
    {0x80, "power brake"},
    {0x100, kDisplayClocks},
});

}  // namespace

Message nvmlResultWords(int result)
{
    switch (result) {
    case kNvmlSuccess: return "no error";
    case 1: return "NVML is not initialised";
    case 2: return "NVML does not take what it was asked";
    case kNvmlNotSupported: return "this device or its driver does not tell it";
    case 4: return "this user may not read it";
    case 6: return "NVML does not find it";
    case 9: return "the NVIDIA driver is not loaded";
    case 10: return "the driver did not answer NVML in time";
    case kNvmlFunctionNotFound: return "this NVML is too old to tell it";
    case kNvmlGpuLost: return "the GPU has fallen off the bus or cannot be reached";
    case 16: return "the GPU has to be reset";
    case 17: return "the system refused the driver's request";
    case 18: return "NVML and the NVIDIA driver are of different versions";
    default: return message("NVML error {}", result);
    }
}

std::vector<Message> throttleWords(std::uint64_t reasons)
{
    std::vector<Message> words;
    for (const auto& [bit, word] : kReasons)
        if ((reasons & bit) != 0)
            words.emplace_back(word);
    return words;
}

Message throttleWord(std::string word)
{
    for (const Reason& reason : kReasons)
        if (reason.word.text() == word)
            return reason.word;
    return verbatim(std::move(word));
}

bool isIdleReason(std::string_view word)
{
    return word == kIdle.text();
}

bool isSettingReason(std::string_view word)
{
    return word == kApplicationClocks.text() || word == kDisplayClocks.text();
}

std::vector<std::string> nvmlCandidates()
{
    if (const char* only = std::getenv("KERNELDESK_LIBNVML"); only != nullptr && *only != '\0')
        return {only};
    return {"libnvidia-ml.so.1", "/usr/lib/wsl/lib/libnvidia-ml.so.1"};
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/posix/dynamiclibrary.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

// Entry points and numbers of NVML's API (nvml.h of CUDA 13.0, which the headers that this program needs do not include).

/// Gives what NVML calls nvmlReturn_t, in words without a full stop: "the device or driver does not tell it".
Message nvmlResultWords(int result);
inline constexpr int kNvmlSuccess = 0;
inline constexpr int kNvmlNotSupported = 3;
inline constexpr int kNvmlGpuLost = 15;
inline constexpr int kNvmlFunctionNotFound = 13;

// These name which clock (nvmlClockType_t) and which sensor (nvmlTemperatureSensors_t) is asked for.
inline constexpr int kNvmlSmClock = 1;
inline constexpr int kNvmlMemoryClock = 2;
inline constexpr int kNvmlGpuSensor = 0;

using NvmlInit = int (*)();
using NvmlHandleByPciBusId = int (*)(const char* busId, void** device);
using NvmlDriverVersion = int (*)(char* text, unsigned length);

/// The words of the bits of nvmlClocksEventReasons: "power cap", "thermal slowdown".
std::vector<Message> throttleWords(std::uint64_t reasons);
/// The one of them whose English is `word`, as receipts hold it; `word` as it is where there is none.
Message throttleWord(std::string word);
/// Whether `word` is the one of them that a GPU without work has, which is no throttling.
bool isIdleReason(std::string_view word);
/// Whether `word` is one of them that names a steady setting of the user's, as `nvidia-smi -ac` makes, and no throttling.
bool isSettingReason(std::string_view word);

/// Gives where libnvidia-ml is looked for. KERNELDESK_LIBNVML, when set, is the only place.
std::vector<std::string> nvmlCandidates();

/// An entry point as a function; null where the library has none.
template <typename Function> Function nvmlEntry(const posix::DynamicLibrary& library, const char* name)
{
    return reinterpret_cast<Function>(library.symbol(name));
}

}  // namespace kd

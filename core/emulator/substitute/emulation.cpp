// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/substitute/emulation.h"

#include "core/base/error.h"
#include "core/base/posix/systemmemory.h"
#include "core/device/architecture.h"
#include "core/emulator/driver/emulateddriver.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

namespace kd::emulator::substitute {
namespace {

MachineSettings settingsOfThisProcess()
{
    constexpr std::uint64_t kMaxMemory = std::uint64_t{16} << 30;
    MachineSettings settings;
    settings.memoryBytes = std::min({kMaxMemory, posix::systemMemory().total.value / 2, posix::addressSpaceLimit().value / 2});
    return settings;
}

}  // namespace

Emulation& Emulation::ofThisProcess()
{
    static Emulation& emulation = *new Emulation;
    return emulation;
}

Emulation::Emulation() : m_settings(settingsOfThisProcess())
{
    const char* const notes = std::getenv(kNotesVariable);
    m_settings.notes = notes != nullptr && std::string_view(notes) == "1";
    const char* const checks = std::getenv(kChecksVariable);
    if (checks != nullptr && *checks != '\0') {
        const std::optional<HazardChecks> level = hazardChecksOf(checks);
        if (!level)
            std::fprintf(stderr, "kerneldesk: %s holds \"%.40s\", which is none of addresses, shared and all; it is all.\n",
                         kChecksVariable, checks);
        m_settings.checks = level.value_or(HazardChecks::All);
    }
    const char* const wanted = std::getenv(kCapabilityVariable);
    if (wanted != nullptr && *wanted != '\0') {
        const std::optional<ComputeCapability> capability = parseArchitecture(wanted);
        if (!capability || !isEmulated(*capability)) {
            std::fprintf(stderr, "kerneldesk: %s holds \"%.40s\", which is no compute capability of the emulated GPU.\n",
                         kCapabilityVariable, wanted);
            m_recorder = std::make_shared<Recorder>(m_settings.capability, m_settings.checks);
            return;
        }
        m_settings.capability = *capability;
    }
    m_recorder = std::make_shared<Recorder>(m_settings.capability, m_settings.checks);
    DriverApi api = emulatedDriver(m_settings, m_recorder);
    if (m_recorder->countsAccesses())
        api.channel->setCounters(true);
    m_api = std::make_unique<const DriverApi>(std::move(api));
}

CUresult Emulation::initialise(unsigned flags)
{
    if (!m_api)
        return CUDA_ERROR_NO_DEVICE;
    // Also where the process was forked since: that has no GPU.
    int devices = 0;
    if (const CUresult result = m_api->cuDeviceGetCount(&devices); result != CUDA_SUCCESS)
        return result;
    const CUresult result = m_api->cuInit(flags);
    if (result == CUDA_SUCCESS)
        m_isInitialised = true;
    return result;
}

CUresult Emulation::failed(const char* entry, CUresult result)
{
    // The driver keeps a reason until its next call, and a call that fails before it comes to the driver has none of its own.
    thread_local std::string told;
    Message reason = m_api->channel->reason();
    if (std::string words = reason.english(); !words.empty() && words != told) {
        told = std::move(words);
        m_recorder->note({.kind = ProgramNote::Kind::Refused, .entry = entry, .text = std::move(reason)});
    }
    return result;
}

CUresult Emulation::unsupported(const char* entry)
{
    m_recorder->note({.kind = ProgramNote::Kind::Unsupported, .entry = entry, .text = {}});
    return CUDA_ERROR_NOT_SUPPORTED;
}

}  // namespace kd::emulator::substitute

extern "C" int kdUnsupportedEntry(const char* name) noexcept;
extern "C" int kdNoteUnsupported(const char* name) noexcept;
int kdUnsupportedEntry(const char* name) noexcept
{
    try {
        return kd::emulator::substitute::Emulation::ofThisProcess().unsupported(name);
    } catch (const std::exception&) {
        return CUDA_ERROR_NOT_SUPPORTED;
    }
}

/// For the substitute runtime: the one name that the library exports besides those of cuda.h.
int kdNoteUnsupported(const char* name) noexcept
{
    return kdUnsupportedEntry(name);
}

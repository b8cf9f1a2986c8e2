// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/posix/dynamiclibrary.h"
#include "core/cupti/cuptiapi.h"

#include <cstdint>
#include <string>
#include <vector>

namespace kd {

/// Gives where libcupti is looked for, that of the driver's CUDA version (13000) first: KERNELDESK_LIBCUPTI, when set, is the only
/// place; else CUDA_HOME, /usr/local/cuda*, the wheels and the loader's path.
std::vector<std::string> cuptiCandidates(int driverVersion);

/// CUPTI as it was found: the library stays loaded for as long as the process lives. Never throws.
class CuptiLibrary {
public:
    explicit CuptiLibrary(const std::vector<std::string>& candidates);

    /// Why it cannot be used, one sentence; empty where it can.
    const Message& missing() const noexcept { return m_missing; }
    const cupti::Api& api() const noexcept { return m_api; }
    /// CUPTI_API_VERSION: 130001 of CUDA 13.0, 28 of CUDA 12.9.
    std::uint32_t version() const noexcept { return m_version; }
    /// Where it was loaded from; empty where there is none.
    std::string path() const { return m_library.path().string(); }
    /// "ActivityEnable gave CUPTI_ERROR_NOT_INITIALIZED", without a full stop.
    Message failure(const char* function, cupti::Result result) const;
    /// Address of a further entry point ("cuptiRangeProfilerEnable"), or null where this CUPTI does not have it.
    void* symbol(const char* name) const noexcept { return m_library.symbol(name); }

private:
    void readEntries();
    void checkVersion();

    posix::DynamicLibrary m_library;
    cupti::Api m_api;
    std::uint32_t m_version = 0;
    Message m_missing;
};

}  // namespace kd

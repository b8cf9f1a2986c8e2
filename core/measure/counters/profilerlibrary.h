// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/measure/counters/counterreading.h"
#include "core/measure/counters/profilerapi.h"
#include "core/measure/counters/sassapi.h"
#include "core/cupti/cuptilibrary.h"

#include <filesystem>

namespace kd {

/// Says why a call of CUPTI failed, for people: what refused, which setting it is, who can change it.
struct CounterFailure {
    CounterRefusal refusal = CounterRefusal::None;
    Message reason;  ///< one sentence
};

/// Gives where the NVIDIA driver tells how it was loaded.
std::filesystem::path driverParameters();

/// CUPTI's profilers as they were found. Never throws.
class ProfilerLibrary {
public:
    /// `cupti` must outlive it.
    explicit ProfilerLibrary(const CuptiLibrary& cupti);

    /// Why it cannot be used; refusal None where it can.
    const CounterFailure& missing() const noexcept { return m_missing; }
    const cupti::ProfilerApi& api() const noexcept { return m_api; }
    /// Why SASS metrics cannot be used, which need the library's other calls as well; refusal None where they can.
    const CounterFailure& missingSass() const noexcept { return m_missingSass; }
    const cupti::SassApi& sass() const noexcept { return m_sass; }
    const CuptiLibrary& cupti() const noexcept { return m_cupti; }
    /// Explains a result other than success of `function` ("cuptiRangeProfilerEnable"). `parameters`: see driverParameters().
    CounterFailure explain(const char* function, cupti::Result result,
                           const std::filesystem::path& parameters = driverParameters()) const;

private:
    void readEntries();
    void readSassEntries();

    const CuptiLibrary& m_cupti;
    cupti::ProfilerApi m_api;
    cupti::SassApi m_sass;
    CounterFailure m_missing;
    CounterFailure m_missingSass;
};

}  // namespace kd

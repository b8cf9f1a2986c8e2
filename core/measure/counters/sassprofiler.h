// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/binary/linetable.h"
#include "core/measure/counters/linereading.h"
#include "core/measure/counters/profilerlibrary.h"
#include "core/measure/counters/sassapi.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Counts the figures of lineFigures() in one launch, for each machine instruction, by CUPTI's SASS metrics: code that CUPTI adds
/// to the kernel counts, which makes it slower by some 10 to 50 times, and all of it in one launch. For one context of one process,
/// once (a second configuration finds no memory in CUPTI 13.0), and not while a RangeProfiler lives. It patches lazily: the kernel
/// that is launched, not all that the module holds.
class SassProfiler {
public:
    /// Asks the chip what it has; the module of the launch may be loaded from then on. `context` (a CUcontext) is current, and of
    /// device `ordinal`. Where nothing can be counted, failure() says why. Never throws.
    SassProfiler(const ProfilerLibrary& library, void* context, int ordinal);
    /// Ends what is still open.
    ~SassProfiler();
    SassProfiler(const SassProfiler&) = delete;
    SassProfiler& operator=(const SassProfiler&) = delete;

    /// Why nothing is, or no longer is, counted; refusal None where all is well.
    const CounterFailure& failure() const noexcept { return m_failure; }
    bool ok() const noexcept { return m_failure.refusal == CounterRefusal::None; }

    /// Begins to count. The module has to be loaded: CUPTI counts nothing in one that was loaded while it was set up for that.
    void begin();
    /// Ends it and takes what was counted. There has been one launch, and it has ended.
    void end();
    /// What was counted of the function `kernel`, whose machine code `lines` is of; a refusal where anything failed.
    LineReading read(std::string_view kernel, const LineTable& lines) const;

private:
    using Instruction = std::map<std::uint64_t, std::uint64_t>;  ///< values by the metric's number
    /// By functions' names and their instructions' offsets.
    using Functions = std::map<std::string, std::map<std::uint32_t, Instruction>>;

    bool check(const char* function, cupti::Result result);
    void fail(Message reason);
    bool findChip(int ordinal);
    bool findMetrics();
    void take();
    void takeRecords(const std::vector<cupti::SassData>& records);
    void close();
    LineCount countOf(const Instruction& instruction) const;

    const ProfilerLibrary& m_library;
    void* m_context;
    std::uint32_t m_ordinal;
    CounterFailure m_failure;
    std::string m_chip;
    std::map<std::string, std::uint64_t, std::less<>> m_metrics;  ///< those that are asked for, and their numbers
    std::vector<std::string> m_missing;
    Functions m_functions;
    bool m_isConfigured = false;
    bool m_isEnabled = false;
};

}  // namespace kd

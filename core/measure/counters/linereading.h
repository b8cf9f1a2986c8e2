// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/message.h"
#include "core/driver/devicereport.h"
#include "core/measure/counters/counterreading.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Counts of one machine instruction of a kernel in one launch. The SASS at that offset is in the Listing of the same cubin, whose
/// lines have it as ListingLine::address.
struct SassCount {
    std::uint32_t offset = 0;  ///< bytes from the start of the kernel's section
    LineCount count;           ///< its position is the line that it was compiled from; line 0 where no line table tells it
};

/// One figure that is counted line by line, and how chips call it.
struct LineFigure {
    std::string_view key;  ///< stays the same for ever: "globalSectors"; that of counterFigures() where both have the figure
    std::uint64_t LineCount::*count = nullptr;
    std::string_view metric;   ///< name of NVIDIA's SASS metric
    std::string_view less;     ///< the metric that is subtracted from it; empty: none
    std::string_view instead;  ///< the metric that stands for it where an instruction has that; empty: none
    bool isSameInPtx = false;  ///< memory sees the same of SASS and PTX, but instructions are others
};
/// Gives all figures in the order in which they are shown.
std::span<const LineFigure> lineFigures();

/// Holds what was counted in one launch instruction by instruction and line by line; never changed after it was made. A GPU counts
/// the launched kernel with the device functions in it, not the kernels that it launches; threads are those whose predicate holds.
struct LineReading {
    static constexpr std::size_t kMaxInstructions = 1 << 16;  ///< of one kernel; one of more is refused
    static constexpr std::size_t kMaxLines = 1 << 16;

    CounterReading::Source source = CounterReading::Source::None;
    CounterRefusal refusal = CounterRefusal::None;
    Message reason;                       ///< for Source::None one sentence: what refused, who can change it; empty: nobody asked
    LaunchCounts counts;                  ///< in the order of file and line; what has no line counts in `totals` alone
    std::vector<SassCount> instructions;  ///< by their offsets, also those that no warp reached; empty of an emulated GPU
    std::vector<std::string> missing;     ///< keys of figures that the chip has no metric for: they are 0 in all counts
    std::string chip;                     ///< CUPTI's name of the chip, "GH100"
    std::string library;                  ///< path of the CUPTI that counted
    std::uint32_t version = 0;            ///< CUPTI_API_VERSION of that library

    bool ok() const { return source != CounterReading::Source::None; }
    /// Tells whether the figure of that key was counted.
    bool has(std::string_view key) const;
};
void to_json(Json& json, const LineReading& reading);
/// Throws RuntimeError where `json`, which another process may have written, is no reading.
void from_json(const Json& json, LineReading& reading);

/// Gives what the emulated GPU counted in the PTX as a reading.
LineReading lineReadingOf(LaunchCounts counts);
/// Gives a reading without values. `reason` is a sentence.
LineReading refusedLines(CounterRefusal refusal, Message reason);
/// Sums instructions up to lines and to all; sums that no number holds stay at the largest.
LaunchCounts sumOf(const std::vector<SassCount>& instructions);

}  // namespace kd

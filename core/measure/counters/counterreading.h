// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/message.h"
#include "core/driver/devicereport.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Holds one figure that was counted in a launch.
struct CounterValue {
    std::string key;     ///< names the figure on every chip: "dramReadBytes"; see counterFigures()
    std::string metric;  ///< the name that NVIDIA's profilers have for it: "dram__bytes_read.sum"; those that were added, by " + "
    double value = 0;    ///< in the figure's own unit; NaN where the hardware gave none

    friend bool operator==(const CounterValue&, const CounterValue&) = default;
};

/// Says why hardware counters gave nothing.
enum class CounterRefusal {
    None,
    NoLibrary,      ///< CUPTI, or a part of it, was not found
    TooOld,         ///< CUPTI was found, but is older than its Range Profiler
    Privileges,     ///< the driver lets administrators count, and nobody else
    Virtual,        ///< a GPU of a virtual machine whose host does not let it count
    OtherProfiler,  ///< another profiler has the counters
    Unsupported,    ///< the device, or the state that it is in, has no counters
    NotRun,         ///< the kernel did not run to its end, or a reference did not agree
    Failed          ///< CUPTI failed with something else
};
/// Gives "noLibrary", "privileges"…
std::string_view nameOf(CounterRefusal refusal);

/// Holds what was counted in one launch; never changed after it was made.
struct CounterReading {
    enum class Source {
        None,     ///< nothing was counted: see refusal and reason
        Gpu,      ///< counted by the GPU's own counters
        Emulated  ///< counted in the PTX by the emulated GPU
    };
    Source source = Source::None;
    CounterRefusal refusal = CounterRefusal::None;
    Message reason;                    ///< one sentence for Source::None: what refused, which setting, who can change it
    std::vector<CounterValue> values;  ///< in the order of counterFigures()
    std::vector<std::string> missing;  ///< keys of figures that the chip has no metric for
    std::string chip;                  ///< CUPTI's name of the chip, "GH100"
    std::string library;               ///< path of the CUPTI that counted
    std::uint32_t version = 0;         ///< CUPTI_API_VERSION of that library
    std::uint32_t passes = 0;          ///< launches that it took: a chip counts a few metrics at a time

    bool ok() const { return source != Source::None; }
    /// Gives the value of `key`; nothing where it was not counted, or is no number.
    std::optional<double> find(std::string_view key) const;

    friend bool operator==(const CounterReading&, const CounterReading&) = default;
};
/// Gives "gpu", "emulated", "none".
std::string_view nameOf(CounterReading::Source source);
void to_json(Json& json, const CounterReading& reading);
/// Throws RuntimeError where `json`, which another process may have written, is no reading.
void from_json(const Json& json, CounterReading& reading);

/// Gives what the emulated GPU counted in the PTX as a reading: the figures that it has, under the keys of a GPU's.
CounterReading readingOf(const LaunchCounts& counts);

/// Gives a reading without values. `reason` is a sentence.
CounterReading refusedReading(CounterRefusal refusal, Message reason);

/// Holds the work of one launch as counters tell it, for the intensity of a roofline.
struct CountedWork {
    double dramBytes = 0;  ///< bytes that device memory read and wrote
    double l2Bytes = 0;    ///< bytes that were asked of L2
    // Operations by type; a multiply-add is two.
    double half = 0;         ///< FP16 outside of tensor cores: both halves of each packed instruction; see workOf()
    double single = 0;       ///< FP32
    double dual = 0;         ///< FP64 outside of tensor cores
    double tensorHalf = 0;   ///< FP16 and BF16 in tensor cores
    double tensorTf32 = 0;   ///< TF32 in tensor cores
    double tensorSmall = 0;  ///< FP8 and smaller in tensor cores
    double tensorDual = 0;   ///< FP64 in tensor cores
    double tensorInt = 0;    ///< integer operations in tensor cores

    /// Gives all floating-point operations.
    double flops() const { return half + single + dual + tensorHalf + tensorTf32 + tensorSmall + tensorDual; }
    friend bool operator==(const CountedWork&, const CountedWork&) = default;
};
/// Gives the work of a reading of a GPU; nothing of an emulated one, which has no memory behind a cache, and nothing where bytes of
/// device memory or a type of operations outside of tensor cores were not counted. Compilers load constants by FP16 multiply-adds
/// of zeros: where there are no other FP16 instructions and fewer of these than one in 20, they are no work.
std::optional<CountedWork> workOf(const CounterReading& reading);

}  // namespace kd

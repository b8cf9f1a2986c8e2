// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/units.h"
#include "core/driver/devicereport.h"
#include "core/session/data/elementtype.h"
#include "core/session/launch/launchplan.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// What a finished output holds. min, max and mean leave NaN and infinities out; they are NaN when nothing else is there.
struct OutputSummary {
    std::string name;
    ElementType type = ElementType::Float32;
    std::uint64_t count = 0;
    double min = 0, max = 0, mean = 0;
    std::uint64_t nan = 0, inf = 0;
    std::string sha256;
    std::string blob;  ///< id by which the worker hands out the bytes
};

/// An output compared with its reference: |actual - expected| <= atol + rtol * |expected|; NaN equals NaN.
struct Verification {
    std::string name;
    bool ok = false;
    std::uint64_t mismatches = 0;
    std::uint64_t firstIndex = 0;  ///< of the first mismatch; 0 when there is none
    double expected = 0, actual = 0;  ///< at firstIndex
    double maxAbs = 0, maxRel = 0;    ///< over all elements
    std::string message;              ///< why it could not be compared; empty otherwise
};

/// A fault of the user's kernel. Place members that are not known stay empty or zero.
struct Fault {
    std::string kind;     ///< "illegal address", "device assert", "deadline", "process lost"…
    std::string message;  ///< one sentence: human words, the CUDA name, a hint
    std::string file;
    int line = 0;
    std::vector<SourceLine> inlinedInto;  ///< the calls that enclose that line, innermost first
    std::optional<Dim3> block, thread;
    std::string address;  ///< hexadecimal
};

/// What one run gave; never changed after it was made.
struct RunOutcome {
    enum class State {
        Ok,           ///< it ran, and every reference agreed
        Differs,      ///< it ran, and a reference did not agree
        Faulted,      ///< the kernel failed on the device: see faults
        Deadline,     ///< it was ended at its deadline
        Lost,         ///< the GPU process died
        Refused,      ///< the device cannot take this launch (too many threads, too much memory…): see message
        Cancelled,
        Unavailable   ///< no such device, no driver: see message
    };
    State state = State::Unavailable;
    std::string message;  ///< one sentence for every state but Ok
    std::string kernel;
    std::string device;          ///< "NVIDIA H200"
    std::string deviceId;        ///< "cuda:0"
    std::string driverVersion;   ///< "13.0"
    std::string cubinSha256;     ///< of the module image; PTX on the emulated GPU
    Dim3 grid, block;
    std::uint32_t sharedBytes = 0;
    Seconds duration{};          ///< of the kernel, by device events
    std::vector<OutputSummary> outputs;
    std::vector<Verification> verification;
    std::vector<Fault> faults;
    std::string console;         ///< what the kernel printed
    std::optional<LaunchCounts> counters;  ///< of the launch, where they were asked for: modelled by the emulated GPU

    bool ok() const { return state == State::Ok; }
    /// To its end, so that `duration` is measured.
    bool ran() const { return state == State::Ok || state == State::Differs; }
};
/// "ok", "differs", "deadline"…
std::string_view wordOf(RunOutcome::State state);
void to_json(Json& json, const RunOutcome& outcome);
void from_json(const Json& json, RunOutcome& outcome);

/// What is run where.
struct RunRequest {
    std::string device;       ///< "cuda:0", "emulated"
    std::string cubinBlob;    ///< id of the module image (see moduleImage), "sha256:…"
    std::string programName;  ///< for messages
    LaunchPlan plan;
    bool counters = false;    ///< count instructions and accesses; the emulated GPU alone can
};
void to_json(Json& json, const RunRequest& request);
void from_json(const Json& json, RunRequest& request);

/// Statistics of one output's bytes. `bytes` is a whole number of elements of `type`.
OutputSummary summarize(const std::string& name, ElementType type, std::span<const std::byte> bytes);

/// Compares element by element; both spans hold the same number of elements of `type`. Reals as Verification says;
/// integers and Bool must be equal, or within an absolute tolerance of 1 or more: the relative one is not for counts.
/// An infinity equals only itself. maxRel leaves elements out whose expected value is 0.
Verification compareElements(const std::string& name, ElementType type, std::span<const std::byte> actual,
                             std::span<const std::byte> expected, double relativeTolerance, double absoluteTolerance);

/// The inputs that a reference expression may index, as they were before the launch.
struct NamedBuffer {
    std::string name;
    ElementType type = ElementType::Float32;
    std::span<const std::byte> bytes;
};
/// Evaluates `expression` for every element of an output of `count` elements of `type`: `i` is the index, scalars and
/// defines go by name, `x[i]` reads an input. Throws RuntimeError naming the expression when it cannot be evaluated.
std::vector<std::byte> evaluateReference(const std::string& expression, ElementType type, std::uint64_t count,
                                         const std::map<std::string, std::string>& symbols,
                                         std::span<const NamedBuffer> inputs);

}  // namespace kd

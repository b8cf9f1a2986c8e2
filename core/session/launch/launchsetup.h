// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/units.h"
#include "core/session/limits.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace kd {

/// One argument as the user wrote it: `2.5f`, `random(seed=1)[n]`, `out:zeros[n*m]`, `{a=1,b=2.5}`.
struct ArgumentSetting {
    std::string name;
    std::string value;
};

/// Memory of a recorded launch that no argument leads to, but other memory does: `file("m1.bin")[64, at 0x7f00]`.
struct MemorySetting {
    std::string name;
    std::string value;  ///< a buffer with its address
};

/// Holds what an output is compared with: `kernel:NAME`, `expr:…` or `file:x.npy`.
struct ReferenceSetting {
    std::string output;  ///< name of the argument
    std::string reference;
};

/// Says where a launch is enqueued: a stream of its own that does not wait for the default stream, or that one (the legacy
/// one).
enum class LaunchStream { NonBlocking, Default };

/// The launch form as text: everything a user can type about one launch. Expressions are unevaluated.
struct LaunchSetup {
    std::string kernel;
    std::string grid;                ///< up to three expressions, "ceil_div(n,256)"
    std::string block;               ///< "16,16"
    std::string sharedBytes = "0";
    std::string cluster;             ///< blocks a cluster, up to three expressions; empty: no clusters
    /// shared memory, of the most that an SM can have: 0..100, a hint; nothing: the driver decides
    std::optional<int> carveoutPercent;
    bool isCooperative = false;      ///< all blocks are resident at once, so that they can wait for each other
    LaunchStream stream = LaunchStream::NonBlocking;
    std::vector<ArgumentSetting> arguments;
    std::vector<MemorySetting> memory;  ///< names differ from one another and from those of arguments
    std::vector<std::pair<std::string, std::string>> defineValues;  ///< name = expression, for use in the others
    std::vector<ReferenceSetting> references;
    double relativeTolerance = 1e-5;
    double absoluteTolerance = 1e-8;
    double deadlineSeconds = 10;
};
void to_json(Json& json, const LaunchSetup& setup);
void from_json(const Json& json, LaunchSetup& setup);

/// How the launch is timed, as the user wrote it, and what work one launch does, for rates.
struct TimingSettings {
    int warmup = 10;
    int samples = 1000;  ///< at most, where there is an `interval`
    double maxSeconds = 15;
    bool cold = false;
    std::string bytes;  ///< an expression over the names of the launch: what it moves; empty: not declared
    std::string flops;  ///< the same of what it computes
    /// Half the width of the 95 % interval of the median, as a share of it, at which the samples end: 0, or kMinInterval to
    /// kMaxInterval. 0: exactly `samples` are taken, as sessions without it say.
    double interval = 0.005;
    int minSamples = kUsualMinSamples;  ///< fewer do not end by their interval
    bool discardThrottled = false;      ///< samples taken while the device lowers its clocks are left out
};

}  // namespace kd

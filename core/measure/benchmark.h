// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/stream/stream.h"

#include <functional>
#include <limits>
#include <span>
#include <string>
#include <vector>

namespace kd {

/// Says when to stop.
struct BenchmarkOptions {
    int repeats = 10'000;
    int warmUps = 10;
    Seconds most{std::numeric_limits<double>::infinity()};  ///< by the wall clock; no repeat begins once they took longer
};

/// Holds what each repeat took: `host` is the time until the call returned, which is the launch and not the work; `device` is
/// from before the first to after the last of its work on each stream.
struct BenchmarkResult {
    std::string name;
    std::vector<Seconds> host;
    std::vector<std::vector<Seconds>> device;  ///< times of each stream, in their order

    /// "name: CPU 12.3 us +/- 0.4 (min 11.9, max 14.0) us  GPU-0 …".
    std::string text() const;
};

/// Runs `function` again and again, each time between events on every stream, whose work it waits for: CuPy's
/// `cupyx.profiler.benchmark`. Throws LogicError without streams, or with fewer than 1 repeat or 0 warm-ups.
BenchmarkResult benchmark(const std::string& name, std::span<const StreamRef> streams, const std::function<void()>& function,
                          const BenchmarkOptions& options = {});

}  // namespace kd

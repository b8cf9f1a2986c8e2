// SPDX-License-Identifier: GPL-3.0-or-later
// Bar L1: our prepared launch beside a bare loop of cuLaunchKernel, in this process, batch by batch in turn, on one core; and what
// ours takes from the heap. With --serve: our side of bar L2, see l2_launch.py.
// usage: bench_launch OUT.json | --serve  [--rounds 31] [--launches 500] [--batches 20] [--core N] [--emulated]
#include "tests/bench/common/benchdocument.h"
#include "tests/bench/common/benchserver.h"
#include "tests/bench/launch/launchloops.h"

#include <exception>
#include <iostream>
#include <optional>

using namespace kd;
using namespace kd::bench;

namespace {

constexpr int kCountedLaunches = 100;

struct Plan {
    int rounds;
    int launches;  ///< a batch: fewer than the device's queue holds
    int batches;
};

/// Of one round: medians of batches, which go in turn.
struct RoundPair {
    double bare;
    double ours;
};

RoundPair measureRound(const BenchDevice& device, const LaunchLoops& loops, const Plan& plan)
{
    std::vector<double> bare, ours;
    for (int batch = 0; batch < plan.batches; ++batch)
        for (const bool isOurs : {batch % 2 == 0, batch % 2 != 0})
            (isOurs ? ours : bare).push_back(batchNanoseconds(device, isOurs ? loops.ours : loops.bare, plan.launches));
    return {quantile(bare, 0.5), quantile(ours, 0.5)};
}

Json measure(const BenchDevice& device, const LaunchLoops& loops, const Plan& plan, double limit)
{
    std::vector<double> bare, ours, ratios;
    measureRound(device, loops, plan);
    for (int round = 0; round < plan.rounds; ++round) {
        const RoundPair pair = measureRound(device, loops, plan);
        bare.push_back(pair.bare);
        ours.push_back(pair.ours);
        ratios.push_back(pair.ours / pair.bare);
    }
    Json row = barRow("L1", loops.what + " / bare cuLaunchKernel", limit, ratios);
    row["bareNs"] = bare;
    row["oursNs"] = ours;
    return row;
}

bool measureAll(const BenchDevice& device, const Plan& plan, const BenchOptions& options)
{
    const EmptyKernels kernels(device);
    Json document = benchFacts(options);
    document["what"] = "host time of one launch, medians of batches in turn, nanoseconds; heap: allocations of one launch of ours";
    document["device"] = device.facts();
    for (const LaunchLoops& loops : kernels.loops()) {
        document["bars"].push_back(measure(device, loops, plan, loops.name == "sixteen" ? 1.10 : 1.05));
        const double taken = static_cast<double>(loops.heapTaken(kCountedLaunches)) / kCountedLaunches;
        document["bars"].push_back(barRow("L1", loops.what + ", heap allocations a launch", 0, {taken}));
    }
    return keepDocument(document, options.places().at(0));
}

int serve(const Plan& plan, int core, bool isEmulated)
{
    std::optional<BenchDevice> device;
    std::optional<EmptyKernels> kernels;
    const auto ready = [&] {
        device.emplace(isEmulated);
        kernels.emplace(*device);
        pinThread(core);
        return device->facts();
    };
    const auto round = [&] {
        Json samples;
        for (const LaunchLoops& loops : kernels->loops()) {
            std::vector<double> ours, bare;
            batchNanoseconds(*device, loops.ours, plan.launches);
            for (int batch = 0; batch < plan.batches; ++batch) {
                ours.push_back(batchNanoseconds(*device, loops.ours, plan.launches));
                bare.push_back(batchNanoseconds(*device, loops.bare, plan.launches));
            }
            samples[loops.name] = quantile(ours, 0.5);
            samples[loops.name + " bare"] = quantile(bare, 0.5);
        }
        return samples;
    };
    return serveRounds(ready, round);
}

}  // namespace

int main(int argc, char** argv)
{
    const BenchOptions options(argc, argv);
    const Plan plan{options.number("rounds", 31), options.number("launches", 500), options.number("batches", 20)};
    const int core = options.number("core", lastCore());
    if (options.has("serve"))
        return serve(plan, core, options.has("emulated"));
    if (options.places().size() != 1 || plan.rounds < 1 || plan.launches < 1 || plan.batches < 1) {
        std::cerr
            << "usage: bench_launch OUT.json | --serve  [--rounds 31] [--launches 500] [--batches 20] [--core N] [--emulated]\n";
        return 2;
    }
    try {
        const BenchDevice device(options.has("emulated"));
        pinThread(core);
        return measureAll(device, plan, options) ? 0 : 1;
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 3;
    }
}

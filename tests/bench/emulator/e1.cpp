// SPDX-License-Identifier: GPL-3.0-or-later
#include "launchbench.h"

// Lane-instructions a second of CPU time of one host thread. The best of 30 runs counts: use --benchmark_repetitions=30 and look at
// `max`.
namespace {

enum Checks { kAddresses, kEverything };

kd::emulator::MachineSettings settingsOf(const benchmark::State& state)
{
    const bool isEverything = state.range(0) == kEverything;
    return {.threads = 1, .counters = isEverything, .checks = isEverything ? kd::HazardChecks::All : kd::HazardChecks::Addresses};
}

template <void (*run)(benchmark::State&, LaunchBench&)> void onOneThread(benchmark::State& state)
{
    LaunchBench bench(settingsOf(state));
    run(state, bench);
}

void saxpy(benchmark::State& state) { onOneThread<benchSaxpy>(state); }
void reduce(benchmark::State& state) { onOneThread<benchReduce>(state); }
void sgemm(benchmark::State& state) { onOneThread<benchSgemm>(state); }

BENCHMARK(saxpy)->ArgName("checks")->Arg(kAddresses)->Arg(kEverything)->Unit(benchmark::kMillisecond);
BENCHMARK(reduce)->ArgName("checks")->Arg(kAddresses)->Arg(kEverything)->Unit(benchmark::kMillisecond);
BENCHMARK(sgemm)->ArgName("checks")->Arg(kAddresses)->Arg(kEverything)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();

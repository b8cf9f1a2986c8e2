// SPDX-License-Identifier: GPL-3.0-or-later
// How many evaluations a second one core does, over configurations of all architectures. items_per_second is the figure.
#include "core/device/architecture.h"
#include "core/occupancy/batch.h"
#include "core/occupancy/occupancy.h"

#include <benchmark/benchmark.h>

#include <random>
#include <sstream>

namespace {

using namespace kd;

constexpr std::size_t kInputs = 4096;

std::vector<OccupancyInput> inputs()
{
    std::mt19937 random(1);
    const auto upTo = [&random](std::uint32_t most) { return std::uniform_int_distribution<std::uint32_t>(0, most)(random); };
    const auto known = knownArchitectures();
    std::vector<OccupancyInput> made(kInputs);
    for (OccupancyInput& input : made) {
        input.architecture = known[upTo(static_cast<std::uint32_t>(known.size() - 1))].capability;
        input.threads = 1 + upTo(1023);
        input.registers = upTo(255);
        input.staticShared = upTo(1) * upTo(16384);
        input.dynamicShared = upTo(1) * upTo(98304);
        if (upTo(1))
            input.carveoutPercent = static_cast<int>(upTo(100));
        input.barriers = upTo(16);
    }
    return made;
}

template <typename Evaluate>
void evaluateAll(benchmark::State& state, Evaluate evaluate)
{
    const std::vector<OccupancyInput> all = inputs();
    for (auto _ : state) {
        for (const OccupancyInput& input : all)
            benchmark::DoNotOptimize(evaluate(input));
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(all.size()));
}

void figures(benchmark::State& state)
{
    evaluateAll(state, occupancyFigures);
}
BENCHMARK(figures);

void figuresWithReason(benchmark::State& state)
{
    evaluateAll(state, occupancyOf);
}
BENCHMARK(figuresWithReason);

void blockSuggestion(benchmark::State& state)
{
    evaluateAll(state, suggestedBlockSize);
}
BENCHMARK(blockSuggestion);

void threeCurves(benchmark::State& state)
{
    evaluateAll(state, occupancyCurves);
}
BENCHMARK(threeCurves);

void batchRows(benchmark::State& state)
{
    constexpr int kRows = 20'000;
    std::string text = "arch,threads,registers,static_shared,dynamic_shared,carveout,barriers\n";
    for (int i = 0; i < kRows; ++i)
        text += "sm_90," + std::to_string(1 + i % 1024) + "," + std::to_string(i % 256) + "," + std::to_string(i) + ",0,,1\n";
    for (auto _ : state) {
        std::istringstream in(text);
        std::ostringstream out;
        occupancyBatch(in, out, "rows.csv");
        benchmark::DoNotOptimize(out.str());
    }
    state.SetItemsProcessed(state.iterations() * kRows);
}
BENCHMARK(batchRows);

}  // namespace

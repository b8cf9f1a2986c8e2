#include "core/emulator/machine.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <memory>
#include <span>
#include <string>
#include <vector>

// Lane-instructions a second of CPU time of one host thread. The best of 30 runs counts: use --benchmark_repetitions=30 and look at `max`.
namespace {

using namespace kd::emulator;

enum Checks { kAddresses, kEverything };

std::string kernels()
{
    std::ifstream file(KD_BENCH_KERNELS);
    return {std::istreambuf_iterator<char>(file), {}};
}

class Bench {
public:
    explicit Bench(Checks checks)
        : m_machine({.threads = 1, .counters = checks == kEverything, .races = checks == kEverything}), m_image(m_machine.load(kernels(), "kernels"))
    {
    }

    std::uint64_t floats(std::size_t count, float value)
    {
        const std::uint64_t address = m_machine.memory().allocate(count * sizeof(float));
        std::fill_n(reinterpret_cast<float*>(address), count, value);
        return address;
    }

    template <typename... Values> void run(benchmark::State& state, const char* name, Launch launch, Values... values)
    {
        std::vector<std::byte> parameters;
        (add(parameters, values), ...);
        launch.parameters = parameters;
        Kernel& kernel = *m_image->kernel(name);
        std::uint64_t instructions = 0;
        for (auto _ : state) {
            const LaunchReport report = m_machine.launch(kernel, launch);
            if (!report.completed)
                state.SkipWithError(report.fault ? report.fault->message.c_str() : "stopped");
            instructions += report.laneInstructions;
        }
        state.counters["laneInstructions"] = benchmark::Counter(static_cast<double>(instructions), benchmark::Counter::kIsRate);
    }

private:
    template <typename T> static void add(std::vector<std::byte>& parameters, T value)
    {
        parameters.resize((parameters.size() + sizeof value - 1) / sizeof value * sizeof value + sizeof value);
        std::memcpy(parameters.data() + parameters.size() - sizeof value, &value, sizeof value);
    }

    Machine m_machine;
    std::unique_ptr<Image> m_image;
};

void saxpy(benchmark::State& state)
{
    constexpr int kCount = 1 << 22;
    Bench bench(static_cast<Checks>(state.range(0)));
    const std::uint64_t x = bench.floats(kCount, 1), y = bench.floats(kCount, 2);
    bench.run(state, "saxpy", {.grid = {kCount / 256, 1, 1}, .block = {256, 1, 1}}, kCount, 2.0F, x, y);
}

void reduce(benchmark::State& state)
{
    constexpr int kCount = 1 << 22;
    Bench bench(static_cast<Checks>(state.range(0)));
    const std::uint64_t x = bench.floats(kCount, 1), sums = bench.floats(256, 0);
    bench.run(state, "reduce", {.grid = {256, 1, 1}, .block = {256, 1, 1}}, kCount, x, sums);
}

void sgemm(benchmark::State& state)
{
    constexpr int kSize = 512;
    Bench bench(static_cast<Checks>(state.range(0)));
    const std::uint64_t a = bench.floats(kSize * kSize, 1), b = bench.floats(kSize * kSize, 2), c = bench.floats(kSize * kSize, 0);
    bench.run(state, "sgemm", {.grid = {kSize / 16, kSize / 16, 1}, .block = {16, 16, 1}}, kSize, a, b, c);
}

BENCHMARK(saxpy)->ArgName("checks")->Arg(kAddresses)->Arg(kEverything)->Unit(benchmark::kMillisecond);
BENCHMARK(reduce)->ArgName("checks")->Arg(kAddresses)->Arg(kEverything)->Unit(benchmark::kMillisecond);
BENCHMARK(sgemm)->ArgName("checks")->Arg(kAddresses)->Arg(kEverything)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();

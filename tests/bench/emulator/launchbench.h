// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/machine.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

/// A machine with the kernels of kernels.ptx, and launches that are timed.
class LaunchBench {
public:
    explicit LaunchBench(const kd::emulator::MachineSettings& settings)
        : m_machine(settings), m_image(m_machine.load(text(), "kernels"))
    { }

    std::uint64_t floats(std::size_t count, float value)
    {
        const std::uint64_t address = m_machine.memory().allocate(count * sizeof(float));
        std::fill_n(reinterpret_cast<float*>(address), count, value);
        return address;
    }

    /// Lane-instructions a second are the counter `laneInstructions`.
    template <typename... Values> void run(benchmark::State& state, const char* name, kd::emulator::Launch launch, Values... values)
    {
        std::vector<std::byte> parameters;
        (add(parameters, values), ...);
        launch.parameters = parameters;
        kd::emulator::Kernel& kernel = *m_image->kernel(name);
        std::uint64_t instructions = 0;
        for (auto _ : state) {
            const kd::emulator::LaunchReport report = m_machine.launch(kernel, launch);
            if (!report.completed)
                state.SkipWithError(report.fault ? report.fault->message.english().c_str() : "stopped");
            instructions += report.laneInstructions;
        }
        state.counters["laneInstructions"] = benchmark::Counter(static_cast<double>(instructions), benchmark::Counter::kIsRate);
    }

private:
    static std::string text()
    {
        std::ifstream file(KD_BENCH_KERNELS);
        return {std::istreambuf_iterator<char>(file), {}};
    }
    template <typename T> static void add(std::vector<std::byte>& parameters, T value)
    {
        parameters.resize((parameters.size() + sizeof value - 1) / sizeof value * sizeof value + sizeof value);
        std::memcpy(parameters.data() + parameters.size() - sizeof value, &value, sizeof value);
    }

    kd::emulator::Machine m_machine;
    std::unique_ptr<kd::emulator::Image> m_image;
};

inline void benchSaxpy(benchmark::State& state, LaunchBench& bench)
{
    constexpr int kCount = 1 << 22;
    const std::uint64_t x = bench.floats(kCount, 1), y = bench.floats(kCount, 2);
    bench.run(state, "saxpy", {.grid = {kCount / 256, 1, 1}, .block = {256, 1, 1}}, kCount, 2.0F, x, y);
}

inline void benchReduce(benchmark::State& state, LaunchBench& bench)
{
    constexpr int kCount = 1 << 22;
    const std::uint64_t x = bench.floats(kCount, 1), sums = bench.floats(256, 0);
    bench.run(state, "reduce", {.grid = {256, 1, 1}, .block = {256, 1, 1}}, kCount, x, sums);
}

inline void benchSgemm(benchmark::State& state, LaunchBench& bench)
{
    constexpr int kSize = 512;
    const std::uint64_t a = bench.floats(kSize * kSize, 1), b = bench.floats(kSize * kSize, 2), c = bench.floats(kSize * kSize, 0);
    bench.run(state, "sgemm", {.grid = {kSize / 16, kSize / 16, 1}, .block = {16, 16, 1}}, kSize, a, b, c);
}

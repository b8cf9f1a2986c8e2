// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/machine.h"
#include "core/emulator/ptx/module.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <string>

// From the text of a module to a kernel that can be launched: parsed, globals placed, decoded with all that it calls. The modules
// are what NVRTC makes of the shipped examples (tests/data/emulator/ptx).
namespace {

using namespace kd::emulator;

struct Subject {
    const char* file;
    const char* kernel;  ///< in its mangled name
};
constexpr Subject kSubjects[] = {{"sgemm.120.ptx", "Z5sgemm"}, {"softmax.120.ptx", "Z7softmax"}};

std::string textOf(const Subject& subject)
{
    std::ifstream file(std::string(KD_BENCH_PTX) + "/" + subject.file);
    std::string text{std::istreambuf_iterator<char>(file), {}};
    if (text.empty())
        throw std::runtime_error(std::string("there is no ") + subject.file);
    return text;
}

double instructionsOf(const std::string& text, const char* kernel)
{
    const kd::ptx::Module module = kd::ptx::parse(text);
    const auto found =
        std::ranges::find_if(module.functions, [&](const auto& f) { return f.name.find(kernel) != std::string::npos; });
    return found == module.functions.end() ? 0 : static_cast<double>(found->body.size());
}

Kernel& kernelOf(Image& image, const char* name)
{
    const auto kernels = image.kernels();
    const auto found =
        std::ranges::find_if(kernels, [&](const Kernel* each) { return each->name().find(name) != std::string_view::npos; });
    if (found == kernels.end())
        throw std::runtime_error(std::string("there is no kernel ") + name);
    return **found;
}

void load(benchmark::State& state, const Subject& subject)
{
    Machine machine({.capability = {12, 0}, .memoryBytes = std::uint64_t{1} << 30, .threads = 1});
    const std::string text = textOf(subject);
    for (auto _ : state) {
        const std::unique_ptr<Image> image = machine.load(text, "load");
        kernelOf(*image, subject.kernel).prepare();
    }
    state.counters["instructions"] = instructionsOf(text, subject.kernel);
}

void parse(benchmark::State& state, const Subject& subject)
{
    Machine machine({.capability = {12, 0}, .memoryBytes = std::uint64_t{1} << 30, .threads = 1});
    const std::string text = textOf(subject);
    for (auto _ : state)
        benchmark::DoNotOptimize(machine.load(text, "load"));
    state.counters["instructions"] = instructionsOf(text, subject.kernel);
}

BENCHMARK_CAPTURE(load, sgemm, kSubjects[0])->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(parse, sgemm, kSubjects[0])->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(load, softmax, kSubjects[1])->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(parse, softmax, kSubjects[1])->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();

// SPDX-License-Identifier: GPL-3.0-or-later
#include "launchbench.h"

#include <charconv>
#include <string_view>
#include <system_error>
#include <thread>

// Lane-instructions a second of wall time over host threads, all checks of addresses on: `bench_scaling --threads=1,2,4` and
// Google Benchmark's own options. Without it 1, 2, 4, 8 and 16 threads, as far as there are cores.
namespace {

constexpr std::string_view kThreads = "--threads=";
constexpr unsigned kMaxThreads = 1024;

std::vector<unsigned> usualThreads()
{
    std::vector<unsigned> all;
    for (unsigned threads = 1; threads <= std::min(16U, std::max(1U, std::thread::hardware_concurrency())); threads *= 2)
        all.push_back(threads);
    return all;
}

/// Empty: `list` is none.
std::vector<unsigned> threadsOf(std::string_view list)
{
    std::vector<unsigned> all;
    while (!list.empty()) {
        const std::string_view word = list.substr(0, list.find(','));
        unsigned threads = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), threads);
        if (error != std::errc() || end != word.data() + word.size() || threads == 0 || threads > kMaxThreads)
            return {};
        all.push_back(threads);
        list.remove_prefix(std::min(word.size() + 1, list.size()));
    }
    return all;
}

void add(const char* name, void (*run)(benchmark::State&, LaunchBench&), unsigned threads)
{
    const auto timed = [run, threads](benchmark::State& state) {
        LaunchBench bench({.threads = threads, .checks = kd::HazardChecks::Addresses});
        run(state, bench);
    };
    benchmark::RegisterBenchmark((std::string(name) + "/threads:" + std::to_string(threads)).c_str(), timed)
        ->Unit(benchmark::kMillisecond)
        ->UseRealTime();
}

}  // namespace

int main(int argc, char** argv)
{
    std::vector<unsigned> all = usualThreads();
    if (argc > 1 && std::string_view(argv[1]).starts_with(kThreads)) {
        all = threadsOf(std::string_view(argv[1]).substr(kThreads.size()));
        std::move(argv + 2, argv + argc + 1, argv + 1);
        --argc;
    }
    benchmark::Initialize(&argc, argv);
    if (all.empty() || benchmark::ReportUnrecognizedArguments(argc, argv)) {
        std::fprintf(stderr, "usage: bench_scaling [--threads=1,2,4] [--benchmark_…]\n");
        return 2;
    }
    for (const unsigned threads : all) {
        add("saxpy", benchSaxpy, threads);
        add("reduce", benchReduce, threads);
        add("sgemm", benchSgemm, threads);
    }
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
}

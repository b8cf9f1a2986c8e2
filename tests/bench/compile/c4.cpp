// SPDX-License-Identifier: GPL-3.0-or-later
// Bar C4: a disk hit in a process that has done nothing before, from the call to a loadable cubin with its signature, of a
// source with one user header, in a cache of many entries.
// usage: bench_c4 ENTRIES PROBES OUT.json
//        bench_c4 --fill FOLDER ENTRIES      makes such a cache (c4_peers.py)
//        bench_c4 --probe FOLDER NUMBER      prints the milliseconds of one hit, in this process
#include "benchreport.h"

#include "core/base/posix/file.h"
#include "core/compile/cache/cache.h"
#include "core/compile/cache/cacheentry.h"
#include "core/compile/compiler.h"
#include "core/compile/options/options.h"

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <random>
#include <spawn.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

void fail(const std::string& what)
{
    std::cerr << what << '\n';
    std::exit(1);
}

std::string sourceOf(int number)
{
    return "// variant " + std::to_string(number) +
           "\n#include \"scale.h\"\nextern \"C\" __global__ void saxpy(int n, float a, const float* x, float* y)\n"
           "{ int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) y[i] = scaled(a, x[i]) + y[i]; }\n";
}

kd::CompileRequest requestOf(const fs::path& folder, int number)
{
    return kd::makeCompileRequest(sourceOf(number), folder / "saxpy.cu", {.defines = {"TILE=16"}}, "sm_90");
}

/// Real entries of one real outcome. They are written plainly: a store would fsync each.
void fill(const fs::path& folder, int entries)
{
    std::ofstream(folder / "scale.h") << "#pragma once\n__device__ inline float scaled(float a, float x) { return a * x; }\n";
    const kd::CompileRequest request = requestOf(folder, 0);
    kd::CompileOutcome outcome = kd::compileProgram(request);
    if (!outcome.ok())
        fail(outcome.message.english());
    kd::mergeSignatures(outcome, kd::compileSignatures(request));
    kd::CompileCache({.directory = folder / "cache"}).store(kd::CompileCache::key(request), outcome);
    for (int i = 1; i < entries; ++i) {
        const std::string key = kd::CompileCache::key(requestOf(folder, i));
        const fs::path place = folder / "cache/v1" / key.substr(0, 2);
        if (!fs::exists(place))
            kd::posix::makePrivateDirectory(place);
        const std::vector<std::byte> bytes = kd::encodeEntry(key, outcome);
        std::ofstream(place / key, std::ios::binary)
            .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    }
}

/// In a fresh process: prints the milliseconds of one hit.
int probe(const fs::path& folder, int number)
{
    const auto start = Clock::now();
    const kd::CompileRequest request = requestOf(folder, number);
    const std::string key = kd::CompileCache::key(request);
    kd::CompileCache cache({.directory = folder / "cache"});
    const std::optional<kd::CompileOutcome> outcome = cache.find(key);
    const double elapsed = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
    if (!outcome || outcome->cubin.empty() || !outcome->kernels.front().hasSignature)
        fail("no hit");
    std::cout << elapsed << '\n';
    return 0;
}

double probeInFreshProcess(const fs::path& folder, int number)
{
    int ends[2];
    if (::pipe(ends) != 0)
        fail("no pipe");
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    ::posix_spawn_file_actions_addclose(&actions, ends[0]);
    const std::string place = folder.string();
    const std::string index = std::to_string(number);
    const char* words[] = {"bench_c4", "--probe", place.c_str(), index.c_str(), nullptr};
    pid_t child = 0;
    if (::posix_spawn(&child, "/proc/self/exe", &actions, nullptr, const_cast<char**>(words), environ) != 0)
        fail("no child");
    ::posix_spawn_file_actions_destroy(&actions);
    ::close(ends[1]);
    char text[64] = "";
    const ssize_t got = ::read(ends[0], text, sizeof text - 1);
    ::close(ends[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    if (got <= 0 || status != 0)
        fail("a probe failed");
    return std::atof(text);
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc == 4 && std::string(argv[1]) == "--probe")
        return probe(argv[2], std::atoi(argv[3]));
    if (argc == 4 && std::string(argv[1]) == "--fill") {
        fill(argv[2], std::atoi(argv[3]));
        return 0;
    }
    if (argc != 4)
        fail("usage: bench_c4 ENTRIES PROBES OUT.json");
    if (!kd::compilerInfo().available)
        fail(kd::compilerInfo().missing.english());
    const int entries = std::stoi(argv[1]);
    std::string name = (fs::temp_directory_path() / "kerneldesk-c4.XXXXXX").string();
    const fs::path folder = ::mkdtemp(name.data());
    fill(folder, entries);
    std::mt19937 random(1);
    std::vector<double> samples;
    for (int i = 0; i < std::stoi(argv[2]); ++i)
        samples.push_back(probeInFreshProcess(folder, static_cast<int>(random() % static_cast<unsigned>(entries))));
    fs::remove_all(folder);
    kd::Json document = benchFacts(argc, argv);
    document["bar"] = "C4: disk hit in a fresh process, p99 <= 3 ms with 10,000 entries";
    document["entries"] = entries;
    document["medianMs"] = quantile(samples, 0.5);
    document["p90Ms"] = quantile(samples, 0.9);
    document["p99Ms"] = quantile(samples, 0.99);
    document["withinBar"] = quantile(samples, 0.99) <= 3.0;
    document["samplesMs"] = samples;
    std::ofstream(argv[3]) << document.dump(1) << '\n';
    std::cout << "hit: median " << quantile(samples, 0.5) << " ms, p99 " << quantile(samples, 0.99) << " ms\n";
}

// SPDX-License-Identifier: GPL-3.0-or-later
// Fault 29: cycles in which the compile processes die at random moments while toolkit headers are precompiled, taken into the
// store or used, each followed by a good compile; then what is left: processes, descriptors, temporary files, half files in the
// store.
// usage: bench_headerrestarts OUT.json [--cycles 200] [--seed N]   KERNELDESK_CACHE_DIR names the cache folder, best a new one
#include "core/compile/cache/cache.h"
#include "core/compile/cache/pchstore.h"
#include "core/compile/nvrtc/precompiledheaders.h"
#include "tests/bench/common/benchdocument.h"
#include "tests/bench/common/benchoptions.h"
#include "tests/bench/worker/workerstate.h"

#include <QCoreApplication>

#include <csignal>
#include <memory>
#include <random>

using namespace kd;
using namespace kd::bench;

namespace {

constexpr int kCyclesOfOneKind = 5;  // with the same headers: the first makes them, the others use them
constexpr int kMaxTries = 5;
constexpr int kMaxDelayMs = 600;
constexpr int kSignals[] = {SIGKILL, SIGKILL, SIGSEGV, SIGBUS, SIGABRT, SIGTERM};

/// Live, with an edit of its own; other headers after every few.
CompileRequest requestOf(int cycle, int edit)
{
    return {.source = "#define KIND " + std::to_string(cycle / kCyclesOfOneKind) + "\n#include <cuda_fp16.h>\n" +
                      "extern \"C\" __global__ void k(__half* y) { y[threadIdx.x] *= __half(" + std::to_string(edit) + "); }\n",
            .programName = "k.cu",
            .architecture = "sm_90",
            .useCache = false};
}

std::filesystem::path storeFolder()
{
    return CompileCache::configFromEnvironment().directory / "headers";
}

/// What a store holds that is no whole entry, nor its lock.
int strayFiles()
{
    int count = 0;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(storeFolder(), error)) {
        const std::string extension = entry.path().extension().string();
        const auto other = std::filesystem::path(entry.path()).replace_extension(extension == ".pch" ? ".label" : ".pch");
        const bool isHalf = (extension == ".pch" || extension == ".label") && !std::filesystem::exists(other);
        count += isHalf || entry.path().filename().string().starts_with('.') ? 1 : 0;
    }
    return count;
}

int precompiledFiles()
{
    int count = 0;
    for (const auto& folder : std::filesystem::directory_iterator(std::filesystem::temp_directory_path())) {
        if (!folder.path().filename().string().starts_with("kerneldesk-worker-"))
            continue;
        std::error_code error;
        for (std::filesystem::recursive_directory_iterator it(folder.path(), error), end; !error && it != end; it.increment(error))
            count += it->path().extension() == ".pch" ? 1 : 0;
    }
    return count;
}

/// Of the descriptors, those that lead to what starts with `kind`.
int descriptorsOf(qint64 worker, const char* kind)
{
    int count = 0;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator("/proc/" + std::to_string(worker) + "/fd"))
        count += std::filesystem::read_symlink(entry, error).string().starts_with(kind) ? 1 : 0;
    return count;
}

struct Restarts {
    Client client{Target::local()};
    std::minstd_rand random;
    int edit = 0;
    int good = 0;
    Json moments = Json::array();

    /// Whether it ends well, and with its own edit.
    bool compiles(int cycle)
    {
        ++edit;
        const CompileOutcome outcome = wait(client.compile(requestOf(cycle, edit), "live"));
        return outcome.ok() && !outcome.cubin.empty();
    }

    void runCycle(int cycle)
    {
        const auto delay = std::chrono::milliseconds(random() % kMaxDelayMs);
        const int signal = kSignals[random() % std::size(kSignals)];
        const QFuture<CompileOutcome> running = client.compile(requestOf(cycle, ++edit), "live");
        rest(delay);
        const bool wasOver = running.isFinished();
        for (const int child : childrenOf(client.processId()))
            ::kill(child, signal);
        const CompileOutcome outcome = wait(running);
        int tries = 1;
        while (tries < kMaxTries && !compiles(cycle))
            ++tries;
        good += tries < kMaxTries ? 1 : 0;
        moments.push_back({{"delayMs", delay.count()},
                           {"signal", signal},
                           {"wasOver", wasOver},
                           {"state", static_cast<int>(outcome.state)},
                           {"tries", tries}});
    }

    Json state() const
    {
        Json json = stateOf(client.processId());
        // Results of compiles, which a worker keeps, and what Qt's threads have while they last.
        json.update({{"buffers", descriptorsOf(client.processId(), "/memfd:")},
                     {"events", descriptorsOf(client.processId(), "anon_inode:")}});
        json.update(
            {{"precompiledFiles", precompiledFiles()}, {"storeFiles", entries(storeFolder())}, {"strayFiles", strayFiles()}});
        return json;
    }
};

}  // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const BenchOptions options(argc, argv);
    const int cycles = options.number("cycles", 200);
    const int seed = options.number("seed", static_cast<int>(std::random_device()() >> 2));
    auto restarts = std::make_unique<Restarts>();
    restarts->random.seed(static_cast<unsigned>(seed));
    if (!wait(restarts->client.describe()).compiler.available)
        return 1;
    for (int i = 0; i < 3; ++i)
        restarts->compiles(0);
    rest(std::chrono::seconds(3));
    const Json before = restarts->state();
    const qint64 worker = restarts->client.processId();
    for (int cycle = 0; cycle < cycles; ++cycle)
        restarts->runCycle(cycle);
    rest(std::chrono::seconds(5));
    Json document = benchFacts(options);
    document.update(
        {{"what",
          "what a worker has before and after its compile processes died at random moments, and what is left when it ended"},
         {"seed", seed},
         {"cycles", cycles},
         {"goodCycles", restarts->good},
         {"sameWorker", worker == restarts->client.processId()},
         {"before", before},
         {"after", restarts->state()},
         {"moments", restarts->moments}});
    restarts.reset();
    rest(std::chrono::seconds(3));
    document["ended"] = {
        {"temporaryEntries", temporaryEntries()}, {"precompiledFiles", precompiledFiles()}, {"strayFiles", strayFiles()}};
    return keep(argc, argv, document);
}

// Fault 29: 200 cycles in which the GPU process and the compile processes are killed, each followed by a good compile and a
// good run; then what the worker has left: processes, descriptors, temporary folders, memory.
// usage: bench_restarts OUT.json [CYCLES]   (KERNELDESK_LIBCUDA may name the test driver)
#include "core/compile/options.h"
#include "tests/bench/worker/benchtools.h"

#include <QCoreApplication>

#include <csignal>
#include <filesystem>
#include <iterator>

using namespace kd;
using namespace kd::bench;

namespace {

constexpr const char* kSource = R"(
extern "C" __global__ void saxpy(int n, float a, const float* x, float* y)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] += a * x[i];
}
)";

std::ptrdiff_t entries(const std::filesystem::path& folder)
{
    std::error_code error;
    return std::distance(std::filesystem::directory_iterator(folder, error), {});
}

std::ptrdiff_t temporaryEntries()
{
    std::ptrdiff_t count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::temp_directory_path()))
        if (entry.path().filename().string().starts_with("kerneldesk-worker-"))
            count += 1 + entries(entry.path());
    return count;
}

long residentKiB(qint64 process)
{
    std::ifstream status("/proc/" + std::to_string(process) + "/status");
    std::string word;
    long value = 0;
    while (status >> word)
        if (word == "VmRSS:" && status >> value)
            return value;
    return 0;
}

Json state(const Client& client)
{
    const qint64 worker = client.processId();
    return {{"processes", childrenOf(worker).size()},
            {"descriptors", entries("/proc/" + std::to_string(worker) + "/fd")},
            {"temporaryEntries", temporaryEntries()},
            {"residentKiB", residentKiB(worker)}};
}

}  // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const int cycles = argc > 2 ? std::atoi(argv[2]) : 200;
    Client client(Target::local());
    const bool hasDevice = wait(client.describe()).devices.devices.front().id.name == "cuda:0";
    const auto cycle = [&] {
        CompileRequest request = makeCompileRequest(kSource, "saxpy.cu", {}, "sm_90");
        request.useCache = false;
        const CompileOutcome program = wait(client.compile(request));
        if (!program.ok() || !hasDevice)
            return program.ok();
        LaunchSetup setup{.kernel = "saxpy",
                          .grid = "ceil_div(n,256)",
                          .block = "256",
                          .arguments = {{"n", "1000"}, {"a", "2"}, {"x", "ones[n]"}, {"y", "ones[n]"}},
                          .references = {{"y", "expr:3"}}};
        const ResolvedLaunch launch = resolveLaunch(setup, program, kSource, ".");
        return wait(client.run({.device = "cuda:0", .plan = launch.plan}, program.cubin, launch.blobs)).ok();
    };
    int good = cycle() ? 1 : 0;
    good += cycle() ? 1 : 0;
    const Json before = state(client);
    const qint64 worker = client.processId();
    for (int i = 0; i < cycles; ++i) {
        for (const int child : childrenOf(worker))
            ::kill(child, SIGKILL);
        // The worker says that each was lost; the next compile and run get new ones.
        good += cycle() || cycle() ? 1 : 0;
    }
    QEventLoop loop;
    const auto end = Clock::now() + std::chrono::seconds(2);
    while (Clock::now() < end)
        loop.processEvents(QEventLoop::AllEvents, 50);
    return keep(argc, argv,
                Json{{"what", "what a worker has before and after cycles of killing all its processes"},
                     {"cycles", cycles},
                     {"withDevice", hasDevice},
                     {"goodCycles", good - 2},
                     {"sameWorker", worker == client.processId()},
                     {"before", before},
                     {"after", state(client)}});
}

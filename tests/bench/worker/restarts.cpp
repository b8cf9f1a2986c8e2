// SPDX-License-Identifier: GPL-3.0-or-later
// Fault 29: 200 cycles in which the GPU process and the compile processes are killed, each followed by a good compile and a
// good run; then what the worker has left: processes, descriptors, temporary folders, memory.
// usage: bench_restarts OUT.json [CYCLES]   (KERNELDESK_LIBCUDA may name the test driver)
#include "core/compile/options/options.h"
#include "tests/bench/worker/workerstate.h"

#include <QCoreApplication>

#include <csignal>

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
        const LaunchPlan plan = resolveLaunch(setup, program, kSource, ".");
        return wait(client.run({.device = "cuda:0", .plan = plan}, program.cubin, {})).ok();
    };
    int good = cycle() ? 1 : 0;
    good += cycle() ? 1 : 0;
    const Json before = stateOf(client.processId());
    const qint64 worker = client.processId();
    for (int i = 0; i < cycles; ++i) {
        for (const int child : childrenOf(worker))
            ::kill(child, SIGKILL);
        // The worker says that each was lost; the next compile and run get new ones.
        good += cycle() || cycle() ? 1 : 0;
    }
    rest(std::chrono::seconds(2));
    return keep(argc, argv,
                Json{{"what", "what a worker has before and after cycles of killing all its processes"},
                     {"cycles", cycles},
                     {"withDevice", hasDevice},
                     {"goodCycles", good - 2},
                     {"sameWorker", worker == client.processId()},
                     {"before", before},
                     {"after", stateOf(client.processId())}});
}

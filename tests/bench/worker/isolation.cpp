// SPDX-License-Identifier: GPL-3.0-or-later
// Bar L5: a timing of 10,000 launches through the worker beside the same timing in this process, in turn.
// usage: bench_isolation OUT.json [ROUNDS [LAUNCHES]]
#include "core/compile/options/options.h"
#include "core/driver/driverloader.h"
#include "core/measure/runner.h"
#include "core/worker/wire.h"
#include "tests/bench/worker/benchtools.h"

#include <QCoreApplication>

#include <iostream>

using namespace kd;
using namespace kd::bench;

namespace {

constexpr const char* kSource = "extern \"C\" __global__ void touch(float* y) { y[threadIdx.x] = threadIdx.x; }\n";

double secondsOf(const std::function<TimingOutcome()>& timing, TimingOutcome& outcome)
{
    const auto start = Clock::now();
    outcome = timing();
    return std::chrono::duration<double>(Clock::now() - start).count();
}

}  // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const int rounds = argc > 2 ? std::atoi(argv[2]) : 9;
    const int launches = argc > 3 ? std::atoi(argv[3]) : 10000;
    const DriverLoad driver = loadDriver();
    if (!driver) {
        std::cerr << driver.sentence.english() << '\n';
        return 3;
    }
    Client client(Target::local());
    const ComputeCapability capability = wait(client.describe()).devices.devices.at(0).computeCapability;
    const CompileOutcome program = wait(client.compile(
        makeCompileRequest(kSource, "touch.cu", {}, "sm_" + std::to_string(capability.major) + std::to_string(capability.minor))));
    const LaunchSetup setup{.kernel = "touch", .grid = "1", .block = "32", .arguments = {{"y", "zeros[32]"}}};
    const TimingRequest request{
        .run = {.device = "cuda:0", .cubinBlob = blobIdOf(program.cubin), .plan = resolveLaunch(setup, program, kSource, ".")},
        .warmup = 100,
        .samples = launches};
    Runner runner(*driver.api, 0, "cuda:0");
    const auto here = [&] {
        HostBuffers host;
        const Bytes size{request.run.plan.buffers.at(0).bytes()};
        host.inputs.emplace_back(size);
        host.outputs.emplace_back(size);
        return runner.time(request, [&](const std::string&) { return std::span<const std::byte>(program.cubin); }, host, {});
    };
    const auto there = [&] { return wait(client.time(request, program.cubin, {})); };
    std::vector<double> ours, bare, ratios;
    TimingOutcome oursLast, bareLast;
    for (int round = -2; round < rounds; ++round) {
        const bool first = round % 2 == 0;
        double seconds[2] = {};
        for (const bool isOurs : {first, !first})
            seconds[isOurs ? 1 : 0] =
                secondsOf(isOurs ? std::function<TimingOutcome()>(there) : here, isOurs ? oursLast : bareLast);
        if (round < 0)
            continue;
        ours.push_back(seconds[1]);
        bare.push_back(seconds[0]);
        ratios.push_back(seconds[1] / seconds[0]);
    }
    return keep(argc, argv,
                Json{{"what", "seconds of a timing through the worker / in this process"},
                     {"bar", "<= 1.01"},
                     {"machine", machine()},
                     {"launches", launches},
                     {"ok", oursLast.run.ok() && bareLast.run.ok()},
                     {"message", oursLast.run.message.english()},
                     {"samplesTaken", {oursLast.samples.size(), bareLast.samples.size()}},
                     {"worker", summary(ours)},
                     {"inProcess", summary(bare)},
                     {"ratio", summary(ratios)}});
}

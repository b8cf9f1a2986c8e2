// SPDX-License-Identifier: GPL-3.0-or-later
// Bar S3: seconds from the outcome of an illegal address to the outcome of the next good run, on a real device.
// usage: bench_recovery ROUNDS   (one JSON document on standard output)
#include "core/base/json.h"
#include "core/compile/options/options.h"
#include "ui/client/client.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QFutureWatcher>

#include <chrono>
#include <cstdlib>
#include <iostream>

namespace {

constexpr const char* kSource = R"(
extern "C" __global__ void good(int n, float* y) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) y[i] = i; }
extern "C" __global__ void bad(int n, float* y) { int i = blockIdx.x * blockDim.x + threadIdx.x; y[(long long)i << 36] = n; }
)";

template <typename T>
T wait(QFuture<T> future)
{
    QFutureWatcher<T> watcher;
    QEventLoop loop;
    QObject::connect(&watcher, &QFutureWatcher<T>::finished, &loop, &QEventLoop::quit);
    watcher.setFuture(future);
    if (!future.isFinished())
        loop.exec();
    return future.result();
}

kd::LaunchPlan launchOf(const char* kernel, const kd::CompileOutcome& program)
{
    kd::LaunchSetup setup;
    setup.kernel = kernel;
    setup.grid = "ceil_div(n,256)";
    setup.block = "256";
    setup.arguments = {{"n", "1<<20"}, {"y", "out:zeros[n]"}};
    setup.references = {};
    return kd::resolveLaunch(setup, program, kSource, ".");
}

}  // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const int rounds = argc > 1 ? std::atoi(argv[1]) : 20;
    kd::Client client(kd::Target::local());
    const kd::TargetInfo target = wait(client.describe());
    if (target.devices.devices.front().id.name == "emulated") {
        std::cerr << "no CUDA device: this benchmark needs one\n";
        return 3;
    }
    const kd::DeviceInfo& device = target.devices.devices.front();
    const std::string architecture =
        "sm_" + std::to_string(device.computeCapability.major) + std::to_string(device.computeCapability.minor);
    const kd::CompileOutcome program = wait(client.compile(kd::makeCompileRequest(kSource, "recovery.cu", {}, architecture)));
    const auto run = [&](const char* kernel) {
        const kd::RunRequest request{.device = device.id.name, .programName = "recovery.cu", .plan = launchOf(kernel, program)};
        return wait(client.run(request, program.cubin, {}));
    };
    kd::Json samples = kd::Json::array();
    for (int round = 0; round < rounds; ++round) {
        const kd::RunOutcome fault = run("bad");
        const auto start = std::chrono::steady_clock::now();
        const kd::RunOutcome next = run("good");
        const kd::Seconds elapsed = std::chrono::steady_clock::now() - start;
        samples.push_back({{"fault", fault.message.english()}, {"ok", next.ok()}, {"seconds", elapsed.count()},
                           {"message", next.message.english()}});
    }
    std::cout << kd::Json{{"device", device.name}, {"driver", target.devices.driverVersion}, {"samples", samples}}.dump(1) << '\n';
}

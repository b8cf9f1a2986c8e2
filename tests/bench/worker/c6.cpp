// SPDX-License-Identifier: GPL-3.0-or-later
// Bar C6: seconds from cancelling a compile that includes cooperative_groups, at a random time, until its outcome is
// delivered, and until its processes are gone from the system.
// usage: bench_c6 OUT.json [CANCELS [SEED]]
#include "tests/bench/worker/benchtools.h"

#include <QCoreApplication>

#include <iostream>
#include <random>

using namespace kd;
using namespace kd::bench;

namespace {

constexpr const char* kSource = R"(#include <cooperative_groups.h>
namespace cg = cooperative_groups;
extern "C" __global__ void sum(int n, const float* x, float* y)
{
    const auto warp = cg::tiled_partition<32>(cg::this_thread_block());
    float part = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        part += x[i];
    for (int step = warp.size() / 2; step > 0; step /= 2)
        part += warp.shfl_down(part, step);
    if (warp.thread_rank() == 0)
        atomicAdd(y, part);
}
)";

double secondsSince(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

/// Until the processes that worked on the compile are gone; those that did not stay.
double secondsUntilGone(qint64 worker, const std::vector<int>& before, Clock::time_point start)
{
    constexpr double kLimit = 1;
    double last = 0;
    std::vector<int> left = before;
    const auto settle = [&] {
        const std::vector<int> now = childrenOf(worker);
        const std::size_t gone = std::erase_if(left, [&](int child) { return std::ranges::find(now, child) == now.end(); });
        if (gone > 0)
            last = secondsSince(start);
    };
    QEventLoop loop;
    while (!left.empty() && secondsSince(start) < std::max(0.15, std::min(kLimit, last + 0.1))) {
        settle();
        loop.processEvents();
    }
    return last;
}

}  // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const int cancels = argc > 2 ? std::atoi(argv[2]) : 100;
    const unsigned seed = argc > 3 ? static_cast<unsigned>(std::atoi(argv[3])) : std::random_device()();
    Client client(Target::local());
    const CompileRequest request{.source = kSource, .programName = "sum.cu", .architecture = "sm_90", .useCache = false};
    double whole = 0;
    for (int i = 0; i < 3; ++i) {
        const auto start = Clock::now();
        const CompileOutcome outcome = wait(client.compile(request));
        whole = secondsSince(start);
        if (!outcome.ok()) {
            std::cerr << outcome.message.english() << '\n' << outcome.log;
            return 3;
        }
    }
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> moment(0, whole);
    std::vector<double> delivered, gone, moments;
    while (static_cast<int>(delivered.size()) < cancels) {
        QFuture<CompileOutcome> future = client.compile(request);
        const double after = moment(random);
        if (spin(future, std::chrono::microseconds(static_cast<long>(after * 1e6))))
            continue;
        const std::vector<int> before = childrenOf(client.processId());
        const auto start = Clock::now();
        future.cancel();
        spin(future);
        delivered.push_back(secondsSince(start));
        gone.push_back(secondsUntilGone(client.processId(), before, start));
        moments.push_back(after);
    }
    const CompileOutcome next = wait(client.compile(request));
    return keep(
        argc, argv,
        Json{{"what", "seconds from cancelling a compile at a random moment to its outcome, and until its processes are gone"},
             {"bar", "<= 0.100 s at any phase"},
             {"machine", machine()},
             {"compiler", next.nvrtcVersion},
             {"seed", seed},
             {"wholeCompile", whole},
             {"moments", moments},
             {"delivered", summary(delivered)},
             {"gone", summary(gone)},
             {"nextCompileOk", next.ok()}});
}

// SPDX-License-Identifier: GPL-3.0-or-later
// Our side of bars P1, P2 and P4: see pools.py, which starts it.
// usage: bench_pools SIZES.txt [--passes 20] [--threads 8] [--core N] [--emulated]      SIZES.txt: bytes, one number a line
#include "tests/bench/common/benchoptions.h"
#include "tests/bench/common/benchserver.h"
#include "tests/bench/pools/poolrounds.h"

#include <fstream>
#include <iostream>
#include <optional>

using namespace kd;
using namespace kd::bench;

namespace {

std::vector<std::uint64_t> sizesIn(const std::string& file)
{
    std::ifstream stream(file);
    std::vector<std::uint64_t> sizes;
    for (std::uint64_t size = 0; stream >> size;)
        sizes.push_back(size);
    return sizes;
}

}  // namespace

int main(int argc, char** argv)
{
    const BenchOptions options(argc, argv);
    if (options.places().size() != 1) {
        std::cerr << "usage: bench_pools SIZES.txt [--passes 20] [--threads 8] [--core N] [--emulated]\n";
        return 2;
    }
    const PoolPlan plan{.sizes = sizesIn(options.places().front()),
                        .passes = options.number("passes", 20),
                        .threads = options.number("threads", 8),
                        .core = options.number("core", lastCore())};
    if (plan.sizes.empty() || plan.passes < 1 || plan.threads < 1) {
        std::cerr << options.places().front() << " holds no sizes, or a number is below 1.\n";
        return 2;
    }
    std::optional<BenchDevice> device;
    std::optional<PoolRounds> rounds;
    const auto ready = [&] {
        device.emplace(options.has("emulated"));
        rounds.emplace(*device, plan);
        pinThread(plan.core);
        Json facts = device->facts();
        facts["waste"] = rounds->waste();
        return facts;
    };
    return serveRounds(ready, [&] { return rounds->measure(); });
}

// SPDX-License-Identifier: GPL-3.0-or-later
// Bar C1: from a client's request to its outcome (PTX, cubin, figures; the signature comes later) through the worker and a
// warm compile process, without the cache, beside the same NVRTC calls in this warm process, in turn.
// usage: bench_c1request ROUNDS OUT.json
#include "tests/bench/compile/barecalls.h"
#include "tests/bench/compile/benchreport.h"
#include "tests/bench/worker/benchtools.h"

#include <QCoreApplication>

#include <fstream>
#include <iostream>
#include <string>
#include <vector>

namespace {

/// Milliseconds until the outcome is known. What belongs to the signature is waited for, outside of the time.
double request(kd::Client& client, const std::string& source)
{
    QEventLoop loop;
    double elapsed = 0;
    bool isOk = false;
    const auto start = bench::Clock::now();
    const auto connection = QObject::connect(&client, &kd::Client::compiled, &loop,
                                             [&](const QString&, const kd::CompileOutcome& outcome) {
                                                 elapsed = bench::milliseconds(start);
                                                 isOk = outcome.ok();
                                                 loop.quit();
                                             });
    const QFuture<kd::CompileOutcome> future =
        client.compile({.source = source, .programName = "k.cu", .architecture = "sm_90", .useCache = false});
    loop.exec();
    QObject::disconnect(connection);
    if (!kd::bench::wait(future).ok() || !isOk)
        bench::fail("the worker's compile failed");
    return elapsed;
}

kd::Json measure(kd::Client& client, const bench::Program& program, int rounds)
{
    std::vector<double> bare, own, ratios, excess;
    for (int round = -2; round < rounds; ++round) {
        const bool first = round % 2 == 0;
        const double one = first ? bench::bareCalls(program.source) : request(client, program.source);
        const double two = first ? request(client, program.source) : bench::bareCalls(program.source);
        if (round < 0)
            continue;
        bare.push_back(first ? one : two);
        own.push_back(first ? two : one);
        ratios.push_back(own.back() / bare.back());
        excess.push_back(own.back() - (1.10 * bare.back() + 2.0));
    }
    std::cout << program.name << ": NVRTC " << quantile(bare, 0.5) << " ms, request " << quantile(own, 0.5)
              << " ms, beyond the bar by " << quantile(excess, 0.5) << " ms\n";
    return {{"program", program.name},
            {"medianNvrtcMs", quantile(bare, 0.5)},
            {"medianRequestMs", quantile(own, 0.5)},
            {"medianRatio", quantile(ratios, 0.5)},
            {"medianBeyondBarMs", quantile(excess, 0.5)},
            {"withinBar", quantile(excess, 0.5) <= 0},
            {"nvrtcMs", bare},
            {"requestMs", own}};
}

}  // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    if (argc != 3)
        bench::fail("usage: bench_c1request ROUNDS OUT.json");
    kd::Client client(kd::Target::local());
    kd::Json document = benchFacts(argc, argv);
    document["bar"] = "C1: request to outcome <= 1.10 * NVRTC + 2 ms, medians of pairs";
    for (const bench::Program& program : bench::programs())
        document["programs"].push_back(measure(client, program, std::stoi(argv[1])));
    std::ofstream(argv[2]) << document.dump(1) << '\n';
}

// SPDX-License-Identifier: GPL-3.0-or-later
// Bar C1, first half: compileProgram beside the same NVRTC calls, both in this warm process, in turn.
// usage: bench_c1 ROUNDS OUT.json
#include "barecalls.h"
#include "benchreport.h"

#include "core/compile/compiler.h"

#include <fstream>
#include <iostream>
#include <string>
#include <vector>

using namespace bench;

namespace {

double ours(const std::string& source)
{
    const auto start = Clock::now();
    const kd::CompileOutcome outcome = kd::compileProgram({.source = source, .programName = "k.cu"});
    const double elapsed = milliseconds(start);
    if (!outcome.ok())
        fail(outcome.message.english());
    return elapsed;
}

kd::Json measure(const Program& program, int rounds)
{
    std::vector<double> bare, own, ratios, differences;
    for (int round = -2; round < rounds; ++round) {
        const bool first = round % 2 == 0;
        const double one = first ? bareCalls(program.source) : ours(program.source);
        const double two = first ? ours(program.source) : bareCalls(program.source);
        if (round < 0)
            continue;
        bare.push_back(first ? one : two);
        own.push_back(first ? two : one);
        ratios.push_back(own.back() / bare.back());
        differences.push_back(own.back() - (1.10 * bare.back() + 2.0));
    }
    std::cout << program.name << ": NVRTC " << quantile(bare, 0.5) << " ms, ours " << quantile(own, 0.5) << " ms, ratio "
              << quantile(ratios, 0.5) << " (" << quantile(ratios, 0.1) << " to " << quantile(ratios, 0.9) << ")\n";
    return {{"program", program.name},
            {"medianNvrtcMs", quantile(bare, 0.5)},
            {"medianOursMs", quantile(own, 0.5)},
            {"medianRatio", quantile(ratios, 0.5)},
            {"ratioP10", quantile(ratios, 0.1)},
            {"ratioP90", quantile(ratios, 0.9)},
            {"withinBar", quantile(differences, 0.5) <= 0},
            {"nvrtcMs", bare},
            {"oursMs", own}};
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 3)
        fail("usage: bench_c1 ROUNDS OUT.json");
    if (!kd::compilerInfo().available)
        fail(kd::compilerInfo().missing.english());
    kd::Json document = benchFacts(argc, argv);
    document["bar"] = "C1: ours <= 1.10 * NVRTC + 2 ms, medians of pairs";
    for (const Program& program : programs())
        document["programs"].push_back(measure(program, std::stoi(argv[1])));
    std::ofstream(argv[2]) << document.dump(1) << '\n';
}

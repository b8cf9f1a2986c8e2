// SPDX-License-Identifier: GPL-3.0-or-later
// Bars T1 and T5: windows less the cost of an empty launch beside CUPTI's kernel activity, in this process, round by round in turn;
// and what the windows are as they stand, and what each further launch between two events adds. The first round's windows are of
// a process that has not traced yet. Windows are also taken while CUPTI traces: where these are longer by more than a launch's cost
// can be, tracing slows the kernel itself, and a figure without it is right to be shorter.
// usage: bench_kerneltime OUT.json [--rounds 9] [--samples 50] [--only WORD]
#include "core/base/error.h"
#include "core/compile/compiler.h"
#include "core/device/architecture.h"
#include "core/measure/timingoutcome.h"
#include "tests/bench/common/benchdocument.h"
#include "tests/bench/kerneltime/timerounds.h"

#include <cstdio>
#include <exception>
#include <fstream>
#include <functional>
#include <iostream>

using namespace kd;
using namespace kd::bench;

namespace {

/// Bar T1 by the kernel's own time.
struct Range {
    double low;
    double high;
};
Range rangeFor(double seconds)
{
    if (seconds >= 20e-6)
        return {0.98, 1.02};
    return seconds >= 2e-6 ? Range{0.95, 1.10} : Range{0.8, 1.25};
}

double medianOf(const std::vector<double>& samples)
{
    return samples.empty() ? 0 : statisticsOf(samples).median;
}

/// Of each round that CUPTI gave records of: what `figure` says, by the median of the records.
std::vector<double> ratiosOf(const std::vector<TimeRound>& rounds, const std::function<double(const TimeRound&)>& figure)
{
    std::vector<double> ratios;
    for (const TimeRound& round : rounds)
        if (!round.traced.empty())
            ratios.push_back(figure(round) / medianOf(round.traced));
    return ratios;
}

double calibrated(const TimeRound& round)
{
    return medianOf(round.windows) - round.cost;
}

Json rowOf(const TimeCase& each, const std::vector<TimeRound>& rounds)
{
    std::vector<double> own, error, empty;
    for (const TimeRound& round : rounds) {
        own.push_back(medianOf(round.traced));
        error.push_back(round.costError);
        empty.push_back(medianOf(round.tracedEmpty));
    }
    const double seconds = medianOf(own);
    const Range range = rangeFor(seconds);
    Json row = barRow(each.isCold ? "T5" : "T1", each.name + (each.isCold ? ", cold" : ", hot"), range.high,
                      ratiosOf(rounds, calibrated));
    const double ratio = row.at("ratio").get<double>();
    row["atLeast"] = range.low;
    row["reached"] = ratio >= range.low && ratio <= range.high;
    row["cuptiSeconds"] = seconds;
    row["cuptiEmptySeconds"] = medianOf(empty);
    row["costErrorSeconds"] = medianOf(error);
    row["windowRatio"] = medianOf(ratiosOf(rounds, [](const TimeRound& round) { return medianOf(round.windows); }));
    row["stepRatio"] = medianOf(ratiosOf(rounds, [](const TimeRound& round) { return medianOf(round.steps); }));
    row["tracedWindowRatio"] = medianOf(ratiosOf(rounds, [](const TimeRound& round) { return medianOf(round.tracedWindows); }));
    row["recordInWindowRatio"] = medianOf(ratiosOf(rounds, [](const TimeRound& round) { return medianOf(round.tracedInWindows); }));
    row["emptyStepSeconds"] = rounds.back().emptyStep;
    row["emptyLaunchSeconds"] = rounds.back().emptyLaunch;
    row["rounds"] = rounds;
    return row;
}

/// The row of a case without records: nothing to compare with.
Json bareRow(const TimeCase& each, const std::vector<TimeRound>& rounds)
{
    return {{"case", each.name}, {"cold", each.isCold}, {"rounds", rounds}};
}

void print(const Json& row)
{
    constexpr double kMicroseconds = 1e6;
    const auto number = [&](const char* key) { return row.at(key).get<double>(); };
    std::printf("%s %-32s CUPTI %10.3f us  calibrated/CUPTI %.4f [%.2f, %.2f] %s  error %.3f us  window/CUPTI %.4f, traced %.4f"
                "  record in window %.4f  step/CUPTI %.4f  empty: CUPTI %.3f window %.3f step %.3f us\n",
                row.at("bar").get<std::string>().c_str(), row.at("what").get<std::string>().c_str(),
                number("cuptiSeconds") * kMicroseconds, number("ratio"), number("atLeast"), number("limit"),
                row.at("reached").get<bool>() ? "ok    " : "MISSED", number("costErrorSeconds") * kMicroseconds,
                number("windowRatio"), number("tracedWindowRatio"), number("recordInWindowRatio"), number("stepRatio"),
                number("cuptiEmptySeconds") * kMicroseconds, number("emptyLaunchSeconds") * kMicroseconds, number("emptyStepSeconds") * kMicroseconds);
    std::fflush(stdout);
}

bool hasRecords(const std::vector<TimeRound>& rounds)
{
    for (const TimeRound& round : rounds)
        if (!round.traced.empty())
            return true;
    return false;
}

CompileOutcome compiled(const Device& device)
{
    const CompileOutcome outcome = compileProgram({.source = std::string(timeKernels()),
                                                   .programName = "kerneltime.cu",
                                                   .architecture = architectureName(device.computeCapability()),
                                                   .useCache = false});
    if (!outcome.ok())
        throw RuntimeError({.text = message("The kernels do not compile: {} {}", outcome.message, outcome.log)});
    return outcome;
}

/// Exit status: 0 where all that has records reached its bar, 1 where one missed it, 3 where CUPTI gave none.
int measureAll(const BenchOptions& options)
{
    const BenchDevice device(false);
    const Device gpu = device.context().device();
    const CompileOutcome program = compiled(gpu);
    const CuptiLibrary cupti(cuptiCandidates(device.api().version));
    Json document = benchFacts(options);
    document["what"] = "the kernel's own time: windows less the cost of an empty launch / CUPTI's kernel activity; seconds";
    document["device"] = device.facts();
    document["cupti"] = {{"library", cupti.path()}, {"version", cupti.version()}, {"missing", cupti.missing().english()}};
    document["bars"] = Json::array();
    int missed = 0;
    const std::string only = options.text("only");
    for (const TimeCase& each : timeCases(gpu.computeCapability() >= ComputeCapability{9, 0})) {
        if (each.name.find(only) == std::string::npos)
            continue;
        const std::vector<TimeRound> rounds =
            measureRounds(device, each, program.cubin, cupti, options.number("rounds", 9), options.number("samples", 50));
        if (!hasRecords(rounds)) {
            document["withoutRecords"].push_back(bareRow(each, rounds));
            std::printf("%s: CUPTI gave no records\n", each.name.c_str());
            continue;
        }
        const Json& row = document["bars"].emplace_back(rowOf(each, rounds));
        print(row);
        missed += row.at("reached").get<bool>() ? 0 : 1;
    }
    std::printf("%zu cases, %d missed; CUPTI: %s\n", document["bars"].size(), missed,
                cupti.missing().empty() ? cupti.path().c_str() : cupti.missing().english().c_str());
    std::ofstream stream(options.places().at(0));
    stream << document.dump(1) << '\n';
    stream.close();
    if (!stream) {
        std::cerr << options.places().at(0) << " cannot be written.\n";
        return 2;
    }
    if (document["bars"].empty())
        return 3;
    return missed > 0 ? 1 : 0;
}

}  // namespace

int main(int argc, char** argv)
{
    const BenchOptions options(argc, argv);
    if (options.places().size() != 1 || options.number("rounds", 9) < 1 || options.number("samples", 50) < 1) {
        std::cerr << "usage: bench_kerneltime OUT.json [--rounds 9] [--samples 50] [--only WORD]\n";
        return 2;
    }
    try {
        return measureAll(options);
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 2;
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/bench/testbench.h"

#include <cmath>
#include <cstddef>

/// Runs as the engine gives them, made by hand.
namespace kd::records {

/// Around 5.3 ms, the same at every call: a slow wave, and one sample in 40 that is far longer.
inline std::vector<double> samples(std::size_t count)
{
    std::vector<double> values;
    for (std::size_t i = 0; i < count; ++i) {
        const double at = static_cast<double>(i);
        values.push_back(5.312e-3 + 0.012e-3 * std::sin(at * 1.7) * std::cos(at * 0.3) + (i % 40 == 39 ? 0.2e-3 : 0));
    }
    return values;
}

inline Json receipt(std::size_t taken, std::size_t wanted)
{
    const Json clocks{{"smMHz", 1980}, {"memoryMHz", 2619}, {"temperatureC", 34}, {"throttleReasons", {"idle"}}};
    Json after = clocks;
    after["temperatureC"] = 41;
    return {{"warmup", 10},
            {"warmupLaunches", 12},
            {"samplesWanted", wanted},
            {"samplesTaken", taken},
            {"endedBy", taken < wanted ? "time" : "samples"},
            {"maxSeconds", 15.0},
            {"l2", "cold: filled by a memset before every sample, outside the window"},
            {"flushBytes", 62914560},
            {"enqueuedBehindGate", true},
            {"batch", 8},
            {"emptyWindowSeconds", 2.1e-6},
            {"verifiedBefore", true},
            {"verifiedAfter", true},
            {"driver", {{"release", "580.82.07"}, {"library", "/usr/lib/libcuda.so.1"}}},
            {"clocks", {{"before", clocks}, {"after", after}}}};
}

inline RunRecord run(int number)
{
    RunRecord record;
    record.number = number;
    record.when = QDateTime(QDate(2026, 11, 20), QTime(14, 30, number % 60));
    record.programName = QStringLiteral("sgemm_tiled.cu");
    record.architecture = QStringLiteral("sm_90");
    record.kernel = {.name = "sgemm_tiled", .registers = 47, .staticShared = 16384};
    record.plan.block = {16, 16, 1};
    record.plan.references.push_back({.output = "c"});
    record.outcome.state = RunOutcome::State::Ok;
    record.outcome.device = "NVIDIA H200";
    record.outcome.deviceId = "cuda:0";
    record.outcome.duration = Seconds(5.4e-3);
    return record;
}

inline RunRecord timing(int number, std::size_t taken = 128, std::size_t wanted = 128)
{
    RunRecord record = run(number);
    TimingOutcome outcome{.run = record.outcome, .samples = samples(taken), .bandwidth = 50.5e9, .flopRate = 25.9e12};
    outcome.statistics = statisticsOf(outcome.samples);
    outcome.receipt = receipt(taken, wanted);
    record.timing = std::move(outcome);
    return record;
}

/// The same with samples that are `factor` times as long.
inline RunRecord scaled(RunRecord record, double factor)
{
    for (double& sample : record.timing->samples)
        sample *= factor;
    record.timing->statistics = statisticsOf(record.timing->samples);
    return record;
}

inline RunRecord modelled(int number)
{
    RunRecord record = run(number);
    record.outcome.device = "Emulated GPU";
    record.outcome.deviceId = "emulated";
    record.timing = TimingOutcome{.run = record.outcome,
                                  .receipt = {{"method", "instructions of one launch, counted in the PTX; it has no time"}},
                                  .modelled = true,
                                  .instructions = {{"warpInstructions", 8922624},
                                                   {"laneInstructions", 277905408},
                                                   {"laneEfficiency", 0.9733},
                                                   {"globalRequests", 147456},
                                                   {"sectors", 786432},
                                                   {"idealSectors", 589824},
                                                   {"bankConflicts", 65536}}};
    return record;
}

inline RunRecordPointer kept(RunRecord record)
{
    return std::make_shared<const RunRecord>(std::move(record));
}

}  // namespace kd::records

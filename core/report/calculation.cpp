// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/calculation.h"

#include "core/base/numbers.h"
#include "core/base/wording.h"
#include "core/device/architecture.h"

namespace kd::report {
namespace {

std::string carveoutWords(const OccupancyInput& input)
{
    const int carveout = input.carveoutPercent.value_or(-1);
    return carveout < 0 ? worded("driver's default") : numbers::percent(carveout / 100.0);
}

void compareInput(std::vector<ChangedInput>& changes, const Message& name, const Message& within, std::string build,
                  std::string calculated)
{
    if (build != calculated)
        changes.push_back({worded(name), worded(within), std::move(build), std::move(calculated)});
}

std::string bytesWords(std::uint32_t bytes)
{
    return numbers::grouped(bytes) + "\u202FB";
}

}  // namespace

std::vector<ChangedInput> changedInputs(const Report& report)
{
    std::vector<ChangedInput> changes;
    if (!report.calculation)
        return changes;
    const OccupancyInput &build = report.input, &calculated = report.calculation->input;
    compareInput(changes, "Architecture", "architecture", architectureName(build.architecture),
                 architectureName(calculated.architecture));
    compareInput(changes, "Threads per block", "threads per block", numbers::grouped(build.threads),
                 numbers::grouped(calculated.threads));
    compareInput(changes, "Registers", "registers", numbers::grouped(build.registers), numbers::grouped(calculated.registers));
    compareInput(changes, "Static shared", "static shared", bytesWords(build.staticShared), bytesWords(calculated.staticShared));
    compareInput(changes, "Dynamic shared", "dynamic shared", bytesWords(build.dynamicShared),
                 bytesWords(calculated.dynamicShared));
    compareInput(changes, "Carve-out", "carve-out", carveoutWords(build), carveoutWords(calculated));
    compareInput(changes, "Barriers", "barriers", numbers::grouped(build.barriers), numbers::grouped(calculated.barriers));
    compareInput(changes, "Cluster size", "cluster size", numbers::grouped(build.cluster), numbers::grouped(calculated.cluster));
    return changes;
}

std::string calculationWords(const Report& report)
{
    std::string words;
    for (const ChangedInput& each : changedInputs(report))
        words += (words.empty() ? "" : ", ") +
            worded(message("{} {} instead of {}", each.nameWithin, each.calculated, each.build));
    return words;
}

DrawnOccupancy drawnOccupancy(const Report& report)
{
    if (report.calculation)
        return {&report.calculation->input, &report.calculation->occupancy, &report.calculation->curves};
    return {&report.input, &report.occupancy, &report.curves};
}

}  // namespace kd::report

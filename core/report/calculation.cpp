// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/calculation.h"

#include "core/base/numbers.h"
#include "core/device/architecture.h"

namespace kd::report {
namespace {

std::string carveoutWords(const OccupancyInput& input)
{
    const int carveout = input.carveoutPercent.value_or(-1);
    return carveout < 0 ? "driver's default" : numbers::percent(carveout / 100.0);
}

}  // namespace

std::vector<ChangedInput> changedInputs(const Report& report)
{
    std::vector<ChangedInput> changes;
    if (!report.calculation)
        return changes;
    const OccupancyInput &build = report.input, &calculated = report.calculation->input;
    const auto add = [&](const char* name, std::string before, std::string after) {
        if (before != after)
            changes.push_back({name, std::move(before), std::move(after)});
    };
    add("Architecture", architectureName(build.architecture), architectureName(calculated.architecture));
    add("Threads per block", numbers::grouped(build.threads), numbers::grouped(calculated.threads));
    add("Registers", numbers::grouped(build.registers), numbers::grouped(calculated.registers));
    add("Static shared", numbers::grouped(build.staticShared) + "\u202FB", numbers::grouped(calculated.staticShared) + "\u202FB");
    add("Dynamic shared", numbers::grouped(build.dynamicShared) + "\u202FB",
        numbers::grouped(calculated.dynamicShared) + "\u202FB");
    add("Carve-out", carveoutWords(build), carveoutWords(calculated));
    add("Barriers", numbers::grouped(build.barriers), numbers::grouped(calculated.barriers));
    add("Cluster size", numbers::grouped(build.cluster), numbers::grouped(calculated.cluster));
    return changes;
}

std::string calculationWords(const Report& report)
{
    std::string words;
    for (const ChangedInput& each : changedInputs(report)) {
        std::string name = each.name;
        name.front() = static_cast<char>(name.front() - 'A' + 'a');
        words += (words.empty() ? "" : ", ") + name + " " + each.calculated + " instead of " + each.build;
    }
    return words;
}

DrawnOccupancy drawnOccupancy(const Report& report)
{
    if (report.calculation)
        return {&report.calculation->input, &report.calculation->occupancy, &report.calculation->curves};
    return {&report.input, &report.occupancy, &report.curves};
}

}  // namespace kd::report

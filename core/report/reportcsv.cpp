// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csvfield.h"
#include "core/base/numbers.h"
#include "core/base/wording.h"
#include "core/device/architecture.h"
#include "core/report/calculation.h"
#include "core/report/report.h"

namespace kd {
namespace {

constexpr std::size_t kSpillField = 1;

std::string joined(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : "+") + name;
    return text;
}

std::string steps(const std::vector<OccupancyStep>& steps)
{
    std::string text;
    for (const OccupancyStep& step : steps)
        text +=
            (text.empty() ? "" : ";") + step.resource + "=" + std::to_string(step.value) + ":" + numbers::shortest(step.occupancy);
    return text;
}

std::vector<std::string> figures(const Report& report, const ReportRow& row)
{
    if (!row.compiled)
        return std::vector<std::string>(12);
    return {std::to_string(row.kernel.registers),
            row.kernel.lacksSpills ? std::string() : std::to_string(row.kernel.spillStores),
            std::to_string(row.kernel.staticShared),
            std::to_string(report.input.dynamicShared),
            std::to_string(report.input.threads),
            std::to_string(row.occupancy.blocksPerSm),
            std::to_string(row.occupancy.warpsPerSm),
            std::to_string(row.occupancy.maxWarpsPerSm),
            numbers::shortest(row.occupancy.occupancy),
            joined(limiterNames(row.occupancy.limiters)),
            row.bestBlock == 0 ? std::string() : std::to_string(row.bestBlock),
            steps(row.nextSteps)};
}

/// The calculation in the columns of the matrix, behind its rows.
std::string calculationRecord(const Report& report)
{
    const OccupancyInput& input = report.calculation->input;
    const std::uint32_t best = suggestedBlockSize(input);
    const ReportRow row{.architecture = architectureName(input.architecture),
                        .compiled = true,
                        .kernel = {.registers = input.registers, .staticShared = input.staticShared},
                        .occupancy = report.calculation->occupancy,
                        .bestBlock = best,
                        .nextSteps = nextSteps(input),
                        .message = {}};
    Report calculated{.input = input};
    const EnglishWording english;
    std::vector<std::string> fields = figures(calculated, row);
    fields[kSpillField].clear();  // nothing was compiled
    std::string record = csvField(row.architecture) + ",calculated,no";
    for (const std::string& field : fields)
        record += ',' + csvField(field);
    return record + ',' + csvField("Calculated with " + report::calculationWords(report)) + '\n';
}

}  // namespace

std::string reportToCsv(const Report& report)
{
    std::string csv = "arch,family,compiled,registers,spill_stores,static_shared,dynamic_shared,threads,blocks_per_sm,warps_per_sm,"
                      "max_warps_per_sm,occupancy,limited_by,best_block,next_steps,message\n";
    for (const ReportRow& row : report.matrix) {
        csv += csvField(row.architecture) + ',' + csvField(row.family) + (row.compiled ? ",yes" : ",no");
        for (const std::string& field : figures(report, row))
            csv += ',' + csvField(field);
        csv += ',' + csvField(row.message) + '\n';
    }
    if (report.calculation)
        csv += calculationRecord(report);
    return csv;
}

}  // namespace kd

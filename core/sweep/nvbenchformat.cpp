// SPDX-License-Identifier: GPL-3.0-or-later
// NVBench's JSON, version 1.0.0 of its format (github.com/NVIDIA/nvbench, nvbench/json_printer.cu).
#include "core/base/json.h"
#include "core/base/numbers.h"
#include "core/sweep/table.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace kd {
namespace {

Json floatSummary(const char* tag, const char* name, const char* hint, double value)
{
    return {{"tag", tag},
            {"name", name},
            {"hint", hint},
            {"description", name},
            {"data", Json::array({{{"name", "value"}, {"type", "float64"}, {"value", numbers::shortest(value)}}})}};
}

/// Mean and relative deviation of samples; of none, the figure.
std::pair<double, double> meanAndNoise(const SweepResult& result)
{
    if (result.samples.empty())
        return {*result.figure, 0};
    double sum = 0, squares = 0;
    for (const double sample : result.samples)
        sum += sample;
    const auto count = static_cast<double>(result.samples.size());
    const double mean = sum / count;
    for (const double sample : result.samples)
        squares += (sample - mean) * (sample - mean);
    const double deviation = count > 1 ? std::sqrt(squares / (count - 1)) : 0;
    return {mean, mean > 0 ? deviation / mean : 0};
}

Json summariesOf(const SweepTable& table, const SweepResult& result)
{
    Json summaries = Json::array();
    if (!result.isGood())
        return summaries;
    if (table.header.figure != SweepFigure::Duration) {
        summaries.push_back(floatSummary(table.header.figure == SweepFigure::Instructions ? "kd/instructions" : "kd/bytes",
                                         "Count", "item_count", *result.figure));
        return summaries;
    }
    const auto [mean, noise] = meanAndNoise(result);
    summaries.push_back({{"tag", "nv/cold/sample_size"},
                         {"name", "Samples"},
                         {"hint", "sample_size"},
                         {"description", "Number of isolated kernel executions"},
                         {"data",
                          Json::array({{{"name", "value"},
                                        {"type", "int64"},
                                        {"value", std::to_string(std::max<std::size_t>(1, result.samples.size()))}}})}});
    summaries.push_back(floatSummary("nv/cold/time/gpu/mean", "GPU Time", "duration", mean));
    summaries.push_back(floatSummary("nv/cold/time/gpu/median", "GPU Median", "duration", *result.figure));
    summaries.push_back(floatSummary("nv/cold/time/gpu/stdev/relative", "Noise", "percentage", noise));
    return summaries;
}

Json axesOf(const SweepTable& table)
{
    Json axes = Json::array();
    for (const SweepAxis& axis : table.space.axes()) {
        Json values = Json::array();
        for (const std::string& value : axis.values)
            values.push_back({{"input_string", value}, {"description", ""}, {"value", value}});
        axes.push_back({{"name", axis.name}, {"type", "string"}, {"flags", ""}, {"values", std::move(values)}});
    }
    return axes;
}

Json stateOf(const SweepTable& table, const SweepResult& result)
{
    Json values = Json::array();
    std::string name = "Device=0";
    const std::vector<std::string> texts = table.space.valuesOf(table.space.at(*result.point));
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const std::string& axis = table.space.axes()[i].name;
        values.push_back({{"name", axis}, {"type", "string"}, {"value", texts[i]}});
        name += " " + axis + "=" + texts[i];
    }
    return {{"name", name},
            {"min_samples", 1},
            {"device", 0},
            {"type_config_index", 0},
            {"axis_values", std::move(values)},
            {"summaries", summariesOf(table, result)},
            {"is_skipped", !result.isGood()},
            {"skip_reason", result.isGood() ? Json() : Json(result.message.english())}};
}

}  // namespace

std::string nvbenchText(const SweepTable& table)
{
    Json states = Json::array();
    for (const SweepResult& result : table.results) {
        if (result.point)
            states.push_back(stateOf(table, result));
    }
    const Json benchmark{{"name", table.header.kernel},
                         {"index", 0},
                         {"devices", Json::array({0})},
                         {"axes", axesOf(table)},
                         {"states", std::move(states)}};
    const Json version{{"major", 1}, {"minor", 0}, {"patch", 0}, {"string", "1.0.0"}};
    return dumpJson({{"meta", {{"argv", Json::array({"kerneldesk", "sweep"})}, {"version", {{"json", version}}}}},
                     {"devices", Json::array({{{"id", 0}, {"name", table.header.device}}})},
                     {"benchmarks", Json::array({benchmark})}},
                    1) +
        "\n";
}

}  // namespace kd

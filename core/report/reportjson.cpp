// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/report.h"

namespace kd {
namespace {

Json blockSize(std::uint32_t threads)
{
    return threads == 0 ? Json(nullptr) : Json(threads);
}

Json kernelToJson(const KernelInfo& kernel)
{
    Json json = kernel;
    if (!kernel.signatureProblem.empty())
        json["signatureProblem"] = kernel.signatureProblem.english();
    return json;
}

Json buildToJson(const CompileOutcome& build)
{
    Json json = build;
    json["message"] = build.message.english();
    for (std::size_t i = 0; i < build.notices.size(); ++i)
        json["notices"][i] = build.notices[i].english();
    for (std::size_t i = 0; i < build.kernels.size(); ++i)
        json["kernels"][i] = kernelToJson(build.kernels[i]);
    return json;
}

/// Figures only where there are some.
Json rowToJson(const ReportRow& row)
{
    Json json = {{"arch", row.architecture},   {"family", row.family},  {"compiled", row.compiled},
                 {"kernel", nullptr},          {"occupancy", nullptr},  {"bestBlock", blockSize(row.bestBlock)},
                 {"nextSteps", row.nextSteps}, {"message", row.message}};
    if (row.compiled) {
        json["kernel"] = kernelToJson(row.kernel);
        json["occupancy"] = row.occupancy;
    }
    return json;
}

Json matrixToJson(const std::vector<ReportRow>& matrix)
{
    Json rows = Json::array();
    for (const ReportRow& row : matrix)
        rows.push_back(rowToJson(row));
    return rows;
}

/// The messages of `items` as text, in `array`, which was made of them.
template <typename Item> void putEnglish(Json& array, const std::vector<Item>& items)
{
    for (std::size_t i = 0; i < items.size(); ++i)
        array[i]["message"] = items[i].message.english();
}

Json runToJson(const RunOutcome& run)
{
    Json json = run;
    json["message"] = run.message.english();
    putEnglish(json["verification"], run.verification);
    putEnglish(json["faults"], run.faults);
    if (!run.ran())
        json["milliseconds"] = nullptr;
    return json;
}

Json timingToJson(const TimingOutcome& timing)
{
    Json json = timing;
    json["run"] = runToJson(timing.run);
    for (const char* const rate : {"bandwidth", "flopRate"}) {
        if (json[rate] == 0.0)
            json[rate] = nullptr;
    }
    return json;
}

}  // namespace

Json reportToJson(const Report& report)
{
    Json json = {{"format", "kerneldesk-report"},
                 {"version", 1},
                 {"title", report.title},
                 {"fileName", report.fileName},
                 {"source", report.source},
                 {"options", report.options},
                 {"created", report.created},
                 {"programVersion", report.programVersion},
                 {"build", buildToJson(report.build)},
                 {"kernel", kernelToJson(report.kernel)},
                 {"input", report.input},
                 {"occupancy", report.occupancy},
                 {"suggestedBlockSize", blockSize(suggestedBlockSize(report.input))},
                 {"nextSteps", nextSteps(report.input)},
                 {"curves", report.curves},
                 {"matrix", matrixToJson(report.matrix)},
                 {"answers", report.answers},
                 {"session", report.session}};
    if (report.run)
        json["run"] = runToJson(*report.run);
    if (report.timing)
        json["timing"] = timingToJson(*report.timing);
    if (!report.timingName.empty())
        json["timingName"] = report.timingName;
    if (report.baseline)
        json["baseline"] = {{"name", report.baseline->name},
                            {"figures", report.baseline->figures},
                            {"timing", timingToJson(report.baseline->timing)}};
    if (report.edit)
        json["edit"] = *report.edit;
    if (report.calculation)
        json["calculation"] = *report.calculation;
    return json;
}

}  // namespace kd

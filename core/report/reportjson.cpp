// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/fields.h"
#include "core/report/reportfields.h"

namespace kd {
namespace {

constexpr std::size_t kMaxRows = 256;
constexpr std::size_t kMaxSteps = 16;
constexpr std::size_t kMaxOptions = 4096;
constexpr std::size_t kMaxAnswers = 64;
constexpr std::size_t kMaxName = 1024;

// A report has what is said as English text, not as messages.

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
    for (std::size_t i = 0; i < build.diagnostics.size(); ++i)
        json["diagnostics"][i]["message"] = build.diagnostics[i].message.english();
    for (std::size_t i = 0; i < build.kernels.size(); ++i)
        json["kernels"][i] = kernelToJson(build.kernels[i]);
    return json;
}

/// The messages of `items` as text, in `array`, which was made of them.
template <typename Item> void putEnglish(Json& array, const std::vector<Item>& items)
{
    for (std::size_t i = 0; i < items.size(); ++i)
        array[i]["message"] = items[i].message.english();
}

void putMessages(Json& json, const RunOutcome& run)
{
    json["message"] = run.message;
    for (std::size_t i = 0; i < run.verification.size(); ++i)
        json["verification"][i]["message"] = run.verification[i].message;
}

/// A run that did not end has no duration.
Json runToJson(const RunOutcome& run)
{
    Json json = run;
    json.erase("contents");  // names of bytes that the worker alone has
    json["message"] = run.message.english();
    putEnglish(json["verification"], run.verification);
    putEnglish(json["faults"], run.faults);
    putEnglish(json["kernelNotes"], run.kernelNotes);
    if (!run.ran())
        json["milliseconds"] = nullptr;
    return json;
}

/// Rates that are not known are null.
Json timingToJson(const TimingOutcome& timing)
{
    Json json = timing;
    json["run"] = runToJson(timing.run);
    json.erase("clocksMissing");  // the receipt says it
    for (std::size_t i = 0; i < timing.doubts.size(); ++i)
        json["doubts"][i]["text"] = timing.doubts[i].text.english();
    if (timing.kernelTime && !timing.kernelTime->reason.empty())
        json["kernelTime"]["reason"] = timing.kernelTime->reason.english();
    for (const char* const rate : {"bandwidth", "flopRate"}) {
        if (json[rate] == 0.0)
            json[rate] = nullptr;
    }
    return json;
}

Json suggestedOrNull(const OccupancyInput& input)
{
    const std::uint32_t threads = suggestedBlockSize(input);
    return threads == 0 ? Json() : Json(threads);
}

/// Reads what has a from_json.
constexpr auto kAsItIs = [](const JsonFields& fields, std::string_view key, auto& target) { fields.find(key)->get_to(target); };

}  // namespace

template <> struct FieldList<ReportRow> {
    static constexpr FieldRules kRules{.subject = "row of the matrix"};
    static void list(auto& fields, auto& row)
    {
        auto& [architecture, family, compiled, kernel, occupancy, bestBlock, nextSteps, message] = row;
        fields.field("arch", architecture);
        fields.field("family", family);
        fields.field("compiled", compiled);
        fields.requiredIf(compiled, "kernel", kernel, kernelToJson);
        fields.requiredIf(compiled, "occupancy", occupancy);
        fields.orNull("bestBlock", bestBlock);
        fields.field("nextSteps", nextSteps, kMaxSteps);
        fields.field("message", message);
    }
};

template <> struct FieldList<ReportBaseline> {
    static constexpr FieldRules kRules{.subject = "baseline"};
    static void list(auto& fields, auto& baseline)
    {
        auto& [name, figures, timing] = baseline;
        fields.field("name", name, kMaxName);
        fields.required("figures", figures);
        fields.required("timing");
        fields.custom("timing", timing, timingToJson, kAsItIs);
    }
};

template <> struct FieldList<Report> {
    static constexpr FieldRules kRules{.subject = "report"};
    static void list(auto& fields, auto& report)
    {
        auto& [title, fileName, source, options, created, programVersion, build, kernel, input, occupancy, curves, matrix, run,
               timing, roof, timingName, baseline, answers, edit, calculation, session] = report;
        fields.derived("format", [] { return report::kFormat; });
        fields.derived("version", [] { return report::kVersion; });
        fields.field("title", title);
        fields.field("fileName", fileName);
        fields.field("source", source);
        fields.field("options", options, kMaxOptions);
        fields.field("created", created);
        fields.field("programVersion", programVersion);
        fields.required("build");
        fields.custom("build", build, buildToJson, kAsItIs);
        fields.required("kernel");
        fields.custom("kernel", kernel, kernelToJson, kAsItIs);
        fields.required("input", input);
        fields.required("occupancy", occupancy);
        fields.required("curves", curves);
        fields.customOrAbsent("reason", occupancy.reason, reasonToJson, kAsItIs);
        fields.derived("suggestedBlockSize", [&] { return suggestedOrNull(report.input); });
        fields.derived("nextSteps", [&] { return nextSteps(report.input); });
        fields.objects("matrix", matrix, kMaxRows);
        fields.field("answers", answers, kMaxAnswers);
        fields.customOrAbsent("run", run, runToJson, kAsItIs);
        fields.customOrAbsent("timing", timing, timingToJson, kAsItIs);
        fields.orAbsent("roofline", roof);
        fields.orAbsent("timingName", timingName, kMaxName);
        fields.objectOrAbsent("baseline", baseline);
        fields.orAbsent("edit", edit);
        fields.orAbsent("calculation", calculation);
        fields.field("session", session);
    }
};

Json reportToJson(const Report& report)
{
    Json json;
    writeFields(json, report);
    return json;
}

Json reportForDrawing(const Report& report)
{
    Json json = reportToJson(report);
    for (std::size_t i = 0; i < report.build.diagnostics.size(); ++i)
        json["build"]["diagnostics"][i]["message"] = report.build.diagnostics[i].message;
    for (std::size_t i = 0; i < report.answers.size(); ++i)
        json["answers"][i]["sentence"] = report.answers[i].sentence;
    if (report.run)
        putMessages(json["run"], *report.run);
    if (!report.timing)
        return json;
    for (std::size_t i = 0; i < report.timing->doubts.size(); ++i)
        json["timing"]["doubts"][i]["text"] = report.timing->doubts[i].text;
    if (!report.timing->clocksMissing.empty())
        json["timing"]["clocksMissing"] = report.timing->clocksMissing;
    return json;
}

namespace report {

Report readReport(const Json& json)
{
    Report report;
    readFields(json, report);
    return report;
}

}  // namespace report
}  // namespace kd

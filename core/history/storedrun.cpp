// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/storedrun.h"

#include "core/base/error.h"
#include "core/base/jsonfields.h"

#include <algorithm>
#include <limits>

namespace kd {
namespace {

constexpr std::size_t kIdDigits = 32, kSha256Digits = 64;
constexpr std::string_view kSubject = "run of a history";

void require(bool isSo, const char* what)
{
    if (!isSo)
        throw RuntimeError({.text = message("a run of the history has no {}", std::string(what))});
}

/// What a plan does not send along.
Json unsentOf(const LaunchPlan& plan)
{
    Json recipes = Json::array();
    for (const ReferencePlan& reference : plan.references)
        recipes.push_back(reference.recipe);
    return {{"bytes", plan.bytes.amount}, {"flops", plan.flops.amount}, {"referenceRecipes", std::move(recipes)}};
}

void readUnsent(const Json& json, LaunchPlan& plan)
{
    const JsonFields fields(json, kSubject);
    fields.read("bytes", plan.bytes.amount);
    fields.read("flops", plan.flops.amount);
    const Json* const recipes = fields.find("referenceRecipes");
    if (recipes == nullptr || !recipes->is_array())
        return;
    const std::size_t count = std::min(recipes->size(), plan.references.size());
    for (std::size_t i = 0; i < count; ++i)
        plan.references[i].recipe = (*recipes)[i].get<Recipe>();
}

/// Without what only the moment has: bytes of outputs, what was printed.
RunOutcome lastingOf(RunOutcome outcome)
{
    outcome.console.clear();
    outcome.outputs.clear();
    return outcome;
}

Json timingToJson(TimingOutcome timing)
{
    timing.run = lastingOf(std::move(timing.run));
    return timing;
}

Json comparisonToJson(const StoredComparison& comparison)
{
    ComparisonOutcome outcome = comparison.outcome;
    outcome.first = lastingOf(std::move(outcome.first));
    outcome.second = lastingOf(std::move(outcome.second));
    return {{"baseline", comparison.baseline},
            {"baselineId", comparison.baselineId},
            {"baselineLabel", comparison.baselineLabel},
            {"outcome", outcome}};
}

StoredComparison comparisonFromJson(const Json& json)
{
    StoredComparison comparison;
    const JsonFields fields(json, kSubject);
    fields.read("baseline", comparison.baseline, 1);
    fields.read("baselineId", comparison.baselineId);
    require(comparison.baselineId.empty() || isHexText(comparison.baselineId, kIdDigits), "id of its baseline");
    fields.read("baselineLabel", comparison.baselineLabel, kMaxRunLabelBytes);
    comparison.outcome = json.at("outcome").get<ComparisonOutcome>();
    return comparison;
}

}  // namespace

bool isHexText(std::string_view text, std::size_t digits)
{
    return text.size() == digits &&
        std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

Json storedRunToJson(const StoredRun& run)
{
    Json json{{"entry", "run"},
              {"id", run.id},
              {"number", run.number},
              {"when", run.when},
              {"program", run.program},
              {"architecture", run.architecture},
              {"kernel", run.kernel},
              {"plan", run.plan},
              {"unsent", unsentOf(run.plan)},
              {"outcome", lastingOf(run.outcome)},
              {"elapsedSeconds", run.elapsedSeconds},
              {"image", run.image},
              {"label", run.label},
              {"note", run.note},
              {"isBaseline", run.isBaseline},
              {"hasLostSamples", run.hasLostSamples}};
    if (run.timing)
        json["timing"] = timingToJson(*run.timing);
    if (run.comparison)
        json["comparison"] = comparisonToJson(*run.comparison);
    return json;
}

StoredRun storedRunFromJson(const Json& json)
{
    StoredRun run;
    const JsonFields fields(json, kSubject);
    fields.read("id", run.id);
    fields.read("number", run.number, 1, std::numeric_limits<int>::max() / 2);
    fields.read("when", run.when);
    fields.read("program", run.program);
    fields.read("architecture", run.architecture);
    fields.read("elapsedSeconds", run.elapsedSeconds);
    fields.read("image", run.image);
    fields.read("label", run.label, kMaxRunLabelBytes);
    fields.read("note", run.note, kMaxRunLabelBytes);
    fields.read("isBaseline", run.isBaseline);
    fields.read("hasLostSamples", run.hasLostSamples);
    require(isHexText(run.id, kIdDigits), "id");
    require(run.number > 0, "number");
    require(run.image.empty() || isHexText(run.image, kSha256Digits), "hash of its code");
    run.kernel = json.at("kernel").get<KernelInfo>();
    run.plan = json.at("plan").get<LaunchPlan>();
    if (const Json* const unsent = fields.find("unsent"))
        readUnsent(*unsent, run.plan);
    run.outcome = json.at("outcome").get<RunOutcome>();
    if (const Json* const timing = fields.find("timing"))
        run.timing = timing->get<TimingOutcome>();
    if (const Json* const comparison = fields.find("comparison"))
        run.comparison = comparisonFromJson(*comparison);
    return run;
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/reportparts.h"

#include "core/base/jsonfields.h"

namespace kd {
namespace {

constexpr std::uint32_t kMaxRegisters = 256;
constexpr std::size_t kLongestText = 1024;
constexpr std::size_t kLongestSentence = 64u << 10;
constexpr int kLastLine = 1 << 26;

void readShare(const JsonFields& fields, std::string_view key, double& target)
{
    fields.read(key, target);
    if (!(target >= 0 && target <= 1))
        fields.refuse(key, "it must lie between 0 and 1");
}

void readVerdict(const JsonFields& fields, Verdict& target)
{
    if (fields.find("state") == nullptr)
        return;
    std::string word;
    fields.read("state", word, kLongestText);
    const std::optional<Verdict> verdict = verdictOfWord(word);
    if (!verdict)
        fields.refuse("state", message("'{}' is not a word it can be", word));
    target = *verdict;
}

BuildFigures buildFigures(const ReportFigures& figures)
{
    BuildFigures build{.registers = figures.registers, .spilled = figures.spilled};
    build.reached.occupancy = figures.occupancy;
    return build;
}

}  // namespace

ReportFigures reportFigures(const BuildFigures& figures)
{
    return {.registers = figures.registers, .spilled = figures.spilled, .occupancy = figures.reached.occupancy};
}

ReportCalculation reportCalculation(const OccupancyInput& input)
{
    return {.input = input, .occupancy = occupancyOf(input), .curves = occupancyCurves(input)};
}

void to_json(Json& json, const ReportCalculation& calculation)
{
    json = {{"input", calculation.input}, {"occupancy", calculation.occupancy}, {"nextSteps", nextSteps(calculation.input)},
            {"curves", calculation.curves}};
}

void from_json(const Json& json, ReportCalculation& calculation)
{
    const JsonFields fields(json, "calculation");
    const auto member = [&](const char* key) -> const Json& {
        const Json* const found = fields.find(key);
        if (found == nullptr)
            fields.refuse(key, "it is missing");
        return *found;
    };
    calculation = {};
    calculation.input = member("input").get<OccupancyInput>();
    calculation.occupancy = member("occupancy").get<OccupancyResult>();
    calculation.curves = member("curves").get<OccupancyCurves>();
}

void to_json(Json& json, const ReportFigures& figures)
{
    json = {{"registers", figures.registers}, {"spilledBytes", figures.spilled}, {"occupancy", figures.occupancy}};
}

void to_json(Json& json, const Trial& answer)
{
    json = {{"text", answer.candidate.title},
            {"state", verdictWord(answer.verdict)},
            {"goal", answer.candidate.promised},
            {"figures", answer.figures ? Json(reportFigures(*answer.figures)) : Json()},
            {"sentence", answer.sentence.english()}};
}

void to_json(Json& json, const ReportEdit& edit)
{
    json = {{"line", edit.line}, {"before", edit.before ? Json(*edit.before) : Json()}};
}

void from_json(const Json& json, ReportFigures& figures)
{
    const JsonFields fields(json, "figures of a build");
    figures = {};
    fields.read("registers", figures.registers, 0, kMaxRegisters);
    fields.read("spilledBytes", figures.spilled);
    readShare(fields, "occupancy", figures.occupancy);
}

void from_json(const Json& json, Trial& answer)
{
    const JsonFields fields(json, "compiled answer");
    answer = {};
    answer.verdict = Verdict::Refused;
    fields.read("text", answer.candidate.title, kLongestText);
    readVerdict(fields, answer.verdict);
    readShare(fields, "goal", answer.candidate.promised);
    std::string sentence;
    fields.read("sentence", sentence, kLongestSentence);
    answer.sentence = verbatim(std::move(sentence));
    if (const Json* const figures = fields.find("figures"))
        answer.figures = buildFigures(figures->get<ReportFigures>());
    if (answer.figures.has_value() == (answer.verdict == Verdict::Refused))
        fields.refuse("figures", answer.figures ? Message("what was refused has none")
                                 : Message("it is missing"));
}

void from_json(const Json& json, ReportEdit& edit)
{
    const JsonFields fields(json, "edit");
    edit = {};
    fields.read("line", edit.line, 1, kLastLine);
    if (const Json* const before = fields.find("before"))
        edit.before = before->get<ReportFigures>();
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/reportparts.h"

#include "core/base/fields.h"

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

template <> struct FieldList<ReportFigures> {
    static constexpr FieldRules kRules{.subject = "figures of a build"};
    static void list(auto& fields, auto& figures)
    {
        auto& [registers, spilled, occupancy] = figures;
        fields.field("registers", registers, 0, kMaxRegisters);
        fields.field("spilledBytes", spilled);
        fields.share("occupancy", occupancy);
    }
};

template <> struct FieldList<ReportEdit> {
    static constexpr FieldRules kRules{.subject = "edit"};
    static void list(auto& fields, auto& edit)
    {
        auto& [line, before] = edit;
        fields.field("line", line, 1, kLastLine);
        fields.object("before", before);
    }
};

template <> struct FieldList<ReportCalculation> {
    static constexpr FieldRules kRules{.subject = "calculation"};
    static void list(auto& fields, auto& calculation)
    {
        auto& [input, occupancy, curves] = calculation;
        fields.required("input", input);
        fields.required("occupancy", occupancy);
        fields.required("curves", curves);
        fields.derived("nextSteps", [&] { return nextSteps(calculation.input); });
    }
};

ReportFigures reportFigures(const BuildFigures& figures)
{
    return {.registers = figures.registers, .spilled = figures.spilled, .occupancy = figures.reached.occupancy};
}

ReportCalculation reportCalculation(const OccupancyInput& input)
{
    return {.input = input, .occupancy = occupancyOf(input), .curves = occupancyCurves(input)};
}

void to_json(Json& json, const ReportFigures& figures)
{
    writeFields(json, figures);
}

void from_json(const Json& json, ReportFigures& figures)
{
    readFields(json, figures);
}

void to_json(Json& json, const ReportEdit& edit)
{
    writeFields(json, edit);
}

void from_json(const Json& json, ReportEdit& edit)
{
    readFields(json, edit);
}

void to_json(Json& json, const ReportCalculation& calculation)
{
    writeFields(json, calculation);
}

void from_json(const Json& json, ReportCalculation& calculation)
{
    readFields(json, calculation);
}

void to_json(Json& json, const Trial& answer)
{
    json = {{"text", answer.candidate.title},
            {"state", verdictWord(answer.verdict)},
            {"goal", answer.candidate.promised},
            {"figures", answer.figures ? Json(reportFigures(*answer.figures)) : Json()},
            {"sentence", answer.sentence.english()}};
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

}  // namespace kd

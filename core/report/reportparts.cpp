// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/reportparts.h"

#include "core/base/fields.h"

#include <functional>

namespace kd {
namespace {

constexpr std::uint32_t kMaxRegisters = 256;
constexpr std::size_t kLongestText = 1024;
constexpr std::size_t kLongestSentence = 64u << 10;
constexpr int kLastLine = 1 << 26;

void readVerdict(const JsonFields& fields, std::string_view key, Verdict& target)
{
    std::string word;
    fields.read(key, word, kLongestText);
    const std::optional<Verdict> verdict = verdictOfWord(word);
    if (!verdict)
        fields.refuse(key, message("'{}' is not a word it can be", word));
    target = *verdict;
}

BuildFigures buildFigures(const ReportFigures& figures)
{
    BuildFigures build{.registers = figures.registers, .spilled = figures.spilled};
    build.reached.occupancy = figures.occupancy;
    return build;
}

void readSentence(const JsonFields& fields, std::string_view key, Message& target)
{
    if (const Json& value = *fields.find(key); value.is_object())
        return void(value.get_to(target));
    std::string sentence;
    fields.read(key, sentence, kLongestSentence);
    target = verbatim(std::move(sentence));
}

void readFigures(const JsonFields& fields, std::string_view key, BuildFigures& target)
{
    target = buildFigures(fields.find(key)->get<ReportFigures>());
}

void readReason(const JsonFields& fields, std::string_view key, Message& target)
{
    fields.find(key)->get_to(target);
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

/// What a report says of a trial: no more of the candidate than its title, what it promised, and what it writes where, by which
/// another report's is found again.
template <> struct FieldList<Trial> {
    static constexpr FieldRules kRules{.subject = "compiled answer"};
    static void list(auto& fields, auto& trial)
    {
        auto& [candidate, verdict, figures, sentence] = trial;
        if constexpr (std::remove_reference_t<decltype(fields)>::kReads)
            verdict = Verdict::Refused;
        fields.field("text", candidate.title, kLongestText);
        fields.orAbsent("code", candidate.text, kLongestText);
        fields.orAbsent("line", candidate.line, 0, kLastLine);
        fields.custom("state", verdict, verdictWord, readVerdict);
        fields.share("goal", candidate.promised);
        fields.custom("sentence", sentence, std::mem_fn(&Message::english), readSentence);
        fields.custom("figures", figures, reportFigures, readFigures);
        const bool isRefused = verdict == Verdict::Refused;
        fields.require(!isRefused || !figures, "figures", "what was refused has none");
        fields.require(isRefused || figures, "figures", "it is missing");
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
        fields.customOrAbsent("reason", occupancy.reason, reasonToJson, readReason);
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

std::optional<Json> reasonToJson(const Message& reason)
{
    if (reason.part(0).empty() || reason.part(1).empty())
        return {};
    return Json(reason);
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
    writeFields(json, answer);
}

void from_json(const Json& json, Trial& answer)
{
    readFields(json, answer);
}

}  // namespace kd

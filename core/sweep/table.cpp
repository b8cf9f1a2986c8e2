// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/table.h"

#include "core/base/csvfield.h"
#include "core/base/error.h"
#include "core/base/jsonfields.h"
#include "core/base/message.h"
#include "core/base/numbers.h"
#include "core/sweep/verdict.h"

#include <algorithm>

namespace kd {

const SweepResult* SweepTable::today() const
{
    const auto found = std::ranges::find_if(results, [](const SweepResult& result) { return !result.point && result.isGood(); });
    return found == results.end() ? nullptr : &*found;
}

const SweepResult* SweepTable::best() const
{
    if (!election)
        return bestOf(results);
    const auto found = std::ranges::find(results, std::optional(election->point), &SweepResult::point);
    return found == results.end() ? nullptr : &*found;
}

std::vector<const SweepResult*> finalistsOf(const std::vector<SweepResult>& results, std::size_t maxCount)
{
    const SweepResult* const best = bestOf(results);
    if (best == nullptr || maxCount == 0)
        return {};
    std::vector<const SweepResult*> finalists;
    for (const SweepResult& result : results) {
        const bool isOther = result.point && result.isGood() && &result != best && result.state != SweepResult::State::Same;
        if (isOther && best->intervalHigh > 0 && result.intervalLow <= best->intervalHigh && result.launchKey != best->launchKey)
            finalists.push_back(&result);
    }
    std::ranges::stable_sort(finalists, {}, [](const SweepResult* result) { return *result->figure; });
    finalists.insert(finalists.begin(), best);
    finalists.resize(std::min(finalists.size(), maxCount));
    return finalists;
}

SweepTable tableOf(SweepRecords records)
{
    if (!records.hasHeader)
        refuse("the journal is empty");
    records.ranking.unrankUnchecked(records.results);
    std::vector<SweepAxis> axes;
    for (const SweepAxis& axis : records.header.axes)
        axes.push_back(makeAxis(axis.kind, axis.name, axis.values));
    SweepSpace space(std::move(axes), records.header.constraints);
    if (space.count() != records.header.points)
        refuse(message("its axes have {} points, and it says {}", space.count(), records.header.points));
    SweepTable table{.header = std::move(records.header), .space = std::move(space), .results = std::move(records.results),
                     .election = {}, .comparisons = std::move(records.comparisons)};
    if (const SweepJudgement judgement = judgementOf(table); judgement.verdict)
        table.election = electionOf(*judgement.verdict);
    return table;
}

std::string_view figureWord(SweepFigure figure)
{
    return nameOf(figure, kFigureWords);
}

std::string_view resultWord(SweepResult::State state)
{
    return nameOf(state, kResultWords);
}

std::string csvText(const SweepTable& table)
{
    const auto number = [](double value) { return value == 0 ? std::string() : numbers::shortest(value); };
    std::string text = "point";
    for (const SweepAxis& axis : table.space.axes())
        text += "," + csvField(axis.name);
    text.append(",state,").append(figureWord(table.header.figure));
    text += ",low95,high95,registers,spilled,shared,occupancy,roof_share,verified,same_as,compile_seconds,run_seconds,time,doubt,"
            "worker,device,uuid,ranked,message\n";
    for (const SweepResult& result : table.results) {
        std::vector<std::string> values(table.space.axes().size());
        if (result.point)
            values = table.space.valuesOf(table.space.at(*result.point));
        text += result.point ? std::to_string(*result.point) : "today";
        for (const std::string& value : values)
            text += "," + csvField(value);
        text.append(",").append(resultWord(result.state));
        text += "," + (result.figure ? numbers::shortest(*result.figure) : "");
        text += "," + number(result.intervalLow) + "," + number(result.intervalHigh);
        text += "," + std::to_string(result.registers) + "," + std::to_string(result.spilled) + "," + std::to_string(result.shared);
        text += "," + (result.occupancy ? numbers::shortest(*result.occupancy) : "");
        text += "," + (result.roofShare ? numbers::shortest(*result.roofShare) : "");
        text += std::string(",") + (result.isVerified ? "1" : "0");
        text += "," + (result.sameAs ? std::to_string(*result.sameAs) : "");
        text += "," + number(result.compileSeconds) + "," + number(result.runSeconds);
        text += "," + csvField(result.time) + "," + csvField(result.doubt.english());
        text += "," + csvField(result.worker) + "," + csvField(result.device);
        text += "," + csvField(result.deviceUuid) + (result.isGood() ? ",1," : ",0,");
        text += csvField(result.message.english()) + "\n";
    }
    return text;
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/result.h"

#include "core/base/fields.h"

#include <cmath>

namespace kd {

template <> struct FieldList<SweepResult> {
    static constexpr FieldRules kRules{.subject = "result of a sweep"};
    static constexpr std::size_t kMaxWord = 256;
    static void list(auto& fields, auto& result)
    {
        auto& [point, state, message, figure, intervalLow, intervalHigh, samples, sameAs, isVerified, registers, spilled, shared,
               occupancy, roofShare, doubt, isImpossible, cubinSha256, launchKey, compileSeconds, runSeconds, time,
               worker, device, deviceUuid, isUnranked] = result;
        fields.orAbsent("point", point);
        fields.word("state", state, kResultWords);
        fields.orAbsent("message", message);
        fields.orAbsent("figure", figure);
        fields.orAbsent("low", intervalLow);
        fields.orAbsent("high", intervalHigh);
        fields.orAbsent("samples", samples, kMaxKeptSamples);
        fields.orAbsent("sameAs", sameAs);
        fields.orAbsent("verified", isVerified);
        fields.orAbsent("registers", registers);
        fields.orAbsent("spilled", spilled);
        fields.orAbsent("shared", shared);
        fields.orAbsent("occupancy", occupancy);
        fields.orAbsent("roofShare", roofShare);
        fields.orAbsent("doubt", doubt);
        fields.orAbsent("impossible", isImpossible);
        fields.orAbsent("cubinSha256", cubinSha256, kMaxWord);
        fields.orAbsent("launchKey", launchKey, kMaxWord);
        fields.orAbsent("compileSeconds", compileSeconds);
        fields.orAbsent("runSeconds", runSeconds);
        fields.orAbsent("time", time, kMaxWord);
        fields.orAbsent("worker", worker, kMaxWord);
        fields.orAbsent("device", device, kMaxWord);
        fields.orAbsent("uuid", deviceUuid, kMaxWord);
        fields.orAbsent("unranked", isUnranked);
        fields.require(!figure || (std::isfinite(*figure) && *figure >= 0), "figure", "it is no number from 0 on");
        fields.require(state != SweepResult::State::Measured || figure, "figure", "what was measured has one");
        fields.require((state == SweepResult::State::Same) == sameAs.has_value(), "sameAs", "only what is the same has one");
    }
};

void to_json(Json& json, const SweepResult& result)
{
    writeFields(json, result);
}

void from_json(const Json& json, SweepResult& result)
{
    readFields(json, result);
}

const SweepResult* bestOf(const std::vector<SweepResult>& results)
{
    const SweepResult* best = nullptr;
    for (const SweepResult& result : results) {
        if (result.point && result.isGood() && (best == nullptr || *result.figure < *best->figure))
            best = &result;
    }
    return best;
}

}  // namespace kd

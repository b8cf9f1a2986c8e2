// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/pointcomparison.h"

#include "core/base/fields.h"

#include <cmath>

namespace kd {
namespace {

bool isRatio(double value)
{
    return std::isfinite(value) && value >= 0;
}

}  // namespace

template <> struct FieldList<PointComparison> {
    static constexpr FieldRules kRules{.subject = "comparison of two points"};
    static constexpr std::size_t kMaxWord = 256;
    static void list(auto& fields, auto& comparison)
    {
        auto& [first, second, verdict, hasFirstFailed, time] = comparison;
        fields.orAbsent("first", first);
        fields.orAbsent("second", second);
        fields.required("verdict", verdict);
        fields.orAbsent("firstFailed", hasFirstFailed);
        fields.orAbsent("time", time, kMaxWord);
        fields.require(first != second, "second", "a point is not compared with itself");
        const bool hasRatios = isRatio(verdict.ratio) && isRatio(verdict.low) && isRatio(verdict.high);
        fields.require(hasRatios, "verdict", "a ratio is no number from 0 on");
    }
};

void to_json(Json& json, const PointComparison& comparison)
{
    writeFields(json, comparison);
}

void from_json(const Json& json, PointComparison& comparison)
{
    readFields(json, comparison);
}

}  // namespace kd

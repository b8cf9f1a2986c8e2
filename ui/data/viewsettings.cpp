// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/viewsettings.h"

#include "ui/common/format.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace kd {
namespace {

constexpr std::size_t kMaxFormat = 16;
constexpr int kRangeDigits = 6;

double percentileOf(const DataStatistics& statistics, double percent, double otherwise)
{
    const auto found = std::ranges::find(statistics.percentiles, percent, &Percentile::percent);
    return found == statistics.percentiles.end() || !std::isfinite(found->value) ? otherwise : found->value;
}

}  // namespace

std::optional<RangeChoice> RangeChoice::fromText(const QString& text)
{
    static const QRegularExpression number(QStringLiteral("[-+\\x{2212}]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[eE][-+]?[0-9]+)?"));
    std::array<double, 2> bounds{};
    std::size_t found = 0;
    QRegularExpressionMatchIterator matches = number.globalMatch(QString(text).remove(QChar(0x202f)));
    for (; matches.hasNext(); ++found) {
        const QString each = matches.next().captured().replace(QChar(0x2212), QLatin1Char('-'));
        if (found < bounds.size())
            bounds.at(found) = each.toDouble();
    }
    const RangeChoice choice{.isPercentile = text.contains(QLatin1Char('%')), .low = bounds[0], .high = bounds[1]};
    const bool isShare = !choice.isPercentile || (choice.low >= 0 && choice.high <= 100);
    const bool isRange = std::isfinite(choice.low) && std::isfinite(choice.high) && choice.low < choice.high;
    return found == bounds.size() && isRange && isShare ? std::optional(choice) : std::nullopt;
}

QString RangeChoice::text() const
{
    const QString from = typeset(formatNumber(low, kRangeDigits)), to = typeset(formatNumber(high, kRangeDigits));
    return isPercentile ? tr("%1 to %2 %").arg(from, to) : tr("%1 to %2").arg(from, to);
}

ValueRange RangeChoice::resolved(const DataStatistics& statistics) const
{
    if (!isPercentile)
        return {low, high};
    return {percentileOf(statistics, low, statistics.min), percentileOf(statistics, high, statistics.max)};
}

void to_json(Json& json, const ViewSettings& settings)
{
    json = Json{{"format", settings.format}, {"colorMap", nameOf(settings.map)}, {"member", settings.member}};
    if (settings.range)
        json["range"] =
            Json{{"percent", settings.range->isPercentile}, {"low", settings.range->low}, {"high", settings.range->high}};
}

void from_json(const Json& json, ViewSettings& settings)
{
    settings.format = valueOr(json, "format", std::string()).substr(0, kMaxFormat);
    settings.map = colorMapFromName(valueOr(json, "colorMap", std::string())).value_or(ColorMap::Magma);
    settings.member = std::clamp(valueOr(json, "member", -1), -1, static_cast<int>(ElementLayout::kMaxMembers) - 1);
    settings.range.reset();
    const Json range = valueOr(json, "range", Json());
    const RangeChoice choice{
        .isPercentile = valueOr(range, "percent", true), .low = valueOr(range, "low", 0.0), .high = valueOr(range, "high", 0.0)};
    if (std::isfinite(choice.low) && std::isfinite(choice.high) && choice.low < choice.high)
        settings.range = choice;
}

}  // namespace kd

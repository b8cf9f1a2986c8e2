// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/measure/timingoutcome.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace kd {
namespace {

constexpr double kTail = 0.025;  ///< of each side of a 95 % interval
constexpr std::size_t kFewestForInterval = 6;

/// Linear interpolation between order statistics (Hyndman & Fan's type 7, NumPy's default). `sorted` is not empty.
double quantile(const std::vector<double>& sorted, double fraction)
{
    const double place = fraction * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (place - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

/// The largest rank r (from 1) with P(Binomial(count, 1/2) < r) <= kTail: [r-th smallest, r-th largest] then holds the median
/// with at least 95 % confidence (David & Nagaraja, Order Statistics, 7.1). 0 when there is none.
std::size_t intervalRank(std::size_t count)
{
    const double n = static_cast<double>(count);
    double cumulative = 0;
    std::size_t rank = 0;
    for (; rank < count; ++rank) {
        const double k = static_cast<double>(rank);
        const double logChoose = std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1);
        cumulative += std::exp(logChoose - n * std::log(2.0));
        if (cumulative > kTail)
            break;
    }
    return rank;
}

double deviation(const std::vector<double>& samples, double mean)
{
    if (samples.size() < 2)
        return 0;
    const double squares = std::transform_reduce(samples.begin(), samples.end(), 0.0, std::plus<>(),
                                                 [mean](double sample) { return (sample - mean) * (sample - mean); });
    return std::sqrt(squares / static_cast<double>(samples.size() - 1));
}

}  // namespace

Statistics statisticsOf(std::vector<double> samples)
{
    if (samples.empty())
        throw LogicError({.text = "statistics of no samples were asked for"});
    std::ranges::sort(samples, [](double a, double b) { return std::isnan(b) ? !std::isnan(a) : a < b; });
    const double mean = std::reduce(samples.begin(), samples.end()) / static_cast<double>(samples.size());
    Statistics statistics{.median = quantile(samples, 0.5),
                          .mean = mean,
                          .min = samples.front(),
                          .max = samples.back(),
                          .p05 = quantile(samples, 0.05),
                          .p95 = quantile(samples, 0.95),
                          .standardDeviation = deviation(samples, mean),
                          .intervalLow = samples.front(),
                          .intervalHigh = samples.back()};
    if (samples.size() >= kFewestForInterval) {
        const std::size_t rank = std::max<std::size_t>(intervalRank(samples.size()), 1);
        statistics.intervalLow = samples[rank - 1];
        statistics.intervalHigh = samples[samples.size() - rank];
    }
    return statistics;
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/data/portablemath.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <utility>

namespace kd {
namespace {

constexpr int kTerms = 9;
constexpr int kLogTerms = 12;

// Of the Taylor series sum_n (-1)^n x^(2n + first) / (2n + first)!
constexpr std::array<double, kTerms> taylorCoefficients(int first)
{
    std::array<double, kTerms> coefficients{};
    double factorial = 1;
    for (int n = 0; n < kTerms; ++n) {
        const int power = 2 * n + first;
        if (power > 1)
            factorial *= static_cast<double>(power) * static_cast<double>(power - 1);
        coefficients[static_cast<std::size_t>(n)] = (n % 2 == 0 ? 1.0 : -1.0) / factorial;
    }
    return coefficients;
}

// Of artanh(s) / s = sum_n s^(2n) / (2n + 1)
constexpr std::array<double, kLogTerms> artanhCoefficients()
{
    std::array<double, kLogTerms> coefficients{};
    for (int n = 0; n < kLogTerms; ++n)
        coefficients[static_cast<std::size_t>(n)] = 1.0 / static_cast<double>(2 * n + 1);
    return coefficients;
}

constexpr auto kSinCoefficients = taylorCoefficients(1);
constexpr auto kCosCoefficients = taylorCoefficients(0);
constexpr auto kArtanhCoefficients = artanhCoefficients();

template <std::size_t N>
double polynomial(const std::array<double, N>& coefficients, double x)
{
    double sum = 0;
    for (std::size_t n = N; n-- > 0;)
        sum = sum * x + coefficients[n];
    return sum;
}

// On [-pi/4, pi/4], where the first term left out is below 1e-17.
double sinSmall(double x)
{
    return x * polynomial(kSinCoefficients, x * x);
}

double cosSmall(double x)
{
    return polynomial(kCosCoefficients, x * x);
}

// The nearest quarter turn, and the exact rest as an angle.
std::pair<int, double> reduce(double turns)
{
    const double quarter = std::floor(turns * 4 + 0.5);
    return {static_cast<int>(quarter) & 3, (turns * 4 - quarter) * (std::numbers::pi / 2)};
}

}  // namespace

double portableLog(double x)
{
    int exponent = 0;
    double mantissa = std::frexp(x, &exponent);
    if (mantissa < std::numbers::sqrt2 / 2) {
        mantissa = mantissa * 2;
        --exponent;
    }
    // log(m) = 2 artanh((m - 1) / (m + 1)), |s| <= 0.172
    const double s = (mantissa - 1) / (mantissa + 1);
    return 2 * s * polynomial(kArtanhCoefficients, s * s) + static_cast<double>(exponent) * std::numbers::ln2;
}

double portableSinTurns(double turns)
{
    const auto [quarter, x] = reduce(turns);
    const double value = quarter % 2 == 0 ? sinSmall(x) : cosSmall(x);
    return quarter < 2 ? value : -value;
}

double portableCosTurns(double turns)
{
    const auto [quarter, x] = reduce(turns);
    const double value = quarter % 2 == 0 ? cosSmall(x) : sinSmall(x);
    return quarter == 1 || quarter == 2 ? -value : value;
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/data/summary.h"

#include "core/base/error.h"
#include "core/base/sha256.h"
#include "core/session/data/elements.h"

#include <algorithm>

namespace kd {
namespace {

constexpr std::uint64_t kBlock = 4096;

struct Tally {
    double min = std::numeric_limits<double>::infinity();
    double max = -std::numeric_limits<double>::infinity();
    double sum = 0;
    std::uint64_t finite = 0;
    std::uint64_t nan = 0;
    std::uint64_t inf = 0;
};

template <typename T>
void addBlock(Tally& tally, const std::byte* bytes, std::uint64_t first, std::uint64_t last)
{
    double sum = 0;
    for (std::uint64_t i = first; i < last; ++i) {
        const double value = elementToDouble(loadElement<T>(bytes, i));
        if (std::isfinite(value)) {
            tally.min = std::min(tally.min, value);
            tally.max = std::max(tally.max, value);
            sum += value;
            ++tally.finite;
        } else if (std::isnan(value)) {
            ++tally.nan;
        } else {
            ++tally.inf;
        }
    }
    tally.sum += sum;
}

template <typename T>
Tally tallyOf(std::span<const std::byte> bytes)
{
    Tally tally;
    const std::uint64_t count = bytes.size() / sizeof(T);
    for (std::uint64_t first = 0; first < count; first += kBlock)
        addBlock<T>(tally, bytes.data(), first, std::min(first + kBlock, count));
    return tally;
}

}  // namespace

OutputSummary summarize(const std::string& name, ElementType type, std::span<const std::byte> bytes)
{
    if (bytes.size() % sizeOf(type) != 0)
        throw LogicError({.text = "the output does not hold a whole number of elements", .subject = name});
    const Tally tally = withElementType(type, [&]<typename T>(std::type_identity<T>) { return tallyOf<T>(bytes); });
    OutputSummary summary{.name = name, .type = type, .count = bytes.size() / sizeOf(type)};
    if (tally.finite != 0) {
        summary.min = tally.min;
        summary.max = tally.max;
        summary.mean = tally.sum / static_cast<double>(tally.finite);
    } else {
        summary.min = summary.max = summary.mean = std::numeric_limits<double>::quiet_NaN();
    }
    summary.nan = tally.nan;
    summary.inf = tally.inf;
    summary.sha256 = sha256Hex(bytes);
    return summary;
}

}  // namespace kd

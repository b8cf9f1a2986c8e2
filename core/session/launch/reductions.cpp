// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/launch/reductions.h"

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/session/launch/argumenttext.h"
#include "core/session/data/elements.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace kd {
namespace {

using ReductionKind = ReductionCall::Kind;

constexpr std::array<std::pair<std::string_view, ReductionKind>, 4> kReductionWords{
    {{"sum", ReductionKind::Sum}, {"mean", ReductionKind::Mean}, {"min", ReductionKind::Min}, {"max", ReductionKind::Max}}};

bool isWordCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.';
}

std::string_view wordAt(std::string_view text, std::size_t at)
{
    std::size_t end = at;
    while (end < text.size() && isWordCharacter(text[end]))
        ++end;
    return text.substr(at, end - at);
}

std::optional<ReductionKind> kindOf(std::string_view word)
{
    const auto found = std::ranges::find(kReductionWords, word, &std::pair<std::string_view, ReductionKind>::first);
    return found == kReductionWords.end() ? std::nullopt : std::optional(found->second);
}

/// Compensated: the sum of a million floats is off by one rounding, not by a thousand.
class RealSum {
public:
    void add(double value)
    {
        const double sum = m_sum + value;
        if (std::isfinite(sum))
            m_lost += std::abs(m_sum) >= std::abs(value) ? (m_sum - sum) + value : (value - sum) + m_sum;
        m_sum = sum;
    }
    double value() const { return m_sum + m_lost; }

private:
    double m_sum = 0, m_lost = 0;
};

template <typename T>
Number reduceReals(ReductionKind kind, std::span<const std::byte> bytes)
{
    const std::uint64_t count = bytes.size() / sizeof(T);
    const auto at = [&](std::uint64_t index) { return elementToDouble(loadElement<T>(bytes.data(), index)); };
    if (kind == ReductionKind::Sum || kind == ReductionKind::Mean) {
        RealSum sum;
        for (std::uint64_t i = 0; i < count; ++i)
            sum.add(at(i));
        return Number::ofReal(kind == ReductionKind::Sum ? sum.value() : sum.value() / static_cast<double>(count));
    }
    double best = at(0);
    for (std::uint64_t i = 1; i < count; ++i)
        best = kind == ReductionKind::Min ? std::min(best, at(i)) : std::max(best, at(i));
    return Number::ofReal(best);
}

template <typename T>
Number reduceWhole(ReductionKind kind, std::span<const std::byte> bytes)
{
    const std::uint64_t count = bytes.size() / sizeof(T);
    const auto at = [&](std::uint64_t index) -> Int128 {
        const T element = loadElement<T>(bytes.data(), index);
        if constexpr (BoolElement<T>)
            return element.byte != 0 ? 1 : 0;
        else
            return element;
    };
    Int128 sum = 0, best = count > 0 ? at(0) : 0;
    for (std::uint64_t i = 0; i < count; ++i) {
        sum += at(i);
        best = kind == ReductionKind::Min ? std::min(best, at(i)) : std::max(best, at(i));
    }
    if (kind == ReductionKind::Mean)
        return Number::ofReal(static_cast<double>(sum) / static_cast<double>(count));
    const Int128 value = kind == ReductionKind::Sum ? sum : best;
    const bool fits = value == static_cast<Int128>(static_cast<std::int64_t>(value));
    return fits ? Number::ofSigned(static_cast<std::int64_t>(value)) : Number::ofReal(static_cast<double>(value));
}

}  // namespace

NamedReductions nameReductions(std::string_view expression, const std::function<bool(std::string_view name)>& isBuffer)
{
    NamedReductions result;
    for (std::size_t at = 0; at < expression.size();) {
        const std::string_view word = wordAt(expression, at);
        const std::size_t open = expression.find_first_not_of(' ', at + word.size());
        const std::optional<ReductionKind> kind = kindOf(word);
        const std::size_t close =
            kind && open != std::string_view::npos && expression[open] == '(' ? expression.find(')', open) : std::string_view::npos;
        const std::string_view buffer =
            close == std::string_view::npos ? std::string_view() : trimmed(expression.substr(open + 1, close - open - 1));
        if (buffer.empty() || wordAt(buffer, 0) != buffer || !isBuffer(buffer)) {
            const std::size_t step = std::max<std::size_t>(1, word.size());
            result.expression += expression.substr(at, step);
            at += step;
            continue;
        }
        const std::string name = "reduced__" + std::string(word) + "__" + std::string(buffer);
        if (std::ranges::find(result.calls, name, &ReductionCall::name) == result.calls.end())
            result.calls.push_back({.kind = *kind, .buffer = std::string(buffer), .name = name});
        result.expression += name;
        at = close + 1;
    }
    return result;
}

Number reduce(ReductionKind kind, const NamedBuffer& buffer)
{
    if (buffer.bytes.empty() && kind != ReductionKind::Sum)
        throw RuntimeError({.text = "it is empty and has no mean, least or largest element", .subject = buffer.name});
    return withElementType(buffer.type, [&]<typename T>(std::type_identity<T>) {
        if constexpr (RealElement<T>)
            return reduceReals<T>(kind, buffer.bytes);
        else
            return reduceWhole<T>(kind, buffer.bytes);
    });
}

}  // namespace kd

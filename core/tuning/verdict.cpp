// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/verdict.h"

#include <array>
#include <utility>

namespace kd {
namespace {

constexpr std::array<std::pair<Verdict, std::string_view>, 5> kVerdictWords{{
    {Verdict::Reaches, "complied"},
    {Verdict::Spills, "spills"},
    {Verdict::Ignored, "ignored"},
    {Verdict::FallsShort, "falls short"},
    {Verdict::Refused, "refused"},
}};

}  // namespace

std::string_view verdictWord(Verdict verdict)
{
    for (const auto& [value, word] : kVerdictWords)
        if (value == verdict)
            return word;
    return {};
}

std::optional<Verdict> verdictOfWord(std::string_view word)
{
    for (const auto& [value, known] : kVerdictWords)
        if (known == word)
            return value;
    return std::nullopt;
}

}  // namespace kd

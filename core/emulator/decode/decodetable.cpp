// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/decode/decodetable.h"

#include "core/emulator/decode/pattern.h"
#include "core/emulator/exec/warppatterns.h"
#include "core/emulator/memory/memorypatterns.h"
#include "core/emulator/ops/patterns.h"
#include "core/emulator/tensor/tensorpatterns.h"

#include <algorithm>
#include <iterator>
#include <unordered_map>

namespace kd::emulator {
namespace {

struct ParsedPattern {
    const InstructionPattern* pattern;
    Pattern modifiers;
};
using PatternIndex = std::unordered_map<std::string_view, std::vector<ParsedPattern>>;

std::vector<const InstructionPattern*> allPatterns()
{
    std::vector<const InstructionPattern*> patterns;
    for (const auto part :
         {arithmeticPatterns(), conversionPatterns(), memoryPatterns(), controlPatterns(), warpPatterns(), tensorPatterns()})
        for (const InstructionPattern& pattern : part)
            patterns.push_back(&pattern);
    return patterns;
}

PatternIndex makeIndex()
{
    PatternIndex index;
    for (const InstructionPattern* pattern : allPatterns())
        index[pattern->root].push_back({pattern, Pattern(pattern->pattern)});
    return index;
}

// The table is Markdown: a bar would end its cell.
std::string cell(std::string_view text)
{
    std::string escaped;
    for (const char c : text)
        escaped += c == '|' ? std::string("\\|") : std::string(1, c);
    return escaped;
}

std::string lineOf(const InstructionPattern& line)
{
    std::string notes(line.note);
    if (line.minimumTarget != 0)
        notes += (notes.empty() ? "" : "; ") + ("from sm_" + std::to_string(line.minimumTarget));
    if (line.isBeforeSync)
        notes += (notes.empty() ? "" : "; ") + std::string("before sm_70, or before PTX 6.4");
    const std::string pattern = line.pattern.empty() ? "" : "`" + cell(line.pattern) + "`";
    return "| `" + std::string(line.root) + "` | " + pattern + " | " + cell(notes) + " |\n";
}

int rankOf(std::string_view modifier)
{
    constexpr std::string_view kRoundings[] = {"rn", "rz", "rm", "rp", "rna", "rni", "rzi", "rmi", "rpi", "approx", "full"};
    if (std::ranges::find(kRoundings, modifier) != std::end(kRoundings))
        return 0;
    return modifier == "ftz" ? 1 : modifier == "sat" ? 2 : -1;
}

// ptxas takes rounding, .ftz and .sat in any order; rows have them in the manual's.
std::vector<std::string_view> inOrder(std::vector<std::string_view> modifiers)
{
    std::vector<std::string_view> ranked;
    std::ranges::copy_if(modifiers, std::back_inserter(ranked), [](std::string_view word) { return rankOf(word) >= 0; });
    std::ranges::stable_sort(ranked, {}, rankOf);
    auto next = ranked.begin();
    for (std::string_view& word : modifiers)
        if (rankOf(word) >= 0)
            word = *next++;
    return modifiers;
}

}  // namespace

const InstructionPattern* findPattern(const ptx::Instruction& instruction, std::vector<std::string_view>& groups,
                                      std::string& unknown)
{
    static const PatternIndex index = makeIndex();
    unknown = instruction.root;
    const auto found = index.find(instruction.root);
    if (found == index.end())
        return nullptr;
    std::size_t reached = 0;
    for (const ParsedPattern& candidate : found->second)
        if (candidate.modifiers.match(instruction.modifiers, groups, reached))
            return candidate.pattern;
    for (const ParsedPattern& candidate : found->second)
        if (std::size_t ignored = 0; candidate.modifiers.match(inOrder(instruction.modifiers), groups, ignored))
            return candidate.pattern;
    unknown = reached < instruction.modifiers.size() ? "." + std::string(instruction.modifiers[reached]) : std::string();
    return nullptr;
}

std::string coverageTable()
{
    std::vector<const InstructionPattern*> patterns = allPatterns();
    std::ranges::stable_sort(patterns, {}, &InstructionPattern::root);
    std::string table = "| instruction | modifiers | notes |\n|---|---|---|\n";
    for (const InstructionPattern* pattern : patterns)
        table += lineOf(*pattern);
    return table;
}

}  // namespace kd::emulator

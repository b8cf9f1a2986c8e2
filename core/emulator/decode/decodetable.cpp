// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/decode/decodetable.h"

#include "core/emulator/async/asyncpatterns.h"
#include "core/emulator/decode/pattern.h"
#include "core/emulator/exec/warppatterns.h"
#include "core/emulator/memory/memorypatterns.h"
#include "core/emulator/ops/patterns.h"
#include "core/emulator/tensor/tensorpatterns.h"
#include "core/emulator/tensormemory/tensormemorypatterns.h"
#include "core/emulator/texture/texturepatterns.h"
#include "core/emulator/warpgroup/warpgrouppatterns.h"

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
         {arithmeticPatterns(), conversionPatterns(), memoryPatterns(), controlPatterns(), warpPatterns(), tensorPatterns(),
          asyncPatterns(), texturePatterns(), warpgroupPatterns(), tensorMemoryPatterns()})
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
    if (!line.onlyTarget.empty())
        notes += (notes.empty() ? "" : "; ") + ("for " + std::string(line.onlyTarget));
    if (line.isBeforeSync)
        notes += (notes.empty() ? "" : "; ") + std::string("before sm_70, or before PTX 6.4");
    const std::string pattern = line.pattern.empty() ? "" : "`" + cell(line.pattern) + "`";
    return "| `" + std::string(line.root) + "` | " + pattern + " | " + cell(notes) + " |\n";
}

// Where a modifier stands among those that ptxas takes in any order; -1: it is none of them.
int rankOf(std::string_view modifier)
{
    constexpr std::string_view kRoundings[] = {"rn", "rz", "rm", "rp", "rna", "rni", "rzi", "rmi", "rpi", "approx", "full"};
    if (std::ranges::find(kRoundings, modifier) != std::end(kRoundings))
        return 0;
    return modifier == "ftz" ? 1 : modifier == "sat" ? 2 : modifier == "satfinite" ? 3 : modifier == "relu" ? 4 : -1;
}

// The manual's own examples of wmma have the shape before the layout, its syntax behind it; mma has the shape first.
int matrixRankOf(std::string_view root, std::string_view modifier)
{
    const bool isShape = modifier.size() > 4 && modifier.front() == 'm' && modifier.find('n') < modifier.find('k');
    if (modifier == "row" || modifier == "col")
        return root == "wmma" ? 0 : 1;
    if (isShape && modifier.find_first_not_of("mnk0123456789") == std::string_view::npos)
        return root == "wmma" ? 1 : 0;
    if (root == "mma" && (modifier.starts_with("kind::") || modifier == "block_scale" || modifier.starts_with("scale_vec::")))
        return modifier.starts_with("kind::") ? 2 : modifier == "block_scale" ? 3 : 4;
    return root == "wmma" && (modifier == "global" || modifier.starts_with("shared")) ? 2 : -1;
}

// Modifiers that ptxas takes in any order, in that of the rows, which is the manual's.
std::vector<std::string_view> inOrder(const ptx::Instruction& instruction)
{
    const bool isOfMatrices = instruction.root == "mma" || instruction.root == "wmma";
    const auto rank = [&](std::string_view word) { return isOfMatrices ? matrixRankOf(instruction.root, word) : rankOf(word); };
    std::vector<std::string_view> ranked, modifiers = instruction.modifiers;
    if (!isOfMatrices) {  // behind the type as well: cuRAND's header has lg2.approx.f32.ftz
        const auto isType = [](std::string_view word) { return ptx::typeNamed(word) != ptx::Type::None; };
        std::stable_partition(std::ranges::find_if(modifiers, isType), modifiers.end(),
                              [&](std::string_view word) { return rank(word) >= 0; });
    }
    std::ranges::copy_if(modifiers, std::back_inserter(ranked), [&](std::string_view word) { return rank(word) >= 0; });
    std::ranges::stable_sort(ranked, {}, rank);
    auto next = ranked.begin();
    for (std::string_view& word : modifiers)
        if (rank(word) >= 0)
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
    const std::vector<std::string_view> ordered = inOrder(instruction);
    for (const ParsedPattern& candidate : found->second)
        if (std::size_t ignored = 0; candidate.modifiers.match(ordered, groups, ignored))
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

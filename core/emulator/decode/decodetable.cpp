// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/decode/decodetable.h"

#include "core/emulator/decode/pattern.h"
#include "core/emulator/exec/warppatterns.h"
#include "core/emulator/memory/memorypatterns.h"
#include "core/emulator/ops/patterns.h"
#include "core/emulator/tensor/tensorpatterns.h"

#include <algorithm>
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
    const std::string pattern = line.pattern.empty() ? "" : "`" + cell(line.pattern) + "`";
    return "| `" + std::string(line.root) + "` | " + pattern + " | " + cell(notes) + " |\n";
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

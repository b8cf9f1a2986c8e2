// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/decode/decodetable.h"

#include "core/base/error.h"
#include "core/emulator/async/asyncpatterns.h"
#include "core/emulator/decode/instructionplace.h"
#include "core/emulator/decode/pattern.h"
#include "core/emulator/exec/warppatterns.h"
#include "core/emulator/memory/memorypatterns.h"
#include "core/emulator/ops/patterns.h"
#include "core/emulator/tensor/tensorpatterns.h"
#include "core/emulator/tensormemory/tensormemorypatterns.h"
#include "core/emulator/texture/texturepatterns.h"
#include "core/emulator/warpgroup/warpgrouppatterns.h"

#include <algorithm>
#include <map>
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

const PatternIndex& patternIndex()
{
    static const PatternIndex index = makeIndex();
    return index;
}

// Empty: they stand as a row has them, or no row takes them.
std::vector<std::string_view> inOrder(const ptx::Instruction& instruction)
{
    const auto found = patternIndex().find(instruction.root);
    if (found == patternIndex().end())
        return {};
    std::vector<std::string_view> groups;
    std::size_t reached = 0;
    for (const ParsedPattern& candidate : found->second)
        if (candidate.modifiers.match(instruction.modifiers, groups, reached))
            return {};
    for (const ParsedPattern& candidate : found->second)
        if (auto ordered = candidate.modifiers.ordered(instruction.modifiers))
            return std::move(*ordered);
    return {};
}

}  // namespace

const InstructionPattern* findPattern(const ptx::Instruction& instruction, std::vector<std::string_view>& groups,
                                      std::string& unknown)
{
    unknown = instruction.root;
    const auto found = patternIndex().find(instruction.root);
    if (found == patternIndex().end())
        return nullptr;
    std::size_t reached = 0;
    for (const ParsedPattern& candidate : found->second)
        if (candidate.modifiers.match(instruction.modifiers, groups, reached))
            return candidate.pattern;
    unknown = reached < instruction.modifiers.size() ? "." + std::string(instruction.modifiers[reached]) : std::string();
    return nullptr;
}

void putModifiersInOrder(ptx::Module& module)
{
    constexpr std::size_t kMaxTried = 4096;  // names of instructions that a text may have us look at
    std::map<std::string_view, std::map<std::vector<std::string_view>, std::vector<std::string_view>>> known;
    std::size_t tried = 0;
    for (ptx::Function& function : module.functions) {
        for (ptx::Instruction& instruction : function.body) {
            auto& ofRoot = known[instruction.root];
            auto found = ofRoot.find(instruction.modifiers);
            if (found == ofRoot.end()) {
                if (++tried > kMaxTried)
                    return;
                found = ofRoot.emplace(instruction.modifiers, inOrder(instruction)).first;
            }
            if (!found->second.empty())
                instruction.modifiers = found->second;
        }
    }
}

void refuseUnknownInstructions(const ptx::Module& module)
{
    for (const ptx::Function& function : module.functions)
        for (const ptx::Instruction& instruction : function.body)
            if (!patternIndex().contains(instruction.root))
                throw LogicError({.text = message("{}: {}", instructionPlace(module, function, instruction),
                                                  message("this instruction is not emulated ({})", instruction.root)),
                                  .subject = function.name});
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

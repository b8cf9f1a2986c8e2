// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/decode/decodetable.h"

#include "core/emulator/decode/pattern.h"
#include "core/emulator/exec/warprows.h"
#include "core/emulator/memory/memoryrowparts.h"
#include "core/emulator/ops/rows.h"

#include <algorithm>
#include <unordered_map>

namespace kd::emulator {
namespace {

struct ReadRow {
    const InstructionPattern* row;
    Pattern pattern;
};
using RowIndex = std::unordered_map<std::string_view, std::vector<ReadRow>>;

std::vector<const InstructionPattern*> allRows()
{
    std::vector<const InstructionPattern*> rows;
    for (const auto part : {arithmeticRows(), conversionRows(), memoryRows(), controlPatterns(), warpRows()})
        for (const InstructionPattern& row : part)
            rows.push_back(&row);
    return rows;
}

RowIndex makeIndex()
{
    RowIndex index;
    for (const InstructionPattern* row : allRows())
        index[row->root].push_back({row, Pattern(row->pattern)});
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

std::string lineOf(const InstructionPattern& row)
{
    std::string notes(row.note);
    if (row.minimumTarget != 0)
        notes += (notes.empty() ? "" : "; ") + ("from sm_" + std::to_string(row.minimumTarget));
    const std::string pattern = row.pattern.empty() ? "" : "`" + cell(row.pattern) + "`";
    return "| `" + std::string(row.root) + "` | " + pattern + " | " + cell(notes) + " |\n";
}

}  // namespace

const InstructionPattern* findPattern(const ptx::Instruction& instruction, std::vector<std::string_view>& groups,
                                      std::string& unknown)
{
    static const RowIndex index = makeIndex();
    unknown = instruction.root;
    const auto rows = index.find(instruction.root);
    if (rows == index.end())
        return nullptr;
    std::size_t reached = 0;
    for (const ReadRow& candidate : rows->second)
        if (candidate.pattern.match(instruction.modifiers, groups, reached))
            return candidate.row;
    unknown = reached < instruction.modifiers.size() ? "." + std::string(instruction.modifiers[reached]) : std::string();
    return nullptr;
}

std::string coverageTable()
{
    std::vector<const InstructionPattern*> rows = allRows();
    std::ranges::stable_sort(rows, {}, &InstructionPattern::root);
    std::string table = "| instruction | modifiers | notes |\n|---|---|---|\n";
    for (const InstructionPattern* row : rows)
        table += lineOf(*row);
    return table;
}

}  // namespace kd::emulator

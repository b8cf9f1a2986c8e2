// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/linecounts.h"

#include <map>
#include <utility>

namespace kd::emulator {
namespace {

void addTo(LineCount& sum, const InstructionCount& count)
{
    sum.executed += count.executed;
    sum.activeLanes += count.lanes;
    sum.requests += count.requests;
    sum.sectors += count.sectors;
    sum.idealSectors += count.idealSectors;
    sum.bankConflicts += count.bankConflicts;
}

const ptx::Place* sourcePlaceOf(const FunctionCounts& counts, const Instruction& instruction)
{
    const auto& body = counts.function->body;
    if (instruction.source >= body.size())
        return nullptr;
    const std::int32_t place = body[instruction.source].place;
    if (place < 0 || static_cast<std::size_t>(place) >= counts.module->places.size())
        return nullptr;
    const ptx::Place& found = counts.module->places[static_cast<std::size_t>(place)];
    return found.line == 0 || found.file >= counts.module->files.size() ? nullptr : &found;
}

using Lines = std::map<std::pair<std::string_view, std::uint32_t>, LineCount>;

void fold(const FunctionCounts& counts, LineCount& totals, Lines& lines)
{
    for (std::size_t i = 0; i < counts.code.size() && i < counts.counts.size(); ++i) {
        if (counts.counts[i].executed == 0)
            continue;
        addTo(totals, counts.counts[i]);
        if (const ptx::Place* place = sourcePlaceOf(counts, counts.code[i]))
            addTo(lines[{counts.module->files[place->file], place->line}], counts.counts[i]);
    }
}

}  // namespace

void add(InstructionCount& sum, const InstructionCount& more)
{
    sum.executed += more.executed;
    sum.lanes += more.lanes;
    sum.requests += more.requests;
    sum.sectors += more.sectors;
    sum.idealSectors += more.idealSectors;
    sum.bankConflicts += more.bankConflicts;
}

LaunchCounts foldByLine(std::span<const FunctionCounts> functions)
{
    LaunchCounts result;
    Lines lines;
    for (const FunctionCounts& counts : functions)
        fold(counts, result.totals, lines);
    for (auto& [where, count] : lines) {
        count.position = {std::string(where.first), static_cast<int>(where.second)};
        result.lines.push_back(std::move(count));
    }
    return result;
}

}  // namespace kd::emulator

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/listing/liveregisters.h"

#include "core/compile/loglines.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace kd {
namespace {

constexpr std::string_view kColumns = "// |";

enum class Column { Registers, Predicates, UniformRegisters, Other };

Column columnNamed(std::string_view name)
{
    return name == "GPR" ? Column::Registers
        : name == "PRED" ? Column::Predicates
        : name == "UGPR" ? Column::UniformRegisters
                         : Column::Other;
}

/// Calls `visit(index, cell)` for the first cells of "| a | b |".
template <typename Visit> void forEachCell(std::string_view cells, Visit visit)
{
    constexpr std::size_t kMaxCells = 16;
    for (std::size_t i = 0; i < kMaxCells; ++i) {
        const std::size_t end = cells.find('|');
        if (end == std::string_view::npos)
            return;
        visit(i, trimmed(cells.substr(0, end)));
        cells.remove_prefix(end + 1);
    }
}

template <typename Count> void set(Count& count, std::string_view cell)
{
    const unsigned value = wholeNumber<unsigned>(cell).value_or(0);
    count = static_cast<Count>(std::min<unsigned>(value, std::numeric_limits<Count>::max()));
}

using Columns = std::vector<Column>;

LiveRegisters countsOf(std::uint32_t address, std::string_view cells, const Columns& columns)
{
    LiveRegisters counts{.address = address};
    forEachCell(cells, [&](std::size_t i, std::string_view cell) {
        const Column column = i < columns.size() ? columns[i] : Column::Other;
        if (column == Column::Registers)
            set(counts.registers, cell);
        else if (column == Column::UniformRegisters)
            set(counts.uniformRegisters, cell);
        else if (column == Column::Predicates)
            set(counts.predicates, cell);
    });
    return counts;
}

}  // namespace

bool opensSection(std::string_view line, std::string_view& name)
{
    constexpr std::string_view kSection = ".section";
    constexpr std::string_view kText = ".text.";
    if (!line.starts_with(kSection) || line.size() == kSection.size() ||
        (line[kSection.size()] != '\t' && line[kSection.size()] != ' '))
        return false;
    name = trimmed(line.substr(kSection.size()));
    name = name.substr(0, name.find_first_of(", \t"));
    name = name.starts_with(kText) ? name.substr(kText.size()) : std::string_view();
    return true;
}

bool isSassInstruction(std::string_view line, std::uint32_t& address, std::string_view& text)
{
    if (!line.starts_with("/*"))
        return false;
    const char* const end = line.data() + line.size();
    const auto [behind, error] = std::from_chars(line.data() + 2, end, address, 16);
    if (error != std::errc() || end - behind < 2 || behind[0] != '*' || behind[1] != '/')
        return false;
    text = trimmed(line.substr(static_cast<std::size_t>(behind - line.data()) + 2));
    return true;
}

LiveRegisterTable::LiveRegisterTable(std::string_view liveRangeText)
{
    Columns columns;
    Section* section = nullptr;
    forEachLine(liveRangeText, [&](std::string_view line) {
        line = trimmed(line);
        std::string_view name;
        if (opensSection(line, name)) {
            section = name.empty() ? nullptr : &m_sections[std::string(name)];
            return columns.clear();
        }
        const std::size_t bar = line.rfind(kColumns);
        if (section == nullptr || bar == std::string_view::npos)
            return;
        const std::string_view cells = line.substr(bar + kColumns.size());
        std::uint32_t address = 0;
        std::string_view text;
        if (isSassInstruction(line, address, text))
            section->push_back(countsOf(address, cells, columns));
        else if (columns.empty())
            forEachCell(cells, [&](std::size_t, std::string_view cell) { columns.push_back(columnNamed(cell)); });
    });
    for (auto& [name, counts] : m_sections)
        if (!std::ranges::is_sorted(counts, {}, &LiveRegisters::address))
            std::ranges::stable_sort(counts, {}, &LiveRegisters::address);
}

const LiveRegisterTable::Section* LiveRegisterTable::section(std::string_view name) const
{
    const auto found = m_sections.find(std::string(name));
    return found == m_sections.end() ? nullptr : &found->second;
}

const LiveRegisters* LiveRegisterTable::find(const Section& section, std::uint32_t address)
{
    const auto found = std::ranges::lower_bound(section, address, {}, &LiveRegisters::address);
    return found != section.end() && found->address == address ? &*found : nullptr;
}

}  // namespace kd

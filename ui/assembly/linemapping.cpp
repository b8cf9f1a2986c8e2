// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/assembly/linemapping.h"

#include <algorithm>
#include <map>

namespace kd {
namespace {

/// Neighbours in this order are far from each other in colour.
constexpr int kSlots[] = {8, 1, 5, 3, 2, 4, 6, 7};
constexpr int kSlotCount = 8;

}  // namespace

LineMapping::LineMapping(const AssemblyText& text)
{
    std::map<int, std::vector<Run>> runs;
    for (int line = 0; line < static_cast<int>(text.lines.size()); ++line) {
        const ShownLine& shown = text.lines[static_cast<std::size_t>(line)];
        if (!shown.isInstruction || shown.sourceLine <= 0)
            continue;
        std::vector<Run>& own = runs[shown.sourceLine];
        if (!own.empty() && own.back().last == line - 1)
            own.back().last = line;
        else
            own.push_back({line, line});
    }
    m_shown.assign(text.lines.size(), -1);
    int slotIndex = -1;
    for (auto& [sourceLine, own] : runs) {
        const int wanted = sourceLine % kSlotCount;
        slotIndex = wanted == slotIndex ? (wanted + 1) % kSlotCount : wanted;
        for (const Run& run : own)
            std::fill(m_shown.begin() + run.first, m_shown.begin() + run.last + 1, static_cast<int>(m_blocks.size()));
        m_blocks.push_back({.sourceLine = sourceLine, .slot = kSlots[slotIndex], .runs = std::move(own)});
    }
}

int LineMapping::blockOfShown(int line) const
{
    return line >= 0 && line < static_cast<int>(m_shown.size()) ? m_shown[static_cast<std::size_t>(line)] : -1;
}

int LineMapping::blockOfSource(int sourceLine) const
{
    const int near = blockNear(sourceLine);
    return near >= 0 && block(near).sourceLine == sourceLine ? near : -1;
}

int LineMapping::blockNear(int sourceLine) const
{
    const auto isBefore = [](const Block& each, int line) { return each.sourceLine < line; };
    const auto found = std::lower_bound(m_blocks.begin(), m_blocks.end(), sourceLine, isBefore);
    const auto index = static_cast<int>(found - m_blocks.begin());
    return found == m_blocks.end() ? index - 1 : index;
}

}  // namespace kd

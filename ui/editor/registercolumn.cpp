// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/registercolumn.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace kd {
namespace {

struct RegisterText {
    Q_DECLARE_TR_FUNCTIONS(RegisterText)
};

}  // namespace

LineColumn registerColumn(const Listing& listing, const ListingFunction& function)
{
    LineColumn column{.id = QStringLiteral("registers"),
                      .title = RegisterText::tr("Live registers"),
                      .head = RegisterText::tr("regs"),
                      .meaning =
                          RegisterText::tr("The most registers of a thread that are live at once in the line's instructions."),
                      .tint = LineColumn::Tint::Amber,
                      .cells = {}};
    std::map<int, int> most;
    int lowest = 0;
    int highest = 0;
    const std::size_t end = std::min<std::size_t>(listing.lines.size(), std::size_t{function.firstLine} + function.lineCount);
    for (std::size_t at = function.firstLine; at < end; ++at) {
        const ListingLine& line = listing.lines[at];
        const int registers = line.registers;
        if (line.kind != ListingLine::Kind::Instruction || registers == 0)
            continue;
        lowest = lowest == 0 ? registers : std::min(lowest, registers);
        highest = std::max(highest, registers);
        if (line.programLine > 0 && line.programLine <= 0x7fffffffU) {
            int& known = most[static_cast<int>(line.programLine)];
            known = std::max(known, registers);
        }
    }
    for (const auto& [line, registers] : most)
        column.cells.push_back(
            {.line = line - 1,
             .text = QString::number(registers),
             .share = highest > lowest ? static_cast<double>(registers - lowest) / (highest - lowest) : 0,
             .tip = RegisterText::tr("%1 registers are live at once in this line's instructions, at most %2 in the kernel.")
                        .arg(registers)
                        .arg(highest),
             .isPeak = highest > lowest && registers == highest});
    return column;
}

}  // namespace kd

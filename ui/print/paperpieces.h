// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/blocks.h"
#include "core/report/charts.h"
#include "ui/print/papersheet.h"

#include <functional>
#include <vector>

namespace kd {

/// A part of a block that stays whole on one page.
struct PaperPiece {
    double height = 0;
    std::function<void(double x, double y)> draw;
};

/// A block as it stands on paper, from top to bottom. `head` stands above the pieces on every page that has some of them.
struct PaperBlock {
    PaperPiece head = {};
    std::vector<PaperPiece> pieces;

    double height() const;
    /// One piece beneath the other, whether the page has room for them or not.
    void place(double x, double y) const;
    /// Draws on as many pages as it takes.
    void flow(PaperSheet& sheet) const;
};

/// A block, `width` wide. `charts` are those that blocks name. The sheet, the block and the charts must outlive it.
PaperBlock paperBlock(PaperSheet& sheet, const report::Block& block, double width, const std::vector<ReportChart>& charts);
/// Makes the block of a table that has columns and rows.
PaperBlock paperTable(PaperSheet& sheet, const report::Table& table, double width);
/// Makes the block of code that has lines of source.
PaperBlock paperCode(PaperSheet& sheet, const report::Code& code, double width);

}  // namespace kd

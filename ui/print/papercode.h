// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/highlight.h"
#include "ui/print/papersheet.h"

#include <vector>

namespace kd {

/// Lines of source on paper, each behind its number. What is wider than its place goes on in the next row.
class PaperCode {
public:
    /// `last`: the highest number there will be.
    PaperCode(PaperSheet& sheet, double x, double width, double size, std::size_t last);

    double rowHeight() const { return m_row; }
    double heightOf(const report::CodeLine& line) const;
    /// Gives where its last row ends, from the left.
    double endOf(const report::CodeLine& line) const;
    void draw(const report::CodeLine& line, std::size_t number, double y);

private:
    /// Characters of one colour that stand in one row.
    struct Run { QString text; report::CodePiece::Kind kind; double x = 0; int row = 0; };
    std::vector<Run> runsOf(const report::CodeLine& line) const;

    PaperSheet& m_sheet;
    QFont m_font;
    double m_x, m_width, m_row, m_character, m_gutter;
};

}  // namespace kd

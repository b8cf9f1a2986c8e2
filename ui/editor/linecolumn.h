// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace kd {

/// Figures of source lines, shown in a column at the left of the text.
struct LineColumn {
    /// Holds what of a line is a figure.
    struct Cell {
        int line = 0;      ///< from 0
        QString text;      ///< "46": short, figures as they are shown
        double share = 0;  ///< 0 to 1: how far it is on the way from the column's least figure to its greatest, or best
        QString tip;       ///< one sentence on this line; empty: the column's `meaning`
        bool isPeak = false;
    };
    enum class Tint {
        Amber,  ///< grey, then amber towards the greatest, as LiveRegisterHeat: registers
        Heat    ///< the same towards the worst: 1 of `share` is the best
    };

    QString id;       ///< "registers": one column of a name
    QString title;    ///< "Live registers"
    QString head;     ///< the title in a few letters, above the column
    QString meaning;  ///< one sentence: what is counted, with its unit
    Tint tint = Tint::Amber;
    std::vector<Cell> cells;  ///< in the order of their lines, one a line
    bool isStale = false;     ///< the figure is of a text before this one
};

}  // namespace kd

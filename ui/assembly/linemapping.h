// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/assembly/assemblytext.h"

#include <vector>

namespace kd {

/// Tells which lines of an assembly pane came of which line of the source: a block for every source line that has instructions,
/// with a colour that its neighbours do not have and that stays the same as long as its line number does.
class LineMapping {
public:
    /// Lines of the pane from first to last, both included; counted from 0.
    struct Run {
        int first = 0, last = 0;
        friend bool operator==(const Run&, const Run&) = default;
    };
    struct Block {
        int sourceLine = 0;  ///< 1-based
        int slot = 1;        ///< slot of the chart palette
        std::vector<Run> runs;  ///< at least one, in order
    };

    LineMapping() = default;
    explicit LineMapping(const AssemblyText& text);

    /// Gives the blocks in the order of the source.
    const std::vector<Block>& blocks() const { return m_blocks; }
    const Block& block(int index) const { return m_blocks[static_cast<std::size_t>(index)]; }
    bool isEmpty() const { return m_blocks.empty(); }
    /// An index of blocks(), or -1.
    int blockOfShown(int line) const;
    int blockOfSource(int sourceLine) const;
    /// Gives the block of the line, else of the next line that has one, else of the last; -1 when there is none at all.
    int blockNear(int sourceLine) const;

private:
    std::vector<Block> m_blocks;
    std::vector<int> m_shown;  ///< block of each line of the pane, or -1
};

}  // namespace kd

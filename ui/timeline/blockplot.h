// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/timeline/recordedtimeline.h"

#include <QImage>
#include <QRectF>

#include <cstdint>
#include <vector>

namespace kd {

/// Where the blocks of a timeline stand in a plot: time to the right, a row an SM, in which each place of the SM has its share of
/// the height. Draws them; knows no widget.
class BlockPlot {
public:
    explicit BlockPlot(RecordedTimelinePointer recorded);

    /// Numbers of the SMs, ascending: one a row.
    const std::vector<std::uint32_t>& multiprocessors() const { return m_sms; }
    /// Part of `area` where a block stands, in its coordinates.
    QRectF rectOf(const BlockSpan& span, const QRectF& area) const;
    /// The block at a place of `area`; null: there is none.
    const BlockSpan* at(const QPointF& position, const QRectF& area) const;
    /// The blocks alone, on transparent ground, of `size` physical pixels. Blocks that follow each other at a place have one shade
    /// and the other; those that end in the tail have the colour of `tail`.
    QImage image(const QSize& size, const QColor& even, const QColor& odd, const QColor& tail) const;

private:
    std::size_t rowOf(std::uint32_t sm) const;

    RecordedTimelinePointer m_recorded;
    std::vector<std::uint32_t> m_sms;
    std::vector<std::vector<std::uint32_t>> m_rows;  ///< spans of each row by their beginning
    std::vector<bool> m_isOdd;                       ///< by span: an odd one of its place
};

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/occupancy/occupancyanswer.h"

#include <QString>
#include <QWidget>

namespace kd {

/// Holds what one SM holds, as it is drawn.
struct SmContent {
    std::uint32_t partitions = 0;          ///< sub-partitions
    std::uint32_t warpSlots = 0;             ///< warps a partition can hold
    std::uint32_t blocks = 0;              ///< resident
    std::uint32_t warpsPerBlock = 0;
    std::uint32_t registersPerPartition = 0;
    std::uint32_t registersPerWarp = 0;    ///< allocated; 0: none are used
    std::uint32_t sharedCapacity = 0, sharedPerBlock = 0;  ///< bytes; reserved ones included
    std::uint32_t emptySlots = 0;          ///< empty slots of the SM

    /// Blocks by slot of a partition, which takes every so manieth warp; block numbers from 0.
    std::vector<std::uint32_t> blocksOf(std::uint32_t partition) const;
    /// Registers of a partition that no warp has.
    std::uint32_t freeRegisters(std::uint32_t partition) const;
    /// They are too few for one more warp, though slots are empty.
    bool isStranded(std::uint32_t partition) const;
};
/// Makes the content of an answer with limits.
SmContent smContentOf(const OccupancyAnswer& answer);

/// One SM with its partitions: warp slots by block, register files, what is stranded, and shared memory.
class SmDiagram : public QWidget {
    Q_OBJECT
public:
    explicit SmDiagram(QWidget* parent = nullptr);
    void setAnswer(const OccupancyAnswerPointer& answer, bool isStale);
    /// Gives what is drawn; empty where the calculator does not know the architecture.
    const SmContent& content() const { return m_content; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

    /// One sentence on what is left over.
    QString sentence() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void drawPartition(QPainter& painter, const QRectF& frame, std::uint32_t partition) const;
    void drawSlots(QPainter& painter, const QRectF& area, std::uint32_t partition) const;
    void drawRegisters(QPainter& painter, const QRectF& bar, std::uint32_t partition) const;
    void drawShared(QPainter& painter, const QRectF& area) const;
    int sentenceLines() const;
    std::uint32_t slotColumns() const;
    QColor colorOf(std::uint32_t block) const;

    OccupancyAnswerPointer m_answer;
    SmContent m_content;
    bool m_isStale = false;
};

}  // namespace kd

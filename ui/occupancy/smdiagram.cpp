// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/occupancy/smdiagram.h"

#include "ui/common/format.h"
#include "ui/common/theme.h"
#include "ui/common/themecolors.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace kd {
namespace {

// Logical pixels, some of them growing with the text.
constexpr double kPartitionGap = 8, kPartitionInset = 7, kSlotGap = 2, kUseBar = 8, kPartitionRadius = 4, kLargestSlot = 20;
constexpr double kLine = 17;    // of text
constexpr int kSlotRows = 4;    // of a usual partition of 16 warps
constexpr std::array kSeries{1, 2, 3, 4, 7, 5, 6, 8};

QString kibWords(double bytes)
{
    return typeset(formatNumber(std::round(10 * bytes / 1024) / 10));
}

}  // namespace

std::vector<std::uint32_t> SmContent::blocksOf(std::uint32_t partition) const
{
    std::vector<std::uint32_t> found;
    for (std::uint32_t warp = partition; warp < blocks * warpsPerBlock; warp += partitions)
        found.push_back(warp / warpsPerBlock);
    return found;
}

std::uint32_t SmContent::freeRegisters(std::uint32_t partition) const
{
    const std::uint64_t used = std::uint64_t{registersPerWarp} * blocksOf(partition).size();
    return registersPerPartition - static_cast<std::uint32_t>(std::min<std::uint64_t>(used, registersPerPartition));
}

bool SmContent::isStranded(std::uint32_t partition) const
{
    const std::uint32_t left = freeRegisters(partition);
    return emptySlots > 0 && left > 0 && left < registersPerWarp;
}

SmContent smContentOf(const OccupancyAnswer& answer)
{
    const ArchitectureLimits& limits = *answer.limits;
    const OccupancyResult& result = answer.result;
    SmContent content{.partitions = std::max(limits.subPartitions, 1u), .blocks = result.blocksPerSm};
    content.warpSlots = limits.warpsPerSm / content.partitions;
    content.warpsPerBlock = (answer.input.threads + kWarpSize - 1) / kWarpSize;
    content.registersPerPartition = limits.registersPerSm / content.partitions;
    content.registersPerWarp = content.warpsPerBlock == 0 ? 0 : result.allocatedRegisters / content.warpsPerBlock;
    content.sharedCapacity = result.sharedCapacity;
    content.sharedPerBlock = result.allocatedShared;
    content.emptySlots = limits.warpsPerSm - std::min(result.warpsPerSm, limits.warpsPerSm);
    return content;
}

SmDiagram::SmDiagram(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
}

QSize SmDiagram::sizeHint() const
{
    const Theme& theme = Theme::instance();
    const double partition = 3 * theme.scaled(kLine) + kSlotRows * (kLargestSlot + kSlotGap) + kUseBar + 3 * kPartitionInset;
    const double shared = 2 * theme.scaled(kLine) + kUseBar + kPartitionGap;
    return {theme.scaled(360), static_cast<int>(partition + kPartitionGap + shared + kPartitionInset)};
}

void SmDiagram::setAnswer(const OccupancyAnswerPointer& answer, bool isStale)
{
    m_answer = answer;
    m_isStale = isStale;
    m_content = answer && answer->limits != nullptr ? smContentOf(*answer) : SmContent();
    setAccessibleName(tr("One SM"));
    setAccessibleDescription(sentence());
    update();
}

QString SmDiagram::sentence() const
{
    if (m_content.partitions == 0)
        return tr("The limits of this architecture are not known.");
    if (m_content.blocks == 0)
        return tr("No block fits on this SM.");
    if (m_content.emptySlots == 0)
        return tr("Every warp slot is in use.");
    std::uint32_t most = 0;
    for (std::uint32_t partition = 0; partition < m_content.partitions; ++partition)
        if (m_content.isStranded(partition))
            most = std::max(most, m_content.freeRegisters(partition));
    if (most > 0 && (m_answer->result.limiters & static_cast<std::uint32_t>(Limiter::Registers)) != 0)
        return tr("%1 registers of a partition stay idle: one more warp needs %2.")
            .arg(formatCount(most), formatCount(m_content.registersPerWarp));
    return m_content.emptySlots == 1 ? tr("1 warp slot stays empty.")
                                     : tr("%1 warp slots stay empty.").arg(formatCount(m_content.emptySlots));
}

// A long one takes a second line from the partitions, as far as these have it.
int SmDiagram::sentenceLines() const
{
    const Theme& theme = Theme::instance();
    const bool isLong = QFontMetrics(theme.font(FontRole::Hint)).horizontalAdvance(sentence()) > width();
    const double partition = (width() + kPartitionGap) / m_content.partitions - kPartitionGap - 2 * kPartitionInset;
    const double slot = std::min((partition + kSlotGap) / slotColumns(), kLargestSlot + kSlotGap);
    const double needed =
        6 * theme.scaled(kLine) + kSlotRows * slot - kSlotGap + 2 * kUseBar + 2 * kPartitionInset + 2 * kPartitionGap;
    return isLong && height() >= needed ? 2 : 1;
}

std::uint32_t SmDiagram::slotColumns() const
{
    return std::max<std::uint32_t>(1, (m_content.warpSlots + kSlotRows - 1) / kSlotRows);
}

QColor SmDiagram::colorOf(std::uint32_t block) const
{
    const Theme& theme = Theme::instance();
    return m_isStale ? theme.color(Token::LineStrong) : theme.series(kSeries[block % kSeries.size()]);
}

void SmDiagram::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_content.partitions == 0)
        return;
    const Theme& theme = Theme::instance();
    const double shared = (1 + sentenceLines()) * theme.scaled(kLine) + kUseBar + kPartitionGap;
    const double width = (this->width() - kPartitionGap * (m_content.partitions - 1)) / m_content.partitions;
    for (std::uint32_t partition = 0; partition < m_content.partitions; ++partition)
        drawPartition(painter, QRectF(partition * (width + kPartitionGap), 0.5, width, height() - shared - kPartitionGap),
                      partition);
    drawShared(painter, QRectF(0, height() - shared, this->width(), shared));
}

void SmDiagram::drawPartition(QPainter& painter, const QRectF& frame, std::uint32_t partition) const
{
    const Theme& theme = Theme::instance();
    const double line = theme.scaled(kLine);
    painter.setPen(theme.color(Token::Line));
    painter.setBrush(theme.color(Token::Raised));
    painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), kPartitionRadius, kPartitionRadius);
    const QRectF inner = frame.adjusted(kPartitionInset, kPartitionInset / 2, -kPartitionInset, -kPartitionInset / 2);
    painter.setFont(theme.font(FontRole::Hint));
    painter.setPen(theme.color(Token::TextSecondary));
    painter.drawText(QRectF(inner.left(), inner.top(), inner.width(), line), Qt::AlignLeft | Qt::AlignVCenter,
                     tr("Partition %1").arg(partition));
    const double below = 2 * line + kUseBar;
    drawSlots(painter, QRectF(inner.left(), inner.top() + line, inner.width(), inner.height() - line - below - kPartitionInset),
              partition);
    const QRectF foot(inner.left(), inner.bottom() - below, inner.width(), below);
    painter.setFont(theme.font(FontRole::Hint));
    painter.setPen(theme.color(Token::TextMuted));
    painter.drawText(QRectF(foot.left(), foot.top(), foot.width(), line), Qt::AlignLeft | Qt::AlignVCenter, tr("Registers"));
    drawRegisters(painter, QRectF(foot.left(), foot.top() + line, foot.width(), kUseBar), partition);
    const bool isStranded = m_content.isStranded(partition);
    painter.setPen(theme.color(isStranded && !m_isStale ? Token::Bad : Token::TextMuted));
    const QString count = formatCount(m_content.freeRegisters(partition));
    const QString words = isStranded ? tr("%1 stranded").arg(count) : tr("%1 free").arg(count);
    const QStringList inTurn{words, tr("%1 idle").arg(count), count};  // the longest that has room
    const auto hasRoom = [&](const QString& each) { return painter.fontMetrics().horizontalAdvance(each) <= foot.width(); };
    const auto shown = std::ranges::find_if(inTurn, hasRoom);
    painter.drawText(QRectF(foot.left(), foot.bottom() - line, foot.width(), line), Qt::AlignLeft | Qt::AlignVCenter,
                     shown == inTurn.end() ? count : *shown);
}

void SmDiagram::drawSlots(QPainter& painter, const QRectF& area, std::uint32_t partition) const
{
    const Theme& theme = Theme::instance();
    const std::vector<std::uint32_t> blocks = m_content.blocksOf(partition);
    const std::uint32_t columns = slotColumns();
    const double size =
        std::min({(area.width() + kSlotGap) / columns - kSlotGap, (area.height() + kSlotGap) / kSlotRows - kSlotGap, kLargestSlot});
    QFont font = theme.font(FontRole::AxisTick);
    font.setPixelSize(std::max(1, static_cast<int>(size * 0.6)));
    painter.setFont(font);
    for (std::uint32_t slot = 0; slot < m_content.warpSlots; ++slot) {
        const QRectF box(area.left() + slot % columns * (size + kSlotGap), area.top() + slot / columns * (size + kSlotGap), size,
                         size);
        const bool isTaken = slot < blocks.size();
        painter.setPen(isTaken ? QPen(Qt::NoPen) : QPen(theme.color(Token::LineStrong), 1, Qt::DashLine));
        painter.setBrush(isTaken ? QBrush(colorOf(blocks[slot])) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
        if (!isTaken)
            continue;
        painter.setPen(QColor(cellTextRgb(colorOf(blocks[slot]).rgb())));
        painter.drawText(box, Qt::AlignCenter, QString::number(blocks[slot]));
    }
}

void SmDiagram::drawRegisters(QPainter& painter, const QRectF& bar, std::uint32_t partition) const
{
    const Theme& theme = Theme::instance();
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(theme.isDark() ? Token::Hover : Token::Line));
    painter.drawRect(bar);
    const double perRegister = m_content.registersPerPartition == 0 ? 0 : bar.width() / m_content.registersPerPartition;
    double left = bar.left();
    for (const std::uint32_t block : m_content.blocksOf(partition)) {
        const double width = m_content.registersPerWarp * perRegister;
        painter.setBrush(colorOf(block));
        painter.drawRect(QRectF(left, bar.top(), width, bar.height()));
        left += width;
    }
    if (!m_content.isStranded(partition) || m_isStale)
        return;
    painter.setBrush(theme.color(Token::Bad));
    painter.drawRect(QRectF(left, bar.top(), bar.right() - left, bar.height()));
}

void SmDiagram::drawShared(QPainter& painter, const QRectF& area) const
{
    const Theme& theme = Theme::instance();
    const double line = theme.scaled(kLine);
    painter.setFont(theme.font(FontRole::Hint));
    painter.setPen(theme.color(Token::TextMuted));
    const QRectF head(area.left(), area.top(), area.width(), line);
    painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter,
                     tr("Shared memory, %1").arg(typeset(formatBytes(m_content.sharedCapacity))));
    const double used = static_cast<double>(m_content.blocks) * m_content.sharedPerBlock;
    painter.drawText(
        head, Qt::AlignRight | Qt::AlignVCenter,
        tr("%1 × %2 = %3\u202FKiB").arg(formatCount(m_content.blocks), kibWords(m_content.sharedPerBlock), kibWords(used)));
    const QRectF bar(area.left(), area.top() + line, area.width(), kUseBar);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(theme.isDark() ? Token::Hover : Token::Line));
    painter.drawRect(bar);
    const double width = m_content.sharedCapacity == 0 ? 0 : bar.width() * m_content.sharedPerBlock / m_content.sharedCapacity;
    for (std::uint32_t block = 0; block < m_content.blocks && width > 0; ++block) {
        painter.setBrush(colorOf(block));
        painter.drawRect(QRectF(bar.left() + block * width, bar.top(), std::max(width - 1, 0.5), kUseBar));
    }
    painter.setFont(theme.font(FontRole::Hint));
    painter.setPen(theme.color(Token::TextSecondary));
    const int lines = sentenceLines();
    const QString text = lines > 1 ? sentence()
                                   : painter.fontMetrics().elidedText(sentence(), Qt::ElideRight, static_cast<int>(area.width()));
    painter.drawText(QRectF(area.left(), area.bottom() - lines * line, area.width(), lines * line),
                     static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | (lines > 1 ? Qt::TextWordWrap : 0), text);
}

}  // namespace kd

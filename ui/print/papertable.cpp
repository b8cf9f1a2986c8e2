// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/paperpieces.h"

#include "core/base/wording.h"
#include "ui/print/printfonts.h"

#include <algorithm>
#include <memory>

namespace kd {
namespace {

using report::Column;
using report::Row;
using report::Table;

constexpr double kRow = 17;
constexpr double kInset = 5;          ///< of a large table's cells, at either side
constexpr double kSmallGap = 12;      ///< behind a small table's cells
constexpr double kBarLeast = 56;      ///< width of a bar
constexpr double kBarHeight = 6;
constexpr double kFigureRoom = 48;    ///< of the figure beside a bar
constexpr double kWidestCell = 0.2, kWidestSmallCell = 0.3;  ///< of a large and of a small table

QString headOf(const Column& column)
{
    return printable(worded(column.head) + worded(column.headAside));
}

/// The columns of one table with their places, and how its rows are drawn.
class PaperTable {
public:
    PaperTable(PaperSheet& sheet, const Table& table, double width)
        : m_sheet(sheet), m_table(table), m_width(width), m_isLarge(table.size == Table::Size::Large)
    {
        measure();
        fit();
    }

    void drawHead(double x, double y) const
    {
        if (m_isLarge)
            m_sheet.fill({x, y, m_width, kRow}, paper::kRaised);
        for (std::size_t i = 0; i < m_table.columns.size(); ++i)
            m_sheet.line(areaOf(i, x, y), headOf(m_table.columns[i]),
                         {textFont(m_isLarge ? 9 : 9.5, QFont::Medium), paper::kSecondary, alignmentOf(i)});
    }

    void drawRow(const Row& row, double x, double y) const
    {
        if (row.mark == Row::Mark::Chosen)
            m_sheet.fill({x, y, m_width, kRow}, paper::kSelection);
        if (m_isLarge)
            m_sheet.fill({x, y + kRow - 0.5, m_width, 0.5}, paper::kLine);
        const std::size_t count = std::min(row.cells.size(), m_table.columns.size());
        for (std::size_t i = 0; i < count; ++i)
            drawCell(row, i, areaOf(i, x, y));
        if (count == m_table.columns.size())
            return;
        const double left = areaOf(count, x, y).x();
        m_sheet.line({left, y, x + m_width - kInset - left, kRow}, printable(row.rest), {textFont(9.5), paper::kSecondary});
    }

private:
    void measure()
    {
        const double gap = m_isLarge ? 2 * kInset : kSmallGap;
        for (std::size_t i = 0; i < m_table.columns.size(); ++i) {
            double widest = m_sheet.widthOf(headOf(m_table.columns[i]), textFont(m_isLarge ? 9 : 9.5, QFont::Medium));
            for (const Row& row : m_table.rows) {
                if (i >= row.cells.size())
                    continue;
                const report::Cell& cell = row.cells[i];
                const double least = cell.bar ? kBarLeast + (cell.text.empty() ? 0 : kFigureRoom) : 0;
                widest = std::max({widest, least, cell.bar ? 0 : m_sheet.widthOf(printable(cell.text), fontOf(row, i))});
            }
            m_widths.push_back(std::min(widest + gap, (m_isLarge ? kWidestCell : kWidestSmallCell) * m_width));
        }
    }
    /// A bar takes what is left; without one the columns of a large table share it. What is missing is missing from words.
    void fit()
    {
        double rest = m_width;
        for (const double width : m_widths)
            rest -= width;
        const auto isBar = [](const Column& column) { return column.kind == Column::Kind::Bar; };
        const auto bar = std::ranges::find_if(m_table.columns, isBar);
        if (rest < 0)
            return shrinkWords(-rest);
        if (!m_isLarge && bar != m_table.columns.end())
            m_widths[static_cast<std::size_t>(bar - m_table.columns.begin())] += rest;
        else if (m_isLarge)
            for (double& width : m_widths)
                width += rest / static_cast<double>(m_widths.size());
    }
    void shrinkWords(double excess)
    {
        double words = 0;
        for (std::size_t i = 0; i < m_widths.size(); ++i)
            words += m_table.columns[i].kind == Column::Kind::Words ? m_widths[i] : 0;
        for (std::size_t i = 0; i < m_widths.size() && words > 0; ++i)
            if (m_table.columns[i].kind == Column::Kind::Words)
                m_widths[i] *= std::max(0.0, 1 - excess / words);
    }

    QRectF areaOf(std::size_t column, double x, double y) const
    {
        for (std::size_t i = 0; i < column; ++i)
            x += m_widths[i];
        if (m_isLarge)
            return {x + kInset, y, std::max(0.0, m_widths[column] - 2 * kInset), kRow};
        return {x, y, std::max(0.0, m_widths[column] - kSmallGap), kRow};
    }
    Qt::Alignment alignmentOf(std::size_t column) const
    {
        return (m_table.columns[column].kind == Column::Kind::Figure ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop;
    }
    QFont fontOf(const Row& row, std::size_t column) const
    {
        const bool isPlain = row.mark == Row::Mark::None && row.cells[column].style == report::Span::Style::Plain;
        const Column::Kind kind = m_table.columns[column].kind;
        if (kind == Column::Kind::Words)
            return textFont(m_isLarge ? 9.5 : 10, isPlain ? QFont::Normal : QFont::DemiBold);
        return monoFont(9.5, isPlain ? QFont::Normal : QFont::Bold);
    }
    void drawCell(const Row& row, std::size_t column, const QRectF& area) const
    {
        const report::Cell& cell = row.cells[column];
        const PaperSheet::Style style{fontOf(row, column), row.mark == Row::Mark::Limits ? paper::kWarn : paper::kText,
                                      cell.bar ? Qt::AlignRight | Qt::AlignTop : alignmentOf(column)};
        if (!cell.bar)
            return m_sheet.line(area, printable(cell.text), style);
        using Kind = report::Bar::Kind;
        const double room = cell.text.empty() ? 0 : kFigureRoom;
        const QRgb color = cell.bar->kind == Kind::Limit ? paper::kNow
            : cell.bar->kind == Kind::Full               ? paper::kFull
                                                         : paper::kSeries;
        m_sheet.bar({area.x(), area.y() + 5.5, std::max(0.0, area.width() - room), kBarHeight}, cell.bar->share, color);
        m_sheet.line({area.right() - room + 2, area.y(), std::max(0.0, room - 2), kRow}, printable(cell.text), style);
    }

    PaperSheet& m_sheet;
    const Table& m_table;
    double m_width;
    bool m_isLarge;
    std::vector<double> m_widths;
};

}  // namespace

PaperBlock paperTable(PaperSheet& sheet, const report::Table& table, double width)
{
    const auto drawn = std::make_shared<PaperTable>(sheet, table, width);
    PaperBlock block{.head = {kRow, [drawn](double x, double y) { drawn->drawHead(x, y); }}, .pieces = {}};
    for (const Row& row : table.rows)
        block.pieces.push_back({kRow, [drawn, &row](double x, double y) { drawn->drawRow(row, x, y); }});
    return block;
}

}  // namespace kd

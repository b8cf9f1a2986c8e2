// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/linecolumns.h"

#include "ui/common/theme.h"
#include "ui/editor/codeeditor.h"
#include "ui/text/editorsettings.h"
#include "ui/text/liveregisterheat.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace kd {

struct LineColumns::Shown {
    LineColumn column;
    int width = 0;
};

namespace {

using Sci = QsciScintillaBase;
constexpr int kFigureInset = 4;  // logical pixels, on either side of a figure
constexpr int kColumnGap = 2;    // behind the columns and between them
constexpr int kSteps = 1000;  // of a share
const QStringList kOrder{QStringLiteral("registers"), QStringLiteral("executed"), QStringLiteral("lanes"),
                         QStringLiteral("sectors"), QStringLiteral("conflicts")};

struct CellColors {
    QColor back, text;
};

CellColors cellColors(const LineColumn& column, const LineColumn::Cell& cell)
{
    const Theme& theme = Theme::instance();
    if (column.isStale)
        return {theme.color(Token::Raised), theme.color(Token::TextMuted)};
    const double share = column.tint == LineColumn::Tint::Heat ? 1 - cell.share : cell.share;
    const int level = LiveRegisterHeat::of(static_cast<int>(std::lround(share * kSteps)), 0, kSteps).level;
    return {LiveRegisterHeat::back(level), LiveRegisterHeat::text(level)};
}

bool isCellAbove(const LineColumn::Cell& cell, int line)
{
    return cell.line < line;
}

const LineColumn::Cell* cellOf(const LineColumn& column, int line)
{
    const auto found = std::lower_bound(column.cells.begin(), column.cells.end(), line, isCellAbove);
    return found != column.cells.end() && found->line == line ? &*found : nullptr;
}

qsizetype rankOf(const QString& id)
{
    const qsizetype at = kOrder.indexOf(id);
    return at < 0 ? kOrder.size() : at;
}

}  // namespace

LineColumns::LineColumns(CodeEditor* editor) : QObject(editor), m_editor(editor)
{
    connect(m_editor, &CodeView::lineEdited, this, &LineColumns::onLineEdited);
    connect(m_editor, &QsciScintillaBase::SCN_ZOOM, this, &LineColumns::measure);
    connect(&Theme::instance(), &Theme::changed, this, &LineColumns::measure);
    connect(&EditorSettings::instance(), &EditorSettings::changed, this, &LineColumns::measure);
}

LineColumns::~LineColumns() = default;

void LineColumns::set(const LineColumn& column)
{
    const auto isIt = [&](const Shown& shown) { return shown.column.id == column.id; };
    const auto found = std::find_if(m_columns.begin(), m_columns.end(), isIt);
    if (found != m_columns.end()) {
        found->column = column;
    } else {
        const auto isBehind = [&](const Shown& shown) { return rankOf(shown.column.id) > rankOf(column.id); };
        m_columns.insert(std::find_if(m_columns.begin(), m_columns.end(), isBehind), {column, 0});
    }
    measure();
}

void LineColumns::remove(const QString& id)
{
    if (std::erase_if(m_columns, [&](const Shown& shown) { return shown.column.id == id; }) > 0)
        measure();
}

void LineColumns::clear()
{
    if (m_columns.empty())
        return;
    m_columns.clear();
    measure();
}

void LineColumns::setStale(const QString& id, bool isStale)
{
    for (Shown& shown : m_columns) {
        if (shown.column.id != id || shown.column.isStale == isStale)
            continue;
        shown.column.isStale = isStale;
        m_editor->viewport()->update();
    }
}

const LineColumn* LineColumns::find(const QString& id) const
{
    const auto found = std::find_if(m_columns.begin(), m_columns.end(), [&](const Shown& shown) { return shown.column.id == id; });
    return found == m_columns.end() ? nullptr : &found->column;
}

std::vector<const LineColumns::Shown*> LineColumns::visible() const
{
    const QStringList& hidden = EditorSettings::instance().values().hiddenColumns;
    std::vector<const Shown*> visible;
    for (const Shown& shown : m_columns)
        if (!hidden.contains(shown.column.id))
            visible.push_back(&shown);
    return visible;
}

QStringList LineColumns::ids() const
{
    QStringList ids;
    for (const Shown& shown : m_columns)
        ids << shown.column.id;
    return ids;
}

/// What stood in a line stays with it; lines that are gone take theirs with them.
void LineColumns::onLineEdited(int line, int added, bool isAtStart)
{
    if (added == 0)
        return;
    const int first = isAtStart ? line : line + 1;
    for (Shown& shown : m_columns) {
        std::vector<LineColumn::Cell>& cells = shown.column.cells;
        const auto from = std::lower_bound(cells.begin(), cells.end(), first, isCellAbove);
        const auto kept = added < 0 ? std::lower_bound(from, cells.end(), first - added, isCellAbove) : from;
        std::for_each(kept, cells.end(), [added](LineColumn::Cell& cell) { cell.line += added; });
        cells.erase(from, kept);
    }
    m_editor->viewport()->update();
}

void LineColumns::measure()
{
    const QFontMetrics metrics(m_editor->columnFont(true));
    const QFontMetrics heads(Theme::instance().font(FontRole::AxisTick));
    const bool withHeads = hasHeads();
    for (Shown& shown : m_columns) {
        qsizetype longest = 2;
        for (const LineColumn::Cell& cell : shown.column.cells)
            longest = std::max(longest, cell.text.size());
        const int head = withHeads ? heads.horizontalAdvance(shown.column.head) : 0;
        shown.width = 2 * kFigureInset + std::max(metrics.horizontalAdvance(QString(longest, u'0')), head);
    }
    emit changed();
    m_editor->viewport()->update();
}

int LineColumns::width() const
{
    const std::vector<const Shown*> shown = visible();
    int width = shown.empty() ? 0 : kColumnGap;
    for (const Shown* const each : shown)
        width += each->width + kColumnGap;
    return width;
}

bool LineColumns::hasHeads() const
{
    const std::vector<const Shown*> shown = visible();
    return shown.size() > 1 || (shown.size() == 1 && shown.front()->column.tint == LineColumn::Tint::Heat);
}

void LineColumns::paint(QPainter& painter, const QRect& rect, int left) const
{
    const std::vector<const Shown*> columns = visible();
    if (columns.empty())
        return;
    const int height = m_editor->textHeight(0);
    const int top = m_editor->firstVisibleLine();
    for (int y = rect.top() - rect.top() % height; y <= rect.bottom(); y += height) {
        const long row = top + y / height;
        const int line = static_cast<int>(m_editor->SendScintilla(Sci::SCI_DOCLINEFROMVISIBLE, row));
        // Rows of an annotation belong to the line above them.
        if (line >= m_editor->lines() || m_editor->SendScintilla(Sci::SCI_VISIBLEFROMDOCLINE, line) != row)
            continue;
        int x = left + kColumnGap;
        for (const Shown* const shown : columns) {
            if (const LineColumn::Cell* const cell = cellOf(shown->column, line))
                paintCell(painter, QRect(x, y, shown->width, height), *shown, *cell);
            x += shown->width + kColumnGap;
        }
    }
}

void LineColumns::paintCell(QPainter& painter, const QRect& rect, const Shown& shown, const LineColumn::Cell& cell) const
{
    const CellColors colors = cellColors(shown.column, cell);
    painter.fillRect(rect, colors.back);
    painter.setFont(m_editor->columnFont(cell.isPeak && !shown.column.isStale));
    painter.setPen(colors.text);
    painter.drawText(rect.adjusted(kFigureInset, 0, -kFigureInset, 0), Qt::AlignRight | Qt::AlignVCenter, cell.text);
}

void LineColumns::paintHeads(QPainter& painter, const QRect& rect, int left) const
{
    const Theme& theme = Theme::instance();
    painter.setFont(theme.font(FontRole::AxisTick));
    int x = left + kColumnGap;
    painter.setPen(theme.color(Token::TextMuted));
    for (const Shown* const shown : visible()) {
        painter.drawText(QRect(x, rect.top(), shown->width, rect.height()), Qt::AlignCenter, shown->column.head);
        x += shown->width + kColumnGap;
    }
}

int LineColumns::lineAt(int y) const
{
    const long row = m_editor->firstVisibleLine() + y / m_editor->textHeight(0);
    return static_cast<int>(m_editor->SendScintilla(Sci::SCI_DOCLINEFROMVISIBLE, row));
}

QString LineColumns::tipAt(const QPoint& place, int left) const
{
    int x = left + kColumnGap;
    for (const Shown* const shown : visible()) {
        const LineColumn& column = shown->column;
        if (place.x() >= x && place.x() < x + shown->width) {
            const LineColumn::Cell* const cell = place.y() < 0 ? nullptr : cellOf(column, lineAt(place.y()));
            const bool hasTip = cell != nullptr && !cell->tip.isEmpty();
            QString tip = column.title + QStringLiteral("\n") + (hasTip ? cell->tip : column.meaning);
            if (column.isStale)
                tip += QStringLiteral("\n") + tr("Of the text before it was edited.");
            return tip;
        }
        x += shown->width + kColumnGap;
    }
    return {};
}

}  // namespace kd

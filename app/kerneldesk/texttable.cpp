// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/texttable.h"

#include <algorithm>

namespace kd::cli {

QString TextTable::line(const QStringList& cells, const std::vector<qsizetype>& widths) const
{
    QString text;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const QString cell = cells.value(static_cast<qsizetype>(i));
        if (i > 0)
            text += QStringLiteral("  ");
        text += m_columns[i].align == Align::Right ? cell.rightJustified(widths[i]) : cell.leftJustified(widths[i]);
    }
    while (text.endsWith(QLatin1Char(' ')))
        text.chop(1);
    return text;
}

QString TextTable::toText(const QString& indent) const
{
    QStringList titles;
    std::vector<qsizetype> widths;
    for (const Column& column : m_columns) {
        titles << column.title;
        widths.push_back(column.title.size());
    }
    for (const QStringList& row : m_rows) {
        for (std::size_t i = 0; i < widths.size(); ++i)
            widths[i] = std::max(widths[i], row.value(static_cast<qsizetype>(i)).size());
    }
    QString text;
    if (std::any_of(titles.begin(), titles.end(), [](const QString& title) { return !title.isEmpty(); }))
        text += indent + line(titles, widths) + QLatin1Char('\n');
    for (const QStringList& row : m_rows)
        text += indent + line(row, widths) + QLatin1Char('\n');
    return text;
}

}  // namespace kd::cli

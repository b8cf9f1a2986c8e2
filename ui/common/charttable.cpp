// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/charttable.h"

#include "core/base/csvfield.h"
#include "ui/common/chart.h"
#include "ui/common/format.h"
#include "ui/common/tableroles.h"

#include <algorithm>

namespace kd {
namespace {

constexpr int kDigits = 9;

QString headOf(const ChartAxis& axis)
{
    return axis.unit.isEmpty() ? axis.title : QStringLiteral("%1 (%2)").arg(axis.title, axis.unit);
}

bool hasOneX(const std::vector<ChartSeries>& all)
{
    return std::all_of(all.begin(), all.end(), [&](const ChartSeries& series) { return series.x == all.front().x; });
}

std::vector<QStringList> wideRows(const ChartContent& content)
{
    std::vector<QStringList> rows{{headOf(content.x)}};
    for (const ChartSeries& series : content.series)
        rows.front() << (series.name.isEmpty() ? headOf(content.y) : series.name);
    for (std::size_t i = 0; !content.series.empty() && i < content.series.front().x.size(); ++i) {
        QStringList row{formatNumber(content.series.front().x[i], kDigits)};
        for (const ChartSeries& series : content.series)
            row << formatNumber(series.y[i], kDigits);
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<QStringList> longRows(const ChartContent& content)
{
    std::vector<QStringList> rows{
        {Chart::tr("Series"), headOf(content.x), content.right ? Chart::tr("Value") : headOf(content.y)}};
    for (const ChartSeries& series : content.series)
        for (std::size_t i = 0; i < series.x.size(); ++i)
            rows.push_back({series.isOnRight ? headOf(*content.right) : series.name, formatNumber(series.x[i], kDigits),
                            formatNumber(series.y[i], kDigits)});
    return rows;
}

}  // namespace

std::vector<QStringList> chartRows(const ChartContent& content)
{
    return hasOneX(content.series) ? wideRows(content) : longRows(content);
}

QString chartTsv(const ChartContent& content)
{
    QString text;
    for (const QStringList& row : chartRows(content))
        text += row.join(QLatin1Char('\t')) + QLatin1Char('\n');
    return text;
}

QString chartCsv(const ChartContent& content)
{
    QString text;
    for (const QStringList& row : chartRows(content)) {
        QStringList fields;
        for (const QString& field : row)
            fields << QString::fromStdString(csvField(field.toStdString()));
        text += fields.join(QLatin1Char(',')) + QLatin1Char('\n');
    }
    return text;
}

void ChartTableModel::setContent(const ChartContent& content)
{
    beginResetModel();
    m_rows = chartRows(content);
    endResetModel();
}

int ChartTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_rows.empty() ? 0 : static_cast<int>(m_rows.size()) - 1;
}

int ChartTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_rows.empty() ? 0 : static_cast<int>(m_rows.front().size());
}

QVariant ChartTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const QString& text = m_rows[static_cast<std::size_t>(index.row()) + 1][index.column()];
    if (role == Qt::DisplayRole)
        return text;
    if (role == NumberRole) {
        bool isNumber = false;
        text.toDouble(&isNumber);
        return isNumber;
    }
    return {};
}

QVariant ChartTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= columnCount())
        return {};
    return m_rows.front()[section];
}

}  // namespace kd

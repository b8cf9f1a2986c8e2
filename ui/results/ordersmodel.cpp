// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/ordersmodel.h"

#include "ui/common/format.h"
#include "ui/common/tableroles.h"

namespace kd {

void OrdersModel::setFindings(const ScheduleFindings& findings)
{
    beginResetModel();
    m_findings = findings;
    endResetModel();
}

int OrdersModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_findings.outputs.size());
}

int OrdersModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString OrdersModel::text(const ScheduleFindings::Output& output, int column) const
{
    switch (column) {
    case Output: return QString::fromStdString(output.name);
    case Differing: return tr("%1 of %2").arg(formatCount(output.differing), formatCount(m_findings.count));
    case First: return formatCount(output.first);
    case Reference: return output.isVerified ? tr("agrees in all") : tr("none agrees");
    default: return {};
    }
}

QVariant OrdersModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ScheduleFindings::Output& output = m_findings.outputs[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(output, column);
    case Qt::ToolTipRole:
        if (column == Reference)
            return output.isVerified ? tr("Only bits within the tolerance depend on the order, as sums in another order have them.")
                                     : tr("It has no reference, or differs from it in one of these orders.");
        return {};
    case NumberRole:
        return column == Differing || column == First;
    case MonoRole:
        return column == Output;
    case ColorRole:
        return column != Output && !output.isVerified ? QVariant::fromValue(Token::Bad) : QVariant();
    case SortRole:
        if (column == Differing || column == First)
            return static_cast<qulonglong>(column == First ? output.first : output.differing);
        return text(output, column);
    default:
        return {};
    }
}

QVariant OrdersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const bool isNumber = section == Differing || section == First;
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    const QString titles[] = {tr("Output"), tr("Other bytes in"), tr("First order"), tr("Reference")};
    const QString tips[] = {tr("An output that depends on the order of blocks and warps"),
                            tr("Orders in which its bytes are others than in the plain one"),
                            tr("Number of the first of them: kerneldesk run --schedule with that number repeats it"),
                            tr("What the reference says of the output in these orders")};
    if (role == Qt::DisplayRole)
        return titles[section];
    return role == Qt::ToolTipRole ? QVariant(tips[section]) : QVariant();
}

}  // namespace kd

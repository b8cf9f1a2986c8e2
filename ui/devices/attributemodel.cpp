// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/attributemodel.h"

#include "ui/common/tableroles.h"
#include "ui/devices/attributetext.h"
#include "ui/program/words.h"

#include <algorithm>

namespace kd {
namespace {

constexpr quintptr kGroupId = 0;  // internal id of a group; of a row it is its group's number + 1

/// Short where that names one device of the table alone.
QString columnName(const AttributeTable& table, const DeviceInfo& device)
{
    const QString name = shortDeviceName(toQt(device.name));
    const auto same = std::count_if(table.devices.begin(), table.devices.end(),
                                    [&](const DeviceInfo& each) { return shortDeviceName(toQt(each.name)) == name; });
    if (same < 2)
        return name;
    return QStringLiteral("%1, %2").arg(name, isPreset(device.id) ? AttributeModel::tr("preset") : toQt(device.id.name));
}

QVariant tokenVariant(Token token)
{
    return QVariant::fromValue(token);
}

}  // namespace

AttributeModel::AttributeModel(QObject* parent) : QAbstractItemModel(parent), m_table(std::make_shared<AttributeTable>()) {}

void AttributeModel::setTable(std::shared_ptr<const AttributeTable> table)
{
    beginResetModel();
    m_table = std::move(table);
    endResetModel();
}

const AttributeRow* AttributeModel::row(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == kGroupId)
        return nullptr;
    return &m_table->groups[index.internalId() - 1].rows[static_cast<std::size_t>(index.row())];
}

QModelIndex AttributeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : kGroupId);
}

QModelIndex AttributeModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == kGroupId)
        return {};
    return createIndex(static_cast<int>(child.internalId() - 1), 0, kGroupId);
}

int AttributeModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_table->groups.size());
    if (parent.column() > 0 || parent.internalId() != kGroupId)
        return 0;
    return static_cast<int>(m_table->groups[static_cast<std::size_t>(parent.row())].rows.size());
}

int AttributeModel::columnCount(const QModelIndex&) const
{
    return descriptionColumn() + 1;
}

QVariant AttributeModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const AttributeRow* const attribute = row(index);
    if (!attribute)
        return groupData(m_table->groups[static_cast<std::size_t>(index.row())], index.column(), role);
    if (role == kDiffersRole)
        return attribute->differs();
    if (role == KeyRole)
        return attribute->constant;
    if (role == kSearchRole)
        return attribute->description + QLatin1Char('\n') + attribute->property;
    if (index.column() > 0 && index.column() < cudaColumn())
        return cellData(*attribute, static_cast<std::size_t>(index.column() - 1), role);
    return wordsData(*attribute, index.column(), role);
}

QVariant AttributeModel::groupData(const AttributeSection& group, int column, int role) const
{
    if (role == GroupRole)
        return true;
    return column == 0 && role == Qt::DisplayRole ? QVariant(group.title) : QVariant();
}

QVariant AttributeModel::wordsData(const AttributeRow& row, int column, int role) const
{
    const bool isCuda = column == cudaColumn();
    switch (role) {
    case Qt::DisplayRole:
    case SortRole: return column == 0 ? row.title : isCuda ? row.cudaName : row.brief;
    case ColorRole: return tokenVariant(column == 0 ? Token::Text : Token::TextSecondary);
    case MonoRole: return isCuda && row.isCudaName;
    case CopyRole:
        if (column == 0)
            return row.unit.isEmpty() ? row.title : QStringLiteral("%1 (%2)").arg(row.title, row.unit);
        return isCuda ? QVariant() : QVariant(row.description);
    case Qt::ToolTipRole: return column == 0 ? QVariant(row.title) : isCuda ? QVariant(row.constant) : QVariant(row.description);
    default: return {};
    }
}

QVariant AttributeModel::cellData(const AttributeRow& row, std::size_t device, int role) const
{
    const AttributeCell& cell = row.cells[device];
    switch (role) {
    case Qt::DisplayRole: return cell.text;
    case SortRole: return cell.raw;
    case CopyRole: return cell.raw.isValid() ? cell.raw.toString() : QString();
    case Qt::ToolTipRole: return QStringLiteral("%1\n%2").arg(cell.source, cell.sourceUrl).trimmed();
    case NumberRole: return true;
    case TintRole: return cell.differs ? tokenVariant(Token::WarnBack) : QVariant();
    case ColorRole: return tokenVariant(cell.differs ? Token::Warn : device == 0 ? Token::Text : Token::TextSecondary);
    case BoldRole: return cell.differs;
    default: return {};
    }
}

QVariant AttributeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section > descriptionColumn())
        return {};
    const bool isDevice = section > 0 && section < cudaColumn();
    if (role == Qt::TextAlignmentRole)
        return QVariant((isDevice ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (isDevice && (role == Qt::DisplayRole || role == Qt::ToolTipRole)) {
        const DeviceInfo& device = m_table->devices[static_cast<std::size_t>(section - 1)];
        return role == Qt::DisplayRole ? columnName(*m_table, device)
                                       : QStringLiteral("%1, %2").arg(toQt(device.name), toQt(device.id.name));
    }
    if (role != Qt::DisplayRole)
        return {};
    return section == 0 ? tr("Attribute") : section == cudaColumn() ? tr("CUDA attribute") : tr("Description");
}

}  // namespace kd

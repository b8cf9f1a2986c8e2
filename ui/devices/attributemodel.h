// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/devices/attributetable.h"

#include <QAbstractItemModel>

#include <memory>

namespace kd {

/// Groups of attributes, one column a device between name and explanation. Values that differ from the base are tinted.
class AttributeModel : public QAbstractItemModel {
    Q_OBJECT
public:
    explicit AttributeModel(QObject* parent = nullptr);

    void setTable(std::shared_ptr<const AttributeTable> table);
    const AttributeTable& table() const { return *m_table; }
    /// Null for groups and for no index at all.
    const AttributeRow* row(const QModelIndex& index) const;

    /// 0 the title, then the devices, then these two.
    int cudaColumn() const { return 1 + static_cast<int>(m_table->devices.size()); }
    int descriptionColumn() const { return cudaColumn() + 1; }

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QVariant groupData(const AttributeSection& group, int column, int role) const;
    QVariant wordsData(const AttributeRow& row, int column, int role) const;
    QVariant cellData(const AttributeRow& row, std::size_t device, int role) const;

    std::shared_ptr<const AttributeTable> m_table;
};

/// Tells whether a row has a device that differs from the base: what "Only differences" keeps.
inline constexpr int kDiffersRole = Qt::UserRole + 1;
/// Gives what a search finds of a row besides what its columns show.
inline constexpr int kSearchRole = Qt::UserRole + 2;

}  // namespace kd

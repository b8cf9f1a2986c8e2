#pragma once

#include "ui/workbench/workbench.h"

#include <QAbstractListModel>

namespace kd {

class DeviceComparison;

/// The devices of the target; the check mark puts one beside the selected one.
class DeviceListModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit DeviceListModel(DeviceComparison& comparison, QObject* parent = nullptr);

    /// How the device `id` stands: the target's state, and whether runs go to it.
    void setUsed(const QString& id, Workbench::TargetState state);
    QString idAt(int row) const;
    int rowOf(const QString& id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// What is said of the state, and its colour (Token).
    enum Role { StateWordRole = Qt::UserRole + 1, StateColorRole, IsUsedRole };

private:
    DeviceComparison& m_comparison;
    QString m_used;
    Workbench::TargetState m_state = Workbench::TargetState::Connecting;
};

}  // namespace kd

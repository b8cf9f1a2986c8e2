// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/target/targetconnection.h"

#include <QAbstractListModel>
#include <QList>

#include <vector>

namespace kd {

class DeviceComparison;

/// The devices of the target, the other targets and the presets, each under the head of its group; the check mark puts a device
/// or a preset beside the selected one. The selected one is partially checked while it is shown only because it is selected.
class DeviceListModel : public QAbstractListModel {
    Q_OBJECT
public:
    /// Says what a row is. A note stands where the target's devices are not known.
    enum class Kind { Group, Note, Device, Target, Preset };
    Q_ENUM(Kind)

    explicit DeviceListModel(DeviceComparison& comparison, QObject* parent = nullptr);

    /// How the device `id` stands: the target's state, and whether runs go to it.
    void setUsed(const QString& id, TargetConnection::State state);
    /// A target that is not connected; "" is this machine.
    struct Other {
        QString name;
        bool isOverSsh = false;
        friend bool operator==(const Other&, const Other&) = default;
    };
    /// The one that is connected, by name, and the others.
    void setTargets(const QString& current, const QList<Other>& others);
    /// Gives the id of a device or a preset; empty for other rows.
    QString idAt(int row) const;
    int rowOf(const QString& id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// A row has these: its Kind; what is said of the state, and its colour (Token); what a click on the word at the right does
    /// ("Connect").
    enum Role { KindRole = Qt::UserRole + 1, StateWordRole, StateColorRole, IsUsedRole, ActionRole };

signals:
    /// Tells that the word of a row was clicked: of a target by its name, of the note.
    void connectWanted(const QString& target);
    void askWanted();

private:
    struct Row {
        Kind kind = Kind::Group;
        QString title;
        const DeviceInfo* device = nullptr;  ///< device of the comparison's list or its presets
        QString detail;
        QString target;  ///< name of a Target
    };
    void rebuild();
    void refresh();
    void addDevices();
    void addTargets(const QString& group, bool isOverSsh);
    QVariant deviceData(const Row& row, int role) const;
    QVariant plainData(const Row& row, int role) const;
    QString tip(const Row& row) const;

    DeviceComparison& m_comparison;
    std::shared_ptr<const DeviceList> m_list;  ///< keeps what rows point to
    std::vector<Row> m_rows;
    QString m_used, m_target;
    QList<Other> m_others;
    TargetConnection::State m_state = TargetConnection::State::Connecting;
};

}  // namespace kd

Q_DECLARE_METATYPE(kd::DeviceListModel::Kind)

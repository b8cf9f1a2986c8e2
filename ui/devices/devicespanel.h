// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"

class QModelIndex;
class QScrollArea;

namespace kd {

class DeviceComparison;
class DeviceListModel;
class DeviceListView;
class HintLabel;
class Navigator;
class OccupancyModel;
class TargetConnection;
struct DeviceInfo;

/// The devices of the target, the other targets and the presets: which one is looked at, which stand beside it, which one runs
/// are made on or the occupancy is calculated for, and what this machine lacks.
class DevicesPanel : public Panel {
    Q_OBJECT
public:
    DevicesPanel(DeviceComparison& comparison, OccupancyModel& occupancy, TargetConnection& target, Navigator& navigator,
                 QWidget* parent);

    QList<QAction*> headerActions() const override { return {m_refresh, m_add, m_more}; }

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeActions();
    void makeList();
    void act(const QModelIndex& index);
    QWidget* makeFoot();
    void fitFoot();
    void updateTarget();
    void updateNotices();
    void updateSelection();
    void useBase();
    /// Null where neither the target nor the presets have it.
    const DeviceInfo* base() const;
    void calculateForBase();

    TargetConnection& m_target;
    Navigator& m_navigator;
    OccupancyModel& m_occupancy;
    DeviceComparison& m_comparison;
    DeviceListModel* m_model;
    QAction* m_use;
    QAction* m_calculate;
    QAction* m_refresh;
    QAction* m_add;
    QAction* m_more;
    DeviceListView* m_list;
    HintLabel* m_versions;
    HintLabel* m_missing;
    HintLabel* m_presets;
    QScrollArea* m_foot;
};

}  // namespace kd

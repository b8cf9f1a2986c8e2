#pragma once

#include "ui/common/panel.h"

class QListView;
class QModelIndex;

namespace kd {

class DeviceComparison;
class DeviceListModel;
class HintLabel;
class Workbench;

/// The devices of the target, the other targets and the presets: which one is looked at, which stand beside it, which one runs
/// are made on, and what this machine lacks.
class DevicesPanel : public Panel {
    Q_OBJECT
public:
    DevicesPanel(Workbench& workbench, QWidget* parent);

    QList<QAction*> headerActions() const override { return {m_use, m_refresh}; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeActions();
    void makeList();
    void act(const QModelIndex& index);
    QWidget* makeFoot();
    void updateTarget();
    void updateNotices();
    void updateSelection();
    void useBase();

    Workbench& m_workbench;
    DeviceComparison& m_comparison;
    DeviceListModel* m_model;
    QAction* m_use;
    QAction* m_refresh;
    QListView* m_list;
    HintLabel* m_versions;
    HintLabel* m_missing;
    HintLabel* m_presets;
};

}  // namespace kd

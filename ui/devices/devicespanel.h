#pragma once

#include "ui/common/panel.h"

class QListView;
class QStackedLayout;

namespace kd {

class DeviceComparison;
class DeviceListModel;
class EmptyState;
class HintLabel;
class Workbench;

/// The devices of the target: which one is looked at, which stand beside it, which one runs are made on, and what this
/// machine lacks.
class DevicesPanel : public Panel {
    Q_OBJECT
public:
    DevicesPanel(Workbench& workbench, QWidget* parent);

    QList<QAction*> headerActions() const override { return {m_use, m_refresh}; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeActions();
    QWidget* makeList();
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
    EmptyState* m_empty;
    QStackedLayout* m_pages;
};

}  // namespace kd

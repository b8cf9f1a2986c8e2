#pragma once

#include "ui/common/pagesection.h"

class QAction;
class QLabel;
class QStackedWidget;

namespace kd {

class EmptyState;
class MatrixModel;
class TableView;
class Workbench;

/// The architecture matrix: every architecture compiled while this is on screen, with progress and a way to stop. A row opens its target.
class MatrixSection : public PageSection {
    Q_OBJECT
public:
    explicit MatrixSection(Workbench& workbench, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void update();
    QString note() const;

    Workbench& m_workbench;
    MatrixModel* m_model;
    TableView* m_table;
    EmptyState* m_empty;
    QStackedWidget* m_pages;
    QAction *m_compile, *m_stop;
};

}  // namespace kd

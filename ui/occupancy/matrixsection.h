// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/pagesection.h"

class QAction;
class QMenu;
class QStackedWidget;

namespace kd {

class ArchitectureMatrix;
class BuildController;
class EmptyState;
class FilterModel;
class JobRunner;
class MatrixModel;
class Navigator;
class TableView;
class TargetConnection;

/// The models that it shows.
struct MatrixModels {
    ArchitectureMatrix& matrix;
    TargetConnection& target;
    BuildController& builds;
    JobRunner& jobs;
    Navigator& navigator;
};

/// The architecture matrix: every architecture compiled while this is on screen, with progress and a way to stop. A row opens its
/// target. Which architectures have a row is the user's choice, which is remembered.
class MatrixSection : public PageSection {
    Q_OBJECT
public:
    explicit MatrixSection(const MatrixModels& models, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void makeMenus();
    void fillChoice();
    void setLeftOut(const QStringList& architectures);
    void selectPresent();
    void update();
    QString note() const;

    MatrixModels m_models;
    MatrixModel* m_model;
    TableView* m_table;
    EmptyState* m_empty;
    QStackedWidget* m_pages;
    FilterModel* m_sorted;
    QString m_present;  ///< the architecture whose row was selected last
    QMenu* m_choice;
    QAction *m_compile, *m_stop, *m_filter, *m_export;
};

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/runs/runrecord.h"

#include <QWidget>

class QPushButton;
class QSpinBox;

namespace kd {

class Documents;
class HintLabel;
class Navigator;
class OrderSearch;
class OrdersModel;
class TableView;
class ThemedLabel;

/// Launches the shown run in other orders of its blocks and warps when it is told to, and tells which outputs depend on the order,
/// and in which orders the launch fails.
class OrdersPage : public QWidget {
    Q_OBJECT
public:
    struct Models {
        OrderSearch& search;
        Documents& documents;
        Navigator& navigator;
    };
    explicit OrdersPage(const Models& models, QWidget* parent = nullptr);

    void setRun(const RunRecordPointer& run);

private:
    QWidget* makeHead();
    void runOrStop();
    void refresh();
    QString statusText() const;
    void showFailure();
    void showPlace();

    Models m_models;
    RunRecordPointer m_run;
    QSpinBox* m_count;
    QPushButton* m_button;
    ThemedLabel* m_status;
    HintLabel* m_failure;
    QPushButton* m_place;  ///< shows the line of the first order that fails
    OrdersModel* m_outputs;
    TableView* m_table;
};

}  // namespace kd

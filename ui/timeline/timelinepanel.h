// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"

class QLabel;
class QStackedWidget;

namespace kd {

class BlockChart;
class BlockRecorder;
class BlockTable;
class EmptyState;
class FileWriter;
class TableView;

/// The timeline of the current document's blocks: chart or table, what it says in words, and its files for others.
class TimelinePanel : public Panel {
    Q_OBJECT
public:
    TimelinePanel(BlockRecorder& recorder, FileWriter& files, QWidget* parent = nullptr);
    QList<QAction*> headerActions() const override { return {m_record, m_asTable, m_export}; }

private:
    QWidget* makeContent();
    void setUpActions();
    void update();
    void updateActions();
    void chooseExport();
    void exportTo(const QString& path);

    BlockRecorder& m_recorder;
    FileWriter& m_files;
    QAction *m_record, *m_asTable, *m_export;
    EmptyState* m_empty;
    QStackedWidget *m_stack, *m_views;
    QLabel *m_summary, *m_conclusion;
    BlockChart* m_chart;
    BlockTable* m_rows;
    TableView* m_table;
};

}  // namespace kd

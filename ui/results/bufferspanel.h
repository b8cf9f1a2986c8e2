// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"

#include <array>

class QStackedLayout;

namespace kd {

class BufferView;
class EmptyState;
class JobRunner;
class OutputsModel;
class TableView;
class ThemedLabel;

/// The buffers of the last run and what that run was; choosing one shows it in the middle.
class BuffersPanel : public Panel {
    Q_OBJECT
public:
    BuffersPanel(BufferView& view, JobRunner& jobs, QWidget* parent = nullptr);

private:
    enum Fact { State, Kernel, Device, Grid, Block, Time, Driver, FactCount };
    QWidget* makeFacts();
    void showRun();
    void showBuffer();

    JobRunner& m_jobs;
    BufferView& m_view;
    OutputsModel* m_model;
    TableView* m_table;
    EmptyState* m_empty;
    QStackedLayout* m_pages;
    std::array<ThemedLabel*, FactCount> m_facts{};
};

}  // namespace kd

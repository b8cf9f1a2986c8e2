// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"

#include <array>

class QListView;
class QPushButton;
class QStackedLayout;

namespace kd {

class BufferListModel;
class DataFiles;
class DataInspector;
class Documents;
class EmptyState;
class HintLabel;
class JobRunner;
class LaunchModel;
class ThemedLabel;
struct RunRecord;

/// Everything of the last run that can be looked at, how it is looked at, and what that run was; files are dropped on it. Choosing
/// an entry shows it in the middle.
class BuffersPanel : public Panel {
    Q_OBJECT
public:
    struct Models {
        DataInspector& inspector;
        Documents& documents;
        LaunchModel& launches;
        JobRunner& jobs;
    };
    explicit BuffersPanel(const Models& models, QWidget* parent = nullptr);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    enum Fact { State, Grid, Block, Time, Before, Bounds, Device, FactCount };
    QWidget* makeList();
    QWidget* makeFacts();
    QWidget* makeFoot();
    void showRun();
    void showFacts();
    void showTime(const RunRecord& run);
    void showEntry();
    void showWords();

    Models m_models;
    BufferListModel* m_model;
    QListView* m_list;
    DataFiles* m_files;
    EmptyState* m_empty;
    QPushButton *m_load, *m_save;
    HintLabel *m_word, *m_whyNot;
    QStackedLayout* m_pages;
    ThemedLabel* m_timeTitle = nullptr;
    std::array<ThemedLabel*, FactCount> m_facts{};
};

}  // namespace kd

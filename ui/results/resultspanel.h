// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"

class QButtonGroup;
class QHBoxLayout;
class QModelIndex;
class QStackedLayout;

namespace kd {

class Badge;
class BufferView;
class CountersModel;
class Documents;
class EmptyState;
class ExplanationRow;
class FaultExplanation;
class HintLabel;
class JobRunner;
class Navigator;
class NotesModel;
class OrderSearch;
class OrdersPage;
class OutputsModel;
class TableView;
class ThemedLabel;

/// Shows what became of the last run: its state in words, what the emulated GPU says where it failed, how its outputs agree, their
/// elements, the counts of its source lines, what was noted of its values, and what other orders of its blocks and warps change.
class ResultsPanel : public Panel {
    Q_OBJECT
public:
    struct Models {
        BufferView& view;
        Documents& documents;
        JobRunner& jobs;
        Navigator& navigator;
        OrderSearch& orders;
        FaultExplanation& explanation;
    };
    explicit ResultsPanel(const Models& models, QWidget* parent = nullptr);

private:
    enum View { Outputs, Elements, Accesses, Notes, Orders };
    QWidget* makeHead();
    TableView* makeOutputs();
    QWidget* makeAccesses();
    QWidget* makeNotes();
    void addView(QHBoxLayout& layout, View view, const QString& text);
    void showView(int view);
    void showRun();
    void showOld();
    void showPlace(const QModelIndex& index);
    void showNote(const QModelIndex& index);

    Documents& m_documents;
    JobRunner& m_jobs;
    Navigator& m_navigator;
    BufferView& m_view;
    OutputsModel* m_outputs;
    CountersModel* m_counters;
    NotesModel* m_notes;
    OrdersPage* m_orders;
    Badge* m_state;
    ThemedLabel* m_summary;
    HintLabel* m_sentence;
    ExplanationRow* m_explanation;
    QButtonGroup* m_views;
    QStackedLayout* m_shown;
    QStackedLayout* m_accesses = nullptr;
    QStackedLayout* m_noted = nullptr;
    EmptyState* m_empty;
    QStackedLayout* m_pages;
};

}  // namespace kd

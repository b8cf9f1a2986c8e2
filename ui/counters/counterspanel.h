// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"

#include <memory>

class QModelIndex;
class QStackedWidget;

namespace kd {

class CounterLineTable;
class CounterTable;
class Documents;
class EmptyState;
class HintLabel;
class LaunchCounter;
class Navigator;
class SectionTitle;
class TableView;
struct CountedLaunch;

/// What the current document's launch does in its GPU's hardware counters: the figures in groups, beside the emulated GPU's and the
/// baseline's, and what each source line does. Where counters are refused it says which setting does so and who can change it.
class CountersPanel : public Panel {
    Q_OBJECT
public:
    CountersPanel(LaunchCounter& counter, Documents& documents, Navigator& navigator, QWidget* parent = nullptr);
    QList<QAction*> headerActions() const override { return {m_count, m_beside, m_cold}; }

private:
    /// What the tables show: they are filled anew where it is another one.
    struct Shown {
        std::shared_ptr<const CountedLaunch> counted, modelled;
        bool isOld = false;
        int baseline = 0;  ///< number of the run; 0: there is none
        friend bool operator==(const Shown&, const Shown&) = default;
    };

    QWidget* makeContent();
    QWidget* makeFigures();
    QWidget* makeLines();
    void setUpActions();
    void update();
    void updateActions();
    void showProgress();
    void showFigures();
    void showLines();
    void showWhyNoLines();
    void showPlace(const QModelIndex& index);
    QString emptyText() const;

    LaunchCounter& m_counter;
    Documents& m_documents;
    Navigator& m_navigator;
    QAction *m_count, *m_beside, *m_cold;
    EmptyState *m_empty, *m_noLines;
    QStackedWidget *m_stack, *m_lineStack;
    HintLabel* m_refusal;
    SectionTitle *m_figuresTitle, *m_linesTitle;
    CounterTable* m_figures;
    CounterLineTable* m_lines;
    TableView *m_figureRows, *m_lineRows;
    Shown m_shown;
};

}  // namespace kd

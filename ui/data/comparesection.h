// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/pagesection.h"
#include "ui/workbench/runs/runrecord.h"

#include <QStringList>

#include <array>
#include <vector>

class QComboBox;
class QLayout;
class QPushButton;
class QStackedLayout;

namespace kd {

class Badge;
class BusyBar;
class DataInspector;
class DifferencesModel;
class EmptyState;
class HintLabel;
class TableView;
class ThemedLabel;
struct DataDifferences;

/// How an output differs from its reference, or from another run's: verdict, the first and the largest difference, what their
/// places have in common, and the farthest ones as a table. Choosing one moves the cursor.
class CompareSection : public PageSection {
    Q_OBJECT
public:
    explicit CompareSection(DataInspector& inspector, QWidget* parent = nullptr);

private:
    enum Fact { First, Output, Reference, Difference, Largest, Tolerance, Bitwise, FactCount };
    void makeChoice();
    QWidget* makeTold();
    QLayout* makeHead();
    QLayout* makeFacts();
    QLayout* makeFoot();
    void show();
    void showCursor();
    void showChoices();
    QString whyNotCompared() const;
    void showSummary();
    void showWhether(bool differs, bool listsElements);
    void showWaiting();
    void showDifferences(const DataDifferences& differences);
    void showNote();
    void tell(Fact fact, const QString& text, bool isBad = false);

    DataInspector& m_inspector;
    DifferencesModel* m_model;
    Badge* m_verdict;
    ThemedLabel* m_count;
    std::array<ThemedLabel*, FactCount> m_facts{};
    ThemedLabel* m_expectedTitle = nullptr;
    std::vector<RunRecordPointer> m_choices;  ///< of `m_with`, behind the reference
    QStringList m_names;                      ///< of `m_with`
    TableView* m_table;
    QWidget* m_rows = nullptr;  ///< the table in its room
    QComboBox *m_with, *m_measure;
    QPushButton *m_previous, *m_next;
    HintLabel* m_pattern;
    BusyBar* m_busy;
    EmptyState* m_empty;
    QStackedLayout* m_pages;
};

}  // namespace kd

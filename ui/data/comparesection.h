// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/pagesection.h"

#include <array>

class QComboBox;
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

/// How an output differs from its reference: verdict, the first and the largest difference, what their places have in common, and
/// the farthest ones as a table. Choosing one moves the cursor.
class CompareSection : public PageSection {
    Q_OBJECT
public:
    explicit CompareSection(DataInspector& inspector, QWidget* parent = nullptr);

private:
    enum Fact { First, Output, Reference, Difference, Largest, Tolerance, Bitwise, FactCount };
    QWidget* makeHead();
    QWidget* makeFacts();
    QWidget* makeFoot();
    void show();
    void showSummary();
    void showDifferences(const DataDifferences& differences);
    void showNote();
    void tell(Fact fact, const QString& text, bool isBad = false);

    DataInspector& m_inspector;
    DifferencesModel* m_model;
    Badge* m_verdict;
    ThemedLabel* m_count;
    std::array<ThemedLabel*, FactCount> m_facts{};
    TableView* m_table;
    QComboBox* m_measure;
    QPushButton *m_previous, *m_next;
    HintLabel* m_pattern;
    BusyBar* m_busy;
    EmptyState* m_empty;
    QStackedLayout* m_pages;
};

}  // namespace kd

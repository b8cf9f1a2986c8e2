// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sweep/heatmap.h"

#include <QPixmap>
#include <QWidget>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace kd {

class Badge;
class Chart;
class EmptyState;
class FilterModel;
class FlowRow;
class HeatMapView;
class SweepController;
class SweepTableModel;
class TableView;
class ThemedLabel;

/// The results of the current document's sweep: a heat map of two axes or a line of one, and a table, with the chosen
/// point beneath.
class SweepView : public QWidget {
    Q_OBJECT
public:
    enum class Mode { Chart, Table };

    explicit SweepView(SweepController& sweeps, QWidget* parent = nullptr);

    Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    bool hasResults() const;
    /// "block and TILE": what the chart shows.
    QString subject() const;
    /// Of what is on screen.
    QPixmap picture();
    /// All rows with their heads.
    QString tsv() const;

signals:
    void setUpRequested();
    void openRequested(std::uint64_t point);
    void pointChosen(std::uint64_t point);
    void changed();  ///< subject(), mode() or hasResults() may be others

private:
    QWidget* makePointBar();
    void makeTable();
    void fitColumns();
    void replaceResults();
    void addResults();
    void showSelectors();
    void chooseAxes();
    void showPage();
    void showChart();
    void showEmpty();
    void chooseRow(std::size_t row);
    void showPoint();
    void showCurrent();
    void use();
    std::optional<std::size_t> shownRow() const;

    SweepController& m_sweeps;
    Mode m_mode = Mode::Chart;
    std::optional<MapChoice> m_choice;  ///< nothing: a line
    std::optional<std::size_t> m_row;   ///< chosen by the user; nothing: the best
    FlowRow* m_selectors;
    std::vector<QComboBox*> m_boxes;
    QStackedWidget* m_pages;
    EmptyState* m_empty;
    HeatMapView* m_map;
    Chart* m_chart;
    TableView* m_table;
    SweepTableModel* m_rows;
    FilterModel* m_sorted;
    QWidget* m_pointBar;
    ThemedLabel *m_point, *m_figures;
    Badge* m_verdict;
    QPushButton *m_use, *m_back, *m_open;
};

}  // namespace kd

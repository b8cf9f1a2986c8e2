// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/pagesection.h"
#include "ui/data/dataquery.h"

#include <QTimer>

class QComboBox;
class QStackedLayout;

namespace kd {

class Chart;
class DataInspector;
class EmptyState;
class SeriesNames;
struct ChartContent;
struct ChartSeries;

/// The row, or the column, of the cursor as a curve, beside that of the reference; or how often values lie where. Where there are
/// more numbers than pixels, each pixel shows its extremes.
class PlotSection : public PageSection {
    Q_OBJECT
public:
    explicit PlotSection(DataInspector& inspector, QWidget* parent = nullptr);

    Chart& chart() const { return *m_chart; }

private:
    enum Kind { Line, Points, Histogram };
    enum Along { Row, Column };
    /// Which numbers are shown: `count` of them from `first` on, `step` apart.
    struct Stretch {
        quint64 first = 0, count = 0, step = 1;
        friend bool operator==(const Stretch&, const Stretch&) = default;
    };
    Stretch stretch() const;
    void follow();
    void ask();
    void show();
    void showNames(const ChartContent& content);
    void addCurve(ChartContent& content, const PlotData& numbers, int slot, const QString& name) const;
    void addHistogram(ChartContent& content) const;
    QString subject() const;

    DataInspector& m_inspector;
    DataQuery m_actual, m_expected;
    QTimer m_delay;
    Stretch m_asked;
    Chart* m_chart;
    SeriesNames* m_names;
    QComboBox *m_kind, *m_along;
    EmptyState* m_empty;
    QStackedLayout* m_pages;
};

}  // namespace kd

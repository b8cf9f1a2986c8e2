// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/peaks.h"
#include "ui/common/panel.h"

#include <memory>
#include <vector>

class QLabel;
class QStackedWidget;

namespace kd {

class Chart;
class EmptyState;
class FiguresModel;
class JobRunner;
class PageSection;
class ReceiptRow;
class TableView;
class TileRow;
class TimingModel;
struct RunRecord;
struct TimingOutcome;
struct TimingTile;

/// The middle of the measure perspective: what was measured, how, and how it spreads.
class TimingPage : public Panel {
    Q_OBJECT
public:
    TimingPage(TimingModel& model, JobRunner& jobs, QWidget* parent = nullptr);
    /// Puts a section into the row beneath the figures, right of those already there. It is there before anything was timed, too.
    void addLowerSection(QWidget* section, int stretch = 1);
    /// Which of both rows a page shows that is too short for them: the lower one, or the timing. A job that begins says so, too.
    void preferLower(bool isLower);
    /// The measured peaks that the tiles hold rates against.
    void setPeaks(std::shared_ptr<const PeakBook> book);
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeContent();
    QWidget* makeFigures();
    void update();
    void showTiming(const RunRecord& record, bool isOld);
    std::vector<TimingTile> tilesOfShown(const TimingOutcome& timing) const;
    void showFigures(const TimingOutcome& timing, const TimingOutcome* first, bool isOld);
    void showCharts(const RunRecord& record, const TimingOutcome* first, bool isOld);
    QString sidesText(const RunRecord& record) const;
    void showEmpty();
    void showRows();

    JobRunner& m_jobs;
    TimingModel& m_model;
    std::shared_ptr<const PeakBook> m_peaks = std::make_shared<const PeakBook>();  ///< never null
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    TileRow* m_tiles;
    ReceiptRow* m_receipt;
    QLabel* m_why;
    PageSection *m_samplesSection, *m_distributionSection, *m_figuresSection;
    Chart *m_samples, *m_distribution;
    FiguresModel* m_figures;
    TableView* m_table;
    std::shared_ptr<const RunRecord> m_shown;  ///< last; a short page shows it when it is another one
    QWidget* m_lower;
    bool m_prefersLower = false;
};

}  // namespace kd

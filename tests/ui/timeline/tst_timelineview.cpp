// SPDX-License-Identifier: GPL-3.0-or-later
// The timeline of blocks: over a real worker with the emulated GPU, and over recordings made by hand.
#include "core/timeline/blockstamps.h"
#include "tests/program/testprogram.h"
#include "tests/ui/bench/testbench.h"
#include "tests/ui/pictures.h"
#include "ui/common/emptystate.h"
#include "ui/common/tableroles.h"
#include "ui/timeline/blockchart.h"
#include "ui/timeline/blockplot.h"
#include "ui/timeline/blocktable.h"
#include "ui/timeline/timelinepanel.h"
#include "ui/timeline/timelinewords.h"
#include "ui/workbench/timeline/blockrecorder.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace kd::tst_timelineview {

namespace {

constexpr int kPatience = 60000;

/// Two SMs with two places each: SM 5 runs four blocks, SM 9 two, of which the last one ends late.
RecordedTimelinePointer recording()
{
    const std::vector<std::uint64_t> stamps{1000, 2000, 5 | kStampMark, 1000, 2000, 5 | kStampMark, 1000, 3000, 9 | kStampMark,
                                            2000, 3000, 5 | kStampMark, 2000, 3000, 5 | kStampMark, 3000, 5000, 9 | kStampMark};
    auto recorded = std::make_shared<RecordedTimeline>();
    recorded->kernel = QStringLiteral("work");
    recorded->device = QStringLiteral("GPU");
    recorded->grid = {.x = 3, .y = 2};
    recorded->timeline = timelineOf(stamps);
    recorded->summary = summaryOf(recorded->timeline);
    recorded->waves = wavesOf(6, 2, 2);
    recorded->plainSeconds = 3.9e-6;
    recorded->stampedSeconds = 4.095e-6;
    return recorded;
}

}  // namespace

class TimelineViewTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        qputenv("KERNELDESK_EXAMPLES", KD_EXAMPLES);
        Theme::install();
    }

    void placesBlocks()
    {
        const RecordedTimelinePointer recorded = recording();
        const BlockPlot plot(recorded);
        QCOMPARE(plot.multiprocessors(), (std::vector<std::uint32_t>{5, 9}));
        const QRectF area(10, 20, 400, 80);
        const auto last = std::ranges::find(recorded->timeline.spans, 5u, &BlockSpan::block);
        QCOMPARE(plot.rectOf(*last, area), QRectF(210, 60, 200, 20));
        QCOMPARE(plot.at({300, 70}, area), &*last);
        QVERIFY(plot.at({100, 99}, area) == nullptr);  // the second place of SM 9 is empty
        QVERIFY(plot.at({0, 0}, area) == nullptr);
        const QImage image = plot.image({400, 80}, Qt::red, Qt::green, Qt::blue);
        QCOMPARE(image.pixelColor(50, 5), QColor(Qt::red));     // first of its place
        QCOMPARE(image.pixelColor(150, 5), QColor(Qt::green));  // second, which ends when the tail begins
        QCOMPARE(image.pixelColor(300, 45), QColor(Qt::blue));  // within the tail
        QCOMPARE(image.pixelColor(300, 5).alpha(), 0);
    }

    void wordsTellTheTail()
    {
        const QString words = TimelineWords::summary(*recording());
        QVERIFY2(words.contains("2 SMs, up to 2 blocks each"), qPrintable(words));
        QVERIFY2(words.contains("SM 9 is busy") && words.contains("the stamps cost 5.0"), qPrintable(words));
        QVERIFY(!TimelineWords::conclusion(*recording()).isEmpty());
        QVERIFY(TimelineWords::block(recording()->timeline.spans.back(), *recording()).contains("Block (2, 1, 0) on SM 9"));
    }

    void tableHoldsEveryBlock()
    {
        BlockTable table;
        const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::Fatal);
        table.setTimeline(recording());
        QCOMPARE(table.rowCount(), 6);
        QCOMPARE(table.index(5, BlockTable::Sm).data().toString(), QStringLiteral("9"));
        QCOMPARE(table.index(5, BlockTable::Length).data(CopyRole).toString(), QStringLiteral("2000"));
        table.setTimeline(nullptr);
        QCOMPARE(table.rowCount(), 0);
    }

    void recordsOnTheEmulatedGpu()
    {
        Workbench bench({QStringLiteral("test"), QStringLiteral(KD_WORKER), {}});
        BlockRecorder recorder(bench.client, bench.documents, bench.target, bench.builds, bench.launches, bench.jobs);
        TimelinePanel panel(recorder, bench.exports);
        panel.resize(900, 260);
        panel.show();
        QVERIFY(panel.findChild<EmptyState*>()->isVisible());
        bench.target.describe();
        QTRY_VERIFY_WITH_TIMEOUT(bench.target.info() != nullptr, kPatience);
        bench.target.setDevice(QStringLiteral("emulated"));
        bench.files.openExample(QStringLiteral("transpose"));
        QTRY_VERIFY_WITH_TIMEOUT(recorder.whyNot().isEmpty(), kPatience);
        const QSignalSpy failures(&recorder, &BlockRecorder::failed);
        panel.findChild<EmptyState*>()->findChild<QPushButton*>()->click();
        QVERIFY(recorder.isRecording());
        QVERIFY(!recorder.whyNot().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(!recorder.isRecording(), kPatience);
        QVERIFY2(failures.isEmpty(), qPrintable(failures.value(0).value(0).toString()));
        QVERIFY(recorder.recorded());
        QCOMPARE(recorder.recorded()->timeline.spans.size(), recorder.recorded()->grid.count());
        QVERIFY(bench.jobs.job().kind == Job::Kind::None);
        QVERIFY(panel.findChild<BlockChart*>()->isVisible());
        savePictures(panel, QStringLiteral("timeline-emulated"));
        bench.files.openExample(QStringLiteral("saxpy"));  // another document has none yet
        QTRY_VERIFY_WITH_TIMEOUT(recorder.recorded() == nullptr, kPatience);
    }

    void theChartIsCopiedAsCsv()
    {
        BlockChart chart;
        chart.setTimeline(recording());
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(1, 1), QPoint(1, 1));
        QApplication::sendEvent(&chart, &event);
        const QList<QAction*> actions = chart.findChild<QMenu*>()->actions();
        (*std::ranges::find(actions, QStringLiteral("Copy as CSV"), &QAction::text))->trigger();
        QCOMPARE(QApplication::clipboard()->text().count(QLatin1Char('\n')), 7);  // the head and six blocks
        QVERIFY(std::ranges::find(actions, QStringLiteral("Copy picture"), &QAction::text) != actions.end());
    }

    void showsARecording()
    {
        BlockChart chart;
        chart.setTimeline(recording());
        chart.resize(900, 240);
        chart.show();
        savePictures(chart, QStringLiteral("timeline-blocks"));
        QCOMPARE(chart.accessibleDescription(), TimelineWords::summary(*recording()));
    }
};

KD_TEST(TimelineViewTest, QApplication)

}  // namespace kd::tst_timelineview

#include "tst_timelineview.moc"

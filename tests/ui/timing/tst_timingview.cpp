// SPDX-License-Identifier: GPL-3.0-or-later
// The timing views: over a real worker with the emulated GPU, and over runs made by hand.
#include "records.h"

#include "tests/program/testprogram.h"
#include "tests/ui/bench/recordedworkbench.h"
#include "tests/ui/bench/timingmodels.h"
#include "tests/ui/pictures.h"
#include "ui/common/badge.h"
#include "ui/common/chart.h"
#include "ui/common/integerspinbox.h"
#include "ui/common/emptystate.h"
#include "ui/common/tableview.h"
#include "ui/timing/historymodel.h"
#include "ui/timing/historypanel.h"
#include "ui/timing/receiptrow.h"
#include "ui/timing/tilerow.h"
#include "ui/timing/timingfeed.h"
#include "ui/timing/timingmodel.h"
#include "ui/timing/timingpage.h"
#include "ui/timing/timingpanel.h"
#include "ui/timing/timingsettingspanel.h"

#include <QApplication>
#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace tst_timingview {

using namespace kd;
using namespace kd::records;

namespace {

constexpr int kPatience = 60000;

/// Whether some visible label of `widget` holds `words`.
bool shows(const QWidget& widget, const QString& words)
{
    const QList<QLabel*> labels = widget.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(),
                       [&](const QLabel* label) { return label->isVisibleTo(&widget) && label->text().contains(words); });
}

QPushButton* buttonNamed(const QWidget& widget, const QString& text)
{
    const QList<QPushButton*> buttons = widget.findChildren<QPushButton*>();
    const auto found =
        std::find_if(buttons.begin(), buttons.end(), [&](const QPushButton* button) { return button->text() == text; });
    return found == buttons.end() ? nullptr : *found;
}

/// The measure perspective as the window places it.
struct Perspective {
    explicit Perspective(Workbench& workbench)
    {
        auto* const layout = new QHBoxLayout(&page);
        layout->setContentsMargins(4, 4, 4, 4);
        layout->setSpacing(4);
        settings = new TimingSettingsPanel(timingOf(workbench), workbench.launches, workbench.jobs, &page);
        settings->setFixedWidth(282);
        centre = new TimingPage(timingOf(workbench), workbench.jobs, &page);
        history = new HistoryPanel(timingOf(workbench), workbench.jobs, workbench.notices, &page);
        history->setFixedHeight(182);
        auto* const column = new QVBoxLayout;
        column->setSpacing(4);
        column->addWidget(centre, 1);
        column->addWidget(history);
        layout->addWidget(settings);
        layout->addLayout(column, 1);
        page.resize(1528, 890);
        page.show();
    }
    QWidget page;
    TimingSettingsPanel* settings;
    TimingPage* centre;
    HistoryPanel* history;
};

}  // namespace

class TestTimingView : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        qputenv("KERNELDESK_EXAMPLES", KD_EXAMPLES);
        Theme::install();
    }

    void timesOnTheEmulatedGpu()
    {
        RecordedWorkbench workbench(kd::test::name());
        workbench.target.describe();
        QTRY_VERIFY_WITH_TIMEOUT(workbench.target.info() != nullptr, kPatience);
        workbench.target.setDevice(QStringLiteral("emulated"));
        workbench.files.openExample(QStringLiteral("saxpy"));
        QTRY_VERIFY_WITH_TIMEOUT(workbench.launches.check().plan.has_value(), kPatience);
        Perspective view(workbench);
        QVERIFY(view.centre->findChild<EmptyState*>()->isVisible());
        savePictures(view.page, QStringLiteral("timing-empty"));
        QPushButton* const time = buttonNamed(*view.settings, QStringLiteral("Time B"));
        QVERIFY(time->isEnabled());
        time->click();
        QTRY_VERIFY_WITH_TIMEOUT(workbench.jobs.lastTiming() != nullptr, kPatience);
        QTRY_COMPARE(workbench.jobs.job().kind, Job::Kind::None);

        // Counts and the reason, never seconds.
        const TimingOutcome& timing = *workbench.jobs.lastTiming()->timing;
        QVERIFY2(timing.modelled, timing.run.message.english().c_str());
        QVERIFY(shows(*view.centre, QStringLiteral("emulated GPU has no time")));
        QTRY_VERIFY(shows(*view.centre, QStringLiteral("Warp instructions, modelled")));
        for (Chart* chart : view.centre->findChildren<Chart*>())
            QVERIFY(!chart->isVisible());
        QVERIFY(view.centre->findChild<TableView*>()->tsv(false).contains(
            QString::number(timing.instructions["warpInstructions"].get<quint64>())));
        QVERIFY(view.history->findChild<TableView*>()->tsv(false).contains(QStringLiteral("Verified, modelled")));
        savePictures(view.page, QStringLiteral("timing-modelled"));

        // Named and removed in the history.
        auto* const table = view.history->findChild<TableView*>();
        QVERIFY(table->model()->setData(table->model()->index(0, HistoryModel::Label), QStringLiteral("first"), Qt::EditRole));
        QCOMPARE(workbench.jobs.lastTiming()->label, QStringLiteral("first"));
        QCOMPARE(table->model()->index(0, HistoryModel::Label).data().toString(), QStringLiteral("first"));
        view.history->headerActions().last()->trigger();
        QVERIFY(workbench.jobs.runs().empty());
        QVERIFY(view.centre->findChild<EmptyState*>()->isVisible());
    }

    void stopsATiming()
    {
        RecordedWorkbench workbench(kd::test::name());
        workbench.target.describe();
        QTRY_VERIFY_WITH_TIMEOUT(workbench.target.info() != nullptr, kPatience);
        workbench.target.setDevice(QStringLiteral("emulated"));
        workbench.files.openNew();
        workbench.documents.current().replaceText(
            "extern \"C\" __global__ void spin(int* x) { while (atomicAdd(x, 0) == 0) { } }\n");
        QTRY_VERIFY_WITH_TIMEOUT(workbench.launches.kernel() != nullptr, kPatience);
        LaunchSetup setup = workbench.launches.launch();
        setup.grid = setup.block = "1";
        setup.arguments.at(0).value = "zeros[1]";
        setup.deadlineSeconds = 300;
        workbench.launches.setLaunch(setup);
        QTRY_VERIFY_WITH_TIMEOUT(workbench.launches.check().plan.has_value(), kPatience);
        TimingSettingsPanel settings(timingOf(workbench), workbench.launches, workbench.jobs);
        settings.show();
        QPushButton* const stop = buttonNamed(settings, QStringLiteral("Stop"));
        QVERIFY(!stop->isVisible());
        workbench.hold(FakeClient::Call::Time);
        buttonNamed(settings, QStringLiteral("Time B"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(stop->isVisible(), kPatience);
        stop->click();
        QTRY_COMPARE_WITH_TIMEOUT(workbench.jobs.job().kind, Job::Kind::None, kPatience);
        QVERIFY(!stop->isVisible());
    }

    void settingsAreTheSessions()
    {
        RecordedWorkbench workbench(kd::test::name());
        workbench.target.describe();
        QTRY_VERIFY_WITH_TIMEOUT(workbench.target.info() != nullptr, kPatience);
        workbench.target.setDevice(QStringLiteral("emulated"));
        workbench.files.openExample(QStringLiteral("saxpy"));
        QTRY_VERIFY_WITH_TIMEOUT(workbench.launches.check().plan.has_value(), kPatience);
        TimingSettingsPanel settings(timingOf(workbench), workbench.launches, workbench.jobs);
        settings.resize(282, 700);
        settings.show();
        settings.findChildren<IntegerSpinBox*>()[1]->setValue(64);
        QCOMPARE(workbench.jobs.timingSettings().samples, 64);
        QLineEdit* const flops = settings.findChildren<QLineEdit*>().last()->parent()->findChildren<QLineEdit*>().first();
        flops->setText(QStringLiteral("2 * n"));
        emit flops->editingFinished();
        QCOMPARE(workbench.jobs.timingSettings().flops, std::string("2 * n"));
        QTRY_VERIFY_WITH_TIMEOUT(workbench.launches.check().plan->flops.amount > 0 && shows(settings, QStringLiteral("FLOP")),
                                 kPatience);
        flops->setText(QStringLiteral("2 * nothing"));
        emit flops->editingFinished();
        QTRY_VERIFY_WITH_TIMEOUT(shows(settings, QStringLiteral("'nothing' is not known")), kPatience);
        savePictures(settings, QStringLiteral("timing-settings-problem"));
        settings.headerActions().front()->trigger();
        QCOMPARE(workbench.jobs.timingSettings().samples, TimingSettings().samples);
        QVERIFY(flops->text().isEmpty());
    }

    void showsSamplesOfAGpu()
    {
        Workbench workbench({.name = QStringLiteral("nowhere"), .program = QStringLiteral("/nowhere/kerneldesk-worker")});
        TimingModel& model = timingOf(workbench);
        model.setAgeSource({});  // runs made by hand are of no program
        Perspective view(workbench);
        RunRecord unsure = timing(1, 90, 128);
        unsure.timing->receipt["verifiedBefore"] = unsure.timing->receipt["verifiedAfter"] = nullptr;
        unsure.label = QStringLiteral("unroll 4");
        model.setRuns({kept(unsure), kept(run(2)), kept(timing(3)), kept(modelled(4))});
        model.pick(3);
        const QList<Chart*> charts = view.centre->findChildren<Chart*>();
        QCOMPARE(charts.size(), 2);
        QVERIFY(charts[0]->isVisible() && charts[1]->isVisible());
        QCOMPARE(charts[0]->content().series.front().y.size(), std::size_t{128});
        QVERIFY(view.centre->findChild<TableView*>()->tsv(false).contains(QStringLiteral("Interquartile range")));
        savePictures(view.page, QStringLiteral("timing-samples"));

        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        // Evidence stands there after a click and goes with the next.
        const QList<Badge*> badges = view.centre->findChildren<Badge*>();
        QVERIFY(badges.front()->text().contains(QStringLiteral("run #3")));
        const auto found = std::find_if(badges.begin(), badges.end(), [](const Badge* each) {
            return each->toolTip().contains(QStringLiteral("launches before"));
        });
        QVERIFY(found != badges.end());
        Badge* const badge = *found;
        const auto* const receipt = view.centre->findChild<ReceiptRow*>();
        badge->click();
        QVERIFY(shows(*receipt, QStringLiteral("launches before the first sample")));
        savePictures(view.page, QStringLiteral("timing-evidence"));
        badge->click();
        QVERIFY(!shows(*receipt, QStringLiteral("launches before the first sample")));

        // A new timing greys the old one.
        model.setTiming(true);
        QVERIFY(charts[0]->content().isStale);
        model.setTiming(false);
        QVERIFY(!charts[0]->content().isStale);

        // The history picks what is shown.
        auto* const table = view.history->findChild<TableView*>();
        QCOMPARE(table->model()->rowCount(), 4);
        const auto click = [&](int row) {
            const QPoint place = table->visualRect(table->model()->index(row, HistoryModel::Run)).center();
            QTest::mouseClick(table->viewport(), Qt::LeftButton, Qt::NoModifier, place);
        };
        click(3);
        QCOMPARE(model.shown()->number, 1);
        QCOMPARE(model.newerThanPicked(), 4);
        click(0);
        QCOMPARE(model.shown()->number, 4);
        QCOMPARE(model.newerThanPicked(), 0);
        // What selects a row by itself picks nothing, and a new timing is shown.
        table->setCurrentIndex(table->model()->index(3, 0));
        QCOMPARE(model.shown()->number, 4);
        model.setRuns({kept(unsure), kept(run(2)), kept(timing(3)), kept(modelled(4)), kept(timing(5))});
        QCOMPARE(model.shown()->number, 5);
        QVERIFY(table->selectionModel()->isRowSelected(0, {}));
        // Of earlier code it is grey, and says so.
        model.setAgeSource([](const RunRecord&) { return RunAge::OtherCode; });
        QVERIFY(charts[0]->content().isStale);
        QVERIFY(model.isOld());
        model.setAgeSource({});
        click(4);
        QCOMPARE(model.shown()->number, 1);
        view.page.resize(1208, 618);
        savePictures(view.page, QStringLiteral("timing-samples-small"));
    }

    void fitsBelowTheEditor()
    {
        Workbench workbench({.name = QStringLiteral("nowhere"), .program = QStringLiteral("/nowhere/kerneldesk-worker")});
        TimingPanel panel(timingOf(workbench), workbench.jobs);
        panel.resize(918, 143);
        panel.show();
        QVERIFY(panel.findChild<EmptyState*>()->isVisible());
        timingOf(workbench).setRuns({kept(timing(1))});
        QTRY_VERIFY(shows(panel, QStringLiteral("95\u202F% interval")) && shows(panel, QStringLiteral("25.9\u202FTFLOP/s")));
        savePictures(panel, QStringLiteral("timing-panel"));
        timingOf(workbench).setRuns({kept(timing(1)), kept(modelled(2))});
        QVERIFY(shows(panel, QStringLiteral("has no time")));
        savePictures(panel, QStringLiteral("timing-panel-modelled"));
    }
};

KD_TEST(TestTimingView, QApplication)

}  // namespace tst_timingview

#include "tst_timingview.moc"

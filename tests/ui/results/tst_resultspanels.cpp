// SPDX-License-Identifier: GPL-3.0-or-later
// The views of results over recorded runs of the emulated GPU.
#include "core/session/launch/launchsetup.h"
#include "tests/program/testprogram.h"
#include "tests/ui/bench/recordedworkbench.h"
#include "tests/ui/pictures.h"
#include "ui/data/datainspector.h"
#include "ui/results/bufferview.h"
#include "ui/results/elementgrid.h"
#include "ui/results/elementsbox.h"
#include "ui/results/resultspanel.h"
#include "ui/workbench/runs/faultexplanation.h"
#include "ui/workbench/runs/ordersearch.h"

#include <QApplication>
#include <QAbstractItemView>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace tst_resultspanels {

using namespace kd;

namespace {

constexpr int kPatience = 60000;

struct Bench {
    Bench() : workbench(kd::test::name())
    {
        qputenv("KERNELDESK_EXAMPLES", KD_EXAMPLES);
        results.resize(916, 220);
        data.resize(1100, 700);
        for (QWidget* const each : panels())
            each->show();
        workbench.target.describe();
    }
    QList<QWidget*> panels() { return {&results, &data}; }
    bool opens(const QString& name)
    {
        if (!QTest::qWaitFor([&] { return workbench.target.info() != nullptr; }, kPatience))
            return false;
        workbench.target.setDevice(QStringLiteral("emulated"));
        workbench.files.openExample(name);
        return QTest::qWaitFor([&] { return workbench.launches.check().plan.has_value(); }, kPatience);
    }
    /// With another value of one argument.
    bool gives(const char* name, const char* value)
    {
        LaunchSetup setup = workbench.launches.launch();
        for (ArgumentSetting& each : setup.arguments)
            if (each.name == name)
                each.value = value;
        QSignalSpy checked(&workbench.launches, &LaunchModel::checked);
        workbench.launches.setLaunch(setup);
        return QTest::qWaitFor([&] { return !checked.isEmpty() && workbench.launches.check().plan.has_value(); }, kPatience);
    }
    bool runs()
    {
        const std::size_t before = workbench.jobs.runs().size();
        workbench.jobs.run();
        return QTest::qWaitFor([&] { return workbench.jobs.runs().size() > before; }, kPatience);
    }
    static bool shows(const QWidget& panel, const QString& text)
    {
        const QList<QLabel*> labels = panel.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* each) { return each->isVisible() && each->text().contains(text); });
    }
    template <class Button = QPushButton> static void presses(QWidget& panel, const QString& name)
    {
        for (Button* const button : panel.findChildren<Button*>())
            if (button->text() == name || button->accessibleName() == name)
                button->click();
    }
    static void pictures(QWidget& panel, const QString& name)
    {
        QCoreApplication::processEvents();  // lays out what was shown last
        savePictures(panel, name);
    }

    /// What stands above the elements is as wide at the start as after a change of the theme.
    void keepsItsWidths()
    {
        const auto widths = [this] {
            QCoreApplication::processEvents();
            QList<int> found;
            for (const QComboBox* const box : data.findChildren<QComboBox*>())
                found << box->width();
            return found;
        };
        const QList<int> before = widths();
        const Theme::Mode mode = Theme::instance().mode();
        for (const Theme::Mode other : {Theme::Mode::Light, Theme::Mode::Dark, mode}) {
            Theme::instance().setMode(other);
            QCOMPARE(widths(), before);
        }
    }

    RecordedWorkbench workbench;
    BufferView& view = *new BufferView(workbench.client, workbench.jobs);
    OrderSearch orders{workbench.client, workbench.documents, workbench.target, workbench.jobs};
    FaultExplanation explanation{workbench.client, workbench.documents, workbench.target, workbench.jobs};
    ResultsPanel results{{view, workbench.documents, workbench.jobs, workbench.navigator, orders, explanation}};
    ElementsBox data{view};
    ElementGrid& grid = data.grid();
};

}  // namespace

class TestResultsPanels : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void saysWhenNothingHasRun()
    {
        Bench bench;
        for (QWidget* const panel : bench.panels())
            QVERIFY(bench.shows(*panel, QStringLiteral("Nothing has run yet")));
        bench.pictures(bench.results, QStringLiteral("results-empty"));
        bench.pictures(bench.data, QStringLiteral("elements-empty"));
    }

    void showsARunAndItsElements()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("saxpy")));
        QVERIFY(bench.gives("n", "1 << 16"));
        QVERIFY(bench.runs());
        QCOMPARE(bench.workbench.jobs.lastRun()->outcome.state, RunOutcome::State::Ok);
        QCOMPARE(bench.view.buffer(), QStringLiteral("y"));
        bench.grid.grab();  // asks for what it shows
        QTRY_VERIFY(bench.grid.cellText(0, 0) != QStringLiteral("…"));
        const double first = bench.grid.cellText(0, 0).toDouble();
        QVERIFY(first > 0 && first < 3.5);
        bench.grid.goTo(65535);
        QTRY_VERIFY(bench.grid.cellText(65535, 0) != QStringLiteral("…"));
        QCOMPARE(bench.grid.current(), quint64{65535});
        QCOMPARE(bench.grid.cellText(65536, 0), QString());
        bench.view.setColumns(256);
        QCOMPARE(bench.grid.rows(), quint64{256});
        QVERIFY(!bench.grid.cellText(255, 255).isEmpty());
        bench.grid.goTo(0);
        bench.grid.grab();
        QTRY_VERIFY(bench.grid.cellText(20, 7) != QStringLiteral("…"));
        bench.pictures(bench.data, QStringLiteral("elements-saxpy"));
        bench.keepsItsWidths();
        bench.pictures(bench.results, QStringLiteral("results-saxpy"));
        bench.presses(bench.results, QStringLiteral("Elements"));
        bench.pictures(bench.results, QStringLiteral("results-elements"));
        bench.presses(bench.results, QStringLiteral("Accesses"));
        QVERIFY(bench.shows(bench.results, QStringLiteral("counted nothing")));
        bench.view.setBuffer(QStringLiteral("x"));
        QVERIFY(bench.shows(bench.data, QStringLiteral("x is an input")));
    }

    void goesToTheFirstMismatch()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("saxpy")));
        QVERIFY(bench.gives("n", "4096"));
        LaunchSetup setup = bench.workbench.launches.launch();
        setup.references = {{"y", "expr:i == 1000 ? 0.0 : a * x[i] + y[i]"}};
        bench.workbench.launches.setLaunch(setup);
        QVERIFY(bench.runs());
        QCOMPARE(bench.workbench.jobs.lastRun()->outcome.state, RunOutcome::State::Differs);
        bench.presses<QToolButton>(bench.data, QStringLiteral("Go to the first mismatch"));
        QCOMPARE(bench.grid.current(), quint64{1000});
        QTRY_VERIFY(bench.grid.cellText(1000, 0) != QStringLiteral("…"));
        bench.presses<QToolButton>(bench.data, QStringLiteral("Copy the selected elements"));
        QTRY_VERIFY(QGuiApplication::clipboard()->text().trimmed().toDouble() > 0);
        bench.pictures(bench.data, QStringLiteral("elements-differs"));
        bench.pictures(bench.results, QStringLiteral("results-differs"));
    }

    void showsWhatWasCounted()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("saxpy")));
        QVERIFY(bench.gives("n", "4096"));
        bench.workbench.jobs.setCountsLines(true);
        QVERIFY(bench.runs());
        QVERIFY(bench.workbench.jobs.lastRun()->outcome.counters.has_value());
        bench.presses(bench.results, QStringLiteral("Accesses"));
        QVERIFY(bench.shows(bench.results, QStringLiteral("Modelled at PTX level")));
        bench.pictures(bench.results, QStringLiteral("results-accesses"));
        QAbstractItemView* table = nullptr;
        for (QAbstractItemView* const each : bench.results.findChildren<QAbstractItemView*>())
            if (each->accessibleName().startsWith(QStringLiteral("Accesses")))
                table = each;
        QVERIFY(table != nullptr);
        QSignalSpy places(&bench.workbench.navigator, &Navigator::placeRequested);
        emit table->activated(table->model()->index(0, 0));
        QCOMPARE(places.size(), 1);
        QVERIFY(places[0][0].value<SourcePosition>().line > 0);
        QCOMPARE(places[0][0].value<SourcePosition>().file, std::string());  // the program's own
    }

    void showsWhatWasNoted()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("saxpy")));
        QVERIFY(bench.gives("n", "4096"));
        QVERIFY(bench.runs());
        bench.presses(bench.results, QStringLiteral("Notes"));
        QVERIFY(bench.shows(bench.results, QStringLiteral("Nothing was noted of this run")));
        QVERIFY(bench.gives("x", "ramp[n]"));
        QVERIFY(bench.gives("a", "3.0e38"));  // too large for all but the first
        bench.workbench.jobs.setNotes(true);
        QVERIFY(bench.runs());
        QVERIFY(!bench.workbench.jobs.lastRun()->outcome.kernelNotes.empty());
        bench.pictures(bench.results, QStringLiteral("results-notes"));
        QAbstractItemView* table = nullptr;
        for (QAbstractItemView* const each : bench.results.findChildren<QAbstractItemView*>())
            if (each->accessibleName().startsWith(QStringLiteral("Notes")))
                table = each;
        QVERIFY(table != nullptr && table->isVisible());
        QSignalSpy places(&bench.workbench.navigator, &Navigator::placeRequested);
        emit table->activated(table->model()->index(0, 0));
        QCOMPARE(places.size(), 1);
        QCOMPARE(places[0][0].value<SourcePosition>().line, bench.workbench.jobs.lastRun()->outcome.kernelNotes[0].position.line);
    }

    void greysThePreviousRunWhileANewOneRuns()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("saxpy")));
        QVERIFY(bench.gives("n", "4096"));
        QVERIFY(bench.runs());
        QSignalSpy old(&bench.view, &BufferView::oldChanged);
        bool wasOld = false;
        connect(&bench.view, &BufferView::oldChanged, &bench.view, [&] { wasOld = wasOld || bench.view.isOld(); });
        QVERIFY(bench.runs());
        QVERIFY(!old.isEmpty() && wasOld);
        QTRY_VERIFY(!bench.view.isOld());
        QVERIFY(bench.results.note().isEmpty());
    }

    /// What a run of other code found is not said of the code as it stands, neither here nor in Data.
    void greysWhatEarlierCodeFound()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("saxpy")));
        QVERIFY(bench.gives("n", "4096"));
        QVERIFY(bench.runs());
        DataInspector& inspector = *DataInspector::follow(bench.view, bench.workbench.documents);
        QCOMPARE(bench.view.age(), RunAge::Present);
        QVERIFY(inspector.ageText().isEmpty());
        QSignalSpy old(&inspector, &DataInspector::oldChanged);
        Document& document = bench.workbench.documents.current();
        const QByteArray text = document.text();
        document.replaceText(QByteArray(text).replace("a * x[i]", "a - x[i]"));
        QTRY_COMPARE_WITH_TIMEOUT(bench.view.age(), RunAge::OtherCode, kPatience);
        QCOMPARE(bench.results.note(), ageWords(RunAge::OtherCode));
        QCOMPARE(inspector.ageText(), bench.results.note());
        QCOMPARE(old.size(), 1);
        QVERIFY(!bench.view.isOld());  // no other run is under way
        document.replaceText(text);
        QTRY_COMPARE_WITH_TIMEOUT(bench.view.age(), RunAge::Present, kPatience);
        QVERIFY(bench.results.note().isEmpty());
    }

    // The worker ended: its outputs went with it.
    void saysThatOldOutputsAreGone()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("saxpy")));
        QVERIFY(bench.gives("n", "1 << 19"));
        QVERIFY(bench.runs());
        bench.workbench.killWorker();
        QTRY_VERIFY(bench.workbench.target.state() != TargetConnection::State::Ready);
        bench.grid.goTo(500'000);
        bench.grid.cellText(500'000, 0);
        QTRY_VERIFY_WITH_TIMEOUT(bench.shows(bench.data, QStringLiteral("no longer has this output")), kPatience);
        bench.pictures(bench.data, QStringLiteral("elements-gone"));
    }

    void movesByKeys()
    {
        Bench bench;
        QVERIFY(bench.opens(QStringLiteral("saxpy")));
        QVERIFY(bench.gives("n", "1 << 16"));
        QVERIFY(bench.runs());
        bench.view.setColumns(16);
        bench.grid.setFocus();
        const auto press = [&](int key, Qt::KeyboardModifiers modifiers = {}) {
            QTest::keyClick(&bench.grid, static_cast<Qt::Key>(key), modifiers);
        };
        press(Qt::Key_Down);
        press(Qt::Key_Right);
        QCOMPARE(bench.grid.current(), quint64{17});
        press(Qt::Key_Up);
        press(Qt::Key_Up);
        QCOMPARE(bench.grid.current(), quint64{1});
        press(Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(bench.grid.current(), quint64{65535});
        QVERIFY(bench.grid.verticalScrollBar()->value() > 0);
        press(Qt::Key_Home, Qt::ControlModifier);
        press(Qt::Key_End, Qt::ShiftModifier);
        press(Qt::Key_Down, Qt::ShiftModifier);
        QVERIFY((bench.grid.selection() == ElementGrid::Range{.lastRow = 1, .lastColumn = 15}));
        bench.grid.grab();
        QTRY_VERIFY(bench.grid.cellText(0, 0) != QStringLiteral("…"));
        QGuiApplication::clipboard()->clear();
        QTest::keySequence(&bench.grid, QKeySequence::Copy);
        QTRY_COMPARE(QGuiApplication::clipboard()->text().count(QLatin1Char('\t')), 30);
    }
};

KD_TEST(TestResultsPanels, QApplication)

}  // namespace tst_resultspanels

#include "tst_resultspanels.moc"

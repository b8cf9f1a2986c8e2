// SPDX-License-Identifier: GPL-3.0-or-later
// A sweep from its set-up to its use, over a client that compiles and counts without a worker.
#include "tests/program/testprogram.h"
#include "tests/ui/bench/fakeclient.h"
#include "tests/ui/bench/testbench.h"
#include "ui/common/codeedit.h"
#include "ui/common/tableview.h"
#include "ui/common/themedlabel.h"
#include "ui/sweep/heatmapview.h"
#include "ui/sweep/sweeppanel.h"
#include "ui/sweep/sweepsection.h"
#include "ui/sweep/sweepview.h"

#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <optional>

namespace tst_sweepview {

using namespace kd;

namespace {

constexpr int kPatience = 20000;
const char* const kSource = "#ifndef TILE\n#define TILE 1\n#endif\nextern \"C\" __global__ void k() {}\n";

int macroOf(const CompileRequest& request, const std::string& name)
{
    for (const std::string& option : request.options) {
        const std::size_t at = option.find(name + "=");
        if (at != std::string::npos)
            return std::stoi(option.substr(at + name.size() + 1));
    }
    return 1;
}

/// Counts 100 times TILE instructions and one a thread; TILE=3 does not compile.
class CountingClient : public FakeClient {
public:
    CountingClient() : FakeClient(RecordedAnswers()) { setCompiler(&CountingClient::compiled); }

    static std::optional<CompileOutcome> compiled(const CompileRequest& request)
    {
        const int tile = macroOf(request, "TILE");
        CompileOutcome outcome{.state = tile == 3 ? CompileOutcome::State::Rejected : CompileOutcome::State::Ok,
                               .message = tile == 3 ? Message("it is unlucky") : Message(),
                               .architecture = request.architecture};
        outcome.kernels.push_back({.name = "k", .loweredName = "k", .hasSignature = true, .registers = 16});
        outcome.ptx = "// " + std::to_string(tile);
        outcome.cubin.assign(static_cast<std::size_t>(tile), std::byte{1});
        outcome.cubinSha256 = std::to_string(tile);
        return outcome;
    }
    QFuture<TimingOutcome> time(const TimingRequest& request, std::vector<std::byte> image, std::vector<PlanBlob>,
                                const QString&) override
    {
        TimingOutcome outcome;
        outcome.run.state = RunOutcome::State::Ok;
        outcome.modelled = true;
        const std::string text(reinterpret_cast<const char*>(image.data()), image.size());
        const int tile = text.starts_with("// ") ? std::stoi(text.substr(3)) : static_cast<int>(image.size());
        outcome.instructions = Json{{"warpInstructions", tile * 100 + static_cast<int>(request.run.plan.block.x)}};
        const auto promise = std::make_shared<QPromise<TimingOutcome>>();
        promise->start();
        ++times;
        QTimer::singleShot(delay, this, [promise, outcome] {
            promise->addResult(outcome);
            promise->finish();
        });
        return promise->future();
    }
    int times = 0, delay = 0;  ///< milliseconds
};

struct Bench {
    Bench()
        : client(new CountingClient),
          workbench(Target{QStringLiteral("test"), QStringLiteral("/nowhere/worker"), {}}, std::unique_ptr<Client>(client))
    {
        TargetInfo info{
            .compiler = {.available = true, .version = "13.0.88", .path = "/nowhere/libnvrtc.so", .architectures = {"sm_90"}}};
        DeviceInfo device;
        device.id.name = "emulated";
        device.name = "Emulated GPU";
        device.computeCapability = {9, 0};
        info.devices.devices.push_back(device);
        info.devices.defaultDevice = "emulated";
        client->setInfo(info);
        workbench.builds.setDelay(Milliseconds(0));
        workbench.target.describe();
    }
    bool isReady()
    {
        if (!QTest::qWaitFor([&] { return workbench.target.info() != nullptr; }, kPatience))
            return false;
        workbench.files.openNew();
        workbench.documents.current().replaceText(kSource);
        if (!QTest::qWaitFor([&] { return workbench.launches.kernel() != nullptr && workbench.builds.isCurrent(); }, kPatience))
            return false;
        LaunchSetup launch = workbench.launches.launch();
        launch.grid = "1";
        launch.block = "32";
        workbench.launches.setLaunch(launch);
        return QTest::qWaitFor([&] { return workbench.launches.isChecked(); }, kPatience);
    }
    DocumentSweep& sweep() const { return workbench.sweeps.current(); }
    bool sweeps(const std::vector<std::string>& axes)
    {
        sweep().setSetup({.axes = axes, .constraints = {}, .plan = {}});
        const QSignalSpy told(&workbench.sweeps, &SweepController::noticed), failures(&workbench.sweeps, &SweepController::failed);
        sweep().start();
        const bool hasAnswer = QTest::qWaitFor([&] { return !told.isEmpty() || !failures.isEmpty(); }, kPatience);
        if (!failures.isEmpty())
            qWarning("%s", qPrintable(failures.first().first().toString()));
        return hasAnswer && failures.isEmpty() && ends();
    }
    bool ends()
    {
        return QTest::qWaitFor([&] { return sweep().state() == DocumentSweep::State::Idle; }, kPatience);
    }
    CountingClient* client;
    Workbench workbench;
};

QPushButton* buttonNamed(const QWidget& widget, const QString& text)
{
    const QList<QPushButton*> buttons = widget.findChildren<QPushButton*>();
    const auto found =
        std::ranges::find_if(buttons, [&](const QPushButton* each) { return each->text() == text && each->isVisibleTo(&widget); });
    return found == buttons.end() ? nullptr : *found;
}

bool shows(const QWidget& widget, const QString& words)
{
    const QList<QLabel*> labels = widget.findChildren<QLabel*>();
    return std::ranges::any_of(labels,
                               [&](const QLabel* each) { return each->isVisibleTo(&widget) && each->text().contains(words); });
}

ThemedLabel* labelOf(const QWidget& widget, const QString& words)
{
    const QList<ThemedLabel*> labels = widget.findChildren<ThemedLabel*>();
    const auto found =
        std::ranges::find_if(labels, [&](const ThemedLabel* each) { return each->text().startsWith(words); });
    return found == labels.end() ? nullptr : *found;
}

}  // namespace

class TestSweepView : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_state = std::make_unique<QTemporaryDir>();
        qputenv("XDG_STATE_HOME", m_state->path().toUtf8());
    }

    void aSweepIsSetUpRunAndUsed()
    {
        Bench bench;
        SweepPanel panel(bench.workbench.sweeps, bench.workbench.navigator, bench.workbench.notices);
        SweepSection section(bench.workbench.sweeps, bench.workbench.navigator, bench.workbench.notices);
        panel.show();
        section.resize(700, 320);
        section.show();
        QVERIFY(bench.isReady());
        QTRY_VERIFY_WITH_TIMEOUT(!buttonNamed(panel, QStringLiteral("Start"))->isEnabled(), kPatience);
        QMenu* const menu = buttonNamed(panel, QStringLiteral("Add axis"))->menu();
        Q_EMIT menu->aboutToShow();
        const QString offered = menu->actions().front()->text();
        QVERIFY2(offered.contains(u'='), qPrintable(offered));
        menu->actions().front()->trigger();
        Q_EMIT menu->aboutToShow();
        for (const QAction* const each : menu->actions())
            QVERIFY2(each->text() != offered, "an axis is not offered twice");
        QSignalSpy failures(&bench.workbench.sweeps, &SweepController::failed);
        QVERIFY(bench.sweeps({"TILE=1,2,3", "block=64,32"}));
        QVERIFY2(failures.isEmpty(), failures.isEmpty() ? "" : qPrintable(failures[0][0].toString()));
        const SweepResults& results = bench.sweep().results();
        QCOMPARE(results.points(), std::size_t{6});
        QCOMPARE(results.failed(), std::size_t{2});
        QCOMPARE(*results.at(*results.best()).figure, 132.0);
        QCOMPARE(results.today()->figure.value(), 132.0);
        QVERIFY(bench.sweep().interrupted() == nullptr);
        const auto* const map = section.findChild<HeatMapView*>();
        QVERIFY(map->isVisibleTo(&section));
        QVERIFY(map->map().best() == std::optional(HeatMap::Place{0, 1}));
        QVERIFY(shows(section, QStringLiteral("4 of 6 measured, 2 without a figure")));
        QVERIFY(shows(section, QStringLiteral("TILE=1, block=32")));
        // The point is whole, and the figures are cut only where it leaves them no room.
        section.resize(560, 320);
        QCoreApplication::processEvents();
        const ThemedLabel* const point = labelOf(section, QStringLiteral("TILE=1, block=32"));
        const ThemedLabel* const figures = labelOf(section, QStringLiteral("best, "));
        QVERIFY(point != nullptr && figures != nullptr);
        QCOMPARE(point->width(), point->sizeHint().width());
        QVERIFY(figures->width() > 0);
        // A worse point, used and taken back.
        QVERIFY(bench.sweep().presentPoint() == std::optional(SweepPoint{0, 1}));
        const std::uint64_t other = *results.space().indexOf({1, 0});
        const QByteArray before = bench.workbench.documents.current().text();
        QCOMPARE(bench.sweep().use(other).size(), qsizetype{2});
        QVERIFY(bench.workbench.documents.current().text().contains("#define TILE 2"));
        QCOMPARE(bench.workbench.launches.launch().block, std::string("64"));
        QVERIFY(bench.sweep().canTakeBack());
        QSignalSpy takenBack(&bench.workbench.notices, &Notices::takenBack);
        bench.sweep().takeBack();
        QCOMPARE(takenBack.size(), 1);
        QCOMPARE(bench.workbench.documents.current().text(), before);
        QCOMPARE(bench.workbench.launches.launch().block, std::string("32"));
        QVERIFY(!bench.sweep().canTakeBack());
    }

    void undoOfTheTextTakesTheFormsAlong()
    {
        Bench bench;
        QVERIFY(bench.isReady());
        QVERIFY(bench.sweeps({"TILE=1,2", "block=64,32"}));
        Document& document = bench.workbench.documents.current();
        const QByteArray before = document.text();
        QSignalSpy told(&bench.workbench.notices, &Notices::noticed), takenBack(&bench.workbench.notices, &Notices::takenBack);
        bench.sweep().use(*bench.sweep().results().space().indexOf({1, 0}));
        QCOMPARE(told.size(), 1);
        const QByteArray after = document.text();
        document.replaceText(before);
        QCOMPARE(takenBack.size(), 1);
        QCOMPARE(takenBack[0][0].toString(), told[0][0].toString());
        QCOMPARE(bench.workbench.launches.launch().block, std::string("32"));
        document.replaceText(after);
        QCOMPARE(bench.workbench.launches.launch().block, std::string("64"));
    }

    void nothingRunsBesideASweepAndStopEndsIt()
    {
        Bench bench;
        QVERIFY(bench.isReady());
        bench.client->delay = 3;
        bench.sweep().setSetup({.axes = {"block=1..500"}, .constraints = {}, .plan = {}});
        bench.sweep().start();
        QTRY_VERIFY_WITH_TIMEOUT(bench.sweep().results().points() > 0, kPatience);
        QVERIFY(bench.workbench.jobs.job().kind == Job::Kind::Sweep);
        QVERIFY(!bench.workbench.jobs.whyNot().isEmpty());
        QVERIFY(bench.workbench.jobs.isTimingAnywhere());
        QVERIFY(bench.workbench.jobs.job().total > 0);
        bench.workbench.jobs.stop();
        QVERIFY(bench.sweep().state() == DocumentSweep::State::Idle);
        QVERIFY(bench.workbench.jobs.job().kind == Job::Kind::None);
        QVERIFY(bench.sweep().interrupted() != nullptr);
        QVERIFY(bench.sweep().results().points() < 500);
    }

    void whatWasPausedGoesOnWhereItWas()
    {
        Bench bench;
        QVERIFY(bench.isReady());
        bench.client->delay = 2;
        bench.sweep().setSetup({.axes = {"block=1..60"}, .constraints = {}, .plan = {}});
        bench.sweep().start();
        QTRY_VERIFY_WITH_TIMEOUT(bench.sweep().results().points() > 3, kPatience);
        bench.sweep().pause();
        QVERIFY(bench.sweep().state() == DocumentSweep::State::Paused);
        QVERIFY(bench.workbench.jobs.job().kind == Job::Kind::None);
        const std::size_t measured = bench.sweep().results().points();
        bench.sweep().resume();
        QVERIFY(bench.ends());
        QCOMPARE(bench.sweep().results().points(), std::size_t{60});
        // The one that was on the device when it was paused is measured again, and none that had a result.
        QVERIFY2(bench.client->times <= 63, qPrintable(QString::number(bench.client->times)));
        QVERIFY(measured > 3);
    }

    void anInterruptedSweepOfAFileIsOfferedAgain()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("k.cu"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(kSource) > 0);
        file.close();
        const auto open = [&](Bench& bench) {
            if (!bench.isReady())
                return false;
            const LaunchSetup launch = bench.workbench.launches.launch();
            bench.workbench.files.open(path);
            if (!QTest::qWaitFor([&] { return bench.workbench.documents.current().path() == path; }, kPatience))
                return false;
            bench.workbench.documents.current().setTrusted(true);
            if (!QTest::qWaitFor([&] { return bench.workbench.launches.kernel() != nullptr; }, kPatience))
                return false;
            bench.workbench.launches.setLaunch(launch);
            return QTest::qWaitFor([&] { return bench.workbench.launches.isChecked(); }, kPatience);
        };
        std::size_t measured = 0;
        {
            Bench first;
            QVERIFY(open(first));
            first.client->delay = 2;
            first.sweep().setSetup({.axes = {"block=1..60"}, .constraints = {}, .plan = {}});
            first.sweep().start();
            QTRY_VERIFY_WITH_TIMEOUT(first.sweep().results().points() > 3, kPatience);
            measured = first.sweep().results().points();
        }
        Bench second;
        SweepPanel panel(second.workbench.sweeps, second.workbench.navigator, second.workbench.notices);
        QVERIFY(open(second));
        QTRY_VERIFY_WITH_TIMEOUT(second.sweep().interrupted() != nullptr, kPatience);
        QVERIFY(second.sweep().results().points() >= measured);
        QVERIFY(second.sweep().setup() == SweepSetup());
        QVERIFY(buttonNamed(panel, QStringLiteral("Go on")) != nullptr);
        const QSignalSpy told(&second.workbench.sweeps, &SweepController::noticed);
        second.sweep().resume();
        QTRY_VERIFY_WITH_TIMEOUT(!told.isEmpty(), kPatience);
        QVERIFY(second.ends());
        QCOMPARE(second.sweep().results().points(), std::size_t{60});
        QCOMPARE(second.sweep().setup().axes, (std::vector<std::string>{"block=1..60"}));
        QVERIFY(second.client->times <= 61 - static_cast<int>(measured) + 1);
    }

    void manyPointsAreShownInBatches()
    {
        Bench bench;
        SweepSection section(bench.workbench.sweeps, bench.workbench.navigator, bench.workbench.notices);
        section.resize(700, 320);
        section.show();
        QVERIFY(bench.isReady());
        auto* const map = section.findChild<HeatMapView*>();
        auto* const table = section.findChild<TableView*>();
        QSignalSpy resets(table->model(), &QAbstractItemModel::modelReset);
        QSignalSpy batches(&bench.workbench.sweeps, &SweepController::resultsAdded);
        QElapsedTimer clock;
        clock.start();
        QVERIFY(bench.sweeps({"TILE=1,2", "block=1..60"}));
        QCOMPARE(bench.sweep().results().points(), std::size_t{120});
        const qint64 tenths = clock.elapsed() / 100;
        QVERIFY2(batches.size() <= tenths + 2, qPrintable(QString::number(batches.size())));
        const int rebuilds = map->rebuilds();
        QVERIFY2(resets.size() <= 2 && rebuilds <= 3, qPrintable(QString::number(rebuilds)));
    }

    void setupsAreKeptInTheSession()
    {
        Bench bench;
        SweepPanel panel(bench.workbench.sweeps, bench.workbench.navigator, bench.workbench.notices);
        panel.show();
        QVERIFY(bench.isReady());
        const SweepSetup setup{.axes = {"block=32,64"}, .constraints = {"block > 32"}, .plan = {}};
        bench.sweep().setSetup(setup);
        QVERIFY(sweepSetupFromJson(bench.workbench.documents.current().session().view["sweep"]) == setup);
        const QList<CodeEdit*> fields = panel.findChildren<CodeEdit*>();
        QCOMPARE(fields.size(), qsizetype{2});
        QCOMPARE(fields[0]->text(), QStringLiteral("block=32,64"));
        QTRY_VERIFY_WITH_TIMEOUT(shows(panel, QStringLiteral("2 combinations, of which the constraints leave 1")), kPatience);
        // Another session of the document brings its own.
        Session session = bench.workbench.documents.current().session();
        session.view.erase("sweep");
        bench.workbench.documents.current().setSession(session);
        QVERIFY(bench.sweep().setup() == SweepSetup());
    }

private:
    std::unique_ptr<QTemporaryDir> m_state;
};

KD_TEST(TestSweepView, QApplication)

}  // namespace tst_sweepview

#include "tst_sweepview.moc"

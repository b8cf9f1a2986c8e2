// SPDX-License-Identifier: GPL-3.0-or-later
// The verdict on a sweep in the window, and the workers that share one, over a client that times and compares without a worker.
#include "tests/program/testprogram.h"
#include "tests/ui/bench/fakeclient.h"
#include "tests/ui/bench/testbench.h"
#include "ui/sweep/pointfactsmodel.h"
#include "ui/sweep/sweeppanel.h"
#include "ui/sweep/sweeppoint.h"
#include "ui/sweep/sweepsection.h"
#include "ui/sweep/workerrows.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace tst_sweepturns {

using namespace kd;

namespace {

constexpr int kPatience = 20000;
const char* const kSource = "#ifndef TILE\n#define TILE 9\n#endif\nextern \"C\" __global__ void k() {}\n";

int tileOf(const CompileRequest& request)
{
    for (const std::string& option : request.options) {
        if (const std::size_t at = option.find("TILE="); at != std::string::npos)
            return std::stoi(option.substr(at + 5));
    }
    return 9;
}

/// All tiles take about a microsecond, and by turns the larger one is faster.
class TurnsClient : public FakeClient {
public:
    TurnsClient() : FakeClient(RecordedAnswers()) { setCompiler(&TurnsClient::compiled); }

    static std::optional<CompileOutcome> compiled(const CompileRequest& request)
    {
        const int tile = tileOf(request);
        CompileOutcome outcome{.state = CompileOutcome::State::Ok, .message = {}, .architecture = request.architecture};
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
        outcome.run.device = request.run.device;
        const double tile = static_cast<double>(image.size());
        outcome.samples = {1e-6, 1e-6 + tile * 1e-9, 1.2e-6};
        outcome.statistics = statisticsOf(outcome.samples);
        outcome.modelled = request.run.device == "emulated";
        outcome.instructions = Json{{"warpInstructions", 100}};
        return soon(outcome);
    }
    QFuture<ComparisonOutcome> compare(const ComparisonRequest&, std::vector<std::byte> first, std::vector<std::byte> second,
                                       std::vector<PlanBlob>, const QString&) override
    {
        ++comparisons;
        ComparisonOutcome outcome;
        outcome.first.state = outcome.second.state = RunOutcome::State::Ok;
        outcome.verdict.kind =
            second.size() > first.size() ? ComparisonVerdict::Kind::Faster : ComparisonVerdict::Kind::Slower;
        outcome.verdict.ratio = 1.25;
        outcome.verdict.low = 1.24;
        outcome.verdict.high = 1.26;
        if (comparisons <= heldFrom)
            return soon(outcome);
        const auto promise = std::make_shared<QPromise<ComparisonOutcome>>();
        promise->start();
        held.push_back(promise);
        return promise->future();
    }
    QFuture<CountOutcome> count(const CountRequest& request, std::vector<std::byte>, std::vector<PlanBlob>, const QString&) override
    {
        CountOutcome outcome;
        outcome.run.state = RunOutcome::State::Ok;
        outcome.run.deviceId = request.run.device;
        LineCount total;
        total.executed = 4321;
        LaunchCounts counts;
        counts.totals = total;
        outcome.reading = readingOf(counts);
        ++counted;
        return soon(outcome);
    }

    int comparisons = 0, counted = 0, heldFrom = 1000;
    std::vector<std::shared_ptr<QPromise<ComparisonOutcome>>> held;

private:
    template <typename T> QFuture<T> soon(const T& value)
    {
        const auto promise = std::make_shared<QPromise<T>>();
        promise->start();
        QTimer::singleShot(0, this, [promise, value] {
            promise->addResult(value);
            promise->finish();
        });
        return promise->future();
    }
};

struct Bench {
    explicit Bench(const char* deviceName = "cuda:0")
        : client(new TurnsClient),
          workbench(Target{QStringLiteral("test"), QStringLiteral("/nowhere/worker"), {}}, std::unique_ptr<Client>(client))
    {
        TargetInfo info{
            .compiler = {.available = true, .version = "13.0.88", .path = "/nowhere/libnvrtc.so", .architectures = {"sm_90"}}};
        DeviceInfo device;
        device.id.name = deviceName;
        device.name = "GPU";
        device.computeCapability = {9, 0};
        info.devices.devices.push_back(device);
        device.id.name = "cuda:7";
        info.devices.devices.push_back(device);
        info.devices.defaultDevice = deviceName;
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
    bool ends()
    {
        return QTest::qWaitFor([&] { return sweep().state() == DocumentSweep::State::Idle; }, kPatience);
    }
    TurnsClient* client;
    Workbench workbench;
};

bool shows(const QWidget& widget, const QString& words)
{
    const QList<QLabel*> labels = widget.findChildren<QLabel*>();
    return std::ranges::any_of(labels,
                               [&](const QLabel* each) { return each->isVisibleTo(&widget) && each->text().contains(words); });
}

}  // namespace

class TestSweepTurns : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_state = std::make_unique<QTemporaryDir>();
        qputenv("XDG_STATE_HOME", m_state->path().toUtf8());
    }

    void theBestIsFoundInTurns()
    {
        Bench bench;
        SweepSection section(bench.workbench.sweeps, bench.workbench.navigator, bench.workbench.notices);
        section.resize(900, 320);
        section.show();
        QVERIFY(bench.isReady());
        const QSignalSpy told(&bench.workbench.sweeps, &SweepController::noticed);
        bench.sweep().setSetup({.axes = {"TILE=1,2,3"}, .constraints = {}, .workers = {}, .plan = {}});
        bench.sweep().start();
        QTRY_VERIFY_WITH_TIMEOUT(!told.isEmpty(), kPatience);
        QVERIFY(bench.ends());
        QCOMPARE(bench.client->comparisons, 3);
        const SweepResults& results = bench.sweep().results();
        QCOMPARE(results.verdict()->point, std::uint64_t{2});
        QCOMPARE(*results.at(*results.best()).point, std::uint64_t{2});
        QVERIFY2(told.last().first().toString().contains(QStringLiteral("SLOWER")), qPrintable(told.last().first().toString()));
        QVERIFY(shows(section, QStringLiteral("TILE=3")));
        QVERIFY(shows(section, QStringLiteral("in turns with it")));
        QVERIFY(bench.sweep().interrupted() == nullptr);
    }

    /// Stopped in the middle of the comparisons it goes on with those that are missing.
    void turnsAreAPhaseThatGoesOn()
    {
        Bench bench;
        SweepPanel panel(bench.workbench.sweeps, bench.workbench.navigator, bench.workbench.notices);
        panel.show();
        QVERIFY(bench.isReady());
        bench.client->heldFrom = 1;
        bench.sweep().setSetup({.axes = {"TILE=1,2,3"}, .constraints = {}, .workers = {}, .plan = {}});
        bench.sweep().start();
        QTRY_VERIFY_WITH_TIMEOUT(!bench.client->held.empty(), kPatience);
        QCOMPARE(bench.sweep().turns()->total, std::size_t{3});
        QCOMPARE(bench.sweep().turns()->done, std::size_t{1});
        QVERIFY(shows(panel, QStringLiteral("1 of 3 comparisons in turns")));
        QVERIFY(shows(panel, QStringLiteral("left")));
        QVERIFY(bench.workbench.jobs.isTimingAnywhere());
        bench.sweep().pause();
        QVERIFY(!bench.sweep().turns() && bench.client->held.back()->isCanceled());
        bench.client->heldFrom = 1000;
        bench.sweep().resume();
        QVERIFY(bench.ends());
        QCOMPARE(bench.client->comparisons, 4);  // the one that was cancelled once more
        QVERIFY(bench.sweep().results().verdict().has_value());
        QVERIFY(bench.sweep().interrupted() == nullptr);
    }

    void whatHasNoVerdictIsOfferedAgain()
    {
        Bench bench;
        SweepPanel panel(bench.workbench.sweeps, bench.workbench.navigator, bench.workbench.notices);
        panel.show();
        QVERIFY(bench.isReady());
        bench.client->heldFrom = 0;
        bench.sweep().setSetup({.axes = {"TILE=1,2"}, .constraints = {}, .workers = {}, .plan = {}});
        bench.sweep().start();
        QTRY_VERIFY_WITH_TIMEOUT(!bench.client->held.empty(), kPatience);
        const QSignalSpy failures(&bench.workbench.sweeps, &SweepController::failed);
        ComparisonOutcome lost;
        lost.first.state = RunOutcome::State::Lost;
        lost.first.message = "the worker ended";
        bench.client->held.front()->addResult(lost);
        bench.client->held.front()->finish();
        QVERIFY(bench.ends());
        QTRY_COMPARE_WITH_TIMEOUT(failures.size(), qsizetype{1}, kPatience);
        QVERIFY2(failures.first().first().toString().contains(QStringLiteral("the worker ended")),
                 qPrintable(failures.first().first().toString()));
        QVERIFY(bench.sweep().interrupted() != nullptr);
        QVERIFY(shows(panel, QStringLiteral("it has no verdict yet")));
        bench.client->heldFrom = 1000;
        bench.sweep().resume();
        QVERIFY(bench.ends());
        QTRY_VERIFY_WITH_TIMEOUT(bench.sweep().results().verdict().has_value(), kPatience);
    }

    /// What cannot be reached is told of, and the sweep goes on without it.
    void workersThatAreNotThereAreTold()
    {
        Bench bench("emulated");
        SweepPanel panel(bench.workbench.sweeps, bench.workbench.navigator, bench.workbench.notices);
        panel.show();
        QVERIFY(bench.isReady());
        bench.sweep().setSetup({.axes = {"block=1..20"}, .constraints = {}, .workers = {"emulated"}, .plan = {}});
        bench.sweep().start();
        QTRY_COMPARE_WITH_TIMEOUT(bench.sweep().results().points(), std::size_t{20}, kPatience);
        QVERIFY(bench.ends());
        QCOMPARE(bench.sweep().workers().size(), std::size_t{2});
        const SweepWorkerState &first = bench.sweep().workers()[0], &second = bench.sweep().workers()[1];
        QCOMPARE(first.name, std::string("emulated 1"));
        QVERIFY(first.presence == SweepPool::Presence::There && first.done >= 1);
        QVERIFY(second.presence != SweepPool::Presence::There);
        QVERIFY2(shows(panel, QStringLiteral("emulated 2")), qPrintable(workerStateText(second)));
    }

    void workersAreSuggestedAndChecked()
    {
        Bench bench;
        QVERIFY(bench.isReady());
        const std::vector<SweepSuggestion> suggested = bench.sweep().workerSuggestions();
        QVERIFY(!suggested.empty());
        QCOMPARE(suggested.front().axis, QStringLiteral("cuda:7"));
        const auto check = [](std::vector<std::string> workers) {
            return checkSweep({.axes = {"A=1,2"}, .constraints = {}, .workers = std::move(workers), .plan = {}}, {}, "cuda:0");
        };
        QVERIFY(check({"cuda:7", ""}).isGood());
        const SweepCheck command = check({"cuda:7", "ssh host kerneldesk-worker"});
        QVERIFY(!command.isGood() && command.workerProblems[0].isEmpty());
        QVERIFY2(command.workerProblems[1].contains(QStringLiteral("settings")), qPrintable(command.workerProblems[1]));
        QVERIFY(check({"cuda:0"}).problem.contains(QStringLiteral("twice")));
        QVERIFY(!check({"no-such-target"}).workerProblems[0].isEmpty());
        const SweepSetup setup{.axes = {}, .constraints = {}, .workers = {"gpu2", "cuda:7"}, .plan = {}};
        QVERIFY(sweepSetupFromJson(sweepSetupToJson(setup)) == setup);
    }

    void statesAreWords_data()
    {
        QTest::addColumn<int>("presence");
        QTest::addColumn<bool>("drifted");
        QTest::addColumn<QString>("words");
        using Presence = SweepPool::Presence;
        QTest::newRow("there") << static_cast<int>(Presence::There) << false << QStringLiteral("gpu2: 52 points");
        QTest::newRow("joining") << static_cast<int>(Presence::Joining) << false << QStringLiteral("is asked");
        QTest::newRow("away") << static_cast<int>(Presence::Away) << false << QStringLiteral("away and tried again: it ended");
        QTest::newRow("left out") << static_cast<int>(Presence::LeftOut) << false << QStringLiteral("left out: it ended");
        QTest::newRow("drifted") << static_cast<int>(Presence::LeftOut) << true << QStringLiteral("since it drifted");
    }
    void statesAreWords()
    {
        QFETCH(int, presence);
        QFETCH(bool, drifted);
        QFETCH(QString, words);
        const SweepWorkerState state{.name = "gpu2", .device = "GPU", .presence = static_cast<SweepPool::Presence>(presence),
                                     .done = 52, .drift = 0.02, .hasDrifted = drifted, .sentence = "it ended"};
        QVERIFY2(workerStateText(state).contains(words), qPrintable(workerStateText(state)));
    }

    void aPointHasSourceOccupancyAndCounters()
    {
        Bench bench;
        QVERIFY(bench.isReady());
        bench.sweep().setSetup({.axes = {"TILE=1,2", "block=32,64"}, .constraints = {}, .workers = {}, .plan = {}});
        bench.sweep().start();
        QTRY_VERIFY_WITH_TIMEOUT(bench.sweep().results().verdict().has_value(), kPatience);
        QVERIFY(bench.ends());
        auto* const window = new SweepPointWindow(bench.workbench.sweeps);
        window->showPoint(*bench.sweep().results().space().indexOf({1, 1}));
        window->show();
        const QList<QPlainTextEdit*> pages = window->findChildren<QPlainTextEdit*>();
        const auto source = std::ranges::find(pages, QStringLiteral("Source"), &QWidget::accessibleName);
        QVERIFY(source != pages.end());
        QTRY_VERIFY_WITH_TIMEOUT((*source)->toPlainText().contains(QStringLiteral("#define TILE 2")), kPatience);
        const QList<PointFactsModel*> facts = window->findChildren<PointFactsModel*>();
        QCOMPARE(facts.size(), qsizetype{2});
        QVERIFY(facts[0]->rowCount() > 5);
        QCOMPARE(facts[0]->index(2, PointFactsModel::Value).data().toString(), QStringLiteral("32"));
        QCOMPARE(facts[1]->rowCount(), 0);
        const QList<QPushButton*> buttons = window->findChildren<QPushButton*>();
        const auto count = std::ranges::find(buttons, QStringLiteral("Count one launch"), &QPushButton::text);
        QVERIFY(count != buttons.end());
        (*count)->click();
        QTRY_VERIFY_WITH_TIMEOUT(facts[1]->rowCount() > 0, kPatience);
        QCOMPARE(bench.client->counted, 1);
        QVERIFY(bench.workbench.jobs.job().kind == Job::Kind::None);
        // Its use is one step, which undo of the text takes back.
        const auto use = std::ranges::find(buttons, QStringLiteral("Use it"), &QPushButton::text);
        (*use)->click();
        QVERIFY(bench.workbench.documents.current().text().contains("#define TILE 2"));
        QVERIFY(bench.sweep().canTakeBack());
    }

    void nothingIsCountedBesideASweep()
    {
        Bench bench;
        QVERIFY(bench.isReady());
        bench.client->heldFrom = 0;
        bench.sweep().setSetup({.axes = {"TILE=1,2"}, .constraints = {}, .workers = {}, .plan = {}});
        bench.sweep().start();
        QTRY_VERIFY_WITH_TIMEOUT(!bench.client->held.empty(), kPatience);
        const QFuture<CountOutcome> counted = bench.sweep().countPoint(0);
        QVERIFY(counted.isFinished() && !counted.result().ok());
        QVERIFY(counted.result().run.message.english().find("another job") != std::string::npos);
        bench.sweep().stop();
        const QFuture<CountOutcome> again = bench.sweep().countPoint(0);
        QVERIFY(bench.workbench.jobs.isRunning());
        bench.workbench.jobs.stop();
        QVERIFY(again.isFinished() && again.result().run.state == RunOutcome::State::Cancelled);
        QVERIFY(!bench.workbench.jobs.isRunning());
    }

private:
    std::unique_ptr<QTemporaryDir> m_state;
};

KD_TEST(TestSweepTurns, QApplication)

}  // namespace tst_sweepturns

#include "tst_sweepturns.moc"

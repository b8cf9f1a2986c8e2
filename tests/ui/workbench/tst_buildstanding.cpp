// SPDX-License-Identifier: GPL-3.0-or-later
// Builds that are compared with the baseline of their kernel as they come, over a client without a worker.
#include "tests/program/testprogram.h"
#include "tests/ui/bench/fakeclient.h"
#include "ui/workbench/runs/standingtext.h"
#include "ui/workbench/workbench.h"

#include <QPromise>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <memory>
#include <utility>
#include <vector>

namespace tst_buildstanding {

using namespace kd;

namespace {

constexpr int kPatience = 20000;

/// The code of a text is its length; comments alone make no other code.
class ComparingClient : public FakeClient {
public:
    ComparingClient() : FakeClient(RecordedAnswers()) { setCompiler(&ComparingClient::compiled); }

    static std::optional<CompileOutcome> compiled(const CompileRequest& request)
    {
        const std::size_t size = request.source.substr(0, request.source.find("//")).size();
        CompileOutcome outcome{.state = CompileOutcome::State::Ok, .message = {}, .architecture = request.architecture};
        outcome.kernels.push_back({.name = "k", .loweredName = "k", .hasSignature = true, .registers = 16});
        outcome.ptx = "// ptx";
        outcome.cubin.assign(size, std::byte{1});
        outcome.cubinSha256 = std::to_string(size);
        return outcome;
    }
    QFuture<TimingOutcome> time(const TimingRequest& request, std::vector<std::byte>, std::vector<PlanBlob>, const QString&) override
    {
        TimingOutcome outcome;
        outcome.run.state = RunOutcome::State::Ok;
        outcome.run.deviceId = request.run.device;
        outcome.samples = {1e-6, 1e-6, 1e-6};
        outcome.statistics = statisticsOf(outcome.samples);
        const auto promise = std::make_shared<QPromise<TimingOutcome>>();
        promise->start();
        QTimer::singleShot(0, this, [promise, outcome] {
            promise->addResult(outcome);
            promise->finish();
        });
        return promise->future();
    }
    QFuture<ComparisonOutcome> compare(const ComparisonRequest&, std::vector<std::byte> first, std::vector<std::byte> second,
                                       std::vector<PlanBlob>, const QString&) override
    {
        compared.emplace_back(first.size(), second.size());
        open.push_back(std::make_shared<QPromise<ComparisonOutcome>>());
        open.back()->start();
        return open.back()->future();
    }
    /// Answers the newest comparison.
    void answer(ComparisonVerdict::Kind kind, double ratio)
    {
        ComparisonOutcome outcome;
        outcome.first.state = outcome.second.state = RunOutcome::State::Ok;
        outcome.verdict.kind = kind;
        outcome.verdict.ratio = ratio;
        open.back()->addResult(outcome);
        open.back()->finish();
    }

    std::vector<std::pair<std::size_t, std::size_t>> compared;
    std::vector<std::shared_ptr<QPromise<ComparisonOutcome>>> open;
};

struct Bench {
    Bench()
        : client(new ComparingClient),
          workbench(Target{QStringLiteral("test"), QStringLiteral("/nowhere/worker"), {}}, std::unique_ptr<Client>(client))
    {
        TargetInfo info{
            .compiler = {.available = true, .version = "13.0.88", .path = "/nowhere/libnvrtc.so", .architectures = {"sm_90"}}};
        DeviceInfo device;
        device.id.name = "cuda:0";
        device.name = "GPU";
        device.computeCapability = {9, 0};
        info.devices.devices.push_back(device);
        info.devices.defaultDevice = "cuda:0";
        client->setInfo(info);
        workbench.builds.setDelay(Milliseconds(0));
        workbench.target.describe();
    }
    /// With a pinned timing of the first text.
    bool isReady()
    {
        if (!QTest::qWaitFor([&] { return workbench.target.info() != nullptr; }, kPatience))
            return false;
        workbench.files.openNew();
        if (!types("extern \"C\" __global__ void k() {}\n"))
            return false;
        LaunchSetup launch = workbench.launches.launch();
        launch.grid = "1";
        launch.block = "32";
        workbench.launches.setLaunch(launch);
        if (!QTest::qWaitFor([&] { return workbench.launches.isChecked() && workbench.jobs.whyNot().isEmpty(); }, kPatience))
            return false;
        workbench.jobs.time();
        if (!QTest::qWaitFor([&] { return workbench.jobs.runs().size() == 1; }, kPatience))
            return false;
        workbench.jobs.setBaseline(workbench.jobs.runs().front()->number, true);
        return true;
    }
    bool types(const QByteArray& text)
    {
        workbench.documents.current().replaceText(text);
        return QTest::qWaitFor([&] { return workbench.launches.kernel() != nullptr && workbench.builds.isCurrent(); }, kPatience);
    }
    bool comparesNow(std::size_t count)
    {
        return QTest::qWaitFor([&] { return client->compared.size() == count; }, kPatience);
    }
    const BuildStanding& standing() const { return workbench.jobs.standing(); }
    QString tag() const { return standing().known() ? tagText(standing().known()->standing) : QString(); }

    ComparingClient* client;
    Workbench workbench;
};

const QByteArray kSecond = "extern \"C\" __global__ void k() { }\n", kThird = "extern \"C\" __global__ void k() {  }\n";

}  // namespace

class TestBuildStanding : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_state = std::make_unique<QTemporaryDir>();
        qputenv("XDG_STATE_HOME", m_state->path().toUtf8());
    }

    void nothingIsComparedUnasked()
    {
        Bench bench;
        QVERIFY(bench.isReady());
        QVERIFY(!bench.workbench.jobs.timesBuilds());
        QVERIFY(bench.types(kSecond));
        QSignalSpy changes(&bench.workbench.jobs, &JobRunner::standingChanged);
        QVERIFY(!changes.wait(800));
        QVERIFY(bench.client->compared.empty() && !bench.standing().known());
    }

    void aBuildIsComparedWithTheBaseline()
    {
        Bench bench;
        QVERIFY(bench.isReady());
        bench.workbench.jobs.setTimesBuilds(true);
        // The build of the baseline itself is not launched.
        QTRY_COMPARE_WITH_TIMEOUT(bench.tag(), QStringLiteral("time same"), kPatience);
        QVERIFY(bench.client->compared.empty());
        QVERIFY(bench.types(kSecond));
        QVERIFY(bench.comparesNow(1));
        QVERIFY(bench.client->compared[0].first < bench.client->compared[0].second);
        QVERIFY(bench.standing().isBusy() && bench.workbench.jobs.isTimingAnywhere());
        QVERIFY2(bench.workbench.jobs.whyNot().isEmpty(), "it does not keep the user from anything");
        bench.client->answer(ComparisonVerdict::Kind::Faster, 0.969);
        QTRY_VERIFY_WITH_TIMEOUT(!bench.standing().isBusy(), kPatience);
        QVERIFY2(bench.tag().startsWith(QStringLiteral("time −3.1")), qPrintable(bench.tag()));
        QVERIFY(bench.standing().known()->build == bench.workbench.builds.goodBuild().outcome);
        QCOMPARE(bench.workbench.jobs.runs().size(), std::size_t{1});
        // A comment makes no other code, and the standing is that of the build with it.
        QVERIFY(bench.types(kSecond + "// a word\n"));
        QTRY_VERIFY_WITH_TIMEOUT(bench.standing().known()->build == bench.workbench.builds.goodBuild().outcome, kPatience);
        QCOMPARE(bench.client->compared.size(), std::size_t{1});
        bench.workbench.jobs.setTimesBuilds(false);
        QTRY_VERIFY_WITH_TIMEOUT(!bench.standing().known(), kPatience);
    }

    void anEditEndsItAndTheNewestBuildWins()
    {
        Bench bench;
        QVERIFY(bench.isReady());
        bench.workbench.jobs.setTimesBuilds(true);
        QVERIFY(bench.types(kSecond));
        QVERIFY(bench.comparesNow(1));
        QVERIFY(bench.types(kThird));
        QVERIFY(bench.client->open[0]->isCanceled());
        QVERIFY(bench.comparesNow(2));
        bench.client->answer(ComparisonVerdict::Kind::CannotTell, 0);
        QTRY_COMPARE_WITH_TIMEOUT(bench.tag(), QStringLiteral("time ?"), kPatience);
        bench.client->open[0]->finish();
    }

    /// Whoever asks for the device gets it at once; the comparison is made when it is free again.
    void itGivesTheDeviceUp()
    {
        Bench bench;
        QVERIFY(bench.isReady());
        bench.workbench.jobs.setTimesBuilds(true);
        QVERIFY(bench.types(kSecond));
        QVERIFY(bench.comparesNow(1));
        bench.workbench.jobs.time();
        QTRY_COMPARE_WITH_TIMEOUT(bench.workbench.jobs.runs().size(), std::size_t{2}, kPatience);
        QVERIFY(bench.client->open[0]->isCanceled());
        bench.client->open[0]->finish();
        QVERIFY(bench.comparesNow(2));
        bench.client->answer(ComparisonVerdict::Kind::Slower, 1.1);
        QTRY_VERIFY_WITH_TIMEOUT(bench.tag().startsWith(QStringLiteral("time +10")), kPatience);
    }

    void tagsAreWords_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("counted");
        QTest::addColumn<QString>("words");
        using Kind = Standing::Kind;
        QTest::newRow("faster") << static_cast<int>(Kind::Faster) << false << QStringLiteral("time −3.1");
        QTest::newRow("same") << static_cast<int>(Kind::Same) << false << QStringLiteral("time same");
        QTest::newRow("cannot tell") << static_cast<int>(Kind::CannotTell) << false << QStringLiteral("time ?");
        QTest::newRow("fewer") << static_cast<int>(Kind::Fewer) << true << QStringLiteral("instructions −3.1");
        QTest::newRow("the same count") << static_cast<int>(Kind::Same) << true << QStringLiteral("instructions same");
        QTest::newRow("mixed counts") << static_cast<int>(Kind::CannotTell) << true << QStringLiteral("instructions ?");
    }
    void tagsAreWords()
    {
        QFETCH(int, kind);
        QFETCH(bool, counted);
        QFETCH(QString, words);
        const Standing standing{.kind = static_cast<Standing::Kind>(kind),
                                .basis = counted ? Standing::Basis::Counts : Standing::Basis::Rounds,
                                .change = -0.031,
                                .reasons = {}};
        QVERIFY2(tagText(standing).startsWith(words), qPrintable(tagText(standing)));
    }

private:
    std::unique_ptr<QTemporaryDir> m_state;
};

KD_TEST(TestBuildStanding, QCoreApplication)

}  // namespace tst_buildstanding

#include "tst_buildstanding.moc"

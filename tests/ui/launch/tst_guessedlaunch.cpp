// SPDX-License-Identifier: GPL-3.0-or-later
// The launch form of a program whose host code launches its kernels. The compiler is the test's own.
#include "tests/program/testprogram.h"
#include "tests/ui/bench/fakeclient.h"
#include "tests/ui/bench/testbench.h"
#include "ui/common/form.h"
#include "ui/launch/argumentsmodel.h"
#include "ui/launch/debouncedlineedit.h"
#include "ui/launch/launchpanel.h"
#include "ui/workbench/launch/launchfeasibility.h"

#include <QApplication>
#include <QLabel>
#include <QSemaphore>
#include <QTest>
#include <QThreadPool>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tst_guessedlaunch {

using namespace kd;

namespace {

constexpr int kPatience = 30000;

const char* const kProgram = R"(
__global__ void add(const float* a, float* c, int n) { c[threadIdx.x] = a[threadIdx.x] + n; }
__global__ void zero(float* p) { p[threadIdx.x] = 0; }
__global__ void unused(int n) { }
int main()
{
    const int n = 1000;
    float *a, *c;
    cudaMalloc(&a, n * sizeof(float));
    cudaMalloc(&c, n * sizeof(float));
    add<<<(n + 127) / 128, 128>>>(a, c, n);
    zero<<<1, 64>>>(c);
}
)";

Parameter pointer(const char* name, bool isConst)
{
    const TypeInfo element{.kind = TypeInfo::Kind::Float, .name = "float", .size = 4, .isConst = isConst};
    TypeInfo type{.kind = TypeInfo::Kind::Pointer, .name = isConst ? "const float*" : "float*", .size = 8};
    type.element = {element};
    return {.name = name, .size = 8, .type = type};
}

Parameter number(const char* name)
{
    return {.name = name, .size = 4, .type = {.kind = TypeInfo::Kind::Signed, .name = "int", .size = 4}};
}

KernelInfo kernel(const char* name, const std::vector<Parameter>& parameters)
{
    return {.name = name, .loweredName = name, .parameters = parameters, .hasSignature = true};
}

/// What a compiler makes of the program.
CompileOutcome outcome(const CompileRequest& request)
{
    if (request.source.find("whole(") != std::string::npos) {
        KernelInfo whole = kernel("whole", {number("n")});
        whole.isTile = true;
        whole.maxThreadsPerBlock = 128;
        return {.state = CompileOutcome::State::Ok,
                .architecture = request.architecture,
                .kernels = {whole, kernel("unused", {number("n")})},
                .tileIr = {std::byte{0x7f}},
                .tileCubin = {std::byte{0x7f}},
                .cubinSha256 = "whole"};
    }
    if (request.source.find("__tile_global__") != std::string::npos)
        return {.state = CompileOutcome::State::Ok,
                .architecture = request.architecture,
                .tileIr = {std::byte{0x7f}},
                .cubinSha256 = "tile"};
    Parameter length = number("n");
    length.offset = 16;
    Parameter out = pointer("c", false);
    out.offset = 8;
    return {.state = CompileOutcome::State::Ok,
            .architecture = request.architecture,
            .kernels = {kernel("add", {pointer("a", true), out, length}), kernel("zero", {pointer("p", false)}),
                        kernel("unused", {number("n")})},
            .cubinSha256 = "one"};
}

std::unique_ptr<FakeClient> makeClient()
{
    auto client = std::make_unique<FakeClient>(RecordedAnswers());
    client->setInfo({.compiler = {.available = true, .version = "13.0.88", .architectures = {"sm_90"}}});
    client->setCompiler([](const CompileRequest& request) { return std::optional(outcome(request)); });
    return client;
}

/// Keeps what is done away from the window's thread waiting until it goes.
class BusyPool {
public:
    BusyPool() : m_threads(QThreadPool::globalInstance()->maxThreadCount()), m_isOver(std::make_shared<QSemaphore>())
    {
        QThreadPool::globalInstance()->setMaxThreadCount(1);
        QThreadPool::globalInstance()->start([isOver = m_isOver] { isOver->acquire(); });
    }
    ~BusyPool()
    {
        m_isOver->release();
        QThreadPool::globalInstance()->setMaxThreadCount(m_threads);
    }
    BusyPool(const BusyPool&) = delete;
    BusyPool& operator=(const BusyPool&) = delete;

private:
    const int m_threads;
    const std::shared_ptr<QSemaphore> m_isOver;
};

/// The form with a program open.
struct Bench {
    explicit Bench(const LaunchSetup& stored = {})
    {
        builds.setDelay(Milliseconds(0));
        panel.show();
        target.describe();
        Session session;
        session.launch = stored;
        documents.add({.session = session, .text = kProgram, .sourcePath = QStringLiteral("/nowhere/add.cu"), .isTrusted = true});
    }
    bool isReady() const
    {
        return QTest::qWaitFor([&] { return launches.kernel() != nullptr && launches.isChecked(); }, kPatience);
    }
    void replaceCount(const char* count) const
    {
        documents.current().replaceText(QByteArray(kProgram).replace("n = 1000", QByteArray("n = ") + count));
    }
    /// Another count is built, and the reading of its launches waits in a pool that is busy from now on.
    bool waitsToRead(const char* count, std::optional<BusyPool>& busy) const
    {
        client.hold(FakeClient::Call::Compile);
        replaceCount(count);
        if (!QTest::qWaitFor([&] { return client.held(FakeClient::Call::Compile) > 0; }, kPatience))
            return false;
        busy.emplace();
        client.release(FakeClient::Call::Compile);
        return QTest::qWaitFor([&] { return builds.isCurrent(); }, kPatience) && !launches.isChecked();
    }
    DebouncedLineEdit* field(const QString& name) const
    {
        for (DebouncedLineEdit* const edit : panel.findChildren<DebouncedLineEdit*>())
            if (edit->accessibleName() == name)
                return edit;
        return nullptr;
    }
    void type(const QString& name, const QString& text) const
    {
        DebouncedLineEdit* const edit = field(name);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
    }
    std::string argument(const std::string& name) const
    {
        for (const ArgumentSetting& each : launches.launch().arguments)
            if (each.name == name)
                return each.value;
        return "none";
    }
    bool isGuessed(const ErrorSubject& field) const { return launches.guessOf(field) != nullptr; }
    /// How many signs the form's fields show.
    qsizetype signs() const
    {
        qsizetype shown = 0;
        for (const QLabel* const label : panel.findChildren<QLabel*>())
            shown += label->text() == QString(kGuessSign) && label->isVisibleTo(&panel) && !label->toolTip().isEmpty();
        return shown;
    }
    QString argumentGuess(int row) const
    {
        const ArgumentsModel* const model = panel.findChild<ArgumentsModel*>();
        return model->index(row, ArgumentsModel::Name).data(ArgumentsModel::GuessRole).toString();
    }

    std::unique_ptr<FakeClient> made = makeClient();
    FakeClient& client = *made;
    Workbench workbench{{QStringLiteral("test"), QStringLiteral("/nowhere/kerneldesk-worker"), {}}, std::move(made)};
    Documents& documents = workbench.documents;
    TargetConnection& target = workbench.target;
    BuildController& builds = workbench.builds;
    LaunchModel& launches = workbench.launches;
    LaunchPanel panel{{documents, target, builds, launches, workbench.jobs, workbench.navigator}};
};

}  // namespace

class TestGuessedLaunch : public QObject {
    Q_OBJECT
private slots:
    void fillsAFormThatNobodyFilled()
    {
        Bench bench;
        QVERIFY(bench.isReady());
        QCOMPARE(bench.launches.launch().grid, std::string("(n + 127) / 128"));
        QCOMPARE(bench.field("Block")->text(), QStringLiteral("128"));
        QCOMPARE(bench.argument("c"), std::string("out:zeros[n]"));
        QCOMPARE(bench.argument("n"), std::string("1000"));
        QVERIFY2(bench.launches.check().plan, qPrintable(bench.launches.check().sentence));
        QCOMPARE(bench.launches.check().plan->grid.x, 8U);
        QVERIFY2(!bench.documents.current().isModified(), "opening a program changes nothing");
        QCOMPARE(bench.signs(), 2);
        QCOMPARE(bench.argumentGuess(2), QStringLiteral("Guessed. The launch in line 11 gives it."));
    }

    void anEditedValueLosesItsSign()
    {
        Bench bench;
        QVERIFY(bench.isReady());
        bench.type("Block", "64");
        QCOMPARE(bench.launches.launch().block, std::string("64"));
        QVERIFY(!bench.isGuessed(ErrorSubject::Kind::Block));
        QVERIFY(bench.isGuessed(ErrorSubject::Kind::Grid));
        QCOMPARE(bench.signs(), 1);
        QVERIFY2(bench.documents.current().isModified(), "the session holds the form as it was seen");
        QCOMPARE(bench.documents.current().session().launch.grid, std::string("(n + 127) / 128"));
    }

    void aStoredLaunchStays()
    {
        Bench bench({.grid = "3", .block = "32"});
        QVERIFY(bench.isReady());
        QCOMPARE(bench.launches.launch().grid, std::string("3"));
        QCOMPARE(bench.argument("n"), std::string());
        QCOMPARE(bench.signs(), 0);
    }

    void followsTheTextUntilItIsEdited()
    {
        Bench bench;
        QVERIFY(bench.isReady());
        bench.replaceCount("2000");
        QTRY_COMPARE_WITH_TIMEOUT(bench.argument("n"), std::string("2000"), kPatience);
        bench.type("Grid", "2");
        bench.replaceCount("3000");
        QTRY_VERIFY_WITH_TIMEOUT(bench.builds.isCurrent() && bench.launches.isChecked(), kPatience);
        QCOMPARE(bench.argument("n"), std::string("2000"));
        QCOMPARE(bench.launches.launch().grid, std::string("2"));
    }

    void eachKernelHasItsOwnLaunch()
    {
        Bench bench;
        QVERIFY(bench.isReady());
        bench.launches.setKernel(QStringLiteral("zero"));
        QCOMPARE(bench.launches.launch().block, std::string("64"));
        bench.launches.setKernel(QStringLiteral("unused"));
        // Nothing launches it: it has values to start from, which say so.
        QCOMPARE(bench.launches.launch().block, std::string("256"));
        const GuessedValue* const block = bench.launches.guessOf(ErrorSubject::Kind::Block);
        QVERIFY(block != nullptr && block->isAssumption);
        bench.launches.setKernel(QStringLiteral("add"));
        QCOMPARE(bench.launches.launch().block, std::string("128"));
        bench.type("Block", "96");
        bench.launches.setKernel(QStringLiteral("zero"));
        QCOMPARE(bench.launches.launch().block, std::string("64"));
        bench.launches.setKernel(QStringLiteral("add"));
        QCOMPARE(bench.launches.launch().block, std::string("96"));
    }

    /// What was read of the text before is nothing that the new one says; nobody waits until that compiles.
    void aTextThatIsEditedMeanwhileIsReadAgain()
    {
        Bench bench;
        QVERIFY(bench.isReady());
        std::optional<BusyPool> busy;
        QVERIFY(bench.waitsToRead("2000", busy));
        QCOMPARE(bench.argument("n"), std::string("1000"));
        bench.client.hold(FakeClient::Call::Compile);
        bench.replaceCount("3000");
        busy.reset();
        QTRY_VERIFY_WITH_TIMEOUT(bench.argument("n") != "1000", kPatience);
        QCOMPARE(bench.argument("n"), std::string("3000"));
        QVERIFY(!bench.builds.isCurrent());
    }

    void aFormThatIsFilledMeanwhileStays()
    {
        Bench bench;
        QVERIFY(bench.isReady());
        std::optional<BusyPool> busy;
        QVERIFY(bench.waitsToRead("2000", busy));
        bench.type("Grid", "2");
        busy.reset();
        QTRY_VERIFY_WITH_TIMEOUT(bench.launches.isChecked(), kPatience);
        QCOMPARE(bench.launches.launch().grid, std::string("2"));
        QCOMPARE(bench.argument("n"), std::string("1000"));
    }

    void aChosenKernelWaitsForNothing()
    {
        Bench bench;
        QVERIFY(bench.isReady());
        const BusyPool busy;
        bench.launches.setKernel(QStringLiteral("zero"));
        QCOMPARE(bench.launches.launch().block, std::string("64"));
        bench.launches.setKernel(QStringLiteral("add"));
        QCOMPARE(bench.launches.launch().block, std::string("128"));
    }

    /// It would not return if it waited for what is read.
    void endsWhileATextIsRead()
    {
        std::optional<BusyPool> busy;
        {
            Bench bench;
            QVERIFY(bench.isReady());
            QVERIFY(bench.waitsToRead("2000", busy));
        }
        busy.reset();
        QVERIFY(QThreadPool::globalInstance()->waitForDone(kPatience));
    }

    /// Its form has no block, whatever the session holds of the kernel before.
    void aTileKernelHasAGridAlone()
    {
        Bench bench;
        QVERIFY(bench.isReady());
        Session session;
        session.launch = {.kernel = "whole", .grid = "16", .block = "128", .cluster = "2", .arguments = {{"n", "5"}}};
        bench.documents.add({.session = session,
                             .text = "__tile_global__ void whole(int n) {}\n__global__ void unused(int n) {}\n",
                             .sourcePath = QStringLiteral("/nowhere/whole.cu"),
                             .isTrusted = true});
        QTRY_VERIFY_WITH_TIMEOUT(bench.launches.kernel() != nullptr && bench.launches.kernel()->isTile, kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(bench.launches.isChecked() && bench.launches.check().plan, kPatience);
        const LaunchPlan& plan = *bench.launches.check().plan;
        QCOMPARE(plan.block, (Dim3{1, 1, 1}));
        QVERIFY(!plan.cluster && plan.grid.x == 16);
        QVERIFY2(bench.launches.check().sentence.isEmpty(), qPrintable(bench.launches.check().sentence));
        QCOMPARE(bench.launches.check().input->threads, 128u);
        QVERIFY(bench.launches.check().noBlockSize.contains(QStringLiteral("chose 128 threads a block")));
        QVERIFY(!bench.field("Block")->isVisibleTo(&bench.panel));
        QVERIFY(!bench.field("Cluster")->isVisibleTo(&bench.panel));
        QVERIFY(bench.field("Grid")->isVisibleTo(&bench.panel));
        DeviceInfo emulated;
        emulated.id = {"emulated"};
        const std::optional<LaunchViolation> misfit =
            LaunchFeasibility(plan, *bench.launches.kernel(), "sm_90", emulated).misfit();
        QVERIFY(misfit && misfit->sentence.startsWith(QStringLiteral("The emulated GPU runs PTX, and whole is a kernel of CUDA Tile")));
        bench.launches.setKernel(QStringLiteral("unused"));
        QTRY_VERIFY(bench.field("Block")->isVisibleTo(&bench.panel));
        QVERIFY(bench.launches.check().noBlockSize.isEmpty() || !bench.launches.isChecked());
    }

    void saysThatTileKernelsAreNotLaunched()
    {
        Bench bench;
        QVERIFY(bench.isReady());
        bench.documents.add({.text = "__tile_global__ void t(float* p) {}\n", .sourcePath = QStringLiteral("/nowhere/tile.cu"),
                             .isTrusted = true});
        const auto says = [&bench](const QString& words) {
            const QList<QLabel*> labels = bench.panel.findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
                return label->isVisibleTo(&bench.panel) && label->text().contains(words);
            });
        };
        QTRY_VERIFY_WITH_TIMEOUT(says(QStringLiteral("are of CUDA Tile")), kPatience);
        QVERIFY(!says(QStringLiteral("an instance of a template")));
    }
};

KD_TEST(TestGuessedLaunch, QApplication)

}  // namespace tst_guessedlaunch

#include "tst_guessedlaunch.moc"

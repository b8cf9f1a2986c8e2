// SPDX-License-Identifier: GPL-3.0-or-later
// Files of compiled code as documents. The client is the test's own: nothing is compiled, and a run is only looked at.
#include "tests/program/testprogram.h"
#include "tests/ui/bench/fakeclient.h"
#include "tests/ui/bench/testbench.h"
#include "ui/workbench/documents/autosavejournal.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace tst_codedocument {

using namespace kd;

namespace {

constexpr int kPatience = 30000;

/// Keeps what it is asked to run and says that all went well.
class CodeClient : public FakeClient {
public:
    CodeClient() : FakeClient(RecordedAnswers()) { }

    void useDevice(const std::string& id, const ComputeCapability& capability)
    {
        DeviceInfo device;
        device.id = {id};
        device.name = id;
        device.computeCapability = capability;
        TargetInfo info;
        info.compiler.missing = "there is no compiler";
        info.compiler.architectures = {"sm_80", "sm_90"};
        info.devices.devices = {device};
        info.devices.defaultDevice = id;
        setInfo(info);
    }
    QFuture<CompileOutcome> compile(const CompileRequest& request, const QString& tag) override
    {
        ++compiles;
        return FakeClient::compile(request, tag);
    }
    QFuture<RunOutcome> run(const RunRequest& request, std::vector<std::byte> cubin, std::vector<PlanBlob> blobs,
                            const QString& tag) override
    {
        image = QByteArray(reinterpret_cast<const char*>(cubin.data()), static_cast<qsizetype>(cubin.size()));
        return FakeClient::run(request, std::move(cubin), std::move(blobs), tag);
    }

    QByteArray image;
    int compiles = 0;
};

QString fixture(const QString& name)
{
    return QStringLiteral(KD_TEST_DATA "/container/") + name;
}

QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("a file of the test could not be written");
}

struct Bench {
    explicit Bench(const std::string& device = "emulated", const ComputeCapability& capability = {9, 0})
        : Bench(std::make_unique<CodeClient>(), device, capability)
    { }
    /// A copy of a fixture, in the test's own folder.
    QString copy(const QString& name) const
    {
        const QString path = folder.filePath(name);
        if (!QFile::copy(fixture(name), path) || !QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner))
            qFatal("a file of the test could not be copied");
        return path;
    }
    bool opens(const QString& path)
    {
        QSignalSpy opened(&workbench.documents, &Documents::currentChanged);
        workbench.files.open(path);
        const bool isThere = QTest::qWaitFor([&] { return !opened.isEmpty() || !failures.isEmpty(); }, kPatience);
        return isThere && failures.isEmpty() && isFound();
    }
    bool isFound()
    {
        return QTest::qWaitFor([&] { return workbench.builds.isCurrent() && !workbench.builds.isCompiling(); }, kPatience);
    }
    Document& document() { return workbench.documents.current(); }
    const CompileOutcome& build() { return *workbench.builds.goodBuild().outcome; }
    QString failure() const { return failures.isEmpty() ? QString() : failures.last().first().toString(); }
    /// Fills the form of fill(u32*, u32), and runs it as far as the client.
    bool runs()
    {
        document().setTrusted(true);
        LaunchSetup launch = workbench.launches.launch();
        launch.grid = "1";
        launch.block = "32";
        launch.arguments = {{"arg0", "zeros[32]"}, {"arg1", "7"}};
        workbench.launches.setLaunch(launch);
        workbench.jobs.run();
        return QTest::qWaitFor([&] { return !client.image.isEmpty() || !failures.isEmpty(); }, kPatience) && failures.isEmpty();
    }

    QTemporaryDir folder;
    CodeClient& client;
    Workbench workbench;
    QSignalSpy failures;

private:
    Bench(std::unique_ptr<CodeClient> asked, const std::string& device, const ComputeCapability& capability)
        : client(*asked), workbench({QStringLiteral("test"), QStringLiteral("/nowhere/kerneldesk-worker"), {}}, std::move(asked)),
          failures(&workbench.notices, &Notices::failed)
    {
        client.useDevice(device, capability);
        workbench.target.describe();
        if (!QTest::qWaitFor([this] { return workbench.target.info() != nullptr; }, kPatience))
            qFatal("the client does not answer");
    }
};

}  // namespace

class TestCodeDocument : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_settings = std::make_unique<QTemporaryDir>();
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings->path());
    }

    void saysWhatItIs_data()
    {
        QTest::addColumn<QString>("summary");
        QTest::addColumn<bool>("hasPtx");
        QTest::addColumn<bool>("hasFigures");
        const auto row = [](const char* file, const char* summary, bool hasPtx, bool hasFigures) {
            QTest::newRow(file) << QString::fromLatin1(summary) << hasPtx << hasFigures;
        };
        row("program", "program, 1 kernel, sm_90", true, true);
        row("program-stripped", "program, 1 kernel, sm_90", true, true);
        row("libsmall.so", "program, 1 kernel, sm_90", true, true);
        row("small.o", "program, 1 kernel, sm_90", true, true);
        row("small.cubin", "cubin, 1 kernel, sm_90", false, true);
        row("small.ptx", "PTX, 1 kernel, sm_90", true, false);
        row("mode-default.fatbin", "fatbin, 3 kernels, sm_90", true, true);
        row("architectures.fatbin", "fatbin, 1 kernel, sm_80, sm_90a and 2 more", true, true);
    }
    void saysWhatItIs()
    {
        QFETCH(QString, summary);
        QFETCH(bool, hasPtx);
        QFETCH(bool, hasFigures);
        Bench bench;
        const QString path = fixture(QString::fromUtf8(QTest::currentDataTag()));
        QVERIFY2(bench.opens(path), qPrintable(bench.failure()));
        QCOMPARE(bench.document().code().summary, summary);
        QCOMPARE(bench.workbench.documents.tabs().at(0).code, summary);
        QCOMPARE(bench.document().code().hasPtx, hasPtx);
        QCOMPARE(bench.document().text().contains(".entry"), hasPtx);
        QCOMPARE(bench.document().text().startsWith("// The file has no PTX"), !hasPtx);
        QVERIFY(!bench.document().isModified());
        QVERIFY(!bench.workbench.builds.isStale());
        QVERIFY(bench.workbench.launches.kernel() != nullptr);
        QTRY_VERIFY(bench.workbench.launches.isChecked());
        QCOMPARE(bench.workbench.launches.occupancyInput().has_value(), hasFigures);
        if (hasFigures)
            QCOMPARE(bench.workbench.launches.occupancyInput()->registers, bench.build().kernels.front().registers);
        QCOMPARE(bench.client.compiles, 0);
    }

    void figuresAreOfTheChosenArchitecture()
    {
        Bench bench;
        QVERIFY2(bench.opens(fixture(QStringLiteral("architectures.fatbin"))), qPrintable(bench.failure()));
        for (const char* const name : {"sm_80", "sm_120"}) {
            bench.workbench.target.setArchitecture(QString::fromLatin1(name));
            QTRY_COMPARE(QString::fromStdString(bench.build().architecture), QString::fromLatin1(name));
        }
        QVERIFY(bench.isFound());
        QTRY_COMPARE(bench.workbench.matrix.done(), std::size_t{4});
        QStringList rows;
        for (const MatrixRow& row : bench.workbench.matrix.rows()) {
            rows << QString::fromStdString(row.architecture);
            QVERIFY2(row.kernel.registers > 0 && row.occupancy, row.architecture.c_str());
        }
        QCOMPARE(rows, (QStringList{"sm_80", "sm_90a", "sm_100f", "sm_120"}));
        QVERIFY(!bench.workbench.matrix.whyNot().isEmpty());
        QVERIFY(!bench.workbench.goals.whyNot().isEmpty());
        QCOMPARE(bench.client.compiles, 0);
    }

    void anotherKernelIsAnotherChoice()
    {
        Bench bench;
        QVERIFY2(bench.opens(fixture(QStringLiteral("mode-default.fatbin"))), qPrintable(bench.failure()));
        QStringList kernels = bench.workbench.launches.kernels();
        kernels.sort();
        QCOMPARE(kernels, (QStringList{"(anonymous namespace)::hidden", "saxpy", "scale<float>"}));
        bench.workbench.launches.setKernel(QStringLiteral("saxpy"));
        QVERIFY(bench.isFound());
        QCOMPARE(bench.workbench.launches.kernel()->name, std::string("saxpy"));
        QVERIFY(bench.workbench.builds.goodBuild().found);
        QCOMPARE(bench.workbench.builds.goodBuild().found->front().kernels.front().name, std::string("saxpy"));
        QVERIFY(!bench.workbench.builds.previousBuild());
    }

    /// What an archive's members hold is one list.
    void kernelsOfAllProgramsAreListed()
    {
        Bench bench;
        QVERIFY2(bench.opens(fixture(QStringLiteral("libparts.a"))), qPrintable(bench.failure()));
        const QStringList kernels = bench.workbench.launches.kernels();
        QVERIFY(kernels.size() > 1);
        for (const QString& each : kernels) {
            bench.workbench.launches.setKernel(each);
            QVERIFY(bench.isFound());
            const std::string& lowered = bench.workbench.launches.kernel()->loweredName;
            QCOMPARE(QString::fromStdString(bench.workbench.builds.goodBuild().found->front().kernels.front().loweredName),
                     QString::fromStdString(lowered));
            QVERIFY2(bench.document().text().contains(QByteArray::fromStdString(lowered)), qPrintable(each));
        }
    }

    void nobodyTypesIntoIt()
    {
        Bench bench;
        QVERIFY2(bench.opens(fixture(QStringLiteral("small.ptx"))), qPrintable(bench.failure()));
        const QByteArray text = bench.document().text();
        bench.document().replaceText("typed");
        bench.document().replaceRange(0, 3, "typed");
        bench.document().noteTextChanged();
        QCOMPARE(bench.document().text(), text);
        QVERIFY(!bench.document().isModified());
        QVERIFY2(bench.document().findPart<AutosaveJournal>() == nullptr, "there is nothing to keep over a crash");
    }

    void savesACopyOfThePtxAlone()
    {
        Bench bench;
        const QString path = bench.copy(QStringLiteral("small.ptx"));
        const QByteArray before = read(path);
        QVERIFY2(bench.opens(path), qPrintable(bench.failure()));
        QSignalSpy saved(&bench.workbench.files, &DocumentFiles::saved);
        QSignalSpy refused(&bench.workbench.files, &DocumentFiles::notSaved);
        bench.workbench.files.save(path, DocumentFiles::Existing::Any);
        QTRY_COMPARE(refused.size(), 1);
        QVERIFY2(bench.failure().contains(QLatin1String("is the compiled code itself")), qPrintable(bench.failure()));
        QCOMPARE(read(path), before);
        const QString other = bench.folder.filePath(QStringLiteral("other.ptx"));
        bench.workbench.files.save(other);
        QTRY_COMPARE(saved.size(), 1);
        QCOMPARE(read(other), bench.document().text());
        QCOMPARE(bench.document().sourcePath(), path);
        QVERIFY(bench.document().isCode());
    }

    void machineCodeHasNoTextToSave()
    {
        Bench bench;
        QVERIFY2(bench.opens(fixture(QStringLiteral("small.cubin"))), qPrintable(bench.failure()));
        bench.workbench.files.save(bench.folder.filePath(QStringLiteral("other.ptx")));
        QVERIFY2(bench.failure().contains(QLatin1String("no PTX of this kernel")), qPrintable(bench.failure()));
        QVERIFY(!QFile::exists(bench.folder.filePath(QStringLiteral("other.ptx"))));
    }

    void aSessionKeepsItsLaunch()
    {
        const QString session = QStringLiteral("small.kdesk");
        Bench bench;
        QVERIFY2(bench.opens(bench.copy(QStringLiteral("program"))), qPrintable(bench.failure()));
        LaunchSetup launch = bench.workbench.launches.launch();
        launch.grid = "17";
        bench.workbench.launches.setLaunch(launch);
        QVERIFY(bench.document().isModified());
        QSignalSpy saved(&bench.workbench.files, &DocumentFiles::saved);
        bench.workbench.files.save(bench.folder.filePath(session));
        QTRY_COMPARE(saved.size(), 1);
        QVERIFY(!bench.document().isModified());
        QVERIFY(!read(bench.folder.filePath(session)).contains(".entry"));
        Bench again;
        QVERIFY2(again.opens(bench.folder.filePath(session)), qPrintable(again.failure()));
        QVERIFY(again.document().isCode());
        QCOMPARE(again.workbench.launches.launch().grid, std::string("17"));
        bench.workbench.files.save(QStringLiteral("/nowhere/else.kdesk"));
        QVERIFY2(bench.failure().contains(QLatin1String("beside it")), qPrintable(bench.failure()));
    }

    void runsWhatTheDeviceTakes_data()
    {
        QTest::addColumn<QString>("device");
        QTest::addColumn<int>("major");
        QTest::addColumn<bool>("isPtx");
        QTest::newRow("emulated") << "emulated" << 9 << true;
        QTest::newRow("machine code") << "gpu0" << 9 << false;
        QTest::newRow("a later device compiles PTX") << "gpu0" << 12 << true;
    }
    void runsWhatTheDeviceTakes()
    {
        QFETCH(QString, device);
        QFETCH(int, major);
        QFETCH(bool, isPtx);
        Bench bench(device.toStdString(), {major, 0});
        QVERIFY2(bench.opens(bench.copy(QStringLiteral("program"))), qPrintable(bench.failure()));
        QVERIFY2(bench.runs(), qPrintable(bench.failure()));
        QCOMPARE(bench.client.image.contains(".entry"), isPtx);
        QCOMPARE(bench.client.image.startsWith("\x7f" "ELF"), !isPtx);
        QCOMPARE(bench.client.compiles, 0);
    }

    void saysWhatTheDeviceDoesNotTake()
    {
        Bench bench;
        QVERIFY2(bench.opens(bench.copy(QStringLiteral("small.cubin"))), qPrintable(bench.failure()));
        QVERIFY(!bench.runs());
        QVERIFY2(bench.failure().contains(QLatin1String("The emulated GPU runs PTX")), qPrintable(bench.failure()));
        QTRY_VERIFY2(bench.workbench.launches.occupancyInput(), "its figures are there");
    }

    void nothingRunsBeforeItIsTrusted()
    {
        Bench bench;
        QVERIFY2(bench.opens(bench.copy(QStringLiteral("program"))), qPrintable(bench.failure()));
        QVERIFY(!bench.document().isTrusted());
        bench.workbench.jobs.run();
        QVERIFY(bench.failure().contains(QLatin1String("not trusted")));
        QVERIFY(bench.client.image.isEmpty());
    }

    void isReadAnewWhereItChanged()
    {
        Bench bench;
        const QString path = bench.copy(QStringLiteral("small.cubin"));
        QVERIFY2(bench.opens(path), qPrintable(bench.failure()));
        write(path, read(fixture(QStringLiteral("small-sm_75.cubin"))));
        bench.workbench.files.reloadCode(bench.document().number());
        QTRY_COMPARE(bench.document().code().summary, QStringLiteral("cubin, 1 kernel, sm_75"));
        QVERIFY(bench.isFound());
        QCOMPARE(bench.build().architecture, std::string("sm_75"));
        write(path, "this is no cubin");
        bench.workbench.files.reloadCode(bench.document().number());
        QTRY_VERIFY(bench.failure().contains(QLatin1String("small.cubin is no cubin: it is text")));
        QCOMPARE(bench.document().code().summary, QStringLiteral("cubin, 1 kernel, sm_75"));
        // A name without an ending promises nothing.
        bench.failures.clear();
        const QString program = bench.copy(QStringLiteral("program"));
        QVERIFY2(bench.opens(program), qPrintable(bench.failure()));
        write(program, "this is no program");
        bench.workbench.files.reloadCode(bench.document().number());
        QTRY_VERIFY(bench.failure().contains(QLatin1String("no compiled code any more")));
        QVERIFY(bench.document().isCode());
    }

    void aFolderOfTritonFillsItsLaunch()
    {
        Bench bench;
        QDir(bench.folder.path()).mkdir(QStringLiteral("cache"));
        const QDir cache(bench.folder.filePath(QStringLiteral("cache")));
        QVERIFY(QFile::copy(fixture(QStringLiteral("small.ptx")), cache.filePath(QStringLiteral("fill.ptx"))));
        QVERIFY(QFile::copy(fixture(QStringLiteral("small.cubin")), cache.filePath(QStringLiteral("fill.cubin"))));
        write(cache.filePath(QStringLiteral("fill.json")),
              R"({"name": "fill", "num_warps": 4, "shared": 2048, "target": {"backend": "cuda", "arch": 90}})");
        QVERIFY2(bench.opens(cache.path() + QLatin1Char('/')), qPrintable(bench.failure()));
        QCOMPARE(bench.document().fileName(), QStringLiteral("cache"));
        QCOMPARE(bench.document().code().summary, QStringLiteral("folder of Triton's cache, 1 kernel, sm_90"));
        QCOMPARE(bench.workbench.launches.launch().block, std::string("128"));
        QCOMPARE(bench.workbench.launches.launch().sharedBytes, std::string("2048"));
        bench.workbench.files.save(cache.filePath(QStringLiteral("fill.ptx")), DocumentFiles::Existing::Any);
        QVERIFY2(bench.failure().contains(QLatin1String("is the compiled code itself")), qPrintable(bench.failure()));
    }

    /// Its names are those of its own text, and its scratch memory needs no value.
    void aFolderOfTritonNamesItsParameters()
    {
        Bench bench;
        QDir(bench.folder.path()).mkdir(QStringLiteral("cache"));
        const QDir cache(bench.folder.filePath(QStringLiteral("cache")));
        write(cache.filePath(QStringLiteral("fill.ptx")),
              ".version 8.7\n.target sm_90\n.address_size 64\n"
              ".visible .entry fill(.param .u64 .ptr .global .align 1 p0, .param .u32 p1, .param .u64 .ptr .global .align 1 p2,\n"
              "    .param .u64 .ptr .global .align 1 p3)\n{\nret;\n}\n");
        write(cache.filePath(QStringLiteral("fill.ttir")), "tt.func public @fill(%out: !tt.ptr<i32> loc(#loc), %value: i32)");
        write(cache.filePath(QStringLiteral("fill.json")),
              R"({"name": "fill", "num_warps": 4, "shared": 0, "global_scratch_size": 0, "profile_scratch_size": 8})");
        QVERIFY2(bench.opens(cache.path() + QLatin1Char('/')), qPrintable(bench.failure()));
        QTRY_VERIFY(bench.workbench.launches.kernel() != nullptr);
        QStringList found;
        for (const ArgumentSetting& argument : bench.workbench.launches.launch().arguments)
            found << QString::fromStdString(argument.name + " = " + argument.value);
        QCOMPARE(found, (QStringList{"out = ", "value = ", "global_scratch = 0",
                                     "profile_scratch = zeros[8 * grid.x * grid.y * grid.z]"}));
    }

    void damageIsOneSentence_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray fatbin = read(fixture(QStringLiteral("mode-default.fatbin")));
        const QByteArray cubin = read(fixture(QStringLiteral("small.cubin")));
        QTest::newRow("a fatbin that ends") << fatbin.left(fatbin.size() / 2);
        QTest::newRow("a cubin that ends") << cubin.left(cubin.size() / 2);
        QTest::newRow("a thin archive") << QByteArray("!<thin>\n/ 0");
        const QByteArray header = read(QCoreApplication::applicationFilePath()).left(64);
        QTest::newRow("a program of a header alone") << header + QByteArray(64, '\0');
    }
    void damageIsOneSentence()
    {
        QFETCH(QByteArray, bytes);
        Bench bench;
        const QString path = bench.folder.filePath(QStringLiteral("hostile.bin"));
        write(path, bytes);
        QVERIFY(!bench.opens(path));
        QCOMPARE(bench.failures.size(), 1);
        QVERIFY2(bench.failure().contains(QLatin1String("hostile.bin")), qPrintable(bench.failure()));
        QVERIFY(!bench.document().isCode());
    }

    void aReportIsMadeOfIt()
    {
        Bench bench;
        QVERIFY2(bench.opens(bench.copy(QStringLiteral("architectures.fatbin"))), qPrintable(bench.failure()));
        bench.document().setTrusted(true);
        QVERIFY(QTest::qWaitFor([&] { return bench.workbench.launches.isChecked(); }, kPatience));
        QSignalSpy written(&bench.workbench.reports, &ReportController::written);
        const QString path = bench.folder.filePath(QStringLiteral("report.json"));
        bench.workbench.reports.write(path);
        QTRY_VERIFY2(!written.isEmpty() || !bench.failures.isEmpty(), "a report, or a sentence");
        QVERIFY2(bench.failures.isEmpty(), qPrintable(bench.failure()));
        const QByteArray report = read(path);
        for (const char* const architecture : {"sm_80", "sm_90a", "sm_100f", "sm_120"})
            QVERIFY2(report.contains(architecture), architecture);
        QCOMPARE(bench.client.compiles, 0);
    }

private:
    std::unique_ptr<QTemporaryDir> m_settings;
};

KD_TEST(TestCodeDocument, QCoreApplication)

}  // namespace tst_codedocument

#include "tst_codedocument.moc"

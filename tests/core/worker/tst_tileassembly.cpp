// SPDX-License-Identifier: GPL-3.0-or-later
// Tile IR through the worker's own processes: the compiler is a fake, and a script stands in for tileiras.
#include "core/base/posix/descriptor.h"
#include "core/base/posix/process.h"
#include "core/base/posix/sandbox.h"
#include "core/compile/tile/tileassembly.h"
#include "core/worker/compileservice.h"
#include "tests/core/worker/processesbelow.h"
#include "tests/program/testprogram.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace tst_tileassembly {

using namespace kd;
using namespace std::chrono_literals;

using State = CompileOutcome::State;

namespace {

namespace fs = std::filesystem;

constexpr int kPatience = 60000;

/// It does what the bytecode says. Its own shell starts what it starts, as tileiras does ptxas.
constexpr const char* kTool = "#!/bin/sh\n"
                              "[ \"$1\" = --gpu-name=sm_90 ] || { echo \"no $1\"; exit 4; }\n"
                              "order=$(cat program.tilebc)\n"
                              "case $order in\n"
                              "*refuse) echo 'error: failed to compile Tile IR program' >&2; exit 5;;\n"
                              "*hang) : > hanging; sleep 600; exit 0;;\n"
                              "*look) echo \"home:$CUDA_HOME secret:$KDTEST_SECRET folder:$TMPDIR\"\n"
                              "    cat /etc/passwd; exit 6;;\n"
                              "*garbage) echo nothing > program.cubin; exit 0;;\n"
                              "*silent) exit 0;;\n"
                              "esac\n"
                              "cat \"${0%/*}/made.cubin\" > program.cubin\n";

std::string text(const Message& message)
{
    return message.english();
}

}  // namespace

class TestTileAssembly : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        posix::ignoreBrokenPipes();
        m_home = qgetenv("CUDA_HOME");
    }

    void init()
    {
        m_outcomes.clear();
        m_signatures.clear();
        m_scratch = std::make_unique<QTemporaryDir>();
        m_tool = std::make_unique<QTemporaryDir>();
        const fs::path program = fs::path(m_tool->path().toStdString()) / "tileiras";
        std::ofstream(program) << kTool;
        fs::permissions(program, fs::perms::owner_all);
        QVERIFY(QFile::copy(QStringLiteral(KD_TEST_DATA "/compile/cubins/tile_sm_90.cubin"), m_tool->filePath("made.cubin")));
        qputenv("KERNELDESK_TILEIRAS", program.c_str());
        qputenv("CUDA_HOME", "/usr/local/another-cuda");
        qputenv("KDTEST_SECRET", "secret");
        const std::vector<std::string> environment = posix::currentEnvironment();
        m_pool = std::make_unique<CompilePool>(CompilePool::Config{.child = {.program = KD_FAKE_CHILD, .environment = environment},
                                                                   .scratchBase = m_scratch->path().toStdString(),
                                                                   .headers = {}},
                                               nullptr);
        m_tilePool = std::make_unique<CompilePool>(
            CompilePool::Config{.child = {.program = KD_WORKER,
                                          .arguments = {"--nvcc-process"},
                                          .environment = posix::sandboxEnvironment(environment)},
                                .scratchBase = m_scratch->path().toStdString(),
                                .headers = {}},
            nullptr);
        m_service = std::make_unique<CompileService>(*m_pool, *m_tilePool, CompileCache({}), nullptr);
        connect(m_service.get(), &CompileService::finished, this,
                [this](quint64 job, const CompileOutcome& outcome) { m_outcomes[job].push_back(outcome); });
        connect(m_service.get(), &CompileService::signatures, this,
                [this](quint64 job, const std::vector<KernelInfo>& kernels) { m_signatures[job].push_back(kernels); });
    }

    void cleanup()
    {
        for (const char* const name : {"KERNELDESK_TILEIRAS", "KDTEST_SECRET", "CUDA_HOME"})
            qunsetenv(name);
        if (!m_home.isNull())
            qputenv("CUDA_HOME", m_home);
        m_pool->shutDown();
        m_tilePool->shutDown();
        QTRY_COMPARE(m_pool->childCount() + m_tilePool->childCount(), 0);
        m_service.reset();
        m_pool.reset();
        m_tilePool.reset();
        QTRY_VERIFY(fs::is_empty(m_scratch->path().toStdString()));
    }

    void givesFiguresOfTileKernels()
    {
        const CompileOutcome outcome = compile(request("tile-ok"));
        QVERIFY2(outcome.ok() && outcome.notices.empty(), text(outcome.message).c_str());
        QVERIFY(!outcome.tileCubin.empty() && outcome.tileCubin != outcome.cubin);
        QCOMPARE(outcome.kernels.size(), std::size_t{3});
        QVERIFY(!outcome.kernels[0].isTile);
        const KernelInfo& kernel = outcome.kernels[1];
        QCOMPARE(kernel.name, std::string("sumSteps"));
        QVERIFY(kernel.isTile && kernel.lacksSpills && kernel.hasSignature);
        QCOMPARE(kernel.registers, 80u);
        QCOMPARE(kernel.maxThreadsPerBlock, 128u);
        QCOMPARE(kernel.parameters.size(), std::size_t{3});
        QCOMPARE(kernel.parameters[0].type.name, std::string("const float*"));
        QCOMPARE(kernel.parameters[1].type.name, std::string("float*"));
        QCOMPARE(kernel.parameters[2].type.name, std::string("int"));
        // Signatures of the others do not take them away.
        QTRY_COMPARE(m_signatures[m_job].size(), std::size_t{1});
        QCOMPARE(m_signatures[m_job][0].size(), std::size_t{3});
        QVERIFY(m_signatures[m_job][0][1].isTile);
    }

    /// What was made once is kept, with the program's outcome known and not.
    void keepsWhatWasMade()
    {
        CompileRequest cached = request("tile-ok");
        cached.useCache = true;
        QCOMPARE(compile(cached).kernels.size(), std::size_t{3});
        QTRY_COMPARE(m_signatures[m_job].size(), std::size_t{1});
        QVERIFY(QFile::remove(m_tool->filePath("made.cubin")));
        const CompileOutcome again = compile(cached);
        QVERIFY2(again.cached, "the program's own outcome is known");
        QCOMPARE(again.kernels.size(), std::size_t{3});
        QVERIFY(again.kernels[2].isTile && !again.tileCubin.empty() && again.notices.empty());
    }

    void saysWhyThereAreNone_data()
    {
        QTest::addColumn<QString>("order");
        QTest::addColumn<QString>("words");
        QTest::newRow("refused") << "tile-refuse" << "tileiras says: error: failed to compile Tile IR program";
        QTest::newRow("no cubin") << "tile-garbage" << "not a 64-bit ELF file";
        QTest::newRow("nothing") << "tile-silent" << "program.cubin";
        QTest::newRow("deadline") << "tile-hang" << "deadline of 1.5 s";
    }
    void saysWhyThereAreNone()
    {
        QFETCH(QString, order);
        QFETCH(QString, words);
        CompileRequest asked = request(order.toStdString());
        if (words.contains("deadline"))
            asked.deadline = 1500ms;
        const CompileOutcome outcome = compile(asked);
        QVERIFY2(outcome.ok(), "the program compiles all the same");
        QCOMPARE(outcome.kernels.size(), std::size_t{1});
        QVERIFY(outcome.tileCubin.empty() && !outcome.tileIr.empty());
        QCOMPARE(outcome.notices.size(), std::size_t{1});
        const QString notice = QString::fromStdString(text(outcome.notices[0]));
        QVERIFY2(notice.startsWith("The kernels of CUDA Tile (__tile_global__) are Tile IR alone") && notice.contains(words),
                 qPrintable(notice));
        QTRY_VERIFY(processesBelow(m_scratch->path().toStdString()) <= 3);
    }

    void olderArchitecturesHaveNone()
    {
        CompileRequest old = request("tile-ok");
        old.architecture = "sm_75";
        const CompileOutcome outcome = compile(old);
        QVERIFY(outcome.ok() && outcome.tileCubin.empty());
        QCOMPARE(outcome.notices.size(), std::size_t{1});
        QVERIFY2(text(outcome.notices[0]).ends_with("tileiras makes code for sm_80 and later, and this is sm_75."),
                 text(outcome.notices[0]).c_str());
    }

    void seesNothingOfTheUsers()
    {
        const CompileOutcome outcome = compile(request("tile-look"));
        QCOMPARE(outcome.notices.size(), std::size_t{1});
        const std::string notice = text(outcome.notices[0]);
        QVERIFY2(notice.find("home: secret: folder:" + m_scratch->path().toStdString()) != std::string::npos, notice.c_str());
        if (notice.find("root:") != std::string::npos)
            QSKIP("This kernel has no Landlock.");
        QVERIFY2(notice.find("Permission denied") != std::string::npos, notice.c_str());
    }

    void saysWhatToInstall()
    {
        qputenv("KERNELDESK_TILEIRAS", "/nowhere/tileiras");
        const CompileOutcome outcome = compile(request("tile-ok"));
        QVERIFY(outcome.ok() && outcome.tileCubin.empty());
        QCOMPARE(outcome.notices.size(), std::size_t{1});
        QVERIFY(text(outcome.notices[0]).find("KERNELDESK_TILEIRAS is /nowhere/tileiras, which is no program") != std::string::npos);
        qunsetenv("KERNELDESK_TILEIRAS");
        const TileirasLocation found = findTileiras();
        QVERIFY(!found.tileiras.empty() || text(found.missing).find("nvidia-cuda-tileiras") != std::string::npos);
    }

    /// The whole group goes, with what the tool has started; and the newest of a tag wins.
    void cancelsAtOnce()
    {
        const fs::path folder = m_scratch->path().toStdString();
        const auto works = [this] {
            return QDirIterator(m_scratch->path(), {QStringLiteral("hanging")}, QDir::Files, QDirIterator::Subdirectories).hasNext();
        };
        m_service->submit(1, {}, request("tile-hang"));
        QTRY_VERIFY_WITH_TIMEOUT(works(), kPatience);
        QVERIFY(m_outcomes[1].empty());
        QElapsedTimer time;
        time.start();
        QVERIFY(m_service->cancel(1));
        QCOMPARE(m_outcomes[1].at(0).state, State::Cancelled);
        QVERIFY(time.elapsed() < 100);
        QTRY_VERIFY(processesBelow(folder) <= 3 && !works());
        m_service->submit(2, "live", request("tile-hang"));
        QTRY_VERIFY_WITH_TIMEOUT(works(), kPatience);
        m_service->submit(3, "live", request("tile-ok"));
        QCOMPARE(m_outcomes[2].at(0).state, State::Cancelled);
        QTRY_COMPARE_WITH_TIMEOUT(m_outcomes[3].size(), std::size_t{1}, kPatience);
        QCOMPARE(m_outcomes[3][0].kernels.size(), std::size_t{3});
    }

private:
    static CompileRequest request(const std::string& order)
    {
        return {.source = order, .programName = "k.cu", .useCache = false, .deadline = 60s};
    }
    CompileOutcome compile(const CompileRequest& request)
    {
        m_service->submit(++m_job, {}, request);
        const bool isThere = QTest::qWaitFor([this] { return !m_outcomes[m_job].empty(); }, kPatience);
        return isThere ? m_outcomes[m_job][0] : CompileOutcome{.state = State::Lost, .message = "nothing came"};
    }

    QByteArray m_home;
    std::unique_ptr<QTemporaryDir> m_scratch, m_tool;
    std::unique_ptr<CompilePool> m_pool, m_tilePool;
    std::unique_ptr<CompileService> m_service;
    std::map<quint64, std::vector<CompileOutcome>> m_outcomes;
    std::map<quint64, std::vector<std::vector<KernelInfo>>> m_signatures;
    quint64 m_job = 100;
};

KD_TEST(TestTileAssembly, QCoreApplication)

}  // namespace tst_tileassembly

#include "tst_tileassembly.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/disassembleservice.h"

#include "core/base/posix/descriptor.h"
#include "core/base/posix/file.h"
#include "core/base/posix/process.h"
#include "core/compile/listing/listing.h"
#include "core/compile/toolkit/toolkitplaces.h"
#include "core/worker/blobstore.h"
#include "tests/program/testprogram.h"

#include <QFile>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <map>

namespace tst_disassembleservice {

using namespace kd;
using State = Disassembly::State;
using namespace std::chrono_literals;

namespace {

constexpr int kPatience = 60000;  // ms; machines that run tests are busy

}  // namespace

class TestDisassembleService : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        posix::ignoreBrokenPipes();
        qputenv("KDTEST_SECRET", "told");
    }

    void init()
    {
        qputenv("KERNELDESK_NVDISASM", KD_FAKE_DISASSEMBLER);
        qputenv("KERNELDESK_TILEIRDISASM", KD_FAKE_DISASSEMBLER);
        m_answers.clear();
        m_gone = 0;
        m_scratch = std::make_unique<QTemporaryDir>();
        start(1 << 20);
    }

    void cleanup()
    {
        m_service->shutDown();
        QTRY_COMPARE_WITH_TIMEOUT(m_service->childCount(), 0, kPatience);
        m_service.reset();
        QTRY_VERIFY(std::filesystem::is_empty(m_scratch->path().toStdString()));
    }

    void answers_data()
    {
        QTest::addColumn<QString>("cubin");
        QTest::newRow("as nvdisasm prints it") << "ok";
        QTest::newRow("a cubin of an older toolkit") << "old";
    }
    void answers()
    {
        QFETCH(QString, cubin);
        submit(1, cubin.toStdString());
        QTRY_COMPARE_WITH_TIMEOUT(m_answers[1].size(), std::size_t{1}, kPatience);
        const Disassembly& answer = m_answers[1][0];
        QCOMPARE(answer.message, Message());
        QCOMPARE(answer.state, State::Ok);
        QCOMPARE(answer.tool, std::string("nvdisasm 99.1.2"));
        QVERIFY(!answer.isCut && !answer.cubinSha256.empty());
        const Listing listing = sassListing(answer.lineInfo, answer.liveRanges);
        QCOMPARE(listing.functions.at(0).registerPeak, std::uint16_t{7});
        QVERIFY(answer.liveRanges.find("  ") == std::string::npos);
    }

    void endsInOneSentence_data()
    {
        QTest::addColumn<QString>("order");
        QTest::addColumn<State>("state");
        QTest::addColumn<QString>("words");
        QTest::newRow("crash") << "segv" << State::Failed << "was ended by SIGSEGV";
        QTest::newRow("half-way death") << "half" << State::Failed << "was ended by SIGKILL";
        QTest::newRow("refusal") << "refuse" << State::Failed << "not a supported Elf file";
        QTest::newRow("endless") << "hang" << State::Deadline << "deadline of 0.5 s";
        QTest::newRow("garbage") << "garbage" << State::Failed << "no listing";
        QTest::newRow("NULs") << "nul" << State::Failed << "no listing";
        QTest::newRow("nothing") << "silence" << State::Failed << "no listing";
        QTest::newRow("registers: crash") << "registers-segv" << State::Ok << "Live registers are not known";
        QTest::newRow("registers: garbage") << "registers-garbage" << State::Ok << "Live registers are not known";
        QTest::newRow("registers: endless") << "registers-hang" << State::Deadline << "deadline";
    }
    void endsInOneSentence()
    {
        QFETCH(QString, order);
        QFETCH(QString, words);
        submit(1, order.toStdString(), {}, words.contains("deadline") ? 500ms : 60s);
        submit(2, "ok");
        for (const quint64 job : {1, 2})
            QTRY_COMPARE_WITH_TIMEOUT(m_answers[job].size(), std::size_t{1}, kPatience);
        QTEST(m_answers[1][0].state, "state");
        const QString sentence = QString::fromStdString(m_answers[1][0].message.english());
        QVERIFY2(sentence.contains(words) && sentence.endsWith('.'), qPrintable(sentence));
        QCOMPARE(m_answers[1][0].ok(), !m_answers[1][0].lineInfo.empty());
        // Nothing else is harmed.
        QCOMPARE(m_answers[2][0].state, State::Ok);
    }

    void cutsWhatIsTooLong()
    {
        submit(1, "flood");
        QTRY_COMPARE_WITH_TIMEOUT(m_answers[1].size(), std::size_t{1}, kPatience);
        QVERIFY(m_answers[1][0].ok() && m_answers[1][0].isCut);
        QVERIFY(m_answers[1][0].lineInfo.size() <= 1 << 20 && m_answers[1][0].lineInfo.ends_with(";\n"));
    }

    void confinesTheTool()
    {
        submit(1, "look");
        QTRY_COMPARE_WITH_TIMEOUT(m_answers[1].size(), std::size_t{1}, kPatience);
        const std::string& text = m_answers[1][0].lineInfo;
        QVERIFY2(text.find("SECRET.scrubbed") != std::string::npos && text.find("FOLDER.writable") != std::string::npos,
                 text.c_str());
        if (text.find("PASSWD.readable") != std::string::npos)
            QSKIP("This kernel has no Landlock.");
        QVERIFY(text.find("PASSWD.hidden") != std::string::npos && text.find("OUTSIDE.closed") != std::string::npos);
    }

    void cancels()
    {
        for (quint64 job = 1; job <= 4; ++job)
            submit(job, "hang" + std::string(), {}, 60s);
        submit(5, "ok");
        QVERIFY(m_service->cancel(1));
        QCOMPARE(m_answers[1].at(0).state, State::Cancelled);
        QVERIFY(!m_service->cancel(1));
        QTRY_VERIFY_WITH_TIMEOUT(m_service->childCount() > 0, kPatience);
        for (quint64 job = 2; job <= 4; ++job)
            QVERIFY(m_service->cancel(job));
        QTRY_COMPARE_WITH_TIMEOUT(m_answers[5].size(), std::size_t{1}, kPatience);
        QVERIFY(m_answers[5][0].ok());
        for (quint64 job = 1; job <= 4; ++job)
            QCOMPARE(m_answers[job].size(), std::size_t{1});
        QTRY_COMPARE_WITH_TIMEOUT(m_service->childCount(), 0, kPatience);
    }

    void newestOfATagWins()
    {
        submit(1, "hang", "assembly", 60s);
        submit(2, "hang", "other", 60s);
        submit(3, "ok", "assembly");
        QCOMPARE(m_answers[1].at(0).state, State::Cancelled);
        QTRY_COMPARE_WITH_TIMEOUT(m_answers[3].size(), std::size_t{1}, kPatience);
        QVERIFY(m_answers[3][0].ok() && m_answers[2].empty());
    }

    void keepsAnswersOfTheSameTool()
    {
        const QString copy = m_scratch->filePath("nvdisasm");
        QVERIFY(QFile::copy(KD_FAKE_DISASSEMBLER, copy));
        qputenv("KERNELDESK_NVDISASM", copy.toUtf8());
        const auto runs = [this](quint64 job) {
            const int before = m_gone;
            submit(job, "ok");
            [&] { QTRY_COMPARE_WITH_TIMEOUT(m_answers[job].size(), std::size_t{1}, kPatience); }();
            [&] { QTRY_COMPARE_WITH_TIMEOUT(m_service->childCount(), 0, kPatience); }();
            return m_gone - before;
        };
        QCOMPARE(runs(1), 3);  // lines, registers, version
        QCOMPARE(runs(2), 0);
        QCOMPARE(m_answers[2][0].lineInfo, m_answers[1][0].lineInfo);
        std::filesystem::last_write_time(copy.toStdString(), std::filesystem::file_time_type::clock::now() + 1h);
        QCOMPARE(runs(3), 3);
        QVERIFY(QFile::remove(copy));
    }

    void keepsTheOthersWhereOneIsTooLarge()
    {
        start(1 << 20, 16 << 10);
        const auto ask = [this](quint64 job, const char* order) {
            submit(job, order);
            [&] { QTRY_COMPARE_WITH_TIMEOUT(m_answers[job].size(), std::size_t{1}, kPatience); }();
            [&] { QTRY_COMPARE_WITH_TIMEOUT(m_service->childCount(), 0, kPatience); }();
        };
        ask(1, "ok");
        ask(2, "flood");
        QVERIFY(m_answers[2].at(0).ok() && m_answers[2][0].lineInfo.size() > 16 << 10);
        const int before = m_gone;
        ask(3, "ok");
        QCOMPARE(m_gone, before);
        QCOMPARE(m_answers[3].at(0).lineInfo, m_answers[1].at(0).lineInfo);
        ask(4, "flood");
        QVERIFY(m_gone > before);
    }

    void asksOnceMoreForWhatIsNoListing_data()
    {
        QTest::addColumn<QString>("order");
        for (const char* order : {"garbage", "silence", "nul"})
            QTest::newRow(order) << order;
    }
    void asksOnceMoreForWhatIsNoListing()
    {
        QFETCH(QString, order);
        submit(1, order.toStdString());
        QTRY_COMPARE_WITH_TIMEOUT(m_answers[1].size(), std::size_t{1}, kPatience);
        QCOMPARE(m_answers[1][0].state, State::Failed);
        QTRY_COMPARE_WITH_TIMEOUT(m_service->childCount(), 0, kPatience);
        QCOMPARE(m_gone, 5);  // lines, registers and version; then lines and registers
    }

    void listsTileIr()
    {
        submitTileIr(1, "ok");
        QTRY_COMPARE_WITH_TIMEOUT(m_answers[1].size(), std::size_t{1}, kPatience);
        const Disassembly& answer = m_answers[1][0];
        QCOMPARE(answer.message, Message());
        QVERIFY(answer.ok() && !answer.isCut && answer.lineInfo.empty() && answer.liveRanges.empty());
        QCOMPARE(answer.tool, std::string("tileirdisasm 99.1.2"));
        QVERIFY2(answer.tileIr.find("entry @k(%arg0: tile<ptr<f32>>) {\n    return\n}") != std::string::npos,
                 answer.tileIr.c_str());
        QTRY_COMPARE_WITH_TIMEOUT(m_service->childCount(), 0, kPatience);
        QCOMPARE(m_gone, 2);  // the text, the version
        submitTileIr(2, "ok");
        QTRY_COMPARE_WITH_TIMEOUT(m_answers[2].size(), std::size_t{1}, kPatience);
        QCOMPARE(m_answers[2][0].tileIr, answer.tileIr);
        QCOMPARE(m_gone, 2);
    }

    void tileIrEndsInOneSentence_data()
    {
        QTest::addColumn<QString>("order");
        QTest::addColumn<State>("state");
        QTest::addColumn<QString>("words");
        QTest::newRow("crash") << "segv" << State::Failed << "tileirdisasm 99.1.2 was ended by SIGSEGV";
        QTest::newRow("refusal") << "refuse" << State::Failed << "not a supported";
        QTest::newRow("endless") << "hang" << State::Deadline << "tileirdisasm was ended at its deadline of 0.5 s";
        QTest::newRow("NULs") << "nul" << State::Failed << "no listing of Tile IR";
        QTest::newRow("nothing") << "silence" << State::Failed << "no listing of Tile IR";
    }
    void tileIrEndsInOneSentence()
    {
        QFETCH(QString, order);
        QFETCH(QString, words);
        submitTileIr(1, order.toStdString(), words.contains("deadline") ? 500ms : 60s);
        QTRY_COMPARE_WITH_TIMEOUT(m_answers[1].size(), std::size_t{1}, kPatience);
        QTEST(m_answers[1][0].state, "state");
        const QString sentence = QString::fromStdString(m_answers[1][0].message.english());
        QVERIFY2(sentence.contains(words) && sentence.endsWith('.'), qPrintable(sentence));
        QVERIFY(m_answers[1][0].tileIr.empty());
    }

    void cutsTileIrThatIsTooLong()
    {
        submitTileIr(1, "flood");
        QTRY_COMPARE_WITH_TIMEOUT(m_answers[1].size(), std::size_t{1}, kPatience);
        QVERIFY(m_answers[1][0].ok() && m_answers[1][0].isCut);
        QVERIFY(m_answers[1][0].tileIr.size() <= 1 << 20 && m_answers[1][0].tileIr.ends_with(";\n"));
    }

    void saysThatTileIrHasNoTool()
    {
        qputenv("KERNELDESK_TILEIRDISASM", "/nowhere/tileirdisasm");
        submitTileIr(1, "ok");
        submit(2, "ok");
        for (const quint64 job : {1, 2})
            QTRY_COMPARE_WITH_TIMEOUT(m_answers[job].size(), std::size_t{1}, kPatience);
        QCOMPARE(m_answers[1][0].state, State::Unavailable);
        QVERIFY(m_answers[1][0].message.english().find("/nowhere/tileirdisasm") != std::string::npos);
        QVERIFY(m_answers[2][0].ok());
        qunsetenv("KERNELDESK_TILEIRDISASM");
        const DisassemblerLocation found = findTileDisassembler();
        QVERIFY(!found.path.empty() || found.missing.english().find("nvidia-cuda-tileiras") != std::string::npos);
    }

    // The real one on bytecode of NVRTC 13.5, whole and cut off.
    void listsRealTileIr()
    {
        qunsetenv("KERNELDESK_TILEIRDISASM");
        if (findTileDisassembler().path.empty())
            QSKIP(findTileDisassembler().missing.english().c_str());
        QFile file(KD_TEST_DATA "/compile/tile.tilebc");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string bytecode = file.readAll().toStdString();
        submitTileIr(1, bytecode);
        submitTileIr(2, bytecode.substr(0, bytecode.size() / 2));
        for (const quint64 job : {1, 2})
            QTRY_COMPARE_WITH_TIMEOUT(m_answers[job].size(), std::size_t{1}, kPatience);
        QVERIFY2(m_answers[1][0].ok(), m_answers[1][0].message.english().c_str());
        QVERIFY2(m_answers[1][0].tileIr.find("entry @_Z1kPfi(") != std::string::npos, m_answers[1][0].tileIr.c_str());
        QCOMPARE(m_answers[2][0].state, State::Failed);
    }

    void saysWhatIsMissing()
    {
        qputenv("KERNELDESK_NVDISASM", "/nowhere/nvdisasm");
        submit(1, "ok");
        QTRY_COMPARE_WITH_TIMEOUT(m_answers[1].size(), std::size_t{1}, kPatience);
        QCOMPARE(m_answers[1][0].state, State::Unavailable);
        QVERIFY(m_answers[1][0].message.english().find("/nowhere/nvdisasm") != std::string::npos);
    }

    // The tool of the toolkit that is named comes before all others; what may not be run is none.
    void findsTheTool()
    {
        const QByteArray home = qgetenv("CUDA_HOME"), only = qgetenv("KERNELDESK_CUDA");
        const auto restores = qScopeGuard([&] {
            home.isNull() ? qunsetenv("CUDA_HOME") : qputenv("CUDA_HOME", home);
            if (!only.isNull())
                qputenv("KERNELDESK_CUDA", only);
        });
        qunsetenv("KERNELDESK_NVDISASM");
        qunsetenv("KERNELDESK_CUDA");  // wheels: no toolkit is looked into
        QVERIFY(QDir(m_scratch->path()).mkpath("toolkit/bin"));
        const QString tool = m_scratch->filePath("toolkit/bin/nvdisasm");
        QVERIFY(QFile::copy(KD_FAKE_DISASSEMBLER, tool));
        qputenv("CUDA_HOME", m_scratch->filePath("toolkit").toUtf8());
        QCOMPARE(findDisassembler().path.string(), tool.toStdString());
        QVERIFY(!findDisassembler().identity.empty());
        QVERIFY(QFile::setPermissions(tool, QFile::ReadOwner));
        QVERIFY(findDisassembler().path.string() != tool.toStdString());
        QVERIFY(QDir(m_scratch->filePath("toolkit")).removeRecursively());
        QCOMPARE(toolVersion("nvdisasm\nCuda compilation tools, release 13.2, V13.2.51\n"), std::string("13.2.51"));
        QCOMPARE(toolVersion("nothing, Very much"), std::string());
    }

    // The real one on a real cubin, whole and cut off.
    void disassembles()
    {
        qunsetenv("KERNELDESK_NVDISASM");
        if (findDisassembler().path.empty())
            QSKIP(findDisassembler().missing.english().c_str());
        QFile file(KD_TEST_DATA "/compile/cubins/resources_sm_90.cubin");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string cubin = file.readAll().toStdString();
        submit(1, cubin);
        submit(2, cubin.substr(0, cubin.size() / 2));
        for (const quint64 job : {1, 2})
            QTRY_COMPARE_WITH_TIMEOUT(m_answers[job].size(), std::size_t{1}, kPatience);
        QVERIFY2(m_answers[1][0].ok() && m_answers[1][0].message.empty(), m_answers[1][0].message.english().c_str());
        const Listing listing = sassListing(m_answers[1][0].lineInfo, m_answers[1][0].liveRanges);
        QVERIFY(listing.functions.size() > 3);
        for (const ListingFunction& function : listing.functions)
            QVERIFY(function.registerPeak > 0 && function.instructions > 0);
        QCOMPARE(m_answers[2][0].state, State::Failed);
        QVERIFY2(m_answers[2][0].message.english().find("Elf") != std::string::npos ||
                     m_answers[2][0].message.english().find("ELF") != std::string::npos ||
                     m_answers[2][0].message.english().find("truncated") != std::string::npos,
                 m_answers[2][0].message.english().c_str());
    }

private:
    void start(std::size_t maxBytes, std::size_t keptBytes = 1 << 20)
    {
        m_service = std::make_unique<DisassembleService>(
            DisassembleService::Config{.child = {.program = KD_WORKER, .environment = posix::currentEnvironment()},
                                       .scratchBase = m_scratch->path().toStdString(),
                                       .maxBytes = maxBytes,
                                       .keptBytes = keptBytes},
            nullptr);
        connect(m_service.get(), &DisassembleService::finished, this,
                [this](quint64 job, const Disassembly& answer) { m_answers[job].push_back(answer); });
        connect(m_service.get(), &DisassembleService::childGone, this, [this] { ++m_gone; });
    }

    void submit(quint64 job, const std::string& cubin, const QString& tag = {}, Milliseconds deadline = 30s)
    {
        const std::string id = m_blobs.add(std::as_bytes(std::span(cubin)));
        m_service->submit(job, tag, {.cubin = {}, .cubinSha256 = id.substr(7), .deadline = deadline}, m_blobs.find(id));
    }

    void submitTileIr(quint64 job, const std::string& bytecode, Milliseconds deadline = 30s)
    {
        const std::string id = m_blobs.add(std::as_bytes(std::span(bytecode)));
        m_service->submit(job, {}, {.cubin = {}, .cubinSha256 = id.substr(7), .deadline = deadline, .isTileIr = true},
                          m_blobs.find(id));
    }

    BlobStore m_blobs{BlobStore::Limits{64u << 20}};
    std::unique_ptr<QTemporaryDir> m_scratch;
    std::unique_ptr<DisassembleService> m_service;
    std::map<quint64, std::vector<Disassembly>> m_answers;
    int m_gone = 0;
};

KD_TEST(TestDisassembleService, QCoreApplication)

}  // namespace tst_disassembleservice

#include "tst_disassembleservice.moc"

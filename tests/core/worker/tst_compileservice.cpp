// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/descriptor.h"
#include "core/base/posix/process.h"
#include "core/compile/nvrtc/precompiledheaders.h"
#include "core/worker/compileservice.h"
#include "tests/program/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <map>

namespace tst_compileservice {

using namespace kd;
using State = CompileOutcome::State;
using namespace std::chrono_literals;

class TestCompileService : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { posix::ignoreBrokenPipes(); }

    void init()
    {
        m_outcomes.clear();
        m_signatures.clear();
        m_scratch = std::make_unique<QTemporaryDir>();
        m_store.reset();
        m_toolkit.reset();
        restart(2);
    }

    void cleanup()
    {
        m_pool->shutDown();
        m_nvccPool->shutDown();
        QTRY_COMPARE(m_pool->childCount() + m_nvccPool->childCount(), 0);
        m_service.reset();
        m_pool.reset();
        m_nvccPool.reset();
        QTRY_VERIFY(std::filesystem::is_empty(m_scratch->path().toStdString()));
    }

    void tellsTheOutcomeThenTheSignatures()
    {
        submit(1, "ok");
        QTRY_COMPARE(m_signatures[1].size(), std::size_t{1});
        QCOMPARE(m_outcomes[1].size(), std::size_t{1});
        QCOMPARE(m_outcomes[1][0].state, State::Ok);
        QVERIFY(m_more[1]);
        QCOMPARE(m_signatures[1][0].size(), std::size_t{1});
    }

    void endsInOneSentence_data()
    {
        QTest::addColumn<QString>("order");
        QTest::addColumn<State>("state");
        QTest::addColumn<QString>("words");
        QTest::newRow("rejected") << "reject" << State::Rejected << "";
        QTest::newRow("crash") << "segv" << State::Crashed << "SIGSEGV";
        QTest::newRow("killed by the system") << "killed" << State::Lost << "SIGKILL (Killed), and so was the one that tried again";
        QTest::newRow("exception") << "out-of-memory" << State::OutOfMemory << "memory";
        QTest::newRow("exit") << "exit0" << State::Crashed << "status 0";
        QTest::newRow("garbage") << "garbage" << State::Lost << "a failure of the machine, not of the source";
        QTest::newRow("no CBOR") << "no-cbor" << State::Lost << "a failure of the machine, not of the source";
        QTest::newRow("wrong shape") << "wrong-shape" << State::Lost << "a failure of the machine, not of the source";
        QTest::newRow("damaged request") << "damaged-input" << State::Lost << "received damaged data";
        for (const int bit : {0, 40, 50, 70, 100, 130, 400, 4000})
            QTest::addRow("damaged bit %d", bit) << QString("flip-%1").arg(bit) << State::Lost << "sent damaged data";
        QTest::newRow("endless") << "hang" << State::Deadline << "deadline of 0.3 s";
    }
    void endsInOneSentence()
    {
        QFETCH(QString, order);
        QFETCH(QString, words);
        submit(1, "ok");
        submit(2, order.toStdString(), {}, order == "hang" ? 300ms : 20s);
        submit(3, "ok");
        for (const quint64 job : {1, 2, 3})
            QTRY_COMPARE(m_outcomes[job].size(), std::size_t{1});
        QTEST(m_outcomes[2][0].state, "state");
        QVERIFY2(QString::fromStdString(m_outcomes[2][0].message.english()).contains(words),
                 m_outcomes[2][0].message.english().c_str());
        QVERIFY(!m_more[2]);
        // Nothing else is harmed.
        QCOMPARE(m_outcomes[1][0].state, State::Ok);
        QCOMPARE(m_outcomes[3][0].state, State::Ok);
        QTRY_COMPARE(m_signatures[3].size(), std::size_t{1});
    }

    // As by the system where memory runs out: once is nobody's fault and nobody's loss.
    // A machine that fails once is neither.
    void triesOnceMoreWhatWasKilledOrDamaged_data()
    {
        QTest::addColumn<QString>("order");
        QTest::newRow("compile") << "killed-once";
        QTest::newRow("signatures") << "signature-killed-once";
        for (const char* damage : {"garbage", "no-cbor", "wrong-shape", "flip-400", "damaged-input"}) {
            QTest::addRow("compile: %s", damage) << QString("%1-once").arg(damage);
            QTest::addRow("signatures: %s", damage) << QString("signature-%1-once").arg(damage);
        }
    }
    void triesOnceMoreWhatWasKilledOrDamaged()
    {
        QFETCH(QString, order);
        submit(1, order.toStdString());
        QTRY_COMPARE(m_signatures[1].size(), std::size_t{1});
        QCOMPARE(m_outcomes[1].at(0).state, State::Ok);
        QCOMPARE(m_signatures[1][0].at(0).signatureProblem, Message());
    }

    void saysWhySignaturesAreMissing()
    {
        submit(1, "signature-killed");
        QTRY_COMPARE(m_signatures[1].size(), std::size_t{1});
        QCOMPARE(m_outcomes[1].at(0).state, State::Ok);
        const QString problem = QString::fromStdString(m_signatures[1][0].at(0).signatureProblem.english());
        QVERIFY2(problem.contains("SIGKILL") && problem.contains("memory") && problem.endsWith('.'), qPrintable(problem));
    }

    void signaturesThatCannotBeReadAreDamage()
    {
        submit(1, "signature-wrong-shape");
        QTRY_COMPARE(m_signatures[1].size(), std::size_t{1});
        QCOMPARE(m_outcomes[1].at(0).state, State::Ok);
        const QString problem = QString::fromStdString(m_signatures[1][0].at(0).signatureProblem.english());
        QVERIFY2(problem.contains("sent damaged data"), qPrintable(problem));
    }

    void quotesTheLastLine()
    {
        QCOMPARE(lastWords("first\nlast words \r\n\n").english(), std::string(" (its last words: \"last words\")"));
        QCOMPARE(lastWords("only").english(), std::string(" (its last words: \"only\")"));
        QCOMPARE(lastWords(" \n").english(), std::string());
        QCOMPARE(lastWords({}).english(), std::string());
    }

    void scarceMemoryIsNotTheSourcesFault()
    {
        restart(2, std::uint64_t{3} << 30);
        submit(1, "out-of-memory");
        QTRY_COMPARE(m_outcomes[1].size(), std::size_t{1});
        QCOMPARE(m_outcomes[1][0].state, State::Lost);
        const QString sentence = QString::fromStdString(m_outcomes[1][0].message.english());
        QVERIFY2(sentence.contains("more memory than this machine has left for it (2.0 GiB)"), qPrintable(sentence));
    }

    // What a process that compiles may grow to is not kept from a launch or an upload, and counts only where it is waited for.
    void compilesLeaveTheMemoryToLaunches()
    {
        constexpr std::uint64_t kGiB = std::uint64_t{1} << 30;
        restart(2, 4 * kGiB);
        submit(1, "hang", {}, 60s);
        submit(2, "hang", {}, 60s);
        QVERIFY2(m_budget->free().value > 2 * kGiB, m_budget->text().english().c_str());
        QVERIFY2(m_budget->freeForElastic().value < 2 * kGiB, m_budget->text().english().c_str());
        QVERIFY(m_service->cancel(1) && m_service->cancel(2));
        QVERIFY(m_budget->freeForElastic().value > 2 * kGiB);
    }

    void whatIsMadeForNobodyPromisesNothing()
    {
        constexpr std::uint64_t kGiB = std::uint64_t{1} << 30;
        restart(2, 4 * kGiB);
        live(1, "hang-making");
        QTRY_COMPARE(m_signatures[1].size(), std::size_t{1});
        QVERIFY2(m_budget->freeForElastic().value > 2 * kGiB + kGiB / 2, m_budget->text().english().c_str());
    }

    void signaturesHarmNothing_data()
    {
        QTest::addColumn<QString>("order");
        for (const char* order : {"segv", "exit0", "garbage", "hang", "no-cbor", "wrong-shape"})
            QTest::newRow(order) << QString("signature-") + order;
    }
    void signaturesHarmNothing()
    {
        QFETCH(QString, order);
        submit(1, order.toStdString(), {}, 500ms);
        QTRY_COMPARE(m_signatures[1].size(), std::size_t{1});
        QCOMPARE(m_outcomes[1][0].state, State::Ok);
        QVERIFY(!m_signatures[1][0].at(0).hasSignature);
    }

    // Fault 15, at the service.
    void cancelsAtOnceAndReplaces()
    {
        submit(1, "hang", {}, 60s);
        submit(2, "hang", {}, 60s);
        submit(3, "ok");
        QVERIFY(m_service->cancel(1));
        QCOMPARE(m_outcomes[1].size(), std::size_t{1});
        QCOMPARE(m_outcomes[1][0].state, State::Cancelled);
        QTRY_COMPARE(m_outcomes[3].size(), std::size_t{1});
        QVERIFY(!m_service->cancel(1));
        QVERIFY(m_service->cancel(2));
        QCOMPARE(m_outcomes[1].size() + m_outcomes[2].size(), std::size_t{2});
    }

    void newestOfATagWins()
    {
        for (quint64 job = 1; job <= 5; ++job)
            submit(job, job < 5 ? "hang" : "ok", "live", 60s);
        QTRY_COMPARE(m_signatures[5].size(), std::size_t{1});
        for (quint64 job = 1; job < 5; ++job) {
            QCOMPARE(m_outcomes[job].size(), std::size_t{1});
            QCOMPARE(m_outcomes[job][0].state, State::Cancelled);
        }
        QCOMPARE(m_outcomes[5][0].state, State::Ok);
    }

    void signaturesOfATagWaitForQuiet()
    {
        submit(1, "ok", "live");
        QTRY_COMPARE(m_signatures[1].size(), std::size_t{1});
        submit(2, "ok", "live");
        QTRY_COMPARE(m_outcomes[2].size(), std::size_t{1});
        QElapsedTimer timer;
        timer.start();
        submit(3, "ok", "live");
        QCOMPARE(m_signatures[2].size(), std::size_t{1});
        QTRY_COMPARE(m_signatures[3].size(), std::size_t{1});
        QVERIFY2(timer.elapsed() >= 1000, qPrintable(QString::number(timer.elapsed())));
        // Another layout is asked for at once.
        timer.start();
        submit(4, "two-kernels", "live");
        QTRY_COMPARE(m_signatures[4].size(), std::size_t{1});
        QVERIFY2(timer.elapsed() < 1000, qPrintable(QString::number(timer.elapsed())));
    }

    /// Half the price of a trial; who wants signatures later compiles nothing again for them.
    void figuresAloneComeWithoutSignatures()
    {
        const CompileRequest whole{.source = "ok", .programName = "k.cu", .deadline = 20s};
        CompileRequest figures = whole;
        figures.needsSignatures = false;
        for (quint64 job = 1; job <= 2; ++job) {
            m_service->submit(job, {}, figures);
            QTRY_COMPARE(m_outcomes[job].size(), std::size_t{1});
            QVERIFY(m_outcomes[job][0].ok() && !m_more[job]);
            QCOMPARE(m_outcomes[job][0].cached, job == 2);
        }
        QCOMPARE(m_pool->childCount(), 1);
        m_service->submit(3, "live", whole);
        QTRY_COMPARE(m_signatures[3].size(), std::size_t{1});
        QVERIFY(m_outcomes[3].at(0).cached && m_more[3]);
        m_service->submit(4, "live", whole);
        QTRY_COMPARE(m_outcomes[4].size(), std::size_t{1});
        QVERIFY(m_outcomes[4][0].cached && !m_more[4]);
        m_service->submit(5, {}, figures);
        QTRY_COMPARE(m_outcomes[5].size(), std::size_t{1});
        QVERIFY(m_outcomes[5][0].cached);
        QVERIFY(m_signatures[1].empty() && m_signatures[2].empty() && m_signatures[5].empty());
    }

    void removesWhatKilledProcessesLeft()
    {
        submit(1, "leave-file");
        QTRY_COMPARE(m_signatures[1].size(), std::size_t{1});
        const auto files = [this] {
            int count = 0;
            for (const auto& entry : std::filesystem::recursive_directory_iterator(m_scratch->path().toStdString()))
                count += entry.is_regular_file() ? 1 : 0;
            return count;
        };
        QCOMPARE(files(), 1);
        submit(2, "hang", {}, 100ms);
        submit(3, "hang", {}, 100ms);
        QTRY_COMPARE(m_outcomes[3].size(), std::size_t{1});
        QTRY_COMPARE(files(), 0);
    }

    void headersAreMadeBehindTheFirst()
    {
        live(1, "ok");
        QCOMPARE(m_outcomes[1][0].message.english(), std::string("ok"));
        QTRY_COMPARE(m_signatures[1].size(), std::size_t{1});
        for (quint64 job = 2; job <= 4; ++job) {
            live(job, "ok");
            QCOMPARE(m_outcomes[job][0].message.english(), std::string("ok with headers"));
            QCOMPARE(processOf(job), processOf(1));
        }
    }

    void otherHeadersAreOfAnotherProcess()
    {
        restart(3);
        live(1, "ok", "a.h");
        live(2, "ok", "b.h");
        live(3, "ok", "a.h");
        live(4, "ok", "b.h");
        QVERIFY(processOf(1) != processOf(2));
        for (const quint64 job : {3, 4}) {
            QCOMPARE(m_outcomes[job][0].message.english(), std::string("ok with headers"));
            QCOMPARE(processOf(job), processOf(job - 2));
        }
    }

    void onlyWhatIsTypedHasHeaders()
    {
        for (quint64 job = 1; job <= 3; ++job) {
            submit(job, "#include <a.h>\nok");
            QTRY_COMPARE(m_outcomes[job].size(), std::size_t{1});
            QCOMPARE(m_outcomes[job][0].message.english(), std::string("ok"));
            QCOMPARE(m_outcomes[job][0].log, std::string("0"));
        }
    }

    void headersGoIntoTheStore()
    {
        keepHeaders();
        live(1, "makes");
        QTRY_VERIFY(stored("a.h").exists());
        // The label is the supervisor's: what the process says of itself is not asked.
        const std::optional<PchLabel> label = stored("a.h").label();
        QVERIFY(label);
        QVERIFY(label->name.size() == 64 && label->name != "mine");
        QCOMPARE(label->nvrtc, std::string("fake"));
        QCOMPARE(label->heapAddress, std::uint64_t{1});
        live(2, "lies", "b.h");
        live(3, "ok", "b.h");
        QVERIFY(!stored("b.h").exists());
    }

    void headersOfAnotherToolkitAreNotStored()
    {
        keepHeaders();
        live(1, "other-reach");
        live(2, "ok");
        QCOMPARE(m_outcomes[2][0].message.english(), std::string("ok with headers"));
        // What is stored is stored in turn.
        live(3, "makes", "b.h");
        QTRY_VERIFY(stored("b.h").exists());
        QVERIFY(!stored("a.h").exists());
    }

    // A process that somebody stopped is not waited for until its deadline.
    void stoppedProcessesAreReplaced()
    {
        QElapsedTimer timer;
        timer.start();
        submit(1, "stop", {}, 60s);
        QTRY_VERIFY_WITH_TIMEOUT(!m_outcomes[1].empty(), 30'000);
        QVERIFY(m_outcomes[1][0].state != State::Ok && m_outcomes[1][0].state != State::Deadline);
        QVERIFY2(timer.elapsed() < 30'000, qPrintable(QString::number(timer.elapsed())));
        submit(2, "ok");
        QTRY_COMPARE(m_outcomes[2].size(), std::size_t{1});
        QCOMPARE(m_outcomes[2][0].state, State::Ok);
    }

    // Fault 19: a process that dies of headers from the store is asked once more without them, and nobody is again.
    void whatDiesOfStoredHeadersIsTriedWithout()
    {
        keepHeaders();
        live(1, "makes");
        QTRY_VERIFY(stored("a.h").exists());
        live(2, "segv-with-stored");
        QCOMPARE(m_outcomes[2][0].state, State::Ok);
        QCOMPARE(m_outcomes[2][0].message.english(), std::string("segv-with-stored"));
        QTRY_VERIFY(!stored("a.h").exists());
        for (quint64 job = 3; job <= 4; ++job) {
            live(job, "taken-with-stored");
            QVERIFY(!QString::fromStdString(m_outcomes[job][0].message.english()).contains("with stored with"));
            QVERIFY(!m_outcomes[job][0].message.english().ends_with(" with stored"));
        }
        live(5, "makes");
        live(6, "ok");
        QVERIFY(!stored("a.h").exists());
    }

    void killedProcessesDoNotCountAgainstTheStore_data()
    {
        QTest::addColumn<QString>("order");
        QTest::newRow("killed") << "killed-once-with-stored";
        QTest::newRow("asked to end") << "terminated-once-with-stored";
    }
    void killedProcessesDoNotCountAgainstTheStore()
    {
        QFETCH(QString, order);
        keepHeaders();
        live(1, "makes");
        QTRY_VERIFY(stored("a.h").exists());
        for (quint64 job = 2; job <= 3; ++job) {
            live(job, order.toStdString());
            QVERIFY(removeBelowScratch("was-ended"));
            // The process that tries again has the headers as well.
            QCOMPARE(m_outcomes[job][0].message.english(), order.toStdString() + " with stored");
        }
        live(4, "taken-with-stored");
        QCOMPARE(m_outcomes[4][0].message.english(), std::string("taken-with-stored with stored"));
        QVERIFY(stored("a.h").exists());
    }

    void whatIsOfNoUseIsRemoved_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<bool>("isTriedAgain");
        QTest::newRow("unfit") << "unfit" << true;
        QTest::newRow("refused") << "refused" << false;
    }
    void whatIsOfNoUseIsRemoved()
    {
        QFETCH(QString, word);
        QFETCH(bool, isTriedAgain);
        keepHeaders();
        live(1, "makes");
        QTRY_VERIFY(stored("a.h").exists());
        live(2, word.toStdString());
        QTRY_VERIFY(!stored("a.h").exists());
        live(3, "taken-with-stored");
        QCOMPARE(m_outcomes[3][0].message.english().ends_with(" with stored"), isTriedAgain);
    }

    // Fault 19: a process that dies of its headers is asked once more without them.
    void whatDiesOfHeadersIsTriedWithout()
    {
        live(1, "ok");
        live(2, "segv-with-headers");
        QCOMPARE(m_outcomes[2][0].state, State::Ok);
        QCOMPARE(m_outcomes[2][0].message.english(), std::string("segv-with-headers"));
        QVERIFY(processOf(2) != processOf(1));
        live(3, "segv");
        QCOMPARE(m_outcomes[3][0].state, State::Crashed);
        live(4, "ok");
        QCOMPARE(m_outcomes[4][0].state, State::Ok);
    }

    void headersThatCannotBeMadeAreGivenUp_data()
    {
        QTest::addColumn<QString>("order");
        QTest::newRow("refused") << "unmakeable";
        QTest::newRow("dies") << "die-making";
    }
    void headersThatCannotBeMadeAreGivenUp()
    {
        QFETCH(QString, order);
        for (quint64 job = 1; job <= 4; ++job) {
            live(job, order.toStdString());
            QCOMPARE(m_outcomes[job][0].message.english(), order.toStdString());
        }
        QVERIFY(m_outcomes[4][0].log == "0" || m_outcomes[4][0].log == "1");
    }

    // Where memory never suffices the system would end one process after the other.
    void headersWhoseMakingIsEndedAreTriedTwice()
    {
        quint64 job = 0;
        while (linesBelowScratch("makings") < 2 && job < 20)
            live(++job, "killed-making");
        for (int more = 0; more < 3; ++more)
            live(++job, "killed-making");
        QCOMPARE(linesBelowScratch("makings"), 2);
    }

    void makingHeadersIsInNobodysWay()
    {
        live(1, "hang-making");
        QTRY_COMPARE(m_signatures[1].size(), std::size_t{1});
        for (quint64 job = 2; job <= 4; ++job)
            submit(job, job == 2 ? "hang" : "ok", {}, job == 2 ? 60s : 20s);
        QTRY_COMPARE(m_outcomes[4].size(), std::size_t{1});
        QVERIFY(m_service->cancel(2));
    }

    void processesWithHeadersAreSpared_data()
    {
        QTest::addColumn<bool>("isCancelled");
        QTest::newRow("cancelled") << true;
        QTest::newRow("superseded") << false;
    }
    void processesWithHeadersAreSpared()
    {
        QFETCH(bool, isCancelled);
        live(1, "ok");
        live(2, "ok");
        QTRY_COMPARE(m_signatures[1].size(), std::size_t{1});
        submit(3, "#include <a.h>\nslow", "live");
        if (isCancelled)
            QVERIFY(m_service->cancel(3));
        live(4, "ok");
        QCOMPARE(m_outcomes[3].at(0).state, State::Cancelled);
        QCOMPARE(m_outcomes[4][0].message.english(), std::string("ok with headers"));
        QCOMPARE(processOf(4), processOf(1));
    }

    void sparingHasAnEnd()
    {
        live(1, "ok");
        live(2, "ok");
        QTRY_COMPARE(m_signatures[1].size(), std::size_t{1});
        submit(3, "#include <a.h>\nhang-with-headers", "live", 60s);
        QVERIFY(m_service->cancel(3));
        live(4, "ok");
        QCOMPARE(m_outcomes[4][0].state, State::Ok);
        const auto process = static_cast<pid_t>(std::stoi(processOf(1)));
        QTRY_VERIFY(::kill(process, 0) != 0);
    }

    void saysThatNoProcessStarts()
    {
        CompilePool pool({.child = {.program = "/nowhere/kerneldesk-worker"}, .scratchBase = m_scratch->path().toStdString()},
                         nullptr);
        CompileService service(pool, pool, CompileCache({}), nullptr);
        CompileOutcome outcome{.state = State::Ok};
        connect(&service, &CompileService::finished, this, [&](quint64, const CompileOutcome& got) { outcome = got; });
        service.submit(1, {}, {.source = "ok", .useCache = false});
        QTRY_COMPARE(outcome.state, State::Unavailable);
        QVERIFY2(QString::fromStdString(outcome.message.english()).contains("/nowhere/kerneldesk-worker"),
                 outcome.message.english().c_str());
    }

    void asksForTheCompilerOnce()
    {
        int answers = 0;
        for (int i = 0; i < 2; ++i)
            m_service->info([&](const CompilerInfo& info) {
                ++answers;
                QCOMPARE(info.version, std::string("0.0.1"));
            });
        QTRY_COMPARE(answers, 2);
    }

    /// NVRTC's answer decides; of two answers one is told.
    void hostCodeGoesToNvcc_data()
    {
        QTest::addColumn<QString>("order");
        QTest::addColumn<CompilerChoice>("compiler");
        QTest::addColumn<State>("state");
        QTest::addColumn<QString>("version");
        QTest::newRow("no host code") << "ok" << CompilerChoice::Auto << State::Ok << "";
        QTest::newRow("host code") << "host-code" << CompilerChoice::Auto << State::Ok << "13";
        QTest::newRow("host code with an error") << "host-code-wrong" << CompilerChoice::Auto << State::Rejected << "13";
        QTest::newRow("wrong for both") << "reject" << CompilerChoice::Auto << State::Rejected << "";
        QTest::newRow("NVRTC is asked for") << "host-code" << CompilerChoice::Nvrtc << State::Rejected << "";
        QTest::newRow("nvcc is asked for") << "ok" << CompilerChoice::Nvcc << State::Ok << "13";
    }
    void hostCodeGoesToNvcc()
    {
        QFETCH(QString, order);
        QFETCH(CompilerChoice, compiler);
        const FakeToolkit toolkit;
        m_service->submit(1, "live", hostRequest(order.toStdString(), compiler));
        QTRY_COMPARE(m_outcomes[1].size(), std::size_t{1});
        QTEST(m_outcomes[1][0].state, "state");
        QTEST(QString::fromStdString(m_outcomes[1][0].nvccVersion), "version");
        if (m_outcomes[1][0].ok())
            QTRY_COMPARE(m_signatures[1].size(), std::size_t{1});
        // The next one of the tag is judged anew.
        m_service->submit(2, "live", hostRequest("ok"));
        QTRY_COMPARE(m_outcomes[2].size(), std::size_t{1});
        QVERIFY(m_outcomes[2][0].ok() && m_outcomes[2][0].nvccVersion.empty());
        QCOMPARE(m_outcomes[1].size(), std::size_t{1});
    }

    void optionsForNvccReachNvccAlone_data()
    {
        QTest::addColumn<QString>("order");
        QTest::addColumn<bool>("hasNvcc");
        QTest::addColumn<QString>("options");
        QTest::newRow("no host code") << "ok" << true << "-G ";
        QTest::newRow("host code") << "host-code" << true << "-G --extended-lambda ";
        QTest::newRow("host code set aside") << "host-code" << false << "-G ";
    }
    void optionsForNvccReachNvccAlone()
    {
        QFETCH(QString, order);
        QFETCH(bool, hasNvcc);
        const FakeToolkit toolkit;
        if (!hasNvcc)
            QVERIFY(std::filesystem::remove(toolkit.folder() / "nvvm/bin/cicc"));
        CompileRequest request = hostRequest(order.toStdString());
        request.options = {"-G"};
        request.nvccOptions = {"--extended-lambda", "-G"};
        m_service->submit(1, {}, request);
        QTRY_COMPARE(m_outcomes[1].size(), std::size_t{1});
        QVERIFY(m_outcomes[1][0].ok());
        // The fake names them there.
        QTEST(QString::fromStdString(m_outcomes[1][0].optionsSha256), "options");
    }

    /// It is NVRTC's outcome of the rest, and says so.
    void withoutNvccHostCodeIsSetAside()
    {
        const FakeToolkit toolkit;
        QVERIFY(std::filesystem::remove(toolkit.folder() / "nvvm/bin/cicc"));
        m_service->submit(1, "live", hostRequest("host-code"));
        QTRY_COMPARE(m_outcomes[1].size(), std::size_t{1});
        QVERIFY(m_outcomes[1][0].ok() && m_outcomes[1][0].nvccVersion.empty());
        QVERIFY(m_outcomes[1][0].lacksHostCode);
        QCOMPARE(m_outcomes[1][0].notices.size(), std::size_t{1});
        const std::string notice = m_outcomes[1][0].notices[0].english();
        QVERIFY2(notice.starts_with("NVRTC got this program without its host code: k.cu:2: it includes <vector>, "), notice.c_str());
        QVERIFY2(notice.find("install the whole CUDA toolkit, or pip's nvidia-nvvm") != std::string::npos, notice.c_str());
        QVERIFY2(notice.ends_with(". The host code, main() too, was not checked."), notice.c_str());
        QTRY_COMPARE(m_signatures[1].size(), std::size_t{1});
        m_service->submit(2, {}, hostRequest("host-code", CompilerChoice::Nvcc));
        QTRY_COMPARE(m_outcomes[2].size(), std::size_t{1});
        QCOMPARE(m_outcomes[2][0].state, State::Unavailable);
        QVERIFY(m_outcomes[2][0].notices.empty());
        QVERIFY(!m_outcomes[2][0].lacksHostCode);
    }

    /// Nobody else judges the program, so its own answer names the other compilers.
    void chosenNvrtcNamesTheOtherCompilers()
    {
        m_service->submit(1, {}, hostRequest("host-code", CompilerChoice::Nvrtc));
        QTRY_COMPARE(m_outcomes[1].size(), std::size_t{1});
        QCOMPARE(m_outcomes[1][0].state, State::Rejected);
        QCOMPARE(m_outcomes[1][0].notices.size(), std::size_t{1});
        const std::string notice = m_outcomes[1][0].notices[0].english();
        QVERIFY2(notice.starts_with("NVRTC was chosen as the compiler and takes no host code: k.cu:2: it includes <vector>, "),
                 notice.c_str());
        QVERIFY2(notice.find("Choose auto or nvcc") != std::string::npos, notice.c_str());
        m_service->submit(2, {}, hostRequest("reject", CompilerChoice::Nvrtc));
        QTRY_COMPARE(m_outcomes[2].size(), std::size_t{1});
        QVERIFY(!m_outcomes[2][0].ok() && m_outcomes[2][0].notices.empty());
    }

    void withoutNvccOneSentenceSaysWhatToInstall()
    {
        const FakeToolkit toolkit;
        QVERIFY(std::filesystem::remove(toolkit.folder() / "nvvm/bin/cicc"));
        m_service->submit(1, {}, hostRequest("__global__ void host();"));
        QTRY_COMPARE(m_outcomes[1].size(), std::size_t{1});
        QCOMPARE(m_outcomes[1][0].state, State::Unavailable);
        const std::string sentence = m_outcomes[1][0].message.english();
        QVERIFY2(sentence.starts_with("NVRTC cannot compile this program: k.cu:2: it includes <vector>, "), sentence.c_str());
        QVERIFY2(sentence.find("install the whole CUDA toolkit, or pip's nvidia-nvvm") != std::string::npos, sentence.c_str());
        QCOMPARE(m_outcomes[1][0].diagnostics.size(), std::size_t{1});
        QCOMPARE(m_outcomes[1][0].diagnostics[0].position.line, 2);
    }

    /// While nvcc is looked for, and while it works.
    void hostCodeIsCancelled()
    {
        const FakeToolkit toolkit;
        m_service->submit(1, {}, hostRequest("hang", CompilerChoice::Nvcc));
        QVERIFY(m_service->cancel(1));
        QCOMPARE(m_outcomes[1].at(0).state, State::Cancelled);
        m_service->submit(2, "live", hostRequest("hang", CompilerChoice::Nvcc));
        QTRY_COMPARE(m_nvccPool->childCount(), 2);
        m_service->submit(3, "live", hostRequest("host-code"));
        QCOMPARE(m_outcomes[2].at(0).state, State::Cancelled);
        QTRY_COMPARE(m_outcomes[3].size(), std::size_t{1});
        QVERIFY(m_outcomes[3][0].ok());
    }

private:
    /// An nvcc that is found, and that nobody starts: the processes are fakes.
    class FakeToolkit {
    public:
        FakeToolkit()
        {
            for (const char* const part : {"bin/nvcc", "bin/ptxas", "bin/gcc", "nvvm/bin/cicc", "include/cuda_runtime.h",
                                           "include/crt/host_config.h"}) {
                const std::filesystem::path path = folder() / part;
                std::filesystem::create_directories(path.parent_path());
                std::ofstream(path) << "x";
                std::filesystem::permissions(path, std::filesystem::perms::owner_all);
            }
            qputenv("KERNELDESK_NVCC", (folder() / "bin/nvcc").c_str());
            qputenv("PATH", ((folder() / "bin").string() + ":" + m_path.toStdString()).c_str());
        }
        ~FakeToolkit()
        {
            qunsetenv("KERNELDESK_NVCC");
            qputenv("PATH", m_path);
        }
        FakeToolkit(const FakeToolkit&) = delete;
        FakeToolkit& operator=(const FakeToolkit&) = delete;
        std::filesystem::path folder() const { return m_folder.path().toStdString(); }

    private:
        QTemporaryDir m_folder;
        QByteArray m_path = qgetenv("PATH");
    };
    static CompileRequest hostRequest(const std::string& order, CompilerChoice compiler = CompilerChoice::Auto)
    {
        return {.source = order, .programName = "k.cu", .compiler = compiler, .useCache = false, .deadline = 20s};
    }

    /// Waits for the outcome of what is typed under a header of the toolkit.
    void live(quint64 job, const std::string& order, const std::string& header = "a.h")
    {
        submit(job, "#include <" + header + ">\n" + order, "live");
        QTRY_COMPARE(m_outcomes[job].size(), std::size_t{1});
    }
    const std::string& processOf(quint64 job) { return m_outcomes[job].at(0).nvrtcVersion; }

    /// Removes the file of that name which a process left for the next one. False when there is none.
    bool removeBelowScratch(const char* name)
    {
        for (const auto& folder : std::filesystem::directory_iterator(m_scratch->path().toStdString()))
            if (std::error_code error; std::filesystem::remove(folder.path() / name, error))
                return true;
        return false;
    }

    /// The lines of the file of that name which processes have written for each other.
    int linesBelowScratch(const char* name) const
    {
        int lines = 0;
        for (const auto& folder : std::filesystem::directory_iterator(m_scratch->path().toStdString())) {
            std::ifstream file(folder.path() / name);
            for (std::string line; std::getline(file, line);)
                ++lines;
        }
        return lines;
    }

    /// From now on there is a store.
    void keepHeaders()
    {
        m_store = std::make_unique<QTemporaryDir>();
        m_toolkit = std::make_unique<QTemporaryDir>();
        for (const char* name : {"a.h", "b.h"})
            std::ofstream(m_toolkit->filePath(name).toStdString()) << "// of the toolkit\n";
        restart(2);
    }
    PchStoreEntry stored(const std::string& header) const
    {
        return {m_store->path().toStdString() + "/headers", precompiledKey({.source = "#include <" + header + ">\n"}, "compile")};
    }

    /// `free`: memory of a machine of 32 GiB; 0: nobody looks at it.
    void restart(int processes, std::uint64_t free = 0)
    {
        for (const std::unique_ptr<CompilePool>* const pool : {&m_pool, &m_nvccPool})
            if (*pool)
                (*pool)->shutDown();
        m_service.reset();
        m_pool.reset();
        m_nvccPool.reset();
        m_budget = std::make_unique<MemoryBudget>(MemoryBudget::Config{
            .measure = [free] { return posix::SystemMemory{.total = {std::uint64_t{32} << 30}, .available = {free}}; }});
        PchStore::Config headers{.freeDisk = {}};
        if (m_store)
            headers.folder = m_store->path().toStdString() + "/headers";
        std::vector<std::string> environment = posix::currentEnvironment();
        if (m_toolkit)
            environment.push_back("KDFAKE_INCLUDES=" + m_toolkit->path().toStdString());
        m_pool = std::make_unique<CompilePool>(
            CompilePool::Config{.child = {.program = KD_FAKE_CHILD, .environment = environment},
                                .scratchBase = m_scratch->path().toStdString(),
                                .headers = headers,
                                .processes = processes,
                                .budget = free > 0 ? m_budget.get() : nullptr},
            nullptr);
        m_nvccPool = std::make_unique<CompilePool>(
            CompilePool::Config{.child = {.program = KD_FAKE_CHILD, .environment = environment},
                                .scratchBase = m_scratch->path().toStdString()},
            nullptr);
        m_service = std::make_unique<CompileService>(*m_pool, *m_nvccPool, CompileCache({}), nullptr);
        connect(m_service.get(), &CompileService::finished, this, [this](quint64 job, const CompileOutcome& outcome, bool more) {
            m_outcomes[job].push_back(outcome);
            m_more[job] = more;
        });
        connect(m_service.get(), &CompileService::signatures, this,
                [this](quint64 job, const std::vector<KernelInfo>& kernels) { m_signatures[job].push_back(kernels); });
    }

    void submit(quint64 job, const std::string& order, const QString& tag = {}, std::chrono::milliseconds deadline = 20s)
    {
        m_service->submit(job, tag, {.source = order, .programName = "k.cu", .useCache = false, .deadline = deadline});
    }

    std::unique_ptr<QTemporaryDir> m_scratch;
    std::unique_ptr<QTemporaryDir> m_store;
    std::unique_ptr<MemoryBudget> m_budget;
    std::unique_ptr<QTemporaryDir> m_toolkit;
    std::unique_ptr<CompilePool> m_pool;
    std::unique_ptr<CompilePool> m_nvccPool;
    std::unique_ptr<CompileService> m_service;
    std::map<quint64, std::vector<CompileOutcome>> m_outcomes;
    std::map<quint64, std::vector<std::vector<KernelInfo>>> m_signatures;
    std::map<quint64, bool> m_more;
};

KD_TEST(TestCompileService, QCoreApplication)

}  // namespace tst_compileservice

#include "tst_compileservice.moc"

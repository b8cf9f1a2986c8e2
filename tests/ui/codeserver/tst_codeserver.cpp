// SPDX-License-Identifier: GPL-3.0-or-later
// clangd asked through its confined process: what goes wrong, by one that misbehaves, and the real one where there is one.
#include "core/base/posix/descriptor.h"
#include "core/clangd/clangdlocation.h"
#include "tests/program/testprogram.h"
#include "ui/codeserver/codeserver.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace tst_codeserver {

using namespace kd;
using namespace std::chrono_literals;

namespace {

ServerAnswer failedAnswer()
{
    ServerAnswer answer;
    answer.state = ServerAnswer::State::Failed;
    return answer;
}

/// "main.cu 3:4, ...": files without their folders, lines and columns from 0.
QString shown(const std::vector<ClangdPlace>& places)
{
    QStringList all;
    for (const ClangdPlace& place : places)
        all << QStringLiteral("%1 %2:%3")
                   .arg(QString::fromStdString(std::filesystem::path(place.file).filename().string()))
                   .arg(place.line)
                   .arg(place.column);
    return all.join(QStringLiteral(", "));
}

struct Bench {
    explicit Bench(CodeServer::Config config = {}) : server(complete(std::move(config))) { }

    static CodeServer::Config complete(CodeServer::Config config)
    {
        config.worker = KD_WORKER;
        return config;
    }
    ServedDocument document(const QByteArray& text)
    {
        ++revision;
        return {.file = folder.filePath(QStringLiteral("main.cu")).toStdString(),
                .text = text,
                .revision = revision,
                .settings = {},
                .base = folder.path().toStdString(),
                .folders = {},
                .others = {}};
    }
    void write(const char* name, const QByteArray& text)
    {
        QDir().mkpath(QFileInfo(folder.filePath(QLatin1String(name))).path());
        QFile file(folder.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    ServerAnswer ask(ServerQuestion question, const QByteArray& text, int line = 0, int column = 0)
    {
        const QFuture<ServerAnswer> future = server.ask(question, document(text), line, column);
        [&] { QTRY_VERIFY_WITH_TIMEOUT(future.isFinished(), 60'000); }();
        return future.resultCount() > 0 ? future.result()
                                        : failedAnswer();
    }
    /// Asks about the whole project, which is its folder.
    ServerAnswer askProject(ServerQuestion question, const QByteArray& text, int line, int column, const NewName& name = {},
                            const std::vector<OtherDocument>& others = {})
    {
        ServedDocument served = document(text);
        served.folders = {folder.path().toStdString()};
        served.others = others;
        const QFuture<ServerAnswer> future = server.ask(question, served, line, column, name);
        [&] { QTRY_VERIFY_WITH_TIMEOUT(future.isFinished(), 100'000); }();
        return future.resultCount() > 0 ? future.result() : ServerAnswer{};
    }
    std::filesystem::path path(const char* name) const { return folder.filePath(QLatin1String(name)).toStdString(); }
    ServerAnswer define(const QByteArray& text) { return ask(ServerQuestion::Definition, text); }

    QTemporaryDir folder;
    quint64 revision = 0;
    CodeServer server;
};

bool isAnswered(const ServerAnswer& answer)
{
    return answer.state == ServerAnswer::State::Answered;
}

}  // namespace

class CodeServerTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { posix::ignoreBrokenPipes(); }
    void init() { qputenv("KERNELDESK_CLANGD", KD_FAKE_CLANGD); }
    void cleanup() { qunsetenv("KERNELDESK_CLANGD"); }

    void questionsAreAnswered()
    {
        Bench bench;
        const ServerAnswer answer = bench.define("good");
        QVERIFY2(isAnswered(answer), qPrintable(answer.reason));
        QCOMPARE(answer.places.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(answer.places.front().file), bench.folder.filePath(QStringLiteral("main.cu")));
        QCOMPARE(answer.places.front().line, 5);
        QCOMPARE(bench.server.version(), std::string("fake 1"));
        const int process = bench.server.processId();
        QVERIFY(isAnswered(bench.ask(ServerQuestion::References, "good again")));
        QCOMPARE(bench.server.processId(), process);
        QCOMPARE(bench.server.restarts(), 0);
    }

    /// It reads the project and the system's headers, and writes nowhere.
    void theProcessIsConfined()
    {
        qputenv("KDTEST_SECRET", "told");
        Bench bench;
        bench.write("scale.cuh", "// scale\n");
        const ServerAnswer answer = bench.ask(ServerQuestion::Hover, "look");
        qunsetenv("KDTEST_SECRET");
        if (!QFile::exists(QStringLiteral("/sys/kernel/security/landlock")) && answer.hover.find("passwd read") != std::string::npos)
            QSKIP("this kernel has no Landlock");
        QCOMPARE(answer.hover, std::string("passwd hidden, header read, secret scrubbed, project closed, outside closed, cache private"));
        QCOMPARE(QDir(bench.folder.path()).entryList(QDir::Files), QStringList{QStringLiteral("scale.cuh")});
    }

    void faultsEndInOneSentence_data()
    {
        QTest::addColumn<QByteArray>("order");
        for (const char* const order : {"die", "half", "nonsense", "flood", "silent"})
            QTest::newRow(order) << QByteArray(order);
    }
    /// A process that fails is replaced a few times for the same question, then no longer.
    void faultsEndInOneSentence()
    {
        QFETCH(QByteArray, order);
        Bench bench({.worker = {}, .answer = 1500ms, .limits = {.all = 1u << 20}});
        const ServerAnswer answer = bench.define(order);
        QCOMPARE(answer.state, ServerAnswer::State::Off);
        QVERIFY2(answer.reason.startsWith(QStringLiteral("clangd is not asked any more, since it failed 4 times")),
                 qPrintable(answer.reason));
        QVERIFY(bench.server.isOff());
        QCOMPARE(bench.server.processId(), 0);
        QCOMPARE(bench.define("good").state, ServerAnswer::State::Off);
    }

    void oneFaultIsMended()
    {
        Bench bench;
        QVERIFY(isAnswered(bench.define("good")));
        const QFuture<ServerAnswer> lost = bench.server.ask(ServerQuestion::Definition, bench.document("die"), 0, 0);
        QTRY_VERIFY_WITH_TIMEOUT(bench.server.restarts() > 0, 30'000);
        QVERIFY(isAnswered(bench.define("good")));
        QVERIFY(lost.isCanceled());
        QVERIFY(!bench.server.isOff());
    }

    void answersThatAreNoneAreLeftOut()
    {
        Bench bench;
        const ServerAnswer wrong = bench.define("wrong");
        QVERIFY(isAnswered(wrong));
        QCOMPARE(wrong.places.size(), std::size_t{1});
        QVERIFY(wrong.places.front().file.ends_with("/main.cu"));
        const ServerAnswer hostile = bench.define("hostile");
        QCOMPARE(hostile.places, (std::vector<ClangdPlace>{{.file = "/good.h", .line = 7, .column = 2}}));
        const ServerAnswer refused = bench.define("refuse");
        QCOMPARE(refused.state, ServerAnswer::State::Failed);
        QCOMPARE(refused.reason, QStringLiteral("clangd cannot tell what this is."));
        QCOMPARE(bench.server.restarts(), 0);
    }

    void startingIsWaitedForOnlySoLong()
    {
        Bench bench({.worker = {}, .start = 500ms});
        const QString deaf = bench.folder.filePath(QStringLiteral("clangd-deaf"));
        QVERIFY(QFile::link(QStringLiteral(KD_FAKE_CLANGD), deaf));
        qputenv("KERNELDESK_CLANGD", deaf.toUtf8());
        QCOMPARE(bench.define("good").state, ServerAnswer::State::Off);
        QVERIFY(bench.server.isOff());
        const QString old = bench.folder.filePath(QStringLiteral("clangd-utf16"));
        QVERIFY(QFile::link(QStringLiteral(KD_FAKE_CLANGD), old));
        qputenv("KERNELDESK_CLANGD", old.toUtf8());
        Bench other;
        QCOMPARE(other.define("good").reason, QStringLiteral("This clangd does not count in bytes; a newer one is needed."));
    }

    void theNewestQuestionCounts()
    {
        Bench bench;
        const QFuture<ServerAnswer> first = bench.server.ask(ServerQuestion::Definition, bench.document("silent"), 0, 0);
        const QFuture<ServerAnswer> other = bench.server.ask(ServerQuestion::Hover, bench.document("good"), 0, 0);
        QVERIFY(isAnswered(bench.define("good")));
        QVERIFY(first.isCanceled());
        QTRY_VERIFY_WITH_TIMEOUT(other.isFinished(), 30'000);
        QVERIFY(!other.isCanceled());
    }

    /// Whoever asked is told, and the process ends, whenever the window closes.
    void endsWithItsOwner()
    {
        int process = 0;
        QFuture<ServerAnswer> open;
        {
            Bench bench;
            QVERIFY(isAnswered(bench.define("good")));
            process = bench.server.processId();
            open = bench.server.ask(ServerQuestion::Definition, bench.document("silent"), 0, 0);
        }
        QVERIFY(open.isCanceled());
        QTRY_VERIFY_WITH_TIMEOUT(!QFile::exists(QStringLiteral("/proc/%1/exe").arg(process)), 20'000);
    }

    void withoutClangdItIsSaid()
    {
        qputenv("KERNELDESK_CLANGD", "/nowhere/clangd");
        Bench bench;
        const ServerAnswer answer = bench.define("good");
        QCOMPARE(answer.state, ServerAnswer::State::Off);
        QVERIFY(answer.reason.contains(QStringLiteral("/nowhere/clangd")));
        QVERIFY(!bench.server.isOff());  // it may be there the next time
        qputenv("KERNELDESK_CLANGD", KD_FAKE_CLANGD);
        QVERIFY(isAnswered(bench.define("good")));
    }

    void namesAreProposed()
    {
        Bench bench;
        const ServerAnswer answer = bench.ask(ServerQuestion::Completion, "more");
        QVERIFY2(isAnswered(answer), qPrintable(answer.reason));
        QCOMPARE(answer.names.names.size(), std::size_t{3});
        QCOMPARE(answer.names.names[0].name, std::string("tally"));
        QCOMPARE(answer.names.names[0].detail, std::string("float tally(int v)"));
        QVERIFY(answer.names.isCut);
        const QByteArray large(CodeServer::kMaxTyped + 1, ' ');
        QCOMPARE(bench.ask(ServerQuestion::Completion, large).state, ServerAnswer::State::Failed);
        QVERIFY(isAnswered(bench.ask(ServerQuestion::Hover, large)));
    }

    /// What comes unasked for is worth no other process; the other questions go on with the same one.
    void whatNobodyWaitsForFailsAlone()
    {
        Bench bench({.worker = {}, .answer = 800ms});
        QVERIFY(isAnswered(bench.define("good")));
        const int process = bench.server.processId();
        const ServerAnswer late = bench.ask(ServerQuestion::Hover, "silent");
        QCOMPARE(late.state, ServerAnswer::State::Failed);
        QCOMPARE(late.reason, QStringLiteral("clangd did not answer in time."));
        QVERIFY(isAnswered(bench.define("good again")));
        QCOMPARE(bench.server.processId(), process);
        QCOMPARE(bench.server.restarts(), 0);
    }

    /// Sources that nobody opened count, a modified tab counts as it stands there, and bytes count in front of a place.
    void theWholeProjectIsAsked()
    {
        Bench bench;
        bench.write("sub/other.cu", "float b = scaled(2) + scaled(3);\n");
        bench.write("third.cu", "float c = scaled(4);\n");
        bench.write("build/made.cu", "float d = scaled(5);\n");
        const QByteArray text = "// busy everywhere\n/* \xc3\xa4\xf0\x9f\x98\x80 */ float a = scaled(1);\n";
        const ServerAnswer uses = bench.askProject(ServerQuestion::References, text, 1, 24);
        QCOMPARE(shown(uses.places), QStringLiteral("main.cu 1:23, other.cu 0:10, other.cu 0:22, third.cu 0:10"));
        QVERIFY(!uses.isLate && !uses.isCut);
        const OtherDocument tab{.file = bench.path("third.cu"), .text = "int x; float c = scaled(4);\n", .revision = 900, .isModified = true};
        const ServerAnswer renamed = bench.askProject(ServerQuestion::Rename, text, 1, 24, {"scaled", "weighed"}, {tab});
        QVERIFY2(isAnswered(renamed), qPrintable(renamed.reason));
        QCOMPARE(shown(renamed.places), QStringLiteral("main.cu 1:23, other.cu 0:10, other.cu 0:22, third.cu 0:17"));
        // The tab was closed without saving.
        const ServerAnswer again = bench.askProject(ServerQuestion::Rename, text, 1, 24, {"scaled", "weighed"});
        QVERIFY(shown(again.places).endsWith(QStringLiteral("third.cu 0:10")));
    }

    /// A folder below one that it reads needs no other process, but one that a link leads to does.
    void foldersBelowAreReadAlready()
    {
        Bench bench;
        QTemporaryDir elsewhere;
        bench.write("sub/other.cu", "");
        QVERIFY(QFile::link(elsewhere.path(), bench.folder.filePath(QStringLiteral("link"))));
        const auto ask = [&](const std::filesystem::path& file) {
            ServedDocument document = bench.document("good");
            document.file = file;
            const QFuture<ServerAnswer> future = bench.server.ask(ServerQuestion::Definition, document, 0, 0);
            QTRY_VERIFY_WITH_TIMEOUT(future.isFinished(), 60'000);
            QVERIFY(isAnswered(future.result()));
        };
        ask(bench.path("main.cu"));
        const int process = bench.server.processId();
        ask(bench.path("sub/other.cu"));
        QCOMPARE(bench.server.processId(), process);
        ServedDocument waiting = bench.document("silent");
        const QFuture<ServerAnswer> open = bench.server.ask(ServerQuestion::References, waiting, 0, 0);
        ask(bench.path("sub/other.cu"));
        ask(bench.path("link/far.cu"));
        const int next = bench.server.processId();
        QVERIFY(next != process);
        // What the question that still waits may read came along.
        ask(bench.path("sub/other.cu"));
        QCOMPARE(bench.server.processId(), next);
        QVERIFY(!open.isFinished());
        QCOMPARE(bench.server.restarts(), 0);
    }

    void renamingNothingElse_data()
    {
        QTest::addColumn<QByteArray>("order");
        QTest::addColumn<QString>("reason");
        QTest::newRow("another text") << QByteArray("sneak") << QStringLiteral("clangd would change more than this name; nothing was renamed.");
        QTest::newRow("a refusal") << QByteArray("conflict") << QStringLiteral("clangd does not rename it: it is taken.");
    }
    void renamingNothingElse()
    {
        QFETCH(QByteArray, order);
        Bench bench;
        const ServerAnswer answer = bench.askProject(ServerQuestion::Rename, "// " + order + "\nint scaled;\n", 1, 5, {"scaled", "weighed"});
        QCOMPARE(answer.state, ServerAnswer::State::Failed);
        QVERIFY(answer.places.empty());
        QTEST(answer.reason, "reason");
        QCOMPARE(bench.server.restarts(), 0);
    }

    /// One that never ends reading is not waited for, and one that dies while it reads is replaced a few times.
    void readingEndsSomeTime()
    {
        {
            Bench bench({.worker = {}, .reading = 400ms});
            const ServerAnswer answer = bench.askProject(ServerQuestion::References, "// stuck everywhere\nint scaled;\n", 1, 5);
            QVERIFY(isAnswered(answer));
            QVERIFY(answer.isLate);
            QCOMPARE(shown(answer.places), QStringLiteral("main.cu 1:4"));
        }
        Bench other;
        const ServerAnswer answer = other.askProject(ServerQuestion::Rename, "// die while reading\nint scaled;\n", 1, 5, {"scaled", "x"});
        QCOMPARE(answer.state, ServerAnswer::State::Off);
        QVERIFY(answer.reason.startsWith(QStringLiteral("clangd is not asked any more")));
        QCOMPARE(lastCodeServerState().problem, answer.reason);
    }

    void questionsOfTwoProjectsAreBothAsked_data()
    {
        QTest::addColumn<QByteArray>("order");
        QTest::addColumn<bool>("isLate");
        QTest::newRow("read") << QByteArray("busy") << false;
        QTest::newRow("not read in time") << QByteArray("stuck") << true;
    }
    /// One after the other is read, and neither has the other begin anew.
    void questionsOfTwoProjectsAreBothAsked()
    {
        QFETCH(QByteArray, order);
        Bench bench({.worker = {}, .reading = 400ms});
        bench.write("one/a.cu", "int a = scaled(2);\n");
        bench.write("two/b.cu", "int b = scaled(3);\n");
        ServedDocument document = bench.document("// " + order + " everywhere\nint scaled;\n");
        document.folders = {bench.path("one"), bench.path("two")};
        const QFuture<ServerAnswer> uses = bench.server.ask(ServerQuestion::References, document, 1, 5);
        std::ranges::reverse(document.folders);
        const QFuture<ServerAnswer> renamed = bench.server.ask(ServerQuestion::Rename, document, 1, 5, {"scaled", "weighed"});
        QTRY_VERIFY_WITH_TIMEOUT(uses.isFinished() && renamed.isFinished(), 30'000);
        QVERIFY2(isAnswered(uses.result()), qPrintable(uses.result().reason));
        QTEST(uses.result().isLate, "isLate");
        QCOMPARE(isAnswered(renamed.result()), order == "busy");
        QCOMPARE(bench.server.restarts(), 0);
    }

    /// The real one, over a project whose own configuration would have it read something else.
    void clangdFindsWhatHeadersDefine()
    {
        qunsetenv("KERNELDESK_CLANGD");
        if (findClangd().path.empty())
            QSKIP("there is no clangd here");
        Bench bench;
        bench.write("scale.cuh", "#pragma once\n#ifdef HOSTILE\ninline int scaled(int v) { return v; }\n#else\n\n\n\n"
                                 "inline int scaled(int v) { return v * FACTOR; }\n#endif\n");
        bench.write(".clangd", "CompileFlags:\n  Add: [-DHOSTILE]\nIndex:\n  Background: Build\n");
        bench.write("compile_flags.txt", "-DHOSTILE\n");
        const QByteArray text = "#include \"scale.cuh\"\nint twice(int v)\n{\n    return scaled(v) + scaled(v);\n}\n";
        bench.write("main.cu", text);
        ServedDocument document = bench.document(text);
        document.settings.defines = {"FACTOR=2"};
        const QFuture<ServerAnswer> future = bench.server.ask(ServerQuestion::Definition, document, 3, 12);
        QTRY_VERIFY_WITH_TIMEOUT(future.isFinished(), 100'000);
        const ServerAnswer answer = future.result();
        QVERIFY2(isAnswered(answer), qPrintable(answer.reason));
        QCOMPARE(answer.places.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(answer.places.front().file), bench.folder.filePath(QStringLiteral("scale.cuh")));
        QCOMPARE(answer.places.front().line, 7);
        QVERIFY(bench.server.version().find("clangd") != std::string::npos);
        const QFuture<ServerAnswer> uses = bench.server.ask(ServerQuestion::References, document, 3, 12);
        QTRY_VERIFY_WITH_TIMEOUT(uses.isFinished(), 100'000);
        QVERIFY(uses.result().places.size() >= 2);
        QCOMPARE(lastCodeServerState().version, bench.server.version());
        // Nothing is left in the project.
        QCOMPARE(QDir(bench.folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 4);
    }

    /// The real one: what it proposes and explains, and names in sources that nobody opened, with text that is not ASCII before them.
    void clangdKnowsTheProject()
    {
        qunsetenv("KERNELDESK_CLANGD");
        if (findClangd().path.empty())
            QSKIP("there is no clangd here");
        Bench bench;
        bench.write("scale.cuh", "#pragma once\n/// Scales \xc3\xa4 value.\ninline float scaled(float v) { return v * 2; }\n"
                                 "constexpr int kTile = 16 * 2;\nstruct Params { int count; float weight; };\n");
        bench.write("other.cu", "#include \"scale.cuh\"\nfloat more(float v) { return scaled(v) + scaled(1); }\n");
        const QByteArray text = "#include \"scale.cuh\"\nfloat use(Params p)\n{\n    /* \xc3\xa4\xf0\x9f\x98\x80 */ float a = scaled(kTile);\n"
                                "    return a + p.count;\n}\n";
        bench.write("main.cu", text);
        const ServerAnswer constant = bench.ask(ServerQuestion::Hover, text, 3, 35);
        QVERIFY2(constant.hover.find("Value = 32") != std::string::npos, constant.hover.c_str());
        QVERIFY(bench.ask(ServerQuestion::Hover, text, 3, 28).hover.find("Scales \xc3\xa4 value.") != std::string::npos);
        const ServerAnswer names = bench.ask(ServerQuestion::Completion, text, 4, 17);
        QVERIFY2(isAnswered(names), qPrintable(names.reason));
        const auto isCount = [](const ClangdName& each) { return each.name == "count" && each.detail == "int count"; };
        QVERIFY(std::ranges::any_of(names.names.names, isCount));
        const QString places = QStringLiteral("main.cu 3:27, other.cu 1:29, other.cu 1:41, scale.cuh 2:13");
        const ServerAnswer uses = bench.askProject(ServerQuestion::References, text, 3, 28);
        QVERIFY2(isAnswered(uses), qPrintable(uses.reason));
        QVERIFY(!uses.isLate);
        QCOMPARE(shown(uses.places), places);
        const ServerAnswer renamed = bench.askProject(ServerQuestion::Rename, text, 3, 28, {"scaled", "weighed"});
        QVERIFY2(isAnswered(renamed), qPrintable(renamed.reason));
        QCOMPARE(shown(renamed.places), places);
        // A source that another program wrote meanwhile is read again.
        bench.write("third.cu", "#include \"scale.cuh\"\nfloat third() { return scaled(3); }\n");
        const ServerAnswer later = bench.askProject(ServerQuestion::References, text, 3, 28);
        QCOMPARE(shown(later.places), places + QStringLiteral(", third.cu 1:23"));
        QCOMPARE(bench.server.restarts(), 0);
        QVERIFY(!QFile::exists(bench.folder.filePath(QStringLiteral(".cache"))));
    }
};

KD_TEST(CodeServerTest, QCoreApplication)

}  // namespace tst_codeserver

#include "tst_codeserver.moc"

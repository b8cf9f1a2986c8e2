// SPDX-License-Identifier: GPL-3.0-or-later
// Programs that work with the window: their door, what they propose, and what they have run, with a real worker and the emulated GPU.
#include "core/base/posix/descriptor.h"
#include "core/base/posix/localsocket.h"
#include "tests/program/testprogram.h"
#include "ui/mcp/jsonrpc.h"
#include "ui/mcp/windowlink.h"
#include "ui/workbench/assistant/textdiff.h"
#include "ui/workbench/workbench.h"

#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <optional>

namespace tst_assistant {

using namespace kd;

namespace {

constexpr int kPatience = 60'000;

const char* const kText = R"(extern "C" __global__ void fill(int* y, int n)
{
    y[threadIdx.x] = n;
}
)";
const char* const kOther = R"(extern "C" __global__ void fill(int* y, int n)
{
    const int i = threadIdx.x;
    y[i] = n + 1;
}
)";

void wait(const std::function<bool()>& isThere)
{
    if (!QTest::qWaitFor(isThere, kPatience))
        qFatal("this took too long");
}

/// What a server of the Model Context Protocol has of a window.
struct Visitor {
    explicit Visitor(const char* name = "Some model") : link(mcp::windowSocket()) { link.setClientName(name); }
    /// The answer, else {failure}.
    Json ask(const std::string& method, const Json& parameters = Json::object())
    {
        std::optional<Json> got;
        link.ask(method, parameters, [&got](const Json& document, const std::string& failure) {
            got = failure.empty() ? document : Json{{"failure", failure}};
        });
        wait([&got] { return got.has_value(); });
        return *got;
    }
    std::string failure(const std::string& method, const Json& parameters = Json::object())
    {
        return valueOr<std::string>(ask(method, parameters), "failure", {});
    }

    mcp::WindowLink link;
};

/// A connection without any manners.
struct RawVisitor {
    RawVisitor() : channel(posix::connectLocal(mcp::windowSocket()))
    {
        QObject::connect(&channel, &mcp::LineChannel::received, &channel,
                         [this](const std::string& line) { lines.push_back(parseJson(line, "line")); });
        QObject::connect(&channel, &mcp::LineChannel::closed, &channel, [this] { isClosed = true; });
    }
    void greet() { channel.send(R"({"jsonrpc":"2.0","id":1,"method":"hello","params":{"protocol":1,"client":"raw"}})"); }

    mcp::LineChannel channel;
    std::vector<Json> lines;
    bool isClosed = false;
};

}  // namespace

class TestAssistant : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { posix::ignoreBrokenPipes(); }
    void init();
    void cleanup() { m_bench.reset(); }
    void showsDifferences_data();
    void showsDifferences();
    void leavesOutWhatIsFarFromAChange();
    void isOffAtFirst();
    void theSocketIsThisUsersAlone();
    void oneAtATime();
    void oneWindowLetsThemIn();
    void thoseWithoutAGreetingAreSentAway();
    void namesAreShownAsTheyMayBe();
    void mutatedMessagesEndInValues();
    void aLineWithoutEndIsCutOff();
    void readsTheCurrentDocument();
    void refusesWhatCannotBeProposed_data();
    void refusesWhatCannotBeProposed();
    void changesNothingBeforeItIsAccepted();
    void acceptedIsOneStepThatKeepsWhatDidNotChange();
    void tellsOfARejection();
    void aNewerOneTakesThePlace();
    void whatWasEditedSinceIsNotAccepted();
    void aClosedDocumentClosesItsProposal();
    void theWindowIsClosedHalfWay();
    void runsAndTimesAProposalInItsTab();
    void aProposalIsLaunchedAsItsDocumentIs();
    void tellsWhatDoesNotCompile();
    void whoLeavesStopsWhatRuns();

private:
    Workbench& bench() { return *m_bench; }
    Document& document() { return m_bench->documents.at(0); }
    Proposals& proposals() { return m_bench->assistant.proposals(); }
    void openDoor() { m_bench->assistant.door().setOpen(true); }
    bool startsWorker();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Workbench> m_bench;
};

void TestAssistant::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_RUNTIME_DIR", m_folder->path().toUtf8());
    qputenv("XDG_STATE_HOME", m_folder->filePath(QStringLiteral("state")).toUtf8());
    QFile file(m_folder->filePath(QStringLiteral("fill.cu")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(kText) > 0);
    file.close();
    m_bench = std::make_unique<Workbench>(Target{QStringLiteral("test"), QStringLiteral(KD_WORKER), {}});
    bench().builds.setLive(false);
    bench().files.open(file.fileName());
    QTRY_VERIFY_WITH_TIMEOUT(bench().documents.current().path().endsWith(QStringLiteral("fill.cu")), kPatience);
    bench().documents.current().setTrusted(true);
}

bool TestAssistant::startsWorker()
{
    bench().target.describe();
    wait([this] { return bench().target.info() != nullptr; });
    bench().target.setDevice(QStringLiteral("emulated"));
    bench().builds.setLive(true);
    bench().builds.compile();
    wait([this] { return !bench().launches.kernels().empty(); });
    LaunchSetup setup = bench().launches.launch();
    setup.grid = "1";
    setup.block = "32";
    setup.arguments = {{"y", "out:zeros[32]"}, {"n", "7"}};
    bench().launches.setLaunch(setup);
    return QTest::qWaitFor([this] { return bench().launches.isChecked() && bench().jobs.whyNot().isEmpty(); }, kPatience);
}

void TestAssistant::showsDifferences_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QByteArray>("unified");
    QTest::newRow("the same") << QByteArray("a\nb\n") << QByteArray("a\nb\n") << QByteArray();
    QTest::newRow("changed") << QByteArray("a\nb\nc\n") << QByteArray("a\nB\nc\n")
                             << QByteArray("@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n");
    QTest::newRow("added at the end") << QByteArray("a\n") << QByteArray("a\nb") << QByteArray("@@ -1,1 +1,2 @@\n a\n+b\n");
    QTest::newRow("from nothing") << QByteArray() << QByteArray("a\n") << QByteArray("@@ -0,0 +1,1 @@\n+a\n");
    QTest::newRow("all removed") << QByteArray("a\nb\n") << QByteArray() << QByteArray("@@ -1,2 +0,0 @@\n-a\n-b\n");
    QTest::newRow("no ASCII") << QByteArray("\xC3\xA4\n") << QByteArray("\xC3\xB6\n")
                              << QByteArray("@@ -1,1 +1,1 @@\n-\xC3\xA4\n+\xC3\xB6\n");
}

void TestAssistant::showsDifferences()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QTEST(unifiedDiff(diffLines(before, after)), "unified");
}

void TestAssistant::leavesOutWhatIsFarFromAChange()
{
    QByteArray before, after;
    for (int i = 0; i < 100; ++i) {
        before += QByteArray::number(i) + '\n';
        after += i == 20 || i == 80 ? QByteArray("new\n") : QByteArray::number(i) + '\n';
    }
    const QByteArray unified = unifiedDiff(diffLines(before, after));
    QCOMPARE(unified.count("@@ -"), 2);
    QVERIFY(unified.contains("@@ -18,7 +18,7 @@") && unified.contains("@@ -78,7 +78,7 @@"));
    QCOMPARE(unified.count('\n'), 2 + 2 * 8);
}

void TestAssistant::isOffAtFirst()
{
    Visitor visitor;
    QVERIFY(!bench().assistant.door().isOpen());
    QVERIFY(visitor.failure("document").find("No window of KernelDesk lets assistants in") == 0);
    openDoor();
    QCOMPARE(visitor.ask("document")["name"], Json("fill.cu"));
    bench().assistant.door().setOpen(false);
    QVERIFY(!QFile::exists(QString::fromStdString(mcp::windowSocket().string())));
    QVERIFY(visitor.failure("document").find("The window was closed") == 0);
    QVERIFY(visitor.failure("document").find("No window") == 0);
}

void TestAssistant::theSocketIsThisUsersAlone()
{
    openDoor();
    const QFileInfo socket(QString::fromStdString(mcp::windowSocket().string()));
    const QFileInfo folder(socket.path());
    const QFile::Permissions others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther |
        QFile::ExeOther;
    QCOMPARE(socket.permissions() & others, QFile::Permissions());
    QCOMPARE(folder.permissions() & others, QFile::Permissions());
    const posix::Handle connection = posix::connectLocal(mcp::windowSocket());
    const auto peer = posix::peerOf(connection.get());
    QVERIFY(peer && peer->process == static_cast<int>(QCoreApplication::applicationPid()) && posix::isOwnPeer(connection.get()));
    QVERIFY(!posix::peerOf(0));
    // A folder that others may write to is none of this user's alone.
    bench().assistant.door().setOpen(false);
    QVERIFY(QFile::setPermissions(folder.filePath(), folder.permissions() | QFile::WriteOther | QFile::WriteGroup));
    openDoor();
    QVERIFY(!bench().assistant.door().isOpen());
    QVERIFY(!bench().assistant.door().problem().isEmpty());
}

void TestAssistant::oneAtATime()
{
    openDoor();
    Visitor first, second("Another");
    QVERIFY(first.failure("document").empty());
    QVERIFY(second.failure("document").find("Another assistant is connected") == 0);
    QVERIFY(first.failure("document").empty());
    QCOMPARE(bench().assistant.door().clientName(), QStringLiteral("Some model"));
}

void TestAssistant::oneWindowLetsThemIn()
{
    openDoor();
    AssistantDoor other(mcp::windowSocket());
    other.setOpen(true);
    QVERIFY(!other.isOpen());
    QVERIFY(other.problem().contains(QStringLiteral("Another window")));
    bench().assistant.door().setOpen(false);
    other.setOpen(true);
    QVERIFY(other.isOpen() && other.problem().isEmpty());
}

void TestAssistant::thoseWithoutAGreetingAreSentAway()
{
    openDoor();
    for (const char* const line : {R"({"jsonrpc":"2.0","id":1,"method":"document"})", "nonsense", "[]",
                                   R"({"jsonrpc":"2.0","id":1,"method":"hello","params":{"protocol":99}})"}) {
        RawVisitor visitor;
        visitor.channel.send(line);
        QTRY_VERIFY_WITH_TIMEOUT(visitor.isClosed, kPatience);
        QCOMPARE(visitor.lines.size(), std::size_t{1});
        QVERIFY(visitor.lines[0].contains("error"));
        QVERIFY(!bench().assistant.door().isConnected());
    }
}

void TestAssistant::namesAreShownAsTheyMayBe()
{
    openDoor();
    Visitor visitor(("\x1b[31m<b>Evil</b>\n" + std::string(5000, 'x')).c_str());
    QVERIFY(visitor.failure("document").empty());
    const QString name = bench().assistant.door().clientName();
    QVERIFY(name.size() <= 40 && name.startsWith(QStringLiteral("[31m<b>Evil")));
    QVERIFY(std::all_of(name.begin(), name.end(), [](QChar each) { return each.isPrint(); }));
}

void TestAssistant::mutatedMessagesEndInValues()
{
    openDoor();
    RawVisitor visitor;
    visitor.greet();
    QTRY_COMPARE_WITH_TIMEOUT(visitor.lines.size(), std::size_t{1}, kPatience);
    const QByteArray before = document().text();
    const std::vector<std::string> seeds{
        R"({"jsonrpc":"2.0","id":9,"method":"document","params":{"document":1}})",
        R"({"jsonrpc":"2.0","id":9,"method":"propose","params":{"text":"__global__ void k() {}","summary":"x"}})",
        R"({"jsonrpc":"2.0","id":9,"method":"propose","params":{"edits":[{"old":"n;","new":"n + 1;"}]}})",
        R"({"jsonrpc":"2.0","id":9,"method":"proposal","params":{"proposal":1,"wait":0}})",
        R"({"jsonrpc":"2.0","id":9,"method":"run","params":{"proposal":1}})",
        R"({"jsonrpc":"2.0","id":9,"method":"compare","params":{"proposal":2}})",
        R"({"jsonrpc":"2.0","method":"cancel","params":{"id":9}})"};
    QRandomGenerator chance(20);
    for (int i = 0; i < 10'000; ++i) {
        std::string line = seeds[chance.bounded(static_cast<quint32>(seeds.size()))];
        for (quint32 change = chance.bounded(5u); change > 0; --change) {
            const std::size_t at = chance.bounded(static_cast<quint32>(line.size()));
            const auto count = static_cast<std::size_t>(chance.bounded(4));
            std::string bytes;
            for (quint32 k = chance.bounded(4u); k > 0; --k)
                bytes += static_cast<char>(chance.bounded(256));
            line.replace(at, count, bytes);
            if (line.empty())
                line = " ";
        }
        std::erase(line, '\n');
        visitor.channel.send(line);
        if (i % 250 != 249)
            continue;
        visitor.channel.send(R"({"jsonrpc":"2.0","id":7000,"method":"none"})");
        QTRY_VERIFY_WITH_TIMEOUT(!visitor.lines.empty() && visitor.lines.back().value("id", Json()) == 7000, kPatience);
        for (const Json& answer : visitor.lines)
            QVERIFY2(answer.contains("result") != answer.contains("error"), dumpJson(answer).c_str());
        visitor.lines.clear();
        QVERIFY(!visitor.isClosed);
    }
    QCOMPARE(document().text(), before);
    QVERIFY(proposals().all().size() <= Proposals::kMaxProposals);
    QCOMPARE(bench().documents.count(), 2);
}

void TestAssistant::aLineWithoutEndIsCutOff()
{
    openDoor();
    RawVisitor visitor;
    visitor.greet();
    const std::string piece(1 << 20, 'x');
    for (int i = 0; i < 5; ++i)
        visitor.channel.send(piece.substr(0, piece.size()) + std::string(1 << 20, 'y'));
    visitor.channel.send(std::string(5 << 20, 'z'));
    QTRY_VERIFY_WITH_TIMEOUT(visitor.isClosed, kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(!bench().assistant.door().isConnected(), kPatience);
    Visitor next;
    QVERIFY(next.failure("document").empty());
}

void TestAssistant::readsTheCurrentDocument()
{
    openDoor();
    Visitor visitor;
    const Json document = visitor.ask("document");
    QCOMPARE(document["text"], Json(kText));
    QCOMPARE(document["document"], Json(this->document().number()));
    QVERIFY(document["proposal"].is_null() && document["isTrusted"] == true);
    QVERIFY(!visitor.failure("document", {{"document", 999'999}}).empty());
    QVERIFY(!visitor.failure("document", {{"document", "x"}}).empty());
    QVERIFY(!visitor.failure("nothing").empty());
}

void TestAssistant::refusesWhatCannotBeProposed_data()
{
    QTest::addColumn<QByteArray>("parameters");
    QTest::addColumn<QString>("said");
    QTest::newRow("nothing") << QByteArray("{}") << QStringLiteral("either text");
    QTest::newRow("both") << QByteArray(R"({"text": "x", "edits": []})") << QStringLiteral("either text");
    QTest::newRow("no text") << QByteArray(R"({"text": 5})") << QStringLiteral("parameter text");
    QTest::newRow("zero byte") << QByteArray(R"({"text": "a\u0000b"})") << QStringLiteral("zero byte");
    QTest::newRow("no edit") << QByteArray(R"({"edits": []})") << QStringLiteral("parameter edits");
    QTest::newRow("edit of text") << QByteArray(R"({"edits": ["x"]})") << QStringLiteral("Edit 1");
    QTest::newRow("not there") << QByteArray(R"({"edits": [{"old": "nowhere", "new": "x"}]})") << QStringLiteral("no such old");
    QTest::newRow("empty") << QByteArray(R"({"edits": [{"old": "", "new": "x"}]})") << QStringLiteral("no such old");
    QTest::newRow("twice") << QByteArray(R"({"edits": [{"old": "y", "new": "x"}]})") << QStringLiteral("several times");
    QTest::newRow("the same") << QByteArray(R"({"edits": [{"old": "= n;", "new": "= n;"}]})") << QStringLiteral("document's own");
    QTest::newRow("long summary") << QByteArray(R"({"text": "x", "summary": ")") + QByteArray(5000, 'x') + "\"}"
                                  << QStringLiteral("parameter summary");
}

void TestAssistant::refusesWhatCannotBeProposed()
{
    QFETCH(QByteArray, parameters);
    QFETCH(QString, said);
    openDoor();
    Visitor visitor;
    const std::string failure = visitor.failure("propose", parseJson(parameters.toStdString(), "test"));
    QVERIFY2(QString::fromStdString(failure).contains(said), failure.c_str());
    QVERIFY(proposals().all().empty());
    QCOMPARE(bench().documents.count(), 1);
}

void TestAssistant::changesNothingBeforeItIsAccepted()
{
    openDoor();
    Visitor visitor;
    const Json answer = visitor.ask("propose", {{"edits", {{{"old", "= n;"}, {"new", "= n + 1;"}}}}, {"summary", "one\nmore"}});
    QCOMPARE(answer["state"], Json("open"));
    QVERIFY(answer["diff"].get<std::string>().find("-    y[threadIdx.x] = n;\n+    y[threadIdx.x] = n + 1;\n") != std::string::npos);
    QCOMPARE(document().text(), QByteArray(kText));
    QVERIFY(!document().isModified());
    QCOMPARE(bench().documents.currentIndex(), 0);
    QCOMPARE(bench().documents.count(), 2);
    Document& tab = bench().documents.at(1);
    QVERIFY(tab.isProposal() && !tab.isModified() && tab.text().contains("n + 1"));
    QCOMPARE(bench().documents.tabs()[1].fileName, QStringLiteral("fill.cu (proposal)"));
    QCOMPARE(bench().documents.indexOfFile(document().path()), 0);
    QCOMPARE(proposals().all().front().summary, QStringLiteral("one more"));
    document().setTrusted(false);
    QVERIFY(!tab.isTrusted());
    // Also where its own tab is current, the document is the one that it is for.
    bench().documents.show(1);
    QCOMPARE(visitor.ask("document")["text"], Json(kText));
}

void TestAssistant::acceptedIsOneStepThatKeepsWhatDidNotChange()
{
    openDoor();
    Visitor visitor;
    QSignalSpy replaced(&document(), &Document::rangeReplaced);
    document().setTextSource([] { return QByteArray(kText); }, true);
    const int number = visitor.ask("propose", {{"text", kOther}})["proposal"].get<int>();
    std::optional<Json> decided;
    visitor.link.ask("proposal", {{"proposal", number}, {"wait", 60}}, [&decided](const Json& answer, const std::string&) { decided = answer; });
    QTest::qWait(50);
    QVERIFY(!decided);
    proposals().accept(number);
    QTRY_VERIFY_WITH_TIMEOUT(decided.has_value(), kPatience);
    QCOMPARE((*decided)["state"], Json("accepted"));
    QCOMPARE(replaced.size(), 1);
    const qsizetype from = replaced[0][0].value<qsizetype>(), to = replaced[0][1].value<qsizetype>();
    QByteArray text(kText);
    text.replace(from, to - from, replaced[0][2].toByteArray());
    QCOMPARE(text, QByteArray(kOther));
    QVERIFY(from > 40 && to < QByteArray(kText).size() - 2);
    proposals().accept(number);
    QCOMPARE(replaced.size(), 1);
    document().setTextSource({});
}

void TestAssistant::tellsOfARejection()
{
    openDoor();
    Visitor visitor;
    const int number = visitor.ask("propose", {{"text", kOther}})["proposal"].get<int>();
    proposals().reject(number, QStringLiteral("keep n"));
    const Json state = visitor.ask("proposal", {{"proposal", number}});
    QCOMPARE(state["state"], Json("rejected"));
    QCOMPARE(state["comment"], Json("keep n"));
    QCOMPARE(document().text(), QByteArray(kText));
    QVERIFY(!visitor.failure("proposal", {{"proposal", 99}}).empty());
    QVERIFY(!visitor.failure("proposal", {{"proposal", number}, {"wait", 9999}}).empty());
}

void TestAssistant::aNewerOneTakesThePlace()
{
    openDoor();
    Visitor visitor;
    const int first = visitor.ask("propose", {{"text", "// a\n"}})["proposal"].get<int>();
    const int second = visitor.ask("propose", {{"text", "// b\n"}})["proposal"].get<int>();
    QCOMPARE(visitor.ask("proposal", {{"proposal", first}})["state"], Json("replaced"));
    QCOMPARE(bench().documents.count(), 2);
    QCOMPARE(bench().documents.at(1).text(), QByteArray("// b\n"));
    QCOMPARE(visitor.ask("document")["proposal"], Json(second));
    QVERIFY(visitor.failure("run", {{"proposal", first}}).find("propose it anew") != std::string::npos);
    for (int i = 0; i < 100; ++i)
        visitor.ask("propose", {{"text", "// " + std::to_string(i) + '\n'}});
    QCOMPARE(proposals().all().size(), Proposals::kMaxProposals);
    QCOMPARE(proposals().openCount(), 1);
}

void TestAssistant::whatWasEditedSinceIsNotAccepted()
{
    openDoor();
    Visitor visitor;
    const int number = visitor.ask("propose", {{"text", kOther}})["proposal"].get<int>();
    document().replaceText("// mine\n");
    QVERIFY(proposals().whyNotAccept(number).contains(QStringLiteral("edited since")));
    QCOMPARE(visitor.ask("proposal", {{"proposal", number}})["isOutdated"], Json(true));
    proposals().accept(number);
    QCOMPARE(document().text(), QByteArray("// mine\n"));
}

void TestAssistant::aClosedDocumentClosesItsProposal()
{
    openDoor();
    Visitor visitor;
    const int number = visitor.ask("propose", {{"text", kOther}})["proposal"].get<int>();
    bench().files.openNew();
    bench().documents.close(0);
    QCOMPARE(visitor.ask("proposal", {{"proposal", number}})["state"], Json("closed"));
    QTRY_COMPARE_WITH_TIMEOUT(bench().documents.count(), 1, kPatience);
    proposals().accept(number);
    QVERIFY(!visitor.failure("run", {{"proposal", number}}).empty());
}

void TestAssistant::theWindowIsClosedHalfWay()
{
    openDoor();
    Visitor visitor;
    const int number = visitor.ask("propose", {{"text", kOther}})["proposal"].get<int>();
    std::string failure;
    visitor.link.ask("proposal", {{"proposal", number}, {"wait", 60}}, [&failure](const Json&, const std::string& why) { failure = why; });
    QTest::qWait(50);
    m_bench.reset();
    QTRY_VERIFY_WITH_TIMEOUT(!failure.empty(), kPatience);
    QVERIFY(failure.find("closed, or the person disconnected") != std::string::npos);
    QVERIFY(visitor.failure("document").find("No window") == 0);
}

void TestAssistant::runsAndTimesAProposalInItsTab()
{
    QVERIFY2(startsWorker(), qPrintable(bench().jobs.whyNot()));
    openDoor();
    Visitor visitor;
    QCOMPARE(visitor.ask("document")["kernel"], Json("fill"));
    const int number = visitor.ask("propose", {{"text", kOther}, {"summary", "one more"}})["proposal"].get<int>();
    const Json ran = visitor.ask("run", {{"proposal", number}});
    QVERIFY2(ran.value("ok", false), dumpJson(ran).c_str());
    QCOMPARE(ran["outputs"][0]["max"], Json(8));
    QCOMPARE(bench().documents.currentIndex(), 0);
    // Its steps stand in the tab's history and in the document's, whose last run none of them is.
    DocumentJobs& own = bench().jobs.of(document());
    QCOMPARE(own.runs().size(), std::size_t{1});
    QCOMPARE(own.runs()[0]->label, QStringLiteral("Proposal 1: one more"));
    QVERIFY(own.runs()[0]->isOfProposal && bench().jobs.lastRun() == nullptr);
    QCOMPARE(bench().jobs.of(bench().documents.at(1)).runs().size(), std::size_t{1});
    QVERIFY(visitor.failure("compare", {{"proposal", number}}).find("run or time that first") != std::string::npos);
    QVERIFY(visitor.ask("time", {{"document", document().number()}}).value("ok", false));
    QVERIFY(bench().jobs.lastRun() != nullptr);
    const Json compared = visitor.ask("compare", {{"proposal", number}});
    QVERIFY2(compared.value("ok", false), dumpJson(compared).c_str());
    QCOMPARE(compared["basis"], Json("counts"));
    QCOMPARE(own.runs().size(), std::size_t{3});
    QCOMPARE(own.runs()[1]->label, QStringLiteral("By the assistant"));
    QVERIFY(own.runs()[2]->comparison != nullptr && own.runs()[2]->label == QStringLiteral("Proposal 1: one more"));
    QVERIFY(bench().assistant.workText().isEmpty());
    QCOMPARE(document().text(), QByteArray(kText));
}

/// With what the window guessed for the document, and with what was changed since it was proposed; it is nobody's unsaved work.
void TestAssistant::aProposalIsLaunchedAsItsDocumentIs()
{
    QVERIFY2(startsWorker(), qPrintable(bench().jobs.whyNot()));
    openDoor();
    Visitor visitor;
    const int number = visitor.ask("propose", {{"text", kOther}})["proposal"].get<int>();
    Document& tab = bench().documents.at(1);
    QVERIFY(tab.isProposal() && !tab.isModified());
    LaunchSetup changed = bench().launches.of(document()).launch();
    changed.grid = "3";
    bench().launches.of(document()).setLaunch(changed);
    QVERIFY(QTest::qWaitFor([this] { return bench().launches.of(document()).isChecked(); }, kPatience));
    const Json ran = visitor.ask("run", {{"proposal", number}});
    QCOMPARE(ran["grid"], Json::array({3, 1, 1}));
    QCOMPARE(bench().launches.of(tab).launch().grid, std::string("3"));
    QVERIFY(visitor.ask("run", {{"document", document().number()}})["ok"] == true);
    changed.grid = "2";
    bench().launches.of(document()).setLaunch(changed);
    QVERIFY(QTest::qWaitFor([this] { return bench().launches.of(document()).isChecked(); }, kPatience));
    const std::string why = visitor.failure("compare", {{"proposal", number}});
    QVERIFY2(why.find("another grid or block") != std::string::npos, why.c_str());
}

void TestAssistant::tellsWhatDoesNotCompile()
{
    QVERIFY2(startsWorker(), qPrintable(bench().jobs.whyNot()));
    openDoor();
    Visitor visitor;
    const int number = visitor.ask("propose", {{"text", "__global__ void fill() { nonsense }\n"}})["proposal"].get<int>();
    const Json answer = visitor.ask("run", {{"proposal", number}});
    QCOMPARE(answer.value("ok", Json()), Json(false));
    QVERIFY2(!answer["diagnostics"].empty(), dumpJson(answer).c_str());
    document().setTrusted(false);
    QVERIFY(visitor.failure("run", {{"document", document().number()}}).find("not trusted") != std::string::npos);
}

void TestAssistant::whoLeavesStopsWhatRuns()
{
    QVERIFY2(startsWorker(), qPrintable(bench().jobs.whyNot()));
    openDoor();
    auto visitor = std::make_unique<Visitor>();
    const int number = visitor->ask("propose", {{"text", R"(extern "C" __global__ void fill(volatile int* y, int n)
{ while (true) y[0] = n; }
)"}})["proposal"].get<int>();
    DocumentJobs& jobs = bench().jobs.of(bench().documents.at(1));
    const std::uint64_t asked = visitor->link.ask("run", {{"proposal", number}}, [](const Json&, const std::string&) {});
    QTRY_VERIFY_WITH_TIMEOUT(jobs.isRunning() && !bench().assistant.workText().isEmpty(), kPatience);
    visitor->link.cancel(asked);
    QTRY_VERIFY_WITH_TIMEOUT(!jobs.isRunning(), kPatience);
    visitor->link.ask("run", {{"proposal", number}}, [](const Json&, const std::string&) {});
    QTRY_VERIFY_WITH_TIMEOUT(jobs.isRunning(), kPatience);
    visitor.reset();
    QTRY_VERIFY_WITH_TIMEOUT(!jobs.isRunning() && !bench().assistant.door().isConnected(), kPatience);
    QCOMPARE(proposals().openCount(), 1);
}

KD_TEST(TestAssistant, QCoreApplication)

}  // namespace tst_assistant

#include "tst_assistant.moc"

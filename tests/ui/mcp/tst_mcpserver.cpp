// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/program/testprogram.h"
#include "ui/mcp/server.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

namespace tst_mcpserver {

using namespace kd;
using namespace kd::mcp;

/// Requests in, answers out, with a script in the place of the command line.
class McpServerTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void agreesOnARevision_data();
    void agreesOnARevision();
    void answersRequests_data();
    void answersRequests();
    void leavesNotificationsAndResponsesAlone();
    void answersWithTheDocumentOfTheCommand();
    void tellsWhatACommandRefused();
    void callsWhatRanNothingAnError_data();
    void callsWhatRanNothingAnError();
    void namesTheToolToItsCommand();
    void saysDoubtsFirst();
    void tellsOfACrash();
    void answersOthersWhileOneRuns();
    void refusesAnIdThatIsInUse();
    void endsWhatRunsWhenItEnds();
    void offersTheWindowWhereItIsAskedTo();

private:
    void command(const QByteArray& script);
    void tell(const Json& message);
    Json take();
    Json ask(const char* method, const Json& parameters = Json::object());

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Server> m_server;
    std::deque<Json> m_said;
    int m_id = 0;
};

void McpServerTest::command(const QByteArray& script)
{
    QFile file(m_folder->filePath("command"));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("#!/bin/sh\n" + script + '\n');
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    file.close();
}

void McpServerTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    command("exit 0");
    const std::filesystem::path folder = m_folder->path().toStdString();
    ServerSettings settings;
    settings.place = {.program = folder / "command", .environment = {"PATH=/usr/bin:/bin"}, .folder = folder};
    settings.folders = AllowedFolders({folder});
    settings.scratch = folder;
    settings.resources = {.manual = KD_SOURCE_FOLDER "/resources/manual",
                          .examples = KD_EXAMPLES,
                          .schemas = KD_SOURCE_FOLDER "/docs/schema"};
    settings.version = "1";
    m_said.clear();
    m_server = std::make_unique<Server>(std::move(settings));
    connect(m_server.get(), &Server::send, this,
            [this](const QByteArray& line) { m_said.push_back(parseJson(line.toStdString(), "answer")); });
}

void McpServerTest::tell(const Json& message)
{
    m_server->receive(dumpJson(message) + "\n");
}

Json McpServerTest::take()
{
    if (!QTest::qWaitFor([this] { return !m_said.empty(); }, 30'000))
        return {};
    const Json first = m_said.front();
    m_said.pop_front();
    return first;
}

Json McpServerTest::ask(const char* method, const Json& parameters)
{
    tell({{"jsonrpc", "2.0"}, {"id", ++m_id}, {"method", method}, {"params", parameters}});
    return take();
}

void McpServerTest::agreesOnARevision_data()
{
    QTest::addColumn<QString>("asked");
    QTest::addColumn<QString>("given");
    for (const char* const known : {"2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"})
        QTest::newRow(known) << known << known;
    QTest::newRow("later") << "2099-01-01" << "2025-11-25";
}

void McpServerTest::agreesOnARevision()
{
    QFETCH(QString, asked);
    QFETCH(QString, given);
    const Json answer = ask("initialize", {{"protocolVersion", asked.toStdString()}});
    QCOMPARE(answer["result"]["protocolVersion"], Json(given.toStdString()));
    QCOMPARE(answer["result"]["serverInfo"]["name"], Json("kerneldesk"));
}

void McpServerTest::answersRequests_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("parameters");
    QTest::addColumn<QByteArray>("member");  ///< of the result; empty: an error
    QTest::addColumn<int>("code");
    QTest::newRow("tools") << QByteArray("tools/list") << QByteArray("{}") << QByteArray("tools") << 0;
    QTest::newRow("resources") << QByteArray("resources/list") << QByteArray("{}") << QByteArray("resources") << 0;
    QTest::newRow("page") << QByteArray("resources/read") << QByteArray(R"({"uri":"kerneldesk://manual/05-occupancy"})")
                          << QByteArray("contents") << 0;
    QTest::newRow("example") << QByteArray("resources/read") << QByteArray(R"({"uri":"kerneldesk://example/saxpy"})")
                             << QByteArray("contents") << 0;
    QTest::newRow("prompts") << QByteArray("prompts/list") << QByteArray("{}") << QByteArray("prompts") << 0;
    QTest::newRow("prompt") << QByteArray("prompts/get") << QByteArray(R"({"name":"find_bug","arguments":{"file":"k.cu"}})")
                            << QByteArray("messages") << 0;
    QTest::newRow("no method") << QByteArray("server/discover") << QByteArray("{}") << QByteArray() << -32601;
    QTest::newRow("no version") << QByteArray("initialize") << QByteArray("{}") << QByteArray() << -32602;
    QTest::newRow("no tool") << QByteArray("tools/call") << QByteArray(R"({"name":"sh"})") << QByteArray() << -32602;
    QTest::newRow("arguments of text") << QByteArray("tools/call") << QByteArray(R"({"name":"run","arguments":"x"})")
                                       << QByteArray() << -32602;
    QTest::newRow("no resource") << QByteArray("resources/read") << QByteArray(R"({"uri":"kerneldesk://manual/../x"})")
                                 << QByteArray() << -32002;
    QTest::newRow("file outside") << QByteArray("resources/read") << QByteArray(R"({"uri":"file:///etc/passwd"})") << QByteArray()
                                  << -32602;
    QTest::newRow("no last report") << QByteArray("resources/read") << QByteArray(R"({"uri":"kerneldesk://report/last"})")
                                    << QByteArray() << -32002;
    QTest::newRow("no prompt") << QByteArray("prompts/get") << QByteArray(R"({"name":"x"})") << QByteArray() << -32602;
    QTest::newRow("prompt without "
                  "file") << QByteArray("prompts/get") << QByteArray(R"({"name":"find_bug"})") << QByteArray() << -32602;
}

void McpServerTest::answersRequests()
{
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, parameters);
    QFETCH(QByteArray, member);
    QFETCH(int, code);
    const Json answer = ask(method.constData(), parseJson(parameters.toStdString(), "test"));
    if (member.isEmpty())
        QCOMPARE(answer["error"]["code"], Json(code));
    else
        QVERIFY2(!answer["result"][member.toStdString()].empty(), dumpJson(answer).c_str());
}

void McpServerTest::leavesNotificationsAndResponsesAlone()
{
    tell({{"jsonrpc", "2.0"}, {"method", "notifications/initialized"}});
    tell({{"jsonrpc", "2.0"}, {"method", "notifications/cancelled"}, {"params", {{"requestId", 77}}}});
    tell({{"jsonrpc", "2.0"}, {"id", 5}, {"result", Json::object()}});
    m_server->receive("\n  \n");
    const Json pong = ask("ping");
    QCOMPARE(pong["id"], Json(m_id));
    QVERIFY(m_said.empty());
}

void McpServerTest::answersWithTheDocumentOfTheCommand()
{
    command(R"(echo "kerneldesk: It differs." >&2; echo '{"ok": false, "words": "'"$*"'"}'; exit 1)");
    const Json result = ask("tools/call", {{"name", "occupancy"}, {"arguments", {{"registers", 9}}}})["result"];
    QCOMPARE(result["isError"], Json(false));
    QCOMPARE(result["structuredContent"]["words"], Json("occupancy --format=json --registers=9"));
    QVERIFY(result["content"][0]["text"].get<std::string>().starts_with("It differs."));
}

void McpServerTest::tellsWhatACommandRefused()
{
    command(R"(echo "note: x" >&2; echo "kerneldesk: There is no y; name one." >&2; exit 2)");
    const Json result = ask("tools/call", {{"name", "devices"}})["result"];
    QCOMPARE(result["isError"], Json(true));
    QCOMPARE(result["structuredContent"]["error"]["cause"], Json("arguments"));
    QCOMPARE(result["content"][0]["text"], Json("There is no y; name one."));
}

void McpServerTest::callsWhatRanNothingAnError_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QByteArray>("cause");  ///< empty: an answer
    QTest::newRow("right") << 0 << QByteArray(R"({"ok":true,"state":"ok"})") << QByteArray();
    QTest::newRow("wrong") << 1 << QByteArray(R"({"ok":false,"state":"differs","message":"m"})") << QByteArray();
    QTest::newRow("faulted") << 1 << QByteArray(R"({"ok":false,"state":"faulted","message":"m"})") << QByteArray();
    QTest::newRow("deadline") << 1 << QByteArray(R"({"ok":false,"state":"deadline","message":"m"})") << QByteArray();
    QTest::newRow("does not compile") << 1 << QByteArray(R"({"ok":false,"state":null,"message":"m"})") << QByteArray();
    QTest::newRow("impossible occupancy") << 0 << QByteArray(R"({"ok":false,"impossible":"threads","message":"m"})")
                                          << QByteArray();
    QTest::newRow("cannot tell") << 4 << QByteArray(R"({"ok":true,"first":{"state":"ok"},"second":{"state":"ok"}})")
                                 << QByteArray();
    QTest::newRow("refused") << 1 << QByteArray(R"({"ok":false,"state":"refused","message":"m"})") << QByteArray("arguments");
    QTest::newRow("one of two refused") << 1 << QByteArray(R"({"ok":false,"message":"m","second":{"state":"refused"}})")
                                        << QByteArray("arguments");
    QTest::newRow("no device") << 1 << QByteArray(R"({"ok":false,"state":"unavailable","message":"m"})") << QByteArray("machine");
    QTest::newRow("bad words") << 2 << QByteArray("") << QByteArray("arguments");
    QTest::newRow("machine lacks") << 3 << QByteArray("") << QByteArray("machine");
    QTest::newRow("other status") << 77 << QByteArray("") << QByteArray("command");
}

void McpServerTest::callsWhatRanNothingAnError()
{
    QFETCH(int, status);
    QFETCH(QByteArray, document);
    QFETCH(QByteArray, cause);
    command("echo 'kerneldesk: m' >&2; echo '" + document + "'; exit " + QByteArray::number(status));
    const Json result = ask("tools/call", {{"name", "devices"}})["result"];
    QCOMPARE(result["isError"], Json(!cause.isEmpty()));
    QCOMPARE(result["structuredContent"].contains("error"), !cause.isEmpty());
    QVERIFY(result["content"][0]["text"].get<std::string>().starts_with("m"));
    if (!cause.isEmpty()) {
        QCOMPARE(result["structuredContent"]["error"]["cause"], Json(cause.toStdString()));
        QCOMPARE(result["structuredContent"]["error"]["message"], Json("m"));
    }
}

void McpServerTest::namesTheToolToItsCommand()
{
    command(R"(echo '{"tool": "'"$KERNELDESK_TOOL"'"}')");
    QCOMPARE(ask("tools/call", {{"name", "devices"}})["result"]["structuredContent"]["tool"], Json("devices"));
}

void McpServerTest::saysDoubtsFirst()
{
    command(R"(echo '{"ok": true, "doubts": [{"kind": "a", "message": "One."}, {"kind": "b", "message": "Two."}]}')");
    const Json result = ask("tools/call", {{"name", "devices"}})["result"];
    QVERIFY(result["content"][0]["text"].get<std::string>().starts_with("One.\nTwo.\n{"));
}

void McpServerTest::tellsOfACrash()
{
    command("kill -SEGV $$");
    QCOMPARE(ask("tools/call", {{"name", "devices"}})["result"]["isError"], Json(true));
    command("echo no JSON");
    QVERIFY(ask("tools/call", {{"name", "devices"}}).contains("error"));
    QFile::remove(m_folder->filePath("command"));
    QCOMPARE(ask("tools/call", {{"name", "devices"}})["result"]["isError"], Json(true));
}

void McpServerTest::answersOthersWhileOneRuns()
{
    command("exec sleep 100");
    tell({{"jsonrpc", "2.0"}, {"id", "slow"}, {"method", "tools/call"},
          {"params", {{"name", "devices"}, {"_meta", {{"progressToken", 5}}}}}});
    const Json pong = ask("ping");
    QCOMPARE(pong["id"], Json(m_id));
    const Json progress = take();
    QCOMPARE(progress["method"], Json("notifications/progress"));
    QCOMPARE(progress["params"]["progressToken"], Json(5));
    tell({{"jsonrpc", "2.0"}, {"method", "notifications/cancelled"}, {"params", {{"requestId", "slow"}}}});
    QSignalSpy ended(m_server.get(), &Server::ended);
    m_server->end();
    QVERIFY(ended.wait(30'000));
    for (const Json& message : m_said)
        QVERIFY(message.contains("method"));
}

void McpServerTest::refusesAnIdThatIsInUse()
{
    command("exec sleep 100");
    const Json call = {{"jsonrpc", "2.0"}, {"id", 1000}, {"method", "tools/call"}, {"params", {{"name", "devices"}}}};
    tell(call);
    tell(call);
    QCOMPARE(take()["error"]["code"], Json(-32600));
}

void McpServerTest::endsWhatRunsWhenItEnds()
{
    command("exec sleep 100");
    for (int i = 0; i < 8; ++i)
        tell({{"jsonrpc", "2.0"}, {"id", 100 + i}, {"method", "tools/call"}, {"params", {{"name", "devices"}}}});
    QSignalSpy ended(m_server.get(), &Server::ended);
    m_server->end();
    QVERIFY(ended.wait(30'000));
    QVERIFY(m_said.empty());
}

void McpServerTest::offersTheWindowWhereItIsAskedTo()
{
    QVERIFY(ask("tools/call", {{"name", "window_document"}}).contains("error"));
    ServerSettings settings;
    const std::filesystem::path folder = m_folder->path().toStdString();
    settings.folders = AllowedFolders({folder});
    settings.scratch = folder;
    settings.resources.schemas = KD_SOURCE_FOLDER "/docs/schema";
    settings.window = folder / "nobody.sock";
    m_server = std::make_unique<Server>(std::move(settings));
    connect(m_server.get(), &Server::send, this,
            [this](const QByteArray& line) { m_said.push_back(parseJson(line.toStdString(), "answer")); });
    std::size_t offered = 0;
    const Json list = ask("tools/list")["result"]["tools"];
    for (const Json& tool : list)
        offered += tool["name"].get<std::string>().starts_with("window_") ? 1 : 0;
    QCOMPARE(offered, std::size_t{6});
    const Json result = ask("tools/call", {{"name", "window_document"}})["result"];
    QCOMPARE(result["isError"], Json(true));
    QVERIFY(result["content"][0]["text"].get<std::string>().starts_with("No window of KernelDesk"));
    const Json wrong = ask("tools/call", {{"name", "window_propose"}, {"arguments", {{"nonsense", 1}}}})["result"];
    QCOMPARE(wrong["isError"], Json(true));
    QVERIFY(wrong["content"][0]["text"].get<std::string>().find("nonsense") != std::string::npos);
}

KD_TEST(McpServerTest, QCoreApplication)

}  // namespace tst_mcpserver

#include "tst_mcpserver.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/program/testprogram.h"
#include "ui/mcp/answers.h"
#include "ui/mcp/codelisting.h"
#include "ui/mcp/folders.h"
#include "ui/mcp/jsonrpc.h"
#include "ui/mcp/linereader.h"
#include "ui/mcp/summary.h"
#include "ui/mcp/toolwords.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <map>

namespace tst_mcpparts {

using namespace kd;
using namespace kd::mcp;

/// What a server is made of: messages, lines, folders, words for commands, and answers that are cut.
class McpPartsTest : public QObject {
    Q_OBJECT

private slots:
    void readsMessages_data();
    void readsMessages();
    void cutsLines();
    void keepsNoLineThatIsTooLong();
    void resolvesNames_data();
    void resolvesNames();
    void makesWords_data();
    void makesWords();
    void refusesArguments_data();
    void refusesArguments();
    void everyToolHasSchemasOfItsParameters();
    void describesEachParameterOnce();
    void findsParametersByTheirOption_data();
    void findsParametersByTheirOption();
    void namesNoFolderWhereThereIsNone();
    void readsComplaints_data();
    void readsComplaints();
    void cutsLongAnswersAndGivesTheRest();
    void keepsTheLastAnswersAlone();
    void cutsNoCharacter();
    void listsSassOfAKernel();

private:
    QString refusal(const Tool& tool, const Json& arguments) const;

    QTemporaryDir m_folder;
    std::vector<std::string> m_devices{"emulated"};
};

void McpPartsTest::readsMessages_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("code");
    const auto kind = [](Incoming::Kind each) { return static_cast<int>(each); };
    const int invalid = kind(Incoming::Kind::Invalid);
    QTest::newRow("request") << QByteArray(R"({"jsonrpc":"2.0","id":1,"method":"ping"})") << kind(Incoming::Kind::Request) << 0;
    QTest::newRow("id of text") << QByteArray(R"({"jsonrpc":"2.0","id":"a","method":"ping","params":{}})")
                                << kind(Incoming::Kind::Request) << 0;
    QTest::newRow("notification") << QByteArray(R"({"jsonrpc":"2.0","method":"x"})") << kind(Incoming::Kind::Notification) << 0;
    QTest::newRow("response") << QByteArray(R"({"jsonrpc":"2.0","id":1,"result":{}})") << kind(Incoming::Kind::Response) << 0;
    QTest::newRow("no JSON") << QByteArray("{") << invalid << -32700;
    QTest::newRow("not UTF-8") << QByteArray("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"\xff\"}") << invalid << -32700;
    QTest::newRow("deep") << QByteArray(200, '[') << invalid << -32700;
    QTest::newRow("batch") << QByteArray("[]") << invalid << -32600;
    QTest::newRow("number") << QByteArray("5") << invalid << -32600;
    QTest::newRow("no version") << QByteArray(R"({"id":1,"method":"ping"})") << invalid << -32600;
    QTest::newRow("old version") << QByteArray(R"({"jsonrpc":"1.0","id":1,"method":"ping"})") << invalid << -32600;
    QTest::newRow("null id") << QByteArray(R"({"jsonrpc":"2.0","id":null,"method":"ping"})") << invalid << -32600;
    QTest::newRow("fraction as id") << QByteArray(R"({"jsonrpc":"2.0","id":1.5,"method":"ping"})") << invalid << -32600;
    QTest::newRow("method of number") << QByteArray(R"({"jsonrpc":"2.0","id":1,"method":5})") << invalid << -32600;
    QTest::newRow("list as params") << QByteArray(R"({"jsonrpc":"2.0","id":1,"method":"ping","params":[]})") << invalid << -32600;
}

void McpPartsTest::readsMessages()
{
    QFETCH(QByteArray, line);
    QFETCH(int, kind);
    QFETCH(int, code);
    const Incoming message = parseMessage(line.toStdString());
    QCOMPARE(static_cast<int>(message.kind), kind);
    if (message.kind == Incoming::Kind::Invalid) {
        QCOMPARE(static_cast<int>(message.code), code);
        QVERIFY(!message.sentence.empty());
    }
}

void McpPartsTest::cutsLines()
{
    LineReader reader(8);
    std::string_view bytes = "ab";
    QVERIFY(!reader.take(bytes));
    bytes = "c\r\n\n12345678\n9";
    QCOMPARE(reader.take(bytes)->text, std::string("abc"));
    QCOMPARE(reader.take(bytes)->text, std::string());
    QCOMPARE(reader.take(bytes)->text, std::string("12345678"));
    QVERIFY(!reader.take(bytes));
    QVERIFY(bytes.empty());
}

void McpPartsTest::keepsNoLineThatIsTooLong()
{
    LineReader reader(8);
    const std::string much(100, 'x');
    std::string_view bytes = much;
    QVERIFY(!reader.take(bytes));
    bytes = "yz\nok\n";
    const std::optional<LineReader::Line> tooLong = reader.take(bytes);
    QVERIFY(tooLong && tooLong->isTooLong && tooLong->text.empty());
    QCOMPARE(reader.take(bytes)->text, std::string("ok"));
}

void McpPartsTest::resolvesNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("found");
    QTest::newRow("relative") << "a.cu" << "in/a.cu";
    QTest::newRow("below") << "sub/../b.cu" << "in/b.cu";
    QTest::newRow("not there yet") << "new/c.cu" << "in/new/c.cu";
    QTest::newRow("second folder") << m_folder.filePath("in2/d.cu") << "in2/d.cu";
    QTest::newRow("above") << "../a.cu" << "";
    QTest::newRow("beside, of a longer name") << m_folder.filePath("in22/a.cu") << "";
    QTest::newRow("link") << "link/a.cu" << "";
    QTest::newRow("absolute") << "/etc/passwd" << "";
    QTest::newRow("empty") << "" << "";
}

void McpPartsTest::resolvesNames()
{
    QFETCH(QString, name);
    QFETCH(QString, found);
    const QDir base(m_folder.path());
    for (const char* const each : {"in", "in2", "in22"})
        base.mkpath(each);
    QFile::link(m_folder.filePath("in22"), m_folder.filePath("in/link"));
    const AllowedFolders folders({m_folder.filePath("in").toStdString(), m_folder.filePath("in2").toStdString()});
    const std::filesystem::path root = std::filesystem::canonical(m_folder.path().toStdString());
    try {
        QCOMPARE(folders.resolved(name.toStdString()), root / found.toStdString());
    } catch (const RequestError& error) {
        QVERIFY2(found.isEmpty(), error.what());
        return;
    }
    QVERIFY(!found.isEmpty());
}

void McpPartsTest::makesWords_data()
{
    QTest::addColumn<QByteArray>("tool");
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("numbers") << QByteArray("occupancy") << QByteArray(R"({"registers": 40, "threads": 256.0, "curves": true})")
                             << QByteArray("occupancy --format=json --threads=256 --registers=40 --curves");
    QTest::newRow("example") << QByteArray("run") << QByteArray(R"({"example": "saxpy", "grid": 4, "cooperative": false})")
                             << QByteArray("run --format=json --device=emulated --example=saxpy --grid=4");
    QTest::newRow("what looks like an option") << QByteArray("run") << QByteArray(R"({"example": "--help", "kernel": "--x"})")
                                               << QByteArray("run --format=json --device=emulated --example=--help --kernel=--x");
    QTest::newRow("maps and lists")
        << QByteArray("run")
        << QByteArray(R"({"example": "a", "arguments": {"n": "1", "x": "ramp[n]"}, "defines": ["A", "B=2"]})")
        << QByteArray("run --format=json --device=emulated --example=a --arg=n=1 --arg=x=ramp[n] -DA -DB=2");
    QTest::newRow("nothing") << QByteArray("examples") << QByteArray("{}") << QByteArray("examples --format=json");
    QTest::newRow("null") << QByteArray("devices") << QByteArray(R"({"device": "emulated"})")
                          << QByteArray("devices --format=json --device=emulated");
}

void McpPartsTest::makesWords()
{
    QFETCH(QByteArray, tool);
    QFETCH(QByteArray, arguments);
    QFETCH(QByteArray, words);
    const AllowedFolders folders({m_folder.path().toStdString()});
    std::string made;
    for (const std::string& word : toolWords(*findTool(tool.toStdString()), parseJson(arguments.toStdString(), "test"),
                                             {folders, m_devices, {}}))
        made += (made.empty() ? "" : " ") + word;
    QCOMPARE(QByteArray::fromStdString(made), words);
}

QString McpPartsTest::refusal(const Tool& tool, const Json& arguments) const
{
    const AllowedFolders folders({m_folder.path().toStdString()});
    try {
        toolWords(tool, arguments, {folders, m_devices, {}});
    } catch (const RequestError& error) {
        return QString::fromStdString(error.sentence());
    }
    return {};
}

void McpPartsTest::refusesArguments_data()
{
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QString>("said");
    QTest::newRow("unknown") << QByteArray(R"({"example": "a", "target_command": "sh"})") << "target_command";
    QTest::newRow("type") << QByteArray(R"({"example": "a", "grid": {}})") << "grid";
    QTest::newRow("empty") << QByteArray(R"({"example": "a", "grid": ""})") << "grid";
    QTest::newRow("zero byte") << QByteArray(R"({"example": "a", "grid": "1\u0000"})") << "grid";
    QTest::newRow("name with a sign") << QByteArray(R"({"example": "a", "arguments": {"a=b": "1"}})") << "arguments";
    QTest::newRow("word") << QByteArray(R"({"example": "a", "compiler": "auto|nvcc"})") << "compiler";
    QTest::newRow("infinite") << QByteArray(R"({"example": "a", "rtol": "x"})") << "rtol";
    QTest::newRow("device") << QByteArray(R"({"example": "a", "device": "cuda:0"})") << "cuda:0";
    QTest::newRow("outside") << QByteArray(R"({"file": "../x.cu"})") << "outside";
    QTest::newRow("output outside") << QByteArray(R"({"example": "a", "out": {"y": "/tmp/../etc/y.npy"}})") << "outside";
    QTest::newRow("include outside") << QByteArray(R"({"example": "a", "include_folders": ["/etc"]})") << "outside";
    QTest::newRow("two programs") << QByteArray(R"({"example": "a", "file": "b.cu"})") << "one of";
    QTest::newRow("no program") << QByteArray("{}") << "one of";
}

void McpPartsTest::refusesArguments()
{
    QFETCH(QByteArray, arguments);
    QFETCH(QString, said);
    const QString sentence = refusal(*findTool("run"), parseJson(arguments.toStdString(), "test"));
    QVERIFY2(sentence.contains(said), qPrintable(sentence));
}

void McpPartsTest::everyToolHasSchemasOfItsParameters()
{
    for (const Tool& tool : tools()) {
        const Json schema = inputSchema(tool, m_devices);
        QCOMPARE(schema["properties"].size(), parametersOf(tool).size());
        QVERIFY2(QByteArray(tool.command) != "" || !ownSchema(tool).is_null(), tool.name);
    }
}

void McpPartsTest::describesEachParameterOnce()
{
    std::map<const ToolParameter*, int> described;
    for (const Tool& tool : tools()) {
        const Json properties = inputSchema(tool, m_devices)["properties"];
        for (const ToolParameter* const each : parametersOf(tool))
            described[each] += properties[each->name].contains("description") ? 1 : 0;
    }
    for (const auto& [parameter, count] : described)
        QVERIFY2(count == 1, parameter->name);
    QVERIFY(inputSchema(*findTool("run"), m_devices)["properties"]["grid"].contains("description"));
    const std::string arguments = inputSchema(*findTool("run"), m_devices)["properties"]["arguments"]["description"];
    for (const char* const word : {"out:", "below=", "poison", "from 3"})
        QVERIFY2(arguments.find(word) != std::string::npos, word);
}

void McpPartsTest::findsParametersByTheirOption_data()
{
    QTest::addColumn<QByteArray>("tool");
    QTest::addColumn<QByteArray>("option");
    QTest::addColumn<QByteArray>("parameter");
    QTest::newRow("long") << QByteArray("run") << QByteArray("--reference") << QByteArray("references");
    QTest::newRow("short") << QByteArray("run") << QByteArray("-D") << QByteArray("defines");
    QTest::newRow("one architecture") << QByteArray("run") << QByteArray("--arch") << QByteArray("arch");
    QTest::newRow("several") << QByteArray("compile") << QByteArray("--arch") << QByteArray("architectures");
    QTest::newRow("seed of a sweep") << QByteArray("sweep") << QByteArray("--seed") << QByteArray("sweep_seed");
    QTest::newRow("seed of a comparison") << QByteArray("compare") << QByteArray("--seed") << QByteArray("seed");
    QTest::newRow("word") << QByteArray("run") << QByteArray("FILE") << QByteArray("file");
    QTest::newRow("second word") << QByteArray("compare") << QByteArray("B") << QByteArray("other");
    QTest::newRow("device") << QByteArray("run") << QByteArray("--device") << QByteArray("device");
    QTest::newRow("revision") << QByteArray("compare") << QByteArray("--against") << QByteArray("against");
    QTest::newRow("not there") << QByteArray("compare") << QByteArray("--who-wrote") << QByteArray();
    QTest::newRow("nothing") << QByteArray("run") << QByteArray() << QByteArray();
}

void McpPartsTest::findsParametersByTheirOption()
{
    QFETCH(QByteArray, tool);
    QFETCH(QByteArray, option);
    QFETCH(QByteArray, parameter);
    const ToolParameter* const found = parameterOf(*findTool(tool.toStdString()), option.toStdString());
    QCOMPARE(found == nullptr ? QByteArray() : QByteArray(found->name), parameter);
}

void McpPartsTest::namesNoFolderWhereThereIsNone()
{
    const AllowedFolders folders = AllowedFolders::none(m_folder.path().toStdString());
    try {
        folders.resolved("a.cu");
        QFAIL("a name was resolved");
    } catch (const RequestError& error) {
        QVERIFY(error.sentence().starts_with("This server was started without a folder"));
        QVERIFY(!QString::fromStdString(error.sentence()).contains(m_folder.path()));
    }
}

void McpPartsTest::readsComplaints_data()
{
    QTest::addColumn<QByteArray>("errors");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("none") << QByteArray() << QByteArray();
    QTest::newRow("note alone") << QByteArray("note: x\n") << QByteArray();
    QTest::newRow("behind a note") << QByteArray("note: x\nkerneldesk: It is so.\n") << QByteArray("It is so.");
    QTest::newRow("lines") << QByteArray("kerneldesk: A needs b.\nStart with b 4\nnote: y\n")
                           << QByteArray("A needs b.\nStart with b 4");
    QTest::newRow("the first of two") << QByteArray("kerneldesk: one\nkerneldesk: two\n") << QByteArray("one");
    QTest::newRow("of others") << QByteArray("note: x\nlibfoo: cannot load\nmore") << QByteArray("libfoo: cannot load");
}

void McpPartsTest::readsComplaints()
{
    QFETCH(QByteArray, errors);
    QFETCH(QByteArray, said);
    QCOMPARE(QByteArray::fromStdString(firstComplaint(errors)), said);
}

void McpPartsTest::cutsLongAnswersAndGivesTheRest()
{
    Answers answers;
    Json document = {{"ok", true}, {"size", {1, 2, 3}}, {"lines", Json::array()}, {"console", std::string(9000, 'x')}};
    for (int i = 0; i < 3000; ++i)
        document["lines"].push_back({{"line", i}});
    QCOMPARE(answers.shortened({{"ok", true}}), Json({{"ok", true}}));
    const Json cut = answers.shortened(document, 4000);
    QVERIFY(dumpJson(cut).size() < 5000);
    QCOMPARE(cut["size"], document["size"]);
    Json lines = Json::array();
    while (lines.size() < 3000) {
        const Json more = answers.more(cut["answer"]["id"].get<std::string>(), "/lines", lines.size(), 4000);
        QCOMPARE(more["total"], Json(3000));
        lines.insert(lines.end(), more["items"].begin(), more["items"].end());
    }
    QCOMPARE(lines, document["lines"]);
    QCOMPARE(answers.more("a1", "/console", 8999)["text"], Json("x"));
    QCOMPARE(answers.more("a1", "/console", 99999)["text"], Json(""));
    QVERIFY_EXCEPTION_THROWN(answers.more("a1", "/nowhere", 0), RequestError);
    QVERIFY_EXCEPTION_THROWN(answers.more("a1", "no pointer", 0), RequestError);
    QVERIFY_EXCEPTION_THROWN(answers.more("a1", "/ok", 0), RequestError);
}

void McpPartsTest::keepsTheLastAnswersAlone()
{
    Answers answers;
    const Json document = {{"text", std::string(50'000, 'x')}};
    for (int i = 0; i < 9; ++i)
        answers.shortened(document);
    QVERIFY_EXCEPTION_THROWN(answers.more("a1", "/text", 0), RequestError);
    QCOMPARE(answers.more("a2", "/text", 0)["total"], Json(50'000));
}

void McpPartsTest::cutsNoCharacter()
{
    Answers answers;
    std::string text;
    for (int i = 0; i < 20'000; ++i)
        text += "ü";
    const Json cut = answers.shortened({{"text", "a" + text}}, 4000);
    QVERIFY(cut.dump().size() < 8000);  // which throws where a character is cut
}

void McpPartsTest::listsSassOfAKernel()
{
    const std::string sass = R"({"functions": [
        {"name": "k", "symbol": "_Z1ki", "instructions": 3, "lines": [{"text": "k(int): // _Z1ki", "line": 0},
            {"text": "  MOV R1, R2", "line": 4}, {"text": "  FADD R1, R1, R2", "line": 5}, {"text": "  EXIT", "line": 7}]},
        {"name": "l", "symbol": "_Z1lv", "instructions": 1, "lines": [{"text": "  EXIT", "line": 9}]}]})";
    const Json functions = codeListing(sass, {.language = "sass", .kernel = "k"})["functions"];
    QCOMPARE(functions.size(), std::size_t{1});
    QCOMPARE(functions[0]["symbol"], Json("_Z1ki"));
    QCOMPARE(functions[0]["lines"].size(), std::size_t{4});
    QCOMPARE(codeListing(sass, {.language = "sass"})["functions"].size(), std::size_t{2});
    const Json some = codeListing(sass, {.language = "sass", .kernel = "_Z1ki", .firstLine = 5, .lastLine = 6})["functions"];
    QCOMPARE(some[0]["lines"].size(), std::size_t{1});
    QCOMPARE(some[0]["lines"][0]["text"], Json("  FADD R1, R1, R2"));
    QVERIFY_EXCEPTION_THROWN(codeListing("k(int):", {.language = "sass"}), RuntimeError);
}

KD_TEST(McpPartsTest, QCoreApplication)

}  // namespace tst_mcpparts

#include "tst_mcpparts.moc"

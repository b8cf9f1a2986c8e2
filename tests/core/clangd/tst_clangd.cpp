// SPDX-License-Identifier: GPL-3.0-or-later
// What clangd is told and what its answers are taken for.
#include "core/base/error.h"
#include "core/clangd/clangdanswer.h"
#include "core/clangd/clangdcommand.h"
#include "core/clangd/clangdlocation.h"
#include "core/clangd/clangdmessages.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <algorithm>
#include <random>

namespace tst_clangd {

using namespace kd;

namespace {

/// The messages as text, or what is wrong with them; given in pieces of `step` bytes.
QByteArray messagesOf(const std::string& bytes, std::size_t step, const ClangdMessages::Limits& limits = {})
{
    ClangdMessages messages(limits);
    std::string all;
    try {
        for (std::size_t at = 0; at < bytes.size(); at += step) {
            messages.add(std::string_view(bytes).substr(at, step));
            while (const std::optional<Json> message = messages.next())
                all += message->dump() + ";";
        }
    } catch (const RuntimeError& error) {
        return QByteArray::fromStdString(all + "! " + error.what());
    }
    return QByteArray::fromStdString(all);
}

bool hasWord(const std::vector<std::string>& words, const std::string& word)
{
    return std::ranges::find(words, word) != words.end();
}

Json place(const std::string& uri, const Json& line, const Json& column)
{
    const Json start{{"line", line}, {"character", column}};
    return {{"uri", uri}, {"range", {{"start", start}, {"end", start}}}};
}

}  // namespace

class ClangdTest : public QObject {
    Q_OBJECT
private slots:
    void messagesAreReadInAnyPieces()
    {
        const std::string bytes = clangdFrame({{"id", 1}}) + "content-length:  9 \r\nContent-Type: x\r\n\r\n{\"id\": 2}" +
            clangdFrame({{"text", "\n\r\n\r\n\xc3\xa9"}});
        const QByteArray expected = "{\"id\":1};{\"id\":2};{\"text\":\"\\n\\r\\n\\r\\n\xc3\xa9\"};";
        for (const std::size_t step : {std::size_t{1}, std::size_t{7}, bytes.size()})
            QCOMPARE(messagesOf(bytes, step), expected);
    }

    void nonsenseIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("no head") << QByteArray("hello\r\n\r\n");
        QTest::newRow("no length") << QByteArray("Content-Type: x\r\n\r\n{}");
        QTest::newRow("two lengths") << QByteArray("Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}");
        QTest::newRow("a negative length") << QByteArray("Content-Length: -2\r\n\r\n{}");
        QTest::newRow("a huge length") << QByteArray("Content-Length: 99999999999999999999\r\n\r\n{}");
        QTest::newRow("a long message") << QByteArray("Content-Length: 2000\r\n\r\n{}");
        QTest::newRow("a head without end") << QByteArray(500, 'x');
        QTest::newRow("no JSON") << QByteArray("Content-Length: 2\r\n\r\n{]");
        QTest::newRow("no object") << QByteArray("Content-Length: 2\r\n\r\n[]");
        QTest::newRow("deep JSON") << "Content-Length: 400\r\n\r\n" + QByteArray(200, '[') + QByteArray(200, ']');
        QTest::newRow("too many") << QByteArray("Content-Length: 2\r\n\r\n{}").repeated(9);
        QTest::newRow("too much") << QByteArray("Content-Length: 1000\r\n\r\n{\"a\":\"" + QByteArray(992, 'b') + "\"}").repeated(5);
    }
    void nonsenseIsRefused()
    {
        QFETCH(QByteArray, bytes);
        const ClangdMessages::Limits limits{.head = 200, .message = 1000, .all = 4000, .count = 8};
        for (const std::size_t step : {std::size_t{1}, static_cast<std::size_t>(bytes.size())})
            QVERIFY2(messagesOf(bytes.toStdString(), step, limits).contains("! "), messagesOf(bytes.toStdString(), step, limits));
    }

    void damagedMessagesNeverCrash()
    {
        const std::string whole = clangdFrame({{"id", 7}, {"result", {{"contents", {{"value", "x"}}}}}}) +
            clangdFrame({{"id", 8}, {"result", Json::array({place("file:///a.h", 1, 2)})}});
        std::mt19937 random(3);
        for (int round = 0; round < 2000; ++round) {
            std::string bytes = whole;
            for (int change = 0; change < 3; ++change)
                bytes[random() % bytes.size()] = static_cast<char>(random() % 256);
            QVERIFY(messagesOf(bytes, 1 + random() % 40).size() < 4000);
        }
    }

    void placesAreChecked()
    {
        const Json good = place("file:///usr/include/a%20b.h", 3, 4);
        QCOMPARE(clangdPlaces(good), (std::vector<ClangdPlace>{{.file = "/usr/include/a b.h", .line = 3, .column = 4}}));
        QCOMPARE(clangdPlaces(Json::array({good, good})).size(), std::size_t{1});
        const Json link{{"targetUri", "file:///b.h"}, {"targetSelectionRange", {{"start", {{"line", 0}, {"character", 0}}}}}};
        QCOMPARE(clangdPlaces(Json::array({link})).size(), std::size_t{1});
        for (const Json& bad :
             {place("http://x/a.h", 1, 1), place("file://a.h", 1, 1), place("file:///a%0Ab.h", 1, 1), place("file:///a%zz", 1, 1),
              place("file:///a%0", 1, 1), place("file:///a%ff.h", 1, 1), place("file:///a%00.h", 1, 1), place("file:///a.h", -1, 1),
              place("file:///a.h", 1, "1"), place("file:///a.h", 1e30, 1), place("file:///a.h", 1, 1ull << 40), Json("file:///a.h"),
              Json(nullptr), Json(3), Json{{"uri", "file:///a.h"}}, Json{{"uri", 3}, {"range", 4}},
              place("file:///" + std::string(5000, 'a'), 1, 1)}) {
            QVERIFY2(clangdPlaces(bad).empty(), bad.dump().c_str());
            QCOMPARE(clangdPlaces(Json::array({bad, good})).size(), std::size_t{1});
        }
        QCOMPARE(clangdPlaces(place("file:///a/../../etc/x", 0, 0)).front().file, std::string("/etc/x"));
        Json many = Json::array();
        for (int line = 0; line < 6000; ++line)
            many.push_back(place("file:///a.h", line, 0));
        QCOMPARE(clangdPlaces(many).size(), kMaxClangdPlaces);
        QCOMPARE(pathOfUri(uriOfPath("/a b/\xc3\xa9%#?.cu")), std::string("/a b/\xc3\xa9%#?.cu"));
    }

    void hoversArePlainText()
    {
        const auto hover = [](const Json& value) { return clangdHover({{"contents", {{"kind", "plaintext"}, {"value", value}}}}); };
        QCOMPARE(hover("function f\n\n\n\nint f()\x1b[31m\x07\n"), std::string("function f\n\nint f()[31m"));
        QCOMPARE(hover(3), std::string());
        QCOMPARE(clangdHover(nullptr), std::string());
        QCOMPARE(clangdHover({{"contents", "x"}}), std::string("x"));
        const std::string cut = hover(std::string(3999, 'a') + "\xc3\xa9\xc3\xa9");
        QCOMPARE(cut, std::string(3999, 'a'));
    }

    /// Whatever a project says, it becomes no further option.
    void commandsNameNoProgram()
    {
        CompileSettings settings;
        settings.defines = {"N=3", "A=-fplugin=x.so", "", "B=\n-load"};
        settings.includeDirectories = {"common", "/opt/own", "-Xclang"};
        settings.standard = "c++20";
        settings.options = {"-Xclang", "-load", "--use_fast_math"};
        settings.nvccOptions = {"-ccbin=/tmp/evil"};
        const ClangdCommand command = clangdCommand("/p/src/main.cu", settings, "/p", {"/s/include", "relative"}, {"/p/pre.h"});
        QCOMPARE(command.words.front(), std::string("clang++"));
        QCOMPARE(command.words.back(), std::string("/p/src/main.cu"));
        QCOMPARE(command.words[command.words.size() - 2], std::string("--"));
        for (const char* const word : {"-xcuda", "--cuda-host-only", "-nocudalib", "-std=c++20", "-DN=3", "-DA=-fplugin=x.so",
                                       "-I/p/common", "-I/opt/own", "-I/p/-Xclang", "-isystem/s/include", "--include=/p/pre.h"})
            QVERIFY2(hasWord(command.words, word), word);
        for (const char* const word : {"-Xclang", "-load", "-ccbin=/tmp/evil", "-D", "-isystemrelative"})
            QVERIFY2(!hasWord(command.words, word), word);
        QVERIFY(std::ranges::find(command.readable, std::filesystem::path("/p/src")) != command.readable.end());
        settings.standard = "c++17 -load";
        QVERIFY(hasWord(clangdCommand("/p/a.cu", settings, "/p").words, "-std=c++17"));
        const std::vector<std::string> own = clangdArguments("/empty");
        for (const char* const word : {"--enable-config=0", "--background-index=0", "--compile-commands-dir=/empty"})
            QVERIFY2(hasWord(own, word), word);
    }

    void aClangdIsFoundOrMissed()
    {
        qputenv("KERNELDESK_CLANGD", "/nowhere/clangd");
        QVERIFY(findClangd().path.empty());
        QVERIFY(findClangd().missing.english().find("/nowhere/clangd") != std::string::npos);
        qputenv("KERNELDESK_CLANGD", "/bin/sh");
        QCOMPARE(findClangd().path, std::filesystem::path("/bin/sh"));
        QVERIFY(!findClangd().identity.empty());
        qunsetenv("KERNELDESK_CLANGD");
    }
};

KD_TEST(ClangdTest, kd::test::NoApplication)

}  // namespace tst_clangd

#include "tst_clangd.moc"

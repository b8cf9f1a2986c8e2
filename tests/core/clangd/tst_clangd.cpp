// SPDX-License-Identifier: GPL-3.0-or-later
// What clangd is told and what its answers are taken for.
#include "core/base/error.h"
#include "core/clangd/clangdanswer.h"
#include "core/clangd/clangdcommand.h"
#include "core/clangd/clangdlocation.h"
#include "core/clangd/clangdmessages.h"
#include "core/clangd/clangdnames.h"
#include "core/clangd/projectsources.h"
#include "tests/program/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <fstream>
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

/// An edit of one line.
Json edit(int line, int from, int to, const char* text)
{
    return {{"newText", text},
            {"range", {{"start", {{"line", line}, {"character", from}}}, {"end", {{"line", line}, {"character", to}}}}}};
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

    /// Only plain names are inserted, and nothing else of an item is believed.
    void completionsArePlainNames()
    {
        const auto item = [](const Json& label, const Json& text, const Json& kind, const Json& detail) {
            return Json{{"label", label}, {"insertText", text}, {"kind", kind}, {"detail", detail}};
        };
        const Json good = item(" scaled(float v)", "scaled", 3, "float");
        const ClangdNames one = clangdNames({{"isIncomplete", true}, {"items", Json::array({good, good})}});
        QVERIFY(one.isCut);
        QCOMPARE(one.names.size(), std::size_t{1});
        QVERIFY(one.names[0] == (ClangdName{ClangdName::Kind::Function, "scaled", "float scaled(float v)"}));
        const Json edited{{"label", " x"}, {"insertText", "y"}, {"kind", 5}, {"textEdit", {{"newText", "width"}}},
                          {"additionalTextEdits", Json::array({{{"newText", "#include <x>"}}})}};
        QVERIFY(clangdNames(Json::array({edited})).names[0] == (ClangdName{ClangdName::Kind::Member, "width", ""}));
        Json snippet = good;
        snippet["insertTextFormat"] = 2;
        for (const Json& bad : {item("a", "kit::a", 3, ""), item("a", "a()", 3, ""), item("a", "", 3, ""), item("a", "1a", 3, ""),
                                item("a", "a\nb", 3, ""), item("a", 3, 3, ""), item("a", std::string(300, 'a'), 3, ""), snippet,
                                Json(3), Json(nullptr), Json::array(), item("a", "$1", 3, "")})
            QVERIFY2(clangdNames({{"items", Json::array({bad})}}).names.empty(), bad.dump().c_str());
        const ClangdNames odd = clangdNames({{"items", Json::array({item(Json::array(), "a", "x", 7),
                                                                    item(" b\x1b\n(int\t x)" + std::string(900, 'y'), "b", -3, "<i>")})}});
        QCOMPARE(odd.names.size(), std::size_t{2});
        QCOMPARE(odd.names[0].detail, std::string());
        QVERIFY(odd.names[1].detail.starts_with("<i> b (int x)") && odd.names[1].detail.size() <= 300);
        Json many = Json::array();
        for (int i = 0; i < 1000; ++i)
            many.push_back(item("n", "n" + std::to_string(i), 3, ""));
        QCOMPARE(clangdNames({{"items", many}}).names.size(), kMaxClangdNames);
        QVERIFY(clangdNames({{"items", many}}).isCut);
        for (const Json& none : {Json(nullptr), Json(3), Json{{"items", 3}}, Json{{"items", {{"a", 1}}}}, Json("x")})
            QVERIFY(clangdNames(none).names.empty());
    }

    /// An answer that would do anything else is no answer.
    void renamingIsAllOrNothing()
    {
        const std::string a = "file:///p/a.cu", b = "file:///p/b%20c.cu";
        const auto renaming = [](const Json& changes) { return clangdRename({{"changes", changes}}, "scaled", "weighed"); };
        const Json good{{b, Json::array({edit(3, 4, 10, "weighed")})}, {a, Json::array({edit(7, 0, 6, "weighed"), edit(1, 2, 8, "weighed")})}};
        const std::vector<ClangdPlace> places{{"/p/a.cu", 1, 2}, {"/p/a.cu", 7, 0}, {"/p/b c.cu", 3, 4}};
        QVERIFY(renaming(good) == places);
        Json severalLines = edit(1, 2, 8, "weighed");
        severalLines["range"]["end"]["line"] = 2;
        for (const Json& bad : {edit(1, 2, 8, "weighed; evil()"), edit(1, 2, 9, "weighed"), edit(1, 8, 2, "weighed"), edit(-1, 2, 8, "weighed"),
                                severalLines, Json(3), Json(nullptr), Json{{"newText", "weighed"}}, Json{{"newText", "weighed"}, {"range", 3}}}) {
            Json changes = good;
            changes[a].push_back(bad);
            QVERIFY2(!renaming(changes), bad.dump().c_str());
        }
        Json twice = good;
        twice[a].push_back(edit(7, 0, 6, "weighed"));
        QVERIFY(!renaming(twice));
        QVERIFY(!renaming({{"http://x/a.cu", Json::array({edit(1, 2, 8, "weighed")})}}));
        QVERIFY(!renaming({{a, {{"x", 1}}}}));
        QVERIFY(!renaming(Json::object()));
        QVERIFY(!clangdRename({{"changes", good}, {"documentChanges", Json::array()}}, "scaled", "weighed"));
        for (const Json& none : {Json(nullptr), Json(3), Json::array(), Json{{"changes", 3}}})
            QVERIFY(!clangdRename(none, "scaled", "weighed"));
        Json many = Json::array();
        for (int line = 0; line < 6000; ++line)
            many.push_back(edit(line, 2, 8, "weighed"));
        QVERIFY(!renaming({{a, many}}));
    }

    void sourcesOfAProjectAreListed()
    {
        namespace fs = std::filesystem;
        QTemporaryDir temporary;
        const fs::path root = temporary.path().toStdString();
        const auto write = [&](const char* name, const std::string& text) {
            fs::create_directories((root / name).parent_path());
            std::ofstream(root / name) << text;
        };
        for (const char* const name : {"a.cu", "deep/er/b.cpp", "deep/c.cuh", "build/made.cu", "build-debug/made.cu", ".git/x.cu", "notes.txt"})
            write(name, "int x;\n");
        write("large.cu", std::string(kMaxProjectSource + 1, ' '));
        fs::create_directory_symlink(root / "deep", root / "link");
        const ProjectSources found = projectSources(root, root / "deep/er/b.cpp");
        QVERIFY(found.files == (std::vector<fs::path>{root / "deep/er/b.cpp", root / "a.cu"}));
        QVERIFY(found.isCut);  // of the large one nothing is read
        fs::remove(root / "large.cu");
        const ProjectSources whole = projectSources(root, root / "a.cu");
        QVERIFY(!whole.isCut && whole.stamp != found.stamp);
        QCOMPARE(whole.stamp, projectSources(root, root / "a.cu").stamp);
        QCOMPARE(projectSources(root, root / "deep/er/b.cpp").stamp, whole.stamp);  // wherever the walk starts
        write("deep/c.cuh", "int other;\n");
        QVERIFY(whole.stamp != projectSources(root, root / "a.cu").stamp);
        for (std::size_t i = 0; i < kMaxProjectSources + 5; ++i)
            write(("many/m" + std::to_string(i) + ".cu").c_str(), "");
        const ProjectSources many = projectSources(root, root / "a.cu");
        QCOMPARE(many.files.size(), kMaxProjectSources);
        QVERIFY(many.isCut);
        QVERIFY(projectSources(root, root / "many/m0.cu").stamp != many.stamp);  // others are read
        QVERIFY(projectSources(root / "nowhere", root / "nowhere/a.cu").files.empty());
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
        for (const char* const word : {"--enable-config=0", "--background-index", "--all-scopes-completion=0", "--header-insertion=never", "--compile-commands-dir=/empty"})
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

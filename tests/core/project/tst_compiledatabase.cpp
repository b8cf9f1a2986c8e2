// SPDX-License-Identifier: GPL-3.0-or-later
// Reading compile_commands.json, real and hostile.
#include "core/project/compiledatabase.h"

#include "core/base/error.h"
#include "core/project/jsonskimmer.h"
#include "tests/program/testprogram.h"

#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <ctime>
#include <filesystem>
#include <fstream>
#include <string>

namespace tst_compiledatabase {

using namespace kd;

namespace {

constexpr const char* kPath = "/p/build/compile_commands.json";

std::string dataFile(const char* name)
{
    return std::string(KD_TEST_DATA) + "/project/" + name;
}

/// What is wrong with the text; empty when it is read.
std::string failureOf(std::string text)
{
    try {
        const CompileDatabase database(kPath, std::move(text));
        for (std::size_t i = 0; i < database.size(); ++i) {
            database.filePath(i);
            database.isCuda(i);
            database.entry(i);
        }
        return {};
    } catch (const RuntimeError& error) {
        return error.what();
    }
}

std::string manyCommands(int count)
{
    std::string text = "[\n";
    for (int i = 0; i < count; ++i) {
        const std::string number = std::to_string(i);
        text += (i == 0 ? "" : ",\n");
        text += "{\"directory\": \"/home/ann/big/build\", \"command\": \"/usr/local/cuda/bin/nvcc -DPART=" + number +
            " -DNAME=\\\\\\\"part\\\\\\\" --options-file CMakeFiles/big.dir/includes_CUDA.rsp -O3 -DNDEBUG -std=c++17 "
            "\\\"--generate-code=arch=compute_90,code=[compute_90,sm_90]\\\" -MD -MT big.dir/part.cu.o -MF big.dir/part.cu.o.d "
            "-x cu -c /home/ann/big/src/part" +
            number + ".cu -o big.dir/part" + number + ".cu.o\", \"file\": \"/home/ann/big/src/part" + number + ".cu\"}";
    }
    return text + "\n]\n";
}

}  // namespace

class TestCompileDatabase : public QObject {
    Q_OBJECT

private slots:
    void readsRealOnes_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<QString>("first");
        QTest::addColumn<bool>("hasArguments");
        QTest::newRow("cmake.json") << 3 << "/home/ann/vectors/src/add.cu" << false;
        QTest::newRow("bear.json") << 1 << "/home/ann/sorts/src/sort.cu" << true;
        QTest::newRow("meson.json") << 1 << "/home/ann/waves/src/wave.cu" << false;
        QTest::newRow("clang.json") << 1 << "/home/ann/tiles/tile.cu" << true;
    }
    void readsRealOnes()
    {
        QFETCH(int, size);
        QFETCH(QString, first);
        QFETCH(bool, hasArguments);
        const CompileDatabase database{std::filesystem::path(dataFile(QTest::currentDataTag()))};
        QCOMPARE(database.size(), static_cast<std::size_t>(size));
        QCOMPARE(QString::fromStdString(database.filePath(0)), first);
        QVERIFY(database.isCuda(0));
        const CompileEntry entry = database.entry(0);
        QCOMPARE(!entry.arguments.empty(), hasArguments);
        QCOMPARE(entry.command.empty(), hasArguments);
        QVERIFY(!entry.directory.empty());
    }
    void tellsCudaFromOtherSources()
    {
        const CompileDatabase database{std::filesystem::path(dataFile("cmake.json"))};
        QVERIFY(database.isCuda(1));
        QVERIFY(!database.isCuda(2));
        const CompileDatabase others(kPath, "[{\"file\": \"nvcc/cuda.cpp\", \"command\": \"g++ -x c++ -Icuda nvcc/cuda.cpp\"},"
                                            " {\"file\": \"a.cpp\", \"command\": \"ccache nvcc a.cpp\"},"
                                            " {\"file\": \"a.cpp\", \"arguments\": [\"clang++\", \"-x\", \"cuda\", \"a.cpp\"]}]");
        QVERIFY2(!others.isCuda(0), "the names of folders say nothing");
        QVERIFY(others.isCuda(1) && others.isCuda(2));
    }

    void wrongTypesAreEmpty()
    {
        const CompileDatabase database{std::filesystem::path(dataFile("wrongtypes.json"))};
        QCOMPARE(database.size(), 14U);
        for (const std::size_t index : {0U, 1U, 2U, 3U, 4U, 5U, 9U, 11U, 12U})
            QCOMPARE(database.filePath(index), std::string());
        QCOMPARE(database.entry(5).file, std::string());
        QVERIFY(database.filePath(6).ends_with("/project/a.cu"));
        QCOMPARE(database.entry(6).command, std::string());
        QVERIFY(database.entry(7).command.empty() && database.entry(7).arguments.empty());
        QVERIFY((database.entry(8).arguments == std::vector<std::string>{"nvcc", "-DC=1", "c.cu"}));
        QVERIFY2(database.entry(10).command.empty(), "a NUL would end it unseen");
        QCOMPARE(database.entry(13).command, std::string("nvcc -DG=\"\xF0\x9F\x98\x80\" g.cu"));
    }

    void refusesWhatIsNone_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("words");
        QTest::newRow("nothing") << QByteArray("") << "no list";
        QTest::newRow("an object") << QByteArray("{}") << "no list";
        QTest::newRow("cut in a text") << QByteArray("[{\"file\": \"a.cu") << "a text does not end";
        QTest::newRow("cut behind an entry") << QByteArray("[\n{}") << "line 2, column 3";
        QTest::newRow("cut in an entry") << QByteArray("[{\"a\": [1, 2") << "a bracket is not closed";
        QTest::newRow("wrong bracket") << QByteArray("[{\"a\": [1}]") << "brackets do not fit";
        QTest::newRow("no value") << QByteArray("[,]") << "a value is missing";
        QTest::newRow("something behind") << QByteArray("[] []") << "behind the list";
        QTest::newRow("deep") << ("[{\"x\":" + QByteArray(100000, '[') + QByteArray(100000, ']') + "}]") << "64 levels";
        QTest::newRow("deep objects") << ("[" + QByteArray("{\"x\":").repeated(1000)) << "64 levels";
        QTest::newRow("backslashes") << ("[{\"file\": \"" + QByteArray(1000001, '\\')) << "a text does not end";
    }
    void refusesWhatIsNone()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, words);
        const std::string failure = failureOf(text.toStdString());
        QVERIFY2(QString::fromStdString(failure).contains(words), failure.c_str());
        QVERIFY2(failure.find(kPath) != std::string::npos, failure.c_str());
    }
    void refusesTooMuch()
    {
        std::string many = "[";
        for (int i = 0; i < 500001; ++i)
            many += i == 0 ? "{}" : ",{}";
        QVERIFY(failureOf(many + "]").find("more than 500000 compile commands") != std::string::npos);
        const QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("compile_commands.json")).toStdString();
        std::ofstream(path) << '[';
        std::filesystem::resize_file(path, (64u << 20) + 1);
        QVERIFY_EXCEPTION_THROWN(CompileDatabase{std::filesystem::path(path)}, RuntimeError);
    }
    void brokenTextsEndInASentence()
    {
        std::ifstream file(dataFile("cmake.json"));
        const std::string whole{std::istreambuf_iterator<char>(file), {}};
        for (std::size_t length = 0; length < whole.size(); length += 7)
            failureOf(whole.substr(0, length));
        QRandomGenerator random(15);
        for (int i = 0; i < 3000; ++i) {
            std::string text = whole;
            for (int k = 0; k < 4; ++k)
                text[random.bounded(static_cast<quint32>(text.size()))] = static_cast<char>(random.bounded(256));
            failureOf(text);
        }
    }

    void aHundredThousandCommandsAreQuick()
    {
        const std::string text = manyCommands(100000);
        const std::clock_t begin = std::clock();  // the machine may have other work
        const CompileDatabase database(kPath, text);
        std::size_t found = 0;
        for (std::size_t i = 0; i < database.size(); ++i)
            found += database.filePath(i).ends_with("/part99999.cu") ? i : 0;
        const CompileEntry entry = database.entry(found);
        const std::clock_t taken = std::clock() - begin;
        QCOMPARE(database.size(), 100000U);
        QVERIFY(entry.command.find("-DPART=99999") != std::string::npos);
        QVERIFY(entry.command.find("-DNAME=\\\"part\\\"") != std::string::npos);
#ifndef KD_SANITIZED
        QVERIFY2(taken < CLOCKS_PER_SEC, qPrintable(QString::number(taken)));
#endif
    }

    void pathsAreJoined_data()
    {
        QTest::addColumn<QString>("base");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("joined");
        QTest::newRow("absolute") << "/a"
                                  << "/b/c.cu"
                                  << "/b/c.cu";
        QTest::newRow("relative") << "/a/b"
                                  << "c.cu"
                                  << "/a/b/c.cu";
        QTest::newRow("up") << "/a/b"
                            << "../c.cu"
                            << "/a/c.cu";
        QTest::newRow("absolute with dots") << "/a"
                                            << "/b/./x/../c.cu"
                                            << "/b/c.cu";
        QTest::newRow("above the root") << "/a"
                                        << "../../../../c.cu"
                                        << "/c.cu";
        QTest::newRow("nothing") << "/a//b/"
                                 << ""
                                 << "/a/b";
        QTest::newRow("hidden") << "/a"
                                << ".b/c"
                                << "/a/.b/c";
        QTest::newRow("root") << "/"
                              << "."
                              << "/";
    }
    void pathsAreJoined()
    {
        QFETCH(QString, base);
        QFETCH(QString, path);
        QTEST(QString::fromStdString(joinedPath(base.toStdString(), path.toStdString())), "joined");
    }

    void escapesAreRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("plain");  // "-": none
        QTest::newRow("plain") << "abc"
                               << "abc";
        QTest::newRow("quotes") << "a\\\"b\\\\c\\/d"
                                << "a\"b\\c/d";
        QTest::newRow("blanks") << "\\t\\n"
                                << "\t\n";
        QTest::newRow("code") << "\\u00e4\\u20ac" << QString::fromUtf8("ä€");
        QTest::newRow("pair") << "\\ud83d\\ude00" << QString::fromUtf8("😀");
        QTest::newRow("half a pair") << "\\ud83dx" << (QString(QChar(0xFFFD)) + "x");
        QTest::newRow("cut") << "\\u12"
                             << "-";
        QTest::newRow("unknown") << "\\q"
                                 << "-";
        QTest::newRow("end") << "a\\"
                             << "-";
    }
    void escapesAreRead()
    {
        QFETCH(QString, text);
        QFETCH(QString, plain);
        const std::optional<std::string> read = unescapedJson(text.toStdString());
        QCOMPARE(read ? QString::fromStdString(*read) : QStringLiteral("-"), plain);
    }
};

KD_TEST(TestCompileDatabase, kd::test::NoApplication)

}  // namespace tst_compiledatabase

#include "tst_compiledatabase.moc"

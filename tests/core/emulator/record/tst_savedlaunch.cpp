// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/record/savedlaunch.h"

#include "core/base/error.h"
#include "core/base/json.h"
#include "tests/program/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace kd::tst_savedlaunch {

using namespace kd::emulator;

/// A launch that a program saved, read again; whole, and changed by others.
class SavedLaunchTest : public QObject {
    Q_OBJECT

private slots:
    void choices_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("kernel");
        QTest::addColumn<qulonglong>("number");
        QTest::newRow("plain") << "scan:3" << "scan" << 3ull;
        QTest::newRow("namespace") << "app::scan<int>:12" << "app::scan<int>" << 12ull;
        for (const char* const text : {"", "scan", "scan:", "scan:0", "scan:-1", "scan:1x", ":1", "scan:99999999999999999999"})
            QTest::newRow(text) << text << "" << 0ull;
    }

    void choices()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, kernel);
        QFETCH(const qulonglong, number);
        const std::optional<LaunchChoice> choice = launchChoiceOf(text.toStdString());
        QCOMPARE(choice.has_value(), number > 0);
        QCOMPARE(choice ? choice->kernel : "", kernel.toStdString());
        QCOMPARE(choice ? choice->number : 0, number);
    }

    void readsWhatWasWritten()
    {
        QVERIFY(!readSavedLaunch(folder()));
        write();
        const SavedLaunch launch = readSavedLaunch(folder()).value();
        QCOMPARE(launch.kernel, std::string("_Z4scanPf"));
        QCOMPARE(launch.launch, 7u);
        QCOMPARE(launch.grid, (Dim3{4, 2, 1}));
        QCOMPARE(launch.block, (Dim3{32, 1, 3}));
        QCOMPARE(launch.dynamicShared, 48u);
        QVERIFY(launch.isCooperative);
        QCOMPARE(launch.arguments.size(), std::size_t{2});
        QCOMPARE(launch.arguments[0].value, (std::vector{std::byte{0}, std::byte{0xfe}}));
        QCOMPARE(launch.arguments[1].file, std::string("arg1.bin"));
        QCOMPARE(launch.arguments[1].bytes, 100u);
        QCOMPARE(launch.arguments[1].offset, 60u);
        QVERIFY(launch.arguments[1].holdsAddresses);
        QCOMPARE(launch.leftVariables, std::vector<std::string>{"table"});
        QCOMPARE(launch.problem.english(), std::string("it has 3 faults"));
    }

    void refusesWhatIsNone_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char* before, const char* after) { QTest::newRow(after) << QByteArray(before) << QByteArray(after); };
        row("arg1.bin", "../arg1.bin");
        row("arg1.bin", "/etc/passwd");
        row("arg1.bin", ".hidden");
        row("\"offset\":60", "\"offset\":101");
        row("\"bytes\":100", "\"bytes\":4294967297");
        row("00fe", "00fg");
        row("[4,2,1]", "[4,2]");
        row("[4,2,1]", "[4,2,-1]");
        row("[4,2,1]", "[4,2,4294967296]");
        row("{", "");
        row("\"arguments\":[", "\"arguments\":[7,");
    }

    void refusesWhatIsNone()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        write();
        QFile file(m_folder.filePath(SavedLaunch::kFile));
        QVERIFY(file.open(QFile::ReadOnly));
        QByteArray text = file.readAll();
        file.close();
        QVERIFY(text.contains(before));
        text.replace(before, after);
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(text);
        file.close();
        QVERIFY_THROWS_EXCEPTION(RuntimeError, readSavedLaunch(folder()));
    }

private:
    std::filesystem::path folder() const { return m_folder.path().toStdString(); }

    void write() const
    {
        writeSavedLaunch({.kernel = "_Z4scanPf",
                          .launch = 7,
                          .grid = {4, 2, 1},
                          .block = {32, 1, 3},
                          .dynamicShared = 48,
                          .isCooperative = true,
                          .arguments = {{.value = {std::byte{0}, std::byte{0xfe}}},
                                        {.value = {}, .file = "arg1.bin", .bytes = 100, .offset = 60, .holdsAddresses = true}},
                          .leftVariables = {"table"},
                          .problem = message("it has {} faults", 3)},
                         folder());
    }

    QTemporaryDir m_folder;
};

KD_TEST(SavedLaunchTest, kd::test::NoApplication)

}  // namespace kd::tst_savedlaunch
#include "tst_savedlaunch.moc"

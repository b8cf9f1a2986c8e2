// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/json.h"
#include "core/capture/capturerequest.h"
#include "core/capture/kernelcounts.h"
#include "core/capture/recordedlaunch.h"

#include "tests/program/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <iterator>
#include <random>

namespace kd::tst_recordedlaunch {

/// A launch that was recorded, read again; whole, and changed by others.
class RecordedLaunchTest : public QObject {
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
        QVERIFY(!readRecordedLaunch(folder()));
        write();
        const RecordedLaunch launch = readRecordedLaunch(folder()).value();
        QCOMPARE(launch.kernel, std::string("_Z4scanPf"));
        QCOMPARE(launch.number, 7u);
        QCOMPARE(launch.grid, (Dim3{4, 2, 1}));
        QCOMPARE(launch.block, (Dim3{32, 1, 3}));
        QVERIFY(launch.cluster == (Dim3{2, 1, 1}));
        QCOMPARE(launch.dynamicShared, 48u);
        QVERIFY(launch.isCooperative);
        QCOMPARE(launch.arguments, (std::vector<std::vector<std::byte>>{{std::byte{0}, std::byte{0xfe}}, {}}));
        QCOMPARE(launch.memories.size(), std::size_t{2});
        QCOMPARE(launch.memories[0].address, 0x7f0000000000u);
        QCOMPARE(launch.memories[0].bytes, 100u);
        QCOMPARE(launch.memories[0].file, std::string("m0.bin"));
        QCOMPARE(launch.memories[0].after, std::string("after.m0.bin"));
        QVERIFY(memoryAt(launch, 0x7f0000000063) == &launch.memories[0]);
        QVERIFY(memoryAt(launch, 0x7f0000000064) == nullptr);
        QCOMPARE(launch.arrays.size(), std::size_t{1});
        QCOMPARE(launch.arrays[0].shape, std::string("width=4 height=2 depth=0 format=32 channels=1 flags=0 levels=0"));
        QCOMPARE(launch.arrays[0].bytes, 32u);
        QCOMPARE(launch.arrays[0].file, std::string("a0.bin"));
        QCOMPARE(launch.arrays[0].after, std::string("after.a0.bin"));
        QCOMPARE(launch.objects.size(), std::size_t{2});
        QCOMPARE(launch.objects[1].offset, 64u);
        QCOMPARE(launch.objects[1].text, std::string("array-surface array=0 level=0"));
        QCOMPARE(launch.objects[1].file, std::string("m0.bin"));
        QVERIFY(launch.objects[0].file.empty());
        QCOMPARE(launch.variables.front().name, std::string("table"));
        QCOMPARE(launch.leftVariables, std::vector<std::string>{"other"});
        QVERIFY(launch.hasResults);
        QCOMPARE(launch.problem.english(), std::string("it has 3 faults"));
    }

    void reportsAreRead()
    {
        writeCaptureReport({.process = 12, .kernels = {{.kernel = "k", .launches = 3, .seconds = 0.5, .slowest = 2}}}, folder());
        QFile damaged(m_folder.filePath(QStringLiteral("process-13.json")));
        QVERIFY(damaged.open(QFile::WriteOnly));
        damaged.write("{\"kernels\":[{\"launches\":\"many\"}]}");
        damaged.close();
        const std::vector<CaptureReport> reports = readCaptureReports(folder());
        QCOMPARE(reports.size(), std::size_t{1});
        QCOMPARE(reports[0].process, 12u);
        QCOMPARE(reports[0].kernels.front().slowest, 2u);
        QCOMPARE(reports[0].kernels.front().seconds, 0.5);
    }

    void refusesWhatIsNone_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char* before, const char* after) { QTest::newRow(after) << QByteArray(before) << QByteArray(after); };
        row("\"m0.bin\"", "\"../m0.bin\"");
        row("\"m0.bin\"", "\"/etc/passwd\"");
        row("\"m0.bin\"", "\".hidden\"");
        row("\"kernel.ptx\"", "\"../kernel.ptx\"");
        row("\"bytes\":100", "\"bytes\":1099511627777");
        row("\"bytes\":100", "\"bytes\":0");
        row("\"bytes\":100", "\"bytes\":4097");  // so that it reaches into the other one
        row("\"a0.bin\"", "\"../a0.bin\"");
        row("\"after.a0.bin\"", "\"/etc/passwd\"");
        row("\"bytes\":32,", "\"bytes\":0,");
        row("\"bytes\":32,", "\"bytes\":1099511627777,");
        row("\"offset\":64", "\"offset\":-64");
        row("\"file\":\"m0.bin\",\"offset\"", "\"file\":\"m0/../..\",\"offset\"");
        row("00fe", "00fg");
        row("00fe", "00f");
        row("[4,2,1]", "[4,2]");
        row("[4,2,1]", "[4,2,-1]");
        row("[4,2,1]", "[4,2,0]");
        row("[4,2,1]", "[4,2,4294967296]");
        row("{", "");
        row("\"arguments\":[", "\"arguments\":[7,");
    }

    void refusesWhatIsNone()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        write();
        QFile file(m_folder.filePath(RecordedLaunch::kFile));
        QVERIFY(file.open(QFile::ReadOnly));
        QByteArray text = file.readAll();
        file.close();
        QVERIFY(text.contains(before));
        text.replace(before, after);
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(text);
        file.close();
        QVERIFY_THROWS_EXCEPTION(RuntimeError, readRecordedLaunch(folder()));
    }

    /// What another program left is read within its bounds, or refused: names stay in their folder, memories apart.
    void mutatedRecordingsAreReadOrRefused()
    {
        constexpr int kFiles = 20'000;
        write();
        QFile file(m_folder.filePath(RecordedLaunch::kFile));
        QVERIFY(file.open(QFile::ReadOnly));
        const QByteArray whole = file.readAll();
        file.close();
        std::mt19937 random(20261128);
        int read = 0;
        for (int i = 0; i < kFiles; ++i) {
            QByteArray text = whole;
            for (unsigned changes = 1 + random() % 4; changes > 0; --changes)
                mutate(text, random);
            QVERIFY(file.open(QFile::WriteOnly | QFile::Truncate));
            file.write(text);
            file.close();
            try {
                const std::optional<RecordedLaunch> launch = readRecordedLaunch(folder());
                QVERIFY(launch.has_value());
                ++read;
                for (const RecordedMemory& memory : launch->memories)
                    QVERIFY(isPlain(memory.file) && isPlain(memory.after) && memory.bytes <= (std::uint64_t{1} << 40));
                for (const RecordedArray& array : launch->arrays)
                    QVERIFY(isPlain(array.file) && isPlain(array.after) && array.bytes <= (std::uint64_t{1} << 40));
                for (const RecordedObject& object : launch->objects)
                    QVERIFY(isPlain(object.file));
                QVERIFY(isPlain(launch->code));
            } catch (const RuntimeError&) {
                continue;
            }
        }
        QVERIFY2(read > 100 && read < kFiles, qPrintable(QString::number(read)));
    }

private:
    static bool isPlain(const std::string& name) { return name.find('/') == std::string::npos && !name.starts_with('.'); }

    static void mutate(QByteArray& text, std::mt19937& random)
    {
        static const QByteArray kPieces[] = {"../", "/", "-1", "1e999", "null", "[", "{}", "\"", "18446744073709551616", "\\u0000"};
        const auto at = static_cast<qsizetype>(random() % static_cast<unsigned>(text.size()));
        switch (random() % 4) {
        case 0: text[at] = static_cast<char>(random()); break;
        case 1: text.remove(at, 1 + static_cast<qsizetype>(random() % 8)); break;
        case 2: text.insert(at, kPieces[random() % std::size(kPieces)]); break;
        default: text.truncate(std::max<qsizetype>(at, 1)); break;
        }
        if (text.isEmpty())
            text = "{";
    }

    std::filesystem::path folder() const { return m_folder.path().toStdString(); }

    void write() const
    {
        writeRecordedLaunch({.kernel = "_Z4scanPf",
                             .number = 7,
                             .code = "kernel.ptx",
                             .grid = {4, 2, 1},
                             .block = {32, 1, 3},
                             .cluster = Dim3{2, 1, 1},
                             .dynamicShared = 48,
                             .isCooperative = true,
                             .arguments = {{std::byte{0}, std::byte{0xfe}}, {}},
                             .objects = {{.argument = 1, .offset = 0, .text = "array-texture"},
                                         {.argument = 0, .offset = 64, .text = "array-surface array=0 level=0", .file = "m0.bin"}},
                             .memories = {{.address = 0x7f0000000000, .bytes = 100, .file = "m0.bin", .after = "after.m0.bin"},
                                          {.address = 0x7f0000001000, .bytes = 8, .file = "m1.bin"}},
                             .arrays = {{.shape = "width=4 height=2 depth=0 format=32 channels=1 flags=0 levels=0",
                                         .bytes = 32,
                                         .file = "a0.bin",
                                         .after = "after.a0.bin"}},
                             .variables = {{.name = "table", .file = "v0.bin", .bytes = 16}},
                             .leftVariables = {"other"},
                             .hasResults = true,
                             .problem = message("it has {} faults", 3)},
                            folder());
    }

    QTemporaryDir m_folder;
};

KD_TEST(RecordedLaunchTest, kd::test::NoApplication)

}  // namespace kd::tst_recordedlaunch
#include "tst_recordedlaunch.moc"

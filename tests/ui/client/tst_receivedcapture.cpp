// SPDX-License-Identifier: GPL-3.0-or-later
// What a target sends of a program that runs there: files of recordings and reports, none of which is trusted.
#include "core/base/error.h"
#include "core/base/sha256.h"
#include "tests/program/testprogram.h"
#include "ui/client/receivedcapture.h"

#include <QDir>
#include <QDirIterator>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <memory>

namespace tst_receivedcapture {

using namespace kd;

namespace {

const RecordingName kOne{7, 1};

QByteArray endOf(const QByteArray& bytes)
{
    return toCaptureMessage(CaptureMessage::FileEnd, QByteArray::fromStdString(sha256Hex(bytes.toStdString())));
}
QByteArray bytesOf(const QByteArray& bytes)
{
    return toCaptureMessage(CaptureMessage::FileBytes, bytes);
}
QByteArray beginOf(const std::string& name, std::uint64_t bytes, std::optional<RecordingName> recording = kOne)
{
    return toCaptureMessage(CaptureFile{recording, name, bytes});
}
QList<QByteArray> fileOf(const std::string& name, const QByteArray& bytes, std::optional<RecordingName> recording = kOne)
{
    return {beginOf(name, static_cast<std::uint64_t>(bytes.size()), recording), bytesOf(bytes), endOf(bytes)};
}

QStringList below(const QString& folder)
{
    QStringList found;
    QDirIterator each(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    while (each.hasNext())
        found << QDir(folder).relativeFilePath(each.next());
    found.sort();
    return found;
}

struct At {
    explicit At(std::uint64_t limit = 1 << 20)
    {
        QDir(folder.path()).mkdir("in");
        received = std::make_unique<ReceivedCapture>(folder.filePath("in").toStdString(), CaptureRequest{.limit = limit});
    }
    QTemporaryDir folder;
    std::unique_ptr<ReceivedCapture> received;
};

}  // namespace

class ReceivedCaptureTest : public QObject {
    Q_OBJECT

private slots:
    void aRecordingIsThereOnceItIsWhole()
    {
        At at;
        for (const QByteArray& message : fileOf("launch.json", "{}") + fileOf("m0.bin", "abcd"))
            QVERIFY(!at.received->accept(message).isChange);
        QCOMPARE(at.received->unfinished(), std::size_t{1});
        QVERIFY(!QDir(at.folder.filePath("in/launch-7-1")).exists());
        QVERIFY(at.received->accept(toCaptureMessage(kOne)).isChange);
        QCOMPARE(below(at.folder.path()),
                 (QStringList{"in", "in/launch-7-1", "in/launch-7-1/launch.json", "in/launch-7-1/m0.bin"}));
    }

    void reportsComeAgain()
    {
        At at;
        for (const char* const text : {"{}", "{\"launches\":3}"})
            for (const QByteArray& message : fileOf("process-12.json", text, std::nullopt))
                at.received->accept(message);
        QFile file(at.folder.filePath("in/process-12.json"));
        QVERIFY(file.open(QFile::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("{\"launches\":3}"));
    }

    void whatIsToldIsGiven()
    {
        At at;
        const ReceivedCapture::News output = at.received->accept(toCaptureMessage(CaptureMessage::Errors, "late"));
        QVERIFY(output.isError && output.output == "late");
        QCOMPARE(at.received->accept(toCaptureMessage(posix::ExitStatus{.signalled = true, .code = 6})).status->code, 6);
        const Message sentence = message("There is no program {} on the target.", std::string("x"));
        QCOMPARE(at.received->accept(toCaptureMessage(sentence)).failure, sentence);
    }

    void refusesWhatMayNotCome_data()
    {
        QTest::addColumn<QList<QByteArray>>("messages");
        QTest::addColumn<QString>("sentence");
        const QString name = "a name that none has";
        for (const char* const each : {"../m0.bin", "/etc/passwd", "m0/../../x", ".hidden", "", "M0.bin", "m0.bin\n"})
            QTest::newRow(qPrintable(QStringLiteral("name '%1'").arg(each))) << QList{beginOf(each, 4)} << name;
        QTest::newRow("long name") << QList{beginOf(std::string(65, 'a'), 4)} << "";
        for (const char* const each : {"request.json", "process-.json", "process-../x.json", "process-1.json/../../x"})
            QTest::newRow(qPrintable(QStringLiteral("report '%1'").arg(each)))
                << QList{beginOf(each, 4, std::nullopt)} << "a report that is none";
        QTest::newRow("too much memory") << QList{beginOf("m0.bin", std::uint64_t{3} << 30)}
                                         << "more of a recording than the limit allows";
        QTest::newRow("too much in all") << fileOf("m0.bin", "abcd") + QList{beginOf("m1.bin", ~std::uint64_t{0})}
                                         << "more of a recording than the limit allows";
        QTest::newRow("twice") << fileOf("m0.bin", "abcd") + QList{beginOf("m0.bin", 4)} << "a file of a recording twice";
        QTest::newRow("within another") << QList{beginOf("m0.bin", 4), beginOf("m1.bin", 4)} << "a file within another one";
        QTest::newRow("too long") << QList{beginOf("m0.bin", 4), bytesOf("abcde")} << "bytes of no file";
        QTest::newRow("no file") << QList{bytesOf("abcd")} << "bytes of no file";
        QTest::newRow("a part") << QList{beginOf("m0.bin", 4), bytesOf("ab"), endOf("ab")} << "a part of a file alone";
        QTest::newRow("another hash") << QList{beginOf("m0.bin", 4), bytesOf("abcd"), endOf("abce")} << "its hash is another one";
        QTest::newRow("not begun") << QList{toCaptureMessage(kOne)} << "that it did not begin";
        QTest::newRow("more of it") << fileOf("m0.bin", "abcd") + QList{toCaptureMessage(kOne), beginOf("m1.bin", 4)}
                                    << "more of a recording that was whole";
        QTest::newRow("no recording") << QList{beginOf("m0.bin", 4, RecordingName{0, 1})} << "";
        QTest::newRow("no such kind") << QList{QByteArray("?")} << "no message of a capture";
        QTest::newRow("for the other side") << QList{toCaptureMessage(CaptureMessage::Stop)} << "no message of a capture";
        QTest::newRow("no sentence") << QList{toCaptureMessage(Message())} << "no message of a capture";
        QTest::newRow("no JSON") << QList{toCaptureMessage(CaptureMessage::FileBegin, "[")} << "";
        QTest::newRow("no exit") << QList{toCaptureMessage(CaptureMessage::Ended, "{\"code\":100000}")} << "";
    }

    void refusesWhatMayNotCome()
    {
        QFETCH(const QList<QByteArray>, messages);
        QFETCH(const QString, sentence);
        At at;
        for (const QByteArray& each : messages.first(messages.size() - 1))
            at.received->accept(each);
        try {
            at.received->accept(messages.last());
            QFAIL("it was accepted");
        } catch (const RuntimeError& error) {
            QVERIFY2(QString::fromUtf8(error.what()).contains(sentence), error.what());
        }
        at.received.reset();
        for (const QString& each : below(at.folder.path()))
            QVERIFY2(each == "in" || each.startsWith("in/arriving-7-1") || each.startsWith("in/launch-7-1"), qPrintable(each));
    }

    /// Whatever comes is taken or refused, and stays within the folder.
    void mutatedMessagesStayWithinTheFolder()
    {
        QRandomGenerator random(17);
        const QList<QByteArray> good = fileOf("launch.json", "{}") + fileOf("m0.bin", "abcdefgh") + QList{toCaptureMessage(kOne)} +
            fileOf("process-12.json", "{}", std::nullopt) + QList{toCaptureMessage(posix::ExitStatus{})};
        At at;
        for (int round = 0; round < 2000; ++round) {
            for (QByteArray message : good) {
                if (random.bounded(4) == 0)
                    message[random.bounded(message.size())] = static_cast<char>(random.bounded(256));
                if (random.bounded(16) == 0)
                    message.truncate(1 + random.bounded(message.size()));
                try {
                    at.received->accept(message);
                } catch (const Error&) {
                    at.received = std::make_unique<ReceivedCapture>(at.folder.filePath("in").toStdString(), CaptureRequest{});
                    QDir(at.folder.filePath("in")).removeRecursively();
                    QDir(at.folder.path()).mkdir("in");
                }
            }
        }
        QCOMPARE(QDir(at.folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), QStringList{"in"});
    }
};

KD_TEST(ReceivedCaptureTest, QCoreApplication)

}  // namespace tst_receivedcapture

#include "tst_receivedcapture.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "tests/program/testprogram.h"
#include "ui/workbench/documents/document.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/documents/journal.h"
#include "ui/workbench/documents/recovery.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>

#include <algorithm>
#include <cstdio>
#include <sys/stat.h>

namespace kd::tst_recovery {
namespace {

JournalEntry anEntry(const QByteArray& text)
{
    JournalEntry entry{.session = {}, .text = text, .sourcePath = QStringLiteral("/home/a/saxpy.cu"), .sessionPath = {},
                       .sourceChecksum = QByteArray(32, 'a'), .sessionChecksum = {}, .written = {}};
    entry.session.title = "saxpy";
    entry.session.sources = {{.path = "saxpy.cu", .text = {}}};
    entry.session.launch.kernel = "saxpy";
    entry.session.folder = "/home/a";
    return entry;
}

int modeOf(const std::filesystem::path& path)
{
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 ? static_cast<int>(status.st_mode & 0777) : -1;
}

QStringList filesIn(const QTemporaryDir& folder)
{
    return QDir(folder.path()).entryList(QDir::Files);
}

std::filesystem::path pathOf(const QTemporaryDir& folder)
{
    return folder.path().toStdString();
}

/// How long the disk takes now for what an entry of a journal takes, in milliseconds.
qint64 syncedWrite(const QTemporaryDir& folder)
{
    QElapsedTimer timer;
    timer.start();
    Journal::create(pathOf(folder)).write(anEntry("text"));
    return timer.elapsed();
}

/// What the killed process does: types numbers, one each few milliseconds, and says each on its standard output.
int typeForEver(const char* folder)
{
    Documents documents;
    Recovery recovery(documents, folder);
    QByteArray text;
    int number = 0;
    QTimer keys;
    QObject::connect(&keys, &QTimer::timeout, [&] {
        text += QByteArray::number(++number) + '\n';
        documents.current().replaceText(text);
        std::printf("%d\n", number);
        std::fflush(stdout);
    });
    keys.start(5);
    return QCoreApplication::exec();
}

}  // namespace

class RecoveryTest : public QObject {
    Q_OBJECT
private slots:
    void entriesComeBackByteByByte()
    {
        const QTemporaryDir folder;
        const auto inner = pathOf(folder) / "state" / "recovery";
        Journal journal = Journal::create(inner);
        QCOMPARE(modeOf(inner), 0700);
        for (const QByteArray& text : {QByteArray(), QByteArray("a\r\nb\0c\xff\xfe", 8), QByteArray(3 << 20, '\n')}) {
            journal.write(anEntry(text));
            QCOMPARE(modeOf(journal.file()), 0600);
            const JournalEntry read = journal.read();
            QCOMPARE(read.text, text);
            QCOMPARE(read.sourcePath, QStringLiteral("/home/a/saxpy.cu"));
            QCOMPARE(read.sourceChecksum, QByteArray(32, 'a'));
            QCOMPARE(read.session.launch.kernel, std::string("saxpy"));
            QCOMPARE(read.session.folder.string(), std::string("/home/a"));
            QVERIFY(read.written.isValid());
        }
    }

    void damagedOnesAreRefused()
    {
        const QTemporaryDir folder;
        Journal journal = Journal::create(pathOf(folder));
        journal.write(anEntry("__global__ void k() {}\n"));
        QFile file(QString::fromStdString(journal.file().string()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray whole = file.readAll();
        file.close();
        const auto isRefused = [&](const QByteArray& bytes) {
            QFile out(file.fileName());
            if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
                return false;
            out.close();
            try {
                journal.read();
                return false;
            } catch (const Error& error) {
                return QByteArray(error.what()).contains(".journal");
            }
        };
        for (qsizetype length = 0; length < whole.size(); length += 7)
            QVERIFY2(isRefused(whole.left(length)), qPrintable(QString::number(length)));
        QVERIFY(isRefused(whole + "x"));
        QByteArray flipped = whole;
        flipped[whole.size() - 3] = 'X';
        QVERIFY(isRefused(flipped));
        QVERIFY(isRefused(QByteArray(whole).replace("kerneldesk-journal 1", "kerneldesk-journal 2")));
        QVERIFY(isRefused("kerneldesk-journal 1\n[]\n"));
    }

    void onlyWhatNobodyHoldsIsLeft()
    {
        const QTemporaryDir folder;
        {
            Journal held = Journal::create(pathOf(folder));
            held.write(anEntry("one"));
            QVERIFY(Journal::claimAbandoned(pathOf(folder)).empty());
        }
        const std::vector<Journal> taken = Journal::claimAbandoned(pathOf(folder));
        QCOMPARE(taken.size(), std::size_t{1});
        QCOMPARE(taken.front().read().text, QByteArray("one"));
        QVERIFY(Journal::claimAbandoned(pathOf(folder)).empty());
    }

    void locksOfProcessesThatWroteNothingGo()
    {
        const QTemporaryDir folder;
        {
            const Journal empty = Journal::create(pathOf(folder));
        }
        QCOMPARE(filesIn(folder).size(), 1);
        QVERIFY(Journal::claimAbandoned(pathOf(folder)).empty());
        QCOMPARE(filesIn(folder).size(), 0);
    }

    void twoOfOneFileDoNotShare()
    {
        const QTemporaryDir folder;
        Documents firsts, seconds;
        const Recovery one(firsts, pathOf(folder)), two(seconds, pathOf(folder));
        firsts.current().replaceText("first");
        seconds.current().replaceText("second");
        QTRY_COMPARE(QDir(folder.path()).entryList({QStringLiteral("*.journal")}).size(), 2);
    }

    void savedAndGivenUpOnesGo()
    {
        const QTemporaryDir folder;
        Documents documents;
        {
            const Recovery recovery(documents, pathOf(folder));
            documents.current().replaceText("typed");
            QTRY_COMPARE(filesIn(folder).size(), 2);
            documents.current().noteSaved(
                {.sourcePath = QStringLiteral("/a.cu"), .sessionPath = {}, .revision = documents.current().revision(), .files = {}});
            QTRY_COMPARE(filesIn(folder).size(), 0);
            documents.current().replaceText("typed again");
            QTRY_COMPARE(filesIn(folder).size(), 2);
            documents.replace({.session = {}, .text = "another", .sourcePath = {}, .sessionPath = {}, .files = {}});
            QTRY_COMPARE(filesIn(folder).size(), 0);
            documents.current().replaceText("typed to the end");
            QTRY_COMPARE(filesIn(folder).size(), 2);
        }
        QCOMPARE(filesIn(folder).size(), 0);
    }

    void everyTabHasItsOwn()
    {
        const QTemporaryDir folder;
        Documents documents;
        const auto texts = [&] {
            QByteArrayList all;
            for (const QString& name : QDir(folder.path()).entryList({QStringLiteral("*.journal")})) {
                QFile file(folder.filePath(name));
                all << (file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
            }
            return all.join();
        };
        const Recovery recovery(documents, pathOf(folder));
        documents.add({.session = {}, .text = "first", .sourcePath = QStringLiteral("/a.cu"), .sessionPath = {}, .files = {}});
        documents.current().replaceText("typed into the first");
        documents.add({.session = {}, .text = "second", .sourcePath = QStringLiteral("/b.cu"), .sessionPath = {}, .files = {}});
        QTRY_VERIFY2(texts().contains("typed into the first"), "the last keys before another tab is shown are kept");
        documents.current().replaceText("typed into the second");
        QTRY_VERIFY(texts().contains("typed into the second"));
        QVERIFY(texts().contains("typed into the first"));
        QCOMPARE(filesIn(folder).size(), 4);
        documents.show(0);
        documents.current().noteSaved(
            {.sourcePath = QStringLiteral("/a.cu"), .sessionPath = {}, .revision = documents.current().revision(), .files = {}});
        QTRY_COMPARE(filesIn(folder).size(), 2);
        QVERIFY(texts().contains("typed into the second"));
        documents.close(1);
        QTRY_COMPARE(filesIn(folder).size(), 0);
    }

    void whatCannotBeKeptIsSaidOnce()
    {
        const QTemporaryDir folder;
        const QString place = folder.filePath(QStringLiteral("recovery"));
        QFile inTheWay(place);
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        inTheWay.close();
        Documents documents;
        Recovery recovery(documents, place.toStdString());
        QSignalSpy failed(&recovery, &Recovery::keepingFailed), works(&recovery, &Recovery::keepingWorksAgain);
        documents.current().replaceText("one");
        QVERIFY(failed.wait());
        QVERIFY(failed.first().first().toString().contains(place));
        documents.current().replaceText("two");
        QVERIFY(!works.wait(1000));
        QCOMPARE(failed.size(), 1);
        QVERIFY(inTheWay.remove());
        documents.current().replaceText("three");
        QVERIFY(works.wait());
    }

    /// A second where the disk syncs at once; a disk that is busy is given the time of the writes that it keeps waiting.
    void killedProcessesLeaveAllButTheLastSecond()
    {
        const auto seed = QRandomGenerator::global()->generate();
        QRandomGenerator random(seed);
        for (int round = 0; round < 5; ++round) {
            const QTemporaryDir folder;
            QProcess typist;
            typist.start(QCoreApplication::applicationFilePath(),
                         {kd::test::name(), QStringLiteral("--type"), folder.path()});
            QVERIFY(typist.waitForStarted());
            int typed = 0, aSecondAgo = 0;
            QElapsedTimer sinceFirst;
            const int life = 1500 + static_cast<int>(random.bounded(1500));
            std::vector<std::pair<qint64, int>> seen;
            const QTemporaryDir beside;
            qint64 slowest = 0;
            while (!sinceFirst.isValid() || sinceFirst.elapsed() < life) {
                slowest = std::max(slowest, syncedWrite(beside));
                QVERIFY2(typist.waitForReadyRead(10000), qPrintable(typist.readAllStandardError()));
                while (typist.canReadLine())
                    typed = typist.readLine().trimmed().toInt();
                if (!sinceFirst.isValid())
                    sinceFirst.start();
                seen.emplace_back(sinceFirst.elapsed(), typed);
            }
            typist.kill();
            QVERIFY(typist.waitForFinished());
            for (const auto& [when, number] : seen)
                if (when <= sinceFirst.elapsed() - std::max<qint64>(1000, 600 + 3 * slowest))
                    aSecondAgo = number;
            Documents documents;
            Recovery recovery(documents, pathOf(folder));
            QSignalSpy changed(&recovery, &Recovery::leftChanged);
            recovery.look();
            QVERIFY2(changed.wait(), qPrintable(QStringLiteral("seed %1, round %2").arg(seed).arg(round)));
            QCOMPARE(recovery.left().size(), std::size_t{1});
            recovery.restore(recovery.left().front().id);
            QVERIFY(documents.current().isModified());
            QByteArray expected;
            int kept = 0;
            while (expected.size() < documents.current().text().size())
                expected += QByteArray::number(++kept) + '\n';
            QCOMPARE(documents.current().text(), expected);
            QVERIFY2(
                kept >= aSecondAgo,
                qPrintable(
                    QStringLiteral("%1 of %2 typed, %3 a second before; seed %4").arg(kept).arg(typed).arg(aSecondAgo).arg(seed)));
            documents.current().noteSaved(
                {.sourcePath = QStringLiteral("/a.cu"), .sessionPath = {}, .revision = documents.current().revision(), .files = {}});
            QTRY_COMPARE(filesIn(folder).size(), 0);
        }
    }

    void discardedOnesAreGone()
    {
        const QTemporaryDir folder;
        Journal::create(pathOf(folder)).write(anEntry("left"));
        Documents documents;
        Recovery recovery(documents, pathOf(folder));
        QSignalSpy changed(&recovery, &Recovery::leftChanged);
        recovery.look();
        QVERIFY(changed.wait());
        const RecoverableDocument left = recovery.left().front();
        QCOMPARE(left.fileName, QStringLiteral("saxpy.cu"));
        QCOMPARE(left.folder, QStringLiteral("/home/a"));
        QCOMPARE(left.bytes, 4);
        recovery.discard(left.id);
        QVERIFY(recovery.left().empty());
        QCOMPARE(filesIn(folder).size(), 0);
        QVERIFY(!documents.current().isModified());
    }

    void damagedOnesStayAndAreNamed()
    {
        const QTemporaryDir folder;
        QFile damaged(folder.filePath(QStringLiteral("1-2-0.journal")));
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write("nonsense");
        damaged.close();
        Documents documents;
        Recovery recovery(documents, pathOf(folder));
        QSignalSpy noticed(&recovery, &Recovery::noticed);
        recovery.look();
        QVERIFY(noticed.wait());
        QVERIFY(noticed.first().first().toString().contains(damaged.fileName()));
        QVERIFY(recovery.left().empty());
        QVERIFY(damaged.exists());
    }
};

KD_TEST_MAIN(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    if (argc == 3 && qstrcmp(argv[1], "--type") == 0)
        return typeForEver(argv[2]);
    RecoveryTest test;
    return QTest::qExec(&test, argc, argv);
}

}  // namespace kd::tst_recovery

#include "tst_recovery.moc"

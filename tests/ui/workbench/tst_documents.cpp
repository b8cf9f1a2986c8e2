// SPDX-License-Identifier: GPL-3.0-or-later
// Opening and saving: what could lose a user's work. No worker is started.
#include "core/session/document/session.h"
#include "tests/program/testprogram.h"
#include "tests/ui/bench/testbench.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/runs/devicequeue.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPointer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_documents {

using namespace kd;

namespace {

constexpr int kPatience = 30000;
const char* const kKernel = "extern \"C\" __global__ void k(float* x) { x[0] = 1; }\n";

QString write(const QString& path, const QByteArray& text)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("a file of the test could not be written");
    return path;
}

QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString writeSession(const QString& path, const SessionSource& source, const LaunchSetup& launch = {})
{
    Session session;
    session.sources = {source};
    session.launch = launch;
    saveSession(session, path.toStdString());
    return path;
}

struct Bench {
    Bench()
        : workbench({QStringLiteral("none"), QStringLiteral("/nowhere/kerneldesk-worker"), {}}),
          saved(&workbench.files, &DocumentFiles::saved), failures(&workbench.notices, &Notices::failed)
    { }
    bool opens(const QString& path)
    {
        QSignalSpy opened(&workbench.documents, &Documents::currentChanged);
        workbench.files.open(path);
        return QTest::qWaitFor([&] { return !opened.isEmpty(); }, kPatience);
    }
    bool saves(const QString& path)
    {
        const qsizetype before = saved.size();
        workbench.files.save(path);
        return savedTimes(before + 1);
    }
    bool savedTimes(qsizetype times)
    {
        return QTest::qWaitFor([&] { return saved.size() >= times || !failures.isEmpty(); }, kPatience) && failures.isEmpty();
    }
    void changeTiming(int samples)
    {
        TimingSettings timing = workbench.jobs.timingSettings();
        timing.samples = samples;
        workbench.jobs.setTimingSettings(timing);
    }
    Document& document() { return workbench.documents.current(); }

    Workbench workbench;
    QSignalSpy saved, failures;
};

}  // namespace

class TestDocuments : public QObject {
    Q_OBJECT
private slots:
    /// A target's device may be kept in the session of what stands there before the first document.
    void theFirstTakesThePlaceOfNone()
    {
        Documents documents;
        const QPointer<Document> none = &documents.current();
        Session session = none->session();
        session.device = "emulated";
        none->setSession(session);
        QVERIFY(none->isModified());
        documents.add({});
        QVERIFY(none.isNull());
        QCOMPARE(documents.count(), 1);
        QCOMPARE(documents.currentIndex(), 0);
    }

    void aSaveThatEndsLateLeavesTheNextDocumentAlone()
    {
        QTemporaryDir folder;
        Bench bench;
        bench.workbench.files.openNew();
        bench.document().replaceText(kKernel);
        bench.workbench.files.save(folder.filePath(QStringLiteral("first.cu")));
        bench.workbench.files.openNew();
        QVERIFY(bench.savedTimes(1));
        QCOMPARE(read(folder.filePath(QStringLiteral("first.cu"))), QByteArray(kKernel));
        QCOMPARE(bench.document().sourcePath(), QString());
    }

    void aDeviceIsGivenInTheOrderOfTheRequests()
    {
        DeviceQueue queue;
        QStringList begun;
        const int one = 1, two = 2, three = 3, other = 4;
        const auto begin = [&](const char* name) { return [&begun, name] { begun << QLatin1String(name); }; };
        queue.ask("0", &one, begin("one"));
        queue.ask("0", &two, begin("two"));
        queue.ask("1", &other, begin("other"));
        queue.ask("0", &three, begin("three"));
        QCOMPARE(begun.join(' '), QStringLiteral("one other"));
        queue.leave(&two);  // it only waited
        queue.leave(&one);
        QCOMPARE(begun.join(' '), QStringLiteral("one other three"));
        queue.leave(&one);
        queue.ask("0", &one, begin("again"));
        queue.close();
        queue.leave(&three);
        QCOMPARE(begun.join(' '), QStringLiteral("one other three"));
    }

    void whatIsSavedBehindAnotherTabIsWhatUndoLeadsAwayFrom()
    {
        Documents documents;
        documents.add({.session = {}, .text = "one", .sourcePath = QStringLiteral("/a.cu")});
        Document& first = documents.current();
        first.replaceText("two");
        documents.add({.session = {}, .text = "other", .sourcePath = QStringLiteral("/b.cu")});
        first.noteSaved({.sourcePath = QStringLiteral("/a.cu"), .revision = first.revision()});
        QVERIFY(!first.isModified() && !documents.tabs()[0].isModified);
        first.noteTextChanged();
        QVERIFY(first.isModified() && documents.tabs()[0].isModified);
        QVERIFY(!documents.current().isModified());
    }

    void partsLiveAsLongAsTheirDocument()
    {
        struct Part {
            explicit Part(int& count) : alive(count) { ++alive; }
            ~Part() { --alive; }
            Part(const Part&) = delete;
            Part& operator=(const Part&) = delete;
            int& alive;
        };
        int alive = 0;
        Documents documents;
        for (const char* const path : {"/a.cu", "/b.cu"}) {
            documents.add({.session = {}, .text = {}, .sourcePath = QLatin1String(path)});
            documents.current().part<Part>(alive);
        }
        QCOMPARE(alive, 2);
        QCOMPARE(&documents.current().part<Part>(alive), documents.current().findPart<Part>());
        QCOMPARE(alive, 2);
        documents.show(0);
        QSignalSpy closing(&documents, &Documents::closing);
        documents.close(0);
        QCOMPARE(closing.size(), 1);
        QCOMPARE(alive, 1);
        QCOMPARE(documents.current().sourcePath(), QStringLiteral("/b.cu"));
        documents.replace({.session = {}, .text = {}, .sourcePath = QStringLiteral("/c.cu")});
        QCOMPARE(alive, 0);
        QCOMPARE(documents.count(), 1);
    }

    void theNewestOfTwoSavesStays()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("k.cu"));
        Bench bench;
        bench.workbench.files.openNew();
        bench.document().replaceText(QByteArray(40'000'000, '/'));
        bench.workbench.files.save(path);
        bench.document().replaceText(kKernel);
        bench.workbench.files.save(path);
        QVERIFY(bench.savedTimes(2));
        QCOMPARE(read(path), QByteArray(kKernel));
        QVERIFY(!bench.document().isTextModified());
    }

    void settingsThatChangeDuringASaveStayUnsaved()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("k.kdesk"));
        Bench bench;
        bench.workbench.files.openNew();
        bench.changeTiming(17);
        bench.workbench.files.save(path);
        bench.changeTiming(18);
        QVERIFY(bench.savedTimes(1));
        QVERIFY(bench.document().isModified());
        QVERIFY(bench.saves(path));
        QVERIFY(!bench.document().isModified());
        QCOMPARE(loadSession(path.toStdString()).timing.samples, 18);
    }

    void sourcesBelowTheirSessionStayFiles()
    {
        QTemporaryDir folder;
        const QString source = write(folder.filePath(QStringLiteral("src/k.cu")), kKernel);
        const QString path = writeSession(folder.filePath(QStringLiteral("k.kdesk")), {.path = "src/k.cu", .text = {}});
        Bench bench;
        QVERIFY(bench.opens(path));
        bench.document().replaceText("// mine\n");
        QVERIFY(bench.saves(path));
        QCOMPARE(read(source), QByteArray("// mine\n"));
        const Session session = loadSession(path.toStdString());
        QCOMPARE(session.sources.front().path, std::string("src/k.cu"));
        QVERIFY(!session.sources.front().text);
    }

    void embeddedSourcesLeaveFilesOfTheirNameAlone()
    {
        QTemporaryDir folder;
        const QString other = write(folder.filePath(QStringLiteral("k.cu")), "// another program\n");
        const QString path = writeSession(folder.filePath(QStringLiteral("k.kdesk")), {.path = "k.cu", .text = kKernel});
        Bench bench;
        QVERIFY(bench.opens(path));
        QCOMPARE(bench.document().text(), QByteArray(kKernel));
        bench.document().replaceText("// mine\n");
        QVERIFY(bench.saves(path));
        QCOMPARE(read(other), QByteArray("// another program\n"));
        const Session session = loadSession(path.toStdString());
        QCOMPARE(session.sources.front().text.value_or(std::string()), std::string("// mine\n"));
    }

    void copiesOfASessionElsewhereAreWhole()
    {
        QTemporaryDir folder;
        const QString source = write(folder.filePath(QStringLiteral("a/k.cu")), kKernel);
        LaunchSetup launch;
        launch.arguments = {{"x", "in:file(\"data/x.npy\")[16]"}, {"y", "file(\"/far/y.npy\")"}, {"n", "16"}};
        launch.references = {{"x", "file:data/expected.npy"}};
        const QString first = writeSession(folder.filePath(QStringLiteral("a/k.kdesk")), {.path = "k.cu", .text = {}}, launch);
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("b")));
        const QString second = folder.filePath(QStringLiteral("b/k.kdesk"));
        Bench bench;
        QVERIFY(bench.opens(first));
        bench.document().replaceText("// mine\n");
        QVERIFY(bench.saves(second));
        QCOMPARE(read(source), QByteArray(kKernel));
        const std::string data = folder.filePath(QStringLiteral("a/data")).toStdString();
        const Session session = loadSession(second.toStdString());
        QCOMPARE(session.sources.front().text.value_or(std::string()), std::string("// mine\n"));
        QCOMPARE(session.launch.arguments[0].value, "in:file(\"" + data + "/x.npy\")[16]");
        QCOMPARE(session.launch.arguments[1].value, std::string("file(\"/far/y.npy\")"));
        QCOMPARE(session.launch.arguments[2].value, std::string("16"));
        QCOMPARE(session.launch.references[0].reference, "file:" + data + "/expected.npy");
        // The document is what would be opened.
        QCOMPARE(bench.document().sourcePath(), folder.filePath(QStringLiteral("b/k.cu")));
        QCOMPARE(bench.document().session().folder, session.folder);
        QCOMPARE(bench.document().session().launch.arguments[0].value, session.launch.arguments[0].value);
        QVERIFY(!bench.document().isModified());
        // Back at the first place, names are short again.
        QVERIFY(bench.saves(folder.filePath(QStringLiteral("a/again.kdesk"))));
        QCOMPARE(bench.document().session().launch.arguments[0].value, std::string("in:file(\"data/x.npy\")[16]"));
    }

    void anotherNameForTheSourceLeavesTheSessionBehind()
    {
        QTemporaryDir folder;
        write(folder.filePath(QStringLiteral("k.cu")), kKernel);
        const QString path = writeSession(folder.filePath(QStringLiteral("k.kdesk")), {.path = "k.cu", .text = {}});
        const QByteArray before = read(path);
        Bench bench;
        QVERIFY(bench.opens(path));
        bench.document().replaceText("// another one\n");
        QVERIFY(bench.saves(folder.filePath(QStringLiteral("other.cu"))));
        QCOMPARE(bench.document().sessionPath(), QString());
        QCOMPARE(read(folder.filePath(QStringLiteral("k.cu"))), QByteArray(kKernel));
        QCOMPARE(read(path), before);
    }

    void sessionsOfAnotherTargetSaySo()
    {
        QTemporaryDir folder;
        Session session;
        session.sources = {{.path = "k.cu", .text = kKernel}};
        session.target = "cluster";
        saveSession(session, folder.filePath(QStringLiteral("k.kdesk")).toStdString());
        Bench bench;
        QSignalSpy notices(&bench.workbench.notices, &Notices::noticed);
        QVERIFY(bench.opens(folder.filePath(QStringLiteral("k.kdesk"))));
        QVERIFY(notices.isEmpty());  // not before it is trusted
        bench.document().setTrusted(true);
        QTRY_COMPARE_WITH_TIMEOUT(notices.size(), 1, kPatience);
        QVERIFY(notices[0][0].toString().contains(QStringLiteral("cluster")));
    }

    void whatIsTypedWhileAFileIsOpenedStays()
    {
        QTemporaryDir folder;
        const QString path = write(folder.filePath(QStringLiteral("k.cu")), kKernel);
        Bench bench;
        bench.workbench.files.openNew();
        bench.workbench.files.open(path);
        bench.document().replaceText("// typed\n");
        QTRY_COMPARE_WITH_TIMEOUT(bench.document().sourcePath(), path, kPatience);
        QCOMPARE(bench.document().text(), QByteArray(kKernel));
        QCOMPARE(bench.workbench.documents.count(), 2);
        bench.workbench.documents.show(0);
        QCOMPARE(bench.document().text(), QByteArray("// typed\n"));
        QVERIFY(bench.document().isModified());
    }

    void whatAnotherProgramWroteIsNotOverwritten_data()
    {
        QTest::addColumn<QString>("opened");
        QTest::addColumn<QString>("changed");
        QTest::newRow("source") << QStringLiteral("k.cu") << QStringLiteral("k.cu");
        QTest::newRow("source of a session") << QStringLiteral("k.kdesk") << QStringLiteral("k.cu");
        QTest::newRow("session") << QStringLiteral("k.kdesk") << QStringLiteral("k.kdesk");
    }
    void whatAnotherProgramWroteIsNotOverwritten()
    {
        QFETCH(QString, opened);
        QFETCH(QString, changed);
        QTemporaryDir folder;
        write(folder.filePath(QStringLiteral("k.cu")), kKernel);
        writeSession(folder.filePath(QStringLiteral("k.kdesk")), {.path = "k.cu", .text = {}});
        const QString path = folder.filePath(opened);
        Bench bench;
        QSignalSpy wanted(&bench.workbench.files, &DocumentFiles::overwriteWanted);
        QVERIFY(bench.opens(path));
        bench.document().replaceText("// mine\n");
        const QByteArray theirs = read(folder.filePath(changed)) + "\n";
        write(folder.filePath(changed), theirs);
        bench.workbench.files.save(path);
        QTRY_COMPARE_WITH_TIMEOUT(wanted.size(), 1, kPatience);
        QCOMPARE(wanted[0][0].toString(), path);
        QCOMPARE(wanted[0][1].toString(), changed);
        QCOMPARE(read(folder.filePath(changed)), theirs);
        QVERIFY(bench.document().isTextModified());
        bench.workbench.files.save(path, DocumentFiles::Existing::Any);
        QVERIFY(bench.savedTimes(1));
        QCOMPARE(read(folder.filePath(QStringLiteral("k.cu"))), QByteArray("// mine\n"));
        QVERIFY(!bench.document().isModified());
        // From now on that is what is known.
        bench.document().replaceText("// again\n");
        QVERIFY(bench.saves(path));
        QCOMPARE(wanted.size(), 1);
    }

    void ownSavesAreNoOtherProgramsChange()
    {
        QTemporaryDir folder;
        const QString path = write(folder.filePath(QStringLiteral("k.cu")), kKernel);
        Bench bench;
        QSignalSpy wanted(&bench.workbench.files, &DocumentFiles::overwriteWanted);
        QVERIFY(bench.opens(path));
        for (const char* const text : {"// 1\n", "// 2\n", "// 3\n"}) {
            bench.document().replaceText(text);
            bench.workbench.files.save(path);
        }
        QVERIFY(bench.savedTimes(3));
        QCOMPARE(read(path), QByteArray("// 3\n"));
        // A file that is gone is written again.
        QVERIFY(QFile::remove(path));
        QVERIFY(bench.saves(path));
        QCOMPARE(read(path), QByteArray("// 3\n"));
        QCOMPARE(wanted.size(), 0);
    }

    void bytesThatAreNoTextAreKept()
    {
        QTemporaryDir folder;
        const QByteArray latin = "// caf\xe9\r\nint x;";
        const QString path = write(folder.filePath(QStringLiteral("k.cu")), latin);
        Bench bench;
        QSignalSpy notices(&bench.workbench.notices, &Notices::noticed);
        QVERIFY(bench.opens(path));
        QTRY_COMPARE(notices.size(), 1);
        QVERIFY(notices[0][0].toString().contains(QStringLiteral("not UTF-8")));
        QVERIFY(bench.saves(path));
        QCOMPARE(read(path), latin);
        // Beside its session it stays a file; in one that is elsewhere it would have to be text.
        QVERIFY(bench.saves(folder.filePath(QStringLiteral("k.kdesk"))));
        QCOMPARE(read(path), latin);
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("b")));
        bench.workbench.files.save(folder.filePath(QStringLiteral("b/k.kdesk")));
        QTRY_COMPARE_WITH_TIMEOUT(bench.failures.size(), 1, kPatience);
        QVERIFY(bench.failures[0][0].toString().contains(QStringLiteral("not UTF-8")));
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("b/k.kdesk"))));
        QCOMPARE(bench.document().text(), latin);
    }

    void savingThatFailsLosesNothing_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("reason");
        QTest::newRow("a folder in its place") << QStringLiteral("folder.cu") << QStringLiteral("not a regular file");
        QTest::newRow("no such folder") << QStringLiteral("none/k.cu") << QStringLiteral("No such file");
        QTest::newRow("a full disk") << QStringLiteral("/dev/full") << QStringLiteral("No space left");
        QTest::newRow("a folder that is not to be written") << QStringLiteral("/proc/k.cu") << QString();
    }
    void savingThatFailsLosesNothing()
    {
        QFETCH(QString, path);
        QFETCH(QString, reason);
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("folder.cu")));
        const QString source = write(folder.filePath(QStringLiteral("k.cu")), kKernel);
        Bench bench;
        QSignalSpy notSaved(&bench.workbench.files, &DocumentFiles::notSaved);
        QVERIFY(bench.opens(source));
        bench.document().replaceText("// mine\n");
        bench.workbench.files.save(QDir(folder.path()).filePath(path));
        QTRY_COMPARE_WITH_TIMEOUT(notSaved.size(), 1, kPatience);
        const QString sentence = notSaved[0][0].toString();
        QVERIFY2(sentence.contains(reason) && sentence.contains(QFileInfo(path).fileName()), qPrintable(sentence));
        QVERIFY(bench.document().isTextModified());
        QCOMPARE(bench.document().text(), QByteArray("// mine\n"));
        QCOMPARE(bench.document().sourcePath(), source);
        QCOMPARE(read(source), QByteArray(kKernel));
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 2);
    }

    void linksKeepTheirTarget()
    {
        QTemporaryDir folder;
        const QString target = write(folder.filePath(QStringLiteral("real/k.cu")), kKernel);
        const QString link = folder.filePath(QStringLiteral("k.cu"));
        QVERIFY(QFile::link(target, link));
        QVERIFY(QFile::setPermissions(target, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup));
        const QFile::Permissions before = QFile::permissions(target);
        Bench bench;
        QVERIFY(bench.opens(link));
        bench.document().replaceText("// mine\n");
        QVERIFY(bench.saves(link));
        QCOMPARE(QFile::symLinkTarget(link), target);
        QCOMPARE(read(target), QByteArray("// mine\n"));
        QCOMPARE(QFile::permissions(target), before);
    }

    void thereIsAProgramWhereTheFirstOneCannotBeOpened()
    {
        Bench bench;
        bench.workbench.files.open(QStringLiteral("/nowhere/at/all.cu"));
        QTRY_COMPARE_WITH_TIMEOUT(bench.failures.size(), 1, kPatience);
        QVERIFY(!bench.document().text().isEmpty());
        QVERIFY(bench.document().isTrusted());
    }
};

KD_TEST(TestDocuments, QCoreApplication)

}  // namespace tst_documents

#include "tst_documents.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/program/testprogram.h"
#include "tests/ui/bench/testbench.h"
#include "ui/program/targets.h"
#include "ui/program/usererror.h"
#include "ui/workbench/documents/recovery.h"

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <memory>
#include <sys/resource.h>

namespace tst_roomfaults {

// Faults 19 and 20 for the window: no room on a disk, no folder to write to. Nothing that was typed is lost, and a sentence says
// it.

namespace {

using namespace kd;

constexpr int kPatience = 60'000;

/// A disk with room for files of that many bytes: further writes fail, as on a full one (EFBIG in the place of ENOSPC).
class SmallDisk {
public:
    explicit SmallDisk(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~SmallDisk() { ::setrlimit(RLIMIT_FSIZE, &m_before); }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

private:
    rlimit m_before{};
};

QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray longText()
{
    return QByteArray("// typed and not saved\n").repeated(2000);
}

const char* const kProgram = "extern \"C\" __global__ void one(float* x) { x[threadIdx.x] = 1.0f; }\n";

struct Bench {
    Bench() : workbench(Target::local())
    {
        workbench.files.openNew();
    }
    bool builds()
    {
        workbench.documents.current().replaceText(kProgram);
        workbench.jobs.compile();
        return QTest::qWaitFor([this] { return static_cast<bool>(workbench.builds.goodBuild()) && !workbench.builds.isStale(); },
                               kPatience);
    }
    Workbench workbench;
};

}  // namespace

class RoomFaults : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XDG_STATE_HOME", m_folder->filePath("state").toLocal8Bit());
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder->filePath("config"));
    }
    void cleanup()
    {
        qunsetenv("XDG_STATE_HOME");
        qunsetenv("TMPDIR");
    }

    // 19

    void aFullDiskKeepsNoJournalAndSaysSo()
    {
        Bench bench;
        QSignalSpy failed(&bench.workbench.recovery, &Recovery::keepingFailed);
        QSignalSpy worksAgain(&bench.workbench.recovery, &Recovery::keepingWorksAgain);
        {
            const SmallDisk disk(4096);
            bench.workbench.documents.current().replaceText(longText());
            QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, kPatience);
        }
        QVERIFY2(failed.first().first().toString().contains("journal"), qPrintable(failed.first().first().toString()));
        QCOMPARE(bench.workbench.documents.current().text(), longText());
        bench.workbench.documents.current().replaceText(longText() + "more\n");
        QTRY_COMPARE_WITH_TIMEOUT(worksAgain.count(), 1, kPatience);
    }

    void aFullDiskLeavesTheOldFileWhole()
    {
        const QString path = m_folder->filePath("one.cu");
        Bench bench;
        bench.workbench.documents.current().replaceText("// saved\n");
        QSignalSpy saved(&bench.workbench.files, &DocumentFiles::saved);
        QSignalSpy notSaved(&bench.workbench.files, &DocumentFiles::notSaved);
        bench.workbench.files.save(path);
        QTRY_COMPARE_WITH_TIMEOUT(saved.count(), 1, kPatience);
        {
            const SmallDisk disk(4096);
            bench.workbench.documents.current().replaceText(longText());
            bench.workbench.files.save(path);
            QTRY_COMPARE_WITH_TIMEOUT(notSaved.count(), 1, kPatience);
        }
        QVERIFY2(notSaved.first().first().toString().contains("one.cu"), qPrintable(notSaved.first().first().toString()));
        QCOMPARE(read(path), QByteArray("// saved\n"));
        QVERIFY(bench.workbench.documents.current().isModified());
        bench.workbench.files.save(path);
        QTRY_COMPARE_WITH_TIMEOUT(saved.count(), 2, kPatience);
        QCOMPARE(read(path), longText());
    }

    void aFullDiskTakesNoExport_data()
    {
        QTest::addColumn<QString>("ending");
        QTest::newRow("report") << "html";
        QTest::newRow("module") << "ptx";
    }
    void aFullDiskTakesNoExport()
    {
        QFETCH(QString, ending);
        Bench bench;
        QVERIFY(bench.builds());
        const QString path = m_folder->filePath("out." + ending);
        QSignalSpy failed(&bench.workbench.notices, &Notices::failed);
        const auto write = [&] {
            ending == "ptx" ? bench.workbench.exports.writeModule(bench.workbench.builds.goodBuild().outcome, path)
                            : bench.workbench.reports.write(path);
        };
        {
            const SmallDisk disk(16);
            write();
            QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, kPatience);
        }
        QVERIFY2(failed.first().first().toString().contains("out." + ending), qPrintable(failed.first().first().toString()));
        QVERIFY2(!QFile::exists(path), "half a file is worse than none");
        QCOMPARE(QDir(m_folder->path()).entryList({"out*", ".out*"}, QDir::Files | QDir::Hidden), QStringList());
        write();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), kPatience);
    }

    // 20. A file in the place of the home folder: nothing can be made below it, whoever asks.

    void withoutAHomeTypedTextIsSavedElsewhere()
    {
        QFile home(m_folder->filePath("home"));
        QVERIFY(home.open(QIODevice::WriteOnly));
        qputenv("XDG_STATE_HOME", m_folder->filePath("home/state").toLocal8Bit());
        Bench bench;
        QSignalSpy failed(&bench.workbench.recovery, &Recovery::keepingFailed);
        bench.workbench.documents.current().replaceText(longText());
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, kPatience);
        QVERIFY2(failed.first().first().toString().contains("home/state"), qPrintable(failed.first().first().toString()));
        QSignalSpy saved(&bench.workbench.files, &DocumentFiles::saved);
        bench.workbench.files.save(m_folder->filePath("elsewhere.cu"));
        QTRY_COMPARE_WITH_TIMEOUT(saved.count(), 1, kPatience);
        QCOMPARE(read(m_folder->filePath("elsewhere.cu")), longText());
    }

    void settingsThatCannotBeWrittenAreSaid()
    {
        QFile home(m_folder->filePath("home"));
        QVERIFY(home.open(QIODevice::WriteOnly));
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder->filePath("home/config"));
        try {
            setNamedTargets({{"mine", "ssh host kerneldesk-worker"}});
            QFAIL("nothing was said");
        } catch (const UserError& error) {
            QVERIFY2(error.sentence().contains("home/config"), qPrintable(error.sentence()));
        }
    }

    void aMissingTemporaryFolderIsNamed()
    {
        qputenv("TMPDIR", "/nowhere/at/all");
        {
            Bench bench;
            QSignalSpy failed(&bench.workbench.notices, &Notices::failed);
            bench.workbench.documents.current().replaceText(kProgram);
            bench.workbench.jobs.compile();
            QTRY_VERIFY_WITH_TIMEOUT(!failed.isEmpty() || bench.workbench.builds.goodBuild(), kPatience);
            QVERIFY2(bench.workbench.builds.goodBuild() || failed.first().first().toString().contains("/nowhere/at/all"),
                     qPrintable(failed.isEmpty() ? QString() : failed.first().first().toString()));
        }
        qunsetenv("TMPDIR");
        Bench bench;
        QVERIFY(bench.builds());
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

KD_TEST(RoomFaults, QCoreApplication)

}  // namespace tst_roomfaults

#include "tst_roomfaults.moc"

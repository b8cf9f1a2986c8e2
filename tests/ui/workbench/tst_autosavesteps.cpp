// SPDX-License-Identifier: GPL-3.0-or-later
// Fault 12: the window is killed at each step of keeping and saving what is typed. The steps are the calls to the kernel that
// change files: the killed process, which is this program again, counts them and kills itself at the one it was told.
#include "tests/program/testprogram.h"
#include "tests/ui/bench/testbench.h"
#include "ui/workbench/documents/journal.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <memory>
#include <vector>

namespace {

std::atomic<int> g_steps{0};
std::atomic<int> g_last{0};  ///< 0: none is counted

void countStep()
{
    if (g_last > 0 && ++g_steps == g_last)
        ::kill(::getpid(), SIGKILL);
}

}  // namespace

// These stand in the place of libc's for the whole process.
extern "C" {

int open(const char* path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    const int mode = (flags & O_CREAT) != 0 ? va_arg(rest, int) : 0;
    va_end(rest);
    if ((flags & O_CREAT) != 0)
        countStep();
    return static_cast<int>(::syscall(SYS_openat, AT_FDCWD, path, flags, mode));
}

ssize_t write(int descriptor, const void* bytes, size_t count)
{
    if (descriptor > STDERR_FILENO)
        countStep();
    return ::syscall(SYS_write, descriptor, bytes, count);
}

int fsync(int descriptor)
{
    countStep();
    return static_cast<int>(::syscall(SYS_fsync, descriptor));
}

int fchmod(int descriptor, mode_t mode) noexcept
{
    countStep();
    return static_cast<int>(::syscall(SYS_fchmod, descriptor, mode));
}

int rename(const char* from, const char* to) noexcept
{
    countStep();
    return static_cast<int>(::syscall(SYS_rename, from, to));
}
}

namespace kd::tst_autosavesteps {
namespace {

constexpr int kPatience = 30000;
const QStringList kTexts{QStringLiteral("first"), QStringLiteral("second")};

QByteArray longText(const QString& word)
{
    return word.toUtf8() + ' ' + QByteArray(200'000, '/') + "\n";
}

void say(const QString& what)
{
    std::printf("%s\n", qPrintable(what));
    std::fflush(stdout);
}

QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray journalIn(const QString& folder)
{
    const QDir journals(folder + QStringLiteral("/kerneldesk/recovery"));
    const QStringList files = journals.entryList({QStringLiteral("*.journal")});
    return files.isEmpty() ? QByteArray() : read(journals.filePath(files.first()));
}

/// Types and saves twice, says what is kept and saved, and dies at the step `last`.
int typeAndSave(const QString& folder, int last)
{
    qputenv("XDG_STATE_HOME", folder.toUtf8());
    Workbench workbench({QStringLiteral("none"), QStringLiteral("/nowhere/kerneldesk-worker"), {}});
    int saved = 0;
    QObject::connect(&workbench.files, &DocumentFiles::saved, [&saved] { ++saved; });
    workbench.files.openNew();
    g_last = last;
    for (const QString& word : kTexts) {
        const QByteArray text = longText(word);
        const int before = saved;
        workbench.documents.current().replaceText(text);
        if (!QTest::qWaitFor([&] { return journalIn(folder).endsWith(text); }, kPatience))
            return 1;
        say(QStringLiteral("kept ") + word);
        workbench.files.save(folder + QStringLiteral("/k.cu"));
        if (!QTest::qWaitFor([&] { return saved > before; }, kPatience))
            return 2;
        say(QStringLiteral("saved ") + word);
    }
    return 0;
}

/// One killed process and what it left.
struct Killed {
    explicit Killed(int last)
    {
        process.start(QCoreApplication::applicationFilePath(),
                      {kd::test::name(), QStringLiteral("--steps"), folder.path(), QString::number(last)});
    }
    QTemporaryDir folder;
    QProcess process;
};

}  // namespace

class AutosaveStepsTest : public QObject {
    Q_OBJECT
private slots:
    void killedAtEachStep()
    {
        constexpr int kAtOnce = 6;
        int killed = 0;
        bool isThrough = false;
        for (int first = 1; !isThrough; first += kAtOnce) {
            QVERIFY2(first < 500, "it never comes to its end");
            std::vector<std::unique_ptr<Killed>> batch;
            for (int step = first; step < first + kAtOnce; ++step)
                batch.push_back(std::make_unique<Killed>(step));
            for (const auto& each : batch) {
                QVERIFY(each->process.waitForFinished(kPatience));
                const bool isKilled = each->process.exitStatus() == QProcess::CrashExit;
                if (!isKilled)
                    QCOMPARE(each->process.exitCode(), 0);
                killed += isKilled;
                isThrough = isThrough || !isKilled;
                checkLeft(*each, first + static_cast<int>(&each - batch.data()));
            }
        }
        QVERIFY2(killed >= 20, qPrintable(QStringLiteral("%1 steps").arg(killed)));
    }

private:
    static void checkLeft(Killed& killed, int step)
    {
        const QString said = QString::fromUtf8(killed.process.readAllStandardOutput());
        const QByteArray file = read(killed.folder.filePath(QStringLiteral("k.cu")));
        QByteArray kept;
        for (const Journal& journal :
             Journal::claimAbandoned((killed.folder.path() + QStringLiteral("/kerneldesk/recovery")).toStdString()))
            kept = journal.read().text;  // throws where it is not whole
        const QByteArray one = longText(kTexts[0]), two = longText(kTexts[1]);
        const QByteArray where = QStringLiteral("killed at step %1, which had said: %2").arg(step).arg(said.simplified()).toUtf8();
        QVERIFY2(file.isEmpty() || file == one || file == two, where + ": the file is neither the old nor the new one");
        QVERIFY2(kept.isEmpty() || kept == one || kept == two, where + ": the journal is neither the old nor the new one");
        for (const QString& word : kTexts) {
            const bool isLater = file == two || kept == two;
            if (said.contains(QStringLiteral("kept ") + word))
                QVERIFY2(isLater || file == longText(word) || kept == longText(word), where + ": what was kept is lost");
            if (said.contains(QStringLiteral("saved ") + word))
                QVERIFY2(file == longText(word) || file == two, where + ": what was saved is lost");
        }
    }
};

KD_TEST_MAIN(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    if (argc == 4 && qstrcmp(argv[1], "--steps") == 0)
        return typeAndSave(QString::fromLocal8Bit(argv[2]), std::atoi(argv[3]));
    AutosaveStepsTest test;
    return QTest::qExec(&test, argc, argv);
}

}  // namespace kd::tst_autosavesteps

#include "tst_autosavesteps.moc"

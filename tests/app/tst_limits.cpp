// SPDX-License-Identifier: GPL-3.0-or-later
#include "kerneldeskprocess.h"
#include "tests/program/testprogram.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

namespace kd::tst_limits {

/// The program on machines that allow it little, as login nodes, containers and batch jobs do.
class LimitsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void runsUnderLimits_data();
    void runsUnderLimits();
    void saysWhichLimitItMet_data();
    void saysWhichLimitItMet();
    void refusesWhatTheMemoryCannotHold();

private:
    /// `saxpy` of `n` elements on the emulated GPU; what stands before it is for the shell.
    Ended run(const QString& limits, const QString& n = QStringLiteral("1000")) const;

    KernelDesk m_program;
    QTemporaryDir m_folder;
};

void LimitsTest::initTestCase()
{
#ifdef KD_SANITIZED
    QSKIP("A sanitizer needs more than these limits allow.");
#endif
    m_program.useDriver("/nowhere/libcuda.so.1");
    const Ended ended = run({});
    if (ended.status != 0)
        QSKIP(qPrintable(ended.err));
}

Ended LimitsTest::run(const QString& limits, const QString& n) const
{
    const QString line = QStringLiteral("%1 exec \"$0\" run --example saxpy --device emulated --arg 'n=%2'").arg(limits, n);
    return m_program.runInShell(line, m_folder.path());
}

void LimitsTest::runsUnderLimits_data()
{
    QTest::addColumn<QString>("limits");
    QTest::newRow("8 GiB of addresses") << "ulimit -v 8388608;";
    QTest::newRow("64 open files") << "ulimit -n 64;";
    QTest::newRow("128 open files") << "ulimit -n 128;";
    QTest::newRow("256 open files") << "ulimit -n 256;";
    QTest::newRow("short files") << "ulimit -f 2048;";
}

void LimitsTest::runsUnderLimits()
{
    QFETCH(QString, limits);
    const Ended ended = run(limits);
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    QVERIFY2(!ended.err.contains("cache"), qPrintable(ended.err));
}

void LimitsTest::saysWhichLimitItMet_data()
{
    QTest::addColumn<QString>("limits");
    QTest::addColumn<QList<int>>("statuses");
    QTest::addColumn<QString>("words");
    // The buffers can be made smaller: a launch that is refused. Processes are what this machine lacks.
    QTest::newRow("short files") << "ulimit -f 2048;" << QList{1} << "ulimit -f";
    QTest::newRow("one process") << "1" << QList{3} << "ulimit -u";
    QTest::newRow("two processes") << "2" << QList{3} << "ulimit -u";
    QTest::newRow("four processes") << "4" << QList{3} << "ulimit -u";
    // There may be just enough.
    QTest::newRow("eight processes") << "8" << QList{0, 3} << "ulimit -u";
}

/// A limit on processes binds no superuser, and counts what its user has: it is tried as a user who has nothing else, another
/// each time, since what the last one started may still be about to end.
void LimitsTest::saysWhichLimitItMet()
{
    QFETCH(QString, limits);
    QFETCH(QList<int>, statuses);
    QFETCH(QString, words);
    QElapsedTimer timer;
    timer.start();
    Ended ended;
    if (limits.size() > 1) {
        ended = run(limits, QStringLiteral("1<<22"));
    } else {
        if (::geteuid() != 0)
            QSKIP("Only the superuser can become a user without processes.");
        const int user = 20'000 + static_cast<int>(::getpid() % 4'000) * 10 + limits.toInt();
        const QString become = QStringLiteral("HOME=/nonexistent KERNELDESK_DISABLE_CACHE=1 exec setpriv --reuid=%1 --clear-groups "
                                              "prlimit --nproc=%2 ").arg(QString::number(user), limits);
        ended = m_program.runInShell(become + "\"$0\" run --example saxpy --device emulated --arg n=1000", QStringLiteral("/"));
        if (ended.err.contains("Permission denied") || ended.err.contains("setpriv"))
            QSKIP(qPrintable(ended.err));
    }
    QVERIFY2(timer.elapsed() < 60'000, qPrintable(ended.err));
    QVERIFY2(statuses.contains(ended.status), qPrintable(QString::number(ended.status) + ": " + ended.err));
    QVERIFY2(ended.status == 0 || ended.firstErrorLine().contains(words), qPrintable(ended.err));
}

void LimitsTest::refusesWhatTheMemoryCannotHold()
{
    m_program.environment().insert("KERNELDESK_MEMORY_LIMIT", QString::number(quint64{2} << 30));
    QCOMPARE(run({}).status, 0);
    const Ended ended = run({}, QStringLiteral("1<<28"));
    m_program.environment().remove("KERNELDESK_MEMORY_LIMIT");
    QCOMPARE(ended.status, 1);
    QVERIFY2(ended.firstErrorLine().contains("on the emulated GPU") &&
                 ended.firstErrorLine().contains("that KERNELDESK_MEMORY_LIMIT allows are free"),
             qPrintable(ended.err));
}

KD_TEST(LimitsTest, QCoreApplication)

}  // namespace kd::tst_limits

#include "tst_limits.moc"

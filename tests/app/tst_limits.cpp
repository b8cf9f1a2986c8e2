// SPDX-License-Identifier: GPL-3.0-or-later
#include "kerneldeskprocess.h"
#include "tests/program/testprogram.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

namespace kd {

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
    const QString line = QStringLiteral("%1 exec \"$0\" run --example saxpy --device emulated --arg n=%2").arg(limits, n);
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
    QTest::addColumn<QString>("words");
    QTest::newRow("short files") << "ulimit -f 2048;" << "ulimit -f";
    QTest::newRow("four processes") << "4" << "ulimit -u";
    QTest::newRow("eight processes") << "8" << "ulimit -u";
}

/// A limit on processes binds no superuser, and counts what its user has: it is tried as a user who has nothing else.
void LimitsTest::saysWhichLimitItMet()
{
    QFETCH(QString, limits);
    QFETCH(QString, words);
    QElapsedTimer timer;
    timer.start();
    Ended ended;
    if (limits.size() > 1) {
        ended = run(limits, QStringLiteral("1<<22"));
    } else {
        if (::geteuid() != 0)
            QSKIP("Only the superuser can become a user without processes.");
        const QString become = QStringLiteral("HOME=/nonexistent KERNELDESK_DISABLE_CACHE=1 exec setpriv --reuid=54321 --clear-groups prlimit --nproc=%1 ").arg(limits);
        ended = m_program.runInShell(become + "\"$0\" run --example saxpy --device emulated --arg n=1000", QStringLiteral("/"));
        if (ended.err.contains("Permission denied") || ended.err.contains("setpriv"))
            QSKIP(qPrintable(ended.err));
    }
    QVERIFY2(timer.elapsed() < 60'000, qPrintable(ended.err));
    // With eight there may be just enough.
    QVERIFY2(ended.status == 3 || ended.status == 1 || (ended.status == 0 && words == "ulimit -u"), qPrintable(ended.err));
    QVERIFY2(ended.status == 0 || ended.err.contains(words), qPrintable(ended.err));
}

void LimitsTest::refusesWhatTheMemoryCannotHold()
{
    m_program.environment().insert("KERNELDESK_MEMORY_LIMIT", QString::number(quint64{2} << 30));
    QCOMPARE(run({}).status, 0);
    const Ended ended = run({}, QStringLiteral("1<<28"));
    m_program.environment().remove("KERNELDESK_MEMORY_LIMIT");
    QCOMPARE(ended.status, 1);
    QVERIFY2(ended.firstErrorLine().contains("on the emulated GPU") && ended.firstErrorLine().contains("that KERNELDESK_MEMORY_LIMIT allows are free"),
             qPrintable(ended.err));
}

}  // namespace kd

KD_TEST(kd::LimitsTest, QCoreApplication)
#include "tst_limits.moc"

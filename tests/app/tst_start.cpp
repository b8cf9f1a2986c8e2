// SPDX-License-Identifier: GPL-3.0-or-later
#include "kerneldeskprocess.h"
#include "tests/program/testprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace kd::tst_start {

constexpr int kPatience = 60'000;  // milliseconds; the machine may be busy with other tests

/// What `kerneldesk` is before it is the window or the command line.
class StartTest : public QObject {
    Q_OBJECT

private slots:
    void needsTheCLibraryAlone();
    void runsFromAnyPlace();
    void saysWhatItLacks_data();
    void saysWhatItLacks();
    void opensFilesInTheWindow();

private:
    KernelDesk m_program;
};

/// The window's program loads what it needs itself: whatever `kerneldesk` needs is loaded twice.
void StartTest::needsTheCLibraryAlone()
{
    KernelDesk traced;
    traced.environment().insert(QStringLiteral("LD_TRACE_LOADED_OBJECTS"), QStringLiteral("1"));  // as ldd asks the loader
    const Ended ended = traced.run({QStringLiteral("--version")});
    QCOMPARE(ended.status, 0);
    QVERIFY2(ended.out.contains(QStringLiteral("libc.so")), qPrintable(ended.out));
    QVERIFY2(!ended.out.contains(QStringLiteral("libQt")), qPrintable(ended.out));
#ifndef KD_SANITIZED
    for (const QString& line : ended.out.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        static const QRegularExpression kSystem(QStringLiteral("^\\s*(linux-(vdso|gate)\\.so|libc\\.so|/\\S*/ld-linux)"));
        QVERIFY2(kSystem.match(line).hasMatch(), qPrintable(line));
    }
#endif
}

void StartTest::runsFromAnyPlace()
{
    QTemporaryDir folder;
    const Ended built = m_program.run({QStringLiteral("--version")});
    QCOMPARE(built.status, 0);
    const Ended linked = m_program.runInShell(QStringLiteral("ln -s \"$0\" other && exec ./other --version"), folder.path());
    QCOMPARE(linked.err, QString());
    QCOMPARE(linked.out, built.out);
    const Ended copied = m_program.runInShell(QStringLiteral("mkdir -p programs lib && cp \"$0\" programs && "
                                                             "cp -r \"$(dirname \"$0\")/../lib/kerneldesk\" lib && "
                                                             "exec programs/kerneldesk --version"),
                                              folder.path());
    QCOMPARE(copied.err, QString());
    QCOMPARE(copied.out, built.out);
}

void StartTest::saysWhatItLacks_data()
{
    QTest::addColumn<QString>("prepared");  ///< in the folder that holds bin/kerneldesk
    QTest::addColumn<QString>("said");
    QTest::newRow("library") << ":" << "No such file";
    QTest::newRow("library, which the environment names") << "export LD_LIBRARY_PATH=\"$(dirname \"$0\")/../lib/kerneldesk\""
                                                          << "No such file";
    QTest::newRow("library, in whose place a text is") << "mkdir -p lib/kerneldesk && echo text >lib/kerneldesk/libkerneldesk-commands.so"
                                                       << "libkerneldesk-commands.so";
    QTest::newRow("command line in the library")
        << "mkdir -p lib/kerneldesk && cp " KD_FAKE_CUDA " lib/kerneldesk/libkerneldesk-commands.so" << "kerneldeskCommands";
}

void StartTest::saysWhatItLacks()
{
    QFETCH(QString, prepared);
    QFETCH(QString, said);
    QTemporaryDir folder;
    const Ended ended = m_program.runInShell(
        prepared + QStringLiteral(" && mkdir bin && cp \"$0\" bin && exec bin/kerneldesk --version"), folder.path());
    QCOMPARE(ended.status, 3);
    QCOMPARE(ended.out, QString());
    QVERIFY2(ended.err.startsWith(QStringLiteral("kerneldesk: The command line cannot be loaded")), qPrintable(ended.err));
    QVERIFY2(ended.err.contains(said), qPrintable(ended.err));
    QVERIFY2(ended.err.contains(QFileInfo(folder.path()).canonicalFilePath() + QStringLiteral("/lib/kerneldesk/")),
             qPrintable(ended.err));
    QCOMPARE(ended.err.count(QLatin1Char('\n')), 1);
}

void StartTest::opensFilesInTheWindow()
{
    QTemporaryDir home;
    QFile source(home.filePath(QStringLiteral("a b.cu")));
    QVERIFY(source.open(QFile::WriteOnly));
    source.write("__global__ void nothing() { }\n");
    source.close();
    QProcessEnvironment environment = m_program.environment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("HOME"), home.path());
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), home.path());
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(home.path());
    process.start(KernelDesk::program(), {QStringLiteral("./a b.cu")});
    QVERIFY(process.waitForStarted());
    const auto words = [&process] {
        QFile file(QStringLiteral("/proc/%1/cmdline").arg(process.processId()));
        return file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()).split(QChar(u'\0')) : QStringList();
    };
    const QString window = QDir(QFileInfo(KernelDesk::program()).canonicalPath()).filePath(QStringLiteral("kerneldesk-window"));
    QTRY_COMPARE_WITH_TIMEOUT(words(), QStringList({window, QStringLiteral("./a b.cu"), QString()}), kPatience);
    process.terminate();
    QVERIFY(process.waitForFinished(kPatience));
}

KD_TEST(StartTest, QCoreApplication)

}  // namespace kd::tst_start

#include "tst_start.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/posix/descriptor.h"
#include "core/base/posix/process.h"
#include "core/base/posix/programrun.h"
#include "core/base/posix/scratch.h"
#include "tests/program/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <thread>
#include <type_traits>
#include <unistd.h>

namespace tst_process {

using namespace kd;

static_assert(!std::is_copy_constructible_v<posix::Process> && std::is_nothrow_move_constructible_v<posix::Process>);
static_assert(!std::is_copy_constructible_v<posix::ScratchFolder> && std::is_nothrow_move_constructible_v<posix::ScratchFolder>);

namespace {

struct Finished {
    posix::ExitStatus status;
    std::string output;
};

std::string readAll(int descriptor)
{
    std::string text;
    std::array<std::byte, 4096> buffer;
    while (const auto got = posix::readAvailable(descriptor, buffer)) {
        if (*got == 0)
            break;
        text.append(reinterpret_cast<const char*>(buffer.data()), *got);
    }
    return text;
}

Finished runShell(const std::string& script, std::vector<std::string> environment = {"PATH=/usr/bin:/bin"},
                  std::vector<int> descriptors = {}, const std::filesystem::path& directory = {})
{
    posix::Pipe pipe = posix::makePipe();
    posix::Process process({.program = "/bin/sh",
                            .arguments = {"-c", script},
                            .environment = std::move(environment),
                            .directory = directory,
                            .standardOutput = pipe.writing.get(),
                            .descriptors = std::move(descriptors)});
    pipe.writing.reset();
    Finished finished;
    const bool ended = QTest::qWaitFor(
        [&] {
            finished.output += readAll(pipe.reading.get());
            const auto status = process.poll();
            if (status)
                finished.status = *status;
            return status.has_value();
        },
        10000);
    if (!ended)
        throw std::runtime_error("the shell did not end");
    finished.output += readAll(pipe.reading.get());
    return finished;
}

bool exists(int process)
{
    return std::filesystem::exists("/proc/" + std::to_string(process) + "/stat");
}

}  // namespace

class TestProcess : public QObject {
    Q_OBJECT

private slots:
    void runsAProgramInItsOwnGroup()
    {
        const auto run = [](const char* script, std::size_t maxOutput = 1000) {
            return posix::runProgram({.program = "/bin/sh", .arguments = {"-c", script}, .environment = {"PATH=/usr/bin:/bin"}},
                                     maxOutput, -1);
        };
        const posix::ProgramRun both = run("echo out; echo err >&2; exit 3");
        QCOMPARE(both.output, std::string("out\nerr\n"));
        QCOMPARE(both.status.code, 3);
        QVERIFY(!both.isGood() && !both.isOutputCut);
        const posix::ProgramRun cut = run("echo 0123456789", 4);
        QCOMPARE(cut.output, std::string("0123"));
        QVERIFY(cut.isGood() && cut.isOutputCut);
        QCOMPARE(run("ps -o pgid= -p $$ | tr -d ' '").output, std::to_string(::getpgrp()) + "\n");
        QVERIFY_THROWS_EXCEPTION(RuntimeError, posix::runProgram({.program = "/nowhere/nvcc"}, 1000, -1));
    }

    /// What a program has started ends when who asked for it is gone.
    void aGroupEndsWithWhoAsksForIt()
    {
        int sockets[2];
        QCOMPARE(::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets), 0);
        const pid_t child = ::fork();
        if (child == 0) {
            ::setpgid(0, 0);
            ::close(sockets[0]);
            posix::runProgram({.program = "/bin/sh", .arguments = {"-c", "sleep 100 & wait"}, .environment = {"PATH=/usr/bin:/bin"}},
                              1000, sockets[1]);
            ::_exit(0);
        }
        ::close(sockets[1]);
        ::close(sockets[0]);
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
        QTRY_VERIFY(::kill(-child, 0) != 0);
    }

    void tellsHowItEnded_data()
    {
        QTest::addColumn<QString>("script");
        QTest::addColumn<bool>("signalled");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("words");
        QTest::newRow("zero") << "exit 0" << false << 0 << "ended with status 0";
        QTest::newRow("seven") << "exit 7" << false << 7 << "ended with status 7";
        QTest::newRow("segv") << "kill -SEGV $$" << true << SIGSEGV << "was ended by SIGSEGV (Segmentation fault)";
        QTest::newRow("kill") << "kill -KILL $$" << true << SIGKILL << "was ended by SIGKILL (Killed)";
    }
    void tellsHowItEnded()
    {
        QFETCH(QString, script);
        const Finished finished = runShell(script.toStdString());
        QTEST(finished.status.signalled, "signalled");
        QTEST(finished.status.code, "code");
        QTEST(QString::fromStdString(posix::describe(finished.status).english()), "words");
    }

    void givesNothingButWhatIsNamed()
    {
        posix::Pipe pipe = posix::makePipe();
        const Finished finished = runShell("echo $A-$HOME; ls /proc/self/fd | tr '\\n' ' '; pwd", {"A=1", "PATH=/usr/bin:/bin"},
                                           {pipe.writing.get()}, "/usr");
        // ls has one more: the folder that it reads.
        QCOMPARE(QString::fromStdString(finished.output), QString("1-\n0 1 2 3 4 /usr\n"));
    }

    void placesDescriptorsInOrder()
    {
        posix::Pipe first = posix::makePipe();
        posix::Pipe second = posix::makePipe();
        runShell("echo one >&3; echo two >&4", {}, {first.writing.get(), second.writing.get()});
        QCOMPARE(QString::fromStdString(readAll(first.reading.get())), QString("one\n"));
        QCOMPARE(QString::fromStdString(readAll(second.reading.get())), QString("two\n"));
    }

    void namesWhatCannotBeStarted()
    {
        try {
            posix::Process({.program = "/nowhere/kerneldesk-worker"});
            QFAIL("it was started");
        } catch (const RuntimeError& error) {
            QVERIFY(QString(error.what()).contains("/nowhere/kerneldesk-worker"));
            QVERIFY(QString(error.what()).contains("No such file"));
        }
    }

    // A hard limit of 64 (ulimit -n): copies of what a child gets fit below it. Without any the reason is said.
    void startsWhereDescriptorsAreFew()
    {
        rlimit before{};
        ::getrlimit(RLIMIT_NOFILE, &before);
        posix::Pipe pipe = posix::makePipe();
        const auto limitTo = [&](rlim_t most) {
            const rlimit limit{.rlim_cur = most, .rlim_max = before.rlim_max};
            ::setrlimit(RLIMIT_NOFILE, &limit);
        };
        limitTo(64);
        QCOMPARE(posix::descriptorLimit(), std::size_t{64});
        const Finished finished = runShell("echo here >&3", {}, {pipe.writing.get()});
        limitTo(3);
        QString reason;
        try {
            posix::Process({.program = "/bin/true", .descriptors = {pipe.writing.get()}});
        } catch (const RuntimeError& error) {
            reason = QString::fromUtf8(error.what());
        }
        limitTo(before.rlim_cur);
        QCOMPARE(finished.status.code, 0);
        QCOMPARE(QString::fromStdString(readAll(pipe.reading.get())), QString("here\n"));
        QVERIFY2(reason.contains("ulimit -n"), qPrintable(reason));
    }

    // Where memory runs out the system ends children before this process.
    void childrenAreOfferedFirst()
    {
        int own = 0;
        std::ifstream("/proc/self/oom_score_adj") >> own;
        const posix::Process process({.program = "/bin/sleep", .arguments = {"600"}});
        int score = 0;
        std::ifstream("/proc/" + std::to_string(process.id()) + "/oom_score_adj") >> score;
        QCOMPARE(score, std::min(own + 500, 1000));
    }

    void growsNoFurtherThanAllowed()
    {
#ifdef KD_SANITIZED
        QSKIP("A sanitizer needs all addresses.");
#endif
        posix::Process process({.program = "/bin/sleep", .arguments = {"600"}});
        process.limitAddressSpace({std::uint64_t{3} << 30});
        rlimit limit{};
        QCOMPARE(::prlimit(process.id(), RLIMIT_AS, nullptr, &limit), 0);
        QCOMPARE(limit.rlim_cur, rlim_t{3} << 30);
    }

    void tellsWhatWasEndedFromOutside()
    {
        for (const int signal : {SIGKILL, SIGTERM, SIGHUP, SIGINT})
            QVERIFY((posix::ExitStatus{.signalled = true, .code = signal}.endedFromOutside()));
        for (const int signal : {SIGSEGV, SIGABRT, SIGXCPU, SIGBUS})
            QVERIFY(!(posix::ExitStatus{.signalled = true, .code = signal}.endedFromOutside()));
        QVERIFY(!(posix::ExitStatus{.signalled = false, .code = SIGKILL}.endedFromOutside()));
    }

    void killReachesTheWholeGroup()
    {
        posix::Pipe pipe = posix::makePipe();
        posix::Process process({.program = "/bin/sh",
                                .arguments = {"-c", "sleep 600 & echo $!; wait"},
                                .environment = {"PATH=/usr/bin:/bin"},
                                .standardOutput = pipe.writing.get()});
        std::string text;
        QTRY_VERIFY((text += readAll(pipe.reading.get())).ends_with('\n'));
        const int grandchild = std::stoi(text);
        QVERIFY(exists(grandchild));
        process.kill();
        QVERIFY(QTest::qWaitFor([&] { return process.poll().has_value(); }, 10000));
        QTRY_VERIFY(!exists(grandchild) || std::ifstream("/proc/" + std::to_string(grandchild) + "/cmdline").peek() == EOF);
    }

    void scratchFoldersArePrivateAndRemoved()
    {
        const QTemporaryDir base;
        std::filesystem::path path;
        {
            const posix::ScratchFolder folder(base.path().toStdString());
            path = folder.path();
            QCOMPARE(std::filesystem::status(path).permissions(), std::filesystem::perms::owner_all);
            std::ofstream(path / "a.pch") << "x";
            posix::ScratchFolder::removeAbandoned(base.path().toStdString());
            QVERIFY(std::filesystem::exists(path / "a.pch"));
        }
        QVERIFY(!std::filesystem::exists(path));
    }

    void scratchFoldersGoWhileOthersTakeFromThem()
    {
        namespace fs = std::filesystem;
        const QTemporaryDir base;
        for (int round = 0; round < 30; ++round) {
            std::thread other;
            {
                const posix::ScratchFolder folder(base.path().toStdString());
                for (int i = 0; i < 40; ++i)
                    fs::create_directories(folder.path() / std::to_string(i) / "below");
                other = std::thread([path = folder.path()] {
                    std::error_code ignored;
                    for (int i = 0; i < 40; ++i)
                        fs::remove_all(path / std::to_string(i), ignored);
                });
            }
            other.join();
            QVERIFY(QDir(base.path()).isEmpty());
        }
    }

    void abandonedScratchFoldersAreRemoved()
    {
        const QTemporaryDir base;
        const std::filesystem::path left = std::filesystem::path(base.path().toStdString()) / "kerneldesk-worker-abcdef";
        std::filesystem::create_directories(left / "compile-1");
        std::filesystem::create_directory(std::filesystem::path(base.path().toStdString()) / "other");
        posix::ScratchFolder::removeAbandoned(base.path().toStdString());
        QVERIFY(!std::filesystem::exists(left));
        QVERIFY(std::filesystem::exists(std::filesystem::path(base.path().toStdString()) / "other"));
    }

    void scratchFolderNamesWhatIsMissing() { QVERIFY_THROWS_EXCEPTION(RuntimeError, posix::ScratchFolder("/nowhere")); }
};

KD_TEST(TestProcess, QCoreApplication)

}  // namespace tst_process

#include "tst_process.moc"

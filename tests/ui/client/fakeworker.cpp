// SPDX-License-Identifier: GPL-3.0-or-later
// A worker that misbehaves as its first argument says; see tst_client.cpp.
#include "core/data/datarequest.h"
#include "core/worker/framedstream.h"
#include "core/worker/envelope.h"
#include "core/worker/stdiodevice.h"
#include "core/worker/wire.h"

#include "rep_worker_source.h"

#include <QCoreApplication>
#include <QRemoteObjectHost>

#include <csignal>
#include <iostream>
#include <string>
#include <sys/prctl.h>
#include <unistd.h>

using namespace kd;

namespace {

std::string order;

void obey(const std::string& step)
{
    if (order == "exit0-" + step)
        ::_exit(0);
    if (order == "kill-" + step)
        std::raise(SIGKILL);
    if (order == "stop-" + step)
        std::raise(SIGSTOP);
}

class FakeWorker : public WorkerSource {
public:
    void ping(quint64 token) override
    {
        obey("ping");
        emit pong(token);
    }
    void putBlob(const QString&, quint64, quint64, const QByteArray&) override { obey("blob"); }
    void fetchBlob(quint64 job, const QString& id, quint64 offset, quint64 length) override
    {
        obey("fetch");
        if (order == "long-slice")
            length += 1;
        emit blobSlice(job, id, offset, QByteArray(static_cast<qsizetype>(length), 'x'));
    }
    void describe(quint64 job) override
    {
        obey("describe");
        emit failed(job, QStringLiteral("This worker does not tell."));
    }
    void compile(quint64 job, const QString&, const QByteArray&) override
    {
        obey("compile");
        if (order == "garbage-answer")
            emit finished(job, "garbage", false);
        if (order == "talks-on") {
            emit finished(job, "garbage", false);
            for (int i = 0; i < 100; ++i)
                emit notice(QStringLiteral("This is told behind the answer."));
        }
        if (order == "stranger") {
            emit finished(job + 1000, "v", false);
            emit signatures(job + 1000, "v");
            emit blobSlice(job, {}, 0, "abc");
            emit needBlobs(job, {QStringLiteral("sha256:0")});
        }
        if (order == "chooses-nvcc") {
            emit compilerChosen(m_before, QStringLiteral("nvcc"));
            emit compilerChosen(job + 1000, QStringLiteral("nvcc"));
            emit compilerChosen(job, QStringLiteral("no compiler"));
            emit compilerChosen(job, QStringLiteral("nvcc"));
            emit finished(job, figures("sm_90"), false);
            m_before = job;
        }
        if (order == "late-figures") {
            if (m_before > 0)
                emit finished(m_before, figures("sm_80"), true);
            else
                m_before = job;
            if (m_before != job)
                emit finished(job, figures("sm_90"), true);
        }
        if (order == "big-answer")
            emit finished(job, QByteArray(5 << 20, 'v'), false);
    }
    void run(quint64 job, const QString&, const QByteArray&) override
    {
        obey("run");
        emit needBlobs(job, {QStringLiteral("sha256:none")});
    }
    void time(quint64, const QString&, const QByteArray&) override { obey("time"); }
    void compare(quint64, const QString&, const QByteArray&) override { obey("compare"); }
    void count(quint64, const QString&, const QByteArray&) override { obey("count"); }
    void disassemble(quint64 job, const QString&, const QByteArray&) override
    {
        obey("disassemble");
        emit needBlobs(job, {QStringLiteral("sha256:none")});
    }
    void analyse(quint64 job, const QString&, const QByteArray&) override
    {
        obey("analyse");
        emit progress(job, 1, 2);
        if (order == "analyse-garbage")
            emit finished(job, pack(toCbor(Json{{"seek", {{"index", "seven"}}}}), {}), false);
        else
            emit finished(job, pack(toCbor(Json(DataAnswer{.seek = SeekResult{.isFound = true, .index = 7}})), {}), false);
    }
    void sample(quint64, const QString&) override { obey("sample"); }
    void cancel(quint64) override { obey("cancel"); }

private:
    static QByteArray figures(const char* architecture)
    {
        return pack(toCbor(outcomeToWire({.state = CompileOutcome::State::Ok, .architecture = architecture})), {});
    }

    quint64 m_before = 0;
};

void flood()
{
    const std::string line(1 << 16, 'f');
    for (int i = 0; i < 16 << 10; ++i)
        if (::write(STDOUT_FILENO, line.data(), line.size()) < 0)
            ::_exit(1);
}

}  // namespace

int main(int argc, char** argv)
{
    order = argc > 1 ? argv[1] : "";
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);  // it outlives no test
    obey("start");
    if (order == "silent")
        ::pause();
    if (order == "mute-noise") {
        std::cout << "Permission denied (publickey).\n" << std::flush;
        ::pause();
    }
    if (order == "version") {
        std::cout << preambleLine(77).toStdString() << std::flush;
        ::pause();
    }
    if (order == "refuse") {
        std::cerr << "ssh: Could not resolve hostname nowhere\n";
        return 255;
    }
    if (order == "flood")
        flood();
    if (order == "flood-after") {
        std::cout << preambleLine().toStdString() << std::flush;
        flood();
    }
    if (order == "hostile") {
        std::cout << (preambleLine() + framed(QByteArray("\x08\0", 2))).toStdString() << std::flush;
        ::pause();
    }
    if (order == "noise") {
        std::cout << "Welcome to \xff this machine\n" << std::flush;
        ::execl(argv[2], argv[2], nullptr);
        return 1;
    }
    QCoreApplication application(argc, argv);
    FakeWorker worker;
    FramedStream link(StdioDevice::claimStandardStreams(&application), PacketSender::Client, std::chrono::seconds(10));
    QRemoteObjectHost host;
    host.setHostUrl(QUrl(QStringLiteral("kerneldesk:worker")), QRemoteObjectHost::AllowExternalRegistration);
    if (order != "no-object")
        host.enableRemoting(&worker, QStringLiteral("Worker"));
    QObject::connect(&link, &FramedStream::ready, &host, [&] {
        obey("preamble");
        host.addHostSideConnection(&link);
    });
    QObject::connect(&link, &FramedStream::disconnected, &application, &QCoreApplication::quit);
    link.start();
    return QCoreApplication::exec();
}

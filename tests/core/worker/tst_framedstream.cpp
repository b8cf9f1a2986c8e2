// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/descriptor.h"
#include "core/worker/framedstream.h"
#include "core/worker/stdiodevice.h"
#include "core/worker/wire.h"
#include "tests/core/worker/packets.h"
#include "tests/program/testprogram.h"

#include <QSignalSpy>
#include <QTest>
#include <QtEndian>

#include <memory>
#include <sys/socket.h>

namespace tst_framedstream {

using namespace kd;
using namespace std::chrono_literals;

namespace {

/// A packet behind its length, as Qt Remote Objects gives it to the link.
QByteArray withLength(const QByteArray& packet)
{
    QByteArray bytes(4, Qt::Uninitialized);
    qToLittleEndian(static_cast<quint32>(packet.size()), bytes.data());
    return bytes + packet;
}

/// What a client may say: the greeting, and a slice of that many bytes.
QByteArray upload(qsizetype size)
{
    const QByteArray slice = packets::call(1, {QString("id"), quint64{1} << 30, quint64{0}, QByteArray(size, 's')});
    return withLength(packets::greeting(PacketSender::Client).first()) + withLength(slice);
}

/// Two devices joined by a pair of sockets.
struct Joined {
    std::unique_ptr<StdioDevice> ours;
    std::unique_ptr<StdioDevice> theirs;
};

Joined join()
{
    int ends[2];
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
        throw std::runtime_error("no sockets");
    const auto device = [](int end) { return std::make_unique<StdioDevice>(posix::Handle(end), posix::Handle(::dup(end))); };
    return {device(ends[0]), device(ends[1])};
}

}  // namespace

class TestLink : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { posix::ignoreBrokenPipes(); }

    void exchangesPreamblesAndBytes()
    {
        const Joined joined = join();
        FramedStream ours(joined.ours.get(), PacketSender::Worker, 10s);
        FramedStream theirs(joined.theirs.get(), PacketSender::Client, 10s);
        QSignalSpy ready(&ours, &FramedStream::ready);
        QSignalSpy peerReady(&theirs, &FramedStream::ready);
        ours.start();
        theirs.start();
        QTRY_COMPARE(ready.size(), 1);
        QTRY_COMPARE(peerReady.size(), 1);
        QCOMPARE(ours.peer().program, programVersion());
        const QByteArray sent = upload(3 << 20);
        QCOMPARE(ours.write(sent), sent.size());
        QByteArray received;
        connect(&theirs, &QIODevice::readyRead, this, [&] { received += theirs.readAll(); });
        QTRY_COMPARE(received.size(), sent.size());
        QVERIFY(received == sent);
    }

    void deliversNoise()
    {
        const Joined joined = join();
        FramedStream link(joined.ours.get(), PacketSender::Worker, 10s);
        QSignalSpy noise(&link, &FramedStream::noise);
        QSignalSpy ready(&link, &FramedStream::ready);
        joined.theirs->write("Last login: never\n" + preambleLine());
        link.start();
        QTRY_COMPARE(ready.size(), 1);
        QCOMPARE(noise.size(), 1);
        QCOMPARE(noise[0][0].toString(), QString("Last login: never\n"));
    }

    void failsInOneSentence_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("silence") << QByteArray() << QStringList{"within 0.1 s", "wrote nothing else"};
        QTest::newRow("noise only") << QByteArray("bash: kerneldesk-worker: command not found\n")
                                    << QStringList{"within 0.1 s", "command not found"};
        QTest::newRow("too much noise") << QByteArray(100 << 10, 'x') << QStringList{"more than 64 KiB", "xxx"};
        QTest::newRow("another protocol") << preambleLine(kProtocolVersion + 1).replace(programVersion().toUtf8(), QByteArray("2.5.0"))
                                          << QStringList{QStringLiteral("protocol %1").arg(kProtocolVersion + 1), "KernelDesk 2.5.0",
                                                         QStringLiteral("protocol %1").arg(kProtocolVersion), programVersion()};
        QTest::newRow("a terminal") << preambleLine().replace("\n", "\r\n") << QStringList{"ssh -T"};
        QTest::newRow("long message") << preambleLine() + framed(QByteArray(5 << 20, 'p')).first(100)
                                      << QStringList{"longer than 4 MiB"};
        QTest::newRow("empty message") << preambleLine() + framed({}) << QStringList{"damaged", "empty"};
        QTest::newRow("what a shell writes") << preambleLine() + "bash: warning: cannot set locale\n"
                                             << QStringList{"arrives damaged", "start-up file"};
        QTest::newRow("a call before the greeting") << preambleLine() + framed(packets::call(0, {quint64{1}}))
                                                    << QStringList{"breaks KernelDesk's protocol", "may not come now"};
    }
    void failsInOneSentence()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QStringList, words);
        const Joined joined = join();
        FramedStream link(joined.ours.get(), PacketSender::Worker, 100ms);
        QSignalSpy failed(&link, &FramedStream::failed);
        joined.theirs->write(bytes);
        link.start();
        QTRY_COMPARE(failed.size(), 1);
        const QString sentence = QString::fromStdString(failed[0][0].value<Message>().english());
        for (const QString& word : words)
            QVERIFY2(sentence.contains(word), qPrintable(sentence));
        QVERIFY(sentence.size() < 1000);
    }

    void doesNotSendLongMessages()
    {
        const Joined joined = join();
        FramedStream link(joined.ours.get(), PacketSender::Worker, 10s);
        QSignalSpy ready(&link, &FramedStream::ready);
        joined.theirs->write(preambleLine());
        link.start();
        QTRY_COMPARE(ready.size(), 1);
        QCOMPARE(link.write(withLength(QByteArray(5 << 20, 'p'))), -1);
    }

    void tellsTheEnd()
    {
        Joined joined = join();
        FramedStream link(joined.ours.get(), PacketSender::Worker, 10s);
        QSignalSpy disconnected(&link, &FramedStream::disconnected);
        QSignalSpy failed(&link, &FramedStream::failed);
        joined.theirs->write(preambleLine());
        link.start();
        QTRY_VERIFY(link.isReady());
        joined.theirs.reset();
        QTRY_COMPARE(disconnected.size(), 1);
        QCOMPARE(failed.size(), 0);
    }

    void noticesAPeerThatDoesNotRead()
    {
        const Joined joined = join();
        FramedStream link(joined.ours.get(), PacketSender::Worker, 10s);
        joined.theirs->write(preambleLine());
        link.start();
        QTRY_VERIFY(link.isReady());
        disconnect(joined.theirs.get(), nullptr, nullptr, nullptr);
        for (int i = 0; i < 40 && !link.isStalled(); ++i)
            link.write(upload(1 << 20));
        QVERIFY(link.isStalled());
    }
};

KD_TEST(TestLink, QCoreApplication)

}  // namespace tst_framedstream

#include "tst_framedstream.moc"

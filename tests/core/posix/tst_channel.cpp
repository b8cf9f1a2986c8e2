// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/frameheader.h"
#include "core/base/posix/channel.h"
#include "core/base/posix/descriptor.h"
#include "core/base/posix/sharedmemory.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <sys/socket.h>
#include <thread>
#include <type_traits>
#include <unistd.h>

namespace tst_channel {

using namespace kd;
using posix::Channel;

static_assert(!std::is_copy_constructible_v<Channel> && std::is_move_constructible_v<Channel>);

namespace {

std::vector<std::byte> bytesOf(std::size_t size, unsigned seed = 0)
{
    std::vector<std::byte> bytes(size);
    for (std::size_t i = 0; i < size; ++i)
        bytes[i] = static_cast<std::byte>((i * 31 + seed) & 0xff);
    return bytes;
}

QByteArray bytesOf(const FrameHeader& header)
{
    return {reinterpret_cast<const char*>(&header), sizeof header};
}

QByteArray frameOf(const QByteArray& payload)
{
    return bytesOf(FrameHeader::of(std::as_bytes(std::span(payload.constData(), static_cast<std::size_t>(payload.size()))))) +
        payload;
}

std::pair<Channel, Channel> channels(Bytes limit = {64u << 20})
{
    auto [a, b] = Channel::pair();
    return {Channel(std::move(a), limit), Channel(std::move(b), limit)};
}

}  // namespace

class TestChannel : public QObject {
    Q_OBJECT

private slots:
    void carriesFramesWhole_data()
    {
        QTest::addColumn<qulonglong>("size");
        for (const qulonglong size : {0ull, 1ull, 65535ull, 65536ull, 5000000ull})
            QTest::addRow("%llu", size) << size;
    }
    void carriesFramesWhole()
    {
        QFETCH(qulonglong, size);
        auto [ours, theirs] = channels();
        ours.setNonBlocking();
        const std::vector<std::byte> sent = bytesOf(size);
        std::thread peer([&theirs = theirs] {
            while (const auto frame = theirs.receive())
                theirs.send(frame->payload);
        });
        ours.send(sent);
        ours.send(bytesOf(3, 7));
        std::vector<std::vector<std::byte>> received;
        const bool done = QTest::qWaitFor(
            [&] {
                ours.flush();
                ours.fill();
                while (auto frame = ours.popFrame())
                    received.push_back(std::move(frame->payload));
                return received.size() == 2;
            },
            10000);
        ours.close();
        peer.join();
        QVERIFY(done);
        QVERIFY(received[0] == sent);
        QVERIFY(received[1] == bytesOf(3, 7));
    }

    void carriesSharedMemory()
    {
        auto [ours, theirs] = channels();
        std::vector<posix::SharedMemory> memories;
        std::vector<int> descriptors;
        for (std::size_t i = 0; i < Channel::kMaxDescriptors; ++i) {
            memories.emplace_back(Bytes{16 + i});
            memories.back().bytes()[0] = static_cast<std::byte>(i);
            descriptors.push_back(memories.back().descriptor());
        }
        ours.send(bytesOf(1), descriptors);
        ours.send(bytesOf(2), std::span(descriptors).first(1));
        std::optional<posix::Frame> frame = theirs.receive();
        QVERIFY(frame);
        QCOMPARE(frame->descriptors.size(), Channel::kMaxDescriptors);
        for (std::size_t i = 0; i < frame->descriptors.size(); ++i) {
            const posix::SharedMemory memory(std::move(frame->descriptors[i]), Bytes{16 + i});
            QCOMPARE(memory.bytes()[0], static_cast<std::byte>(i));
        }
        frame = theirs.receive();
        QVERIFY(frame);
        QCOMPARE(frame->descriptors.size(), std::size_t{1});
    }

    void refusesWhatPassesItsLimits()
    {
        auto [ours, theirs] = channels({1000});
        QVERIFY_THROWS_EXCEPTION(LogicError, ours.send(bytesOf(1001)));
        ours.send(bytesOf(1000));
        QVERIFY(theirs.receive());
    }

    void closesOnMalformedFrames_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const FrameHeader unchecked{.length = 1};
        QTest::newRow("another magic") << QByteArray("\x01\0\0\0\0\0xx\0\0\0\0\0\0\0\0y", 17);
        QTest::newRow("no checksum") << bytesOf(unchecked);
        const std::vector<std::byte> payload(2u << 20);
        QTest::newRow("too long") << bytesOf(FrameHeader::of(payload));
        QTest::newRow("too many descriptors") << bytesOf(FrameHeader::of({}, 0xffff));
    }
    void closesOnMalformedFrames()
    {
        QFETCH(QByteArray, bytes);
        auto [a, b] = Channel::pair();
        Channel channel(std::move(b), Bytes{1u << 20});
        QCOMPARE(::write(a.get(), bytes.constData(), static_cast<std::size_t>(bytes.size())), ssize_t{bytes.size()});
        QVERIFY(!channel.receive());
        QVERIFY(!channel.isOpen());
        QVERIFY(channel.isDamaged());
    }

    // Whatever bit changes on the way: no frame comes out, and nobody waits for a length that never was.
    void findsEveryDamagedBit()
    {
        const QByteArray frame = frameOf("what was said");
        for (qsizetype bit = 0; bit < 8 * frame.size(); ++bit) {
            QByteArray damaged = frame;
            damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ 1 << bit % 8);
            auto [a, b] = Channel::pair();
            Channel channel(std::move(b), Bytes{1u << 20});
            QCOMPARE(::write(a.get(), damaged.constData(), static_cast<std::size_t>(damaged.size())), ssize_t{damaged.size()});
            QVERIFY2(!channel.receive(), qPrintable(QString::number(bit)));
            QVERIFY(channel.isDamaged());
        }
    }

    void truncatedFrameIsNoFrame()
    {
        auto [a, b] = Channel::pair();
        Channel channel(std::move(b), Bytes{1u << 20});
        const QByteArray half = frameOf("abcde").chopped(3);
        QCOMPARE(::write(a.get(), half.constData(), static_cast<std::size_t>(half.size())), ssize_t{half.size()});
        a.reset();
        QVERIFY(!channel.receive());
        QVERIFY(!channel.isDamaged());
    }

    void survivesAPeerThatIsGone()
    {
        auto [ours, theirs] = channels();
        theirs.close();
        for (int i = 0; i < 3; ++i)
            ours.send(bytesOf(100));
        QVERIFY(!ours.receive());
    }
};

KD_TEST(TestChannel, QCoreApplication)

}  // namespace tst_channel

#include "tst_channel.moc"

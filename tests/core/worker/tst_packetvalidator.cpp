// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/worker/attacks.h"
#include "tests/program/testprogram.h"

#include <QTest>

namespace tst_packetvalidator {

using namespace kd;
using packets::Attack;

namespace {

constexpr PacketSender kSenders[] = {PacketSender::Client, PacketSender::Worker};

const char* nameOf(PacketSender sender)
{
    return sender == PacketSender::Client ? "client" : "worker";
}

}  // namespace

/// Which packets may reach Qt Remote Objects.
class TestPacketValidator : public QObject {
    Q_OBJECT

private slots:
    void acceptsRealConversations_data()
    {
        QTest::addColumn<int>("sender");
        for (const PacketSender sender : kSenders)
            QTest::newRow(nameOf(sender)) << static_cast<int>(sender);
    }
    void acceptsRealConversations()
    {
        QFETCH(int, sender);
        const auto side = static_cast<PacketSender>(sender);
        PacketValidator validator(side);
        const QList<QByteArray> conversation = packets::recorded(side);
        QVERIFY(conversation.size() > static_cast<qsizetype>(wireMethods(side).size()));
        for (const QByteArray& packet : conversation)
            QVERIFY2(!packets::check(validator, packet), packet.toHex(' ').constData());
    }

    void refusesAttacks_data()
    {
        QTest::addColumn<int>("sender");
        QTest::addColumn<QList<QByteArray>>("packets");
        QTest::addColumn<PacketFault::Kind>("kind");
        for (const PacketSender sender : kSenders)
            for (const Attack& attack : packets::Attacker(sender).all())
                QTest::addRow("%s: %s", nameOf(sender), attack.name) << static_cast<int>(sender) << attack.packets << attack.kind;
    }
    void refusesAttacks()
    {
        QFETCH(int, sender);
        QFETCH(QList<QByteArray>, packets);
        const auto side = static_cast<PacketSender>(sender);
        PacketValidator validator(side);
        for (qsizetype i = 0; i + 1 < packets.size(); ++i)
            QVERIFY(!kd::packets::check(validator, packets[i]));
        const std::optional<PacketFault> fault = kd::packets::check(validator, packets.last());
        QVERIFY(fault);
        QTEST(fault->kind, "kind");
        // Nothing makes it trust that sender again.
        for (const QByteArray& packet : kd::packets::greeting(side))
            QVERIFY(kd::packets::check(validator, packet));
    }

    void namesTheMethod()
    {
        PacketValidator validator(PacketSender::Client);
        QVERIFY(!packets::check(validator, packets::greeting(PacketSender::Client).first()));
        const std::optional<PacketFault> fault = packets::check(validator, packets::call(1, {quint64{1}}));
        QVERIFY(fault);
        QCOMPARE(QByteArray(fault->method.data(), static_cast<qsizetype>(fault->method.size())), QByteArray("putBlob"));
    }

    // A packet that is cut off anywhere, or goes on, is another packet; no byte is read twice or left out.
    void refusesEveryOtherLength()
    {
        for (const PacketSender sender : kSenders) {
            PacketValidator validator(sender);
            for (const QByteArray& packet : packets::recorded(sender)) {
                for (qsizetype length = 0; length < packet.size(); ++length) {
                    PacketValidator copy = validator;
                    QVERIFY2(packets::check(copy, QByteArrayView(packet).first(length)), qPrintable(QString::number(length)));
                }
                for (const char* more : {"\1", "\xff\xff\xff\xff"}) {
                    PacketValidator copy = validator;
                    QVERIFY(packets::check(copy, packet + more));
                }
                QVERIFY(!packets::check(validator, packet));
            }
        }
    }

    void takesFramesInAnyPieces()
    {
        const QList<QByteArray> conversation = packets::recorded(PacketSender::Worker);
        const QByteArray stream = packets::framedAll(conversation);
        for (const qsizetype piece : {qsizetype{1}, qsizetype{7}, qsizetype{16}, stream.size()}) {
            FrameReader reader;
            QList<QByteArray> received;
            for (qsizetype at = 0; at < stream.size(); at += piece) {
                reader.add(stream.sliced(at, std::min(piece, stream.size() - at)));
                while (const std::optional<QByteArrayView> packet = reader.next())
                    received << packet->toByteArray();
            }
            QCOMPARE(received, conversation);
            QCOMPARE(reader.fault(), FrameReader::Fault::None);
        }
    }

    // Whatever bit changes on the way, no packet of another content comes out, and nobody waits for a length that never was.
    void findsEveryDamagedBit()
    {
        const QByteArray packet = packets::recorded(PacketSender::Worker).last();
        const QByteArray frame = framed(packet);
        for (qsizetype bit = 0; bit < 8 * frame.size(); ++bit) {
            QByteArray damaged = frame;
            damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ 1 << bit % 8);
            FrameReader reader;
            reader.add(damaged);
            QVERIFY2(!reader.next(), qPrintable(QString::number(bit)));
            QCOMPARE(reader.fault(), FrameReader::Fault::Damaged);
            reader.add(frame);
            QVERIFY(!reader.next());
        }
    }

    void limitsLengths_data()
    {
        QTest::addColumn<qsizetype>("length");
        QTest::addColumn<bool>("fits");
        QTest::newRow("nothing") << qsizetype{0} << false;
        QTest::newRow("one byte") << qsizetype{1} << true;
        QTest::newRow("4 MiB") << qsizetype{4 << 20} << true;
        QTest::newRow("one byte more") << qsizetype{(4 << 20) + 1} << false;
    }
    void limitsLengths()
    {
        QFETCH(qsizetype, length);
        FrameReader reader;
        reader.add(framed(QByteArray(length, 'p')).first(std::min<qsizetype>(length + 16, 100)));
        QVERIFY(!reader.next() || length < 100);
        QTEST(reader.fault() == FrameReader::Fault::None, "fits");
    }
};

KD_TEST(TestPacketValidator, QCoreApplication)

}  // namespace tst_packetvalidator

#include "tst_packetvalidator.moc"

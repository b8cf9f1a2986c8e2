// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/preamble.h"
#include "tests/program/testprogram.h"

#include <QTest>

namespace tst_preamble {

using namespace kd;
using State = PreambleReader::State;

class TestPreamble : public QObject {
    Q_OBJECT

private slots:
    void reads_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("state");
        QTest::addColumn<QString>("noise");
        QTest::addColumn<int>("protocol");
        QTest::addColumn<QByteArray>("rest");
        const QByteArray line = preambleLine();
        const int found = static_cast<int>(State::Found);
        const int waiting = static_cast<int>(State::Waiting);
        const int damaged = static_cast<int>(State::Damaged);
        const int tooMuch = static_cast<int>(State::TooMuchNoise);
        QTest::newRow("alone") << line << found << "" << kProtocolVersion << QByteArray();
        QTest::newRow("what follows") << line + "ab\ncd" << found << "" << kProtocolVersion << QByteArray("ab\ncd");
        QTest::newRow("behind a greeting") << "Welcome!\n\n" + line << found << "Welcome!\n\n" << kProtocolVersion << QByteArray();
        QTest::newRow("behind a prompt") << "$ " + line << found << "$ " << kProtocolVersion << QByteArray();
        QTest::newRow("behind a part of itself")
            << line.first(9) + line << found << QString::fromUtf8(line.first(9)) << kProtocolVersion << QByteArray();
        QTest::newRow("behind invalid UTF-8") << "\xff\n" + line << found << "\ufffd\n" << kProtocolVersion << QByteArray();
        QTest::newRow("another version") << preambleLine(99) << found << "" << 99 << QByteArray();
        QTest::newRow("nothing") << QByteArray() << waiting << "" << 0 << QByteArray();
        QTest::newRow("half") << line.chopped(1) << waiting << "" << 0 << QByteArray();
        QTest::newRow("most noise") << QByteArray(PreambleReader::kMaxNoise, 'x') + line << found
                                    << QString(PreambleReader::kMaxNoise, 'x') << kProtocolVersion << QByteArray();
        QTest::newRow("too much noise") << QByteArray(PreambleReader::kMaxNoise + 64, 'x') << tooMuch
                                        << QString(PreambleReader::kMaxNoise, 'x') << 0 << QByteArray();
        QTest::newRow("through a terminal") << QByteArray(line).replace("\n", "\r\n") << damaged << "" << kProtocolVersion
                                            << QByteArray();
        QTest::newRow("no number") << QByteArray("@kerneldesk-link one 0.1\n") << damaged << "" << 0 << QByteArray();
        QTest::newRow("no version") << QByteArray("@kerneldesk-link 1\n") << damaged << "" << 1 << QByteArray();
        QTest::newRow("endless line") << QByteArray("@kerneldesk-link 1 ") + QByteArray(200, 'y') << damaged << "" << 0
                                      << QByteArray();
    }
    void reads()
    {
        QFETCH(QByteArray, bytes);
        PreambleReader whole;
        whole.feed(bytes);
        check(whole);
        PreambleReader byByte;
        for (const char byte : bytes)
            if (byByte.feed(QByteArray(1, byte)) != State::Waiting)
                break;
        QFETCH(int, state);
        QCOMPARE(static_cast<int>(byByte.state()), state);
    }

private:
    static void check(PreambleReader& reader)
    {
        QTEST(static_cast<int>(reader.state()), "state");
        QTEST(reader.noise(), "noise");
        QTEST(reader.peer().protocol, "protocol");
        QTEST(reader.takeRest(), "rest");
    }
};

KD_TEST(TestPreamble, QCoreApplication)

}  // namespace tst_preamble

#include "tst_preamble.moc"

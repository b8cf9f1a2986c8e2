// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/turnsplitter.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <algorithm>

namespace tst_turnsplitter {

using kd::TurnSplitter;

class TestTurnSplitter : public QObject {
    Q_OBJECT

private slots:
    void keepsTurnsApart_data();
    void keepsTurnsApart();
    void isNotFooled();
    void drawsAnotherMarkEachTime();
};

void TestTurnSplitter::keepsTurnsApart_data()
{
    QTest::addColumn<int>("size");  // of the parts that come
    for (const int size : {1, 2, 7, 34, 35, 36, 1000})
        QTest::addRow("%d bytes at a time", size) << size;
}

void TestTurnSplitter::keepsTurnsApart()
{
    QFETCH(int, size);
    const QByteArray mark = TurnSplitter::drawMark();
    const auto turn = [&](bool isSecond) { return TurnSplitter::turnText(mark, isSecond); };
    const QByteArray stream = "before" + turn(false) + "a1 \x1e" "a2\n" + turn(true) + turn(false) + turn(true) + "b\n" +
        turn(false) + "a3\x1e" + mark.left(5);
    TurnSplitter splitter(mark);
    QByteArray texts[2];
    const auto add = [&](const TurnSplitter::Part& part) { texts[part.isSecond ? 1 : 0] += part.bytes; };
    for (qsizetype at = 0; at < stream.size(); at += size)
        std::ranges::for_each(splitter.append(stream.mid(at, size)), add);
    add(splitter.finish());
    QCOMPARE(texts[0], QByteArray("beforea1 \x1e" "a2\na3\x1e") + mark.left(5));
    QCOMPARE(texts[1], QByteArray("b\n"));
}

void TestTurnSplitter::isNotFooled()
{
    TurnSplitter splitter("0123");
    const QByteArray forged = TurnSplitter::turnText("0124", true);
    // Its last character may start a mark.
    const QByteArray edge = forged.right(1);
    QCOMPARE(splitter.append(forged), (std::vector<TurnSplitter::Part>{{.isSecond = false, .bytes = forged.chopped(1)}}));
    QCOMPARE(splitter.append("x"), (std::vector<TurnSplitter::Part>{{.isSecond = false, .bytes = edge + "x"}}));
    QVERIFY(!splitter.isSecond() && splitter.finish().bytes.isEmpty());
    TurnSplitter none;
    QCOMPARE(none.append(TurnSplitter::turnText("", true)).size(), std::size_t{1});
}

void TestTurnSplitter::drawsAnotherMarkEachTime()
{
    const QByteArray mark = TurnSplitter::drawMark();
    QCOMPARE(mark.size(), 32);
    QVERIFY(mark != TurnSplitter::drawMark());
}

KD_TEST(TestTurnSplitter, kd::test::NoApplication)

}  // namespace tst_turnsplitter

#include "tst_turnsplitter.moc"

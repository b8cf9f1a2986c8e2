// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/occupancy/batch.h"
#include "core/occupancy/csv.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <sstream>

namespace tst_batch {

using namespace kd;

namespace {

const std::string kHeader = "arch,threads,registers,static_shared,dynamic_shared,carveout,barriers";
const std::string kAnswers = ",blocks_per_sm,occupancy,limited_by";

std::string answerTo(const std::string& text)
{
    std::istringstream in(text);
    std::ostringstream out;
    occupancyBatch(in, out, "launches.csv");
    return out.str();
}

}  // namespace

class TestBatch : public QObject {
    Q_OBJECT

private slots:
    void rowsAreAnswered_data();
    void rowsAreAnswered();
    void layoutIsKept();
    void clusterIsOptional();
    void wrongInputIsNamed_data();
    void wrongInputIsNamed();
    void rowsBeforeTheWrongOneAreWritten();
    void recordsAreLimited();
    void garbageIsRefusedOrAnswered();
    void answersTwentyThousandRows();
    void readsQuotedFields();
};

void TestBatch::rowsAreAnswered_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("registers") << QByteArray("sm_90,256,47,16384,0,,1") << QByteArray(",5,0.625,registers");
    QTest::newRow("dotted") << QByteArray("9.0,64,16,0,0,,1") << QByteArray(",32,1,warps+blocks");
    QTest::newRow("digits") << QByteArray("90,1024,32,0,0,,1") << QByteArray(",2,1,warps+registers");
    QTest::newRow("no short fraction") << QByteArray("86,1024,32,0,0,,1") << QByteArray(",1,0.6666666666666666,warps");
    QTest::newRow("carve-out") << QByteArray("sm_90,128,32,0,20000,0,1") << QByteArray(",1,0.0625,shared");
    QTest::newRow("default carve-out") << QByteArray("sm_90,128,32,0,20000,-1,1") << QByteArray(",11,0.6875,shared");
    QTest::newRow("barriers tie with block slots") << QByteArray("sm_120,32,32,0,0,,1") << QByteArray(",24,0.5,blocks+barriers");
    QTest::newRow("impossible threads") << QByteArray("sm_90,1025,32,0,0,,1") << QByteArray(",0,0,warps");
    QTest::newRow("impossible twice") << QByteArray("sm_90,2048,64,0,0,,1") << QByteArray(",0,0,warps+registers");
    QTest::newRow("no threads") << QByteArray("sm_90,0,32,0,0,,1") << QByteArray(",0,0,warps");
    QTest::newRow("spaces") << QByteArray(" sm_90 , 256,47\t,16384,0, ,1 ") << QByteArray(",5,0.625,registers");
}

void TestBatch::rowsAreAnswered()
{
    QFETCH(QByteArray, row);
    QFETCH(QByteArray, answer);
    QCOMPARE(QByteArray::fromStdString(answerTo(kHeader + "\n" + row.toStdString() + "\n")),
             QByteArray::fromStdString(kHeader + kAnswers + "\n") + row + answer + "\n");
}

void TestBatch::layoutIsKept()
{
    QCOMPARE(
        answerTo("\xEF\xBB\xBF"
                 "threads,\"arch\",barriers,carveout,dynamic_shared,static_shared,registers\r\n\r\n"
                 "256,\"sm_90\",1,\"\",0,16384,\"47\"\r\n"
                 "\"256\",90,1,50,0,0,32"),
        std::string("threads,arch,barriers,carveout,dynamic_shared,static_shared,registers,blocks_per_sm,occupancy,limited_by\r\n"
                    "256,sm_90,1,,0,16384,47,5,0.625,registers\r\n"
                    "256,90,1,50,0,0,32,8,1,warps+registers\n"));
}

void TestBatch::clusterIsOptional()
{
    QCOMPARE(answerTo(kHeader + ",cluster\n90,256,47,0,0,,1,2\n90,256,47,0,0,,1,\n90,256,47,0,0,,1,17\n80,256,47,0,0,,1,2\n"),
             kHeader + ",cluster" + kAnswers +
                 "\n90,256,47,0,0,,1,2,5,0.625,registers\n90,256,47,0,0,,1,,5,0.625,registers\n90,256,47,0,0,,1,17,0,0,\n"
                 "80,256,47,0,0,,1,2,0,0,\n");
}

void TestBatch::wrongInputIsNamed_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    const QByteArray header = QByteArray::fromStdString(kHeader) + "\n";
    QTest::newRow("empty") << QByteArray() << "launches.csv: it is empty; the first line names the columns";
    QTest::newRow("only line ends") << QByteArray("\r\n\n") << "it is empty";
    QTest::newRow("no header") << QByteArray("sm_90,256,47,0,0,,1\n") << "line 1, column sm_90: this column is not known";
    QTest::newRow("column missing") << QByteArray("arch,threads\n") << "line 1: the column registers is missing";
    QTest::newRow("column twice") << QByteArray("arch,threads,arch\n") << "line 1, column arch: this column is named twice";
    QTest::newRow("letters") << header + "sm_90,256,47,0,0,,1\nsm_90,256,4x,0,0,,1\n"
                             << "line 3, column registers: \"4x\" was found; it takes a whole number";
    QTest::newRow("negative") << header + "sm_90,-1,47,0,0,,1\n" << "line 2, column threads: \"-1\" was found";
    QTest::newRow("too large") << header + "sm_90,4294967296,47,0,0,,1\n" << "line 2, column threads: \"4294967296\"";
    QTest::newRow("fraction") << header + "sm_90,256,47,0,1.5,,1\n" << "line 2, column dynamic_shared: \"1.5\"";
    QTest::newRow("nothing") << header + "sm_90,256,,0,0,,1\n" << "line 2, column registers: it is empty";
    QTest::newRow("architecture") << header + "hopper,256,47,0,0,,1\n"
                                  << "line 2, column arch: \"hopper\" was found; it takes an arch";
    QTest::newRow("unknown architecture") << header + "sm_99,256,47,0,0,,1\n" << "line 2, column arch: sm_99: the limits";
    QTest::newRow("carve-out") << header + "sm_90,256,47,0,0,101,1\n" << "line 2, column carveout: \"101\" was found";
    QTest::newRow("too few") << header + "sm_90,256\n" << "line 2: it has 2 fields where the first line has 7";
    QTest::newRow("too many") << header + "sm_90,256,47,0,0,,1,1\n" << "line 2: it has 8 fields";
    QTest::newRow("open quote") << header + "sm_90,\"256,47,0,0,,1\n" << "line 2: a quoted field does not end";
    QTest::newRow("after a quote") << header + "sm_90,\"256\"7,47,0,0,,1\n"
                                   << "line 2: a quoted field goes on after its closing quote";
    QTest::newRow("lines within quotes count") << header + "sm_90,\"\n\n256\",47,0,0,,1\n" << "line 2, column threads";
    QTest::newRow("long field") << header + "sm_90," + QByteArray(100, '7') + ",47,0,0,,1\n" << "7777…\" was found";
}

void TestBatch::wrongInputIsNamed()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, message);
    try {
        answerTo(text.toStdString());
        QFAIL("it was accepted");
    } catch (const RuntimeError& error) {
        QCOMPARE(error.info().subject.name, std::string("launches.csv"));
        QVERIFY2(QString::fromUtf8(error.what()).contains(message), error.what());
    }
}

void TestBatch::rowsBeforeTheWrongOneAreWritten()
{
    std::istringstream in(kHeader + "\nsm_90,256,47,0,0,,1\nsm_90,256,x,0,0,,1\n");
    std::ostringstream out;
    QVERIFY_EXCEPTION_THROWN(occupancyBatch(in, out, "launches.csv"), RuntimeError);
    QCOMPARE(out.str(), kHeader + kAnswers + "\nsm_90,256,47,0,0,,1,5,0.625,registers\n");
}

void TestBatch::recordsAreLimited()
{
    QVERIFY_EXCEPTION_THROWN(answerTo(kHeader + "\n\"" + std::string(1 << 20, 'x')), RuntimeError);
    QVERIFY_EXCEPTION_THROWN(answerTo(std::string(1 << 20, ',')), RuntimeError);
}

void TestBatch::garbageIsRefusedOrAnswered()
{
    std::string text = kHeader + "\nsm_90,256,47,0,0,,1\n\"9.0\",64,16,0,0,50,1\n";
    for (std::size_t i = 0; i < text.size(); ++i) {
        for (const char c : {'"', ',', '\n', '\r', '\0', '\xff'}) {
            std::string changed = text;
            changed[i] = c;
            try {
                QVERIFY(!answerTo(changed).empty());
            } catch (const RuntimeError& error) {
                QCOMPARE(error.info().subject.name, std::string("launches.csv"));
            }
        }
    }
}

void TestBatch::answersTwentyThousandRows()
{
    std::string text = kHeader + "\n";
    for (int i = 0; i < 20'000; ++i)
        text += "sm_90," + std::to_string(1 + i % 1024) + "," + std::to_string(i % 256) + "," + std::to_string(i) + ",0,,1\n";
    const std::string answer = answerTo(text);
    QCOMPARE(std::ranges::count(answer, '\n'), 20'001);
}

void TestBatch::readsQuotedFields()
{
    std::istringstream in("a,\"b \"\"c\"\", d\",\"\"\r\n");
    std::vector<std::string> fields;
    CsvReader reader(in, "x");
    QVERIFY(reader.next(fields));
    QCOMPARE(fields, (std::vector<std::string>{"a", "b \"c\", d", ""}));
    QVERIFY(!reader.next(fields));
}

KD_TEST(TestBatch, kd::test::NoApplication)

}  // namespace tst_batch

#include "tst_batch.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/worker/envelope.h"
#include "core/worker/wire.h"
#include "tests/program/testprogram.h"

#include <QTest>

namespace tst_wire {

using namespace kd;

namespace {

std::vector<std::byte> raw(const QByteArray& bytes)
{
    const auto view = bytesOf(bytes);
    return {view.begin(), view.end()};
}

}  // namespace

class TestWire : public QObject {
    Q_OBJECT

private slots:
    void carriesOutcomes()
    {
        CompileOutcome outcome{.state = CompileOutcome::State::Ok, .architecture = "sm_90", .ptx = ".version 9.0\n"};
        outcome.cubin = {std::byte{0x7f}, std::byte{0}, std::byte{0xff}};
        outcome.tileIr = {std::byte{0x7f}, std::byte{'T'}};
        outcome.tileCubin = {std::byte{0x7f}, std::byte{'E'}};
        outcome.tileCubinSha256 = "t";
        outcome.kernels.push_back({.name = "saxpy", .loweredName = "_Z5saxpy", .isTile = true, .registers = 12});
        const CompileOutcome read = outcomeFromWire(fromCbor(toCbor(outcomeToWire(outcome))));
        QVERIFY(read.ok());
        QCOMPARE(read.ptx, outcome.ptx);
        QCOMPARE(read.cubin, outcome.cubin);
        QCOMPARE(read.tileIr, outcome.tileIr);
        QCOMPARE(read.tileCubin, outcome.tileCubin);
        QCOMPARE(read.codeKey(), outcome.codeKey());
        QVERIFY(read.kernels.at(0).isTile);
        QCOMPARE(read.kernels.at(0).loweredName, outcome.kernels.at(0).loweredName);
        QCOMPARE(read.kernels.at(0).registers, 12u);
    }

    void carriesSamples()
    {
        const TimingOutcome read = timingFromWire(fromCbor(toCbor(timingToWire({.samples = {1e-6, 2.5, 0}}))));
        QCOMPARE(read.samples, (std::vector<double>{1e-6, 2.5, 0}));
        QVERIFY_THROWS_EXCEPTION(RuntimeError, timingFromWire(Json{{"samples", 5}}));
        QVERIFY_THROWS_EXCEPTION(RuntimeError, timingFromWire(Json(7)));
    }

    void carriesMessages()
    {
        const ChildMessage message = childMessageFrom(toCbor({.type = "run", .job = 1ull << 63, .body = {{"a", 1}}}));
        QCOMPARE(message.type, std::string("run"));
        QCOMPARE(message.job, 1ull << 63);
        QCOMPARE(message.body.at("a").get<int>(), 1);
    }

    void refusesGarbage_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("text") << QByteArray("{\"type\":1}");
        QTest::newRow("nested arrays") << QByteArray(1 << 20, '\x81');
        QTest::newRow("nested objects") << QByteArray("\xa1\x61\x61").repeated(1 << 18);
        QTest::newRow("long claim") << QByteArray("\x9b\xff\xff\xff\xff\xff\xff\xff\xff\x01", 10);
        QTest::newRow("long text") << QByteArray("\x7b\x00\x00\x00\xff\xff\xff\xff\xff"
                                                 "abc",
                                                 12);
        QTest::newRow("another shape") << toByteArray(toCbor(Json{{"type", 7}}));
        QTest::newRow("endless array") << QByteArray("\x9f\x01", 2);
        QTest::newRow("tag") << QByteArray("\xc1\x01", 2);
        QTest::newRow("more behind it") << toByteArray(toCbor(Json{{"type", "run"}, {"job", 1}, {"body", 1}})) + "x";
        QTest::newRow("a number") << toByteArray(toCbor(Json(42)));
    }
    void refusesGarbage()
    {
        QFETCH(QByteArray, bytes);
        QVERIFY_THROWS_EXCEPTION(RuntimeError, childMessageFrom(bytesOf(bytes)));
    }

    void everyTruncationIsRefused()
    {
        const std::vector<std::byte> whole = toCbor({.type = "run", .job = 5, .body = {{"list", {1, 2, "three"}}, {"x", 2.5}}});
        for (std::size_t size = 0; size < whole.size(); ++size)
            QVERIFY_THROWS_EXCEPTION(RuntimeError, childMessageFrom(std::span(whole).first(size)));
    }

    void packsShortValuesInline()
    {
        const std::vector<std::byte> cbor = toCbor(Json{{"a", 1}});
        const QByteArray message = pack(cbor, [](auto) -> std::string { qFatal("a short value needs no blob"); });
        const Envelope envelope = unpack(message);
        QVERIFY(!envelope.isBlob());
        QCOMPARE(envelope.value, cbor);
    }

    void packsLongValuesAsBlobs()
    {
        const std::vector<std::byte> cbor = toCbor(Json(std::string(kMaxInlineBytes, 'x')));
        std::vector<std::byte> kept;
        const QByteArray message = pack(cbor, [&](std::span<const std::byte> bytes) {
            kept.assign(bytes.begin(), bytes.end());
            return blobIdOf(bytes);
        });
        QVERIFY(message.size() < 200);
        const Envelope envelope = unpack(message);
        QCOMPARE(envelope.blob, blobIdOf(cbor));
        QCOMPARE(envelope.size, cbor.size());
        QCOMPARE(kept, cbor);
    }

    void refusesDamagedParcels_data()
    {
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("unknown kind") << QByteArray("x123");
        QTest::newRow("no CBOR") << QByteArray("b!!");
        QTest::newRow("no content id") << 'b' + toByteArray(toCbor(Json{{"id", "output:1"}, {"size", 5}}));
        QTest::newRow("too long") << 'b' + toByteArray(toCbor(Json{{"id", blobIdOf({})}, {"size", kMaxValueBytes + 1}}));
    }
    void refusesDamagedParcels()
    {
        QFETCH(QByteArray, message);
        QVERIFY_THROWS_EXCEPTION(RuntimeError, unpack(message));
    }

    void knowsContentIds()
    {
        QVERIFY(isContentId(blobIdOf(raw("abc"))));
        QVERIFY(!isContentId("sha256:ABC"));
        QVERIFY(!isContentId("output:1"));
    }
};

KD_TEST(TestWire, QCoreApplication)

}  // namespace tst_wire

#include "tst_wire.moc"

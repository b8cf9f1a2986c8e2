// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/device/tensormap.h"
#include "tests/core/emulator/emulatorbench.h"
#include "tests/program/testprogram.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <array>

namespace tst_tensorcopies {
namespace {

using kd::Fault;
using kd::emulator::TensorMap;

constexpr std::size_t kWords = 16384, kShared = 4096;  // words of memory and of shared memory that are looked at
constexpr std::uint64_t kStart = 4096;                 // bytes before the tensor
constexpr int kIllegalInstruction = 715, kMisaligned = 716;

/// Values that rounding tells apart.
constexpr std::uint32_t kSpecial[] = {
    0x00000001, 0x80000001, 0x007fffff, 0x00800000, 0x80800000, 0x7f800000, 0xff800000, 0x7f800001,
    0x7fc00000, 0xffc12345, 0x3f801000, 0x3f803000, 0x3f801001, 0x3f800fff, 0x7f7fffff, 0xff7fffff,
    0x00001000, 0x00003000, 0x007ff000, 0x7f801000, 0x7fffffff, 0xffffffff, 0xbf801000, 0xbf803000,
    0x7f800fff, 0x7fa00000, 0x00000fff, 0x80001800, 0x3fffefff, 0x3ffff000, 0x7f7fefff, 0x7f7ff000};

QJsonArray recordedCases()
{
    QFile file(QStringLiteral(KD_TEST_DATA "/emulator/tensorcopies-sm90.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).array() : QJsonArray();
}

std::vector<std::uint32_t> memoryOf(bool isSpecial)
{
    std::vector<std::uint32_t> words(kWords);
    for (std::uint64_t i = 0; i < kWords; ++i)
        words[i] = isSpecial ? kSpecial[i % 32]
                             : static_cast<std::uint32_t>(i * 2654435761U + 12345) ^ static_cast<std::uint32_t>(i * 40503 >> 3);
    return words;
}

QString digest(const void* bytes, std::size_t count)
{
    const QByteArray view = QByteArray::fromRawData(static_cast<const char*>(bytes), static_cast<qsizetype>(count));
    return QString::fromLatin1(QCryptographicHash::hash(view, QCryptographicHash::Sha256).toHex().left(32));
}

TensorMap mapOf(const QJsonObject& recorded, std::uint64_t memory)
{
    TensorMap map;
    const QJsonArray sizes = recorded["dim"].toArray(), strides = recorded["strides"].toArray(), box = recorded["box"].toArray();
    const QJsonArray steps = recorded["estr"].toArray();
    map.address = memory + kStart + static_cast<std::uint64_t>(recorded["start"].toInt());
    map.type = static_cast<TensorMap::Type>(recorded["type"].toInt());
    map.rank = static_cast<std::uint32_t>(sizes.size());
    map.swizzle = static_cast<TensorMap::Swizzle>(recorded["swizzle"].toInt());
    map.interleave = static_cast<TensorMap::Interleave>(recorded["inter"].toInt());
    map.fillsWithNan = recorded["fill"].toInt() != 0;
    map.strides[0] = map.elementBytes();
    for (std::uint32_t i = 0; i < map.rank; ++i) {
        const auto at = static_cast<qsizetype>(i);
        map.sizes[i] = static_cast<std::uint64_t>(sizes[at].toInt());
        map.box[i] = static_cast<std::uint32_t>(box.isEmpty() ? 0 : box[at].toInt());
        map.steps[i] = static_cast<std::uint32_t>(steps[at].toInt());
        if (i > 0)
            map.strides[i] = static_cast<std::uint64_t>(strides[at - 1].toInt());
    }
    if (const QJsonObject pixels = recorded["im2col"].toObject(); !pixels.isEmpty()) {
        map.isIm2col = true;
        map.channels = static_cast<std::uint32_t>(pixels["channels"].toInt());
        map.pixels = static_cast<std::uint32_t>(pixels["pixels"].toInt());
        for (std::uint32_t i = 0; i + 2 < map.rank; ++i) {
            map.lower[i] = pixels["lower"].toArray()[static_cast<qsizetype>(i)].toInt();
            map.upper[i] = pixels["upper"].toArray()[static_cast<qsizetype>(i)].toInt();
        }
    }
    return map;
}

/// As the kernel takes it.
struct Probe {
    std::int32_t rank, mode, expect, c[5], off[3], offset, im2col;
};

Probe probeOf(const QJsonObject& recorded, const TensorMap& map)
{
    Probe probe{static_cast<std::int32_t>(map.rank), recorded["mode"].toInt(), recorded["expect"].toInt(), {}, {},
                recorded["offset"].toInt(), map.isIm2col ? 1 : 0};
    const QJsonArray coordinates = recorded["coords"].toArray(), offsets = recorded["im2col"].toObject()["off"].toArray();
    for (qsizetype i = 0; i < coordinates.size(); ++i)
        probe.c[i] = coordinates[i].toInt();
    for (qsizetype i = 0; i < offsets.size(); ++i)
        probe.off[i] = offsets[i].toInt();
    return probe;
}

}  // namespace

/// Copies of boxes of tensors as an H200 did them.
class TensorCopies : public QObject {
    Q_OBJECT

private slots:
    void asOnAGpu_data()
    {
        QTest::addColumn<QJsonObject>("recorded");
        for (const QJsonValue& each : recordedCases())
            QTest::newRow(qPrintable(each["name"].toString())) << each.toObject();
    }
    void asOnAGpu()
    {
        QFETCH(QJsonObject, recorded);
        for (const unsigned threads : {1U, 3U}) {
            EmulatorBench bench({.memoryBytes = std::uint64_t{1} << 30, .threads = threads}, "tensorcopies");
            const std::vector<std::uint32_t> before = memoryOf(recorded["special"].toBool());
            std::uint32_t* const memory = bench.array(before);
            std::uint32_t* const out = bench.zeroes<std::uint32_t>(kShared);
            std::uint32_t* const flag = bench.zeroes<std::uint32_t>(4);
            const TensorMap map = mapOf(recorded, reinterpret_cast<std::uint64_t>(memory));
            QVERIFY2(map.wrong().empty(), map.wrong().english().c_str());
            std::array<std::byte, TensorMap::kBytes> bytes{};
            map.write(bytes);
            const kd::emulator::LaunchReport report =
                bench.run("probe", {{1}, {128}, 32768}, bytes, probeOf(recorded, map), out, flag);
            const int status = recorded["status"].toInt();
            if (status != 0) {
                QVERIFY(report.fault);
                QVERIFY2(report.fault->kind == (status == kMisaligned ? Fault::Kind::Misaligned : Fault::Kind::IllegalInstruction),
                         report.fault->message.english().c_str());
                continue;
            }
            QVERIFY2(!report.fault, report.fault ? report.fault->message.english().c_str() : "");
            std::vector<std::uint32_t> changed(kWords);
            for (std::size_t i = 0; i < kWords; ++i)
                changed[i] = memory[i] ^ before[i];
            QCOMPARE(digest(out, kShared * 4), recorded["shared"].toString());
            QCOMPARE(digest(changed.data(), kWords * 4), recorded["memory"].toString());
        }
    }

    /// What was changed by one bit is no map, or one whose box is still bounded.
    void hostileMaps()
    {
        TensorMap map;
        map.rank = 2;
        map.address = 4096;
        map.type = TensorMap::Type::F32;
        map.sizes = {64, 64};
        map.strides = {4, 256};
        map.box = {32, 8};
        map.steps = {1, 1};
        std::array<std::byte, TensorMap::kBytes> bytes{};
        map.write(bytes);
        QVERIFY(TensorMap::read(bytes));
        for (std::size_t bit = 0; bit < bytes.size() * 8; ++bit) {
            std::array<std::byte, TensorMap::kBytes> changed = bytes;
            changed[bit / 8] ^= std::byte{1} << static_cast<int>(bit % 8);
            QVERIFY2(!TensorMap::read(changed), qPrintable(QString::number(bit)));
        }
    }
};

KD_TEST(TensorCopies, QCoreApplication)

}  // namespace tst_tensorcopies

#include "tst_tensorcopies.moc"

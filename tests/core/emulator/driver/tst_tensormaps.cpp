// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/device/tensormap.h"
#include "core/emulator/driver/emulateddriver.h"
#include "tests/program/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>

namespace tst_tensormaps {

using kd::emulator::TensorMap;

namespace {

/// What the driver of an H100 (CUDA 13) answers to the calls that make tensor maps: tests/data/emulator/tensormaps-sm90.json.
const QJsonObject& recorded()
{
    static const QJsonObject document = [] {
        QFile file(QStringLiteral(KD_TEST_DATA "/emulator/tensormaps-sm90.json"));
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
    }();
    return document;
}

/// The arguments of a call by their names in the recording; what a case does not name is as in the usual call.
class Arguments {
public:
    Arguments(const QString& kind, const QJsonObject& changes) : m_usual(recorded()[kind].toObject()), m_changes(changes) {}

    QJsonValue value(const char* name) const { return m_changes.contains(QLatin1String(name)) ? m_changes[name] : m_usual[name]; }
    int number(const char* name) const { return value(name).toInt(); }
    /// Null where the recorded call had null.
    template <typename Number> const Number* list(const char* name, std::array<Number, 5>& room) const
    {
        if (!value(name).isArray())
            return nullptr;
        const QJsonArray all = value(name).toArray();
        for (qsizetype i = 0; i < all.size(); ++i)
            room[static_cast<std::size_t>(i)] = static_cast<Number>(all[i].toInteger());
        return room.data();
    }
    /// Null, `host`, or so many bytes behind `memory`.
    void* address(void* host, CUdeviceptr memory) const
    {
        const QJsonValue where = value("addr");
        if (where.isString())
            return host;
        return where.isNull() ? nullptr : reinterpret_cast<void*>(memory + static_cast<CUdeviceptr>(where.toInteger()));
    }

private:
    QJsonObject m_usual, m_changes;
};

/// A context that is current, memory, and room for a map and what is behind it.
struct Bench {
    explicit Bench(kd::ComputeCapability capability = {9, 0})
        : api(kd::emulator::emulatedDriver({.capability = capability, .memoryBytes = 64 << 20, .threads = 1}))
    {
        CUcontext context = nullptr;
        api.cuDevicePrimaryCtxRetain(&context, 0);
        api.cuCtxPushCurrent(context);
        api.cuMemAlloc(&memory, 1 << 20);
    }
    ~Bench()
    {
        CUcontext popped = nullptr;
        api.cuCtxPopCurrent(&popped);
        api.cuDevicePrimaryCtxRelease(0);
    }
    CUresult encode(const QString& kind, const QJsonObject& changes)
    {
        const Arguments in(kind, changes);
        std::array<cuuint64_t, 5> sizes{}, strides{};
        std::array<cuuint32_t, 5> box{}, steps{};
        std::array<int, 5> lower{}, upper{};
        auto* const map = in.value("to").isNull() ? nullptr : reinterpret_cast<CUtensorMap*>(room.data() + in.number("to"));
        void* const address = in.address(room.data(), memory);
        const auto type = static_cast<CUtensorMapDataType>(in.number("type"));
        const auto rank = static_cast<cuuint32_t>(in.number("rank"));
        const auto interleave = static_cast<CUtensorMapInterleave>(in.number("inter"));
        const auto swizzle = static_cast<CUtensorMapSwizzle>(in.number("swizzle"));
        const auto promotion = static_cast<CUtensorMapL2promotion>(in.number("promo"));
        const auto fill = static_cast<CUtensorMapFloatOOBfill>(in.number("fill"));
        if (kind == "tiled")
            return api.cuTensorMapEncodeTiled(map, type, rank, address, in.list("dim", sizes), in.list("strides", strides),
                                              in.list("box", box), in.list("steps", steps), interleave, swizzle, promotion, fill);
        return api.cuTensorMapEncodeIm2col(map, type, rank, address, in.list("dim", sizes), in.list("strides", strides),
                                           in.list("lower", lower), in.list("upper", upper),
                                           static_cast<cuuint32_t>(in.number("channels")),
                                           static_cast<cuuint32_t>(in.number("pixels")), in.list("steps", steps), interleave,
                                           swizzle, promotion, fill);
    }
    std::optional<TensorMap> read() const
    {
        return TensorMap::read(std::as_bytes(std::span(room).first<TensorMap::kBytes>()));
    }

    kd::DriverApi api;
    CUdeviceptr memory = 0;
    alignas(64) std::array<unsigned char, 256> room{};
};

}  // namespace

/// The calls that make tensor maps.
class TestTensorMaps : public QObject {
    Q_OBJECT

private slots:
    void asAnH100_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QJsonObject>("changes");
        QTest::addColumn<int>("result");
        for (const QJsonValue& each : recorded()["cases"].toArray())
            QTest::newRow(qPrintable(each[0].toString())) << each[1].toString() << each[2].toObject() << each[3].toInt();
    }
    void asAnH100()
    {
        QFETCH(QString, kind);
        QFETCH(QJsonObject, changes);
        QFETCH(int, result);
        Bench bench;
        const bool isLacking = result == CUDA_SUCCESS && Arguments(kind, changes).number("inter") != 0;
        QCOMPARE(int(bench.encode(kind, changes)), isLacking ? int(CUDA_ERROR_NOT_SUPPORTED) : result);
        if (isLacking)
            QVERIFY(bench.api.channel->reason().english().find("interleaved") != std::string::npos);
        if (result != CUDA_SUCCESS)
            QVERIFY(std::ranges::all_of(bench.room, [](unsigned char each) { return each == 0; }));
        else if (!isLacking && Arguments(kind, changes).number("to") == 0)
            QVERIFY(bench.read());
    }

    void corners()
    {
        Bench bench;
        for (const char* const name : {"lower", "upper"})
            QCOMPARE(bench.encode("im2col", {{name, QJsonValue::Null}}), CUDA_ERROR_INVALID_VALUE);
        QCOMPARE(bench.encode("tiled", {{"rank", -1}}), CUDA_ERROR_INVALID_VALUE);
    }

    void reasons()
    {
        Bench bench;
        QCOMPARE(bench.encode("tiled", {{"box", QJsonArray{3, 8, 1, 1, 1}}}), CUDA_ERROR_INVALID_VALUE);
        QCOMPARE(bench.api.channel->reason().english(),
                 std::string("a tensor map: a row of the box has 12 bytes: they must be a multiple of 16"));
    }

    void needsAContext()
    {
        Bench bench;
        CUcontext popped = nullptr;
        QCOMPARE(bench.api.cuCtxPopCurrent(&popped), CUDA_SUCCESS);
        QCOMPARE(bench.encode("tiled", {}), CUDA_ERROR_INVALID_CONTEXT);
        QCOMPARE(bench.api.cuCtxPushCurrent(popped), CUDA_SUCCESS);
    }

    void olderDevices()
    {
        Bench bench({8, 0});
        int supported = 7;
        QCOMPARE(bench.api.cuDeviceGetAttribute(&supported, CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED, 0), CUDA_SUCCESS);
        QCOMPARE(supported, 0);
        for (const char* const kind : {"tiled", "im2col"})
            QCOMPARE(bench.encode(kind, {}), CUDA_ERROR_NOT_SUPPORTED);
    }

    /// What devices from 10.0 on can, and the emulated one cannot.
    void newerDevices()
    {
        Bench bench({10, 0});
        for (const QJsonObject& changes : {QJsonObject{{"type", 13}}, QJsonObject{{"swizzle", 5}}})
            QCOMPARE(bench.encode("tiled", changes), CUDA_ERROR_NOT_SUPPORTED);
        for (const int swizzle : {4, 6})
            QCOMPARE(bench.encode("tiled", {{"swizzle", swizzle}}), CUDA_SUCCESS);
        QCOMPARE(bench.encode("tiled", {{"type", 17}}), CUDA_ERROR_INVALID_VALUE);
    }

    void addressesAreReplaced()
    {
        Bench bench;
        const auto replaced = [&](void* map, CUdeviceptr address) {
            return bench.api.cuTensorMapReplaceAddress(static_cast<CUtensorMap*>(map), reinterpret_cast<void*>(address));
        };
        QCOMPARE(bench.encode("tiled", {}), CUDA_SUCCESS);
        QCOMPARE(replaced(bench.room.data(), 0), CUDA_ERROR_INVALID_VALUE);
        QCOMPARE(replaced(bench.room.data(), bench.memory + 8), CUDA_ERROR_INVALID_VALUE);
        QCOMPARE(bench.read()->address, std::uint64_t{bench.memory});
        QCOMPARE(replaced(bench.room.data(), bench.memory + 16), CUDA_SUCCESS);
        QCOMPARE(bench.read()->address, std::uint64_t{bench.memory} + 16);
        QCOMPARE(replaced(nullptr, bench.memory), CUDA_ERROR_INVALID_VALUE);
        bench.room.fill(0);
        QCOMPARE(replaced(bench.room.data(), bench.memory), CUDA_ERROR_INVALID_VALUE);
    }
};

KD_TEST(TestTensorMaps, QCoreApplication)

}  // namespace tst_tensormaps

#include "tst_tensormaps.moc"

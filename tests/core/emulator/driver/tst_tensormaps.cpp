// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/device/tensormap.h"
#include "core/emulator/driver/emulateddriver.h"
#include "core/emulator/driver/widemap.h"
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

/// What the driver (CUDA 13) answers to the calls that make tensor maps: tests/data/emulator/tensormaps-sm90.json, the first 288 on
/// an H100, the others on an H200.
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
        if (kind == "wide")
            return kd::emulator::encodeWideMap(
                api, map,
                {.tensorDataType = type,
                 .tensorRank = rank,
                 .globalAddress = address,
                 .globalDim = in.list("dim", sizes),
                 .globalStrides = in.list("strides", strides),
                 .pixelBoxLowerCornerWidth = in.number("lower"),
                 .pixelBoxUpperCornerWidth = in.number("upper"),
                 .channelsPerPixel = static_cast<cuuint32_t>(in.number("channels")),
                 .pixelsPerColumn = static_cast<cuuint32_t>(in.number("pixels")),
                 .elementStrides = in.list("steps", steps),
                 .interleave = interleave,
                 .mode = static_cast<CUtensorMapIm2ColWideMode>(in.number("mode")),
                 .swizzle = swizzle,
                 .l2Promotion = promotion,
                 .oobFill = fill});
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
        QCOMPARE(int(bench.encode(kind, changes)), result);
        if (result != CUDA_SUCCESS)
            QVERIFY(std::ranges::all_of(bench.room, [](unsigned char each) { return each == 0; }));
        else if (Arguments(kind, changes).number("to") == 0)
            QVERIFY(bench.read());
    }

    /// What cuda.h says of devices from 10.0 on: packed elements, swizzles in atoms, rows of pixels.
    void byTheManual_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QJsonObject>("changes");
        QTest::addColumn<int>("result");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const char* kind, QJsonObject changes, const char* words = nullptr,
                            CUresult result = CUDA_ERROR_INVALID_VALUE) {
            QTest::newRow(name) << QString::fromLatin1(kind) << changes << int(words == nullptr ? CUDA_SUCCESS : result)
                                << QString::fromLatin1(words == nullptr ? "" : words);
        };
        const auto with = [](QJsonObject base, const QJsonObject& more) {
            for (auto each = more.begin(); each != more.end(); ++each)
                base[each.key()] = each.value();
            return base;
        };
        const auto list = [](int first) { return QJsonArray{first, 16384, 65536, 262144}; };
        const auto box = [](int width) { return QJsonArray{width, 8, 1, 1, 1}; };
        const QJsonArray sizes{256, 64, 4, 4, 4};
        const QJsonObject four{{"type", 13}, {"dim", sizes}, {"box", box(64)}};
        const QJsonObject padded{{"type", 14}, {"dim", sizes}, {"box", box(128)}};
        const QJsonObject six{{"type", 15}, {"dim", sizes}, {"box", box(128)}};
        row("4 bits", "tiled", four);
        row("4 bits, odd", "tiled", with(four, {{"dim", QJsonArray{255, 64, 4, 4, 4}}}), "must be a multiple of 2");
        row("4 bits, even", "tiled", with(four, {{"dim", QJsonArray{254, 64, 4, 4, 4}}}));
        row("4 bits, half a chunk", "tiled", with(four, {{"box", box(48)}}), "a row of the box has 24 bytes");
        row("4 bits, swizzled by 32", "tiled", with(four, {{"swizzle", 1}}));
        row("4 bits, wider than 32", "tiled", with(four, {{"swizzle", 1}, {"box", box(96)}}),
            "more than the 32 that its swizzle spans");
        row("4 bits, NaN", "tiled", with(four, {{"fill", 1}}), "floating-point");
        row("4 bits, interleaved", "tiled", with(four, {{"inter", 1}, {"rank", 3}}));
        for (const auto& [name, base] : {std::pair("4 bits with gaps", padded), std::pair("6 bits", six)}) {
            const auto named = [name = std::string(name)](const char* rest) { return name + ", " + rest; };
            row(name, "tiled", base);
            row(named("address").c_str(), "tiled", with(base, {{"addr", 16}}), "its address is no multiple of 32");
            row(named("address at 32").c_str(), "tiled", with(base, {{"addr", 32}}));
            row(named("stride").c_str(), "tiled", with(base, {{"strides", list(272)}}), "it must be a multiple of 32");
            row(named("sizes").c_str(), "tiled", with(base, {{"dim", QJsonArray{192, 64, 4, 4, 4}}}), "must be a multiple of 128");
            row(named("box").c_str(), "tiled", with(base, {{"box", box(64)}}), "64 packed elements: 128 are possible");
            row(named("NaN").c_str(), "tiled", with(base, {{"fill", 1}}), "floating-point");
            for (int swizzle = 0; swizzle < 7; ++swizzle) {
                const bool isPossible = swizzle == 0 || swizzle == 3 || swizzle == 4 || (swizzle == 6 && base == six);
                const bool isNarrow = swizzle == 1 || swizzle == 2;
                row(named(("swizzle " + std::to_string(swizzle)).c_str()).c_str(), "tiled", with(base, {{"swizzle", swizzle}}),
                    isPossible ? nullptr : isNarrow ? "that its swizzle spans" : "none that packed elements with gaps have");
            }
            const QJsonObject images{
                {"type", base["type"]}, {"dim", sizes}, {"strides", QJsonArray{128, 8192, 32768, 131072}}, {"channels", 128}};
            row(named("channels").c_str(), "im2col", images);
            row(named("few channels").c_str(), "im2col", with(images, {{"channels", 64}}),
                "64 packed elements: 128 are possible");
        }
        row("4 bits with gaps, interleaved", "tiled", with(padded, {{"inter", 1}, {"rank", 3}}), "whether the 16 or 32 bytes",
            CUDA_ERROR_NOT_SUPPORTED);
        row("6 bits, interleaved", "tiled", with(six, {{"inter", 1}, {"rank", 3}}), "in no interleaved layout");
        for (const int swizzle : {4, 5, 6})
            row(("atoms " + std::to_string(swizzle)).c_str(), "tiled", {{"swizzle", swizzle}});
        row("no such type", "tiled", {{"type", 17}}, "");
        row("pixels", "wide", {});
        row("pixels, 128", "wide", {{"mode", 1}, {"pixels", 2000}});
        row("pixels, mode", "wide", {{"mode", 2}}, "");
        row("pixels, many", "wide", {{"pixels", 1025}}, "16 channels of 1025 pixels");
        row("pixels, none", "wide", {{"pixels", 0}}, "16 channels of 0 pixels");
        row("pixels, channels", "wide", {{"channels", 36}}, "more than the 128 that its swizzle spans");
        row("pixels of 2 dimensions", "wide", {{"rank", 2}}, "");
        row("pixels of 3 dimensions", "wide", {{"rank", 3}, {"lower", -32768}});
        row("pixels of 5 dimensions", "wide", {{"rank", 5}, {"upper", 32767}});
        row("pixels, corner", "wide", {{"lower", -32769}}, "-32768 to 32767 are possible");
        row("pixels, no box", "wide", {{"upper", -9}}, "the box of pixels is empty along dimension 1");
        for (int swizzle = 0; swizzle < 7; ++swizzle)
            row(("pixels, swizzle " + std::to_string(swizzle)).c_str(), "wide", {{"swizzle", swizzle}, {"channels", 8}});
        row("pixels, null map", "wide", {{"to", QJsonValue::Null}}, "");
    }
    void byTheManual()
    {
        QFETCH(QString, kind);
        QFETCH(QJsonObject, changes);
        QFETCH(int, result);
        QFETCH(QString, words);
        Bench bench({10, 0});
        QCOMPARE(int(bench.encode(kind, changes)), result);
        const std::string why = bench.api.channel->reason().english();
        QVERIFY2(words.isEmpty() || QString::fromStdString(why).contains(words), why.c_str());
        QCOMPARE(bench.read().has_value(), result == CUDA_SUCCESS);
        if (kind == "wide" && result == CUDA_SUCCESS)
            QCOMPARE(bench.read()->wide, changes["mode"].toInt() == 1 ? TensorMap::Wide::W128 : TensorMap::Wide::W);
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
        for (const char* const kind : {"tiled", "im2col", "wide"})
            QCOMPARE(bench.encode(kind, {}), CUDA_ERROR_NOT_SUPPORTED);
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

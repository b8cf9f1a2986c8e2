// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/emulator/driver/emulateddriver.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <bit>
#include <cstring>
#include <numeric>

namespace tst_surfaces {

using namespace kd;
using namespace kd::emulator;

namespace {

struct Gpu {
    Gpu() : api(emulatedDriver({.capability = {9, 0}, .memoryBytes = 64 << 20, .threads = 2}))
    {
        api.cuInit(0);
        api.cuDevicePrimaryCtxRetain(&context, 0);
        api.cuCtxSetCurrent(context);
    }
    ~Gpu()
    {
        api.cuDevicePrimaryCtxRelease(0);
        api.cuCtxSetCurrent(nullptr);
    }
    Gpu(const Gpu&) = delete;
    Gpu& operator=(const Gpu&) = delete;

    CUarray array(const CUDA_ARRAY3D_DESCRIPTOR& description)
    {
        CUarray made = nullptr;
        if (api.cuArray3DCreate(&made, &description) != CUDA_SUCCESS)
            qFatal("no array");
        return made;
    }
    CUsurfObject surface(CUarray of)
    {
        CUDA_RESOURCE_DESC resource{};
        resource.resType = CU_RESOURCE_TYPE_ARRAY;
        resource.res.array.hArray = of;
        CUsurfObject made = 0;
        if (api.cuSurfObjectCreate(&made, &resource) != CUDA_SUCCESS)
            qFatal("no surface");
        return made;
    }
    /// Runs `body` on one thread: %obj is the object, %out the address of 64 zeroes of 32 bits, which come back.
    std::vector<std::uint32_t> run(const std::string& body, std::uint64_t object)
    {
        const std::string text =
            ".version 9.0\n.target sm_90\n.address_size 64\n"
            ".visible .entry k(.param .u64 object, .param .u64 buffer)\n{\n"
            ".reg .b16 %h<8>; .reg .b32 %r<32>; .reg .b64 %d<8>, %obj, %out; .reg .f32 %f<8>; .reg .pred %p<4>;\n"
            "ld.param.u64 %obj, [object];\nld.param.u64 %out, [buffer];\n" +
            body + "\nret;\n}\n";
        CUlibrary library = nullptr;
        std::vector<std::uint32_t> words(64);
        loaded = api.cuLibraryLoadData(&library, text.c_str(), nullptr, nullptr, 0, nullptr, nullptr, 0);
        CUkernel kernel = nullptr;
        CUfunction function = nullptr;
        if (loaded == CUDA_SUCCESS)
            loaded = api.cuLibraryGetKernel(&kernel, library, "k");
        if (loaded == CUDA_SUCCESS)
            loaded = api.cuKernelGetFunction(&function, kernel);
        reason = QString::fromStdString(api.channel->reason().english());
        if (loaded != CUDA_SUCCESS)
            return words;
        CUdeviceptr out = 0;
        api.cuMemAlloc(&out, 256);
        api.cuMemsetD32Async(out, 0, 64, nullptr);
        void* arguments[] = {&object, &out};
        loaded = api.cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, nullptr, arguments, nullptr);
        reason = QString::fromStdString(api.channel->reason().english());
        ended = api.cuMemcpyDtoHAsync(words.data(), out, 256, nullptr);
        if (ended == CUDA_SUCCESS)
            ended = api.cuStreamSynchronize(nullptr);
        const std::optional<Fault> found = api.channel->fault();
        fault = found ? QString::fromStdString(found->message.english()) : QString();
        return words;
    }
    std::vector<std::uint8_t> bytesOf(CUarray of, std::size_t count)
    {
        std::vector<std::uint8_t> bytes(count);
        api.cuMemcpyAtoH(bytes.data(), of, 0, count);
        return bytes;
    }

    DriverApi api;
    CUcontext context = nullptr;
    CUresult loaded = CUDA_SUCCESS, ended = CUDA_SUCCESS;
    QString reason, fault;
};

constexpr unsigned kWritable = CUDA_ARRAY3D_SURFACE_LDST;

CUDA_ARRAY3D_DESCRIPTOR line(CUarray_format format, unsigned channels, std::size_t width = 8)
{
    return {width, 0, 0, format, channels, kWritable};
}

}  // namespace

class TestSurfaces : public QObject {
    Q_OBJECT
private slots:
    void readAndWriteBytes()
    {
        Gpu gpu;
        const CUarray array = gpu.array({4, 3, 0, CU_AD_FORMAT_UNSIGNED_INT32, 2, kWritable});
        const CUsurfObject surface = gpu.surface(array);
        const std::vector<std::uint32_t> words = gpu.run("sust.b.2d.v2.b32.trap [%obj, {16, 1}], {7, 9};\n"
                                                         "sust.b.2d.b64.trap [%obj, {24, 2}], {0x500000003};\n"
                                                         "sust.b.2d.b8.trap [%obj, {17, 1}], {1};\n"
                                                         "suld.b.2d.v2.b32.trap {%r0, %r1}, [%obj, {16, 1}];\n"
                                                         "suld.b.2d.v4.b16.trap {%h0, %h1, %h2, %h3}, [%obj, {24, 2}];\n"
                                                         "mov.b32 %r2, {%h0, %h1}; mov.b32 %r3, {%h2, %h3};\n"
                                                         "suq.width.b32 %r4, [%obj]; suq.height.b32 %r5, [%obj];\n"
                                                         "st.global.v4.u32 [%out], {%r0, %r1, %r2, %r3};\n"
                                                         "st.global.v2.u32 [%out + 16], {%r4, %r5};",
                                                         surface);
        QCOMPARE(gpu.ended, CUDA_SUCCESS);
        QCOMPARE(std::vector(words.begin(), words.begin() + 6), (std::vector<std::uint32_t>{0x107, 9, 3, 5, 4, 3}));
        QCOMPARE(gpu.api.cuSurfObjectDestroy(surface), CUDA_SUCCESS);
        QCOMPARE(gpu.api.cuSurfObjectDestroy(surface), CUDA_ERROR_INVALID_HANDLE);
    }

    void goBeyondAsTheyAreTold()
    {
        Gpu gpu;
        const CUarray array = gpu.array(line(CU_AD_FORMAT_UNSIGNED_INT32, 1, 4));
        const CUsurfObject surface = gpu.surface(array);
        const std::vector<std::uint32_t> words = gpu.run("sust.b.1d.b32.clamp [%obj, {400}], {5};\n"
                                                         "sust.b.1d.b32.clamp [%obj, {-8}], {6};\n"
                                                         "sust.b.1d.b32.zero [%obj, {16}], {7};\n"
                                                         "suld.b.1d.b32.clamp {%r0}, [%obj, {16}];\n"
                                                         "suld.b.1d.b32.zero {%r1}, [%obj, {16}];\n"
                                                         "suld.b.1d.b32.clamp {%r2}, [%obj, {-4}];\n"
                                                         "suld.b.1d.b32.trap {%r3}, [%obj, {4}];\n"
                                                         "st.global.v4.u32 [%out], {%r0, %r1, %r2, %r3};",
                                                         surface);
        QCOMPARE(gpu.ended, CUDA_SUCCESS);
        QCOMPARE(std::vector(words.begin(), words.begin() + 4), (std::vector<std::uint32_t>{5, 0, 6, 0}));
    }

    void writeTexels_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("u8") << int(CU_AD_FORMAT_UNSIGNED_INT8) << QByteArray("\x34\x01", 2);
        QTest::newRow("s16") << int(CU_AD_FORMAT_SIGNED_INT16) << QByteArray("\x34\x12\x01\x00", 4);
        QTest::newRow("u32") << int(CU_AD_FORMAT_UNSIGNED_INT32) << QByteArray("\x34\x12\x80\x3f\x01\x00\x80\x3f", 8);
        QTest::newRow("f16") << int(CU_AD_FORMAT_HALF) << QByteArray("\x01\x3c\x00\x3c", 4);
    }
    void writeTexels()
    {
        QFETCH(int, format);
        QFETCH(QByteArray, bytes);
        Gpu gpu;
        const CUarray array = gpu.array(line(static_cast<CUarray_format>(format), 2));
        gpu.run("sust.p.1d.v2.b32.trap [%obj, {3}], {0x3f801234, 0x3f800001};", gpu.surface(array));
        QVERIFY2(gpu.ended == CUDA_SUCCESS, qPrintable(gpu.fault + gpu.reason));
        const std::vector<std::uint8_t> all = gpu.bytesOf(array, static_cast<std::size_t>(4 * bytes.size()));
        QByteArray is(reinterpret_cast<const char*>(all.data()) + 3 * bytes.size(), bytes.size());
        QCOMPARE(is.toHex(), bytes.toHex());
    }

    void reduce()
    {
        Gpu gpu;
        const CUarray array = gpu.array(line(CU_AD_FORMAT_UNSIGNED_INT32, 2));
        const std::vector<std::uint32_t> words =
            gpu.run("sured.b.add.1d.u32.trap [%obj, {4}], 5; sured.b.add.1d.u32.trap [%obj, {4}], 6;\n"
                    "sured.b.min.1d.s32.trap [%obj, {8}], -3; sured.b.or.1d.b32.trap [%obj, {12}], 12;\n"
                    "sured.b.max.1d.u64.trap [%obj, {16}], 77;\n"
                    "suld.b.1d.v4.b32.trap {%r0, %r1, %r2, %r3}, [%obj, {0}];\n"
                    "suld.b.1d.b32.trap {%r4}, [%obj, {16}];\n"
                    "st.global.v4.u32 [%out], {%r0, %r1, %r2, %r3}; st.global.u32 [%out + 16], %r4;",
                    gpu.surface(array));
        QVERIFY2(gpu.ended == CUDA_SUCCESS, qPrintable(gpu.fault + gpu.reason));
        QCOMPARE(std::vector(words.begin(), words.begin() + 5), (std::vector<std::uint32_t>{0, 11, 0xfffffffd, 12, 77}));
    }

    void layersAndFacesAreSlices()
    {
        Gpu gpu;
        const CUarray array = gpu.array({4, 4, 6, CU_AD_FORMAT_UNSIGNED_INT8, 1, kWritable | CUDA_ARRAY3D_CUBEMAP});
        gpu.run("sust.b.a2d.b8.trap [%obj, {5, 3, 2, 0}], {9};", gpu.surface(array));
        QVERIFY2(gpu.ended == CUDA_SUCCESS, qPrintable(gpu.fault + gpu.reason));
        CUDA_MEMCPY3D copy{};
        std::uint8_t byte = 0;
        copy.srcMemoryType = CU_MEMORYTYPE_ARRAY;
        copy.srcArray = array;
        copy.srcXInBytes = 3;
        copy.srcY = 2;
        copy.srcZ = 5;
        copy.dstMemoryType = CU_MEMORYTYPE_HOST;
        copy.dstHost = &byte;
        copy.WidthInBytes = copy.Height = copy.Depth = 1;
        QCOMPARE(gpu.api.cuMemcpy3DAsync(&copy, nullptr), CUDA_SUCCESS);
        QCOMPARE(byte, std::uint8_t(9));
    }

    void faultsSayWhere_data()
    {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("text");
        QTest::newRow("past the row") << "suld.b.2d.b32.trap {%r0}, [%obj, {16, 1}];"
                                      << "a surface is read at byte 16 of row 1, outside of its 16 bytes x 3 rows x 1 slices";
        QTest::newRow("before it") << "sust.b.2d.b32.trap [%obj, {-4, 0}], {1};"
                                   << "a surface is written at byte -4 of row 0, outside of its 16 bytes x 3 rows x 1 slices";
        QTest::newRow("past the rows") << "suld.b.2d.b32.trap {%r0}, [%obj, {0, 3}];"
                                       << "a surface is read at byte 0 of row 3, outside of its 16 bytes x 3 rows x 1 slices";
        QTest::newRow("misaligned")
            << "suld.b.2d.b32.clamp {%r0}, [%obj, {2, 0}];"
            << "a surface is read at byte 2 of row 0, which must be a multiple of the 4 bytes of the access";
        QTest::newRow("another shape") << "suld.b.3d.b32.trap {%r0}, [%obj, {0, 0, 0, 0}];"
                                       << "the surface object is 2D and is read as 3D";
        QTest::newRow("forged") << "add.s64 %obj, %obj, 1; suld.b.2d.b32.trap {%r0}, [%obj, {0, 0}];"
                                << "is none of this device: it was never made, or is destroyed";
        QTest::newRow("no texture") << "tex.2d.v4.u32.s32 {%r0, %r1, %r2, %r3}, [%obj, {0, 0}];"
                                    << "is none of this device: it was never made, or is destroyed";
    }
    void faultsSayWhere()
    {
        QFETCH(QString, body);
        QFETCH(QString, text);
        Gpu gpu;
        const CUarray array = gpu.array({4, 3, 0, CU_AD_FORMAT_UNSIGNED_INT32, 1, kWritable});
        gpu.run(body.toStdString(), gpu.surface(array));
        QVERIFY(gpu.ended != CUDA_SUCCESS);
        QVERIFY2(gpu.fault.contains(text), qPrintable(gpu.fault + gpu.reason));
    }

    void knowsDestroyedArrays()
    {
        Gpu gpu;
        const CUarray array = gpu.array(line(CU_AD_FORMAT_UNSIGNED_INT32, 1));
        const CUsurfObject surface = gpu.surface(array);
        QCOMPARE(gpu.api.cuArrayDestroy(array), CUDA_SUCCESS);
        gpu.run("suld.b.1d.b32.trap {%r0}, [%obj, {0}];", surface);
        QVERIFY2(gpu.fault.contains("memory that is freed"), qPrintable(gpu.fault + gpu.reason));
    }

    void refusesWhatIsGone_data()
    {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("text");
        QTest::newRow("sampler") << "tex.2d.v4.f32.f32 {%f0, %f1, %f2, %f3}, [%obj, %d0, {%f0, %f1}];"
                                 << "samplers of their own are gone";
        QTest::newRow("coordinates") << "tex.2d.v4.f32.f32 {%f0, %f1, %f2, %f3}, [%obj, {%f0}];"
                                     << "1 elements instead of 2";
        QTest::newRow("depth") << "tex.2d.v4.f32.f32 {%f0, %f1, %f2, %f3}, [%obj, {%f0, %f1}], %f4;"
                               << "are not emulated";
        QTest::newRow("sum of bits") << "sured.b.add.1d.b64.trap [%obj, {4}], %d0;"
                                     << "there is no add of b64";
    }
    void refusesWhatIsGone()
    {
        QFETCH(QString, body);
        QFETCH(QString, text);
        Gpu gpu;
        gpu.run(body.toStdString(), 0);
        QVERIFY(gpu.loaded != CUDA_SUCCESS);
        QVERIFY2(gpu.reason.contains(text), qPrintable(gpu.reason));
    }

    void refusesWhatNoArrayIs_data()
    {
        QTest::addColumn<QList<qulonglong>>("sizes");
        QTest::addColumn<int>("format");
        QTest::addColumn<int>("channels");
        QTest::addColumn<uint>("flags");
        QTest::addColumn<int>("result");
        const auto row = [](const char* name, QList<qulonglong> sizes, int format, int channels, uint flags, CUresult result) {
            QTest::newRow(name) << sizes << format << channels << flags << int(result);
        };
        const int bytes = CU_AD_FORMAT_UNSIGNED_INT8, floats = CU_AD_FORMAT_FLOAT;
        const CUresult refused = CUDA_ERROR_INVALID_VALUE;
        row("plain", {8, 8, 0}, floats, 4, 0, CUDA_SUCCESS);
        row("empty", {0, 8, 0}, floats, 1, 0, refused);
        row("three channels", {8, 8, 0}, floats, 3, 0, refused);
        row("no format", {8, 8, 0}, 0x77, 1, 0, refused);
        row("depth without height", {8, 0, 8}, floats, 1, 0, refused);
        row("wide", {131073, 0, 0}, bytes, 1, 0, refused);
        row("as wide as can be", {131072, 0, 0}, bytes, 1, 0, CUDA_SUCCESS);
        row("sizes that overflow", {1ull << 62, 1ull << 62, 1ull << 62}, floats, 4, 0, refused);
        row("larger than memory", {131072, 65536, 0}, floats, 4, 0, CUDA_ERROR_OUT_OF_MEMORY);
        row("deep", {8192, 8192, 32769}, bytes, 1, 0, refused);
        row("no layers", {8, 8, 0}, floats, 1, CUDA_ARRAY3D_LAYERED, refused);
        row("too many layers", {8, 8, 2049}, floats, 1, CUDA_ARRAY3D_LAYERED, refused);
        row("five faces", {8, 8, 5}, floats, 1, CUDA_ARRAY3D_CUBEMAP, refused);
        row("faces that are no squares", {8, 4, 6}, floats, 1, CUDA_ARRAY3D_CUBEMAP, refused);
        row("cubes in layers", {8, 8, 12}, floats, 1, CUDA_ARRAY3D_CUBEMAP | CUDA_ARRAY3D_LAYERED, CUDA_SUCCESS);
        row("gathered in layers", {8, 8, 2}, floats, 1, CUDA_ARRAY3D_LAYERED | CUDA_ARRAY3D_TEXTURE_GATHER, refused);
        row("unknown flags", {8, 8, 0}, floats, 1, 0x40000000, refused);
    }
    void refusesWhatNoArrayIs()
    {
        QFETCH(QList<qulonglong>, sizes);
        QFETCH(int, format);
        QFETCH(int, channels);
        QFETCH(uint, flags);
        QFETCH(int, result);
        Gpu gpu;
        const CUDA_ARRAY3D_DESCRIPTOR description{
            sizes[0], sizes[1], sizes[2], static_cast<CUarray_format>(format), static_cast<unsigned>(channels), flags};
        CUarray array = nullptr;
        QCOMPARE(int(gpu.api.cuArray3DCreate(&array, &description)), result);
        if (result != CUDA_SUCCESS)
            return;
        CUDA_ARRAY3D_DESCRIPTOR told{};
        QCOMPARE(gpu.api.cuArray3DGetDescriptor(&told, array), CUDA_SUCCESS);
        QCOMPARE(told.Depth, description.Depth);
        QCOMPARE(told.Flags, description.Flags);
        QCOMPARE(gpu.api.cuArrayDestroy(array), CUDA_SUCCESS);
        QCOMPARE(gpu.api.cuArrayDestroy(array), CUDA_ERROR_INVALID_HANDLE);
    }

    void mipmapsHaveLevels()
    {
        Gpu gpu;
        const CUDA_ARRAY3D_DESCRIPTOR description{20, 6, 0, CU_AD_FORMAT_FLOAT, 1, 0};
        CUmipmappedArray mipmaps = nullptr;
        QCOMPARE(gpu.api.cuMipmappedArrayCreate(&mipmaps, &description, 0), CUDA_ERROR_INVALID_VALUE);
        QCOMPARE(gpu.api.cuMipmappedArrayCreate(&mipmaps, &description, ~0u), CUDA_SUCCESS);
        CUarray level = nullptr;
        QCOMPARE(gpu.api.cuMipmappedArrayGetLevel(&level, mipmaps, 5), CUDA_ERROR_INVALID_VALUE);
        QCOMPARE(gpu.api.cuMipmappedArrayGetLevel(&level, mipmaps, 3), CUDA_SUCCESS);
        CUDA_ARRAY_DESCRIPTOR told{};
        QCOMPARE(gpu.api.cuArrayGetDescriptor(&told, level), CUDA_SUCCESS);
        QCOMPARE(told.Width, std::size_t(2));
        QCOMPARE(told.Height, std::size_t(1));
        QCOMPARE(gpu.api.cuArrayDestroy(level), CUDA_ERROR_INVALID_HANDLE);
        QCOMPARE(gpu.api.cuMipmappedArrayGetLevel(&level, reinterpret_cast<CUmipmappedArray>(level), 0), CUDA_ERROR_INVALID_HANDLE);
        QCOMPARE(gpu.api.cuMipmappedArrayDestroy(mipmaps), CUDA_SUCCESS);
        QCOMPARE(gpu.api.cuMipmappedArrayDestroy(mipmaps), CUDA_ERROR_INVALID_HANDLE);
        QCOMPARE(gpu.api.cuArrayGetDescriptor(&told, level), CUDA_ERROR_INVALID_HANDLE);
    }

    void refusesWhatNoTextureIs()
    {
        Gpu gpu;
        CUdeviceptr memory = 0;
        QCOMPARE(gpu.api.cuMemAlloc(&memory, 4096), CUDA_SUCCESS);
        CUDA_RESOURCE_DESC resource{};
        CUDA_TEXTURE_DESC settings{};
        CUtexObject texture = 0;
        const auto create = [&] { return gpu.api.cuTexObjectCreate(&texture, &resource, &settings, nullptr); };
        resource.resType = CU_RESOURCE_TYPE_ARRAY;
        resource.res.array.hArray = reinterpret_cast<CUarray>(memory);
        QCOMPARE(create(), CUDA_ERROR_INVALID_HANDLE);
        const unsigned noType = 99;
        std::memcpy(&resource.resType, &noType, sizeof noType);
        QCOMPARE(create(), CUDA_ERROR_INVALID_VALUE);
        resource = {};
        resource.resType = CU_RESOURCE_TYPE_LINEAR;
        resource.res.linear = {memory, CU_AD_FORMAT_FLOAT, 1, 4096};
        QCOMPARE(create(), CUDA_SUCCESS);
        CUDA_RESOURCE_DESC told{};
        QCOMPARE(gpu.api.cuTexObjectGetResourceDesc(&told, texture), CUDA_SUCCESS);
        QCOMPARE(told.res.linear.sizeInBytes, std::size_t(4096));
        QCOMPARE(gpu.api.cuTexObjectDestroy(texture), CUDA_SUCCESS);
        QCOMPARE(gpu.api.cuTexObjectDestroy(texture), CUDA_ERROR_INVALID_HANDLE);
        resource.res.linear.sizeInBytes = 8192;  // past the allocation
        QVERIFY(create() != CUDA_SUCCESS);
        resource.res.linear.sizeInBytes = ~std::size_t{0};
        QCOMPARE(create(), CUDA_ERROR_INVALID_VALUE);
        resource.res.linear = {memory + 4, CU_AD_FORMAT_FLOAT, 1, 16};  // misaligned
        QCOMPARE(create(), CUDA_ERROR_INVALID_VALUE);
        resource.resType = CU_RESOURCE_TYPE_PITCH2D;
        resource.res.pitch2D = {memory, CU_AD_FORMAT_FLOAT, 1, 8, 8, 512};
        QCOMPARE(create(), CUDA_SUCCESS);
        resource.res.pitch2D = {memory, CU_AD_FORMAT_FLOAT, 1, 200, 8, 512};  // rows that overlap
        QCOMPARE(create(), CUDA_ERROR_INVALID_VALUE);
        resource.res.pitch2D = {memory, CU_AD_FORMAT_FLOAT, 1, 8, 8, 500};
        QCOMPARE(create(), CUDA_ERROR_INVALID_VALUE);
        resource.res.pitch2D = {memory, CU_AD_FORMAT_FLOAT, 1, ~std::size_t{0} / 2, 8, 512};
        QCOMPARE(create(), CUDA_ERROR_INVALID_VALUE);
        resource.res.pitch2D = {memory, CU_AD_FORMAT_FLOAT, 1, 8, 8, 512};
        const unsigned noMode = 7;
        std::memcpy(&settings.addressMode[1], &noMode, sizeof noMode);
        QCOMPARE(create(), CUDA_ERROR_INVALID_VALUE);
        settings = {};
        settings.flags = 0x8000;
        QCOMPARE(create(), CUDA_ERROR_INVALID_VALUE);
        settings = {};
        settings.mipmapLevelBias = std::numeric_limits<float>::quiet_NaN();
        QCOMPARE(create(), CUDA_ERROR_INVALID_VALUE);
        QCOMPARE(gpu.api.cuTexObjectCreate(nullptr, &resource, &settings, nullptr), CUDA_ERROR_INVALID_VALUE);
        QCOMPARE(gpu.api.cuTexObjectCreate(&texture, nullptr, nullptr, nullptr), CUDA_ERROR_INVALID_VALUE);
    }

    void surfacesNeedTheirFlag()
    {
        Gpu gpu;
        const CUarray array = gpu.array({8, 0, 0, CU_AD_FORMAT_FLOAT, 1, 0});
        CUDA_RESOURCE_DESC resource{};
        resource.resType = CU_RESOURCE_TYPE_ARRAY;
        resource.res.array.hArray = array;
        CUsurfObject surface = 0;
        QCOMPARE(gpu.api.cuSurfObjectCreate(&surface, &resource), CUDA_ERROR_INVALID_VALUE);
    }

    void linesAreCopiedInTurn()
    {
        Gpu gpu;
        const CUarray array = gpu.array({16, 0, 0, CU_AD_FORMAT_UNSIGNED_INT8, 1, 0});
        std::vector<std::uint8_t> bytes(16), back(8);
        std::iota(bytes.begin(), bytes.end(), std::uint8_t(1));
        QCOMPARE(gpu.api.cuMemcpyHtoAAsync(array, 4, bytes.data(), 12, nullptr), CUDA_SUCCESS);
        QCOMPARE(gpu.api.cuMemcpyAtoHAsync(back.data(), array, 2, 8, nullptr), CUDA_SUCCESS);
        QCOMPARE(gpu.api.cuStreamSynchronize(nullptr), CUDA_SUCCESS);
        QCOMPARE(back, (std::vector<std::uint8_t>{0, 0, 1, 2, 3, 4, 5, 6}));
        QCOMPARE(gpu.api.cuMemcpyHtoAAsync(array, 12, bytes.data(), 5, nullptr), CUDA_ERROR_INVALID_VALUE);
    }
};

KD_TEST(TestSurfaces, kd::test::NoApplication)

}  // namespace tst_surfaces

#include "tst_surfaces.moc"

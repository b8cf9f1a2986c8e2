// SPDX-License-Identifier: GPL-3.0-or-later
#include "texturecase.h"

#include "core/emulator/driver/emulateddriver.h"
#include "tests/core/emulator/recordedptx.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <bit>
#include <cmath>
#include <map>

namespace tst_textures {

using namespace kd;
using namespace kd::emulator;

namespace {

constexpr std::size_t kKept = 3;  // every third sample of an H200 is kept

/// The words of an H200 by case: of each third sample, as emulator_texture_recorder wrote them.
const std::map<std::string, std::vector<std::uint32_t>>& recorded()
{
    static const auto all = [] {
        QFile file(QStringLiteral(KD_TEST_DATA "/emulator/textures-sm90.z"));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("textures-sm90.z is not there");
        const QByteArray bytes = qUncompress(file.readAll());
        std::map<std::string, std::vector<std::uint32_t>> words;
        qsizetype at = 0;
        for (const TextureCase& texture : textureCases()) {
            const qsizetype end = bytes.indexOf('\n', at);
            const QByteArray name = bytes.mid(at, end - at);
            if (name != texture.name.c_str())
                qFatal("textures-sm90.z has %s in the place of %s", name.constData(), texture.name.c_str());
            std::vector<std::uint32_t> one((texture.samples + kKept - 1) / kKept * 4);
            std::memcpy(one.data(), bytes.constData() + end + 1, one.size() * 4);
            at = end + 1 + static_cast<qsizetype>(one.size() * 4);
            words.emplace(texture.name, std::move(one));
        }
        return words;
    }();
    return all;
}

/// How far results may be from an H200's, and in how many of a hundred samples: 0 where they are the same bits.
struct Departure {
    double distance = 0;
    double share = 0;
};

Departure departureOf(const TextureCase& texture)
{
    const bool isLinear = texture.settings.filterMode == CU_TR_FILTER_MODE_LINEAR;
    const bool isTrilinear = texture.levels > 1 && texture.settings.mipmapFilterMode == CU_TR_FILTER_MODE_LINEAR;
    const bool isSigned = texture.array.Format == CU_AD_FORMAT_SIGNED_INT8 || texture.array.Format == CU_AD_FORMAT_SIGNED_INT16;
    const bool isCube = (texture.array.Flags & CUDA_ARRAY3D_CUBEMAP) != 0;
    // A GPU finds the level of gradients by an approximation of its own, which may be another level by a bit.
    if (texture.kernel.ends_with("Grad"))
        return {512, isTrilinear ? 60.0 : 15.0};
    // Filtering across the edges of a cube.
    if (isCube && (texture.settings.flags & CU_TRSF_SEAMLESS_CUBEMAP) != 0)
        return {2, 70};
    // Both filters at once: a GPU rounds the weights of all texels together.
    if (isTrilinear)
        return isLinear ? Departure{0.0117, 100} : Departure{1.01, 80};
    if ((texture.settings.flags & CU_TRSF_SRGB) != 0)
        return {0.005, 90};
    if (!isLinear)
        return {};
    if (isSigned)
        return texture.array.Format == CU_AD_FORMAT_SIGNED_INT8 ? Departure{0.007, 20} : Departure{};
    if (texture.array.Format == CU_AD_FORMAT_HALF)
        return {0.126, 30};
    if (texture.array.Depth != 0 && texture.array.Flags == 0)  // ties of weights of 3D
        return {texture.texels == TextureCase::Texels::Units ? 4.0 : 0.012, 20};
    return texture.array.Format == CU_AD_FORMAT_FLOAT ? Departure{6e-8, 10} : Departure{};
}

bool isOfIntegers(const TextureCase& texture)
{
    return texture.kernel == "sizes" || texture.kernel.ends_with("U") || texture.kernel.ends_with("I") ||
        texture.kernel.ends_with("u") || texture.kernel.ends_with("i");
}

double distanceOf(const TextureCase& texture, std::uint32_t is, std::uint32_t wanted)
{
    if (isOfIntegers(texture))
        return std::abs(double{static_cast<double>(is)} - static_cast<double>(wanted));
    const double distance = std::abs(double{std::bit_cast<float>(is)} - double{std::bit_cast<float>(wanted)});
    return std::isnan(distance) ? std::numeric_limits<double>::infinity() : distance;
}

/// One emulated GPU with the kernels loaded.
struct Bench {
    explicit Bench(unsigned threads)
        : api(emulatedDriver({.capability = {9, 0}, .memoryBytes = 256 << 20, .threads = threads})),
          ptx(recordedPtx(QStringLiteral("textures"), 90))
    {
        api.cuInit(0);
        api.cuDevicePrimaryCtxRetain(&context, 0);
        api.cuCtxSetCurrent(context);
        if (api.cuLibraryLoadData(&library, ptx.c_str(), nullptr, nullptr, 0, nullptr, nullptr, 0) != CUDA_SUCCESS)
            qFatal("the kernels of textures cannot be loaded: %s", api.channel->reason().english().c_str());
    }
    ~Bench()
    {
        api.cuLibraryUnload(library);
        api.cuDevicePrimaryCtxRelease(0);
        api.cuCtxSetCurrent(nullptr);
    }
    Bench(const Bench&) = delete;
    Bench& operator=(const Bench&) = delete;

    DriverApi api;
    std::string ptx;
    CUcontext context = nullptr;
    CUlibrary library = nullptr;
};

}  // namespace

class TestTextures : public QObject {
    Q_OBJECT
private slots:
    void readAsAGpu_data()
    {
        QTest::addColumn<int>("number");
        int number = 0;
        for (const TextureCase& texture : textureCases())
            QTest::addRow("%s", texture.name.c_str()) << number++;
    }
    void readAsAGpu()
    {
        QFETCH(int, number);
        static Bench bench(2);
        const TextureCase texture = textureCases()[static_cast<std::size_t>(number)];
        std::vector<std::uint32_t> words;
        try {
            words = readTexture(bench.api, bench.library, texture);
        } catch (const std::exception& error) {
            QFAIL(error.what());
        }
        const std::vector<std::uint32_t>& wanted = recorded().at(texture.name);
        const Departure departure = departureOf(texture);
        std::size_t others = 0;
        for (std::size_t i = 0; i < wanted.size() / 4; ++i) {
            const std::uint32_t* const is = &words[4 * kKept * i];
            double distance = 0;
            for (std::size_t c = 0; c < 4; ++c)
                distance = std::max(distance, distanceOf(texture, is[c], wanted[4 * i + c]));
            if (std::memcmp(is, &wanted[4 * i], 16) != 0 && distance == 0)
                continue;  // zeroes of two signs
            others += distance != 0 ? 1 : 0;
            QVERIFY2(distance <= departure.distance * (1 + 1e-6),
                     qPrintable(QStringLiteral("sample %1 is %2 from a GPU's").arg(kKept * i).arg(distance)));
        }
        QVERIFY2(static_cast<double>(others) * 400 <= departure.share * static_cast<double>(wanted.size()),
                 qPrintable(QStringLiteral("%1 of %2 samples are others").arg(others).arg(wanted.size() / 4)));
    }

    void givesTheSameBitsOnManyThreads()
    {
        Bench one(1), many(4);
        std::size_t number = 0;
        for (const TextureCase& texture : textureCases())
            if (number++ % 8 == 0)
                QCOMPARE(readTexture(one.api, one.library, texture), readTexture(many.api, many.library, texture));
    }
};

KD_TEST(TestTextures, kd::test::NoApplication)

}  // namespace tst_textures

#include "tst_textures.moc"

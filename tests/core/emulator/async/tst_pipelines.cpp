// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/emulator/kernels/kernelcases.h"
#include "tests/program/testprogram.h"

namespace tst_pipelines {

namespace {

using Bench = EmulatorBench;

void partialCopies(Bench& bench)
{
    const std::vector<std::uint32_t> in = randomBits<std::uint32_t>(4 * 64, ~0U, 1);
    std::vector<std::uint32_t> sizes(64);
    for (std::size_t i = 0; i < sizes.size(); ++i)
        sizes[i] = static_cast<std::uint32_t>(i % 17);
    std::uint32_t* out = bench.zeroes<std::uint32_t>(4 * 64);
    bench.pass("partialCopies", {{1}, {64}}, bench.array(in), bench.array(sizes), out);
    const auto expected = [&](std::size_t i) {
        std::uint32_t word = 0;
        for (std::size_t byte = 0; byte < 4; ++byte)
            if (i % 4 * 4 + byte < sizes[i / 4])
                word |= in[i] & 0xffU << 8 * byte;
        return word;
    };
    expectEqual(out, 4 * 64, expected, "out");
}

void ignoredCopies(Bench& bench)
{
    const std::vector<std::uint64_t> in = randomBits<std::uint64_t>(96, ~std::uint64_t{0}, 2);
    std::uint64_t* out = bench.zeroes<std::uint64_t>(96);
    bench.pass("ignoredCopies", {{1}, {96}}, bench.array(in), out);
    expectEqual(out, 96, [&](std::size_t i) { return i % 3 == 0 ? 0 : in[i]; }, "out");
}

void stagedStencil(Bench& bench)
{
    constexpr std::size_t kBlocks = 3, kTiles = 7, kCount = kBlocks * kTiles * 128;
    std::vector<float> in(kCount + 2);
    for (std::size_t i = 0; i < in.size(); ++i)
        in[i] = static_cast<float>(i * 7919 % 4096);
    float* out = bench.zeroes<float>(kCount);
    bench.pass("stagedStencil", {{kBlocks}, {64}}, bench.array(in), out, static_cast<int>(kTiles));
    expectEqual(out, kCount, [&](std::size_t i) { return in[i] + 2 * in[i + 1] + 4 * in[i + 2]; }, "out");
}

void threadPipeline(Bench& bench)
{
    constexpr std::size_t kTiles = 9;
    const std::vector<std::int32_t> in = randomBits<std::int32_t>(96 * kTiles, 0xffff, 3);
    std::int32_t* out = bench.zeroes<std::int32_t>(96 * kTiles);
    bench.pass("threadPipeline", {{1}, {96}}, bench.array(in), out, static_cast<int>(kTiles));
    expectEqual(out, 96 * kTiles, [&](std::size_t i) { return 3 * in[i] + static_cast<int>(i / 96); }, "out");
}

void blockPipeline(Bench& bench)
{
    constexpr std::size_t kTiles = 5;
    const std::vector<float> in = randomFloats(256 * kTiles, -1, 1);
    float* out = bench.zeroes<float>(256 * kTiles);
    bench.pass("blockPipeline", {{1}, {96}}, bench.array(in), out, static_cast<int>(kTiles));
    expectEqual(out, 256 * kTiles, [&](std::size_t i) { return 2 * in[i / 256 * 256 + 255 - i % 256]; }, "out");
}

void splitPipeline(Bench& bench)
{
    constexpr std::size_t kTiles = 11;
    const std::vector<std::int32_t> in = randomBits<std::int32_t>(64 * kTiles, 0xffff, 4);
    std::int32_t* out = bench.zeroes<std::int32_t>(64 * kTiles);
    bench.pass("splitPipeline", {{1}, {128}}, bench.array(in), out, static_cast<int>(kTiles));
    const auto expected = [&](std::size_t i) { return in[i / 64 * 64 + 63 - i % 64] + static_cast<int>(i / 64); };
    expectEqual(out, 64 * kTiles, expected, "out");
}

void groupCopy(Bench& bench)
{
    constexpr std::size_t kCount = 301;
    const std::vector<std::int16_t> in = randomBits<std::int16_t>(512, 0x7fff, 5);
    std::int16_t* out = bench.zeroes<std::int16_t>(kCount + 128);
    bench.pass("groupCopy", {{1}, {128}}, bench.array(in), out, static_cast<int>(kCount));
    const auto expected = [&](std::size_t i) {
        const std::size_t thread = i - kCount;
        return i < kCount ? in[kCount - 1 - i] : in[thread / 32 * 64 + 31 - thread % 32];
    };
    expectEqual(out, kCount + 128, expected, "out");
}

void blockBarrier(Bench& bench)
{
    const std::vector<std::int32_t> in = randomBits<std::int32_t>(256, 0xfffff, 6);
    std::int32_t* out = bench.zeroes<std::int32_t>(320);
    bench.pass("blockBarrier", {{1}, {128}}, bench.array(in), out);
    const auto expected = [&](std::size_t i) {
        return i < 128 ? in[127 - i] + in[128 + i] : i < 256 ? in[128 + (i - 128 + 33) % 128] : in[128 + i - 256] + 1;
    };
    expectEqual(out, 320, expected, "out");
}

void increment(Bench& bench)
{
    const std::vector<std::int32_t> in = randomBits<std::int32_t>(512 * 3, -1, 7);
    std::int32_t* out = bench.zeroes<std::int32_t>(512 * 3);
    bench.pass("increment", {{3}, {128}}, bench.array(in), out);
    expectEqual(out, 512 * 3, [&](std::size_t i) { return static_cast<std::int32_t>(static_cast<std::uint32_t>(in[i]) + 1); }, "out");
}

void boundCopies(Bench& bench)
{
    const std::vector<std::int32_t> in = randomBits<std::int32_t>(256, 0xfffff, 8);
    std::int32_t* out = bench.zeroes<std::int32_t>(128);
    bench.pass("boundCopies", {{1}, {128}}, bench.array(in), out);
    expectEqual(out, 128, [&](std::size_t i) { return in[127 - i] - in[128 + i]; }, "out");
}

void reductions(Bench& bench)
{
    constexpr std::size_t kBlocks = 5;
    const std::vector<std::uint32_t> in = randomBits<std::uint32_t>(64 * kBlocks, ~0U, 9);
    const std::vector<std::uint32_t> before = randomBits<std::uint32_t>(64, ~0U, 10);
    const std::vector<std::int32_t> beforeLeast = randomBits<std::int32_t>(64, -1, 11);
    std::uint32_t *sums = bench.array(before), *bits = bench.array(before);
    std::int32_t* least = bench.array(beforeLeast);
    bench.pass("reductions", {{kBlocks}, {64}}, bench.array(in), sums, least, bits);
    for (std::size_t i = 0; i < 64; ++i) {
        std::uint32_t sum = before[i], mixed = before[i];
        std::int32_t smallest = beforeLeast[i];
        for (std::size_t block = 0; block < kBlocks; ++block) {
            sum += in[64 * block + i];
            mixed ^= in[64 * block + i];
            smallest = std::min(smallest, static_cast<std::int32_t>(in[64 * block + i]));
        }
        expectNear(sums[i], sum, 0, 0, i, "sums");
        expectNear(bits[i], mixed, 0, 0, i, "bits");
        expectNear(least[i], smallest, 0, 0, i, "least");
    }
}

void ringSum(Bench& bench)
{
    constexpr std::size_t kBlocks = 2, kTiles = 13, kTile = 96;
    std::vector<float> in(kBlocks * kTiles * kTile);
    for (std::size_t i = 0; i < in.size(); ++i)
        in[i] = static_cast<float>(i * 2654435761U % 1024);
    float* out = bench.zeroes<float>(kBlocks * kTile);
    bench.pass("ringSum", {{kBlocks}, {128}}, bench.array(in), out, static_cast<int>(kTiles));
    const auto expected = [&](std::size_t i) {
        float sum = 0;
        for (std::size_t tile = 0; tile < kTiles; ++tile)
            sum += in[(i / kTile * kTiles + tile) * kTile + i % kTile];
        return sum;
    };
    expectEqual(out, kBlocks * kTile, expected, "out");
}

void asyncStores(Bench& bench)
{
    const std::vector<std::int32_t> in = randomBits<std::int32_t>(64, 0xffff, 12);
    std::int32_t* out = bench.zeroes<std::int32_t>(96);
    bench.pass("asyncStores", {{1}, {32}}, bench.array(in), out);
    const auto expected = [&](std::size_t i) {
        if (i < 64)
            return in[2 * (31 - i / 2) + i % 2];
        std::int32_t sum = 100;
        for (std::size_t thread = 4 * (i - 64); thread < 4 * (i - 63) && thread < 32; ++thread)
            sum += in[2 * thread];
        return sum;
    };
    expectEqual(out, 96, expected, "out");
}

constexpr std::uint64_t kSchedules = 6;

struct AsyncCase {
    KernelCase kernelCase;
    int fromArchitecture = 80;
};
const std::vector<AsyncCase> kCases{
    {{"copies of less than they fill", "pipelines", partialCopies}},
    {{"copies whose source is ignored", "pipelines", ignoredCopies}},
    {{"stencil over staged tiles", "pipelines", stagedStencil}},
    {{"pipeline of a thread", "pipelines", threadPipeline}},
    {{"pipeline of a block", "pipelines", blockPipeline}},
    {{"pipeline of producers and consumers", "pipelines", splitPipeline}},
    {{"copies of cooperative groups", "pipelines", groupCopy}},
    {{"copies bound to a barrier", "pipelines", blockBarrier}},
    {{"bulk copies in and out", "bulkcopies", increment}, 90},
    {{"bulk copies of a block", "bulkcopies", boundCopies}, 90},
    {{"bulk reductions", "bulkcopies", reductions, true}, 90},
    {{"ring of bulk copies", "bulkcopies", ringSum}, 90},
    {{"stores that an mbarrier counts", "bulkcopies", asyncStores}, 90},
};

}  // namespace

/// Kernels with asynchronous copies as NVRTC compiles them from CUDA's own headers, against the host.
class Pipelines : public QObject {
    Q_OBJECT

private slots:
    void kernels_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<int>("architecture");
        for (std::size_t i = 0; i < kCases.size(); ++i)
            for (const int architecture : kArchitectures)
                if (architecture >= kCases[i].fromArchitecture)
                    QTest::addRow("%s %d", kCases[i].kernelCase.name, architecture) << static_cast<int>(i) << architecture;
    }
    void kernels()
    {
        QFETCH(int, number);
        QFETCH(int, architecture);
        const QString difference = differences(kCases[static_cast<std::size_t>(number)].kernelCase, architecture);
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    void everyOrderIsRight_data() { kernels_data(); }
    void everyOrderIsRight()
    {
        QFETCH(int, number);
        QFETCH(int, architecture);
        const KernelCase& kernelCase = kCases[static_cast<std::size_t>(number)].kernelCase;
        for (std::uint64_t seed = 1; seed <= kSchedules; ++seed) {
            EmulatorBench bench({.capability = {architecture / 10, architecture % 10},
                                 .memoryBytes = std::uint64_t{1} << 30,
                                 .threads = seed % 2 == 0 ? 1U : 3U},
                                kernelCase.module);
            bench.machine().setSchedule(seed);
            try {
                kernelCase.run(bench);
            } catch (const std::exception& error) {
                QFAIL(qPrintable(QString("order %1: %2").arg(seed).arg(error.what())));
            }
        }
    }
};

KD_TEST(Pipelines, QCoreApplication)

}  // namespace tst_pipelines

#include "tst_pipelines.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/memory/halves.h"
#include "kernelcases.h"
#include "tests/program/testprogram.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>

namespace tst_tensorkernels {

namespace {

using Bench = EmulatorBench;
using kd::emulator::floatToBfloat;
using kd::emulator::floatToHalf;
using kd::emulator::halfToFloat;

std::vector<float> multiplesOf(float unit, int most, std::size_t count, std::uint32_t seed)
{
    std::vector<float> values(count);
    std::mt19937 random(seed);
    for (float& value : values)
        value = unit * static_cast<float>(static_cast<int>(random() % static_cast<std::uint32_t>(2 * most + 1)) - most);
    return values;
}

template <typename To> std::vector<std::uint16_t> converted(const std::vector<float>& values, const To& to)
{
    std::vector<std::uint16_t> all(values.size());
    std::ranges::transform(values, all.begin(), to);
    return all;
}

// Sums of products of what stands at the given distances; all are exact in double.
struct Strides {
    std::size_t row, step;
};
template <typename A, typename B>
double product(const std::vector<A>& a, Strides ofA, const std::vector<B>& b, Strides ofB, std::size_t count)
{
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += static_cast<double>(a[ofA.row + i * ofA.step]) * static_cast<double>(b[ofB.row + i * ofB.step]);
    return sum;
}

void halfProduct(Bench& bench)
{
    constexpr std::size_t kM = 128, kN = 48, kK = 80;
    const std::vector<float> a = multiplesOf(1.0F / 64, 127, kM * kK, 1), b = multiplesOf(1.0F / 64, 127, kN * kK, 2);
    float* c = bench.zeroes<float>(kM * kN);
    bench.pass("halfProduct", {{kN / 16, kM / 64}, {32, 4}}, bench.array(converted(a, floatToHalf)),
               bench.array(converted(b, floatToHalf)), c, static_cast<int>(kN), static_cast<int>(kK));
    expectEqual(c, kM * kN, [&](std::size_t i) { return product(a, {i / kN * kK, 1}, b, {i % kN * kK, 1}, kK); }, "c");
}

void sharedProduct(Bench& bench)
{
    constexpr std::size_t kM = 64, kN = 96, kK = 64;
    const std::vector<float> a = multiplesOf(1, 3, kM * kK, 3), b = multiplesOf(1, 3, kN * kK, 4);
    std::uint16_t* c = bench.zeroes<std::uint16_t>(kM * kN);
    bench.pass("sharedProduct", {{kN / 32, kM / 32}, {128}}, bench.array(converted(a, floatToHalf)),
               bench.array(converted(b, floatToHalf)), c, static_cast<int>(kN), static_cast<int>(kK));
    for (std::size_t i = 0; i < kM * kN; ++i)
        expectNear(halfToFloat(c[i]), 2 * product(a, {i / kN * kK, 1}, b, {i % kN, kN}, kK), 0, 0, i, "c");
}

void byteProduct(Bench& bench)
{
    const std::vector<std::int8_t> a = randomBits<std::int8_t>(32 * 16, -1, 5), b = randomBits<std::int8_t>(16 * 8, -1, 6);
    std::vector<std::int32_t> before = randomBits<std::int32_t>(32 * 8, 0xffff, 7);
    for (std::size_t i = 0; i < before.size(); i += 5)
        before[i] = i % 2 == 0 ? std::numeric_limits<std::int32_t>::max() - 5 : std::numeric_limits<std::int32_t>::min() + 5;
    std::int32_t* c = bench.array(before);
    bench.pass("byteProduct", {{1}, {32}}, bench.array(a), bench.array(b), c);
    const auto expected = [&](std::size_t i) {
        return std::clamp<double>(before[i] + product(a, {i / 8, 32}, b, {i % 8, 8}, 16), std::numeric_limits<std::int32_t>::min(),
                                  std::numeric_limits<std::int32_t>::max());
    };
    expectEqual(c, 32 * 8, expected, "c");
}

void bitProduct(Bench& bench)
{
    const std::vector<std::uint32_t> a = randomBits<std::uint32_t>(32, ~0U, 8), b = randomBits<std::uint32_t>(32, ~0U, 9);
    std::int32_t* c = bench.zeroes<std::int32_t>(64);
    bench.pass("bitProduct", {{1}, {32}}, bench.array(a), bench.array(b), c);
    const auto expected = [&](std::size_t i) {
        int differing = 0;
        for (std::size_t word = 0; word < 4; ++word)
            differing += std::popcount(a[i / 8 * 4 + word] ^ b[i % 8 * 4 + word]);
        return differing;
    };
    expectEqual(c, 64, expected, "c");
}

void brainProduct(Bench& bench)
{
    const std::vector<float> a = multiplesOf(1.0F / 8, 31, 8 * 16, 10), b = multiplesOf(1.0F / 8, 31, 16 * 32, 11);
    float* c = bench.zeroes<float>(8 * 32);
    bench.pass("brainProduct", {{1}, {32}}, bench.array(converted(a, floatToBfloat)), bench.array(converted(b, floatToBfloat)), c);
    expectEqual(c, 8 * 32, [&](std::size_t i) { return product(a, {i / 32 * 16, 1}, b, {i % 32, 32}, 16); }, "c");
}

// What does not fit tf32 is rounded by the kernel: here nothing is.
void singleProduct(Bench& bench)
{
    constexpr std::size_t kK = 24;
    const std::vector<float> a = multiplesOf(1.0F / 32, 1023, 16 * kK, 12), b = multiplesOf(1.0F / 32, 63, 16 * kK, 13);
    float* c = bench.zeroes<float>(256);
    bench.pass("singleProduct", {{1}, {32}}, bench.array(a), bench.array(b), c, static_cast<int>(kK));
    expectEqual(c, 256, [&](std::size_t i) { return product(a, {i % 16 * kK, 1}, b, {i / 16 * kK, 1}, kK); }, "c");
}

void doubleProduct(Bench& bench)
{
    constexpr std::size_t kK = 12;
    std::vector<double> a(8 * kK), b(8 * kK), before(64);
    std::mt19937_64 random(14);
    for (std::vector<double>* values : {&a, &b, &before})
        for (double& value : *values)
            value = static_cast<double>(random() >> 11) * 0x1p-53 - 0.5;
    double* c = bench.array(before);
    bench.pass("doubleProduct", {{1}, {32}}, bench.array(a), bench.array(b), c, static_cast<int>(kK));
    const auto expected = [&](std::size_t i) {
        double sum = before[i];
        for (std::size_t k = 0; k < kK; ++k)
            sum = std::fma(a[i / 8 * kK + k], b[8 * k + i % 8], sum);
        return sum;
    };
    expectEqual(c, 64, expected, "c");
}

void inlineProduct(Bench& bench)
{
    constexpr std::size_t kM = 48, kN = 24, kK = 64;
    const std::vector<float> a = multiplesOf(1.0F / 64, 127, kM * kK, 15), b = multiplesOf(1.0F / 64, 127, kN * kK, 16);
    float* c = bench.zeroes<float>(kM * kN);
    bench.pass("inlineProduct", {{kN / 8, kM / 16}, {32}}, bench.array(converted(a, floatToHalf)),
               bench.array(converted(b, floatToHalf)), c, static_cast<int>(kN), static_cast<int>(kK));
    expectEqual(c, kM * kN, [&](std::size_t i) { return product(a, {i / kN * kK, 1}, b, {i % kN, kN}, kK); }, "c");
}

void stagedProduct(Bench& bench)
{
    constexpr std::size_t kM = 128, kN = 96, kK = 192;
    const std::vector<float> a = multiplesOf(1.0F / 64, 127, kM * kK, 17), b = multiplesOf(1.0F / 64, 127, kN * kK, 18);
    float* c = bench.zeroes<float>(kM * kN);
    bench.pass("stagedProduct", {{kN / 32, kM / 64}, {128}}, bench.array(converted(a, floatToHalf)),
               bench.array(converted(b, floatToHalf)), c, static_cast<int>(kN), static_cast<int>(kK));
    expectEqual(c, kM * kN, [&](std::size_t i) { return product(a, {i / kN * kK, 1}, b, {i % kN * kK, 1}, kK); }, "c");
}

// Tiles of `rows` rows and 64 columns, pieces of 8 columns one behind the other.
std::vector<std::uint16_t> tiled(const std::vector<float>& matrix, std::size_t rows, std::size_t columns)
{
    std::vector<std::uint16_t> tiles;
    for (std::size_t row = 0; row < matrix.size() / columns; row += rows)
        for (std::size_t piece = 0; piece < columns / 8; ++piece)
            for (std::size_t i = 0; i < rows * 8; ++i)
                tiles.push_back(floatToHalf(matrix[(row + i / 8) * columns + piece * 8 + i % 8]));
    return tiles;
}

void pipelinedProduct(Bench& bench)
{
    constexpr std::size_t kM = 256, kN = 64, kK = 512;
    const std::vector<float> a = multiplesOf(1.0F / 64, 127, kM * kK, 19), b = multiplesOf(1.0F / 64, 127, kN * kK, 20);
    float* c = bench.zeroes<float>(kM * kN);
    bench.pass("pipelinedProduct", {{kN / 32, kM / 128}, {288}}, bench.array(tiled(a, 128, kK)), bench.array(tiled(b, 32, kK)), c,
               static_cast<int>(kN), static_cast<int>(kK));
    expectEqual(c, kM * kN, [&](std::size_t i) { return product(a, {i / kN * kK, 1}, b, {i % kN * kK, 1}, kK); }, "c");
}

void chainedProduct(Bench& bench)
{
    constexpr std::size_t kM = 64, kN = 32;
    const std::vector<float> a = multiplesOf(1, 3, kM * kN, 21), b = multiplesOf(1, 3, kN * kN, 22);
    float* c = bench.zeroes<float>(kM * kN);
    bench.pass("chainedProduct", {{1}, {128}}, bench.array(converted(a, floatToHalf)), bench.array(converted(b, floatToHalf)), c);
    std::vector<float> first(kM * kN);
    for (std::size_t i = 0; i < first.size(); ++i)
        first[i] = static_cast<float>(product(a, {i / kN * kN, 1}, b, {i % kN, kN}, kN));
    expectEqual(c, kM * kN, [&](std::size_t i) { return product(first, {i / kN * kN, 1}, b, {i % kN, kN}, kN); }, "c");
}

void cellProduct(Bench& bench)
{
    constexpr std::size_t kM = 256, kN = 128, kK = 192;
    const std::vector<float> a = multiplesOf(1.0F / 64, 127, kM * kK, 23), b = multiplesOf(1.0F / 64, 127, kN * kK, 24);
    float* c = bench.zeroes<float>(kM * kN);
    bench.pass("cellProduct", {{kN / 64, kM / 128}, {128}}, bench.array(converted(a, floatToHalf)),
               bench.array(converted(b, floatToHalf)), c, static_cast<int>(kN), static_cast<int>(kK));
    expectEqual(c, kM * kN, [&](std::size_t i) { return product(a, {i / kN * kK, 1}, b, {i % kN * kK, 1}, kK); }, "c");
}

void pairProduct(Bench& bench)
{
    constexpr std::size_t kM = 512, kN = 64, kK = 128;
    const std::vector<float> a = multiplesOf(1.0F / 64, 127, kM * kK, 25), b = multiplesOf(1.0F / 64, 127, kN * kK, 26);
    float* c = bench.zeroes<float>(kM * kN);
    bench.pass("pairProduct", {{kN / 64, kM / 128}, {128}}, bench.array(converted(a, floatToHalf)),
               bench.array(converted(b, floatToHalf)), c, static_cast<int>(kN), static_cast<int>(kK));
    expectEqual(c, kM * kN, [&](std::size_t i) { return product(a, {i / kN * kK, 1}, b, {i % kN * kK, 1}, kK); }, "c");
}

struct TensorCase {
    KernelCase kernelCase;
    int fromArchitecture = 75, toArchitecture = 120;
};
const std::vector<TensorCase> kCases{
    {{"wmma of half", "tensor", halfProduct}},
    {{"wmma by way of shared memory", "tensor", sharedProduct}},
    {{"wmma of bytes", "tensor", byteProduct}},
    {{"wmma of bits", "tensor", bitProduct}},
    {{"wmma of bfloat16", "tensor", brainProduct}, 80},
    {{"wmma of tf32", "tensor", singleProduct}, 80},
    {{"wmma of double", "tensor", doubleProduct}, 80},
    {{"ldmatrix and mma.sync", "tensor", inlineProduct}, 80},
    {{"wgmma of half", "warpgroups", stagedProduct}, 90, 90},
    {{"wgmma in a pipeline", "warpgroups", pipelinedProduct}, 90, 90},
    {{"wgmma of sums", "warpgroups", chainedProduct}, 90, 90},
    {{"tcgen05 of half", "tensormemory", cellProduct}, 100, 100},
    {{"tcgen05 of pairs of blocks", "tensormemory", pairProduct}, 100, 100},
};

}  // namespace

/// Kernels for tensor cores as NVRTC compiles them, against the host.
class TensorKernels : public QObject {
    Q_OBJECT

private slots:
    void kernels_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<int>("architecture");
        for (std::size_t i = 0; i < kCases.size(); ++i)
            for (const int architecture : {75, 80, 90, 100, 120})
                if (architecture >= kCases[i].fromArchitecture && architecture <= kCases[i].toArchitecture)
                    QTest::addRow("%s %d", kCases[i].kernelCase.name, architecture) << static_cast<int>(i) << architecture;
    }
    void kernels()
    {
        QFETCH(int, number);
        QFETCH(int, architecture);
        const QString difference = differences(kCases[static_cast<std::size_t>(number)].kernelCase, architecture);
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }
};

KD_TEST(TensorKernels, QCoreApplication)

}  // namespace tst_tensorkernels

#include "tst_tensorkernels.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernelcases.h"
#include "tests/program/testprogram.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <string_view>
#include <utility>

namespace tst_kernels {

namespace {

using Bench = EmulatorBench;
constexpr std::uint32_t kWarp = 32;

void heapLists(Bench& bench)
{
    int* sums = bench.zeroes<int>(3 * 70);
    int* failures = bench.zeroes<int>(1);
    bench.pass("lists", {{3}, {70}}, sums, failures);
    const auto expected = [](std::size_t i) {
        const int thread = static_cast<int>(i % 70);
        int sum = 0;
        for (int k = thread % 7; k-- > 0;)
            sum = sum * 3 + k * thread;
        return sum;
    };
    expectEqual(sums, 3 * 70, expected, "sums");
    expectEqual(failures, 1, [](std::size_t) { return 0; }, "failures");
}

void heapExhausted(Bench& bench)
{
    int* got = bench.zeroes<int>(2);
    bench.pass("exhaust", {}, std::uint64_t{1} << 20, got);
    bench.pass("exhaust", {}, std::uint64_t{1} << 40, got + 1);
    if (got[0] < 6 || got[0] > 8 || got[1] != 0)
        throw std::runtime_error("a heap of 8 MiB gave " + std::to_string(got[0]) + " times 1 MiB and " + std::to_string(got[1]) +
                                 " times 1 TiB");
}

int ackermann(int m, int n)
{
    return m == 0 ? n + 1 : ackermann(m - 1, n == 0 ? 1 : ackermann(m, n - 1));
}

void recursion(Bench& bench)
{
    int* fib = bench.zeroes<int>(96);
    int* ack = bench.zeroes<int>(96);
    int* sorted = bench.zeroes<int>(96 * 16);
    bench.pass("recurse", {{1}, {96}}, fib, ack, sorted);
    const auto fibonacci = [](std::size_t i) {
        int a = 0, b = 1;
        for (std::size_t k = 0; k < i % 13; ++k)
            b += std::exchange(a, b);
        return a;
    };
    expectEqual(fib, 96, fibonacci, "fib");
    expectEqual(ack, 96, [](std::size_t i) { return ackermann(static_cast<int>(i % 3), static_cast<int>(i % 5)); }, "ack");
    std::vector<int> expected;
    for (unsigned i = 0; i < 96; ++i) {
        std::array<int, 16> x{};
        unsigned state = i * 2654435761U + 12345U;
        for (int& value : x) {
            state = state * 1664525U + 1013904223U;
            value = static_cast<int>(state >> 20U);
        }
        std::sort(x.begin(), x.end());
        expected.insert(expected.end(), x.begin(), x.end());
    }
    expectEqual(sorted, expected.size(), [&](std::size_t i) { return expected[i]; }, "sorted");
}

void functionPointers(Bench& bench)
{
    const std::vector<int> which = randomBits<int>(200, 3);
    int* results = bench.zeroes<int>(200);
    bench.pass("call", {{2}, {100}}, bench.array(which), results);
    const auto expected = [&](std::size_t i) {
        const int a = static_cast<int>(i);
        const std::array<int, 4> all{a + 7, a * 7, a - 7, std::max(a, 7)};
        return all[static_cast<std::size_t>(which[i])];
    };
    expectEqual(results, 200, expected, "results");
}

void virtualFunctions(Bench& bench)
{
    float* results = bench.zeroes<float>(64);
    bench.pass("areas", {{1}, {64}}, results);
    const auto expected = [](std::size_t i) {
        const auto x = static_cast<float>(i);
        return i % 3 == 0 ? (x + 1) * (x + 1) : 3 * (x + 2) * (x + 2);
    };
    expectEqual(results, 64, expected, "results");
}

/// Rounded to `bits` of a significand, ties to even; within the range of normal numbers.
double rounded(double value, int bits)
{
    if (value == 0)
        return value;
    int exponent = 0;
    std::frexp(value, &exponent);
    const double unit = std::ldexp(1.0, exponent - bits);
    return std::nearbyint(value / unit) * unit;
}

void smallFloats(Bench& bench, const char* kernel, int bits, std::size_t results)
{
    const std::vector<float> x = randomFloats(64, 0.5F, 8, 1), y = randomFloats(64, -8, -0.5F, 2);
    float* out = bench.zeroes<float>(64 * results);
    bench.pass(kernel, {{1}, {64}}, bench.array(x), bench.array(y), out);
    const auto expected = [&](std::size_t index) -> double {
        const double a = rounded(x[index / results], bits), b = rounded(y[index / results], bits);
        const bool isHalf = results == 8;
        switch (index % results) {
        case 0: return rounded(a + b, bits);
        case 1: return rounded(a * b, bits);
        case 2: return rounded(a * b + a, bits);
        case 3: return rounded(a - b, bits);
        case 4: return isHalf ? a < b : a > b;
        case 5: return isHalf ? rounded(a * b + a, bits) : rounded(b + b, bits);
        case 6: return rounded(b * b + b, bits);
        default: return std::max(a, b);
        }
    };
    expectEqual(out, 64 * results, expected, kernel);
}

std::vector<int> warpExpectation(const std::vector<int>& x, int architecture)
{
    std::vector<int> out(16 * x.size());
    for (std::size_t base = 0; base < x.size(); base += kWarp) {
        const auto at = [&](std::size_t lane) { return x[base + lane]; };
        const auto ballot = [&](auto&& test) {
            unsigned mask = 0;
            for (unsigned lane = 0; lane < kWarp; ++lane)
                mask |= test(at(lane)) ? 1U << lane : 0U;
            return mask;
        };
        int total = 0, largest = std::numeric_limits<int>::min(), mixed = 0;
        for (std::size_t lane = 0; lane < kWarp; ++lane) {
            total += at(lane);
            largest = std::max(largest, at(lane));
            mixed ^= at(lane);
        }
        int sum = 0;
        for (unsigned lane = 0; lane < kWarp; ++lane) {
            const int value = at(lane);
            int* o = &out[16 * (base + lane)];
            o[0] = at(lane ^ 5U);
            o[1] = at(lane < 3 ? lane : lane - 3);
            o[2] = at(lane % 8 + 4 < 8 ? lane + 4 : lane);
            o[3] = at(lane ^ 9U);
            o[4] = static_cast<int>(ballot([](int v) { return (v & 1) != 0; }));
            o[5] = ballot([](int v) { return v == 1000; }) != 0 ? 1 : 0;
            o[5] += ballot([](int v) { return v >= 0; }) == ~0U ? 2 : 0;
            o[6] = std::popcount(ballot([](int v) { return (v & 2) != 0; }) & ((1U << lane) - 1));
            o[7] = static_cast<int>(ballot([&](int v) { return (v & 3) == (value & 3); }));
            const unsigned equal = ballot([&](int v) { return (v & 1024) == (value & 1024); });
            o[8] = equal == ~0U ? static_cast<int>(equal) + 1 : 0;
            o[9] = lane % 3 == 0 ? at(0) + 11 : 0;
            sum += value;
            o[10] = sum;
            o[11] = lane < 16 ? at(lane ^ 1U) : at(lane ^ 2U) + 1;
            o[12] = architecture >= 80 ? total : 0;
            o[13] = architecture >= 80 ? largest : 0;
            o[14] = architecture >= 80 ? mixed : 0;
            o[15] = at(31 - lane);
        }
    }
    return out;
}

void warpIntrinsics(Bench& bench)
{
    const kd::ComputeCapability capability = bench.machine().settings().capability;
    std::vector<int> x = randomBits<int>(128, 1023);
    for (std::size_t i = 0; i < kWarp; ++i)
        x[i] |= 1024;
    x[40] = 1000;
    int* out = bench.zeroes<int>(16 * x.size());
    bench.pass("intrinsics", {{1}, {128}}, bench.array(x), out);
    const std::vector<int> expected = warpExpectation(x, capability.major * 10 + capability.minor);
    for (std::size_t i = 0; i < expected.size(); ++i)
        expectEqual(
            out + i, 1, [&](std::size_t) { return expected[i]; },
            ("intrinsic " + std::to_string(i % 16) + " of thread " + std::to_string(i / 16)).c_str());
}

void barriers(Bench& bench)
{
    const std::vector<int> x = randomBits<int>(128, 7);
    int* out = bench.zeroes<int>(4 * x.size());
    bench.pass("barriers", {{1}, {128}}, bench.array(x), out);
    const auto odd = std::count_if(x.begin(), x.end(), [](int v) { return (v & 1) != 0; });
    const bool anyThree = std::find(x.begin(), x.end(), 3) != x.end();
    const auto expected = [&](std::size_t index) -> long {
        const std::size_t i = index / 4;
        switch (index % 4) {
        case 0: return odd;
        case 1: return 1;
        case 2: return anyThree ? 1 : 0;
        default: return i < 64 ? x[63 - i] : -1;
        }
    };
    expectEqual(out, 4 * x.size(), expected, "barriers");
}

void gridSync(Bench& bench)
{
    const int n = 150, steps = 5;
    std::vector<int> x = randomBits<int>(n, 255);
    int* a = bench.array(x);
    int* b = bench.zeroes<int>(n);
    bench.pass("rounds", {{5}, {32}, 0, true}, a, b, n, steps);
    for (int step = 0; step < steps; ++step) {
        std::vector<int> y(x);
        for (std::size_t i = 0; i < n; ++i)
            y[i] = x[i] + x[(i + 32) % n];
        x = y;
    }
    expectEqual(b, n, [&](std::size_t i) { return x[i]; }, "x");
}

void tiles(Bench& bench)
{
    const std::vector<int> x = randomBits<int>(96, 255);
    int* out = bench.zeroes<int>(12 + 96);
    bench.pass("tiles", {{1}, {96}}, bench.array(x), out);
    const auto expected = [&](std::size_t i) {
        int sum = 32;
        if (i < 12) {
            sum = 0;
            for (std::size_t k = 0; k < 8; ++k)
                sum += x[8 * i + k];
        }
        return sum;
    };
    expectEqual(out, 12 + 96, expected, "out");
}

unsigned selectedBytes(unsigned a, unsigned b, unsigned selector)
{
    const std::uint64_t both = (static_cast<std::uint64_t>(b) << 32U) | a;
    unsigned result = 0;
    for (unsigned byte = 0; byte < 4; ++byte) {
        const unsigned choice = selector >> (4 * byte) & 15U;
        unsigned value = static_cast<unsigned>(both >> (8 * (choice & 7U))) & 255U;
        if ((choice & 8U) != 0)
            value = (value & 128U) != 0 ? 255U : 0U;
        result |= value << (8 * byte);
    }
    return result;
}

unsigned inlinedExpectation(unsigned a, unsigned b, unsigned thread, std::size_t which)
{
    const std::uint64_t product = static_cast<std::uint64_t>(a) * b;
    unsigned differences = 3;
    for (unsigned shift = 0; shift < 32; shift += 8)
        differences += static_cast<unsigned>(std::abs(static_cast<int>(a >> shift & 255U) - static_cast<int>(b >> shift & 255U)));
    const unsigned c = 0xff00ff00U;
    switch (which) {
    case 0: return a > b ? 1 : 12;
    case 1: return a + b;
    case 2: return a + b < a ? 1 : 0;
    case 3: return static_cast<unsigned>(product + a);
    case 4: return static_cast<unsigned>(product >> 32U) + (static_cast<unsigned>(product) + a < a ? 1 : 0);
    case 5: return (a & b) | (~a & c);
    case 6: return selectedBytes(a, b, 0x3715);
    case 7: return a >> 5U & 511U;
    case 8: return (b & ~(0x7ffU << 7U)) | (a & 0x7ffU) << 7U;
    case 9: return b << 13U | a >> 19U;
    case 10: return differences;
    case 11: return a == 0 ? ~0U : 31U - static_cast<unsigned>(std::countl_zero(a));
    case 12: return a - b;
    case 13: return static_cast<unsigned>(((static_cast<std::uint64_t>(b) << 32U) | a) >> 20U);
    case 14: return thread % kWarp;
    default: return (a >> 8U & 255U) + (b >> 16U);
    }
}

void inlinePtx(Bench& bench)
{
    std::vector<unsigned> x = randomBits<unsigned>(64, ~0U, 1), y = randomBits<unsigned>(64, ~0U, 2);
    x[3] = 0;
    y[4] = ~0U;
    unsigned* out = bench.zeroes<unsigned>(16 * x.size());
    bench.pass("inlined", {{1}, {64}}, bench.array(x), bench.array(y), out);
    for (std::size_t i = 0; i < 16 * x.size(); ++i) {
        const unsigned expected = inlinedExpectation(x[i / 16], y[i / 16], static_cast<unsigned>(i / 16), i % 16);
        expectEqual(out + i, 1, [&](std::size_t) { return expected; }, ("asm " + std::to_string(i % 16)).c_str());
    }
}

double doubleExpectation(double a, double b, std::size_t which)
{
    switch (which) {
    case 0: return a + b;
    case 1: return a * b;
    case 2: return a / b;
    case 3: return std::fma(a, b, a);
    case 4: return std::sqrt(std::fabs(a));
    case 5: return std::floor(a) + std::nearbyint(b);
    case 6: return std::exp(b * 0.01);
    case 7: return std::log(std::fabs(a) + 1.0);
    case 8: return std::sin(a);
    case 9: return std::pow(std::fabs(a), 0.3);
    case 10:
        return static_cast<double>(static_cast<float>(a)) + static_cast<double>(static_cast<long long>(b)) +
            static_cast<unsigned>(std::fabs(b));
    default: return std::fmin(a, b) + std::fmod(a, 1.5);
    }
}

void doubles(Bench& bench)
{
    std::vector<double> x, y;
    for (const float value : randomFloats(64, -50, 50, 1))
        x.push_back(value * 1.0000001);
    for (const float value : randomFloats(64, -90, 90, 2))
        y.push_back(value / 3.0);
    double* out = bench.zeroes<double>(12 * x.size());
    bench.pass("doubles", {{1}, {64}}, bench.array(x), bench.array(y), out);
    for (std::size_t i = 0; i < 12 * x.size(); ++i) {
        const bool isExact = i % 12 < 6 || i % 12 > 9;
        expectNear(out[i], doubleExpectation(x[i / 12], y[i / 12], i % 12), isExact ? 0 : 6e-16, 0, i, "doubles");
    }
}

double floatExpectation(float a, float b, std::size_t which)
{
    const double x = a, y = b;
    switch (which) {
    case 0: return static_cast<double>(a / b);
    case 1: return static_cast<double>(std::sqrt(std::fabs(a)));
    case 2: return x / y;
    case 3: return std::exp(static_cast<double>(b * 0.01F));
    case 4: return std::log(static_cast<double>(std::fabs(a) + 1.0F));
    case 5: return std::sin(x) + std::cos(y);
    case 6: return std::tanh(static_cast<double>(a * 0.1F));
    case 7: return std::pow(static_cast<double>(std::fabs(a) + 0.1F), static_cast<double>(1.7F));
    case 8: return x + y;
    default: return 1.0 / std::sqrt(static_cast<double>(std::fabs(a) + 1.0F));
    }
}

void floats(Bench& bench)
{
    const std::vector<float> x = randomFloats(64, -50, 50, 1), y = randomFloats(64, 1, 90, 2);
    float* out = bench.zeroes<float>(10 * x.size());
    bench.pass("floats", {{1}, {64}}, bench.array(x), bench.array(y), out);
    for (std::size_t i = 0; i < 10 * x.size(); ++i) {
        const double expected = floatExpectation(x[i / 10], y[i / 10], i % 10);
        expectNear(static_cast<double>(out[i]), expected, i % 10 < 2 ? 0 : 5e-7, i % 10 == 5 ? 5e-7 : 0, i, "floats");
        const bool isRoundedUp = i % 10 == 8 && std::fabs(static_cast<double>(out[i])) > std::fabs(expected);
        if (isRoundedUp)
            throw std::runtime_error("__fadd_rz rounded away from zero");
    }
}

std::uint64_t reversed(std::uint64_t value)
{
    std::uint64_t result = 0;
    for (unsigned bit = 0; bit < 64; ++bit)
        result |= (value >> bit & 1U) << (63 - bit);
    return result;
}

std::int64_t integerExpectation(std::int64_t a, std::int64_t b, std::size_t which)
{
    const auto ua = static_cast<std::uint64_t>(a), ub = static_cast<std::uint64_t>(b);
    const auto a32 = static_cast<std::int32_t>(a), b32 = static_cast<std::int32_t>(b);
    const auto ua32 = static_cast<std::uint32_t>(a), ub32 = static_cast<std::uint32_t>(b);
    int dot4 = 5, dot2 = 6;
    for (unsigned byte = 0; byte < 4; ++byte)
        dot4 += static_cast<std::int8_t>(ua32 >> (8 * byte)) * static_cast<std::int8_t>(ub32 >> (8 * byte));
    for (unsigned half = 0; half < 2; ++half)
        dot2 += static_cast<std::int16_t>(ua32 >> (16 * half)) * static_cast<std::int8_t>(ub32 >> (8 * half));
    switch (which) {
    case 0: return a / b;
    case 1: return a % b;
    case 2: return static_cast<std::int64_t>(ua / ub);
    case 3: return static_cast<std::int64_t>((static_cast<__int128>(a) * b) >> 64U);
    case 4: return std::countl_zero(ua) + 100 * std::popcount(ub) + 10000 * (a == 0 ? 0 : std::countr_zero(ua) + 1);
    case 5: return static_cast<std::int64_t>(reversed(ua));
    case 6: return a >> (b & 63);
    case 7: return static_cast<std::int64_t>(ua << (ub & 63U));
    case 8: return a32 / (b32 | 1);
    case 9: return ua32 % (ub32 | 1U);
    case 10: return static_cast<std::int64_t>((static_cast<std::uint64_t>(ua32) * ub32) >> 32U);
    case 11: return static_cast<std::uint32_t>(((static_cast<std::uint64_t>(ub32) << 32U) | ua32) >> 7U);
    case 12: return std::min(a, b) ^ std::max(ua32, ub32);
    case 13: return static_cast<std::int16_t>(a) * static_cast<std::int16_t>(b) + static_cast<std::int8_t>(a);
    case 14: return static_cast<int>(static_cast<unsigned>(dot4) + static_cast<unsigned>(dot2));
    default: {
        const std::uint32_t distance = a32 > b32 ? ua32 - ub32 : ub32 - ua32;
        return selectedBytes(ua32, ub32, 0x2461) + distance + 1;
    }
    }
}

void integers(Bench& bench)
{
    std::vector<std::int64_t> x = randomBits<std::int64_t>(96, ~std::int64_t{0}, 1),
                              y = randomBits<std::int64_t>(96, ~std::int64_t{0}, 2);
    for (std::size_t i = 0; i < 32; ++i) {
        x[i] >>= 2 * i;
        y[i] = (y[i] >> (60 - i)) | 1;
    }
    x[33] = 0;
    x[34] = std::numeric_limits<std::int64_t>::min();
    y[34] = 3;
    std::int64_t* out = bench.zeroes<std::int64_t>(16 * x.size());
    bench.pass("integers", {{1}, {96}}, bench.array(x), bench.array(y), out);
    for (std::size_t i = 0; i < 16 * x.size(); ++i) {
        const std::int64_t expected = integerExpectation(x[i / 16], y[i / 16], i % 16);
        expectEqual(out + i, 1, [&](std::size_t) { return expected; }, ("integer " + std::to_string(i % 16)).c_str());
    }
}

void choose(Bench& bench)
{
    const std::vector<int> x = [] {
        std::vector<int> values = randomBits<int>(256, 15);
        for (int& value : values)
            value %= 11;
        return values;
    }();
    int* out = bench.array(std::vector<int>(256, -7));
    bench.pass("choose", {{2}, {128}}, bench.array(x), out);
    const auto expected = [&](std::size_t index) {
        const int i = static_cast<int>(index);
        int v = x[index];
        switch (v) {
        case 0: return 17;
        case 1: return v * 3 + i;
        case 2: return i ^ 0x55;
        case 3: return v - 1000 + i * i;
        case 4: return v + i * i;
        case 5:
            for (int k = 0; k < i % 9; ++k)
                v = v * 5 + k;
            return v;
        case 6: return -v;
        case 7: return i << 3;
        case 8: return -7;
        default: return 99;
        }
    };
    expectEqual(out, 256, expected, "out");
}

int machineExpectation(const std::vector<unsigned char>& program, int i)
{
    int a = i, pc = i % 3, steps = 0;
    const int n = static_cast<int>(program.size());
    while (pc < n && steps < 200) {
        ++steps;
        switch (program[static_cast<std::size_t>(pc++)]) {
        case 0: a += 7; break;
        case 1: a = a * 3 & 0xffff; break;
        case 2: a ^= a >> 3; break;
        case 3: pc += a & 1; break;
        case 4: pc = a % 5 == 0 ? 0 : pc; break;
        case 5: --a; break;
        case 6: a = a < 100 ? a + 50 : a - 49; break;
        default: pc = n;
        }
    }
    return a * 256 + steps;
}

void stateMachine(Bench& bench)
{
    std::vector<unsigned char> program = randomBits<unsigned char>(40, 7, 4);
    for (unsigned char& step : program)
        step = step == 7 ? 4 : step;
    int* out = bench.zeroes<int>(128);
    bench.pass("machine", {{1}, {128}}, bench.array(program), static_cast<int>(program.size()), out);
    expectEqual(out, 128, [&](std::size_t i) { return machineExpectation(program, static_cast<int>(i)); }, "out");
}

void collatz(Bench& bench)
{
    const int n = 700;
    int* out = bench.zeroes<int>(n);
    bench.pass("collatz", {{6}, {128}}, out, n);
    const auto expected = [](std::size_t i) {
        std::uint32_t x = static_cast<std::uint32_t>(i) + 1;
        int turns = 0;
        for (; x != 1; ++turns)
            x = x % 2 == 0 ? x / 2 : 3 * x + 1;
        return turns;
    };
    expectEqual(out, n, expected, "turns");
}

void atomics(Bench& bench)
{
    const std::uint32_t n = 5 * 96;
    int* i32 = bench.zeroes<int>(5);
    auto* u32 = bench.array(std::vector<std::uint32_t>{0, 7, ~0U, 0, 0});
    auto* u64 = bench.zeroes<std::uint64_t>(3);
    float* f32 = bench.zeroes<float>(1);
    double* f64 = bench.zeroes<double>(1);
    bench.pass("everything", {{5}, {96}}, i32, u32, u64, f32, f64);
    const int total = static_cast<int>(n * (n - 1) / 2);
    std::uint32_t mixed = 0;
    std::uint64_t powers = 0;
    for (std::uint32_t i = 0; i < n; ++i) {
        mixed ^= i * 2654435761U;
        powers += std::uint64_t{1} << (i % 40);
    }
    std::uint32_t down = 7;
    for (std::uint32_t i = 0; i < n; ++i)
        down = down == 0 || down > 1000 ? 1000 : down - 1;
    const std::array<int, 5> ints{total, -total, -static_cast<int>(n - 1), static_cast<int>(3 * (n - 1)), 77};
    const std::array<std::uint32_t, 5> words{n % 100, down, ~0U << 20U, 0x7fffffffU, mixed};
    expectEqual(i32, 5, [&](std::size_t i) { return ints[i]; }, "i32");
    expectEqual(u32, 5, [&](std::size_t i) { return words[i]; }, "u32");
    const std::array<std::uint64_t, 3> longs{powers, static_cast<std::uint64_t>(n - 1) << 33U, static_cast<std::uint64_t>(total)};
    expectEqual(u64, 3, [&](std::size_t i) { return longs[i]; }, "u64");
    expectEqual(f32, 1, [](std::size_t) { return 0.5 * n; }, "f32");
    expectEqual(f64, 1, [](std::size_t) { return 0.25 * n; }, "f64");
}

void blocksInTurn(Bench& bench)
{
    int* turn = bench.zeroes<int>(1);
    int* log = bench.zeroes<int>(12);
    bench.pass("inTurn", {{12}, {32}}, turn, log);
    expectEqual(log, 12, [](std::size_t i) { return 11 - i; }, "log");
}

void lock(Bench& bench)
{
    int* mutex = bench.zeroes<int>(1);
    int* count = bench.zeroes<int>(1);
    bench.pass("lock", {{4}, {64}}, mutex, count);
    expectEqual(count, 1, [](std::size_t) { return 256; }, "count");
}

struct Pair {
    int first;
    double second;
    char name[5];
};

void spaces(Bench& bench)
{
    const Pair given{7, 1.5, {'h', 'e', 'l', 'l', 'o'}};
    double* out = bench.zeroes<double>(64);
    char* text = bench.zeroes<char>(64);
    bench.pass("spaces", {{1}, {64}, 64 * 8}, given, out, text);
    const std::array<float, 5> weights{0.5F, 1, 2, 4, 8};
    const std::array<Pair, 2> pairs{{{1, 2.5, {}}, {3, -4.5, {}}}};
    const std::array<std::string_view, 3> words{"zero", "one", "two"};
    const auto expected = [&](std::size_t i) {
        std::array<int, 8> local{};
        for (std::size_t k = 0; k < 8; ++k)
            local[(k * 3 + i) % 8] = static_cast<int>(k * k);
        const Pair& pair = i % 2 == 0 ? given : pairs[i / 2 % 2];
        const auto other = static_cast<float>(63 - i);
        return static_cast<double>(weights[(63 - i) % 5] * other) + static_cast<double>(i ^ 1U) * 0.125 + local[i % 8] +
               static_cast<int>(pair.second * 2) * 100 + pair.first + given.name[i % 5] + 40;
    };
    // Thread 0 adds 2 to the counter that the others read, after them or before: the order of warps decides.
    for (std::size_t i = 0; i < 64; ++i) {
        if (out[i] != expected(i) + 2)
            expectNear(out[i], expected(i), 0, 0, i, "out");
        const std::string_view word = words[i % 3];
        expectEqual(text + i, 1, [&](std::size_t) { return word[word.size() - 1 - i % word.size()]; }, "text");
    }
}

void vectors(Bench& bench)
{
    const std::vector<float> in = randomFloats(4 * 40, 0, 1);
    const std::vector<std::uint16_t> small = randomBits<std::uint16_t>(2 * 40, 0xffff);
    float* out = bench.zeroes<float>(in.size());
    auto* bytes = bench.zeroes<std::uint8_t>(4 * 40);
    auto* wide = bench.zeroes<std::int64_t>(2 * 40);
    bench.pass("vectors", {{1}, {40}}, bench.array(in), out, bench.array(small), bytes, wide);
    expectEqual(out, in.size(), [&](std::size_t i) { return in[i ^ 3U]; }, "out");
    expectEqual(bytes, 4 * 40, [&](std::size_t i) { return small[i / 2] >> (i % 2 * 8) & 255; }, "bytes");
    const auto expected = [&](std::size_t i) {
        return i % 2 == 0 ? small[i] * std::int64_t{65536} * small[i + 1] : -static_cast<std::int64_t>(i / 2);
    };
    expectEqual(wide, 2 * 40, expected, "wide");
}

void clocks(Bench& bench)
{
    auto* out = bench.zeroes<std::int64_t>(32);
    bench.pass("clocks", {{1}, {32}}, out);
    for (std::size_t i = 0; i < 32; ++i)
        if (out[i] < 50 || out[i] > 10000)
            throw std::runtime_error("the clock advanced by " + std::to_string(out[i]));
}

const std::vector<KernelCase> kCases{
    {"heap lists", "heap", heapLists, true},
    {"heap exhausted", "heap", heapExhausted},
    {"recursion", "recursion", recursion},
    {"function pointers", "dispatch", functionPointers},
    {"virtual functions", "dispatch", virtualFunctions},
    {"half", "halves", [](Bench& bench) { smallFloats(bench, "halves", 11, 8); }},
    {"bfloat16", "halves", [](Bench& bench) { smallFloats(bench, "bfloats", 8, 6); }},
    {"warp intrinsics", "warp", warpIntrinsics},
    {"barriers", "warp", barriers},
    {"grid sync", "cooperative", gridSync, true},
    {"tiles", "cooperative", tiles},
    {"inline PTX", "inline_ptx", inlinePtx},
    {"double", "doubles", doubles},
    {"float", "doubles", floats},
    {"integers", "integers", integers},
    {"switch", "switches", choose},
    {"state machine", "switches", stateMachine},
    {"collatz", "switches", collatz},
    {"atomics", "atomics", atomics, true},
    {"blocks in turn", "atomics", blocksInTurn, true},
    {"lock", "atomics", lock, true},
    {"state spaces", "memory", spaces},
    {"vectors", "memory", vectors},
    {"clocks", "memory", clocks},
};

}  // namespace

/// Kernels for every feature against the host, for four architectures.
class TestKernels : public QObject {
    Q_OBJECT

private slots:
    void kernels_data() { addCaseRows(kCases); }
    void kernels()
    {
        QFETCH(int, number);
        QFETCH(int, architecture);
        const QString difference = differences(kCases[static_cast<std::size_t>(number)], architecture);
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }
    void leavesWhatADeviceLeaves_data() { addDeviceRows(kCases); }
    void leavesWhatADeviceLeaves()
    {
        QFETCH(int, number);
        const QString difference = departures(kCases[static_cast<std::size_t>(number)]);
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }
};

KD_TEST(TestKernels, QCoreApplication)

}  // namespace tst_kernels

#include "tst_kernels.moc"

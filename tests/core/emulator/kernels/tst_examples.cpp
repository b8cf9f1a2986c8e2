// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernelcases.h"
#include "tests/program/testprogram.h"

#include <algorithm>
#include <array>

namespace tst_examples {

namespace {

using Bench = EmulatorBench;

void saxpy(Bench& bench)
{
    const int n = 5000;
    const std::vector<float> x = randomFloats(n, -2, 2, 1), y = randomFloats(n, -2, 2, 2);
    const float a = 2.5F;
    float* out = bench.array(y);
    bench.pass("saxpy", {{7}, {128}}, n, a, bench.array(x), out);
    expectEqual(out, n, [&](std::size_t i) { return std::fmaf(a, x[i], y[i]); }, "y");
}

void reduction(Bench& bench)
{
    const int n = 10000;
    const unsigned blocks = 6, threads = 256;
    const std::vector<float> x = randomFloats(n, 0, 1);
    float* sums = bench.zeroes<float>(blocks);
    float* reference = bench.zeroes<float>(blocks);
    const float* in = bench.array(x);
    bench.pass("block_sums_reference", {{blocks}, {threads}}, n, in, reference);
    bench.pass("block_sums", {{blocks}, {threads}}, n, in, sums);
    std::vector<double> expected(blocks);
    for (std::size_t i = 0; i < x.size(); ++i)
        expected[i / threads % blocks] += static_cast<double>(x[i]);
    expectAll(sums, blocks, [&](std::size_t i) { return expected[i]; }, 3e-6, 0, "sums");
    expectEqual(reference, blocks, [&](std::size_t i) { return static_cast<float>(expected[i]); }, "reference");
}

void scan(Bench& bench)
{
    const int columns = 700;
    const unsigned rows = 5;
    const std::vector<unsigned> in = randomBits<unsigned>(columns * rows, ~0U);
    unsigned* out = bench.zeroes<unsigned>(in.size());
    bench.pass("scan_rows", {{rows}, {256}}, columns, bench.array(in), out);
    std::vector<unsigned> expected(in);
    for (std::size_t i = 0; i < in.size(); ++i)
        expected[i] += i % columns == 0 ? 0 : expected[i - 1];
    expectEqual(out, in.size(), [&](std::size_t i) { return expected[i]; }, "out");
}

void bitonicSort(Bench& bench)
{
    const int n = 2900;
    const unsigned threads = 256, run = 2 * threads;
    const std::vector<unsigned> keys = randomBits<unsigned>(n, 0xffff);
    unsigned* sorted = bench.zeroes<unsigned>(keys.size());
    bench.pass("bitonic_sort", {{(n + run - 1) / run}, {threads}, run * 4}, n, bench.array(keys), sorted);
    std::vector<unsigned> expected(keys);
    for (std::size_t first = 0; first < expected.size(); first += run)
        std::sort(expected.begin() + static_cast<std::ptrdiff_t>(first),
                  expected.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(first + run, expected.size())));
    expectEqual(sorted, keys.size(), [&](std::size_t i) { return expected[i]; }, "sorted");
}

double normalDistribution(double x)
{
    return 0.5 * std::erfc(-x / std::sqrt(2.0));
}

void blackScholes(Bench& bench)
{
    const int n = 700;
    const std::vector<float> spot = randomFloats(n, 0.1F, 1, 1), strike = randomFloats(n, 0.1F, 1, 2),
                             years = randomFloats(n, 0.1F, 1, 3);
    const float rate = 0.03F, volatility = 0.25F;
    std::array<float*, 4> out{};
    for (float*& each : out)
        each = bench.zeroes<float>(n);
    float *const s = bench.array(spot), *const k = bench.array(strike), *const t = bench.array(years);
    bench.pass("black_scholes_reference", {{3}, {256}}, n, rate, volatility, s, k, t, out[2], out[3]);
    bench.pass("black_scholes", {{3}, {256}}, n, rate, volatility, s, k, t, out[0], out[1]);
    const auto price = [&](std::size_t i, bool isCall) {
        const double deviation = volatility * std::sqrt(static_cast<double>(years[i]));
        const double d1 =
            (std::log(static_cast<double>(spot[i]) / strike[i]) + (rate + 0.5 * volatility * volatility) * years[i]) / deviation;
        const double d2 = d1 - deviation, discounted = strike[i] * std::exp(-static_cast<double>(rate) * years[i]);
        return isCall ? spot[i] * normalDistribution(d1) - discounted * normalDistribution(d2) :
                        discounted * normalDistribution(-d2) - spot[i] * normalDistribution(-d1);
    };
    for (const int pass : {0, 2}) {
        const double tolerance = pass == 0 ? 1e-6 : 1e-7;
        expectAll(out[static_cast<std::size_t>(pass)], n, [&](std::size_t i) { return price(i, true); }, 1e-7, tolerance, "call");
        expectAll(
            out[static_cast<std::size_t>(pass) + 1], n, [&](std::size_t i) { return price(i, false); }, 1e-7, tolerance, "put");
    }
}

void convolution(Bench& bench)
{
    const int width = 50, height = 37, radius = 3, side = 2 * radius + 1;
    const std::vector<float> in = randomFloats(width * height, 0, 1, 1), weights = randomFloats(side * side, 0, 1, 2);
    float* out = bench.zeroes<float>(in.size());
    bench.pass("convolution", {{4, 3}, {16, 16}, 22 * 22 * 4}, width, height, bench.array(in), bench.array(weights), out);
    const auto pixel = [&](int x, int y) {
        return in[static_cast<std::size_t>(std::clamp(y, 0, height - 1) * width + std::clamp(x, 0, width - 1))];
    };
    const auto expected = [&](std::size_t i) {
        const int x = static_cast<int>(i) % width, y = static_cast<int>(i) / width;
        float sum = 0;
        for (int dy = 0; dy < side; ++dy)
            for (int dx = 0; dx < side; ++dx)
                sum = std::fmaf(weights[static_cast<std::size_t>(dy * side + dx)], pixel(x + dx - radius, y + dy - radius), sum);
        return sum;
    };
    expectEqual(out, in.size(), expected, "out");
}

void heat(Bench& bench)
{
    const int width = 70, height = 45;
    const float alpha = 0.2F;
    const std::vector<float> u = randomFloats(width * height, 0, 1);
    float* next = bench.zeroes<float>(u.size());
    bench.pass("heat_step", {{3, 6}, {32, 8}}, width, height, alpha, bench.array(u), next);
    const auto expected = [&](std::size_t i) {
        const int x = static_cast<int>(i) % width, y = static_cast<int>(i) / width;
        if (x == 0 || y == 0 || x == width - 1 || y == height - 1)
            return static_cast<double>(u[i]);
        const double around = static_cast<double>(u[i - 1]) + u[i + 1] + u[i - width] + u[i + width];
        return u[i] + static_cast<double>(alpha) * (around - 4.0 * u[i]);
    };
    expectAll(next, u.size(), expected, 0, 1e-6, "next");
}

void histogram(Bench& bench)
{
    const int n = 4000;
    const std::vector<std::uint32_t> samples = randomBits<std::uint32_t>(n, 0xff3f0fffU);
    unsigned* bins = bench.zeroes<unsigned>(256);
    unsigned* global = bench.zeroes<unsigned>(256);
    const std::uint32_t* in = bench.array(samples);
    bench.pass("histogram_global", {{5}, {256}}, n, in, global);
    bench.pass("histogram_shared", {{5}, {256}}, n, in, bins);
    std::array<unsigned, 256> expected{};
    for (const std::uint32_t four : samples)
        for (unsigned byte = 0; byte < 4; ++byte)
            ++expected[four >> (8 * byte) & 255U];
    expectEqual(bins, 256, [&](std::size_t i) { return expected[i]; }, "bins");
    expectEqual(global, 256, [&](std::size_t i) { return expected[i]; }, "global");
}

void horner(Bench& bench)
{
    const int n = 1000;
    const std::vector<float> c = randomFloats(6, 0, 1, 1), x = randomFloats(n, 0, 1, 2);
    float* y = bench.zeroes<float>(n);
    bench.pass("horner", {{3}, {128}}, n, bench.array(c), bench.array(x), y);
    const auto expected = [&](std::size_t i) {
        float value = c[5];
        for (std::size_t k = 5; k-- > 0;)
            value = std::fmaf(value, x[i], c[k]);
        return value;
    };
    expectEqual(y, n, expected, "y");
}

void mandelbrot(Bench& bench)
{
    const int width = 60, height = 40, most = 200;
    const float centerX = -0.6F, centerY = 0, scale = 0.05F;
    int* steps = bench.zeroes<int>(width * height);
    bench.pass("mandelbrot", {{4, 3}, {16, 16}}, width, height, centerX, centerY, scale, most, steps);
    const auto expected = [&](std::size_t i) {
        const float cx = std::fmaf(static_cast<float>(static_cast<int>(i) % width) - 0.5F * width, scale, centerX);
        const float cy = std::fmaf(static_cast<float>(static_cast<int>(i) / width) - 0.5F * height, scale, centerY);
        float x = 0, y = 0, xx = 0, yy = 0;
        int step = 0;
        for (; step < most && xx + yy <= 4.0F; ++step) {
            y = std::fmaf(2.0F * x, y, cy);
            x = xx - yy + cx;
            xx = x * x;
            yy = y * y;
        }
        return step;
    };
    expectEqual(steps, width * height, expected, "steps");
}

void nbody(Bench& bench)
{
    const int n = 300;
    const float gravity = 1.0F / n, softening = 0.01F;
    const std::vector<float> bodies = randomFloats(4 * n, 0, 1);
    float* out = bench.zeroes<float>(bodies.size());
    bench.pass("nbody", {{5}, {64}, 64 * 16}, n, gravity, softening, bench.array(bodies), out);
    std::vector<double> expected(bodies.size());
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = 0; j < n; ++j) {
            std::array<double, 3> d{};
            double square = static_cast<double>(softening) * softening;
            for (std::size_t c = 0; c < 3; ++c) {
                d[c] = static_cast<double>(bodies[4 * j + c]) - bodies[4 * i + c];
                square += d[c] * d[c];
            }
            for (std::size_t c = 0; c < 3; ++c)
                expected[4 * i + c] += gravity * bodies[4 * j + 3] * d[c] / (square * std::sqrt(square));
        }
    }
    expectAll(out, bodies.size(), [&](std::size_t i) { return expected[i]; }, 1e-5, 1e-5, "accelerations");
}

void sgemm(Bench& bench)
{
    const int m = 70, n = 90, k = 50;
    const float alpha = 1.5F, beta = 0.5F;
    const std::vector<float> a = randomFloats(m * k, 0, 1, 1), b = randomFloats(k * n, 0, 1, 2), c = randomFloats(m * n, 0, 1, 3);
    float* out = bench.array(c);
    bench.pass("sgemm", {{2, 2}, {16, 16}}, m, n, k, alpha, bench.array(a), bench.array(b), beta, out);
    const auto expected = [&](std::size_t i) {
        float sum = 0;
        for (std::size_t kk = 0; kk < k; ++kk)
            sum = std::fmaf(a[i / n * k + kk], b[kk * n + i % n], sum);
        return alpha * sum + beta * c[i];
    };
    expectAll(out, c.size(), expected, 3e-7, 0, "c");
}

void softmax(Bench& bench)
{
    const int rows = 19, columns = 100;
    const std::vector<float> in = randomFloats(rows * columns, -4, 4);
    float* out = bench.zeroes<float>(in.size());
    bench.pass("softmax", {{5}, {128}}, rows, columns, bench.array(in), out);
    const auto expected = [&](std::size_t i) {
        const std::size_t row = i / columns * columns;
        double sum = 0;
        for (std::size_t column = 0; column < columns; ++column)
            sum += std::exp(static_cast<double>(in[row + column]));
        return std::exp(static_cast<double>(in[i])) / sum;
    };
    expectAll(out, in.size(), expected, 5e-6, 0, "out");
}

struct ToneCurve {
    float exposure, white, gamma;
};

void toneMap(Bench& bench)
{
    const int n = 900;
    const ToneCurve curve{4, 3, 2.2F};
    const std::vector<float> radiance = randomFloats(n, 0, 2);
    float* display = bench.zeroes<float>(n);
    float* reference = bench.zeroes<float>(n);
    const float* in = bench.array(radiance);
    bench.pass("tone_map_reference", {{2}, {128}}, n, curve, in, reference);
    bench.pass("tone_map", {{2}, {128}}, n, curve, in, display);
    const auto expected = [&](std::size_t i) {
        const double l = static_cast<double>(curve.exposure) * radiance[i], w = curve.white;
        return std::pow(std::min(l * (1 + l / (w * w)) / (1 + l), 1.0), 1.0 / curve.gamma);
    };
    expectAll(display, n, expected, 2e-6, 0, "display");
    expectAll(reference, n, expected, 1e-7, 0, "reference");
}

void transpose(Bench& bench)
{
    const int rows = 45, columns = 70;
    const std::vector<float> in = randomFloats(rows * columns, 0, 1);
    float* out = bench.zeroes<float>(in.size());
    bench.pass("transpose", {{3, 2}, {32, 8}}, rows, columns, bench.array(in), out);
    expectEqual(out, in.size(), [&](std::size_t i) { return in[i % rows * columns + i / rows]; }, "out");
}

const std::vector<KernelCase> kCases{
    {"saxpy", "saxpy", saxpy},
    {"reduction", "reduction", reduction},
    {"scan", "scan", scan},
    {"bitonic sort", "bitonic_sort", bitonicSort},
    {"Black-Scholes", "black_scholes", blackScholes},
    {"convolution", "convolution", convolution},
    {"heat", "heat", heat},
    {"histogram", "histogram", histogram},
    {"horner", "horner", horner},
    {"mandelbrot", "mandelbrot", mandelbrot},
    {"nbody", "nbody", nbody},
    {"sgemm", "sgemm", sgemm},
    {"softmax", "softmax", softmax},
    {"tone map", "tone_map", toneMap},
    {"transpose", "transpose", transpose},
};

}  // namespace

/// The shipped examples against the host, for four architectures.
class TestExamples : public QObject {
    Q_OBJECT

private slots:
    void examples_data() { addCaseRows(kCases); }
    void examples()
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

KD_TEST(TestExamples, QCoreApplication)

}  // namespace tst_examples

#include "tst_examples.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Every point that the occupancy views show, against the toolkit's own calculator (cuda_occupancy.h), for random kernels.
#include "tests/core/occupancy/toolkit.h"
#include "ui/occupancy/occupancyanswer.h"
#include "ui/occupancy/occupancychart.h"
#include "ui/occupancy/occupancytext.h"
#include "tests/program/testprogram.h"

#include <QApplication>
#include <QTest>

#include <cmath>
#include <random>

namespace tst_toolkitview {

using namespace kd;
using Curve = OccupancyChart::Curve;

namespace {

constexpr int kKernels = 1500;
constexpr std::uint32_t kLargestBlock = 1024;

/// In percent, as charts have it. The header does not know launch bounds: what is beyond them cannot be launched.
double toolkitsPercent(const OccupancyInput& input)
{
    if (input.maxThreads > 0 && input.threads > input.maxThreads)
        return 0;
    const int blocks = std::max(0, toolkit::ask(input).activeBlocksPerMultiprocessor);
    const std::uint32_t warps = (input.threads + kWarpSize - 1) / kWarpSize;
    return 100.0 * blocks * warps / architectureLimits(input.architecture).warpsPerSm;
}

OccupancyInput at(OccupancyInput input, Curve curve, double x)
{
    const auto value = static_cast<std::uint32_t>(std::lround(curve == Curve::Shared ? x * 1024 : x));
    if (curve == Curve::Threads)
        input.threads = value;
    else if (curve == Curve::Registers)
        input.registers = value;
    else
        input.dynamicShared = value - input.staticShared;
    return input;
}

/// `input` with what a step changes; nothing for a resource that no curve has.
std::optional<OccupancyInput> with(OccupancyInput input, const std::string& resource, std::uint32_t value)
{
    if (resource == "registers")
        input.registers = value;
    else if (resource == "threads")
        input.threads = value;
    else if (resource == "shared" && value >= input.staticShared)
        input.dynamicShared = value - input.staticShared;
    else if (resource == "carveout")
        input.carveoutPercent = static_cast<int>(value);
    else if (resource == "barriers")
        input.barriers = value;
    else
        return std::nullopt;
    return input;
}

std::string described(const OccupancyInput& input)
{
    return dumpJson(Json(input));
}

/// One in four has launch bounds.
OccupancyInput nextKernel(toolkit::Generator& generator, std::mt19937& random)
{
    OccupancyInput input = generator.next();
    if (random() % 4 == 0)
        input.maxThreads = std::max(input.threads, static_cast<std::uint32_t>(32 * (1 + random() % 32)));
    return input;
}

}  // namespace

class TestToolkitView : public QObject {
    Q_OBJECT

private slots:
    void curvesNotesAndSteps_data()
    {
        QTest::addColumn<quint64>("seed");
        QTest::newRow("fixed seed") << quint64{20261122};
        std::random_device device;
        QTest::newRow("random seed") << ((quint64{device()} << 32) | device());
    }
    void curvesNotesAndSteps()
    {
        QFETCH(quint64, seed);
        qInfo("seed %llu, %d kernels", static_cast<unsigned long long>(seed), kKernels);
        toolkit::Generator generator(seed);
        std::mt19937 random(static_cast<unsigned>(seed));
        std::size_t points = 0, notes = 0, steps = 0;
        for (int i = 0; i < kKernels; ++i) {
            const OccupancyInput input = nextKernel(generator, random);
            const OccupancyAnswerPointer answer = answerOf(input);
            QCOMPARE(100 * answer->result.occupancy, toolkitsPercent(input));
            for (const Curve curve : {Curve::Threads, Curve::Registers, Curve::Shared}) {
                const ChartContent chart = occupancyCurve(*answer, curve, false);
                const ChartSeries& series = chart.series.front();
                for (std::size_t point = 0; point < series.x.size(); ++point, ++points) {
                    const OccupancyInput there = at(input, curve, series.x[point]);
                    if (std::abs(series.y[point] - toolkitsPercent(there)) > 1e-9)
                        QFAIL(("at " + std::to_string(series.x[point]) + " the chart says " + std::to_string(series.y[point]) +
                               ", the toolkit " + std::to_string(toolkitsPercent(there)) + " of " + described(there))
                                  .c_str());
                }
                for (const ChartNote& note : chart.notes) {
                    QVERIFY2(std::abs(note.at.y() - toolkitsPercent(at(input, curve, note.at.x()))) < 1e-9,
                             described(input).c_str());
                    ++notes;
                }
            }
            for (const OccupancyStep& step : answer->steps) {
                const std::optional<OccupancyInput> there = with(input, step.resource, step.value);
                if (!there)
                    continue;
                QVERIFY2(std::abs(100 * step.occupancy - toolkitsPercent(*there)) < 1e-9,
                         (step.resource + " of " + described(input)).c_str());
                QVERIFY(step.occupancy > answer->result.occupancy);
                ++steps;
            }
        }
        QVERIFY2(points > 100'000 && notes > 500 && steps > 500,
                 qPrintable(QStringLiteral("%1 %2 %3").arg(points).arg(notes).arg(steps)));
    }

    void nothingBeatsTheSuggestedBlock()
    {
        toolkit::Generator generator(20261123);
        std::mt19937 random(20261123);
        for (int i = 0; i < kKernels; ++i) {
            const OccupancyInput input = nextKernel(generator, random);
            const OccupancyAnswerPointer answer = answerOf(input);
            double best = 0;
            std::uint32_t smallest = 0;
            for (std::uint32_t threads = kWarpSize; threads <= kLargestBlock; threads += kWarpSize) {
                const double percent = toolkitsPercent(at(input, Curve::Threads, threads));
                if (percent > best) {
                    best = percent;
                    smallest = threads;
                }
            }
            QVERIFY2(std::abs(100 * answer->bestOccupancy - best) < 1e-9, described(input).c_str());
            QCOMPARE(answer->bestBlock, smallest);
        }
    }

    /// A row of the matrix is the same kernel's answer on that architecture.
    void everyArchitectureOfOneKernel()
    {
        toolkit::Generator generator(20261124);
        for (int i = 0; i < 300; ++i) {
            OccupancyInput input = generator.next();
            for (const ArchitectureLimits& limits : toolkit::architectures()) {
                input.architecture = limits.capability;
                const OccupancyAnswerPointer answer = answerOf(input);
                const int blocks = std::max(0, toolkit::ask(input).activeBlocksPerMultiprocessor);
                QVERIFY2(answer->result.blocksPerSm == static_cast<std::uint32_t>(blocks), described(input).c_str());
                QCOMPARE(100 * answer->result.occupancy, toolkitsPercent(input));
            }
        }
    }
};

KD_TEST(TestToolkitView, QApplication)

}  // namespace tst_toolkitview

#include "tst_toolkitview.moc"

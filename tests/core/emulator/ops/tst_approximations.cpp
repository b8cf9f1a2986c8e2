// SPDX-License-Identifier: GPL-3.0-or-later
#include "ptxtext.h"
#include "recording.h"

#include "core/emulator/machine.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <cstring>
#include <fstream>
#include <sstream>

namespace tst_approximations {

using namespace kd;
using namespace kd::emulator;
using namespace kd::test;

namespace {

constexpr std::uint32_t kBlock = 256;
constexpr std::uint32_t kGenericCount = 1 << 20;  ///< up to so many operands are tried without AVX2 as well

/// The function of `count` operands, the bits `first`, `first + step`…; of f64 the upper words of operands and results.
struct Scan {
    std::string opcode;
    std::uint32_t first = 0, step = 0, count = 0, checksum = 0;

    bool isDouble() const { return opcode.ends_with("f64"); }
    std::string kernel() const
    {
        const std::string body = isDouble() ? "mov.b32 %r4, 0; mov.b64 %d2, {%r4, %r2}; mov.b64 %g0, %d2; " + opcode +
                " %g1, %g0; mov.b64 %d2, %g1; mov.b64 {%r4, %r3}, %d2;\n"
                                            : "mov.b32 %f0, %r2; " + opcode + " %f1, %f0; mov.b32 %r3, %f1;\n";
        return moduleHead(90) +
            ".visible .entry scan(.param .u64 output, .param .u32 first, .param .u32 step, .param .u32 count)\n{\n"
            ".reg .b64 %d<4>; .reg .b32 %r<12>; .reg .f32 %f<2>; .reg .f64 %g<2>; .reg .pred %p;\n"
            "ld.param.u64 %d0, [output]; ld.param.u32 %r8, [first]; ld.param.u32 %r9, [step]; ld.param.u32 %r10, [count];\n"
            "mov.u32 %r0, %ctaid.x; mov.u32 %r1, %tid.x; mad.lo.u32 %r0, %r0, 256, %r1; setp.ge.u32 %p, %r0, %r10; @%p exit;\n"
            "mad.lo.u32 %r2, %r0, %r9, %r8;\n" +
            body + "mad.wide.u32 %d1, %r0, 4, %d0; st.global.u32 [%d1], %r3; ret; }\n";
    }
};

std::vector<Scan> recordedScans()
{
    std::ifstream file(KD_TEST_DATA "/emulator/approximations-sm90.txt");
    std::vector<Scan> scans;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#')
            continue;
        Scan scan;
        std::istringstream words(line);
        words >> scan.opcode >> std::hex >> scan.first >> std::dec >> scan.step >> scan.count >> std::hex >> scan.checksum;
        if (!words)
            throw std::runtime_error("approximations-sm90.txt has a line that is no scan: " + line);
        scans.push_back(scan);
    }
    return scans;
}

std::uint32_t emulated(const Scan& scan, bool isGeneric)
{
    Machine machine({.memoryBytes = std::uint64_t{1} << 30, .threads = 1, .forceGeneric = isGeneric});
    const std::unique_ptr<Image> image = machine.load(scan.kernel(), "scan");
    const std::uint64_t output = machine.memory().allocate(std::uint64_t{scan.count} * 4);
    std::vector<std::byte> parameters(20);
    std::memcpy(parameters.data(), &output, 8);
    std::memcpy(parameters.data() + 8, &scan.first, 12);
    const LaunchReport report =
        machine.launch(*image->kernel("scan"),
                       {.grid = {(scan.count + kBlock - 1) / kBlock, 1, 1}, .block = {kBlock, 1, 1}, .parameters = parameters});
    if (report.fault)
        throw std::runtime_error(report.fault->message.english());
    return checksum(reinterpret_cast<const std::uint8_t*>(output), std::size_t{scan.count} * 4);
}

}  // namespace

/// Functions that PTX only approximates, for 120 million operands as an H200 gave them, bit by bit.
class ApproximationsTest : public QObject {
    Q_OBJECT
private slots:
    void agreesWithHardware_data();
    void agreesWithHardware();
};

void ApproximationsTest::agreesWithHardware_data()
{
    QTest::addColumn<int>("number");
    const std::vector<Scan> scans = recordedScans();
    QVERIFY(scans.size() > 100);
    for (std::size_t i = 0; i < scans.size(); ++i)
        QTest::addRow("%s from %08x in steps of %u", scans[i].opcode.c_str(), scans[i].first, scans[i].step) << static_cast<int>(i);
}

void ApproximationsTest::agreesWithHardware()
{
    QFETCH(int, number);
    const Scan scan = recordedScans()[static_cast<std::size_t>(number)];
    QCOMPARE(emulated(scan, false), scan.checksum);
    if (scan.count <= kGenericCount)
        QCOMPARE(emulated(scan, true), scan.checksum);
}

KD_TEST(ApproximationsTest, kd::test::NoApplication)

}  // namespace tst_approximations

#include "tst_approximations.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/device/architecture.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <algorithm>
#include <climits>
#include <vector>

#include <cuda.h>
#include <cuda_occupancy.h>

namespace tst_architecture {

using namespace kd;

namespace {

cudaOccDeviceProp capabilityOnly(ComputeCapability capability)
{
    cudaOccDeviceProp properties;
    properties.computeMajor = capability.major;
    properties.computeMinor = capability.minor;
    return properties;
}

/// One rule of NVIDIA's header, asked for `limits`; -1 when it refuses.
template <typename Rule>
int ask(Rule rule, const ArchitectureLimits& limits)
{
    const cudaOccDeviceProp properties = capabilityOnly(limits.capability);
    int value = -1;
    return rule(&value, &properties) == CUDA_OCC_SUCCESS ? value : -1;
}

/// CUDA's header answers for architectures that it does not know, too, as for others of the same major number.
std::vector<ArchitectureLimits> architecturesOfTheToolkit()
{
    std::vector<ArchitectureLimits> known(knownArchitectures().begin(), knownArchitectures().end());
    if (CUDA_VERSION < 13040)
        std::erase_if(known, [](const ArchitectureLimits& limits) { return limits.capability == ComputeCapability{10, 7}; });
    return known;
}

int value(std::uint32_t number)
{
    return static_cast<int>(number);
}

}  // namespace

class TestArchitecture : public QObject {
    Q_OBJECT

private slots:
    void everyArchitectureIsKnownOnce();
    void unitsAgreeWithTheToolkit();
    void barriersAgreeWithTheToolkit();
    void carveoutsAgreeWithTheToolkit();
    void limitsFitTogether_data();
    void limitsFitTogether();
    void rubinsLimits();
    void unknownArchitectureNamesTheKnown();
    void namesAreRead_data();
    void namesAreRead();
};

void TestArchitecture::everyArchitectureIsKnownOnce()
{
    std::string names;
    for (const ArchitectureLimits& limits : knownArchitectures()) {
        names += architectureName(limits.capability) + " ";
        QCOMPARE(findArchitecture(limits.capability), &limits);
    }
    QCOMPARE(names, std::string("sm_50 sm_52 sm_53 sm_60 sm_61 sm_62 sm_70 sm_72 sm_75 sm_80 sm_86 sm_87 sm_88 sm_89 sm_90 "
                                "sm_100 sm_101 sm_103 sm_107 sm_110 sm_120 sm_121 "));
    QVERIFY(std::ranges::is_sorted(knownArchitectures(), {}, &ArchitectureLimits::capability));
}

void TestArchitecture::unitsAgreeWithTheToolkit()
{
    for (const ArchitectureLimits& limits : architecturesOfTheToolkit()) {
        QCOMPARE(value(limits.sharedUnit), ask(cudaOccSMemAllocationGranularity, limits));
        QCOMPARE(value(limits.registersAtLaunch), ask(cudaOccRegAllocationMaxPerThread, limits));
        QCOMPARE(value(limits.registerUnit), ask(cudaOccRegAllocationGranularity, limits));
        QCOMPARE(value(limits.subPartitions), ask(cudaOccSubPartitionsPerMultiprocessor, limits));
        QCOMPARE(value(limits.blocksPerSm), ask(cudaOccMaxBlocksPerMultiprocessor, limits));
        QCOMPARE(value(limits.virtualResourcesPerSm), ask(cudaOccMaxVirtualResourceCountPerSM, limits));
    }
}

void TestArchitecture::barriersAgreeWithTheToolkit()
{
    for (const ArchitectureLimits& limits : architecturesOfTheToolkit()) {
        const cudaOccDeviceProp properties = capabilityOnly(limits.capability);
        cudaOccFuncAttributes attributes;
        attributes.numBlockBarriers = 1;
        int blocks = 0;
        QCOMPARE(cudaOccMaxBlocksPerSMBlockBarrierLimit(&blocks, value(limits.blocksPerSm), &properties, &attributes),
                 CUDA_OCC_SUCCESS);
        QCOMPARE(value(limits.barriersPerSm), blocks);
    }
}

void TestArchitecture::carveoutsAgreeWithTheToolkit()
{
    for (const ArchitectureLimits& limits : architecturesOfTheToolkit()) {
        QCOMPARE(limits.carveouts.empty(), limits.capability.major < 7);
        const cudaOccDeviceProp properties = capabilityOnly(limits.capability);
        for (std::uint32_t bytes = 0; !limits.carveouts.empty() && bytes <= limits.sharedPerSm; bytes += 512) {
            std::size_t size = bytes;
            QCOMPARE(cudaOccAlignUpShmemSizeVoltaPlus(&size, &properties), CUDA_OCC_SUCCESS);
            QCOMPARE(std::size_t{*std::ranges::lower_bound(limits.carveouts, bytes)}, size);
        }
    }
}

void TestArchitecture::limitsFitTogether_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < knownArchitectures().size(); ++i)
        QTest::newRow(architectureName(knownArchitectures()[i].capability).c_str()) << static_cast<int>(i);
}

void TestArchitecture::limitsFitTogether()
{
    QFETCH(int, index);
    const ArchitectureLimits& limits = knownArchitectures()[static_cast<std::size_t>(index)];
    QCOMPARE(limits.warpsPerSm * kWarpSize, limits.threadsPerSm);
    QVERIFY(limits.threadsPerBlock <= limits.threadsPerSm);
    QVERIFY(limits.registersPerBlock <= limits.registersPerSm);
    QVERIFY(limits.registersPerThread <= limits.registersAtLaunch);
    QVERIFY(limits.sharedPerBlock <= limits.sharedPerBlockOptin);
    QVERIFY(limits.sharedPerBlockOptin + limits.sharedReserved <= limits.sharedPerSm);
    QVERIFY(limits.carveouts.empty() || limits.carveouts.back() == limits.sharedPerSm);
    QVERIFY(std::ranges::is_sorted(limits.carveouts));
    QVERIFY(limits.clusterPortable <= limits.clusterLargest);
    QVERIFY(!limits.family.empty());
}

/// As cuda_occupancy.h of CUDA 13.4 and ptxas 13.5 have them, whatever toolkit is here.
void TestArchitecture::rubinsLimits()
{
    const ArchitectureLimits& limits = architectureLimits({10, 7});
    QCOMPARE(limits.threadsPerSm, 1024u);
    QCOMPARE(limits.blocksPerSm, 16u);
    QCOMPARE(limits.barriersPerSm, 16u);
    QCOMPARE(limits.registersPerSm, 65536u);
    QCOMPARE(limits.carveouts.size(), std::size_t{11});
    QCOMPARE(limits.sharedPerSm, 328u * 1024u);
}

void TestArchitecture::unknownArchitectureNamesTheKnown()
{
    QVERIFY(findArchitecture({9, 9}) == nullptr);
    try {
        architectureLimits({9, 9});
        QFAIL("sm_99 has no limits");
    } catch (const LogicError& error) {
        QCOMPARE(error.info().subject.name, std::string("sm_99"));
        QVERIFY(error.info().text.english().find("sm_121") != std::string::npos);
    }
}

void TestArchitecture::namesAreRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    QTest::newRow("sm") << "sm_90" << "sm_90";
    QTest::newRow("dotted") << "9.0" << "sm_90";
    QTest::newRow("digits") << "90" << "sm_90";
    QTest::newRow("virtual") << "compute_121" << "sm_121";
    QTest::newRow("specific") << "sm_90a" << "sm_90";
    QTest::newRow("family") << "sm_100f" << "sm_100";
    QTest::newRow("two digits and a dot") << "12.1" << "sm_121";
    for (const char* bad : {"", "9", "sm_", "sm_x", "sm_9.0", "9.", ".9", "9.10", "-90", "90 ", "sm_90b", "99999", "90a", "+90"})
        QTest::newRow(*bad == '\0' ? "empty" : bad) << bad << "";
}

void TestArchitecture::namesAreRead()
{
    QFETCH(QString, text);
    QFETCH(QString, name);
    const auto capability = parseArchitecture(text.toStdString());
    QCOMPARE(capability ? QString::fromStdString(architectureName(*capability)) : QString(), name);
}

KD_TEST(TestArchitecture, kd::test::NoApplication)

}  // namespace tst_architecture

#include "tst_architecture.moc"

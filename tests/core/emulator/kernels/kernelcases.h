// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/emulator/emulatorbench.h"
#include "tests/core/emulator/ops/recorded.h"
#include "tests/core/emulator/ops/recording.h"
#include "tests/core/emulator/testshare.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <random>
#include <vector>

/// A launch or several with a check of what they leave behind against the host; throws std::runtime_error with what is wrong.
struct KernelCase {
    const char* name;
    const char* module;  ///< of tests/data/emulator/ptx
    std::function<void(EmulatorBench&)> run;
    /// Blocks wait for each other or share the heap: counts depend on the order in which the host runs them.
    bool hasWaits = false;
};

inline std::vector<float> randomFloats(std::size_t count, float low, float high, std::uint32_t seed = 1)
{
    std::mt19937 random(seed);
    std::vector<float> values(count);
    for (float& value : values)
        value = low + (high - low) * static_cast<float>(random() >> 8U) * 0x1p-24F;
    return values;
}

template <typename T>
std::vector<T> randomBits(std::size_t count, T mask, std::uint32_t seed = 1)
{
    std::mt19937_64 random(seed);
    std::vector<T> values(count);
    for (T& value : values)
        value = static_cast<T>(static_cast<T>(random()) & mask);
    return values;
}

/// Throws when `found` is not within `relative` of `expected` nor within `absolute`; NaN equals NaN.
inline void expectNear(double found, double expected, double relative, double absolute, std::size_t index, const char* what)
{
    const bool isSame = found == expected || (std::isnan(found) && std::isnan(expected));
    if (isSame || std::fabs(found - expected) <= std::max(absolute, relative * std::fabs(expected)))
        return;
    throw std::runtime_error(QStringLiteral("%1[%2] is %3 instead of %4")
                                 .arg(what)
                                 .arg(index)
                                 .arg(found, 0, 'g', 17)
                                 .arg(expected, 0, 'g', 17)
                                 .toStdString());
}
template <typename T, typename Reference>
void expectAll(const T* found, std::size_t count, const Reference& reference, double relative, double absolute, const char* what)
{
    for (std::size_t i = 0; i < count; ++i)
        expectNear(static_cast<double>(found[i]), static_cast<double>(reference(i)), relative, absolute, i, what);
}
template <typename T, typename Reference>
void expectEqual(const T* found, std::size_t count, const Reference& reference, const char* what)
{
    for (std::size_t i = 0; i < count; ++i) {
        const T expected = static_cast<T>(reference(i));
        if (found[i] == expected)
            continue;
        throw std::runtime_error(std::string(what) + "[" + std::to_string(i) + "] is " + std::to_string(found[i]) + " instead of " +
                                 std::to_string(expected));
    }
}

/// Rows of name, module, architecture and number of the case.
inline void addCaseRows(const std::vector<KernelCase>& cases)
{
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("architecture");
    for (std::size_t i = 0; i < cases.size(); ++i) {
        for (const int architecture : TestShare::ofThisRun().oneOf(kArchitectures, cases[i].name))
            QTest::addRow("%s %d", cases[i].name, architecture) << static_cast<int>(i) << architecture;
    }
}

struct CaseSettings {
    unsigned threads = 1;
    bool isGeneric = false;
    bool counters = true;
};

/// What the case leaves behind, after its own check. KD_RECORD_KERNELS=FOLDER writes there what a real GPU can repeat.
inline QByteArray runCase(const KernelCase& kernelCase, int architecture, const CaseSettings& settings)
{
    EmulatorBench bench({.capability = {architecture / 10, architecture % 10},
                         .memoryBytes = std::uint64_t{1} << 30,
                         .threads = settings.threads,
                         .counters = settings.counters,
                         .forceGeneric = settings.isGeneric},
                        kernelCase.module);
    kernelCase.run(bench);
    const QString folder = qEnvironmentVariable("KD_RECORD_KERNELS");
    if (!folder.isEmpty() && architecture == 90 && settings.threads == 1 && !settings.isGeneric)
        bench.record(folder, kernelCase.name);
    return kernelCase.hasWaits ? bench.arrays() : bench.arrays() + bench.counts();
}

/// Whether every array is what an H200 left of it, but for those that ops-sm90-departures.txt lists.
inline QString departures(const KernelCase& kernelCase)
{
    static const kd::test::Recorded recorded;
    EmulatorBench bench({.capability = {9, 0}, .memoryBytes = std::uint64_t{1} << 30, .threads = 1}, kernelCase.module);
    kernelCase.run(bench);
    const std::string name = QString(kernelCase.name).replace(' ', '_').toStdString();
    const std::vector<QByteArray> arrays = bench.eachArray();
    const std::vector<kd::test::DeviceChecksum> device = recorded.kernel(name);
    if (device.size() != arrays.size())
        return QString("%1 arrays are recorded instead of %2").arg(device.size()).arg(arrays.size());
    QStringList wrong;
    for (std::size_t i = 0; i < arrays.size(); ++i) {
        const bool departs = !recorded.departure("kernel " + name + " array " + std::to_string(i)).empty();
        const auto* bytes = reinterpret_cast<const std::uint8_t*>(arrays[i].constData());
        const bool isSame = kd::test::checksum(bytes, static_cast<std::size_t>(arrays[i].size())) == device[i];
        if (isSame == departs)
            wrong
                << QString(isSame ? "array %1 is the device's, strike it from ops-sm90-departures.txt" : "array %1 differs").arg(i);
    }
    return wrong.join("; ");
}

inline void addDeviceRows(const std::vector<KernelCase>& cases)
{
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < cases.size(); ++i)
        QTest::addRow("%s", cases[i].name) << static_cast<int>(i);
}

/// The same results and counts with one and more threads, with and without AVX2.
inline QString differences(const KernelCase& kernelCase, int architecture)
{
    try {
        const QByteArray first = runCase(kernelCase, architecture, {});
        if (runCase(kernelCase, architecture, {.threads = 4}) != first)
            return "4 threads give another result than 1";
        if (runCase(kernelCase, architecture, {.isGeneric = true}) != first)
            return "AVX2 gives another result than the generic build";
        return {};
    } catch (const std::exception& error) {
        return error.what();
    }
}

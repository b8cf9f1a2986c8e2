// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/message.h"
#include "core/device/deviceinfo.h"
#include "core/measure/timingoutcome.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// One rate that a kernel of ours reached on a device.
struct Peak {
    double perSecond = 0;         ///< at the best sample: bytes, or operations; 0: not measured
    double work = 0;              ///< work of one launch: bytes, or operations
    std::vector<double> samples;  ///< seconds of each launch, in their order
    std::string instruction;      ///< what it was measured with where a device has several ways: "wgmma m64n256k16"; else empty
    bool isCeiling = true;        ///< false: the device has a faster way to the same work, which was not measured
    friend bool operator==(const Peak&, const Peak&) = default;
};

/// Holds what was measured of one device under one driver.
struct DevicePeaks {
    std::string uuid;
    std::string device;         ///< "NVIDIA H200"
    std::string driverVersion;  ///< CUDA version of the driver, "13.0"
    std::string driverRelease;  ///< "580.95.05"; empty where NVML did not tell it
    std::string when;           ///< "2026-11-22T13:58:00", of the machine that asked
    Peak read, copy;            ///< bytes a second of device memory; a copied byte counts twice, read and written
    Peak fp32;                  ///< FP32 multiply-adds, two operations each
    Peak l2 = {};               ///< bytes a second that all SMs read out of the L2 cache, past L1
    Peak shared = {};           ///< bytes a second that all SMs read out of shared memory, without bank conflicts
    Peak fp64 = {};          ///< FP64 multiply-adds, two operations each
    Peak fp16 = {}, bf16 = {};  ///< FP16 and BF16 matrix products with FP32 sums on the tensor cores, two operations a product
    std::string architecture = {};  ///< "sm_90"; empty in files of before

    /// The higher one of reading and copying.
    double bandwidth() const;
    friend bool operator==(const DevicePeaks&, const DevicePeaks&) = default;
};

/// The figures of DevicePeaks, for those who list them all.
struct PeakInfo {
    Peak DevicePeaks::*peak = nullptr;
    std::string_view field;    ///< its name in JSON, "l2"
    MessagePattern<> name;     ///< "L2 read"
    std::string_view unit;     ///< "B/s" or "FLOP/s"
};
/// In the order in which they are listed: memory from the farthest to the nearest, then arithmetic.
std::span<const PeakInfo> peakInfos();

/// Whether any figure was measured.
bool hasPeak(const DevicePeaks& peaks);

/// The kernels, as a CUDA source for the compile path of every other program.
std::string_view peakSource();
/// Names the architecture that the kernels are compiled for: "sm_90a" for 9.0, whose matrix instructions are its own alone.
std::string peakArchitecture(ComputeCapability capability);

/// One timing that gives one peak.
struct PeakTest {
    Peak DevicePeaks::*peak = nullptr;
    TimingRequest request;    ///< the module's blob is not named yet
    std::string instruction;  ///< Peak::instruction
    bool isCeiling = true;    ///< Peak::isCeiling
    double limit = 0;         ///< no device reaches more, by its clocks: bytes or operations a second; 0: not known
};
/// Device memory is measured over buffers eight times the L2 cache, L2 over a quarter of it, with grids that fill every SM; all but
/// the two of device memory verify what their kernels computed. A device before 8.0 has no tests of its tensor cores, and one whose
/// L2 cannot hold a row of all threads has none of L2. Throws RuntimeError where the device is emulated or does not tell what its
/// grid is made of.
std::vector<PeakTest> peakTests(const DeviceInfo& device);

/// Records what a timing gave in `peaks`. Throws RuntimeError with its sentence where it gave no samples, or where a kernel
/// computed something else than it should, or a figure is above what the device's clocks allow: then it is none.
void recordPeak(const PeakTest& test, const TimingOutcome& outcome, DevicePeaks& peaks);

/// Holds what was measured before, of any device; at most kMaxPeaks of them, the newest last.
using PeakBook = std::vector<DevicePeaks>;
inline constexpr std::size_t kMaxPeaks = 64;
/// Null where that device was not measured under that driver.
const DevicePeaks* findPeaks(const PeakBook& book, const std::string& uuid, const std::string& driverVersion);
/// The newest of a device of that architecture ("sm_90"), whichever it is; null where none was measured.
const DevicePeaks* findPeaksOf(const PeakBook& book, const std::string& architecture);
/// Puts peaks in place of those of the same device and driver.
void keepPeaks(PeakBook& book, DevicePeaks peaks);
/// Reads untrusted text; what is no entry is left out. Throws RuntimeError where it is not such a file at all.
PeakBook readPeaks(std::string_view text);
/// Gives what readPeaks() reads.
std::string peaksText(const PeakBook& book);

}  // namespace kd

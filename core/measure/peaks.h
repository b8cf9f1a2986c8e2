// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/device/deviceinfo.h"
#include "core/measure/timingoutcome.h"

#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// One rate that a kernel of ours reached on a device.
struct Peak {
    double perSecond = 0;         ///< at the best sample: bytes, or operations; 0: not measured
    double work = 0;              ///< work of one launch: bytes, or operations
    std::vector<double> samples;  ///< seconds of each launch, in their order
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
    Peak single;                ///< FP32 multiply-adds, two operations each

    /// The higher one of reading and copying.
    double bandwidth() const;
    friend bool operator==(const DevicePeaks&, const DevicePeaks&) = default;
};

/// The kernels, as a CUDA source for the compile path of every other program.
std::string_view peakSource();

/// One timing that gives one peak.
struct PeakTest {
    Peak DevicePeaks::*peak = nullptr;
    TimingRequest request;  ///< the module's blob is not named yet
};
/// Over buffers eight times the L2 cache, and a grid that fills every SM. Throws RuntimeError where the device is emulated or does
/// not tell what its grid is made of.
std::vector<PeakTest> peakTests(const DeviceInfo& device);

/// Records what a timing gave in `peaks`. Throws RuntimeError with its sentence where it gave no samples.
void recordPeak(const PeakTest& test, const TimingOutcome& outcome, DevicePeaks& peaks);

/// Holds what was measured before, of any device; at most kMaxPeaks of them, the newest last.
using PeakBook = std::vector<DevicePeaks>;
inline constexpr std::size_t kMaxPeaks = 64;
/// Null where that device was not measured under that driver.
const DevicePeaks* findPeaks(const PeakBook& book, const std::string& uuid, const std::string& driverVersion);
/// Puts peaks in place of those of the same device and driver.
void keepPeaks(PeakBook& book, DevicePeaks peaks);
/// Reads untrusted text; what is no entry is left out. Throws RuntimeError where it is not such a file at all.
PeakBook readPeaks(std::string_view text);
/// Gives what readPeaks() reads.
std::string peaksText(const PeakBook& book);

}  // namespace kd

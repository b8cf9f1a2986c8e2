// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/roofs.h"

#include "core/base/numbers.h"
#include "core/device/peakrates.h"

#include <algorithm>

namespace kd {
namespace {

constexpr double kHertz = 1000;         ///< a kHz
constexpr double kTransfers = 2;        ///< a memory clock
constexpr double kCacheBytes = 64;      ///< a clock from L2 to one SM at most; NVIDIA's A100 white paper has 5,120 for 108 SMs
constexpr double kNewerCacheBytes = 128;  ///< the same from compute capability 10.0 on, of which no paper says it
constexpr double kRounding = 1.01;      ///< clocks are told as whole MHz, and times have steps

/// Operations that one SM does a clock at most: those of the tensor cores on sparse matrices of the narrowest numbers, as the white
/// papers of the architectures have them, rounded up to a power of two; multiply and add count as two.
double opsPerClock(ComputeCapability capability)
{
    const int number = capability.major * 10 + capability.minor;
    if (number < 70)
        return 4.0 * fp32LanesPerSm(capability);  // packed pairs of FP16
    if (number < 75)
        return 1024;
    if (number < 80)
        return 16384;
    return number < 100 ? 65536 : 131072;
}

double valueOf(const Device& device, CUdevice_attribute attribute)
{
    return std::max(0, device.findAttribute(attribute).value_or(0));
}

std::string rateText(double perSecond, const char* unit)
{
    return numbers::rate(perSecond, unit, 3, numbers::Style::Plain);
}

}  // namespace

Roofs roofsOf(const Device& device)
{
    const ComputeCapability capability = device.computeCapability();
    const double clocks = valueOf(device, CU_DEVICE_ATTRIBUTE_CLOCK_RATE) * kHertz *
        valueOf(device, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT);
    const double bits = valueOf(device, CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH);
    return {.memory = kTransfers * valueOf(device, CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE) * kHertz * bits / 8,
            .cache = clocks * (capability.major < 10 ? kCacheBytes : kNewerCacheBytes),
            .flops = clocks * opsPerClock(capability),
            .l2 = {static_cast<std::uint64_t>(valueOf(device, CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE))}};
}

double bandwidthRoof(const Roofs& roofs, double bytes, bool isCold)
{
    if (isCold || roofs.memory <= 0 || roofs.cache <= roofs.memory)
        return roofs.memory;
    const double fromMemory = bytes - static_cast<double>(roofs.l2.value);
    return fromMemory <= 0 ? roofs.cache : std::min(roofs.cache, roofs.memory * bytes / fromMemory);
}

std::vector<TimingDoubt> impossibleRates(const TimingRequest& request, const TimingOutcome& outcome, const Roofs& roofs)
{
    std::vector<TimingDoubt> doubts;
    const double roof = bandwidthRoof(roofs, request.bytes, request.cold);
    if (roof > 0 && outcome.bandwidth > roof * kRounding) {
        const std::string reached = rateText(outcome.bandwidth, "B/s"), most = rateText(roof, "B/s");
        doubts.push_back({TimingDoubt::Kind::ImpossibleBandwidth,
                          roof > roofs.memory
                              ? message("{} is impossible: it is above the {} that L2 and memory of this device can move; either "
                                        "the declared bytes are too many, or the kernel has them from registers, shared memory or "
                                        "L1.",
                                        reached, most)
                              : message("{} is impossible: it is above the {} of this device's memory; either the declared bytes "
                                        "are too many, or a cache served them.", reached, most)});
    }
    if (roofs.flops > 0 && outcome.flopRate > roofs.flops * kRounding)
        doubts.push_back({TimingDoubt::Kind::ImpossibleFlopRate,
                          message("{} is impossible: it is above the {} of the fastest arithmetic of this device; either the "
                                  "declared operations are too many, or the kernel does not do them.",
                                  rateText(outcome.flopRate, "FLOP/s"), rateText(roofs.flops, "FLOP/s"))});
    return doubts;
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/architecture.h"

#include "core/base/error.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace kd {
namespace {

constexpr std::uint32_t kKiB = 1024;
constexpr std::array<std::uint32_t, 6> kCarveoutVolta{0, 8 * kKiB, 16 * kKiB, 32 * kKiB, 64 * kKiB, 96 * kKiB};
constexpr std::array<std::uint32_t, 2> kCarveoutTuring{32 * kKiB, 64 * kKiB};
constexpr std::array<std::uint32_t, 6> kCarveout100{0, 8 * kKiB, 16 * kKiB, 32 * kKiB, 64 * kKiB, 100 * kKiB};
constexpr std::array<std::uint32_t, 8> kCarveout164{0,         8 * kKiB,   16 * kKiB,  32 * kKiB,
                                                    64 * kKiB, 100 * kKiB, 132 * kKiB, 164 * kKiB};
constexpr std::array<std::uint32_t, 10> kCarveout228{0,          8 * kKiB,   16 * kKiB,  32 * kKiB,  64 * kKiB,
                                                     100 * kKiB, 132 * kKiB, 164 * kKiB, 196 * kKiB, 228 * kKiB};
constexpr std::array<std::uint32_t, 11> kCarveout328{0,          8 * kKiB,   16 * kKiB,  32 * kKiB,  64 * kKiB, 100 * kKiB,
                                                     132 * kKiB, 164 * kKiB, 196 * kKiB, 228 * kKiB, 328 * kKiB};

/// What differs from one architecture to the next; sizes in KiB and thousands of 1024 registers.
struct Row {
    ComputeCapability capability;
    std::string_view family;
    std::string_view products;
    std::uint32_t threadsPerSm;
    std::uint32_t blocksPerSm;
    std::uint32_t kiloRegistersPerBlock;
    std::uint32_t sharedKiB;
    std::uint32_t optinKiB;
    std::span<const std::uint32_t> carveouts;
    std::uint32_t barriersABlockSlot;
    std::uint32_t clusterLargest;
};

constexpr ArchitectureLimits limitsOf(const Row& row)
{
    const int major = row.capability.major;
    return {.capability = row.capability,
            .family = row.family,
            .products = row.products,
            .threadsPerSm = row.threadsPerSm,
            .warpsPerSm = row.threadsPerSm / kWarpSize,
            .blocksPerSm = row.blocksPerSm,
            .registersPerSm = 64 * kKiB,
            .registersPerBlock = row.kiloRegistersPerBlock * kKiB,
            .registersAtLaunch = major >= 7 ? 256u : 255u,
            .subPartitions = row.capability == ComputeCapability{6, 0} ? 2u : 4u,
            .sharedPerSm = row.sharedKiB * kKiB,
            .sharedPerBlockOptin = row.optinKiB * kKiB,
            .sharedReserved = major >= 8 ? kKiB : 0u,
            .sharedUnit = major >= 8 ? 128u : 256u,
            .carveouts = row.carveouts,
            .barriersPerSm = row.blocksPerSm * row.barriersABlockSlot,
            .clusterPortable = major >= 9 ? 8u : 1u,
            .clusterLargest = row.clusterLargest,
            .virtualResourcesPerSm = major >= 10 ? 128u : 0u};
}

constexpr std::array kArchitectures{
    limitsOf({{5, 0}, "Maxwell", "GTX 750 Ti", 2048, 32, 64, 64, 48, {}, 2, 1}),
    limitsOf({{5, 2}, "Maxwell", "GTX 980, M40", 2048, 32, 64, 96, 48, {}, 2, 1}),
    limitsOf({{5, 3}, "Maxwell", "Jetson TX1", 2048, 32, 32, 64, 48, {}, 2, 1}),
    limitsOf({{6, 0}, "Pascal", "P100", 2048, 32, 64, 64, 48, {}, 2, 1}),
    limitsOf({{6, 1}, "Pascal", "GTX 1080, P40", 2048, 32, 64, 96, 48, {}, 2, 1}),
    limitsOf({{6, 2}, "Pascal", "Jetson TX2", 2048, 32, 32, 64, 48, {}, 2, 1}),
    limitsOf({{7, 0}, "Volta", "V100", 2048, 32, 64, 96, 96, kCarveoutVolta, 2, 1}),
    limitsOf({{7, 2}, "Volta", "Jetson Xavier", 2048, 32, 64, 96, 96, kCarveoutVolta, 2, 1}),
    limitsOf({{7, 5}, "Turing", "RTX 20, T4", 1024, 16, 64, 64, 64, kCarveoutTuring, 2, 1}),
    limitsOf({{8, 0}, "Ampere", "A100, A30", 2048, 32, 64, 164, 163, kCarveout164, 2, 1}),
    limitsOf({{8, 6}, "Ampere", "RTX 30, A40", 1536, 16, 64, 100, 99, kCarveout100, 1, 1}),
    limitsOf({{8, 7}, "Ampere", "Jetson Orin", 1536, 16, 64, 164, 163, kCarveout164, 1, 1}),
    limitsOf({{8, 8}, "Ampere", "", 1536, 16, 64, 100, 99, kCarveout100, 1, 1}),
    limitsOf({{8, 9}, "Ada", "RTX 40, L40", 1536, 24, 64, 100, 99, kCarveout100, 1, 1}),
    limitsOf({{9, 0}, "Hopper", "H100, H200", 2048, 32, 64, 228, 227, kCarveout228, 2, 16}),
    limitsOf({{10, 0}, "Blackwell", "B200", 2048, 32, 64, 228, 227, kCarveout228, 2, 16}),
    limitsOf({{10, 1}, "Blackwell", "Jetson Thor, before CUDA 13", 1536, 24, 64, 228, 227, kCarveout228, 1, 8}),
    limitsOf({{10, 3}, "Blackwell", "B300", 2048, 32, 64, 228, 227, kCarveout228, 2, 16}),
    limitsOf({{10, 7}, "Rubin", "", 1024, 16, 64, 328, 327, kCarveout328, 1, 8}),
    limitsOf({{11, 0}, "Blackwell", "Jetson Thor", 1536, 24, 64, 228, 227, kCarveout228, 1, 8}),
    limitsOf({{12, 0}, "Blackwell", "RTX 50", 1536, 24, 64, 100, 99, kCarveout100, 1, 8}),
    limitsOf({{12, 1}, "Blackwell", "GB10", 1536, 24, 64, 100, 99, kCarveout100, 1, 8}),
};

std::optional<int> parseNumber(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || text.front() == '-' || error != std::errc() || end != text.data() + text.size() || value > 9999)
        return std::nullopt;
    return value;
}

std::optional<ComputeCapability> parseDotted(std::string_view text, std::size_t dot)
{
    const auto major = parseNumber(text.substr(0, dot));
    const auto minor = parseNumber(text.substr(dot + 1));
    if (!major || !minor || *minor > 9)
        return std::nullopt;
    return ComputeCapability{*major, *minor};
}

}  // namespace

std::span<const ArchitectureLimits> knownArchitectures()
{
    return kArchitectures;
}

const ArchitectureLimits* findArchitecture(ComputeCapability capability)
{
    const auto it = std::ranges::lower_bound(kArchitectures, capability, {}, &ArchitectureLimits::capability);
    return it != kArchitectures.end() && it->capability == capability ? &*it : nullptr;
}

const ArchitectureLimits& architectureLimits(ComputeCapability capability)
{
    if (const ArchitectureLimits* limits = findArchitecture(capability))
        return *limits;
    std::string known;
    for (const ArchitectureLimits& limits : kArchitectures)
        known += (known.empty() ? "" : ", ") + architectureName(limits.capability);
    throw LogicError({.text = message("the limits of this architecture are not known; known are {}", known),
                      .subject = architectureName(capability)});
}

std::string architectureName(ComputeCapability capability)
{
    return "sm_" + std::to_string(capability.major) + std::to_string(capability.minor);
}

std::optional<ComputeCapability> parseArchitecture(std::string_view text)
{
    bool named = false;
    for (const std::string_view prefix : {"sm_", "compute_"}) {
        if (text.starts_with(prefix)) {
            text.remove_prefix(prefix.size());
            named = true;
            break;
        }
    }
    if (const std::size_t dot = text.find('.'); dot != std::string_view::npos)
        return named ? std::nullopt : parseDotted(text, dot);
    if (named && (text.ends_with('a') || text.ends_with('f')))
        text.remove_suffix(1);
    const auto number = parseNumber(text);
    if (!number || text.size() < 2)
        return std::nullopt;
    return ComputeCapability{*number / 10, *number % 10};
}

}  // namespace kd

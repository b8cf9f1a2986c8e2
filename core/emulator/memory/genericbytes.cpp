// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/memory/genericbytes.h"

#include "core/emulator/device/deviceheap.h"
#include "core/emulator/memory/spaces.h"
#include "core/emulator/warp/block.h"

#include <algorithm>

namespace kd::emulator {
namespace {

constexpr std::uint64_t kWindowBytes = std::uint64_t{1} << DeviceMemory::kSlotBits;
constexpr std::size_t kLongestString = 64 << 10;

std::span<const std::byte> rest(const std::byte* begin, std::uint64_t bytes, std::uint64_t offset)
{
    if (offset >= bytes)
        return {};
    return {begin + offset, static_cast<std::size_t>(bytes - offset)};
}

}  // namespace

std::span<const std::byte> genericBytes(const Warp& warp, int lane, std::uint64_t address)
{
    const LaunchContext& launch = *warp.block->launch;
    if (const std::uint64_t offset = address - launch.sharedWindow; offset < kWindowBytes) {
        const Block* const owner = blockOfShared(*warp.block, offset);
        const bool isThere = owner != nullptr && !owner->hasEnded;
        return isThere ? rest(owner->shared, launch.sharedBytes, offset % kClusterStride) : std::span<const std::byte>();
    }
    if (address - launch.localWindow < kWindowBytes)
        return rest(localOf(warp, lane, 0), warp.localTop[static_cast<std::size_t>(lane)], address - launch.localWindow);
    if (address - launch.parameterWindow < kWindowBytes)
        return rest(launch.parameters.data(), launch.parameters.size(), address - launch.parameterWindow);
    if (const auto piece = launch.heap->pieceNear(address))
        return rest(reinterpret_cast<const std::byte*>(piece->address), piece->isFreed ? 0 : piece->bytes,
                    address - piece->address);
    const std::optional<DeviceMemory::Extent> extent = launch.memory->extentAt(address);
    if (!extent)
        return {};
    return {reinterpret_cast<const std::byte*>(address), static_cast<std::size_t>(extent->address + extent->bytes - address)};
}

bool readString(const Warp& warp, int lane, std::uint64_t address, std::string& text)
{
    std::span<const std::byte> bytes = genericBytes(warp, lane, address);
    bytes = bytes.first(std::min(bytes.size(), kLongestString));
    const auto end = std::ranges::find(bytes, std::byte{0});
    if (bytes.empty() || (end == bytes.end() && bytes.size() < kLongestString))
        return false;
    text.assign(reinterpret_cast<const char*>(bytes.data()), static_cast<std::size_t>(end - bytes.begin()));
    return true;
}

}  // namespace kd::emulator

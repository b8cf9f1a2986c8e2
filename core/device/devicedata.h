// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

#include <cstdint>

namespace kd {

class Device;

/// Holds what PyCUDA's `DeviceData` tells of a device, with the numbers of its architecture instead of those of 2010: blocks, warps
/// and registers are a multiprocessor's, shared memory is the most that a block may opt in to. Memory is in bytes.
struct DeviceData {
    std::uint32_t maxThreads = 0;             ///< a block
    std::uint32_t warpSize = 0;               ///< threads
    std::uint32_t warpsPerMultiprocessor = 0;
    std::uint32_t blocksPerMultiprocessor = 0;
    std::uint32_t registers = 0;              ///< 32-bit registers of a block at most
    std::uint32_t sharedMemory = 0;
    std::uint32_t sharedLanes = 0;            ///< lanes that reach their banks at once
    std::uint32_t sharedUnit = 0;             ///< in multiples of which a block is given shared memory
    std::uint32_t registerUnit = 0;           ///< in multiples of which a warp is given registers

    /// Throws LogicError for an architecture that is not known.
    static DeviceData of(const Device& device);
    static DeviceData of(ComputeCapability capability);

    /// Tells where rows for words of that size begin so that a half warp's accesses are one: 64 bytes for 4-byte words, 128 for 8
    /// and 16. The rule is that of compute capability 1; later devices gather by sectors of 32 bytes. Throws LogicError for another
    /// size.
    static Bytes alignment(Bytes word = {4});
    /// Rounded up to alignment(word).
    static Bytes align(Bytes size, Bytes word = {4});
    /// alignment(word) in words.
    static std::uint64_t alignmentWords(Bytes word);
    /// A number of elements of that size, rounded up to whole alignments.
    static std::uint64_t alignElements(std::uint64_t elements, Bytes element);
    /// A number of threads rounded up to half a warp.
    static std::uint64_t coalesce(std::uint64_t threads);
    /// 1, 2 or 4: what a texture of so many channels takes. Throws LogicError for 0 and above 4.
    static std::uint32_t textureChannels(std::uint32_t channels);
};

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/stream/stream.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace kd {

/// Holds what the driver knows of a loaded kernel. Sizes are bytes.
struct FunctionAttributes {
    std::uint32_t maxThreadsPerBlock = 0;  ///< on this device, with its registers
    std::uint32_t staticShared = 0;
    std::uint32_t constant = 0;
    std::uint32_t local = 0;               ///< a thread
    std::uint32_t registers = 0;           ///< a thread
    std::uint32_t maxDynamicShared = 0;    ///< bytes that a launch may ask for as things are set
    int ptxVersion = 0;                    ///< 10 x major + minor
    int binaryVersion = 0;                 ///< 10 x major + minor
};

/// Tells where one parameter lies in a kernel's parameter block, in bytes.
struct ParameterSlot {
    std::size_t offset = 0;
    std::size_t size = 0;
    friend bool operator==(const ParameterSlot&, const ParameterSlot&) = default;
};

/// Says how a kernel is launched.
struct LaunchShape {
    Dim3 grid;
    Dim3 block;
    std::uint32_t dynamicShared = 0;  ///< bytes a block
};

/// Says what a launch can ask for beside its shape.
struct LaunchAttributes {
    bool isCooperative = false;           ///< all blocks are resident at once
    std::optional<Dim3> cluster;          ///< blocks a cluster
    std::optional<int> priority;          ///< instead of the stream's
    bool mayOverlapPrevious = false;      ///< the kernel waits itself for what is before it (griddepcontrol)
    std::optional<int> carveoutPercent;   ///< share of the largest shared memory, a hint
};

/// The block size with which the device can be filled best.
struct BlockSizeSuggestion {
    std::uint32_t threads = 0;
    std::uint32_t leastBlocks = 0;  ///< fewest such blocks that fill the device
};

/// A kernel of a loaded module. Copyable; valid as long as its Module. Handles to one kernel share what is set on it.
class FunctionRef {
public:
    FunctionRef(const ContextRef& context, CUfunction handle, std::string name)
        : m_context(context), m_handle(handle), m_name(std::move(name))
    {
    }

    const ContextRef& context() const noexcept { return m_context; }
    CUfunction handle() const noexcept { return m_handle; }
    const std::string& name() const noexcept { return m_name; }

    FunctionAttributes attributes() const;
    /// Gives an attribute as the driver tells it. Throws LogicError for one that it does not know.
    int attribute(CUfunction_attribute attribute) const;
    int attribute(FunctionAttribute attribute) const { return this->attribute(static_cast<CUfunction_attribute>(attribute)); }
    /// Throws LogicError for one that cannot be set, and for a value that the device does not allow.
    void setAttribute(FunctionAttribute attribute, int value) const;
    /// A hint; preferCarveout says it more exactly.
    void setCacheConfig(CacheConfig config) const;
    /// Gives the slots of every parameter in order. Throws RuntimeError naming the driver needed before CUDA 12.4.
    std::vector<ParameterSlot> parameters() const;
    /// Loads its code now, which the first launch would do otherwise and then may wait for the device. Drivers before 12.4
    /// do so at the first launch alone.
    void load() const;

    /// Allows launches with up to `bytes` of dynamic shared memory; needed above 48 KiB. Throws LogicError when static and
    /// dynamic memory together exceed the device's opt-in limit.
    void allowDynamicShared(std::uint32_t bytes) const;
    /// Allows clusters of more blocks than the 8 that every device with clusters takes.
    void allowLargeClusters() const;
    /// Hint: share of the largest shared memory, 0..100, or -1 for the driver's choice.
    void preferCarveout(int percent) const;

    /// Enqueues one launch. `parameters` holds the address of each value in order. No heap allocation on the way. Throws
    /// LaunchError or LogicError with the shape in its text when the device refuses; an earlier fault throws here as well.
    void launch(const StreamRef& stream, const LaunchShape& shape, void** parameters) const;
    /// The same with the parameter block as it lies in memory; at least as long as the kernel's.
    void launchPacked(const StreamRef& stream, const LaunchShape& shape, std::span<const std::byte> parameters) const;
    /// All blocks are resident at once. Throws LaunchError with the blocks that the device holds when there are more.
    void launchCooperative(const StreamRef& stream, const LaunchShape& shape, void** parameters) const;
    /// Launches with what `extras` asks for (cuLaunchKernelEx).
    void launchExtended(const StreamRef& stream, const LaunchShape& shape, const LaunchAttributes& extras, void** parameters) const;
    /// Resident blocks on one multiprocessor, as the driver computes it.
    std::uint32_t maxActiveBlocks(std::uint32_t threads, std::uint32_t dynamicShared) const;
    /// Tells the most blocks of a cooperative launch on the whole device.
    std::uint64_t cooperativeCapacity(std::uint32_t threads, std::uint32_t dynamicShared) const;
    /// `maxBlockThreads` of 0: as many as the kernel takes.
    BlockSizeSuggestion suggestBlock(std::uint32_t dynamicShared = 0, std::uint32_t maxBlockThreads = 0) const;
    /// Bytes a block that leave room for `blocks` blocks of `threads` on a multiprocessor. Throws LogicError when they do not
    /// fit without any.
    std::uint64_t availableDynamicShared(std::uint32_t blocks, std::uint32_t threads) const;
    /// Clusters of that launch that are resident on the device at once.
    std::uint32_t maxActiveClusters(const LaunchShape& shape, Dim3 cluster) const;

private:
    ContextRef m_context;
    CUfunction m_handle;
    std::string m_name;
};

}  // namespace kd

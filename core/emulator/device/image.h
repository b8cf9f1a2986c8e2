// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kd::emulator {

/// A kernel of a loaded image.
class Kernel {
public:
    /// Tells where a value lies in the parameter block.
    struct Parameter {
        std::size_t offset = 0, bytes = 0;
    };
    virtual ~Kernel() = default;
    virtual std::string_view name() const = 0;  ///< as in the PTX (mangled)
    virtual std::span<const Parameter> parameters() const = 0;
    virtual std::size_t parameterBytes() const = 0;
    virtual std::uint64_t staticSharedBytes() const = 0;
    virtual std::uint64_t localBytes() const = 0;  ///< a thread, .local of the kernel itself
    virtual std::uint64_t constantBytes() const = 0;
    virtual std::array<std::uint32_t, 3> maxThreads() const = 0;       ///< limits of .maxntid or .reqntid; 0: not given
    virtual std::array<std::uint32_t, 3> requiredThreads() const = 0;  ///< threads of .reqntid; 0: not given
    virtual std::array<std::uint32_t, 3> clusterSize() const = 0;  ///< blocks of .reqnctapercluster; 0: not given
    /// Blocks a cluster at most, of .maxclusterrank; 0: not given.
    virtual std::uint32_t maxClusterBlocks() const = 0;
    /// Tells whether a launch has to name a cluster's size where clusterSize() does not (.explicitcluster).
    virtual bool needsCluster() const = 0;
    /// Tells whether grids of it count clusters, not blocks (.blocksareclusters).
    virtual bool blocksAreClusters() const = 0;
    /// Decodes it and what it calls. Throws LogicError that names the instruction that is not emulated, its PTX line and its
    /// source line. Launch does so, too; asking first lets the load of the kernel fail.
    virtual void prepare() = 0;
};

/// A variable of an image, in the memory of the machine.
struct GlobalVariable {
    std::string name;
    std::uint64_t address = 0;
    std::uint64_t bytes = 0;
};

/// Holds the code of an image as one text of PTX, and its variables by the names that they have in it.
struct ImageText {
    std::string text;
    std::vector<GlobalVariable> globals;
};

/// A module in the machine's memory: globals placed and initialised. Destroying it frees them; to be done before the machine is
/// destroyed.
class Image {
public:
    virtual ~Image() = default;
    virtual std::string_view text() const = 0;  ///< the PTX; empty: it was linked from several modules
    /// All code as one text, also of a linked image. Throws LogicError for modules that one text cannot hold.
    virtual ImageText wholeText() const = 0;
    virtual std::span<Kernel* const> kernels() = 0;  ///< in the order of the text
    virtual Kernel* kernel(std::string_view name) = 0;  ///< null when there is none
    virtual std::span<const GlobalVariable> globals() const = 0;
};

}  // namespace kd::emulator

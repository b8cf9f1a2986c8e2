// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/emulator/machine.h"

#include <cuda.h>

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd::emulator {

/// A kernel as handles name it. CUkernel and CUfunction are its address.
struct KernelEntry {
    Kernel* kernel = nullptr;
    const Image* image = nullptr;  ///< the one that it is of
    std::string name;
    int ptxVersion = 0;        ///< version of `.target`, 10 x major + minor
    int maxDynamicShared = 0;  ///< bytes, that a launch may ask for
    int carveout = -1;         ///< percent; -1: the driver's choice
    std::array<std::uint32_t, 3> requiredCluster{};  ///< blocks a cluster, set by function attributes; 0: none
    bool allowsLargeClusters = false;                ///< of a size that is not portable
};

/// One loaded module.
struct Library {
    std::unique_ptr<Image> image;
    std::vector<std::unique_ptr<KernelEntry>> kernels;  ///< in the order of the text
};

/// Knows where the caller of a load wants its words.
class JitLog {
public:
    JitLog(const CUjit_option* options, void* const* values, unsigned count);
    void writeError(std::string_view text) const;

private:
    char* m_errors = nullptr;
    std::size_t m_room = 0;
};

/// The architecture of a PTX text: `.target sm_90a` is {9, 0} and 'a'.
struct PtxTarget {
    ComputeCapability capability;
    char variant = 0;  ///< 'a': this one alone; 'f': its family; 0: this and later ones
};
/// Nothing when the text has no such directive.
std::optional<PtxTarget> targetOf(std::string_view ptx);
bool runsOn(const PtxTarget& target, ComputeCapability device) noexcept;
/// Of two that run on a device: whether `a` is the newer one, or of one capability the one that is for it alone, then for its
/// family. nvcc -arch=sm_90a has PTX for sm_90 beside that for sm_90a, and means the latter.
bool isBetter(const PtxTarget& a, const PtxTarget& b) noexcept;

/// Tells whether `code` begins as a cubin or a fatbin does.
bool isBinaryCode(const void* code) noexcept;

}  // namespace kd::emulator

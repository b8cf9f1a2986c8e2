// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/units.h"
#include "core/emulator/ptx/link.h"

#include <cuda.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kd::emulator::substitute {

/// Holds the PTX of what a program gave the driver to load, or why there is none.
struct ImageText {
    CUresult result = CUDA_SUCCESS;
    Message why;                     ///< a sentence without a full stop where `result` is no success
    std::vector<ptx::LinkUnit> units;  ///< one for each translation unit
    bool isLinked = false;             ///< they are relocatable, and parts of one program
};

/// Holds the PTX of a container.
struct ContainerText {
    std::vector<ptx::LinkUnit> units;  ///< the best of each translation unit that runs on the device; some without a name
    bool hasDeviceRuntime = false;     ///< it brings functions of the device runtime, for which the emulated GPU has its own
    std::string held;                  ///< architectures of all that it holds: "sm_80, PTX for sm_90"
};
/// Reads a container, an object file or a library that messages call `name`. Throws RuntimeError where it is damaged.
ContainerText textOfContainer(std::shared_ptr<const std::vector<std::byte>> file, const std::string& name,
                              ComputeCapability device);

/// Takes the PTX out of `image`: PTX text, a fatbin, or what registers one (the wrapper in a program's own memory). Of each unit it
/// is the newest that runs on `device`. The image is as long as it says: it is the program's own.
ImageText ptxOf(const void* image, ComputeCapability device);

/// The whole size in bytes that a fatbin says it has; nothing where `image` does not begin as one.
std::optional<std::uint64_t> fatbinBytes(const void* image) noexcept;

}  // namespace kd::emulator::substitute

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/compile/container/devicecode.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kd::container {

/// Collects the device code of one file and holds it to the limits.
struct Collector {
    std::shared_ptr<const std::vector<std::byte>> image;
    ContainerLimits limits;
    std::string member;      ///< where the code that is added next lies
    std::uint32_t unit = 0;  ///< the container that it is of
    std::vector<DeviceCode> codes;
    std::vector<Message> notices;
    std::uint64_t total = 0;  ///< bytes of all codes, decompressed

    /// Throws RuntimeError where `code` exceeds a limit.
    void add(DeviceCode code);
    /// Keeps a notice of what the file holds and was not read; those beyond a bound are left out.
    void note(Message notice);
    /// Gives the bytes from the start of the image to `part`, which lies within it.
    std::size_t offsetOf(std::span<const std::byte> part) const;
};

bool startsFatbin(std::span<const std::byte> bytes);

/// Adds the entries of the container at the start of `bytes`; gives the container's length. Throws RuntimeError where it is damaged
/// or of another version.
std::size_t readFatbin(Collector& collector, std::span<const std::byte> bytes);

/// Gives a container with PTX or machine code, or both, uncompressed, as readFatbin() reads it: each is a pair of an architecture
/// ("sm_90a") and its bytes. What is empty is left out.
struct FatbinPiece {
    std::string architecture;
    std::span<const std::byte> bytes;
};
std::vector<std::byte> writeFatbin(const FatbinPiece& cubin, const FatbinPiece& ptx);

/// Adds the entries of all containers that begin at a multiple of eight bytes. `bytes` is a section.
void readFatbins(Collector& collector, std::span<const std::byte> bytes);

}  // namespace kd::container

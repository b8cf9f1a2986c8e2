// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/module/function.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace kd {

/// The values of one launch, packed once and used for many. Owns its bytes; move-only because it points into them.
class ArgumentPack {
public:
    /// One value, as it lies in the pack.
    struct Value {
        std::string name;                 ///< for messages
        std::span<const std::byte> bytes; ///< copied
    };

    ArgumentPack() = default;
    /// Lays `values` out at the offsets of `layout`. Throws LogicError, naming the parameter and both sizes, unless their
    /// number and every size agree.
    ArgumentPack(const std::vector<ParameterSlot>& layout, std::span<const Value> values);
    ArgumentPack(ArgumentPack&&) noexcept = default;
    ArgumentPack& operator=(ArgumentPack&&) noexcept = default;
    ArgumentPack(const ArgumentPack&) = delete;
    ArgumentPack& operator=(const ArgumentPack&) = delete;

    /// The address of each value, for FunctionRef::launch.
    void** addresses() noexcept { return m_addresses.data(); }

private:
    std::vector<std::byte> m_bytes;
    std::vector<void*> m_addresses;
};

/// The layout of values of these sizes by C++'s rules, each aligned to its size up to 16: for drivers that do not tell.
std::vector<ParameterSlot> naturalLayout(std::span<const std::size_t> sizes);

}  // namespace kd

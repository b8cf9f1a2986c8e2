// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/context.h"
#include "core/driver/driverloader.h"
#include "fakecuda/fakecuda.h"

#include <optional>

/// A fresh fake driver and the primary context of its first device, current on this thread.
struct FakeContext {
    FakeContext()
    {
        kdFakeReset();
        driver = kd::loadDriver({KD_FAKE_CUDA});
        owner.emplace(kd::Context::retainPrimary(kd::Device::byOrdinal(*driver.api, 0)));
        owner->ref().makeCurrent();
    }
    kd::ContextRef ref() const { return owner->ref(); }
    const kd::DriverApi& api() const { return *driver.api; }

    kd::DriverLoad driver;
    std::optional<kd::Context> owner;
};

/// What every owner of a handle must be: not copyable, moved without throwing.
template <typename Owner>
inline constexpr bool kIsOwner = !std::is_copy_constructible_v<Owner> && !std::is_copy_assignable_v<Owner> &&
                                 std::is_nothrow_move_constructible_v<Owner> && std::is_nothrow_move_assignable_v<Owner> &&
                                 std::is_nothrow_destructible_v<Owner>;
/// What every non-owning twin must be: a small copyable value.
template <typename Ref>
inline constexpr bool kIsRef = std::is_trivially_copyable_v<Ref> && sizeof(Ref) <= 4 * sizeof(void*);

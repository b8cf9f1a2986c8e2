// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/contextstack.h"
#include "core/driver/driverapi.h"

#include <functional>
#include <memory>

namespace kd {

/// Gives what a small program needs to begin: the driver, the default device (makeDefaultContext), and its context on top of this
/// thread's ContextStack, until this ends (PyCUDA's `autoinit` and `autoprimaryctx`). It is to be kept in main, not in a static. It
/// ends on the thread that made it: then what ContextMemo keeps is forgotten, and the context given back.
class AutoContext {
public:
    enum class Kind {
        Own,     ///< a context of its own (autoinit)
        Primary  ///< the one that CUDA's runtime shares (autoprimaryctx)
    };
    /// Throws RuntimeError, which says what is missing, without a driver or device.
    explicit AutoContext(Kind kind = Kind::Primary);
    /// Uses a driver that is there already.
    AutoContext(std::shared_ptr<const DriverApi> api, Kind kind);
    ~AutoContext();
    AutoContext(const AutoContext&) = delete;
    AutoContext& operator=(const AutoContext&) = delete;

    const DriverApi& api() const noexcept { return *m_api; }
    const Device& device() const noexcept { return m_device; }
    const ContextRef& context() const noexcept { return m_context; }

private:
    std::shared_ptr<const DriverApi> m_api;
    Context m_owner;
    ContextRef m_context;
    Device m_device;
};

/// Runs `test` with a default context on top of the stack, after its device told its name, compute capability and attributes.
/// Whatever happens the stack is as it was afterwards, and what ContextMemo keeps is forgotten (PyCUDA's `mark_cuda_test`).
void testWithContext(const std::shared_ptr<const DriverApi>& api, const std::function<void(const ContextRef&)>& test);

}  // namespace kd

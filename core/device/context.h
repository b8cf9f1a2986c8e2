#pragma once

#include "core/base/units.h"
#include "core/device/device.h"
#include "core/driver/driverapi.h"

namespace kd {

struct MemoryInfo {
    Bytes free;
    Bytes total;
};

/// A context that somebody else keeps alive. Copyable; what needs a context takes one of these.
class ContextRef {
public:
    ContextRef(const Device& device, CUcontext handle) noexcept : m_device(device), m_handle(handle) {}

    const DriverApi& api() const noexcept { return m_device.api(); }
    const Device& device() const noexcept { return m_device; }
    CUcontext handle() const noexcept { return m_handle; }

    /// Makes it the calling thread's current context until another is.
    void makeCurrent() const;
    /// Waits for all work of the context; flushes what kernels printed. Throws LaunchError when a kernel failed.
    void synchronize() const;
    /// Memory of the device that is free, and all of it.
    MemoryInfo memory() const;

private:
    Device m_device;
    CUcontext m_handle;
};

/// Owns one retain of a device's primary context, the one that CUDA's runtime shares. Move-only. The destructor gives it
/// back, also when it is dead.
class Context {
public:
    static Context retainPrimary(const Device& device);
    ~Context();
    Context(Context&& other) noexcept;
    Context& operator=(Context&& other) noexcept;

    ContextRef ref() const noexcept { return m_ref; }
    operator ContextRef() const noexcept { return m_ref; }

private:
    explicit Context(ContextRef ref) noexcept : m_ref(ref) {}
    void reset() noexcept;

    ContextRef m_ref;
};

/// Keeps a context current on this thread while it lives, then the one before it again. Costs one driver call when it is
/// current already. Never throws: where the context cannot be made current the calls under it fail and say so.
class [[nodiscard]] CurrentContext {
public:
    explicit CurrentContext(const ContextRef& context) noexcept;
    ~CurrentContext();
    CurrentContext(const CurrentContext&) = delete;
    CurrentContext& operator=(const CurrentContext&) = delete;

private:
    const DriverApi* m_pushedOn = nullptr;
};

}  // namespace kd

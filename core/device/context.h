// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/device/device.h"
#include "core/driver/constants.h"
#include "core/driver/driverapi.h"

#include <array>

namespace kd {

/// Tells the memory of a whole device: what other processes hold is not free either.
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

    /// Never used again in this process, unlike handle().
    std::uint64_t id() const;
    /// 10 x the version of the interface that the context was made for: 3020.
    int apiVersion() const;
    /// Bytes, or a count for limits that count. The driver may round up what is set.
    std::uint64_t limit(Limit limit) const;
    void setLimit(Limit limit, std::uint64_t value) const;
    /// Tells what kernels without a setting of their own prefer; it is a hint.
    CacheConfig cacheConfig() const;
    void setCacheConfig(CacheConfig config) const;
    /// Lower numbers are done first; streams take any from `greatest` to `least`.
    struct Priorities {
        int least = 0;
        int greatest = 0;
    };
    Priorities streamPriorities() const;
    /// Lets kernels and copies of this context reach memory of `peer`, one way. Throws RuntimeError or LogicError when the
    /// two devices cannot, or it is so already.
    void enablePeerAccess(const ContextRef& peer) const;
    void disablePeerAccess(const ContextRef& peer) const;

    friend bool operator==(const ContextRef& a, const ContextRef& b)
    {
        return a.m_handle == b.m_handle && a.m_device == b.m_device;
    }

private:
    Device m_device;
    CUcontext m_handle;
};

/// Owns one retain of a device's primary context, the one that CUDA's runtime shares, or a context of its own. Move-only. The
/// destructor gives it back, also when it is dead. Neither is made current by being made.
class Context {
public:
    /// Throws an Error of what the driver said when the device gives no context, as create() does.
    static Context retainPrimary(const Device& device);
    /// A context of its own, beside the primary one.
    static Context create(const Device& device, Flags<ContextFlag> flags = ContextFlag::SchedAuto);
    ~Context();
    Context(Context&& other) noexcept;
    Context& operator=(Context&& other) noexcept;

    ContextRef ref() const noexcept { return m_ref; }
    operator ContextRef() const noexcept { return m_ref; }
    bool isPrimary() const noexcept { return m_isPrimary; }

private:
    Context(ContextRef ref, bool isPrimary) noexcept : m_ref(ref), m_isPrimary(isPrimary) {}
    void reset() noexcept;

    ContextRef m_ref;
    bool m_isPrimary;
};

/// Keeps a context current on this thread while it lives, then the one before it again. Costs one driver call when it is
/// current already. Never throws: where the context cannot be made current, being dead, none is, so that the calls under it fail
/// and say so, and free nothing of another context.
class [[nodiscard]] CurrentContext {
public:
    explicit CurrentContext(const ContextRef& context) noexcept;
    ~CurrentContext();
    CurrentContext(const CurrentContext&) = delete;
    CurrentContext& operator=(const CurrentContext&) = delete;

private:
    static constexpr int kMaxPopped = 16;

    void popAll(const DriverApi& api) noexcept;

    const DriverApi* m_api = nullptr;  ///< null: nothing to undo
    bool m_isPushed = false;
    int m_poppedCount = 0;
    std::array<CUcontext, kMaxPopped> m_popped;  ///< the top first; the first m_poppedCount are set
};

}  // namespace kd

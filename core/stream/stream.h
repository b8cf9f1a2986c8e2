#pragma once

#include "core/device/context.h"
#include "core/stream/event.h"

namespace kd {

/// A stream that somebody else keeps alive; adopts foreign streams by their handle. Copyable.
class StreamRef {
public:
    StreamRef(const ContextRef& context, CUstream handle) noexcept : m_context(context), m_handle(handle) {}

    const ContextRef& context() const noexcept { return m_context; }
    const DriverApi& api() const noexcept { return m_context.api(); }
    CUstream handle() const noexcept { return m_handle; }

    /// Whether all work enqueued so far has ended. Throws what that work failed with.
    bool isDone() const;
    /// Waits for it. Throws what it failed with.
    void synchronize() const;
    /// Work enqueued from now on waits for `event`.
    void wait(EventRef event) const;

private:
    ContextRef m_context;
    CUstream m_handle;
};

/// Owns a stream that does not synchronise with the legacy stream. Move-only. Destroying it does not wait: its work goes on.
class Stream {
public:
    explicit Stream(const ContextRef& context);
    ~Stream();
    Stream(Stream&& other) noexcept;
    Stream& operator=(Stream&& other) noexcept;

    StreamRef ref() const noexcept { return m_ref; }
    operator StreamRef() const noexcept { return m_ref; }

private:
    void reset() noexcept;

    StreamRef m_ref;
};

}  // namespace kd

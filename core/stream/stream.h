// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/context.h"
#include "core/stream/event.h"

#include <functional>

namespace kd {

/// A stream that somebody else keeps alive; adopts foreign streams by their handle. Copyable.
class StreamRef {
public:
    StreamRef(const ContextRef& context, CUstream handle) noexcept : m_context(context), m_handle(handle) {}
    /// The context's default stream: it and the streams that block wait for each other.
    static StreamRef legacy(const ContextRef& context) noexcept { return {context, CU_STREAM_LEGACY}; }
    /// The default stream of the calling thread, of which each thread has its own.
    static StreamRef perThread(const ContextRef& context) noexcept { return {context, CU_STREAM_PER_THREAD}; }

    const ContextRef& context() const noexcept { return m_context; }
    const DriverApi& api() const noexcept { return m_context.api(); }
    CUstream handle() const noexcept { return m_handle; }

    /// Tells whether all work enqueued so far has ended. Throws what that work failed with.
    bool isDone() const;
    /// Waits for it. Throws what it failed with.
    void synchronize() const;
    /// Work enqueued from now on waits for `event`.
    void wait(EventRef event) const;
    /// Marks the work that is enqueued by now.
    void record(EventRef event) const { event.record(*this); }
    /// Records an event that is made for it.
    Event record() const;
    /// Tells the priority of the stream's kernels; lower numbers are done first.
    int priority() const;
    /// Tells whether it and the legacy stream do not wait for each other.
    bool isNonBlocking() const;

    /// Calls `function` on a thread of the driver once what is enqueued has ended, and holds later work until it returns. It
    /// must not call CUDA or throw, and is not called when the work before it failed.
    void launchHostFunction(std::function<void()> function) const;
    /// The same, but also called, with what went wrong, when the work before it failed. Not to be used while capturing.
    void addCallback(std::function<void(CUresult)> callback) const;

    friend bool operator==(const StreamRef& a, const StreamRef& b)
    {
        return a.m_handle == b.m_handle && a.m_context == b.m_context;
    }

private:
    ContextRef m_context;
    CUstream m_handle;
};

/// Says how a stream is made.
struct StreamOptions {
    bool isNonBlocking = true;  ///< it and the legacy stream do not wait for each other
    int priority = 0;           ///< lower numbers are done first; taken into the range of ContextRef::streamPriorities()
};

/// Owns a stream. Move-only. Destroying it does not wait: its work goes on.
class Stream {
public:
    explicit Stream(const ContextRef& context, const StreamOptions& options = {});
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

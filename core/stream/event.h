// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/device/context.h"

namespace kd {

class StreamRef;
class Event;

/// Says how an event is known to other processes: 64 bytes without a meaning of their own.
struct IpcEventHandle {
    CUipcEventHandle bytes{};
};

/// An event that somebody else keeps alive. Copyable.
class EventRef {
public:
    EventRef(const ContextRef& context, CUevent handle) noexcept : m_context(context), m_handle(handle) {}

    const ContextRef& context() const noexcept { return m_context; }
    const DriverApi& api() const noexcept { return m_context.api(); }
    CUevent handle() const noexcept { return m_handle; }

    /// Enqueued on `stream`: reached when everything before it has ended.
    void record(const StreamRef& stream) const;
    /// Tells whether it is reached; also true when it was never recorded. Throws what the work before it failed with.
    bool isDone() const;
    /// Waits for it. Throws what the work before it failed with.
    void synchronize() const;
    /// Gives a handle for another process. Throws LogicError unless the event was made for that.
    IpcEventHandle ipcHandle() const;
    /// Device time from `start` to this event, both reached; steps of about half a microsecond. Throws LogicError when one
    /// of them was never recorded or takes no time stamps.
    Seconds since(const EventRef& start) const;
    /// Device time from this event to `end`; see since().
    Seconds until(const EventRef& end) const { return end.since(*this); }

private:
    ContextRef m_context;
    CUevent m_handle;
};

/// Owns an event. Move-only.
class Event {
public:
    /// Makes an event with time stamps unless DisableTiming is among `flags`. Throws LogicError for Interprocess without
    /// DisableTiming.
    explicit Event(const ContextRef& context, Flags<EventFlag> flags = EventFlag::Default);
    /// Opens the event of another process. Throws LogicError when it is of this one, or gone.
    static Event open(const ContextRef& context, const IpcEventHandle& handle);
    ~Event();
    Event(Event&& other) noexcept;
    Event& operator=(Event&& other) noexcept;

    EventRef ref() const noexcept { return m_ref; }
    operator EventRef() const noexcept { return m_ref; }

private:
    explicit Event(EventRef ref) noexcept : m_ref(ref) {}
    void reset() noexcept;

    EventRef m_ref;
};

}  // namespace kd

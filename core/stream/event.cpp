// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stream/event.h"

#include "core/base/error.h"
#include "core/driver/drivererror.h"
#include "core/stream/stream.h"

#include <utility>

namespace kd {

void EventRef::record(const StreamRef& stream) const
{
    const CurrentContext current(m_context);
    check(api(), api().cuEventRecord(m_handle, stream.handle()), "cuEventRecord");
}

bool EventRef::isDone() const
{
    const CurrentContext current(m_context);
    const CUresult result = api().cuEventQuery(m_handle);
    if (result == CUDA_ERROR_NOT_READY)
        return false;
    check(api(), result, "cuEventQuery");
    return true;
}

void EventRef::synchronize() const
{
    const CurrentContext current(m_context);
    check(api(), api().cuEventSynchronize(m_handle), "cuEventSynchronize");
}

Seconds EventRef::since(const EventRef& start) const
{
    const CurrentContext current(m_context);
    float milliseconds = 0;
    check(api(), api().cuEventElapsedTime(&milliseconds, start.handle(), m_handle), "cuEventElapsedTime");
    return std::chrono::duration<double, std::milli>(milliseconds);
}

IpcEventHandle EventRef::ipcHandle() const
{
    const CurrentContext current(m_context);
    IpcEventHandle handle;
    check(api(), api().cuIpcGetEventHandle(&handle.bytes, m_handle), "cuIpcGetEventHandle");
    return handle;
}

Event::Event(const ContextRef& context, Flags<EventFlag> flags) : m_ref(context, nullptr)
{
    if (flags.has(EventFlag::Interprocess) && !flags.has(EventFlag::DisableTiming))
        throw LogicError({.operation = "cuEventCreate",
                          .text = "an event for other processes takes no time stamps; add EventFlag::DisableTiming"});
    const CurrentContext current(context);
    CUevent handle = nullptr;
    check(context.api(), context.api().cuEventCreate(&handle, flags.bits()), "cuEventCreate");
    m_ref = EventRef(context, handle);
}

Event Event::open(const ContextRef& context, const IpcEventHandle& handle)
{
    const CurrentContext current(context);
    CUevent event = nullptr;
    check(context.api(), context.api().cuIpcOpenEventHandle(&event, handle.bytes), "cuIpcOpenEventHandle");
    return Event(EventRef(context, event));
}

Event::~Event()
{
    reset();
}

Event::Event(Event&& other) noexcept : m_ref(std::exchange(other.m_ref, EventRef(other.m_ref.context(), nullptr))) {}

Event& Event::operator=(Event&& other) noexcept
{
    if (this != &other) {
        reset();
        m_ref = std::exchange(other.m_ref, EventRef(other.m_ref.context(), nullptr));
    }
    return *this;
}

void Event::reset() noexcept
{
    if (m_ref.handle() != nullptr) {
        const CurrentContext current(m_ref.context());
        m_ref.api().cuEventDestroy(m_ref.handle());
    }
    m_ref = EventRef(m_ref.context(), nullptr);
}

}  // namespace kd

#include "core/stream/event.h"

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

Event::Event(const ContextRef& context) : m_ref(context, nullptr)
{
    const CurrentContext current(context);
    CUevent handle = nullptr;
    check(context.api(), context.api().cuEventCreate(&handle, CU_EVENT_DEFAULT), "cuEventCreate");
    m_ref = EventRef(context, handle);
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

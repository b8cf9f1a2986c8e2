#include "core/stream/stream.h"

#include "core/driver/drivererror.h"

#include <utility>

namespace kd {

bool StreamRef::isDone() const
{
    const CurrentContext current(m_context);
    const CUresult result = api().cuStreamQuery(m_handle);
    if (result == CUDA_ERROR_NOT_READY)
        return false;
    check(api(), result, "cuStreamQuery");
    return true;
}

void StreamRef::synchronize() const
{
    const CurrentContext current(m_context);
    check(api(), api().cuStreamSynchronize(m_handle), "cuStreamSynchronize");
}

void StreamRef::wait(EventRef event) const
{
    const CurrentContext current(m_context);
    check(api(), api().cuStreamWaitEvent(m_handle, event.handle(), CU_EVENT_WAIT_DEFAULT), "cuStreamWaitEvent");
}

Stream::Stream(const ContextRef& context) : m_ref(context, nullptr)
{
    const CurrentContext current(context);
    CUstream handle = nullptr;
    check(context.api(), context.api().cuStreamCreate(&handle, CU_STREAM_NON_BLOCKING), "cuStreamCreate");
    m_ref = StreamRef(context, handle);
}

Stream::~Stream()
{
    reset();
}

Stream::Stream(Stream&& other) noexcept : m_ref(std::exchange(other.m_ref, StreamRef(other.m_ref.context(), nullptr))) {}

Stream& Stream::operator=(Stream&& other) noexcept
{
    if (this != &other) {
        reset();
        m_ref = std::exchange(other.m_ref, StreamRef(other.m_ref.context(), nullptr));
    }
    return *this;
}

void Stream::reset() noexcept
{
    if (m_ref.handle() != nullptr) {
        const CurrentContext current(m_ref.context());
        m_ref.api().cuStreamDestroy(m_ref.handle());
    }
    m_ref = StreamRef(m_ref.context(), nullptr);
}

}  // namespace kd

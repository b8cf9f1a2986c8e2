// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stream/stream.h"

#include "core/driver/drivererror.h"

#include <memory>
#include <utility>

namespace kd {
namespace {

using HostFunction = std::function<void()>;
using Callback = std::function<void(CUresult)>;

void CUDA_CB callHostFunction(void* data)
{
    const std::unique_ptr<HostFunction> function(static_cast<HostFunction*>(data));
    (*function)();
}

void CUDA_CB callCallback(CUstream, CUresult status, void* data)
{
    const std::unique_ptr<Callback> callback(static_cast<Callback*>(data));
    (*callback)(status);
}

}  // namespace

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

Event StreamRef::record() const
{
    Event event(m_context);
    record(event.ref());
    return event;
}

int StreamRef::priority() const
{
    const CurrentContext current(m_context);
    int priority = 0;
    check(api(), api().cuStreamGetPriority(m_handle, &priority), "cuStreamGetPriority");
    return priority;
}

bool StreamRef::isNonBlocking() const
{
    const CurrentContext current(m_context);
    unsigned flags = 0;
    check(api(), api().cuStreamGetFlags(m_handle, &flags), "cuStreamGetFlags");
    return (flags & CU_STREAM_NON_BLOCKING) != 0;
}

void StreamRef::launchHostFunction(std::function<void()> function) const
{
    const CurrentContext current(m_context);
    auto owned = std::make_unique<HostFunction>(std::move(function));
    check(api(), api().cuLaunchHostFunc(m_handle, &callHostFunction, owned.get()), "cuLaunchHostFunc");
    static_cast<void>(owned.release());  // by callHostFunction; never behind work that failed
}

void StreamRef::addCallback(std::function<void(CUresult)> callback) const
{
    const CurrentContext current(m_context);
    auto owned = std::make_unique<Callback>(std::move(callback));
    check(api(), api().cuStreamAddCallback(m_handle, &callCallback, owned.get(), 0), "cuStreamAddCallback");
    static_cast<void>(owned.release());  // by callCallback
}

Stream::Stream(const ContextRef& context, const StreamOptions& options) : m_ref(context, nullptr)
{
    const CurrentContext current(context);
    CUstream handle = nullptr;
    const unsigned flags = options.isNonBlocking ? CU_STREAM_NON_BLOCKING : CU_STREAM_DEFAULT;
    if (options.priority == 0)
        check(context.api(), context.api().cuStreamCreate(&handle, flags), "cuStreamCreate");
    else
        check(context.api(), context.api().cuStreamCreateWithPriority(&handle, flags, options.priority),
              "cuStreamCreateWithPriority");
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

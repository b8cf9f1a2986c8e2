// SPDX-License-Identifier: GPL-3.0-or-later
#include "fakestate.h"

#include <atomic>

using kd::fake::enter;
using kd::fake::Event;
using kd::fake::state;
using kd::fake::Stream;

#define KD_ENTER(function)                                                                                             \
    std::unique_lock lock(state().mutex);                                                                              \
    if (const CUresult entered = enter(#function); entered != CUDA_SUCCESS)                                            \
    return entered

namespace {

Stream* streamOf(CUstream handle)
{
    auto* stream = reinterpret_cast<Stream*>(handle);
    return state().streams.contains(stream) ? stream : nullptr;
}

Event* eventOf(CUevent handle)
{
    auto* event = reinterpret_cast<Event*>(handle);
    return state().events.contains(event) ? event : nullptr;
}

/// Puts what comes before an event onto the stream's clock.
void passEvent(Stream& stream)
{
    const KdFakeCosts& costs = state().costs;
    if (stream.last == Stream::Last::Event)
        stream.clock += costs.betweenEvents;
    if (stream.last == Stream::Last::Kernel)
        stream.clock += costs.afterKernel + (++stream.kernelEnds % 2 == 0 ? costs.jitter : 0.0);
    stream.last = Stream::Last::Event;
}

CUresult enqueue(Stream* stream, std::function<bool()> operation)
{
    stream->queue.push_back(std::move(operation));
    kd::fake::pump(*stream);
    return state().sticky;
}

}  // namespace

CUresult cuStreamCreate(CUstream* stream, unsigned flags)
{
    KD_ENTER(cuStreamCreate);
    if (flags != CU_STREAM_NON_BLOCKING || state().current == nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    auto* made = new Stream;
    state().streams.insert(made);
    *stream = reinterpret_cast<CUstream>(made);
    return CUDA_SUCCESS;
}

CUresult cuStreamDestroy(CUstream handle)
{
    KD_ENTER(cuStreamDestroy);
    Stream* stream = streamOf(handle);
    if (stream == nullptr)
        return CUDA_ERROR_INVALID_HANDLE;
    kd::fake::pump(*stream);
    state().streams.erase(stream);
    delete stream;
    return CUDA_SUCCESS;
}

CUresult cuStreamQuery(CUstream handle)
{
    KD_ENTER(cuStreamQuery);
    Stream* stream = streamOf(handle);
    if (stream == nullptr)
        return CUDA_ERROR_INVALID_HANDLE;
    const bool isDone = kd::fake::pump(*stream);
    if (state().sticky != CUDA_SUCCESS)
        return state().sticky;
    return isDone ? CUDA_SUCCESS : CUDA_ERROR_NOT_READY;
}

CUresult cuStreamSynchronize(CUstream handle)
{
    KD_ENTER(cuStreamSynchronize);
    Stream* stream = streamOf(handle);
    return stream == nullptr ? CUDA_ERROR_INVALID_HANDLE : kd::fake::drain(*stream, lock);
}

CUresult cuStreamWaitEvent(CUstream handle, CUevent eventHandle, unsigned)
{
    KD_ENTER(cuStreamWaitEvent);
    Stream* stream = streamOf(handle);
    Event* event = eventOf(eventHandle);
    if (stream == nullptr || event == nullptr)
        return CUDA_ERROR_INVALID_HANDLE;
    return enqueue(stream, [event] { return !event->recorded || event->done; });
}

CUresult cuStreamWaitValue32(CUstream handle, CUdeviceptr address, cuuint32_t value, unsigned)
{
    KD_ENTER(cuStreamWaitValue32);
    Stream* stream = streamOf(handle);
    if (stream == nullptr || !kd::fake::isReachable(address, sizeof value))
        return CUDA_ERROR_INVALID_VALUE;
    auto* place = reinterpret_cast<std::uint32_t*>(address);
    return enqueue(stream, [place, value] { return static_cast<std::int32_t>(std::atomic_ref(*place).load() - value) >= 0; });
}

CUresult cuEventCreate(CUevent* event, unsigned)
{
    KD_ENTER(cuEventCreate);
    auto* made = new Event;
    state().events.insert(made);
    *event = reinterpret_cast<CUevent>(made);
    return CUDA_SUCCESS;
}

CUresult cuEventDestroy(CUevent handle)
{
    KD_ENTER(cuEventDestroy);
    Event* event = eventOf(handle);
    if (event == nullptr)
        return CUDA_ERROR_INVALID_HANDLE;
    state().events.erase(event);
    delete event;
    return CUDA_SUCCESS;
}

CUresult cuEventRecord(CUevent handle, CUstream streamHandle)
{
    KD_ENTER(cuEventRecord);
    Stream* stream = streamOf(streamHandle);
    Event* event = eventOf(handle);
    if (stream == nullptr || event == nullptr)
        return CUDA_ERROR_INVALID_HANDLE;
    event->stream = stream;
    event->recorded = true;
    event->done = false;
    return enqueue(stream, [event, stream] {
        if (!state().events.contains(event))
            return true;
        passEvent(*stream);
        event->time = stream->clock;
        event->done = true;
        return true;
    });
}

CUresult cuEventQuery(CUevent handle)
{
    KD_ENTER(cuEventQuery);
    Event* event = eventOf(handle);
    if (event == nullptr)
        return CUDA_ERROR_INVALID_HANDLE;
    if (event->recorded && !event->done && state().streams.contains(event->stream))
        kd::fake::pump(*event->stream);
    if (state().sticky != CUDA_SUCCESS)
        return state().sticky;
    return !event->recorded || event->done ? CUDA_SUCCESS : CUDA_ERROR_NOT_READY;
}

CUresult cuEventSynchronize(CUevent handle)
{
    KD_ENTER(cuEventSynchronize);
    Event* event = eventOf(handle);
    if (event == nullptr)
        return CUDA_ERROR_INVALID_HANDLE;
    return event->recorded && !event->done ? kd::fake::drain(*event->stream, lock) : CUDA_SUCCESS;
}

CUresult cuEventElapsedTime(float* milliseconds, CUevent startHandle, CUevent stopHandle)
{
    KD_ENTER(cuEventElapsedTime);
    const Event* start = eventOf(startHandle);
    const Event* stop = eventOf(stopHandle);
    if (start == nullptr || stop == nullptr || !start->recorded || !stop->recorded)
        return CUDA_ERROR_INVALID_HANDLE;
    if (!start->done || !stop->done)
        return CUDA_ERROR_NOT_READY;
    *milliseconds = static_cast<float>((stop->time - start->time) * 1e3);
    return CUDA_SUCCESS;
}

// SPDX-License-Identifier: GPL-3.0-or-later
// cuStreamCreate to cuEventElapsedTime: streams and events.
#include "core/emulator/driver/driver.h"

#include <algorithm>
#include <chrono>
#include <type_traits>
#include <utility>

namespace kd::emulator {
namespace {

/// Reads a word that kernels and the host may change at any time.
template <typename Word> bool holds(CUdeviceptr address, Word wanted, unsigned condition)
{
    const Word value = std::atomic_ref(*reinterpret_cast<Word*>(address)).load(std::memory_order_acquire);
    switch (condition) {
    case CU_STREAM_WAIT_VALUE_GEQ: return static_cast<std::make_signed_t<Word>>(value - wanted) >= 0;
    case CU_STREAM_WAIT_VALUE_EQ: return value == wanted;
    case CU_STREAM_WAIT_VALUE_AND: return (value & wanted) != 0;
    default: return ~(value | wanted) != 0;
    }
}

}  // namespace

CUresult Driver::cuStreamCreate(CUstream* stream, unsigned flags)
{
    return cuStreamCreateWithPriority(stream, flags, 0);
}

CUresult Driver::cuStreamCreateWithPriority(CUstream* stream, unsigned flags, int priority)
{
    return inContext([&](Context& context) -> CUresult {
        if (stream == nullptr || (flags & ~unsigned{CU_STREAM_NON_BLOCKING}) != 0)
            return CUDA_ERROR_INVALID_VALUE;
        *stream = context.addStream(flags != CU_STREAM_NON_BLOCKING, std::clamp(priority, kGreatestPriority, kLeastPriority));
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuStreamGetPriority(CUstream handle, int* priority)
{
    return inContext([&](Context& context) -> CUresult {
        const WorkQueue::StreamPointer stream = context.stream(handle);
        if (!stream || priority == nullptr)
            return stream ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
        *priority = WorkQueue::priorityOf(*stream);
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuStreamGetFlags(CUstream handle, unsigned* flags)
{
    return inContext([&](Context& context) -> CUresult {
        const WorkQueue::StreamPointer stream = context.stream(handle);
        if (!stream || flags == nullptr)
            return stream ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
        const bool blocks = WorkQueue::blocksLegacy(*stream) || stream == context.queue().legacyStream();
        *flags = blocks ? CU_STREAM_DEFAULT : CU_STREAM_NON_BLOCKING;
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuLaunchHostFunc(CUstream handle, CUhostFn function, void* data)
{
    return inContext([&](Context& context) -> CUresult {
        const WorkQueue::StreamPointer stream = context.stream(handle);
        if (!stream || function == nullptr)
            return stream ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
        const auto call = [function, data] {
            function(data);
            return CUDA_SUCCESS;
        };
        return context.queue().enqueue(*stream, call) != 0 ? CUDA_SUCCESS : context.queue().fault();
    });
}

CUresult Driver::cuStreamAddCallback(CUstream handle, CUstreamCallback callback, void* data, unsigned flags)
{
    return inContext([&](Context& context) -> CUresult {
        const WorkQueue::StreamPointer stream = context.stream(handle);
        if (!stream || callback == nullptr || flags != 0)
            return stream ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
        const auto call = [=](CUresult status) { callback(handle, status, data); };
        return context.queue().enqueueAlways(*stream, call) ? CUDA_SUCCESS : context.queue().fault();
    });
}

CUresult Driver::cuStreamDestroy(CUstream stream)
{
    return inContext(
        [&](Context& context) { return context.removeStream(stream) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE; });
}

CUresult Driver::cuStreamQuery(CUstream handle)
{
    return inContext([&](Context& context) -> CUresult {
        const WorkQueue::StreamPointer stream = context.stream(handle);
        if (!stream)
            return CUDA_ERROR_INVALID_HANDLE;
        const bool isIdle = context.queue().isIdle(*stream);
        const CUresult fault = context.queue().fault();
        return fault != CUDA_SUCCESS || isIdle ? fault : CUDA_ERROR_NOT_READY;
    });
}

CUresult Driver::cuStreamSynchronize(CUstream handle)
{
    return inContext([&](Context& context) -> CUresult {
        const WorkQueue::StreamPointer stream = context.stream(handle);
        return stream ? settled(context.queue().finish(*stream)) : CUDA_ERROR_INVALID_HANDLE;
    });
}

CUresult Driver::cuStreamWaitEvent(CUstream handle, CUevent eventHandle, unsigned flags)
{
    return inContext([&](Context& context) -> CUresult {
        const WorkQueue::StreamPointer stream = context.stream(handle);
        const EventPointer event = context.event(eventHandle);
        if (!stream || !event)
            return CUDA_ERROR_INVALID_HANDLE;
        if (flags != CU_EVENT_WAIT_DEFAULT)
            return CUDA_ERROR_INVALID_VALUE;
        if (WorkQueue::MarkPointer mark = context.markOf(*event))
            context.queue().waitForMark(*stream, std::move(mark));
        return context.queue().fault();
    });
}

CUresult Driver::cuStreamWaitValue32(CUstream handle, CUdeviceptr address, cuuint32_t value, unsigned flags)
{
    return waitForValue<std::uint32_t>(handle, address, value, flags);
}

template <typename Word> CUresult Driver::waitForValue(CUstream handle, CUdeviceptr address, Word value, unsigned flags)
{
    return inContext([&](Context& context) -> CUresult {
        const WorkQueue::StreamPointer stream = context.stream(handle);
        if (!stream)
            return CUDA_ERROR_INVALID_HANDLE;
        const unsigned condition = flags & ~unsigned{CU_STREAM_WAIT_VALUE_FLUSH};
        if (condition > CU_STREAM_WAIT_VALUE_NOR || address % sizeof value != 0)
            return CUDA_ERROR_INVALID_VALUE;
        if (const CUresult result = requireDevice(address, sizeof value, "a wait"); result != CUDA_SUCCESS)
            return result;
        context.queue().waitUntil(*stream, [=] { return holds(address, value, condition); });
        return context.queue().fault();
    });
}

template CUresult Driver::waitForValue(CUstream, CUdeviceptr, std::uint64_t, unsigned);

CUresult Driver::writeWord(CUstream handle, CUdeviceptr address, std::uint64_t value)
{
    return inContext([&](Context& context) -> CUresult {
        if (address % sizeof value != 0)
            return CUDA_ERROR_INVALID_VALUE;
        if (const CUresult result = requireDevice(address, sizeof value, "a write"); result != CUDA_SUCCESS)
            return result;
        const auto write = [address, value, &unwritten = machine().memory().unwritten()] {
            std::atomic_ref(*reinterpret_cast<std::uint64_t*>(address)).store(value, std::memory_order_release);
            unwritten.write(address, sizeof value);
            return CUDA_SUCCESS;
        };
        return enqueueCopy(context, handle, write, false);
    });
}

CUresult Driver::setPriority(CUstream handle, int priority)
{
    return inContext([&](Context& context) -> CUresult {
        const WorkQueue::StreamPointer stream = context.stream(handle);
        if (!stream)
            return CUDA_ERROR_INVALID_HANDLE;
        context.queue().setPriority(*stream, std::clamp(priority, kGreatestPriority, kLeastPriority));
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuEventCreate(CUevent* event, unsigned flags)
{
    return inContext([&](Context& context) -> CUresult {
        constexpr unsigned kKnown = CU_EVENT_BLOCKING_SYNC | CU_EVENT_DISABLE_TIMING | CU_EVENT_INTERPROCESS;
        const bool isShared = (flags & CU_EVENT_INTERPROCESS) != 0;
        const bool hasTime = (flags & CU_EVENT_DISABLE_TIMING) == 0;
        if (event == nullptr || (flags & ~kKnown) != 0 || (isShared && hasTime))
            return CUDA_ERROR_INVALID_VALUE;
        if (isShared)
            return refuse(CUDA_ERROR_NOT_SUPPORTED, "events of the emulated GPU cannot be shared with other processes");
        *event = context.addEvent(hasTime);
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuEventDestroy(CUevent event)
{
    return inContext([&](Context& context) { return context.removeEvent(event) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE; });
}

CUresult Driver::cuEventRecord(CUevent eventHandle, CUstream handle)
{
    return inContext([&](Context& context) -> CUresult {
        const WorkQueue::StreamPointer stream = context.stream(handle);
        const EventPointer event = context.event(eventHandle);
        if (!stream || !event)
            return CUDA_ERROR_INVALID_HANDLE;
        context.setMark(*event, context.queue().mark(*stream));
        return context.queue().fault();
    });
}

CUresult Driver::cuEventQuery(CUevent handle)
{
    return inContext([&](Context& context) -> CUresult {
        const EventPointer event = context.event(handle);
        if (!event)
            return CUDA_ERROR_INVALID_HANDLE;
        const WorkQueue::MarkPointer mark = context.markOf(*event);
        const bool isDone = !mark || context.queue().isDone(*mark);
        const CUresult fault = context.queue().fault();
        return fault != CUDA_SUCCESS || isDone ? fault : CUDA_ERROR_NOT_READY;
    });
}

CUresult Driver::cuEventSynchronize(CUevent handle)
{
    return inContext([&](Context& context) -> CUresult {
        const EventPointer event = context.event(handle);
        if (!event)
            return CUDA_ERROR_INVALID_HANDLE;
        const WorkQueue::MarkPointer mark = context.markOf(*event);
        return settled(mark ? context.queue().finish(*mark) : CUDA_SUCCESS);
    });
}

CUresult Driver::cuEventElapsedTime(float* milliseconds, CUevent startHandle, CUevent stopHandle)
{
    return inContext([&](Context& context) -> CUresult {
        const EventPointer start = context.event(startHandle);
        const EventPointer stop = context.event(stopHandle);
        if (milliseconds == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        if (!start || !stop || !start->hasTime || !stop->hasTime)
            return CUDA_ERROR_INVALID_HANDLE;
        const WorkQueue::MarkPointer first = context.markOf(*start);
        const WorkQueue::MarkPointer last = context.markOf(*stop);
        if (!first || !last)
            return CUDA_ERROR_INVALID_HANDLE;
        if (!context.queue().isDone(*first) || !context.queue().isDone(*last))
            return CUDA_ERROR_NOT_READY;
        *milliseconds =
            std::chrono::duration<float, std::milli>(context.queue().timeOf(*last) - context.queue().timeOf(*first)).count();
        return CUDA_SUCCESS;
    });
}

}  // namespace kd::emulator

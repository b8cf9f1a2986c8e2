// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stream/capture.h"

#include "core/base/error.h"
#include "core/driver/drivererror.h"

#include <utility>

namespace kd {
namespace {

CUstreamCaptureMode rawMode(CaptureMode mode)
{
    switch (mode) {
    case CaptureMode::Global: return CU_STREAM_CAPTURE_MODE_GLOBAL;
    case CaptureMode::ThreadLocal: return CU_STREAM_CAPTURE_MODE_THREAD_LOCAL;
    default: return CU_STREAM_CAPTURE_MODE_RELAXED;
    }
}

}  // namespace

CapturedGraph::~CapturedGraph()
{
    reset();
}

CapturedGraph::CapturedGraph(CapturedGraph&& other) noexcept
    : m_context(other.m_context), m_handle(std::exchange(other.m_handle, nullptr))
{
}

CapturedGraph& CapturedGraph::operator=(CapturedGraph&& other) noexcept
{
    if (this != &other) {
        reset();
        m_context = other.m_context;
        m_handle = std::exchange(other.m_handle, nullptr);
    }
    return *this;
}

void CapturedGraph::reset() noexcept
{
    if (m_handle != nullptr)
        m_context.api().cuGraphDestroy(m_handle);
    m_handle = nullptr;
}

void beginCapture(const StreamRef& stream, CaptureMode mode)
{
    if (stream.handle() == nullptr || stream.handle() == CU_STREAM_LEGACY)
        throw LogicError({.operation = "cuStreamBeginCapture", .text = "the default stream cannot be captured; make a Stream"});
    const CurrentContext current(stream.context());
    check(stream.api(), stream.api().cuStreamBeginCapture(stream.handle(), rawMode(mode)), "cuStreamBeginCapture");
}

CapturedGraph endCapture(const StreamRef& stream)
{
    const CurrentContext current(stream.context());
    CUgraph graph = nullptr;
    check(stream.api(), stream.api().cuStreamEndCapture(stream.handle(), &graph), "cuStreamEndCapture");
    return {stream.context(), graph};
}

bool isCapturing(const StreamRef& stream)
{
    const CurrentContext current(stream.context());
    CUstreamCaptureStatus status = CU_STREAM_CAPTURE_STATUS_NONE;
    check(stream.api(), stream.api().cuStreamIsCapturing(stream.handle(), &status), "cuStreamIsCapturing");
    return status != CU_STREAM_CAPTURE_STATUS_NONE;
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/stream/stream.h"

namespace kd {

/// Says what may disturb a capture, see cuStreamBeginCapture.
enum class CaptureMode { Global, ThreadLocal, Relaxed };

/// Owns what a capture recorded (a cuGraph). Move-only.
class CapturedGraph {
public:
    CapturedGraph(const ContextRef& context, CUgraph handle) noexcept : m_context(context), m_handle(handle) {}
    ~CapturedGraph();
    CapturedGraph(CapturedGraph&& other) noexcept;
    CapturedGraph& operator=(CapturedGraph&& other) noexcept;

    CUgraph handle() const noexcept { return m_handle; }

private:
    void reset() noexcept;

    ContextRef m_context;
    CUgraph m_handle;
};

/// From now on work given to `stream` is recorded, not done. Throws LogicError for the default stream, which cannot be captured.
void beginCapture(const StreamRef& stream, CaptureMode mode = CaptureMode::Relaxed);
/// Throws LogicError when the capture was spoilt, by waiting for the stream for example.
CapturedGraph endCapture(const StreamRef& stream);
/// Tells whether the stream is between the two.
bool isCapturing(const StreamRef& stream);

}  // namespace kd

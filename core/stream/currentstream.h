// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/stream/stream.h"

namespace kd {

/// The stream that this thread uses in `context` where a program in CuPy's manner names none: the innermost StreamScope of that
/// context, else the default stream, which is the thread's own when KERNELDESK_PER_THREAD_DEFAULT_STREAM is set to anything but
/// 0. The engine's functions take a stream and never ask this.
StreamRef currentStream(const ContextRef& context);

/// Makes `stream` the current one of its context on this thread while it lives.
class [[nodiscard]] StreamScope {
public:
    explicit StreamScope(const StreamRef& stream);
    ~StreamScope();
    StreamScope(const StreamScope&) = delete;
    StreamScope& operator=(const StreamScope&) = delete;
};

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/runner.h"
#include "core/stream/event.h"

namespace kd {

/// The time in which a user's kernel can be on the device: the observer is told its beginning and, whatever happens, its end.
class [[nodiscard]] DeadlineWindow {
public:
    explicit DeadlineWindow(const RunObserver& observer) : m_observer(observer)
    {
        if (m_observer.launched)
            m_observer.launched();
    }
    ~DeadlineWindow()
    {
        if (m_observer.completed)
            m_observer.completed();
    }
    DeadlineWindow(const DeadlineWindow&) = delete;
    DeadlineWindow& operator=(const DeadlineWindow&) = delete;

private:
    const RunObserver& m_observer;
};

/// Waits until `event` is reached by asking, first without pause, then at growing intervals up to a millisecond: no thread
/// hangs in the driver, and a short kernel is not waited for longer than it takes. Throws what the kernel failed with.
/// Where the device tells how many blocks of the launch are done, `observer` hears it.
void waitFor(const EventRef& event, const RunObserver& observer);

/// The same, then flushes what kernels printed, also when one failed.
void finish(const EventRef& event, const RunObserver& observer);

}  // namespace kd

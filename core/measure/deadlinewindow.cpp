// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/deadlinewindow.h"

#include "core/base/error.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace kd {

namespace {

void tellProgress(const DriverApi& api, const RunObserver& observer)
{
    if (!api.channel || !observer.progress)
        return;
    if (const LaunchProgress progress = api.channel->progress(); progress.total > 0)
        observer.progress(progress.done, progress.total);
}

}  // namespace

void waitFor(const EventRef& event, const RunObserver& observer)
{
    using Clock = std::chrono::steady_clock;
    using std::chrono::microseconds;
    constexpr microseconds kSpin{200};
    constexpr microseconds kLongestPause{1000};

    const Clock::time_point spinUntil = Clock::now() + kSpin;
    microseconds pause{20};
    while (!event.isDone()) {
        if (Clock::now() < spinUntil)
            continue;
        tellProgress(event.api(), observer);
        std::this_thread::sleep_for(pause);
        pause = std::min(pause * 2, kLongestPause);
    }
}

void finish(const EventRef& event, const RunObserver& observer)
{
    try {
        waitFor(event, observer);
    } catch (const Error&) {
        const CurrentContext current(event.context());
        event.api().cuCtxSynchronize();
        throw;
    }
    event.context().synchronize();
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda.h>

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace kd::emulator {

/// Priorities of streams: lower numbers come first. The range is that of devices from 7.0 on.
inline constexpr int kLeastPriority = 0;
inline constexpr int kGreatestPriority = -5;

/// The work of all streams of a context, done by one thread: of each stream in its order, between streams by priority,
/// then the one that was given first. The legacy stream and those that block wait for each other as CUDA has it. After a piece of
/// work failed nothing more is done, and every wait gives its result. Thread-safe.
class WorkQueue {
public:
    using Clock = std::chrono::steady_clock;

    /// A time mark in a stream.
    struct Mark {
        bool isDone = false;
        Clock::time_point time;
    };
    using MarkPointer = std::shared_ptr<Mark>;

    class Stream;
    using StreamPointer = std::shared_ptr<Stream>;

    WorkQueue();
    /// Drops what has not begun and waits for what runs.
    ~WorkQueue();
    WorkQueue(const WorkQueue&) = delete;
    WorkQueue& operator=(const WorkQueue&) = delete;

    /// `blocks`: it and the legacy stream wait for each other. Of two streams that may go on, the one with the lower priority
    /// number does.
    StreamPointer addStream(bool blocks, int priority);
    /// Of the work that it has and that it will be given.
    void setPriority(Stream& stream, int priority);
    static int priorityOf(const Stream& stream) noexcept;
    static bool blocksLegacy(const Stream& stream) noexcept;
    const StreamPointer& legacyStream() const noexcept { return m_legacy; }
    /// Takes no more work for `stream`; what it has is still done.
    void removeStream(const StreamPointer& stream);

    /// Gives a number to wait for, 0 after a fault. Work returns what it failed with.
    std::uint64_t enqueue(Stream& stream, std::function<CUresult()> work);
    /// Enqueues `work`, which gets what failed before it, if anything did, and is called then as well. False after a fault.
    bool enqueueAlways(Stream& stream, std::function<void(CUresult)> work);
    MarkPointer mark(Stream& stream);
    void waitForMark(Stream& stream, MarkPointer mark);
    /// Holds the stream until `isReady`, which is asked now and then by the queue's thread.
    void waitUntil(Stream& stream, std::function<bool()> isReady);

    bool isIdle(const Stream& stream) const;
    bool isDone(const Mark& mark) const;
    /// The time of a mark that is done.
    Clock::time_point timeOf(const Mark& mark) const;

    // All return fault().
    CUresult finish(const Stream& stream, std::uint64_t number) const;
    CUresult finish(const Stream& stream) const;
    CUresult finish(const Mark& mark) const;
    CUresult finishAll() const;

    /// Tells what a piece of work failed with; CUDA_SUCCESS while none did.
    CUresult fault() const;

private:
    struct Item;

    std::uint64_t add(Stream& stream, Item item);
    void work();
    Stream* choose();
    void dropAll(std::unique_lock<std::mutex>& lock);
    bool mayRun(const Stream& stream) const;
    template <typename Done> CUresult waitFor(Done done) const;

    mutable std::mutex m_mutex;
    std::condition_variable m_arrived;
    mutable std::condition_variable m_finished;
    StreamPointer m_legacy;
    std::vector<StreamPointer> m_streams;
    std::uint64_t m_lastNumber = 0;
    CUresult m_fault = CUDA_SUCCESS;
    bool m_ends = false;
    std::thread m_thread;
};

}  // namespace kd::emulator

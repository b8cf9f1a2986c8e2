// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/driver/workqueue.h"

#include <algorithm>
#include <atomic>
#include <utility>

namespace kd::emulator {
namespace {

/// How often a condition on memory is looked at.
constexpr std::chrono::microseconds kLook{50};

}  // namespace

struct WorkQueue::Item {
    std::uint64_t number = 0;
    std::function<bool()> isReady;  ///< empty: at once
    std::function<CUresult()> work; ///< empty: nothing to do
    std::function<void(CUresult)> always;  ///< also done when something before it failed
    MarkPointer mark;
};

class WorkQueue::Stream {
public:
    std::deque<Item> items;  ///< the first one may be at work
    bool blocks = false;
    std::atomic<int> priority = 0;
    bool isRemoved = false;
};

WorkQueue::WorkQueue() : m_legacy(std::make_shared<Stream>())
{
    m_streams.push_back(m_legacy);
    m_thread = std::thread([this] { work(); });
}

WorkQueue::~WorkQueue()
{
    {
        const std::lock_guard lock(m_mutex);
        m_ends = true;
    }
    m_arrived.notify_all();
    m_thread.join();
}

WorkQueue::StreamPointer WorkQueue::addStream(bool blocks, int priority)
{
    const std::lock_guard lock(m_mutex);
    auto stream = std::make_shared<Stream>();
    stream->blocks = blocks;
    stream->priority = priority;
    m_streams.push_back(stream);
    return stream;
}

void WorkQueue::removeStream(const StreamPointer& stream)
{
    const std::lock_guard lock(m_mutex);
    stream->isRemoved = true;
    if (stream->items.empty())
        std::erase(m_streams, stream);
}

std::uint64_t WorkQueue::add(Stream& stream, Item item)
{
    std::uint64_t number = 0;
    {
        const std::lock_guard lock(m_mutex);
        if (m_fault != CUDA_SUCCESS)
            return 0;
        number = item.number = ++m_lastNumber;
        stream.items.push_back(std::move(item));
    }
    m_arrived.notify_one();
    return number;
}

std::uint64_t WorkQueue::enqueue(Stream& stream, std::function<CUresult()> work)
{
    return add(stream, {.work = std::move(work)});
}

bool WorkQueue::enqueueAlways(Stream& stream, std::function<void(CUresult)> work)
{
    return add(stream, {.always = std::move(work)}) != 0;
}

void WorkQueue::setPriority(Stream& stream, int priority)
{
    const std::lock_guard lock(m_mutex);
    stream.priority = priority;
}

int WorkQueue::priorityOf(const Stream& stream) noexcept
{
    return stream.priority;
}

bool WorkQueue::blocksLegacy(const Stream& stream) noexcept
{
    return stream.blocks;
}

WorkQueue::MarkPointer WorkQueue::mark(Stream& stream)
{
    auto mark = std::make_shared<Mark>();
    add(stream, {.mark = mark});
    return mark;
}

void WorkQueue::waitForMark(Stream& stream, MarkPointer mark)
{
    add(stream, {.isReady = [mark = std::move(mark)] { return mark->isDone; }});
}

void WorkQueue::waitUntil(Stream& stream, std::function<bool()> isReady)
{
    add(stream, {.isReady = std::move(isReady)});
}

bool WorkQueue::mayRun(const Stream& stream) const
{
    const std::uint64_t number = stream.items.front().number;
    const auto isEarlier = [&](const StreamPointer& other) {
        const bool interact = other->blocks && (&stream == m_legacy.get());
        return interact && !other->items.empty() && other->items.front().number < number;
    };
    if (std::ranges::any_of(m_streams, isEarlier))
        return false;
    return !stream.blocks || m_legacy->items.empty() || m_legacy->items.front().number > number;
}

/// Of the streams whose next work may be done the one of the highest priority, then the one that was given first.
WorkQueue::Stream* WorkQueue::choose()
{
    Stream* chosen = nullptr;
    const auto rank = [](const Stream& stream) { return std::pair(stream.priority.load(), stream.items.front().number); };
    for (const StreamPointer& stream : m_streams) {
        if (stream->items.empty() || (chosen != nullptr && rank(*chosen) < rank(*stream)))
            continue;
        const Item& item = stream->items.front();
        if (mayRun(*stream) && (!item.isReady || item.isReady()))
            chosen = stream.get();
    }
    return chosen;
}

void WorkQueue::work()
{
    std::unique_lock lock(m_mutex);
    while (!m_ends) {
        Stream* const stream = m_fault == CUDA_SUCCESS ? choose() : nullptr;
        if (stream == nullptr) {
            const bool isWaiting = m_fault == CUDA_SUCCESS &&
                std::ranges::any_of(m_streams, [](const StreamPointer& each) { return !each->items.empty(); });
            isWaiting ? static_cast<void>(m_arrived.wait_for(lock, kLook)) : m_arrived.wait(lock);
            continue;
        }
        Item& item = stream->items.front();
        if (item.work || item.always) {
            lock.unlock();
            const CUresult result = item.work ? item.work() : CUDA_SUCCESS;
            if (item.always)
                item.always(CUDA_SUCCESS);
            lock.lock();
            m_fault = result;
        }
        if (item.mark)
            *item.mark = {.isDone = true, .time = Clock::now()};
        stream->items.pop_front();
        if (stream->isRemoved && stream->items.empty())
            std::erase_if(m_streams, [&](const StreamPointer& each) { return each.get() == stream; });
        if (m_fault != CUDA_SUCCESS)
            dropAll(lock);
        m_finished.notify_all();
    }
}

void WorkQueue::dropAll(std::unique_lock<std::mutex>& lock)
{
    std::vector<std::function<void(CUresult)>> told;
    for (const StreamPointer& each : m_streams) {
        for (Item& item : each->items)
            if (item.always)
                told.push_back(std::move(item.always));
        each->items.clear();
    }
    const CUresult fault = m_fault;
    lock.unlock();
    for (const auto& tell : told)
        tell(fault);
    lock.lock();
}

template <typename Done> CUresult WorkQueue::waitFor(Done done) const
{
    std::unique_lock lock(m_mutex);
    m_finished.wait(lock, [&] { return m_fault != CUDA_SUCCESS || done(); });
    return m_fault;
}

bool WorkQueue::isIdle(const Stream& stream) const
{
    const std::lock_guard lock(m_mutex);
    return stream.items.empty();
}

bool WorkQueue::isDone(const Mark& mark) const
{
    const std::lock_guard lock(m_mutex);
    return mark.isDone;
}

WorkQueue::Clock::time_point WorkQueue::timeOf(const Mark& mark) const
{
    const std::lock_guard lock(m_mutex);
    return mark.time;
}

CUresult WorkQueue::finish(const Stream& stream, std::uint64_t number) const
{
    return waitFor([&] { return stream.items.empty() || stream.items.front().number > number; });
}

CUresult WorkQueue::finish(const Stream& stream) const
{
    std::uint64_t last = 0;
    {
        const std::lock_guard lock(m_mutex);
        last = m_lastNumber;
    }
    return finish(stream, last);
}

CUresult WorkQueue::finish(const Mark& mark) const
{
    return waitFor([&] { return mark.isDone; });
}

CUresult WorkQueue::finishAll() const
{
    std::uint64_t last = 0;
    {
        const std::lock_guard lock(m_mutex);
        last = m_lastNumber;
    }
    return waitFor([&] {
        return std::ranges::all_of(m_streams, [&](const StreamPointer& stream) {
            return stream->items.empty() || stream->items.front().number > last;
        });
    });
}

CUresult WorkQueue::fault() const
{
    const std::lock_guard lock(m_mutex);
    return m_fault;
}

}  // namespace kd::emulator

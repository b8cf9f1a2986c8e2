// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/exec/devicelaunches.h"

#include <algorithm>
#include <cstring>
#include <tuple>

namespace kd::emulator {
namespace {

// Streams that have no handle (driver_types.h, cuda_device_runtime_api.h): the block's own by three names, and what follows it.
constexpr std::uint64_t kPerThreadStream = 2, kTailLaunch = 3, kFireAndForget = 4;
/// Handles are numbers beyond those and below any address.
constexpr std::uint64_t kFirstHandle = 0x1000;

}  // namespace

void DeviceLaunches::gridBegins(const DeviceLaunchTargets& targets, unsigned depth, std::uint64_t waiting)
{
    const std::lock_guard lock(m_mutex);
    m_targets = &targets;
    m_depth = depth;
    m_waiting = waiting;
    m_turns = 0;
}

std::vector<DeviceLaunch> DeviceLaunches::gridEnds()
{
    const std::lock_guard lock(m_mutex);
    for (const auto& [address, prepared] : m_prepared)
        m_heap.free(address);
    m_prepared.clear();
    m_errors.clear();
    m_live.clear();
    m_streams.clear();
    m_events.clear();
    m_targets = nullptr;
    std::vector<DeviceLaunch> launches = std::exchange(m_queue, {});
    std::ranges::sort(launches, {}, [](const DeviceLaunch& each) { return std::tuple(each.isTail, each.blockNumber, each.turn); });
    return launches;
}

DeviceError DeviceLaunches::note(const Thread& thread, DeviceError error)
{
    if (error == DeviceError::Success)
        return error;
    const std::lock_guard lock(m_mutex);
    m_errors[thread] = error;
    return error;
}

DeviceError DeviceLaunches::lastError(const Thread& thread, bool clears)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_errors.find(thread);
    if (found == m_errors.end())
        return DeviceError::Success;
    const DeviceError error = found->second;
    if (clears)
        m_errors.erase(found);
    return error;
}

std::uint64_t DeviceLaunches::reserve(const DeviceLaunch& launch, std::uint64_t bytes, DeviceError& error)
{
    constexpr std::uint64_t kMaxParameterBytes = 32764, kLeastBytes = 16;
    error = bytes > kMaxParameterBytes ? DeviceError::InvalidValue : DeviceError::Success;
    const std::uint64_t address = error == DeviceError::Success ? m_heap.allocate(std::max(bytes, kLeastBytes)) : 0;
    if (address == 0) {
        error = error == DeviceError::Success ? DeviceError::LaunchOutOfResources : error;
        return 0;
    }
    std::memset(reinterpret_cast<void*>(address), 0, std::max(bytes, kLeastBytes));
    m_prepared[address] = {launch, bytes};
    return address;
}

std::uint64_t DeviceLaunches::prepare(DeviceLaunch launch, DeviceError& error)
{
    const std::lock_guard lock(m_mutex);
    std::size_t bytes = 0;
    error = m_targets->judge(launch, bytes);
    return error == DeviceError::Success ? reserve(launch, bytes, error) : 0;
}

std::uint64_t DeviceLaunches::prepare(std::uint64_t bytes, DeviceError& error)
{
    const std::lock_guard lock(m_mutex);
    return reserve({}, bytes, error);
}

DeviceError DeviceLaunches::launchPrepared(std::uint64_t buffer, std::uint64_t stream, const DeviceLaunch& place)
{
    DeviceLaunch launch;
    {
        const std::lock_guard lock(m_mutex);
        const auto found = m_prepared.find(buffer);
        if (found == m_prepared.end() || found->second.launch.function == 0)
            return DeviceError::InvalidValue;
        launch = found->second.launch;
    }
    launch.caller = place.caller;
    launch.pc = place.pc;
    launch.blockNumber = place.blockNumber;
    launch.place = place.place;
    return this->launch(std::move(launch), buffer, stream);
}

DeviceError DeviceLaunches::launch(DeviceLaunch launch, std::uint64_t buffer, std::uint64_t stream)
{
    const std::lock_guard lock(m_mutex);
    std::size_t bytes = 0;
    const DeviceError error = m_targets->judge(launch, bytes);
    const auto found = m_prepared.find(buffer);
    const bool hasBuffer = found != m_prepared.end();
    if (error == DeviceError::Success && hasBuffer && found->second.bytes >= bytes) {
        const auto* const first = reinterpret_cast<const std::byte*>(buffer);
        launch.parameters.assign(first, first + bytes);
    } else if (error == DeviceError::Success && (hasBuffer || bytes > 0 || buffer != 0)) {
        return DeviceError::InvalidValue;
    }
    if (hasBuffer) {
        m_heap.free(buffer);
        m_prepared.erase(found);
    }
    return error == DeviceError::Success ? queue(std::move(launch), stream) : error;
}

DeviceError DeviceLaunches::transfer(DeviceLaunch launch, std::uint64_t stream)
{
    const std::lock_guard lock(m_mutex);
    return queue(std::move(launch), stream);
}

DeviceStream DeviceLaunches::streamOf(std::uint64_t stream, std::uint64_t block)
{
    return stream <= kPerThreadStream ? DeviceStream{0, block} : DeviceStream{stream, 0};
}

void DeviceLaunches::placeInStream(DeviceLaunch& launch, std::uint64_t stream)
{
    GridPlace& place = launch.place;
    place.isTail = launch.isTail;
    place.turn = launch.turn;
    place.hasStream = stream != kTailLaunch && stream != kFireAndForget;
    if (!place.hasStream || place.point == nullptr)
        return;
    place.stream = streamOf(stream, launch.blockNumber);
    Reached& reached = m_streams[place.stream];
    reached.point.join(*place.point);
    place.point = std::make_shared<LaunchPoint>(reached.point);
    if (reached.turns.size() > (reached.turns.contains(place.stream) ? 1U : 0U))
        place.seen = std::make_shared<std::map<DeviceStream, std::uint64_t>>(reached.turns);
    reached.turns[place.stream] = launch.turn;
}

bool DeviceLaunches::record(std::uint64_t event, std::uint64_t stream, std::uint64_t block)
{
    if (!isHandle(event) || !isStream(stream))
        return false;
    const std::lock_guard lock(m_mutex);
    m_events[event] = m_streams[streamOf(stream, block)];
    return true;
}

bool DeviceLaunches::wait(std::uint64_t stream, std::uint64_t event, std::uint64_t block)
{
    if (!isHandle(event) || !isStream(stream))
        return false;
    const std::lock_guard lock(m_mutex);
    const auto found = m_events.find(event);
    if (found == m_events.end())
        return true;  // nobody has recorded it
    Reached& reached = m_streams[streamOf(stream, block)];
    reached.point.join(found->second.point);
    for (const auto& [other, turn] : found->second.turns)
        reached.turns[other] = std::max(reached.turns[other], turn);
    return true;
}

DeviceError DeviceLaunches::queue(DeviceLaunch launch, std::uint64_t stream)
{
    const bool isNamed = stream > kFireAndForget;
    if (isNamed && !m_live.contains(stream))
        return DeviceError::InvalidResourceHandle;
    launch.isTail = stream == kTailLaunch;
    launch.depth = m_depth;
    if (!launch.isTail && m_depth >= kMaxDepth)
        return DeviceError::LaunchMaxDepthExceeded;
    if (m_waiting + m_queue.size() >= m_maxPending)
        return DeviceError::LaunchPendingCountExceeded;
    launch.turn = m_turns++;
    placeInStream(launch, stream);
    m_queue.push_back(std::move(launch));
    return DeviceError::Success;
}

std::uint64_t DeviceLaunches::makeHandle()
{
    const std::lock_guard lock(m_mutex);
    const std::uint64_t handle = kFirstHandle + ++m_handles;
    m_live.insert(handle);
    return handle;
}

bool DeviceLaunches::removeHandle(std::uint64_t handle)
{
    const std::lock_guard lock(m_mutex);
    return m_live.erase(handle) == 1;
}

bool DeviceLaunches::isStream(std::uint64_t stream) const
{
    return stream <= kPerThreadStream || stream == kTailLaunch || stream == kFireAndForget || isHandle(stream);
}

bool DeviceLaunches::isHandle(std::uint64_t handle) const
{
    const std::lock_guard lock(m_mutex);
    return m_live.contains(handle);
}

std::uint64_t DeviceLaunches::textAddress(const std::string& text)
{
    const std::lock_guard lock(m_mutex);
    std::uint64_t& address = m_texts[text];
    if (address == 0)
        address = m_memory.allocate(text.size() + 1, "text of an error", DeviceMemory::Access::Constant);
    if (address != 0)
        std::memcpy(reinterpret_cast<void*>(address), text.c_str(), text.size() + 1);
    return address;
}

}  // namespace kd::emulator

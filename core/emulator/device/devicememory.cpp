// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/device/devicememory.h"

#include "core/base/error.h"
#include "core/base/posix/addressreservation.h"

#include <atomic>
#include <deque>
#include <mutex>
#include <vector>

namespace kd::emulator {
namespace {

constexpr std::size_t kMaxSlots = 16384;  // 64 TiB: half of what a process has on x86-64
constexpr std::size_t kFewestSlots = 64;
constexpr std::uint64_t kSlotBytes = std::uint64_t{1} << DeviceMemory::kSlotBits;

// Halves its wish where address space is scarce, as under a sanitizer. Where it is very scarce (ulimit -v) nothing is reserved:
// slots need not be, since handlers look at bounds and not at what is mapped.
posix::AddressReservation reserveAddresses()
{
    for (std::size_t slots = kMaxSlots; slots >= kFewestSlots; slots /= 2) {
        try {
            return {slots * kSlotBytes, kSlotBytes};
        } catch (const RuntimeError&) {
            continue;
        }
    }
    return posix::AddressReservation::onDemand(posix::AddressReservation::kMaxOnDemandBytes);
}

using Bounds = DeviceMemory::Bounds;

void publish(Bounds& bounds, std::uint64_t begin, std::uint64_t end)
{
    std::atomic_ref(bounds.begin).store(begin, std::memory_order_relaxed);
    std::atomic_ref(bounds.end).store(end, std::memory_order_release);
}

void withdraw(Bounds& bounds)
{
    std::atomic_ref(bounds.end).store(0, std::memory_order_release);
}

}  // namespace

struct DeviceMemory::Tables {
    struct Slot {
        State state = State::Never;
        std::size_t first = 0;  ///< slot that the allocation starts in
    };

    explicit Tables(std::uint64_t total)
        : totalBytes(total), page(posix::pageSize()), reservation(reserveAddresses()), count(reservation.bytes() / kSlotBytes),
          readable(count), writable(count), hidden(count), map{reservation.begin(), count, readable.data(), writable.data()},
          slots(count), records(count), cursor(kFirstSlot), unwritten(map.base, count, kSlotBits),
          pieces(map.base, count, kSlotBits)
    {
    }

    std::size_t slotsFor(std::uint64_t bytes) const
    {
        return static_cast<std::size_t>((bytes + page + kSlotBytes - 1) / kSlotBytes);
    }
    std::uint64_t pagesFor(std::uint64_t bytes) const { return (bytes + page - 1) / page * page; }

    std::size_t freeRun(std::size_t length, std::size_t from, std::size_t to) const;
    std::size_t acquireRun(std::size_t length);
    void forgetOldest();
    void record(std::size_t first, std::size_t length, Allocation allocation);
    Allocation* liveAt(std::uint64_t address);  ///< that begins there; null when none does
    std::uint64_t place(std::uint64_t bytes, std::string name, Access access);
    void publishPieces(const Allocation& reservation);

    const std::uint64_t totalBytes;
    const std::uint64_t page;
    posix::AddressReservation reservation;
    const std::size_t count;
    std::vector<Bounds> readable, writable;
    std::vector<Bounds> hidden;  ///< of allocations that kernels do not reach
    const Map map;

    mutable std::mutex mutex;          ///< of all below
    std::vector<Slot> slots;
    std::vector<Allocation> records;   ///< by first slot
    std::deque<std::size_t> quarantine;  ///< first slots of freed allocations, oldest first
    std::size_t cursor;                ///< where the search for slots begins
    std::uint64_t allocations = 0;
    std::atomic<std::uint64_t> usedBytes = 0;
    UnwrittenMemory unwritten;
    MappedPieces pieces;
    MulticastPieces multicast;
};

// First slot of `length` unused ones within [from, to); `count` when there are none.
std::size_t DeviceMemory::Tables::freeRun(std::size_t length, std::size_t from, std::size_t to) const
{
    std::size_t run = 0;
    for (std::size_t slot = from; slot < to; ++slot) {
        run = slots[slot].state == State::Never ? run + 1 : 0;
        if (run == length)
            return slot + 1 - length;
    }
    return count;
}

std::size_t DeviceMemory::Tables::acquireRun(std::size_t length)
{
    for (;;) {
        std::size_t first = freeRun(length, cursor, count);
        if (first == count)
            first = freeRun(length, kFirstSlot, count);
        if (first != count || quarantine.empty())
            return first;
        forgetOldest();
    }
}

void DeviceMemory::Tables::forgetOldest()
{
    const std::size_t first = quarantine.front();
    quarantine.pop_front();
    const std::size_t end = first + slotsFor(records[first].bytes);
    for (std::size_t slot = first; slot < end; ++slot)
        slots[slot].state = State::Never;
}

void DeviceMemory::Tables::record(std::size_t first, std::size_t length, Allocation allocation)
{
    const std::uint64_t begin = allocation.address, end = begin + allocation.bytes;
    for (std::size_t slot = first; slot < first + length; ++slot) {
        slots[slot] = {State::Live, first};
        if (allocation.access == Access::Pieces || allocation.access == Access::Reserved)
            continue;
        publish(readable[slot], begin, end);
        if (allocation.access == Access::ReadWrite)
            publish(writable[slot], begin, end);
    }
    records[first] = std::move(allocation);
    cursor = first + length;
}

DeviceMemory::Allocation* DeviceMemory::Tables::liveAt(std::uint64_t address)
{
    const std::uint64_t offset = address - map.base;
    const auto first = static_cast<std::size_t>(offset / kSlotBytes);
    const bool isStart =
        offset % kSlotBytes == 0 && first < count && slots[first].state == State::Live && slots[first].first == first;
    return isStart ? &records[first] : nullptr;
}

DeviceMemory::DeviceMemory(std::uint64_t totalBytes) : m_state(std::make_unique<Tables>(totalBytes)) {}
DeviceMemory::~DeviceMemory() = default;

// In slots of its own; 0 when there are none left, or no memory.
std::uint64_t DeviceMemory::Tables::place(std::uint64_t bytes, std::string name, Access access)
{
    if (bytes == 0 || bytes > reservation.bytes())
        return 0;
    const std::size_t length = slotsFor(bytes);
    const std::size_t first = acquireRun(length);
    if (first == count)
        return 0;
    if (access != Access::Reserved && !reservation.commit(first * kSlotBytes, pagesFor(bytes)))
        return 0;
    const std::uint64_t address = map.base + first * kSlotBytes;
    record(first, length,
           {.address = address,
            .bytes = bytes,
            .number = ++allocations,
            .state = State::Live,
            .access = access,
            .name = std::move(name)});
    return address;
}

// Bounds hold what may be written from the reservation's start on without a gap, as most grow; of the rest pieces() tells.
void DeviceMemory::Tables::publishPieces(const Allocation& allocation)
{
    const std::uint64_t begin = allocation.address, end = begin + allocation.bytes;
    const std::uint64_t runEnd = pieces.endOfRun(begin, end, MappedPieces::Reach::ReadWrite);
    const auto first = static_cast<std::size_t>((begin - map.base) / kSlotBytes);
    for (std::size_t slot = first; slot < first + slotsFor(allocation.bytes); ++slot) {
        const std::uint64_t slotBegin = map.base + slot * kSlotBytes;
        for (Bounds* const bounds : {&readable[slot], &writable[slot]})
            runEnd > slotBegin ? publish(*bounds, begin, runEnd) : withdraw(*bounds);
    }
}

std::uint64_t DeviceMemory::allocate(std::uint64_t bytes, std::string name, Access access)
{
    Tables& state = *m_state;
    const std::lock_guard lock(state.mutex);
    if (state.pagesFor(bytes) > state.totalBytes - usedBytes())
        return 0;
    const std::uint64_t address = state.place(bytes, std::move(name), access);
    state.usedBytes += address == 0 ? 0 : state.pagesFor(bytes);
    return address;
}

std::uint64_t DeviceMemory::reserve(std::uint64_t bytes)
{
    const std::lock_guard lock(m_state->mutex);
    return m_state->place(bytes, {}, Access::Reserved);
}

bool DeviceMemory::take(std::uint64_t bytes)
{
    const std::lock_guard lock(m_state->mutex);
    if (bytes > m_state->totalBytes - usedBytes())
        return false;
    m_state->usedBytes += bytes;
    return true;
}

void DeviceMemory::give(std::uint64_t bytes)
{
    m_state->usedBytes -= bytes;
}

bool DeviceMemory::map(std::uint64_t address, std::uint64_t bytes, int descriptor, std::uint64_t from)
{
    const std::lock_guard lock(m_state->mutex);
    return m_state->reservation.map(address - map().base, bytes, descriptor, from);
}

bool DeviceMemory::unmap(std::uint64_t address, std::uint64_t bytes)
{
    setReach(address, bytes, MappedPieces::Reach::None);
    const std::lock_guard lock(m_state->mutex);
    return m_state->reservation.decommit(address - map().base, bytes);
}

void DeviceMemory::setReach(std::uint64_t address, std::uint64_t bytes, MappedPieces::Reach reach)
{
    Tables& state = *m_state;
    const std::lock_guard lock(state.mutex);
    state.pieces.set(address, bytes, reach);
    state.publishPieces(state.records[state.slots[(address - map().base) / kSlotBytes].first]);
}

const MappedPieces& DeviceMemory::pieces() const noexcept
{
    return m_state->pieces;
}

MulticastPieces& DeviceMemory::multicast() noexcept
{
    return m_state->multicast;
}

bool DeviceMemory::setAlias(std::uint64_t address, Message alias)
{
    const std::lock_guard lock(m_state->mutex);
    Allocation* const allocation = m_state->liveAt(address);
    if (allocation == nullptr)
        return false;
    allocation->alias = std::move(alias);
    return true;
}

UnwrittenMemory& DeviceMemory::unwritten() noexcept
{
    return m_state->unwritten;
}

bool DeviceMemory::setReachOf(std::uint64_t address, MappedPieces::Reach reach)
{
    Tables& state = *m_state;
    const std::lock_guard lock(state.mutex);
    Allocation* const found = state.liveAt(address);
    if (found == nullptr || found->access != Access::ReadWrite)
        return false;
    found->reach = reach;
    const auto first = static_cast<std::size_t>((address - map().base) / kSlotBytes);
    for (std::size_t slot = first; slot < first + state.slotsFor(found->bytes); ++slot) {
        const auto set = [&](Bounds& bounds, bool isThere) {
            isThere ? publish(bounds, address, address + found->bytes) : withdraw(bounds);
        };
        set(state.hidden[slot], reach < MappedPieces::Reach::Read);
        set(state.readable[slot], reach >= MappedPieces::Reach::Read);
        set(state.writable[slot], reach == MappedPieces::Reach::ReadWrite);
    }
    return true;
}

bool DeviceMemory::free(std::uint64_t address)
{
    Tables& state = *m_state;
    const std::lock_guard lock(state.mutex);
    Allocation* const found = state.liveAt(address);
    if (found == nullptr)
        return false;
    Allocation& allocation = *found;
    state.unwritten.end(address);
    const std::uint64_t offset = address - map().base;
    const auto first = static_cast<std::size_t>(offset / kSlotBytes);
    for (std::size_t slot = first; slot < first + state.slotsFor(allocation.bytes); ++slot) {
        state.slots[slot].state = State::Freed;
        withdraw(state.readable[slot]);
        withdraw(state.writable[slot]);
        withdraw(state.hidden[slot]);
    }
    allocation.state = State::Freed;
    state.usedBytes -= allocation.access == Access::Reserved ? 0 : state.pagesFor(allocation.bytes);
    // Pages that the system does not take back keep their content, so their slots are not used again.
    if (state.reservation.decommit(offset, state.pagesFor(allocation.bytes)))
        state.quarantine.push_back(first);
    return true;
}

std::optional<DeviceMemory::Allocation> DeviceMemory::find(std::uint64_t address) const
{
    const Tables& state = *m_state;
    const std::lock_guard lock(state.mutex);
    const std::uint64_t slot = (address - map().base) / kSlotBytes;
    if (slot >= state.count || state.slots[slot].state == State::Never)
        return std::nullopt;
    return state.records[state.slots[slot].first];
}

std::optional<DeviceMemory::Extent> DeviceMemory::extentAt(std::uint64_t address) const
{
    const std::optional<Allocation> found = address < map().base ? std::nullopt : find(address);
    if (!found || found->state != State::Live || address < found->address || address - found->address >= found->bytes)
        return std::nullopt;
    if (found->access != Access::Reserved)
        return Extent{found->address, found->bytes};
    using Reach = MappedPieces::Reach;
    if (pieces().at(address) < Reach::Read)
        return std::nullopt;
    const std::uint64_t granule = address / MappedPieces::kGranule * MappedPieces::kGranule;
    const std::uint64_t begin = pieces().startOfRun(found->address, granule, Reach::Read);
    return Extent{begin, pieces().endOfRun(granule, found->address + found->bytes, Reach::Read) - begin};
}

bool DeviceMemory::contains(std::uint64_t address, std::uint64_t bytes) const noexcept
{
    const std::uint64_t slot = (address - map().base) / kSlotBytes;
    if (slot >= m_state->count)
        return false;
    const auto isIn = [&](Bounds& bounds) {
        const std::uint64_t end = std::atomic_ref(bounds.end).load(std::memory_order_acquire);
        const std::uint64_t begin = std::atomic_ref(bounds.begin).load(std::memory_order_relaxed);
        return address >= begin && address <= end && bytes <= end - address;
    };
    return isIn(m_state->readable[slot]) || isIn(m_state->hidden[slot]) ||
           m_state->pieces.contains(address, bytes, MappedPieces::Reach::Read);
}

std::uint64_t DeviceMemory::totalBytes() const noexcept
{
    return m_state->totalBytes;
}

std::uint64_t DeviceMemory::usedBytes() const noexcept
{
    return m_state->usedBytes;
}

const DeviceMemory::Map& DeviceMemory::map() const noexcept
{
    return m_state->map;
}

std::uint64_t DeviceMemory::window(Window window) const noexcept
{
    return map().base + static_cast<std::uint64_t>(window) * kSlotBytes;
}

}  // namespace kd::emulator

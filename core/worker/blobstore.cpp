// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/blobstore.h"

#include "core/base/error.h"
#include "core/memory/devicememory.h"
#include "core/worker/wire.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace kd {

BlobStore::BlobStore(Limits limits, MemoryBudget* budget) : m_limits(limits), m_budget(budget)
{
    if (budget != nullptr)
        m_member.emplace(*budget, [this] { return claim(); });
}

std::size_t BlobStore::blobsWithin(std::size_t descriptors)
{
    constexpr std::size_t kOthers = 64;  // of the connection, of children and of the buffers of a launch
    constexpr std::size_t kFewest = 8;
    return std::clamp((descriptors - std::min(descriptors, kOthers)) / 2, kFewest, kMaxBlobs);
}

MemoryClaim BlobStore::claim() const
{
    MemoryClaim claim;
    const auto add = [&claim](const posix::SharedMemory& memory) {
        claim.promised.value += memory.bytes().size();
        claim.resident.value += memory.resident().value;
    };
    for (const auto& [id, entry] : m_entries)
        add(*entry.blob);
    for (const auto& [id, partial] : m_partial)
        add(partial.memory);
    return claim;
}

Blob BlobStore::find(const std::string& id)
{
    const auto found = m_entries.find(id);
    if (found == m_entries.end())
        return nullptr;
    found->second.lastUse = ++m_clock;
    return found->second.blob;
}

Message BlobStore::put(const std::string& id, std::uint64_t total, std::uint64_t offset, std::span<const std::byte> slice)
{
    if (!isContentId(id))
        return "A blob's id must be the SHA-256 of its bytes.";
    if (m_entries.contains(id))
        return {};
    if (offset == 0) {
        dropPartial(id);
        try {
            m_partial[id].memory = allocate({total});
        } catch (const Error& error) {
            m_partial.erase(id);
            return error.sentence();
        }
    }
    const auto found = m_partial.find(id);
    if (found == m_partial.end())
        return message("A part of the blob {} came without its beginning.", id);
    Partial& partial = found->second;
    const std::span<std::byte> room = partial.memory.bytes();
    if (offset != partial.filled || slice.size() > room.size() - partial.filled || (slice.empty() && !room.empty())) {
        dropPartial(id);
        return message("A part of the blob {} does not follow the one before.", id);
    }
    std::ranges::copy(slice, room.begin() + static_cast<std::ptrdiff_t>(offset));
    partial.hash.add(slice);
    partial.filled += slice.size();
    if (partial.filled < room.size())
        return {};
    Partial whole = std::move(partial);
    m_partial.erase(found);
    return finish(id, std::move(whole));
}

void BlobStore::dropPartial(const std::string& id)
{
    const auto found = m_partial.find(id);
    if (found == m_partial.end())
        return;
    release({found->second.memory.bytes().size()});
    m_partial.erase(found);
}

Message BlobStore::finish(const std::string& id, Partial partial)
{
    if ("sha256:" + toHex(partial.hash.finish()) != id) {
        release({partial.memory.bytes().size()});
        return message("The bytes of the blob {} arrived damaged.", id);
    }
    m_entries[id] = {.blob = std::make_shared<const posix::SharedMemory>(std::move(partial.memory)), .lastUse = ++m_clock};
    return {};
}

std::string BlobStore::add(std::span<const std::byte> bytes)
{
    std::string id = blobIdOf(bytes);
    if (find(id))
        return id;
    posix::SharedMemory memory = allocate({bytes.size()});
    std::ranges::copy(bytes, memory.bytes().begin());
    m_entries[id] = {.blob = std::make_shared<const posix::SharedMemory>(std::move(memory)), .lastUse = ++m_clock};
    return id;
}

posix::SharedMemory BlobStore::allocate(Bytes size)
{
    if (!makeRoom(size))
        throw MemoryError({.text = message("{} of host memory are wanted; {}", sizeText(size), roomText())});
    return allocateMade(size);
}

posix::SharedMemory BlobStore::allocateMade(Bytes size)
{
    while (m_entries.size() + m_partial.size() >= m_limits.blobs && dropLeastUsed()) { }
    posix::SharedMemory memory(size);
    m_used.value += size.value;
    return memory;
}

Bytes BlobStore::roomBeside() const
{
    const std::uint64_t left = m_limits.bytes.value - std::min(m_limits.bytes.value, m_used.value);
    const std::uint64_t free = m_budget == nullptr ? left : std::min(left, m_budget->free().value);
    return {free / 2};
}

void BlobStore::addRun(RunContents run)
{
    std::vector<std::string> ids;
    const auto add = [&](RunContents::List& contents, Entry::Kind kind) {
        for (auto& [id, memory] : contents) {
            ids.push_back(id);
            m_entries[id] = {
                .blob = std::make_shared<const posix::SharedMemory>(std::move(memory)), .lastUse = ++m_clock, .kind = kind};
        }
    };
    add(run.outputs, Entry::Kind::Output);
    add(run.beside, Entry::Kind::Beside);
    m_runs.push_back(std::move(ids));
    while (m_runs.size() > kKeptRuns) {
        for (const std::string& id : m_runs.front())
            if (const auto found = m_entries.find(id); found != m_entries.end())
                drop(found);
        m_runs.pop_front();
    }
    while (m_entries.size() + m_partial.size() > m_limits.blobs && dropLeastUsed()) { }
}

void BlobStore::drop(std::map<std::string, Entry>::iterator entry)
{
    release({entry->second.blob->bytes().size()});
    m_entries.erase(entry);
}

Message BlobStore::roomText() const
{
    const Bytes left{m_limits.bytes.value - std::min(m_limits.bytes.value, m_used.value)};
    if (m_budget != nullptr)
        if (const MemoryBudget::State state = m_budget->state(); state.free <= left)
            return state.text();
    return message("{} of the {} that the worker may use are free", sizeText(left), sizeText(m_limits.bytes));
}

bool BlobStore::makeRoom(Bytes size, Bytes beside)
{
    const std::uint64_t all = size.value + beside.value;
    const std::uint64_t before = m_used.value;
    const std::uint64_t room = m_budget == nullptr ? std::numeric_limits<std::uint64_t>::max() : m_budget->free().value;
    // What is dropped is free at once; it is not measured again, since that takes longer than to drop it.
    const auto fitsWithout = [&](std::uint64_t dropped) {
        const std::uint64_t used = before - dropped;
        return used <= m_limits.bytes.value && size.value <= m_limits.bytes.value - used && all - std::min(all, dropped) <= room;
    };
    if (size > m_limits.bytes || all < size.value)
        return false;
    if (fitsWithout(0))
        return true;
    if (!fitsWithout(droppable().value))
        return false;
    while (!fitsWithout(before - m_used.value))
        if (!dropLeastUsed())
            return false;
    return true;
}

bool BlobStore::mayDrop(const std::string& id, const Entry& entry) const
{
    const bool isOfLastRun =
        entry.kind == Entry::Kind::Output && !m_runs.empty() && std::ranges::find(m_runs.back(), id) != m_runs.back().end();
    return entry.blob.use_count() == 1 && !isOfLastRun;
}

Bytes BlobStore::droppable() const
{
    Bytes sum;
    for (const auto& [id, entry] : m_entries)
        sum.value += mayDrop(id, entry) ? entry.blob->bytes().size() : 0;
    return sum;
}

bool BlobStore::dropLeastUsed()
{
    auto victim = m_entries.end();
    for (auto entry = m_entries.begin(); entry != m_entries.end(); ++entry) {
        if (!mayDrop(entry->first, entry->second))
            continue;
        const auto rank = [](const Entry& candidate) { return std::pair(candidate.kind, candidate.lastUse); };
        if (victim == m_entries.end() || rank(entry->second) < rank(victim->second))
            victim = entry;
    }
    if (victim == m_entries.end())
        return false;
    drop(victim);
    return true;
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/sharedmemory.h"
#include "core/base/sha256.h"
#include "core/base/units.h"
#include "core/worker/memorybudget.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace kd {

/// A finished blob. Whoever holds the pointer keeps the bytes.
using Blob = std::shared_ptr<const posix::SharedMemory>;

/// Bytes by id in shared memory, within limits and within what the machine has left. When room is wanted, sent bytes and artifacts
/// leave first, the longest unused one before the others, then outputs of older runs; what somebody holds stays, and so do the
/// outputs of the last run. What runs leave beside their outputs leaves before all of them.
class BlobStore {
public:
    static constexpr std::size_t kKeptRuns = 8;
    static constexpr std::size_t kMaxBlobs = 256;

    struct Limits {
        Bytes bytes;
        std::size_t blobs = kMaxBlobs;  ///< blobs that are kept; each holds a file descriptor
    };
    /// How many blobs a process may keep that may open so many descriptors: what it needs beside them stays free.
    static std::size_t blobsWithin(std::size_t descriptors);

    /// `budget`, which must outlive it, counts the blobs and is asked before memory is taken; null: the limits alone count. What
    /// allocate() gave counts from when it is here again: until then it is its holder's to claim.
    explicit BlobStore(Limits limits, MemoryBudget* budget = nullptr);

    /// The blob, which counts as used now; null when it is not (or not wholly) here.
    Blob find(const std::string& id);
    /// Takes a slice of a blob whose id is that of its content. Returns what is wrong with it, one sentence; empty when
    /// it was taken. A blob that fails is forgotten.
    Message put(const std::string& id, std::uint64_t total, std::uint64_t offset, std::span<const std::byte> slice);
    /// Forgets what came of a blob that is not whole; the rest of it is then refused.
    void dropPartial(const std::string& id);
    /// Keeps bytes under the id of their content, which it returns. Throws MemoryError without room.
    std::string add(std::span<const std::byte> bytes);
    /// Memory for one buffer of a launch. Throws MemoryError with both numbers when there is no room.
    posix::SharedMemory allocate(Bytes size);
    /// Memory of what makeRoom() has just made: nothing is measured or refused any more.
    posix::SharedMemory allocateMade(Bytes size);
    /// Drops what can be missed until so much can be taken here, and `beside` it by others of the budget. False when all of that
    /// would not be enough; nothing is dropped then.
    bool makeRoom(Bytes size, Bytes beside = {});
    /// "4.0 GiB of this machine's 23.4 GiB of memory are free": to follow what is wanted.
    Message roomText() const;
    MemoryBudget* budget() const { return m_budget; }
    /// What a run leaves, by id.
    struct RunContents {
        using List = std::vector<std::pair<std::string, posix::SharedMemory>>;
        List outputs;
        List beside;  ///< what its buffers held before, and what outputs were compared with
    };
    /// Keeps the contents of a finished run under their ids; those of the oldest run beyond the last eight are dropped. What is
    /// kept beside the outputs leaves before all others when room is wanted.
    void addRun(RunContents run);
    /// How much may be kept beside outputs now: half of what is free stays free.
    Bytes roomBeside() const;
    /// Memory that allocate() gave and that is gone.
    void release(Bytes size) { m_used.value -= size.value; }
    Bytes used() const { return m_used; }

private:
    struct Entry {
        Blob blob;
        std::uint64_t lastUse = 0;
        enum class Kind { Beside, Sent, Output };
        Kind kind = Kind::Sent;
    };
    struct Partial {
        posix::SharedMemory memory;
        std::uint64_t filled = 0;
        Sha256 hash;
    };
    MemoryClaim claim() const;
    bool mayDrop(const std::string& id, const Entry& entry) const;
    Bytes droppable() const;
    bool dropLeastUsed();
    void drop(std::map<std::string, Entry>::iterator entry);
    Message finish(const std::string& id, Partial partial);

    Limits m_limits;
    MemoryBudget* m_budget;
    std::optional<MemoryBudget::Member> m_member;
    Bytes m_used;
    std::uint64_t m_clock = 0;
    std::map<std::string, Entry> m_entries;
    std::map<std::string, Partial> m_partial;
    std::deque<std::vector<std::string>> m_runs;
};

}  // namespace kd

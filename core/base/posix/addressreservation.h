// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace kd::posix {

/// Owns a range of addresses in which nothing is readable until it is committed; reserved pages cost no memory and do not
/// count against the system's overcommit limit. Offsets and sizes are multiples of the page size. Move-only.
class AddressReservation {
public:
    AddressReservation() = default;
    /// `bytes` of addresses that start at a multiple of `alignment`, a power of two. Throws RuntimeError with the size and the
    /// system's reason.
    AddressReservation(std::uint64_t bytes, std::uint64_t alignment);
    /// Addresses that only what is committed takes from a limit on address space (ulimit -v): a range far from where the system
    /// puts anything, aligned to 1 TiB, of which nothing is mapped before. At most kMaxOnDemandBytes each and
    /// kMaxOnDemand at once; throws RuntimeError beyond.
    static AddressReservation onDemand(std::uint64_t bytes);
    static constexpr std::uint64_t kMaxOnDemandBytes = std::uint64_t{2} << 40;
    static constexpr int kMaxOnDemand = 16;
    ~AddressReservation();
    AddressReservation(AddressReservation&& other) noexcept;
    AddressReservation& operator=(AddressReservation&& other) noexcept;

    std::uint64_t begin() const noexcept { return m_begin; }
    std::uint64_t bytes() const noexcept { return m_bytes; }

    /// Makes [offset, offset + bytes) readable and writable, zero filled when it was not so before; pages are taken when
    /// touched. False when the system refuses. Of a reservation on demand: only of what is not committed.
    bool commit(std::uint64_t offset, std::uint64_t bytes) noexcept;
    /// Lets [offset, offset + bytes) show `descriptor`'s bytes from `from` on, which all who map them share. False when the system
    /// refuses. Of a reservation on demand: only of what is not committed.
    bool map(std::uint64_t offset, std::uint64_t bytes, int descriptor, std::uint64_t from) noexcept;
    /// Gives the pages back: what stood there is gone, unless a descriptor holds it, and touching it is a fault again.
    bool decommit(std::uint64_t offset, std::uint64_t bytes) noexcept;

private:
    bool place(std::uint64_t offset, std::uint64_t bytes, int flags, int descriptor, std::uint64_t from) noexcept;
    void release() noexcept;

    std::uint64_t m_begin = 0;
    std::uint64_t m_bytes = 0;
    int m_range = -1;  ///< number of a range on demand; -1: the system reserved it
};

/// Gives the size of this machine's pages, in bytes.
std::uint64_t pageSize() noexcept;

}  // namespace kd::posix

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/checks/blockclocks.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace kd::emulator {

/// Knows which bytes of a block's shared memory products of its warpgroups (wgmma) read, and until when: a product may read them
/// until a warp of its group has waited for it, and others may count on that end who are ordered behind such a wait. Products of a
/// group end in their order; they are counted from 1. Units are the pieces of 16 bytes that a product reads.
class ProductShadow {
public:
    static constexpr std::uint32_t kPiece = 16;

    void blockBegins(std::uint64_t sharedBytes);

    /// The product `number` of a group reads the piece at `offset` from now on.
    void read(std::uint32_t group, std::uint64_t number, const Instruction& product, std::uint32_t offset);
    /// A warp of the group has waited for its products up to `number`.
    void complete(BlockClocks& clocks, std::uint32_t group, std::uint64_t number, std::uint32_t warp);

    struct Reader {
        const Instruction* product = nullptr;
        std::uint32_t group = 0;
    };
    /// A product that may still read bytes of [first, first + bytes), as far as `warp` can know, which writes them now.
    std::optional<Reader> readerOf(const BlockClocks& clocks, std::uint32_t warp, std::uint32_t first, std::uint32_t bytes);

private:
    struct Reading {
        const Instruction* product = nullptr;  ///< null: none
        std::uint64_t number = 0;
    };
    struct Group {
        std::vector<Reading> pieces;  ///< the last product that reads each; empty: none does
        std::optional<BlockClocks::Source> source;
        std::uint64_t completed = 0;
    };

    std::size_t m_pieces = 0;
    std::vector<Group> m_groups;
};

}  // namespace kd::emulator

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/checks/copyshadow.h"
#include "core/emulator/warp/asyncwork.h"
#include "core/emulator/warp/block.h"
#include "core/emulator/warpgroup/productregisters.h"

#include <array>
#include <cstdint>
#include <deque>
#include <vector>

namespace kd::emulator {

/// The products of the warpgroups of one block: how many each warp has begun, which of them are in groups (wgmma.commit_group), and
/// which have been waited for. Warps 4g to 4g + 3 are group g, and its products are those that all four have begun.
class WarpgroupState final : public AsyncWork {
public:
    explicit WarpgroupState(Block& block);
    void blockBegins() override;
    bool advance(bool) override { return false; }
    Warp* explain() override;
    void blockEnds() override;
    const Failure* failure() const override { return nullptr; }

    /// What its warps must agree on.
    struct Product {
        const Instruction* instruction = nullptr;
        const DecodedFunction* function = nullptr;
        std::uint32_t warp = 0;  ///< that began it first
        std::array<std::uint64_t, 2> descriptors{};
    };
    /// The warp begins its next product; gives that one's number among those of the group, from 1; 0: Warp::fault is set.
    std::uint64_t begin(Warp& warp, const Product& product);
    void commit(const Warp& warp);
    /// False: the warp has to wait until others have begun what it waits for.
    bool wait(const Warp& warp, std::uint32_t pending);

    ProductRegisters& registersOf(const Warp& warp) { return m_warps[warp.index].registers; }

private:
    struct WarpProducts {
        std::uint64_t begun = 0, completed = 0;
        std::deque<std::uint64_t> groups;  ///< products begun before each one's end
        const Instruction* last = nullptr;
        ProductRegisters registers;
    };
    struct Group {
        std::deque<Product> products;  ///< that not all of its warps have begun
        std::uint64_t begunByAll = 0;
    };
    void advanceGroup(std::uint32_t group);
    Message absentText(const Warp& warp) const;

    Block& m_block;
    std::vector<WarpProducts> m_warps;
    std::vector<Group> m_groups;
};

/// The state of the block of a warp, made when there is none.
WarpgroupState& warpgroupStateOf(const Warp& warp);
/// Null: no hazards are looked for.
CopyShadow* productShadowOf(const Block& block);

}  // namespace kd::emulator

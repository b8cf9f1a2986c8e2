// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/checks/localinit.h"
#include "core/emulator/checks/noteplan.h"
#include "core/emulator/checks/notesums.h"
#include "core/emulator/warp/block.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace kd::emulator {

/// Looks at the values that the threads of a block compute, by a plan, and notes what is seldom meant: see KernelNote. Finds reads
/// of local memory that the thread has not written (LocalInit), too, where the plan has them. The executor calls before() and
/// after() around each instruction of the plan; a fault ends what is looked at.
class ValueNotes {
public:
    explicit ValueNotes(const NotePlan& plan) : m_plan(plan), m_pendings(plan.pendingCount()) {}

    /// Notes go to `sums` until the next call.
    void blockBegins(const Block& block, NoteSums& sums);
    const std::uint32_t* rowsOf(const DecodedFunction& function) const { return m_plan.rowsOf(function); }

    /// Around an instruction of the plan for the lanes of `mask`, which is not 0; `row` as rowsOf() has it.
    void before(std::uint32_t row, const Warp& warp, LaneMask mask);
    void after(std::uint32_t row, const Instruction& instruction, const Warp& warp, LaneMask mask);

    /// Whether notes are wanted, not only reads of unwritten local memory.
    bool notesValues() const { return m_plan.wanted().values; }
    /// Lanes of what before() was told of read local memory that nobody has written.
    bool readsUnwritten() const { return m_unwritten != 0; }
    /// Tells the block's UnwrittenValues of them, when the instruction is done.
    void tellUnwritten(const Instruction& instruction, const Warp& warp) const;
    // Who changes local memory without an instruction of the plan tells these.
    /// Lanes begin a call.
    void frameBegins(const Warp& warp, const CallFrame& frame, LaneMask mask);
    /// A lane writes at a generic address, or one in local memory.
    void writesGeneric(const Warp& warp, int lane, std::uint64_t address, std::uint32_t bytes);
    void writesLocal(const Warp& warp, int lane, std::uint64_t offset, std::uint32_t bytes);

    /// What a lane stored last at an offset of its local memory, as far as that is known.
    struct Stored {
        std::uint32_t bytes = 0;  ///< of the element that begins there; 0: none does
        bool isFloat = false;     ///< it was stored as a floating-point number
        bool isAny = false;       ///< the byte belongs to something that was stored
    };
    Stored storedAt(const Warp& warp, int lane, std::uint64_t offset) const;
    /// Arguments of printf that do not fit its format.
    void noteMismatch(const Instruction& instruction, const Warp& warp, int lane, const Message& text);

private:
    static constexpr std::size_t kMaxSources = 3;
    /// What one lane did that is noted: an element, its operands and the result.
    struct Case {
        std::array<std::uint64_t, kMaxSources> from{};
        std::uint64_t to = 0;
    };
    /// Results of an instruction that wait for a select to take them.
    struct Pending {
        const Instruction* instruction = nullptr;
        const NotedInstruction* noted = nullptr;
        struct Results {
            KernelNote::Kind kind = KernelNote::Kind::Infinity;
            LaneMask lanes = 0;
            std::array<Case, kLanes> cases;
        };
        std::array<Results, 2> results;
    };
    /// The instruction under way.
    struct Work {
        const NotedInstruction& noted;
        const Instruction& instruction;
        const Warp& warp;
        LaneMask mask = 0;
    };

    template <typename CaseOf>
    void settle(const Work& work, std::size_t index, KernelNote::Kind kind, LaneMask found, const CaseOf& caseOf);
    void settleNone(const Work& work);
    template <typename TextOf>
    void tell(const DecodedFunction& function, const Instruction& instruction, const Warp& warp, KernelNote::Kind kind,
              LaneMask mask, const TextOf& textOf);
    const std::byte* source(const Work& work, std::size_t index) const;
    std::uint64_t source(const Work& work, std::size_t index, int lane) const;
    Case caseOf(const Work& work, int lane, std::uint32_t element) const;
    void afterDivision(const Work& work);
    void afterShift(const Work& work);
    void afterConversion(const Work& work);
    template <typename Word> bool isAnyBorn(const Work& work) const;
    bool isAnyBorn(const Work& work) const;
    void afterFloat(const Work& work);
    void beforeProduct(const NotedInstruction& noted, const Warp& warp);
    void afterProduct(const Work& work);
    LaneMask localAddresses(const NotedInstruction& noted, const Warp& warp, LaneMask mask);
    void beforeLoad(const NotedInstruction& noted, const Warp& warp, LaneMask mask);
    bool isPadding(const NotedInstruction& noted, const Warp& warp, int lane) const;
    void afterStore(const Work& work);
    void keepStored(const NotedInstruction& noted, const Warp& warp, LaneMask mask);
    void select(const NotedInstruction& noted, const Warp& warp, LaneMask mask);
    std::unique_ptr<Pending>& pendingOf(std::uint32_t number, const Warp& warp);

    const NotePlan& m_plan;
    NoteSums* m_sums = nullptr;
    const Block* m_block = nullptr;
    std::uint64_t m_time = 0;  ///< goes on with each note
    std::vector<std::vector<std::unique_ptr<Pending>>> m_pendings;  ///< by NotedInstruction::pending, then warp
    /// Operands of the instruction under way that its result may overwrite, as they stand in their slots.
    std::array<std::array<std::uint64_t, kLanes>, kMaxSources> m_kept{};
    bool m_isFinite = false, m_isNumber = false;  ///< all operands of the product under way are finite; are not NaN
    LocalInit m_local;
    LocalInit::Addresses m_addresses{};  ///< of the access to local memory under way
    LaneMask m_unwritten = 0;
    std::uint32_t m_bytes = 0;
    std::vector<std::vector<std::uint8_t>> m_stored;  ///< by warp: of each byte of local memory that of lane 0, lane 1…
};

}  // namespace kd::emulator

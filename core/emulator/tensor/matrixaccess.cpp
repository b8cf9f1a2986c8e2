// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/tensor/matrixaccess.h"

#include "core/emulator/memory/observe.h"
#include "core/emulator/tensor/matrixform.h"
#include "core/emulator/tensor/tensorbind.h"

#include <algorithm>
#include <cstring>

namespace kd::emulator {
namespace {

constexpr int kAlignment = 16;  // bytes of the start of a row or column, or those of a lane's registers where these are fewer

// One access of every lane: where it is from the start of the matrix, and what of a register it moves.
struct Piece {
    int registerIndex, element;
};

// Distances from the start of the matrix, in bits, are known once its stride is.
class Walk {
public:
    Walk(const MatrixAccess& matrix, std::int64_t strideBits) : m_matrix(matrix), m_strideBits(strideBits)
    {
        for (int lane = 0; lane < kLanes; ++lane)
            m_ofLane[lane] = distance(matrix.fragment.ofLane[lane]);
    }

    std::int64_t bytesTo(const Piece& piece, int lane) const
    {
        const Fragment& fragment = m_matrix.fragment;
        return (m_ofLane[lane] + distance(fragment.ofRegister[piece.registerIndex]) + piece.element * distance(fragment.step)) / 8;
    }

private:
    // Positions of lanes, registers and elements add up without a carry from columns to rows.
    std::int64_t distance(int position) const
    {
        const int row = position / m_matrix.fragment.columns, column = position % m_matrix.fragment.columns;
        const int across = m_matrix.isRowMajor ? row : column, along = m_matrix.isRowMajor ? column : row;
        return across * m_strideBits + along * elementBits(m_matrix.fragment.element);
    }

    const MatrixAccess& m_matrix;
    std::int64_t m_strideBits;
    std::int64_t m_ofLane[kLanes];
};

template <typename Word> void moveWords(bool isStore, std::byte* memory, std::byte* word)
{
    auto* const there = reinterpret_cast<Word*>(memory);
    if (isStore) {
        Word value;
        std::memcpy(&value, word, sizeof value);
        __atomic_store_n(there, value, __ATOMIC_RELAXED);
    } else {
        const Word value = __atomic_load_n(there, __ATOMIC_RELAXED);
        std::memcpy(word, &value, sizeof value);
    }
}

// At once, as other accesses are.
void moveBytes(bool isStore, std::uint32_t bytes, std::byte* memory, std::byte* word)
{
    switch (bytes) {
    case 1: return moveWords<std::uint8_t>(isStore, memory, word);
    case 2: return moveWords<std::uint16_t>(isStore, memory, word);
    case 4: return moveWords<std::uint32_t>(isStore, memory, word);
    default: return moveWords<std::uint64_t>(isStore, memory, word);
    }
}

class Mover {
public:
    Mover(const Instruction& instruction, Warp& warp, bool isStore)
        : m_instruction(instruction), m_warp(warp), m_isStore(isStore), m_matrix(formOf<MatrixAccess>(instruction)),
          m_access{.space = m_matrix.space, .kind = isStore ? AccessKind::Write : AccessKind::Read, .narrow = m_matrix.isNarrow}
    {
    }

    Next run()
    {
        if (!findStart() || !isAligned())
            return Next::Faulted;
        const Fragment& fragment = m_matrix.fragment;
        const Walk walk(m_matrix, m_stride * m_matrix.strideBits);
        const int pieces = m_matrix.isContiguous ? 1 : fragment.perRegister;
        m_access.bytes = static_cast<std::uint32_t>(registerBits(fragment.element) / 8 / pieces);
        for (int r = 0; r < fragment.registers; ++r)
            for (int element = 0; element < pieces; ++element)
                if (!move(walk, {r, element}))
                    return Next::Faulted;
        if (!m_isStore)
            repeatRegisters();
        return Next::Continue;
    }

private:
    // Address and stride, which must be the same for all lanes.
    bool findStart()
    {
        const auto* strides = lanes<std::int32_t>(m_warp, m_instruction.from[1]);
        const std::uint64_t offset = *lanes<std::uint64_t>(m_warp, m_instruction.from[2]);
        m_stride = strides[0];
        for (int lane = 0; lane < kLanes; ++lane) {
            const std::uint64_t base = m_matrix.isNarrow ? lanes<std::uint32_t>(m_warp, m_instruction.from[0])[lane]
                                                         : lanes<std::uint64_t>(m_warp, m_instruction.from[0])[lane];
            if (lane == 0)
                m_start = base + offset;
            if (base + offset == m_start && strides[lane] == m_stride)
                continue;
            raise(m_warp, {.kind = Fault::Kind::IllegalInstruction, .lane = lane,
                           .text = message("lane {} gives another address or stride of the matrix than lane 0: all lanes of a warp "
                                           "must give the same", lane)});
            return false;
        }
        return true;
    }

    bool isAligned()
    {
        const Fragment& fragment = m_matrix.fragment;
        const int wanted = std::min(kAlignment, fragment.listed * registerBits(fragment.element) / 8);
        const std::int64_t strideBits = m_stride * m_matrix.strideBits;
        if (m_start % static_cast<std::uint64_t>(wanted) != 0)
            return refuse(message("the matrix begins at an address that is misaligned by {}: it must be a multiple of {} bytes",
                                  m_start % static_cast<std::uint64_t>(wanted), wanted));
        if (strideBits % (8 * wanted) != 0)
            return refuse(message("the stride of the matrix is {} elements of {} bits: it must be a multiple of {} bytes", m_stride,
                                  unsigned{m_matrix.strideBits}, wanted));
        return true;
    }

    bool refuse(const Message& text)
    {
        raise(m_warp, {.kind = Fault::Kind::Misaligned, .lane = 0, .hasAddress = true, .address = m_start, .text = text});
        return false;
    }

    bool move(const Walk& walk, const Piece& piece)
    {
        LaneAddresses places;
        for (int lane = 0; lane < kLanes; ++lane) {
            const std::uint64_t address = m_start + static_cast<std::uint64_t>(walk.bytesTo(piece, lane));
            places.address[lane] = m_matrix.isNarrow ? static_cast<std::uint32_t>(address) : address;
        }
        if (!resolveAddresses(m_instruction, m_warp, kAllLanes, m_access, places))
            return false;
        const std::size_t registerBytes = static_cast<std::size_t>(registerBits(m_matrix.fragment.element) / 8);
        std::byte* words = lanes<std::byte>(m_warp, slotOf(piece.registerIndex)) +
            static_cast<std::size_t>(piece.element) * m_access.bytes;
        alignas(8) std::byte written[kLanes * 8];
        for (std::size_t lane = 0; lane < kLanes; ++lane) {
            std::byte* const word = words + lane * registerBytes;
            moveBytes(m_isStore, m_access.bytes, places.host[lane], word);
            std::memcpy(written + lane * m_access.bytes, word, m_access.bytes);
        }
        if (isUnobserved(m_warp))
            return true;
        if (m_isStore)
            observeWritten(m_instruction, m_warp, m_access, places, written);
        else
            observe(m_instruction, m_warp, m_access, places);
        return true;
    }

    void repeatRegisters()
    {
        const Fragment& fragment = m_matrix.fragment;
        const std::size_t bytes = kLanes * static_cast<std::size_t>(registerBits(fragment.element)) / 8;
        for (int r = fragment.registers; r < fragment.listed; ++r)
            std::memcpy(lanes<std::byte>(m_warp, slotOf(r)), lanes<std::byte>(m_warp, slotOf(r % fragment.registers)), bytes);
    }

    Slot slotOf(int registerIndex) const { return m_warp.lists[m_instruction.aux + static_cast<std::uint32_t>(registerIndex)]; }

    const Instruction& m_instruction;
    Warp& m_warp;
    const bool m_isStore;
    const MatrixAccess& m_matrix;
    Access m_access;
    std::uint64_t m_start = 0;
    std::int64_t m_stride = 0;
};

}  // namespace

Next loadMatrix(const Instruction& instruction, WarpRegisters& registers, LaneMask)
{
    Warp& warp = warpOf(registers);
    tellConvergence(warp);
    return Mover(instruction, warp, false).run();
}

Next storeMatrix(const Instruction& instruction, WarpRegisters& registers, LaneMask)
{
    Warp& warp = warpOf(registers);
    tellConvergence(warp);
    return Mover(instruction, warp, true).run();
}

}  // namespace kd::emulator

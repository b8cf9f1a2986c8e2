// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/decode/productwatch.h"

#include "core/emulator/decode/frameallocator.h"
#include "core/emulator/tensormemory/loadregisters.h"
#include "core/emulator/warpgroup/productregisters.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>
#include <vector>

namespace kd::emulator {
namespace {

constexpr std::uint32_t kNone = ~std::uint32_t{0};
constexpr std::size_t kMetadata = 3;  // the operand of a sparse product

class Watch {
public:
    Watch(DecodedFunction& function, const std::vector<LivenessInfo>& notes)
        : m_function(function), m_notes(notes), m_numbers(function.text->registers.size(), kNone)
    {
    }

    void run()
    {
        for (std::uint32_t i = 0; i < m_notes.size(); ++i)
            if (isProduct(i))
                addProduct(i);
        if (m_count == 0)
            return;
        while (addMoved()) {}
        m_function.watchedAt.resize(m_notes.size());
        m_function.watchedRegisters = m_count;
        for (std::uint32_t i = 0; i < m_notes.size(); ++i)
            watch(i);
    }

private:
    const ptx::Instruction* textOf(std::uint32_t at) const
    {
        const std::uint32_t source = m_function.code[at].source;
        return source < m_function.text->body.size() ? &m_function.text->body[source] : nullptr;
    }
    bool isProduct(std::uint32_t at) const
    {
        const ptx::Instruction* const text = textOf(at);
        return text != nullptr && (text->root == "wgmma" || isLoad(*text)) && !m_notes[at].writes.empty();
    }
    static bool isLoad(const ptx::Instruction& text) { return text.root == "tcgen05" && text.modifiers.front() == "ld"; }
    bool isMove(std::uint32_t at) const
    {
        const ptx::Instruction* const text = textOf(at);
        return text != nullptr && text->root == "mov" && m_notes[at].writes.size() == 1 && m_notes[at].reads.size() <= 1;
    }

    // Descriptors, predicates and metadata are read when a product begins: wgmma.fence is for D and A alone (PTX ISA 9.0,
    // 9.7.15.7.1).
    bool isOfMatrices(const ptx::Instruction& product, std::uint32_t reg) const
    {
        const bool isSparse = product.root == "wgmma" && product.has("sp");
        const ptx::Operand* const metadata = isSparse ? &product.operands[kMetadata] : nullptr;
        const bool isMetadata = isSparse && metadata->kind == ptx::Operand::Kind::Register && metadata->index == reg;
        return laneBytes(m_function.text->registers[reg].type) == 4 && !isMetadata;
    }
    void add(std::uint32_t reg)
    {
        if (m_numbers[reg] == kNone)
            m_numbers[reg] = m_count++;
    }
    std::vector<std::uint32_t> ofMatrices(std::uint32_t at, const std::vector<std::uint32_t>& registers) const
    {
        std::vector<std::uint32_t> found;
        std::ranges::copy_if(registers, std::back_inserter(found),
                             [&](std::uint32_t reg) { return isOfMatrices(*textOf(at), reg); });
        return found;
    }
    // Of a load those that it writes: it has read its address when it begins.
    void addProduct(std::uint32_t at)
    {
        const bool isOfLoad = isLoad(*textOf(at));
        m_handler = isOfLoad ? watchedLoadUser : watchedInstruction;
        for (const auto& registers : {isOfLoad ? m_notes[at].writes : m_notes[at].reads, m_notes[at].writes})
            for (const std::uint32_t reg : ofMatrices(at, registers))
                add(reg);
    }
    bool addMoved()
    {
        const std::uint32_t before = m_count;
        for (std::uint32_t i = 0; i < m_notes.size(); ++i) {
            if (!isMove(i) || m_notes[i].reads.empty())
                continue;
            const std::uint32_t to = m_notes[i].writes.front(), from = m_notes[i].reads.front();
            if (m_numbers[to] != kNone || m_numbers[from] != kNone) {
                add(to);
                add(from);
            }
        }
        return m_count != before;
    }

    std::vector<std::uint32_t> watchedOf(const std::vector<std::uint32_t>& registers) const
    {
        std::vector<std::uint32_t> numbers;
        for (const std::uint32_t reg : registers)
            if (m_numbers[reg] != kNone)
                numbers.push_back(m_numbers[reg]);
        return numbers;
    }

    void watch(std::uint32_t at)
    {
        const bool isOfProduct = isProduct(at);
        WatchedInstruction watched{.reads = watchedOf(isOfProduct ? ofMatrices(at, m_notes[at].reads) : m_notes[at].reads),
                                   .writes = watchedOf(m_notes[at].writes)};
        if (watched.reads.empty() && watched.writes.empty())
            return;
        if (isOfProduct) {
            std::erase_if(watched.reads, [&](std::uint32_t number) {
                return std::ranges::find(watched.writes, number) != watched.writes.end();
            });
        } else {
            Instruction& instruction = m_function.code[at];
            watched.all = std::exchange(instruction.all, m_handler);
            watched.some = std::exchange(instruction.some, m_handler);
            watched.isMove = isMove(at);
        }
        m_function.watched.push_back(std::move(watched));
        m_function.watchedAt[at] = static_cast<std::uint32_t>(m_function.watched.size());
    }

    DecodedFunction& m_function;
    const std::vector<LivenessInfo>& m_notes;
    std::vector<std::uint32_t> m_numbers;  ///< by register; kNone: not watched
    std::uint32_t m_count = 0;
    Handler m_handler = watchedInstruction;  ///< no architecture has both kinds
};

}  // namespace

void watchProducts(DecodedFunction& function, const std::vector<LivenessInfo>& notes)
{
    Watch(function, notes).run();
}

}  // namespace kd::emulator

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/productshadow.h"

#include <algorithm>

namespace kd::emulator {

void ProductShadow::blockBegins(std::uint64_t sharedBytes)
{
    m_pieces = static_cast<std::size_t>((sharedBytes + kPiece - 1) / kPiece);
    m_groups.clear();
}

void ProductShadow::read(std::uint32_t group, std::uint64_t number, const Instruction& product, std::uint32_t offset)
{
    m_groups.resize(std::max<std::size_t>(m_groups.size(), group + 1));
    Group& own = m_groups[group];
    own.pieces.resize(m_pieces);
    own.pieces[offset / kPiece] = {&product, number};
}

void ProductShadow::complete(BlockClocks& clocks, std::uint32_t group, std::uint64_t number, std::uint32_t warp)
{
    if (group >= m_groups.size())
        return;
    Group& own = m_groups[group];
    if (!own.source)
        own.source = clocks.addCounter();
    for (; own.completed < number; ++own.completed)
        clocks.happens(*own.source);
    clocks.acquire(warp, *own.source);
}

std::optional<ProductShadow::Reader> ProductShadow::readerOf(const BlockClocks& clocks, std::uint32_t warp, std::uint32_t first,
                                                             std::uint32_t bytes)
{
    for (std::uint32_t group = 0; group < m_groups.size(); ++group) {
        Group& own = m_groups[group];
        for (std::size_t piece = first / kPiece; piece <= (first + bytes - 1) / kPiece && piece < own.pieces.size(); ++piece) {
            Reading& reading = own.pieces[piece];
            if (reading.product == nullptr)
                continue;
            const bool isOver = own.source && reading.number <= own.completed &&
                clocks.knows(warp, {*own.source, static_cast<std::uint32_t>(reading.number)});
            if (!isOver)
                return Reader{reading.product, group};
            reading = {};
        }
    }
    return std::nullopt;
}

}  // namespace kd::emulator

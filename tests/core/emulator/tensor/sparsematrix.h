// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fragmentkernel.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <random>
#include <vector>

namespace tensortest {

inline constexpr int kRowsOfC = 16, kColumnsOfC = 8;

/// One shape of `mma.sp`.
struct SparseShape {
    const char* name;
    int k, bits;
    PlaceOf b;
    int selectors;  ///< that are allowed
};
inline const std::vector<SparseShape> kSparseShapes{
    {"m16n8k16", 16, 16, [](int l, int i) { return ManualPlace{l % 4 * 2 + (i & 1) + i / 2 * 8, l / 4}; }, 4},
    {"m16n8k32", 32, 16, [](int l, int i) { return ManualPlace{l % 4 * 2 + (i & 1) + i / 2 * 8, l / 4}; }, 2},
    {"m16n8k8", 8, 32, [](int l, int i) { return ManualPlace{l % 4 + i * 4, l / 4}; }, 4},
    {"m16n8k16", 16, 32, [](int l, int i) { return ManualPlace{l % 4 + i * 4, l / 4}; }, 2},
    {"m16n8k32", 32, 8, [](int l, int i) { return ManualPlace{l % 4 * 4 + (i & 3) + i / 4 * 16, l / 4}; }, 2},
    {"m16n8k64", 64, 8, [](int l, int i) { return ManualPlace{l % 4 * 4 + (i & 3) + i / 4 * 16, l / 4}; }, 1},
    {"m16n8k64", 64, 4, [](int l, int i) { return ManualPlace{l % 4 * 8 + (i & 7) + i / 8 * 32, l / 4}; }, 2},
    {"m16n8k128", 128, 4, [](int l, int i) { return ManualPlace{l % 4 * 8 + (i & 7) + i / 8 * 32, l / 4}; }, 1},
};

inline ManualPlace placeOfC(int lane, int i)
{
    return {lane / 4 + (i < 2 ? 0 : 8), lane % 4 * 2 + (i & 1)};
}

/// A with half of its elements, chosen at random, and the metadata that tells which.
class SparseMatrix {
public:
    SparseMatrix(const SparseShape& shape, bool isOrdered, std::mt19937_64& random)
        : m_shape(shape), m_bits(static_cast<std::size_t>(kRowsOfC * shape.k / 2)), m_columns(m_bits.size())
    {
        for (int row = 0; row < kRowsOfC; ++row)
            for (int chunk = 0; chunk < shape.k / chunkWidth(); ++chunk)
                choose(row, chunk, isOrdered, random);
    }

    std::uint64_t& bitsAt(int row, int stored) { return m_bits[static_cast<std::size_t>(row * m_shape.k / 2 + stored)]; }
    int columnAt(int row, int stored) const { return m_columns[static_cast<std::size_t>(row * m_shape.k / 2 + stored)]; }
    int wordsOfLane() const { return kRowsOfC * m_shape.k / 2 / 32 * m_shape.bits / 32; }

    // Runs of a lane cover whole chunks: of row g, of row g + 8, then of the same rows further right.
    void pack(int lane, std::uint32_t* words)
    {
        const int each = 32 / m_shape.bits;
        for (int i = 0; i < wordsOfLane() * each; ++i) {
            const int row = lane / 4 + (i / each % 2 == 0 ? 0 : 8), first = each * (lane % 4) + i / (2 * each) * each * 4;
            words[i / each] |= static_cast<std::uint32_t>(bitsAt(row, first + i % each)) << (i % each * m_shape.bits);
        }
    }
    const std::array<std::uint32_t, 32>& metadata(int selector)
    {
        m_metadata = {};
        for (int row = 0; row < kRowsOfC; ++row)
            for (int chunk = 0; chunk < m_shape.k / chunkWidth(); ++chunk)
                addIndices(row, chunk, selector);
        return m_metadata;
    }

private:
    int chunkWidth() const { return m_shape.bits == 32 ? 2 : m_shape.bits == 4 ? 8 : 4; }

    // Two of four elements, one of two, or two of four pairs.
    void choose(int row, int chunk, bool isOrdered, std::mt19937_64& random)
    {
        std::array<int, 4> order{0, 1, 2, 3};
        std::shuffle(order.begin(), order.end(), random);
        if (isOrdered && order[0] > order[1])
            std::swap(order[0], order[1]);
        const int stored = chunkWidth() / 2;
        for (int i = 0; i < stored; ++i) {
            const int index = row * m_shape.k / 2 + chunk * stored + i;
            const int within = m_shape.bits == 32 ? order[0] % 2
                : m_shape.bits == 4               ? 2 * order[static_cast<std::size_t>(i / 2)] + i % 2
                                                  : order[static_cast<std::size_t>(i)];
            m_columns[static_cast<std::size_t>(index)] = chunk * chunkWidth() + within;
        }
    }

    std::uint32_t indicesOf(int row, int chunk) const
    {
        const int width = chunkWidth(), first = chunk * width / 2;
        const auto within = [&](int i) { return static_cast<std::uint32_t>(columnAt(row, first + i) - chunk * width); };
        if (m_shape.bits == 32)
            return within(0) == 0 ? 0b0100 : 0b1110;
        return m_shape.bits == 4 ? within(0) / 2 | within(2) / 2 << 2 : within(0) | within(1) << 2;
    }

    // Figures 119 to 147 of the manual. 16 and 32 bits: a lane has four chunks of row g and four of row g + 8; else eight of one.
    void addIndices(int row, int chunk, int selector)
    {
        const bool isShared = m_shape.bits >= 16;
        const int each = isShared ? 4 : 8, lanes = m_shape.k / chunkWidth() / each;
        const int lane = isShared ? selector * lanes + chunk / each : selector * 2 + chunk / each * 2 + row / 8;
        const int shift = chunk % each * 4 + (isShared ? row / 8 * 16 : 0);
        m_metadata[static_cast<std::size_t>(row % 8 * 4 + lane)] |= indicesOf(row, chunk) << shift;
    }

    const SparseShape& m_shape;
    std::vector<std::uint64_t> m_bits;
    std::vector<int> m_columns;
    std::array<std::uint32_t, 32> m_metadata{};
};

}  // namespace tensortest

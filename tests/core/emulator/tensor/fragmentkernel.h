// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "manualplaces.h"
#include "referencenumbers.h"
#include "tests/core/emulator/exec/ptxkernel.h"

#include <QTest>

#include <string>
#include <vector>

namespace tensortest {

/// Words that a lane's fragments may have, one behind the other.
inline constexpr int kWordsOfLane = 64;

/// Types of D, A, B and C.
struct Types {
    Format d, a, b, c;
    std::string before = {}, behind = {};  ///< words before and behind the types: ".satfinite", ".xor.popc"
    std::string name() const
    {
        return before + "." + d.name + "." + a.name + "." + b.name + "." + c.name + behind;
    }
};

/// A matrix as bits of its elements.
struct Matrix {
    int rows = 0, columns = 0;
    Format format = kF32;
    std::vector<std::uint64_t> bits;

    Matrix(int r, int c, int count, const Format& f)
        : rows(r), columns(c), format(f), bits(static_cast<std::size_t>(r * c * count))
    {
    }
    std::uint64_t& at(const ManualPlace& place)
    {
        return bits[static_cast<std::size_t>((place.matrix * rows + place.row) * columns + place.column)];
    }
    std::uint64_t at(int matrix, int row, int column) const
    {
        return bits[static_cast<std::size_t>((matrix * rows + row) * columns + column)];
    }
    int elementsOfLane() const { return static_cast<int>(bits.size()) / 32; }
    int wordsOfLane() const { return elementsOfLane() * format.bits / 32; }
    std::string registers(char name) const
    {
        const int count = format.bits == 64 ? wordsOfLane() / 2 : wordsOfLane();
        std::string list = "{";
        for (int i = 0; i < count; ++i)
            list += (i == 0 ? "%" : ", %") + std::string(1, name) + std::to_string(i);
        return list + "}";
    }

    /// Words of the fragment of a lane, and back.
    void pack(int lane, PlaceOf placeOf, std::uint32_t* words)
    {
        for (int i = 0; i < elementsOfLane(); ++i) {
            const int first = i * format.bits;
            words[first / 32] |= static_cast<std::uint32_t>(at(placeOf(lane, i)) << (first % 32));
            if (format.bits == 64)
                words[first / 32 + 1] = static_cast<std::uint32_t>(at(placeOf(lane, i)) >> 32);
        }
    }
    void unpack(int lane, PlaceOf placeOf, const std::uint32_t* words)
    {
        const std::uint64_t mask = format.bits >= 32 ? 0xffffffff : (std::uint64_t{1} << format.bits) - 1;
        for (int i = 0; i < elementsOfLane(); ++i) {
            const int first = i * format.bits;
            std::uint64_t value = words[first / 32] >> (first % 32) & mask;
            if (format.bits == 64)
                value |= std::uint64_t{words[first / 32 + 1]} << 32;
            at(placeOf(lane, i)) = value;
        }
    }
};

inline std::string declared(const Matrix& matrix, char name)
{
    return ".reg " + std::string(matrix.format.bits == 64 ? ".b64" : ".b32") + " %" + name + "<8>;\n";
}

/// Loads or stores a fragment at `offset` of the lane's words.
inline std::string moved(const Matrix& matrix, char name, int offset, bool isLoad)
{
    std::string text;
    const int bytes = matrix.format.bits == 64 ? 8 : 4;
    for (int i = 0; i < matrix.wordsOfLane() * 4 / bytes; ++i) {
        const std::string reg = "%" + std::string(1, name) + std::to_string(i);
        const std::string place = "[%d0 + " + std::to_string(4 * offset + bytes * i) + "]";
        const std::string type = bytes == 8 ? ".b64 " : ".b32 ";
        text += isLoad ? "ld.global" + type + reg + ", " + place + ";\n" : "st.global" + type + place + ", " + reg + ";\n";
    }
    return text;
}

}  // namespace tensortest

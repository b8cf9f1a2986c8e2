// SPDX-License-Identifier: GPL-3.0-or-later
#include "productcase.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <initializer_list>

namespace tensormemorytest {

using namespace tensortest;

namespace {

constexpr std::uint32_t kSharedBytes = 65536, kStartOfB = kSharedBytes / 2;  // of each block
constexpr std::uint32_t kColumnOfD = 0, kColumnOfA = 256, kColumnOfFactorsA = 320, kColumnOfFactorsB = 336,
                        kColumnOfMetadata = 400;
constexpr std::uint32_t kOffsetInLine = 96, kNextLines = 16384;  // of absolute leading dimensions

// Bits of an element in shared memory: those of 6 and 4 bits lie at the front of pieces of 16, or close together.
int storedBits(const Format& format)
{
    return format.valueBits == 0 ? format.bits : format.valueBits == 6 ? 6 : 4;
}

/// A canonical layout of the manual: nested shapes and strides in bytes, along M or N and then along K.
struct Mode {
    std::int64_t size, stride;
};
std::int64_t placed(std::int64_t coordinate, std::initializer_list<Mode> modes)
{
    std::int64_t offset = 0;
    for (const Mode& mode : modes) {
        const bool isLast = &mode == modes.end() - 1;
        offset += (isLast ? coordinate : coordinate % mode.size) * mode.stride;
        coordinate /= mode.size;
    }
    return offset;
}

struct Strides {
    std::int64_t leading, stride;
};
// Without gaps. `lines`: of M or N.
Strides stridesOf(int lines, int depth, int elementsOfPiece, bool isTransposed, int swizzle)
{
    const std::int64_t span = swizzle == 0 ? 1 : swizzle / 16, atom = 128 * span;
    if (!isTransposed)
        return swizzle == 0 ? Strides{(lines + 7) / 8 * 128, 128}
                            : Strides{std::max<std::int64_t>(2 / span, 1) * (lines + 7) / 8 * atom, atom};
    const std::int64_t deep = depth / 8, pieces = (lines + elementsOfPiece - 1) / elementsOfPiece;
    return swizzle == 0 ? Strides{pieces * 128, 128} : Strides{deep * atom, atom};
}

// The first byte of the piece that has an element.
std::int64_t pieceOf(int line, int at, int elementsOfPiece, bool isTransposed, int swizzle, const Strides& strides)
{
    const std::int64_t t = elementsOfPiece, w = swizzle / 16;
    if (!isTransposed && w == 0)
        return placed(line, {{8, 16}, {1, strides.stride}}) + placed(at / t, {{1, 0}, {1, strides.leading}});
    if (!isTransposed)
        return placed(line, {{8, 16 * w}, {1, strides.stride}}) + placed(at / t, {{w, 16}, {1, strides.leading}});
    if (w == 0)  // along K by the leading dimension, along M or N by the stride
        return placed(line / t, {{1, 0}, {1, strides.stride}}) + placed(at, {{8, 16}, {1, strides.leading}});
    return placed(line / t, {{w, 16}, {1, strides.leading}}) + placed(at, {{8, 16 * w}, {1, strides.stride}});
}

std::uint64_t descriptorOf(std::uint32_t start, const Strides& strides, int swizzle)
{
    const std::uint64_t mode = swizzle == 128 ? 2 : swizzle == 64 ? 4 : swizzle == 32 ? 6 : 0;
    return start / 16 | static_cast<std::uint64_t>(strides.leading / 16) << 16 |
        static_cast<std::uint64_t>(strides.stride / 16) << 32 | std::uint64_t{1} << 46 | mode << 61;
}

constexpr std::uint64_t kAbsolute = std::uint64_t{1} << 52;

std::uint64_t bitsAt(const void* from, std::int64_t firstBit, int bits)
{
    std::uint64_t word = 0;
    std::memcpy(&word, static_cast<const char*>(from) + firstBit / 8, static_cast<std::size_t>((firstBit % 8 + bits + 7) / 8));
    return word >> firstBit % 8 & ((std::uint64_t{1} << bits) - 1);
}
void putBits(void* to, std::int64_t firstBit, int bits, std::uint64_t value)
{
    if (bits % 8 == 0) {
        std::memcpy(static_cast<char*>(to) + firstBit / 8, &value, static_cast<std::size_t>(bits) / 8);
        return;
    }
    for (int i = 0; i < bits; ++i) {
        char& byte = static_cast<char*>(to)[(firstBit + i) / 8];
        const auto bit = static_cast<unsigned>((firstBit + i) % 8);
        byte = static_cast<char>((static_cast<unsigned char>(byte) & ~(1U << bit)) | (value >> i & 1) << bit);
    }
}

std::uint32_t numberOfType(const ProductCase& one, const Format& format)
{
    const std::string type = format.name, kind = one.kind;
    if (one.hasHalfBytes() || kind == "i8")
        return type == "u8" ? 0 : 1;
    if (kind == "f16")
        return type == "f16" ? 0 : 1;
    if (kind == "tf32")
        return 2;
    return type == "e4m3" ? 0 : type == "e5m2" ? 1 : type == "e2m3" ? 3 : type == "e3m2" ? 4 : 5;
}

std::uint64_t hashOf(const std::string& text)
{
    std::uint64_t hash = 14695981039346656037ULL;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
    return hash;
}

}  // namespace

int ProductCase::elementsOfPiece() const
{
    const std::string which = kind;
    return which == "f16" ? 8 : which == "tf32" ? 4 : hasHalfBytes() ? 32 : 16;
}

std::uint64_t ProductCase::descriptorA() const
{
    if (isAbsolute)
        return descriptorOf(kOffsetInLine, {kNextLines, 1024}, 128) | kAbsolute;
    return descriptorOf(0, stridesOf(m / blocks, depthOfA(), elementsOfPiece(), isTransposedA, swizzleA), swizzleA);
}
std::uint64_t ProductCase::descriptorB() const
{
    if (isAbsolute)
        return descriptorOf(kStartOfB + kOffsetInLine, {kStartOfB + kNextLines, 1024}, 128) | kAbsolute;
    return descriptorOf(kStartOfB, stridesOf(n / blocks + shift(), depth(), elementsOfPiece(), isTransposedB, swizzleB), swizzleB);
}

std::uint32_t ProductCase::instructionDescriptor() const
{
    const auto bit = [](bool is, int at) { return is ? 1U << at : 0U; };
    const std::uint32_t common = numberOfType(*this, a) << 7 | numberOfType(*this, b) << 10 | bit(isNegativeA, 13) |
        bit(isNegativeB, 14) | bit(isTransposedA, 15) | bit(isTransposedB, 16) | static_cast<std::uint32_t>(n / 8) << 17 |
        static_cast<std::uint32_t>(m / 16) << 24 | bit(isSparse, 2);
    if (factors != 0)
        return bit(isDeep(), 31) | common | static_cast<std::uint32_t>(firstFactor) << 4 | bit(!hasSmallFactors, 23) |
            static_cast<std::uint32_t>(firstFactor) << 29;
    const std::uint32_t maxShift = shift() == 0 ? 0 : shift() <= 8 ? 1 : shift() <= 16 ? 2 : 3;
    return common | static_cast<std::uint32_t>(selector) | maxShift << 30 | bit(saturates, 3) |
        (isWhole() ? 2U : d.bits == 32 ? 1U : 0U) << 4;
}

std::string ProductCase::instruction() const
{
    std::string text = std::string("tcgen05.mma") + (isWeightStationary ? ".ws" : "") + (isSparse ? ".sp" : "") + ".cta_group::" +
        std::to_string(blocks) + ".kind::" + kind;
    if (isDeep())
        text += factors == 3 ? ".block_scale.block32" : ".block_scale.block16";
    else if (factors != 0)
        text += ".block_scale.scale_vec::" + std::to_string(factors) + "X";
    text += isShifted ? ".ashift" : "";
    text += collector + " [%r0], " + (isFromCells ? "[%r1]" : "%d1") + ", %d2, " + (isSparse ? "[%r5], %r2" : "%r2");
    if (factors != 0)
        text += ", [%r3], [%r4]";
    for (std::size_t i = 0; i < mask.size(); ++i)
        text += std::string(i == 0 ? ", {" : ", ") + "%r" + std::to_string(8 + i);
    return text + (mask.empty() ? "" : "}") + ", %p0" + (scale < 0 ? "" : ", " + std::to_string(scale)) +
        (zeroColumns == 0 ? "" : ", %d3") + ";\n";
}

// Thread 0 of the first block begins the product; all wait for it.
TensorKernel ProductCase::kernel() const
{
    const auto decimal = [](std::uint64_t value) { return std::to_string(static_cast<std::int64_t>(value)); };
    const auto cell = [&](const char* reg, std::uint32_t column) {
        return std::string("add.u32 ") + reg + ", %at, " + std::to_string(column + (isUpper ? 16U << 16 : 0)) + "; ";
    };
    std::string body = "setp.ne.u32 %p1, %t, 0; mov.u32 %r20, %cluster_ctarank; setp.ne.u32 %p2, %r20, 0; or.pred %p1, %p1, %p2;\n"
                       "@%p1 bra BEGUN;\ncvt.u64.u32 %d0, %shared; shr.u64 %d0, %d0, 4;\n";
    body += "add.u64 %d1, %d0, " + decimal(descriptorA()) + "; add.u64 %d2, %d0, " + decimal(descriptorB()) + ";\n";
    if (isAbsolute)
        body += "shl.b64 %d0, %d0, 16; add.u64 %d1, %d1, %d0; add.u64 %d2, %d2, %d0;\n";
    body += "mov.u64 %d3, " + decimal(zeroColumns) + "; " + cell("%r5", kColumnOfMetadata);
    body += cell("%r0", kColumnOfD) + cell("%r1", kColumnOfA) + cell("%r3", kColumnOfFactorsA) + cell("%r4", kColumnOfFactorsB);
    body += "\nmov.u32 %r2, " + std::to_string(instructionDescriptor()) + "; setp.ne.u32 %p0, 0, " + (addsD ? "1" : "0") + ";\n";
    for (std::size_t i = 0; i < mask.size(); ++i)
        body += "mov.u32 %r" + std::to_string(8 + i) + ", " + std::to_string(mask[i]) + ";\n";
    body += instruction() + committed(blocks) + "BEGUN:\n" + awaited();
    return {.body = body, .target = isDeep() ? "sm_103a" : "sm_100a", .blocks = blocks, .sharedBytes = kSharedBytes};
}

ProductData::ProductData(const ProductCase& one)
    : shared(std::size_t{kSharedBytes} / 4 * static_cast<std::size_t>(one.blocks)),
      cells(std::size_t{kCells} * static_cast<std::size_t>(one.blocks)), m_case(one)
{
    std::mt19937_64 random(hashOf(one.name));
    // Elements may lie anywhere, so that shared memory is full of them.
    auto* const bytes = reinterpret_cast<char*>(shared.data());
    const auto fill = [&](std::size_t first, std::size_t end, const Format& format) {
        const int bits = storedBits(format);
        const int count = format.valueBits != 0 && !one.hasHalfBytes() ? 16 : 128 / bits;
        for (std::size_t piece = first; piece < end; piece += 16)
            for (int i = 0; i < count; ++i)
                putBits(bytes + piece, i * bits, bits, randomOf(format, one.values, random) >> format.shift);
    };
    for (std::size_t block = 0; block < static_cast<std::size_t>(one.blocks); ++block) {
        fill(block * kSharedBytes, block * kSharedBytes + kStartOfB, one.a);
        fill(block * kSharedBytes + kStartOfB, (block + 1) * kSharedBytes, one.b);
    }
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::size_t column = i % kColumns;
        if (column < kColumnOfA) {
            cells[i] = static_cast<std::uint32_t>(randomOf(one.d, one.values, random));
        } else if (column < kColumnOfFactorsA) {
            const int bits = one.hasHalfBytes() ? 4 : one.a.bits;
            for (int at = 0; at < 32; at += bits)
                putBits(&cells[i], at, bits, randomOf(one.a, one.values, random) >> (bits == 4 ? one.a.shift : 0));
        } else if (column >= kColumnOfMetadata) {
            static constexpr std::uint32_t kCodes[] = {0b0100, 0b1000, 0b1100, 0b1001, 0b1101, 0b0110, 0b1110};
            for (int bit = 0; bit < 32; bit += 4)
                putBits(&cells[i], bit, 4, std::string(one.kind) == "tf32" ? kCodes[random() % 2 * 6] : kCodes[random() % 7]);
        } else {  // the same in every quarter of the lanes, or in two of them those of half of the columns
            const std::size_t lane = i / kColumns % kLanes;
            const bool isSecond = one.isFolded() && column >= kColumnOfFactorsB && lane >= 64 && lane < 96;
            if (lane >= 32 && !isSecond) {
                cells[i] = cells[i - 32 * kColumns];
                continue;
            }
            for (int byte = 0; byte < 4; ++byte)
                putBits(&cells[i], 8 * byte, 8, one.hasSmallFactors ? 48 + random() % 16 : 125 + random() % 5);
        }
    }
}

std::uint64_t ProductData::sharedElement(int block, bool isOfB, int line, int at) const
{
    const Format& format = isOfB ? m_case.b : m_case.a;
    const bool isTransposed = isOfB ? m_case.isTransposedB : m_case.isTransposedA;
    const int swizzle = isOfB ? m_case.swizzleB : m_case.swizzleA, each = m_case.elementsOfPiece();
    const int lines = isOfB ? m_case.n / m_case.blocks + m_case.shift() : m_case.m / m_case.blocks;
    const Strides strides = stridesOf(lines, isOfB ? m_case.depth() : m_case.depthOfA(), each, isTransposed, swizzle);
    std::int64_t place = (isOfB ? kStartOfB : 0) + pieceOf(line, at, each, isTransposed, swizzle, strides);
    if (m_case.isAbsolute) {  // lines of 128 bytes; the swizzle is one of 128
        const std::int64_t byte = kOffsetInLine + at / each * 16;
        place = (isOfB ? kStartOfB : 0) + byte / 128 * kNextLines + line * 128 + byte % 128;
    }
    place ^= (place >> 7 & (swizzle == 0 ? 0 : swizzle / 16 - 1)) << 4;
    const int bits = storedBits(format), within = (isTransposed ? line : at) % each;
    const char* const bytes = reinterpret_cast<const char*>(shared.data()) + std::int64_t{block} * kSharedBytes;
    return bitsAt(bytes, place * 8 + within * bits, bits) << format.shift;
}

ProductData::Place ProductData::placeOfD(int row, int column) const
{
    const int rows = m_case.m / m_case.blocks, own = row % rows;
    Place place{row / rows, static_cast<std::uint32_t>(own), kColumnOfD + static_cast<std::uint32_t>(column)};
    // Columns lie in parts, one part in the lanes behind those of the other.
    if (m_case.isFolded() || (rows < 128 && m_case.isWeightStationary)) {
        const int each = m_case.n / (128 / rows);
        place.lane += static_cast<std::uint32_t>(column / each * rows);
        place.column = kColumnOfD + static_cast<std::uint32_t>(column % each);
    } else if (m_case.isScattered()) {
        place.lane = static_cast<std::uint32_t>(own / 16 * 32 + own % 16 + (m_case.isUpper ? 16 : 0));
    }
    return place;
}

// A lies in the lane of the D that it makes.
ProductData::Place ProductData::placeOfA(int row, int column) const
{
    Place place = placeOfD(row, column);
    place.column = kColumnOfA;
    return place;
}

std::uint64_t ProductData::elementOfA(int row, int column, int at) const
{
    if (!m_case.isFromCells) {
        const int rows = m_case.m / m_case.blocks;
        return sharedElement(row / rows, false, row % rows, at);
    }
    const int bits = m_case.hasHalfBytes() ? 4 : m_case.a.bits;
    const std::uint64_t found = bitsAt(&cells[placeOfA(row, column).index()], at * bits, bits);
    return bits == 4 ? found << m_case.a.shift : found;
}

std::uint64_t ProductData::elementOfB(int column, int at) const
{
    const int columns = m_case.n / m_case.blocks;
    return sharedElement(column / columns, true, column % columns + m_case.shift(), at);
}

// The mask of the manual, written out from its lowest bit on: spans of zeros and of columns that are used, less the first ones.
bool ProductData::isZeroColumn(int column) const
{
    const std::uint64_t bits = m_case.zeroColumns;
    if ((bits >> 39 & 1) == 0)
        return false;
    const int columns = m_case.n * m_case.m / 128, part = column / columns;
    bool isZero = (bits >> (32 + part) & 1) != 0;
    std::vector<bool> mask;
    for (; mask.size() < 1024; isZero = !isZero)
        mask.insert(mask.end(), static_cast<std::size_t>(bits >> (isZero ? 40 : 48) & 255) + 1, isZero);
    const std::size_t ofFirst = bits >> ((bits >> (32 + part) & 1) != 0 ? 40 : 48) & 255;  // columns that may be left out
    return mask[std::min<std::size_t>(bits >> 8 * part & 255, ofFirst) + static_cast<std::size_t>(column % columns)];
}

// Metadata as CUTLASS lays it out (tmem_e_frg): lanes are 1 apart, columns 128, in units of bits that an element of the full row
// has: 1, of tf32 2, of 4 bits a half.
int ProductData::positionOf(int row, int column, int at) const
{
    if (!m_case.isSparse)
        return at;
    const std::string kind = m_case.kind;
    const int chunk = kind == "tf32" ? 2 : m_case.hasHalfBytes() ? 8 : 4, perPair = chunk / 2;
    const Place own = placeOfA(row, column);
    const int line = static_cast<int>(own.lane) - (m_case.isUpper ? 16 : 0), full = at / perPair * chunk;
    const std::int64_t place = kind == "f16" ? placed(line, {{8, 1}, {2, 2048}, {8, 16}}) + placed(full, {{16, 128}, {2, 8}})
        : kind == "tf32"                     ? placed(line, {{8, 1}, {2, 1024}, {8, 16}}) + placed(full, {{8, 128}, {2, 8}})
                                             : line + 128 * full;
    const std::int64_t bit = place / 128 * (kind == "tf32" ? 2 : 1) / (m_case.hasHalfBytes() ? 2 : 1);
    const Place at32{own.block, static_cast<std::uint32_t>(place % 128) + (m_case.isUpper ? 16 : 0),
                     kColumnOfMetadata + static_cast<std::uint32_t>(m_case.selector + bit / 32)};
    const std::uint32_t code = cells[at32.index()] >> bit % 32 & 15;
    if (kind == "tf32")
        return full + (code == 0b1110 ? 1 : 0);
    const int each = m_case.hasHalfBytes() ? 2 : 1, index = static_cast<int>(at % perPair / each == 0 ? code & 3 : code >> 2);
    return full + index * each + at % each;
}

// The byte of a cell that has the factor of an element.
long double ProductData::factorOf(bool isOfB, int line, int at, int block) const
{
    if (m_case.factors == 0)
        return 1;
    const int number = m_case.firstFactor + at / (m_case.depth() / m_case.factors);
    const int lines = isOfB ? m_case.n : m_case.m / m_case.blocks, half = m_case.n / 2;
    const bool isSecond = isOfB && m_case.isFolded() && line >= half;
    line -= isSecond ? half : 0;
    const std::uint32_t column = (isOfB ? kColumnOfFactorsB : kColumnOfFactorsA) +
        static_cast<std::uint32_t>(line / 32 + (number < 4 ? 0 : lines <= 128 ? 4 : 8));
    const std::uint32_t cell = cells[Place{block, static_cast<std::uint32_t>(line % 32 + (isSecond ? 64 : 0)), column}.index()];
    const std::uint32_t byte = cell >> 8 * (number % 4) & 255;
    return m_case.hasSmallFactors ? numberOf(kE4M3, byte) : std::ldexp(1.0L, static_cast<int>(byte) - 127);
}

QString ProductData::difference(const std::vector<std::uint32_t>& found) const
{
    std::vector<bool> isOfD(found.size());
    const int rows = m_case.m / m_case.blocks, depth = m_case.depth();
    std::vector<std::uint64_t> elementsOfB;
    for (int column = 0; column < m_case.n; ++column) {
        const bool isZero = isZeroColumn(column);
        for (int at = 0; at < depth; ++at)
            elementsOfB.push_back(isZero ? 0 : elementOfB(column, at));
    }
    std::vector<int> positions(static_cast<std::size_t>(m_case.depthOfA()));
    std::vector<std::uint64_t> elementsOfA(positions.size());
    for (int row = 0; row < m_case.m; ++row) {
        std::uint32_t laneOfA = kLanes;  // of the elements at hand
        for (int column = 0; column < m_case.n; ++column) {
            const Place place = placeOfD(row, column);
            const std::uint32_t before = cells[place.index()], after = found[place.index()];
            const std::size_t word = static_cast<std::size_t>(place.block) * 4 + place.lane / 32;
            isOfD[place.index()] = true;
            if (!m_case.mask.empty() && (m_case.mask[word] >> place.lane % 32 & 1) != 0) {
                if (after != before)
                    return QString("row %1 column %2 was written").arg(row).arg(column);
                continue;
            }
            for (std::size_t at = 0; at < positions.size() && laneOfA != place.lane; ++at) {
                positions[at] = positionOf(row, column, static_cast<int>(at));
                elementsOfA[at] = elementOfA(row, column, static_cast<int>(at));
            }
            laneOfA = place.lane;
            std::int64_t whole = m_case.addsD ? static_cast<std::int32_t>(before) : 0;
            Sum sum(m_case.addsD && !m_case.isWhole() ? std::ldexp(numberOf(m_case.d, before), -std::max(m_case.scale, 0)) : 0);
            for (std::size_t at = 0; at < positions.size(); ++at) {
                const int position = positions[at];
                const std::uint64_t a = elementsOfA[at], b = elementsOfB[static_cast<std::size_t>(column * depth + position)];
                if (m_case.isWhole()) {
                    whole += integerOf(m_case.a, a) * integerOf(m_case.b, b);
                    continue;
                }
                const long double sign = m_case.isNegativeA != m_case.isNegativeB ? -1 : 1;
                sum.add(sign * numberOf(m_case.a, a) * factorOf(false, row % rows, position, place.block) * numberOf(m_case.b, b) *
                        factorOf(true, column, position, place.block));
            }
            if (m_case.isWhole()) {
                if (m_case.saturates)
                    whole = std::clamp<std::int64_t>(whole, INT32_MIN, INT32_MAX);
                if (static_cast<std::uint32_t>(whole) != after)
                    return QString("row %1 column %2: %3 instead of %4").arg(row).arg(column).arg(after).arg(whole);
                continue;
            }
            const QString wrong = differenceOf(m_case.d, after, sum.rounded(m_case.d, false), m_case.isExact());
            if (!wrong.isEmpty())
                return QString("row %1 column %2: %3").arg(row).arg(column).arg(wrong);
            if (m_case.d.bits == 16 && after >> 16 != 0)
                return QString("row %1 column %2: the upper half is not 0").arg(row).arg(column);
        }
    }
    const auto isShifted = [&](std::size_t i) {  // 8 columns, of each quarter of the lanes all rows but the last
        return m_case.isShifted && i % kColumns - kColumnOfA < 8 && i / kColumns % 32 != 31;
    };
    for (std::size_t i = 0; i < found.size(); ++i)
        if (!isOfD[i] && found[i] != cells[isShifted(i) ? i + kColumns : i])
            return QString("lane %1 column %2 is not of D and was written").arg(i / kColumns % kLanes).arg(i % kColumns);
    return {};
}

namespace {

class Cases {
public:
    std::vector<ProductCase> all;

    void add(ProductCase one)
    {
        one.name = std::string(one.kind) + (one.isWeightStationary ? " ws" : "") + (one.isSparse ? " sp" : "") + " m" +
            std::to_string(one.m) + "n" + std::to_string(one.n) + " " + one.d.name + " " + one.a.name + " " + one.b.name +
            one.collector;
        const bool isUsual = one.values == Values::Usual, isAny = one.values == Values::Any;
        for (const auto& [is, word] :
             {std::pair{one.blocks == 2, " pair"}, {one.isFromCells, " cells"}, {one.isTransposedA, " A^T"},
              {one.isTransposedB, " B^T"},
              {one.isNegativeA, " -A"}, {one.isNegativeB, " -B"}, {!one.addsD, " zero"}, {one.saturates, " saturated"},
              {one.isUpper, " upper"}, {one.isShifted, " shifted"}, {!one.mask.empty(), " mask"}, {isUsual, " usual"},
              {isAny, " any"},
              {one.hasSmallFactors, " ue4m3"}, {one.selector != 0, " selected"}, {one.isAbsolute, " absolute"}})
            one.name += is ? word : "";
        for (const auto& [number, word] :
             {std::pair{one.scale, " scale "}, {one.factors == 0 ? -1 : one.factors, " factors "},
              {one.firstFactor - 1, " byte - 1: "},
              {one.swizzleA - 1, " swizzle A - 1: "}, {one.swizzleB - 1, " swizzle B - 1: "}})
            if (number >= 0)
                one.name += word + std::to_string(number);
        if (one.zeroColumns != 0)
            one.name += " zero columns " + std::to_string(one.zeroColumns);
        all.push_back(std::move(one));
    }
};

struct TypesOfProduct {
    const char* kind;
    Format d, a, b;
};
const std::vector<TypesOfProduct> kDense{
    {"f16", kF32, kF16, kF16},      {"f16", kF16, kF16, kF16},      {"f16", kF32, kBf16, kBf16},    {"f16", kF32, kF16, kBf16},
    {"tf32", kF32, kTf32, kTf32},   {"f8f6f4", kF32, kE4M3, kE4M3}, {"f8f6f4", kF32, kE4M3, kE5M2}, {"f8f6f4", kF16, kE5M2, kE4M3},
    {"f8f6f4", kF32, kE2M3, kE5M2}, {"f8f6f4", kF32, kE3M2, kE2M1}, {"f8f6f4", kF32, kE2M1, kE2M3}, {"i8", kS32, kS8, kS8},
    {"i8", kS32, kU8, kS8},         {"i8", kS32, kU8, kU8}};

ProductCase caseOf(const TypesOfProduct& types, int m, int n, int blocks = 1)
{
    return {.name = {}, .kind = types.kind, .a = types.a, .b = types.b, .d = types.d, .m = m, .n = n, .blocks = blocks};
}

void addTypes(Cases& cases)
{
    for (const TypesOfProduct& types : kDense) {
        const bool isWhole = types.d.exponentBits == 0;
        for (const Values values : {Values::Whole, Values::Usual, Values::Any}) {
            if (values != Values::Whole && isWhole)
                continue;
            ProductCase one = caseOf(types, 128, 32);
            one.values = values;
            one.isFromCells = values == Values::Any;
            cases.add(one);
        }
        ProductCase one = caseOf(types, 64, 16);
        one.addsD = false;
        one.swizzleA = 128;
        one.swizzleB = 64;
        cases.add(one);
        one = caseOf(types, 128, 48);
        one.isNegativeA = !isWhole;
        one.saturates = isWhole;
        one.swizzleA = 32;
        cases.add(one);
        for (const int m : {128, 256}) {
            one = caseOf(types, m, 64, 2);
            one.values = isWhole ? Values::Whole : Values::Usual;
            one.isNegativeB = !isWhole && m == 128;
            one.isFromCells = cases.all.size() % 2 == 0;
            one.swizzleB = 128;
            cases.add(one);
        }
        for (const int m : {32, 64, 128}) {
            one = caseOf(types, m, m == 64 ? 128 : 64);
            one.isWeightStationary = true;
            one.isFromCells = cases.all.size() % 2 == 0;
            one.collector = ".collector::b1::fill";
            cases.add(one);
        }
    }
}

void addLayouts(Cases& cases)
{
    for (const std::size_t types : {0, 4, 5, 11}) {
        for (const int swizzle : {0, 32, 64, 128}) {
            for (int which = 1; which < 4; ++which) {
                ProductCase one = caseOf(kDense[types], 128, 64);
                one.isTransposedA = (which & 1) != 0;
                one.isTransposedB = (which & 2) != 0;
                one.swizzleA = one.swizzleB = swizzle;
                one.blocks = 1 + (which + swizzle / 32) % 2;
                cases.add(one);
            }
            ProductCase one = caseOf(kDense[types], 64, 256);
            one.swizzleA = one.swizzleB = swizzle;
            cases.add(one);
        }
    }
}

void addRest(Cases& cases)
{
    for (const int scale : {0, 1, 15}) {
        ProductCase one = caseOf(kDense[0], 128, 16);
        one.scale = scale;
        cases.add(one);
        one.kind = "tf32";
        one.a = one.b = kTf32;
        one.addsD = scale != 1;
        cases.add(one);
    }
    ProductCase one = caseOf(kDense[0], 128, 16);
    one.mask = {0x80000001, 0, 0xffffffff, 0x00f0};
    one.collector = ".collector::a::lastuse";
    cases.add(one);
    one = caseOf(kDense[0], 128, 32, 2);
    one.mask = {1, 2, 4, 8, 16, 32, 64, 0x12345678};
    cases.add(one);
    for (const int m : {64, 128}) {
        one = caseOf(kDense[11], m, 32);
        one.scale = m == 64 ? 3 : 17;
        one.isSparse = m == 64;
        cases.add(one);
    }
    one = caseOf(kDense[0], 64, 8);
    one.isUpper = true;
    cases.add(one);
    one.isFromCells = true;
    cases.add(one);
    for (const int n : {8, 24, 256}) {
        cases.add(caseOf(kDense[0], 64, n));
        cases.add(caseOf(kDense[11], 64, n));
    }
    cases.add(caseOf(kDense[0], 128, 8));
    cases.add(caseOf(kDense[12], 128, 24));
    cases.add(caseOf(kDense[0], 128, 256));
}

void addScaled(Cases& cases)
{
    const auto add = [&](const char* kind, const Format& a, const Format& b, int factors, bool isSmall, int first) {
        for (const Values values : {Values::Whole, Values::Usual}) {
            const int blocks = values == Values::Whole ? 1 : 2;
            ProductCase one{.name = {}, .kind = kind, .a = a, .b = b, .d = kF32, .m = 128 * blocks, .n = factors == 1 ? 96 : 48,
                            .blocks = blocks};
            one.factors = factors;
            one.hasSmallFactors = isSmall;
            one.firstFactor = first;
            one.values = values;
            one.isFromCells = first % 2 == 0 && blocks == 2;
            one.swizzleB = 64;
            cases.add(one);
        }
    };
    add("mxf8f6f4", kE4M3, kE5M2, 1, false, 0);
    add("mxf8f6f4", kE2M1, kE3M2, 1, false, 3);
    add("mxf8f6f4", kE2M3, kE4M3, 1, false, 2);
    add("mxf4", kE2M1, kE2M1, 2, false, 0);
    add("mxf4", kE2M1, kE2M1, 2, false, 2);
    add("mxf4nvf4", kE2M1, kE2M1, 2, false, 2);
    add("mxf4nvf4", kE2M1, kE2M1, 4, true, 0);
    add("mxf4nvf4", kE2M1, kE2M1, 4, false, 0);
}

void addScaledPairs(Cases& cases)
{
    const auto add = [&](const char* kind, const Format& a, const Format& b, int factors, int first, int n) {
        ProductCase one{.name = {}, .kind = kind, .a = a, .b = b, .d = kF32, .m = 128, .n = n, .blocks = 2};
        one.factors = factors;
        one.hasSmallFactors = factors == 4;
        one.firstFactor = first;
        one.values = first == 0 ? Values::Whole : Values::Usual;
        one.isFromCells = n == 48;
        one.swizzleA = 32;
        cases.add(one);
    };
    for (const int n : {16, 48, 160, 256}) {
        add("mxf8f6f4", kE4M3, kE5M2, 1, n / 16 % 4, n);
        add("mxf4", kE2M1, kE2M1, 2, n == 160 ? 2 : 0, n);
    }
    add("mxf8f6f4", kE2M1, kE3M2, 1, 3, 96);
    add("mxf4nvf4", kE2M1, kE2M1, 2, 2, 96);
    add("mxf4nvf4", kE2M1, kE2M1, 4, 0, 144);
}

void addShifted(Cases& cases)
{
    for (const std::size_t index : {0, 4, 5, 11}) {
        const TypesOfProduct& types = kDense[index];
        for (const bool isSparse : {false, true}) {
            for (const int m : {128, 256}) {
                ProductCase one = caseOf(types, m, 32, m / 128);
                one.isSparse = isSparse;
                one.isFromCells = one.isShifted = true;
                one.collector = m == 128 ? "" : ".collector::a::lastuse";
                cases.add(one);
            }
        }
        ProductCase one = caseOf(types, 128, 32, 2);
        one.isFromCells = one.isShifted = true;
        cases.add(one);
    }
}

void addSparse(Cases& cases)
{
    for (const std::size_t index : {0, 1, 2, 4, 6, 9, 12}) {
        const TypesOfProduct& types = kDense[index];
        const bool isWhole = types.d.exponentBits == 0, isWide = types.a.bits >= 16;
        int number = 0;
        const auto add = [&](ProductCase one) {
            one.isSparse = true;
            one.selector = isWide ? number % 2 : 0;
            one.isFromCells = (cases.all.size() + static_cast<std::size_t>(number)) % 3 == 0;
            one.swizzleA = one.isFromCells ? 0 : 32 << number % 3;
            one.swizzleB = number % 4 == 0 ? 0 : 16 << number % 4;
            one.addsD = number++ % 5 != 4;
            cases.add(one);
        };
        ProductCase one = caseOf(types, 128, 32);
        one.values = isWhole ? Values::Whole : Values::Usual;
        add(one);
        one = caseOf(types, 128, 24);
        one.isNegativeA = !isWhole;
        one.saturates = isWhole;
        one.mask = {0x80000001, 0, 0xffffffff, 0x00f0};
        add(one);
        one = caseOf(types, 64, 16);
        one.isUpper = types.a.bits != 8;
        add(one);
        one = caseOf(types, 64, 24);
        one.scale = isWide ? 3 : -1;
        add(one);
        for (const int m : {128, 256}) {
            one = caseOf(types, m, 32, 2);
            one.isNegativeB = !isWhole && m == 256;
            if (m == 128)
                one.mask = {1, 2, 4, 8, 16, 32, 64, 0x12345678};
            add(one);
        }
        for (const int m : {32, 64, 128}) {
            one = caseOf(types, m, m == 64 ? 128 : 64);
            one.isWeightStationary = true;
            one.collector = ".collector::b2::lastuse";
            add(one);
        }
    }
    for (const std::size_t types : {0, 5, 11}) {
        for (int which = 1; which < 4; ++which) {
            ProductCase one = caseOf(kDense[types], 128, 64);
            one.isSparse = true;
            one.n = 32;
            one.isTransposedA = (which & 1) != 0;
            one.isTransposedB = (which & 2) != 0;
            one.swizzleA = one.swizzleB = 32 * (which - 1);
            cases.add(one);
        }
    }
}

// Fields of the zero-column mask descriptor: skip and use less 1, by part where the pattern begins and with what, columns left out.
std::uint64_t zeroColumns(std::uint64_t skip, std::uint64_t use, std::uint64_t starts, std::uint64_t firsts, std::uint64_t shift)
{
    return starts | firsts << 32 | std::uint64_t{1} << 39 | skip << 40 | use << 48 | shift << 56;
}

void addZeroColumns(Cases& cases)
{
    int number = 0;
    for (const std::size_t types : {0, 4, 11}) {
        for (const int m : {32, 64, 128}) {
            for (const bool isSparse : {false, true}) {
                ProductCase one = caseOf(kDense[types], m, m == 64 ? 128 : 64);
                one.isWeightStationary = true;
                one.isSparse = isSparse;
                one.isTransposedB = types != 4 && number % 3 != 1;
                one.swizzleB = 64;
                one.zeroColumns = zeroColumns(2, 3, 0x01020100, 0b0011, m == 32 ? 16 : number % 4 == 0 ? 0 : 8U << number % 3);
                cases.add(one);
                ++number;
            }
        }
        ProductCase one = caseOf(kDense[types], 64, 64);
        one.isWeightStationary = true;
        one.zeroColumns = zeroColumns(0, 200, 0, 0b10, 3);
        cases.add(one);
        one.zeroColumns = std::uint64_t{31} << 56;  // a shift alone
        cases.add(one);
        one.zeroColumns = zeroColumns(2, 3, 0xff04, 0b10, 0);  // more than their first spans have
        cases.add(one);
    }
}

void addSparseScaled(Cases& cases)
{
    const auto add = [&](const char* kind, const Format& a, const Format& b, int factors, bool isSmall, int first) {
        for (const int blocks : {1, 2}) {
            ProductCase one{.name = {}, .kind = kind, .a = a, .b = b, .d = kF32, .m = 128 * blocks, .n = factors == 1 ? 96 : 48,
                            .blocks = blocks};
            one.isSparse = true;
            one.factors = factors;
            one.hasSmallFactors = isSmall;
            one.firstFactor = first;
            one.values = blocks == 1 ? Values::Usual : Values::Whole;
            one.isFromCells = first % 2 == 0 && blocks == 2;
            one.swizzleA = 64;
            one.swizzleB = 32;
            cases.add(one);
        }
    };
    add("mxf8f6f4", kE4M3, kE5M2, 1, false, 0);
    add("mxf8f6f4", kE2M1, kE3M2, 1, false, 3);
    add("mxf8f6f4", kE2M3, kE4M3, 1, false, 2);
    add("mxf4", kE2M1, kE2M1, 2, false, 2);
    add("mxf4nvf4", kE2M1, kE2M1, 2, false, 0);
    add("mxf4nvf4", kE2M1, kE2M1, 4, true, 0);
}

void addDeep(Cases& cases)
{
    const auto add = [&](const char* kind, int factors, bool isSmall, int first, int n, bool isAbsolute) {
        for (const int blocks : {1, 2}) {
            ProductCase one{.name = {}, .kind = kind, .a = kE2M1, .b = kE2M1, .d = kF32, .m = 128 * blocks, .n = n,
                            .blocks = blocks};
            one.factors = factors;
            one.hasSmallFactors = isSmall;
            one.firstFactor = first;
            one.isAbsolute = isAbsolute && n / blocks <= 128;
            one.values = isAbsolute ? Values::Whole : Values::Usual;
            one.isFromCells = !isAbsolute && first == 2;
            one.swizzleA = one.swizzleB = 128;
            cases.add(one);
        }
    };
    for (const int first : {0, 1, 2, 3})
        add("mxf4", 3, false, first, first == 2 ? 160 : 64, first == 1);
    add("mxf4nvf4", 3, false, 3, 256, false);
    add("mxf4nvf4", 6, true, 0, 64, true);
    add("mxf4nvf4", 6, true, 2, 48, false);
    add("mxf4nvf4", 6, false, 2, 144, false);
}

}  // namespace

std::vector<ProductCase> productCases()
{
    Cases cases;
    addTypes(cases);
    addLayouts(cases);
    addRest(cases);
    addScaled(cases);
    addScaledPairs(cases);
    addShifted(cases);
    addSparse(cases);
    addZeroColumns(cases);
    addSparseScaled(cases);
    addDeep(cases);
    return std::move(cases.all);
}

}  // namespace tensormemorytest

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/device/tensormap.h"
#include "tests/core/emulator/exec/ptxkernel.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <array>
#include <cstring>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

namespace tst_tensorpacks {
namespace {

using kd::emulator::TensorMap;
using Type = TensorMap::Type;
using Bytes = std::vector<std::uint8_t>;

constexpr std::size_t kTile = 24576, kMemory = 65536;  // bytes of shared memory, and of the tensor and around it
constexpr std::size_t kStart = 1024;                   // where the tensor begins

struct PackCase {
    const char* name;
    Type type = Type::U32;
    std::vector<std::uint64_t> sizes;    ///< elements
    std::vector<std::uint64_t> strides;  ///< bytes, one less
    std::vector<std::uint32_t> box;      ///< elements; of pixels, channels and pixels
    std::vector<int> place;
    int swizzle = 0;  ///< bytes that it spans
    int atom = 16;    ///< bytes that it moves as one
    bool isFlipped = false;
    std::uint32_t offset = 0;  ///< of the box in shared memory
    int step = 1;              ///< of dimension 1
    bool hasNan = false;
    int corner[2] = {0, 0};    ///< lower and upper, of pixels
    int halo = 0, shift = 0;
    bool is128 = false;
    std::size_t slice = 0;     ///< bytes, of interleaved layouts: an element of dimension 0 is one

    bool isPixels() const { return box.size() == 2 && sizes.size() > 2; }
    std::size_t bits() const;  ///< of an element of dimension 0
    std::string mode() const { return !isPixels() ? "tile" : is128 ? "im2col::w::128" : "im2col::w"; }
};

// What no map of an H200 has: im2col::w, packed elements, swizzles that flip.
const PackCase kWide[] = {
    {"row of pixels", Type::U32, {16, 9, 7, 5}, {64, 576, 4032}, {16, 20}, {0, 2, 3, 1}, 64},
    {"3d", Type::U32, {16, 9, 12}, {64, 576}, {16, 30}, {0, 4, 2}, 64},
    {"5d", Type::F16, {32, 5, 4, 3, 6}, {64, 320, 1280, 3840}, {32, 17}, {0, 1, 2, 1, 3}, 64},
    {"halo", Type::U32, {16, 9, 7, 5}, {64, 576, 4032}, {16, 20}, {0, 2, 3, 1}, 64, 16, false, 0, 1, false, {0, 0}, 3, 0},
    {"offset", Type::U32, {16, 9, 7, 5}, {64, 576, 4032}, {16, 20}, {0, -1, 3, 0}, 64, 16, false, 0, 1, false, {-1, -1}, 2, 1},
    {"corners outside", Type::U32, {16, 9, 7, 5}, {64, 576, 4032}, {16, 30}, {0, -2, 0, 0}, 64, 16, false, 0, 1, false, {-2, 1}, 1,
     0},
    {"starts before its box", Type::U32, {16, 9, 7, 5}, {64, 576, 4032}, {16, 30}, {0, -3, 0, 0}, 64, 16, false, 0, 1, false, {1,
     -1}, 1, 2},
    {"steps", Type::U32, {16, 9, 7, 5}, {64, 576, 4032}, {16, 13}, {0, 1, 0, 0}, 64, 16, false, 0, 2, false, {-1, -1}, 2, 1},
    {"swizzled by 128", Type::U32, {32, 9, 3, 5}, {128, 1152, 3456}, {32, 25}, {0, 1, 2, 0}, 128, 16, false, 0, 1, false, {-1, 0},
     2, 0},
    {"narrow", Type::U32, {32, 9, 3, 5}, {128, 1152, 3456}, {8, 25}, {8, 1, 2, 0}, 128, 16, false, 128, 1, false, {-1, 0}, 2, 0},
    {"in atoms of 32", Type::U32, {32, 9, 3, 5}, {128, 1152, 3456}, {32, 25}, {0, 1, 2, 0}, 128, 32, false, 0, 1, false, {-1, 0},
     2, 1},
    {"row outside", Type::U32, {16, 9, 7, 5}, {64, 576, 4032}, {16, 20}, {0, 2, 7, 1}, 64},
    {"row before", Type::U32, {16, 9, 7, 5}, {64, 576, 4032}, {16, 20}, {0, 2, -1, 1}, 64},
    {"images outside", Type::U32, {16, 9, 7, 5}, {64, 576, 4032}, {16, 40}, {0, 2, 3, 3}, 64},
    {"channels outside", Type::U32, {24, 9, 7, 5}, {96, 864, 6048}, {16, 20}, {16, 2, 3, 1}, 64},
    {"NaN", Type::F32, {24, 9, 7, 5}, {96, 864, 6048}, {16, 40}, {16, -1, 3, 3}, 64, 16, false, 0, 1, true, {-1, -1}, 1, 0},
    {"128", Type::U32, {16, 9, 4, 20}, {64, 576, 2304}, {16, 1}, {0, 2, 3, 1}, 64, 16, false, 0, 1, false, {0, 0}, 0, 0, true},
    {"128 with halos", Type::U32, {16, 9, 4, 20}, {64, 576, 2304}, {16, 1}, {0, 2, 3, 1}, 64, 16, false, 0, 1, false, {0, 0}, 1, 0,
     true},
    {"128 in steps", Type::U32, {16, 9, 4, 20}, {64, 576, 2304}, {16, 1}, {0, -1, 1, 0}, 64, 16, false, 0, 2, false, {-1, -2}, 1,
     1, true},
    {"128 swizzled by 128", Type::F16, {64, 9, 2, 20}, {128, 1152, 2304}, {64, 1}, {0, -1, 1, 0}, 128, 32, false, 0, 1, false, {-1,
     -1}, 1, 2, true},
    {"128 with wide halos", Type::U32, {16, 9, 4, 20}, {64, 576, 2304}, {16, 1}, {0, 2, 3, 1}, 64, 16, false, 0, 1, false, {0, 0},
     3, 1, true},
    {"128 with the widest halos", Type::F16, {32, 9, 4, 20}, {64, 576, 2304}, {32, 1}, {0, -1, 1, 0}, 64, 16, false, 0, 1, false,
     {-1, -2}, 31, 1, true},
    {"swizzled by 96", Type::U32, {24, 9, 3, 5}, {96, 864, 2592}, {24, 25}, {0, 1, 2, 0}, 96, 16, false, 0, 1, false, {-1, 0}, 2,
     0},
    {"packed", Type::U4Align8, {128, 9, 7, 5}, {64, 576, 4032}, {128, 20}, {0, -1, 3, 1}, 64, 16, false, 0, 1, false, {-1, -1}, 2,
     1},
    {"packed with gaps", Type::U4Align16, {256, 9, 7, 5}, {128, 1152, 8064}, {128, 20}, {128, -1, 3, 1}, 128, 16, false, 0, 1,
     false, {-1, -1}, 2, 1},
};
const PackCase kTiles[] = {
    {"4 bits", Type::U4Align8, {320, 10}, {160}, {64, 4}, {32, 3}},
    {"4 bits, corner", Type::U4Align8, {322, 10}, {176}, {64, 4}, {288, 8}},
    {"4 bits before", Type::U4Align8, {320, 10}, {160}, {64, 4}, {-32, -1}},
    {"4 bits swizzled", Type::U4Align8, {320, 10, 3}, {160, 1600}, {256, 3, 2}, {64, 3, 0}, 128, 32},
    {"4 bits flipped", Type::U4Align8, {320, 10, 3}, {160, 1600}, {256, 5, 2}, {0, 3, 1}, 128, 32, true},
    {"4 bits with gaps", Type::U4Align16, {384, 10}, {192}, {128, 4}, {128, 3}},
    {"4 bits with gaps outside", Type::U4Align16, {384, 10}, {192}, {128, 4}, {384, 3}},
    {"4 bits with gaps before", Type::U4Align16, {384, 10}, {192}, {128, 4}, {0, -2}},
    {"4 bits with gaps swizzled", Type::U4Align16, {384, 10, 4}, {192, 1920}, {128, 5, 2}, {256, 7, 1}, 128, 16, false, 384},
    {"4 bits with gaps in atoms", Type::U4Align16, {384, 10, 4}, {192, 1920}, {128, 5, 2}, {0, 7, 3}, 128, 32},
    {"6 bits", Type::U6Align16, {384, 10}, {288}, {128, 4}, {128, 3}},
    {"6 bits outside", Type::U6Align16, {384, 10}, {288}, {128, 4}, {256, 8}},
    {"6 bits swizzled", Type::U6Align16, {256, 10, 4}, {192, 1920}, {128, 5, 2}, {0, 7, 1}, 128},
    {"6 bits in atoms", Type::U6Align16, {256, 10, 4}, {192, 1920}, {128, 5, 2}, {128, 0, 2}, 128, 32, false, 128},
    {"flipped", Type::U32, {64, 20}, {256}, {32, 12}, {4, 3}, 128, 32, true},
    {"flipped at 128", Type::F16, {128, 20}, {256}, {64, 9}, {8, 13}, 128, 32, true, 128},
    {"flipped and narrow", Type::F64, {32, 20}, {256}, {6, 9}, {2, 3}, 128, 32, true, 896},
    {"swizzled by 96", Type::F16, {96, 20, 4}, {192, 3840}, {48, 7, 3}, {16, 3, 1}, 96},
    {"swizzled by 96, corner", Type::U32, {60, 20}, {240}, {24, 12}, {48, 13}, 96, 16, false, 128},
    {"swizzled by 96 and narrow", Type::F64, {32, 20}, {256}, {6, 9}, {2, 3}, 96, 16, false, 384},
    {"4 bits swizzled by 96", Type::U4Align8, {320, 10, 3}, {160, 1600}, {192, 3, 2}, {64, 3, 0}, 96},
    {"slices of 16", Type::F16, {20, 5, 4}, {320, 1600}, {8, 3, 2}, {2, 1, 1}, 0, 16, false, 0, 1, false, {0, 0}, 0, 0, false, 16},
    {"slices outside", Type::F16, {20, 5, 4}, {320, 1600}, {8, 3, 2}, {16, 4, 3}, 0, 16, false, 0, 1, false, {0, 0}, 0, 0, false,
     16},
    {"slices before", Type::U32, {20, 5, 4}, {320, 1600}, {4, 3, 2}, {-3, 4, -1}, 0, 16, false, 0, 1, false, {0, 0}, 0, 0, false,
     16},
    {"slices of 32", Type::F32, {20, 5, 4}, {640, 3200}, {16, 1, 2}, {2, 1, 1}, 32, 16, false, 128, 1, false, {0, 0}, 0, 0, false,
     32},
    {"slices swizzled by 128", Type::F16, {20, 5, 4}, {320, 1600}, {8, 1, 3}, {2, 1, 0}, 128, 16, false, 0, 1, false, {0, 0}, 0, 0,
     false, 16},
    {"slices of 4 bits", Type::U4Align8, {20, 5, 4}, {320, 1600}, {32, 3, 2}, {2, 1, 1}, 0, 16, false, 0, 1, false, {0, 0}, 0, 0,
     false, 16},
    {"flipped NaN", Type::TF32, {60, 20}, {256}, {32, 12}, {32, 13}, 128, 32, true, 0, 1, true},
};

std::size_t bitsOf(Type type)
{
    switch (type) {
    case Type::U6Align16: return 6;
    case Type::U4Align8:
    case Type::U4Align16: return 4;
    case Type::F16: return 16;
    case Type::F64: return 64;
    default: return 32;
    }
}

std::size_t PackCase::bits() const
{
    return slice != 0 ? slice * 8 : bitsOf(type);
}

bool hasGaps(Type type)
{
    return type == Type::U4Align16 || type == Type::U6Align16;
}

TensorMap::Swizzle swizzleOf(int bytes)
{
    switch (bytes) {
    case 32: return TensorMap::Swizzle::B32;
    case 64: return TensorMap::Swizzle::B64;
    case 96: return TensorMap::Swizzle::B96;
    case 128: return TensorMap::Swizzle::B128;
    default: return TensorMap::Swizzle::None;
    }
}

TensorMap mapOf(const PackCase& each, std::uint64_t address)
{
    TensorMap map;
    map.address = address;
    map.type = each.type;
    map.rank = static_cast<std::uint32_t>(each.sizes.size());
    map.steps = {1, static_cast<std::uint32_t>(each.step), 1, 1, 1};
    std::ranges::copy(each.sizes, map.sizes.begin());
    map.strides[0] = 1;
    std::ranges::copy(each.strides, map.strides.begin() + 1);
    map.swizzle = swizzleOf(each.swizzle);
    map.atom = each.isFlipped ? TensorMap::Atom::B32Flip8 : each.atom == 32 ? TensorMap::Atom::B32 : TensorMap::Atom::B16;
    map.fillsWithNan = each.hasNan;
    map.interleave = static_cast<TensorMap::Interleave>(each.slice / 16);
    if (!each.isPixels()) {
        std::ranges::copy(each.box, map.box.begin());
        return map;
    }
    map.isIm2col = true;
    map.wide = each.is128 ? TensorMap::Wide::W128 : TensorMap::Wide::W;
    map.channels = each.box[0];
    map.pixels = each.box[1];
    map.lower[0] = each.corner[0];
    map.upper[0] = each.corner[1];
    return map;
}

Bytes memoryOf(Type type)
{
    Bytes bytes(kMemory);
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<std::uint8_t>((i * 2654435761U >> 13) ^ i);
    // Numbers whose low bits are not rounded away: what rounds them is another test's.
    for (std::size_t i = 0; type == Type::TF32 && i < bytes.size(); i += 4)
        bytes[i] = 0, bytes[i + 1] &= 0xe0, bytes[i + 3] = 0x3f;
    return bytes;
}

/// Coordinates of where each row of the box begins, in the order of shared memory.
std::vector<std::array<int, 5>> rowsOf(const PackCase& each)
{
    std::vector<std::array<int, 5>> rows;
    std::array<int, 5> first{};
    std::ranges::copy(each.place, first.begin());
    if (!each.isPixels()) {
        const std::size_t rank = each.sizes.size();
        for (int z = 0; z < (rank > 2 ? static_cast<int>(each.box[2]) : 1); ++z)
            for (int y = 0; y < (each.slice != 0 ? 1 : static_cast<int>(each.box[1])); ++y)
                rows.push_back({first[0], first[1] + y, first[2] + z});
        return rows;
    }
    // All places of the width that the box of pixels has, image after image.
    const std::size_t last = each.sizes.size() - 1;
    const int end = static_cast<int>(each.sizes[1]) + each.corner[1] + each.shift;
    std::vector<std::pair<int, int>> walk;
    for (int image = first[last]; walk.size() < 700; ++image)
        for (int w = (image == first[last] ? first[1] : each.corner[0]) + each.shift; w < end; w += each.step)
            walk.push_back({w, image});
    const auto add = [&](std::size_t number) {
        std::array<int, 5> row = first;
        row[1] = walk[number].first;
        row[last] = walk[number].second;
        rows.push_back(row);
    };
    const std::size_t pixels = each.is128 ? 128 : each.box[1];
    for (std::size_t i = 0; i < pixels; ++i)
        add(i);
    for (std::size_t i = 0; i < static_cast<std::size_t>(each.halo); ++i)
        for (std::size_t quarter = 1; quarter <= (each.is128 ? 4U : 1U); ++quarter)
            add((each.is128 ? 32 * quarter : pixels) + i);
    return rows;
}

bool bitOf(const Bytes& bytes, std::size_t bit)
{
    return (bytes[bit / 8] >> bit % 8 & 1) != 0;
}

void setBit(Bytes& bytes, std::size_t bit, bool is)
{
    bytes[bit / 8] = static_cast<std::uint8_t>((bytes[bit / 8] & ~(1U << bit % 8)) | static_cast<unsigned>(is) << bit % 8);
}

/// Where byte `at` of a row is.
std::size_t sharedPlace(const PackCase& each, std::size_t row, std::size_t at)
{
    const std::size_t width = hasGaps(each.type) ? each.box[0] : each.box[0] * each.bits() / 8;
    const std::size_t pitch = each.slice != 0 ? width : std::max<std::size_t>(width, static_cast<std::size_t>(each.swizzle));
    const std::size_t line = each.offset + row * pitch + at;
    if (each.swizzle == 0)
        return line;
    if (each.swizzle == 96) {  // the manual's table: 16 bytes each, in rows of 128
        static constexpr std::size_t kRows[2][8] = {{0, 1, 2, 3, 4, 5, 6, 7}, {1, 0, 3, 2, 5, 4, 7, 6}};
        return line / 128 * 128 + kRows[line / 128 % 2][line % 128 / 16] * 16 + line % 16;
    }
    const auto span = static_cast<std::size_t>(each.swizzle), atom = static_cast<std::size_t>(each.atom);
    const std::size_t moved = line ^ (line / 128 % (span / atom) * atom);
    return each.isFlipped && line / 128 % 2 == 1 ? moved ^ 8 : moved;
}

/// Bit of the row, in shared memory, where element `i` begins.
std::size_t sharedBit(const PackCase& each, std::size_t i)
{
    return hasGaps(each.type) ? i / 16 * 128 + i % 16 * each.bits() : i * each.bits();
}

/// Bit of memory where element `i` of a row is; nothing where it is outside.
std::optional<std::size_t> memoryBit(const PackCase& each, const std::array<int, 5>& row, int i)
{
    std::size_t byte = kStart;
    for (std::size_t d = 0; d < each.sizes.size(); ++d) {
        const int at = row[d] + (d == 0 ? i : 0);
        if (at < 0 || at >= static_cast<int>(each.sizes[d]))
            return std::nullopt;
        if (d > 0)
            byte += static_cast<std::size_t>(at) * each.strides[d - 1];
    }
    return byte * 8 + static_cast<std::size_t>(row[0] + i) * each.bits();
}

std::size_t countedBytes(const PackCase& each)
{
    return rowsOf(each).size() * each.box[0] * each.bits() / 8;
}

/// What a load leaves in shared memory, and which bits of it are the box's.
std::pair<Bytes, Bytes> loaded(const PackCase& each, const Bytes& memory, const Bytes& before)
{
    Bytes tile = before, known(kTile, 0xff);
    const auto rows = rowsOf(each);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const std::size_t width = hasGaps(each.type) ? each.box[0] : each.box[0] * each.bits() / 8;
        for (std::size_t at = 0; hasGaps(each.type) && at < width; ++at)
            known[sharedPlace(each, row, at)] = 0;
        for (std::size_t i = 0; i < each.box[0]; ++i) {
            const auto from = memoryBit(each, rows[row], static_cast<int>(i));
            for (std::size_t bit = 0; bit < each.bits(); ++bit) {
                const std::size_t to = sharedBit(each, i) + bit;
                const std::size_t place = sharedPlace(each, row, to / 8) * 8 + to % 8;
                setBit(tile, place, from ? bitOf(memory, *from + bit) : each.hasNan && (0x7ff7 >> bit % 16 & 1) != 0);
                setBit(known, place, true);
            }
        }
    }
    return {tile, known};
}

/// What a store leaves in memory: of 6 bits each byte of shared memory has one element.
Bytes stored(const PackCase& each, Bytes memory, const Bytes& tile)
{
    const auto rows = rowsOf(each);
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t i = 0; i < each.box[0]; ++i)
            if (const auto to = memoryBit(each, rows[row], static_cast<int>(i)))
                for (std::size_t bit = 0; bit < each.bits(); ++bit) {
                    const std::size_t from = each.type == Type::U6Align16 ? i * 8 + bit : sharedBit(each, i) + bit;
                    setBit(memory, *to + bit, bitOf(tile, sharedPlace(each, row, from / 8) * 8 + from % 8));
                }
    return memory;
}

std::string listed(const std::vector<int>& numbers)
{
    std::string text = "{";
    for (const int number : numbers)
        text += (text.size() == 1 ? "" : ", ") + std::to_string(number);
    return text + "}";
}

/// Memory with a tensor and its map, and a kernel: %r2 is the box in shared memory, %r1 an mbarrier for one arrival, %d0 the map.
class Bench {
public:
    Bench(const PackCase& each, const std::string& body, const char* target = "sm_100a")
        : m_kernel(PtxKernel::Whole{std::string(".version 8.7\n.target ") + target + "\n.address_size 64\n" +
                                    PtxKernel::kernelOf(begin(each) + body + end())}),
          before(memoryOf(each.type)), tile(kTile)
    {
        for (std::size_t i = 0; i < kTile; i += 4) {
            const auto word = static_cast<std::uint32_t>(i / 4 * 40503 + 5000);
            std::memcpy(tile.data() + i, &word, sizeof word);
        }
        m_memory = m_kernel.machine().memory().allocate(kMemory);
        std::memcpy(reinterpret_cast<void*>(m_memory), before.data(), kMemory);
        m_map = m_kernel.machine().memory().allocate(TensorMap::kBytes);
        put(mapOf(each, m_memory + kStart));
    }
    void put(const TensorMap& map)
    {
        std::array<std::byte, TensorMap::kBytes> bytes{};
        map.write(bytes);
        std::memcpy(reinterpret_cast<void*>(m_map), bytes.data(), bytes.size());
    }
    /// Shared memory at the end.
    Bytes run()
    {
        const std::vector<std::uint32_t> words = m_kernel.run(32, kTile / 4, 1, {m_map});
        Bytes bytes(kTile);
        std::memcpy(bytes.data(), words.data(), kTile);
        return bytes;
    }
    Bytes memory() const
    {
        Bytes bytes(kMemory);
        std::memcpy(bytes.data(), reinterpret_cast<const void*>(m_memory), kMemory);
        return bytes;
    }
    QString faultText() { return m_kernel.faultText(); }
    std::uint64_t tensor() const { return m_memory + kStart; }

private:
    static std::string begin(const PackCase& each)
    {
        return R"(
    .shared .align 1024 .b8 tile[24576];
    .shared .align 8 .b8 bar[8];
    mov.u32 %r1, bar; mov.u32 %r2, tile;
    ld.param.u64 %d0, [first];
    setp.ne.u32 %p0, %t, 0;
    mad.lo.u32 %r3, %t, 4, %r2;
    mad.lo.u32 %r4, %t, 40503, 5000;
    mov.u32 %r5, 0;
IN:
    st.shared.u32 [%r3], %r4;
    add.u32 %r3, %r3, 128; add.u32 %r4, %r4, 1296096; add.u32 %r5, %r5, 1;
    setp.lt.u32 %p1, %r5, 192;
    @%p1 bra IN;
    fence.proxy.async.shared::cta;
    @!%p0 mbarrier.init.shared.b64 [%r1], 1;
    bar.sync 0;
    add.u32 %r2, %r2, )" + std::to_string(each.offset) + ";\n";
    }
    static std::string end()
    {
        return R"(
    bar.sync 0;
    mov.u32 %r2, tile; mov.u32 %r5, 0;
    mad.lo.u32 %r3, %t, 4, %r2;
    mov.b64 %d4, %slot;
OUT:
    ld.shared.u32 %r6, [%r3];
    st.global.u32 [%d4], %r6;
    add.u32 %r3, %r3, 128; add.u64 %d4, %d4, 128; add.u32 %r5, %r5, 1;
    setp.lt.u32 %p1, %r5, 192;
    @%p1 bra OUT;
)";
    }

    PtxKernel m_kernel;
    std::uint64_t m_memory = 0, m_map = 0;

public:
    const Bytes before;  ///< memory
    Bytes tile;          ///< shared memory before the copy
};

std::string loads(const PackCase& each, const std::string& space = "shared::cta")
{
    const std::string rank = std::to_string(each.sizes.size());
    const std::string offsets = each.isPixels() ? ", " + listed({each.halo, each.shift}) : "";
    return "    @!%p0 mbarrier.arrive.expect_tx.shared.b64 %d3, [%r1], " + std::to_string(countedBytes(each)) +
        ";\n    @!%p0 cp.async.bulk.tensor." + rank + "d." + space + ".global." + each.mode() +
        ".mbarrier::complete_tx::bytes [%r2], [%d0, " + listed(each.place) + "], [%r1]" + offsets +
        ";\nAGAIN: mbarrier.try_wait.parity.shared.b64 %p1, [%r1], 0; @!%p1 bra AGAIN;\n";
}

std::string stores(const PackCase& each, const std::string& root = "cp.async.bulk.tensor", const std::string& mode = "tile")
{
    const std::size_t at = root.find(".tensor");
    const std::string operation = root.starts_with("cp.reduce") ? ".add" : "";
    return "    @!%p0 " + root.substr(0, at) + ".tensor." + std::to_string(each.sizes.size()) + "d.global.shared::cta" + operation +
        "." + mode + ".bulk_group [%d0, " + listed(each.place) +
        "], [%r2];\n    cp.async.bulk.commit_group;\n    cp.async.bulk.wait_group 0;\n";
}

void compare(Bytes found, Bytes wanted, const Bytes& known)
{
    for (std::size_t i = 0; i < found.size(); ++i)
        if (((found[i] ^ wanted[i]) & known[i]) != 0)
            QFAIL(qPrintable(QStringLiteral("byte %1 is %2 instead of %3").arg(i).arg(found[i]).arg(wanted[i])));
}

}  // namespace

/// Tensor maps that devices from 10.0 on have: rows of pixels, packed elements, swizzles that flip; by the manual.
class TensorPacks : public QObject {
    Q_OBJECT

private slots:
    void loadsBoxes_data()
    {
        QTest::addColumn<const void*>("each");
        for (const PackCase& each : kWide)
            QTest::newRow((std::string("pixels, ") + each.name).c_str()) << static_cast<const void*>(&each);
        for (const PackCase& each : kTiles)
            QTest::newRow(each.name) << static_cast<const void*>(&each);
    }
    void loadsBoxes()
    {
        QFETCH(const void*, each);
        const PackCase& pack = *static_cast<const PackCase*>(each);
        for (const char* const space : {"shared::cta", "shared::cluster"}) {
            Bench bench(pack, loads(pack, space));
            QVERIFY2(mapOf(pack, 4096).wrong().empty(), mapOf(pack, 4096).wrong().english().c_str());
            const Bytes found = bench.run();
            QVERIFY2(bench.faultText().isEmpty(), qPrintable(bench.faultText()));
            const auto [wanted, known] = loaded(pack, bench.before, bench.tile);
            compare(found, wanted, known);
            QVERIFY(bench.memory() == bench.before);
        }
    }

    void storesTiles_data()
    {
        QTest::addColumn<const void*>("each");
        for (const PackCase& each : kTiles)
            QTest::newRow(each.name) << static_cast<const void*>(&each);
    }
    void storesTiles()
    {
        QFETCH(const void*, each);
        const PackCase& pack = *static_cast<const PackCase*>(each);
        Bench bench(pack, stores(pack));
        bench.run();
        const bool isBefore = std::ranges::any_of(pack.place, [](int place) { return place < 0; });
        const char* const why = pack.isFlipped ? "flips 8 bytes"
            : pack.type == Type::U4Align16    ? "copied to shared memory alone"
            : isBefore                        ? "must not be negative"
                                              : nullptr;
        if (why != nullptr) {
            QVERIFY2(bench.faultText().contains(QLatin1String(why)), qPrintable(bench.faultText()));
            QVERIFY(bench.memory() == bench.before);
            return;
        }
        QVERIFY2(bench.faultText().isEmpty(), qPrintable(bench.faultText()));
        compare(bench.memory(), stored(pack, bench.before, bench.tile), Bytes(kMemory, 0xff));
    }

    /// What a device ends the launch for, or the manual has not.
    void refuses_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<const void*>("each");
        QTest::addColumn<QByteArray>("words");
        const auto row = [](const char* name, const PackCase& each, const std::string& body, const char* words) {
            QTest::newRow(name) << QByteArray::fromStdString(body) << static_cast<const void*>(&each) << QByteArray(words);
        };
        const auto changed = [](std::string text, const std::string& from, const std::string& to) {
            for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
                text.replace(at, from.size(), to);
            return text;
        };
        const PackCase& pixels = kWide[0];
        row("mode of 128", pixels, changed(loads(pixels), "im2col::w", "im2col::w::128"),
            "im2col::w, the instruction one for im2col::w::128");
        row("plain im2col", pixels, changed(loads(pixels), "im2col::w", "im2col"), "im2col::w, the instruction one for im2col");
        row("tiles", pixels, changed(changed(loads(pixels), "im2col::w", "tile"), ", {0, 0}", ""), "the instruction one for tiles");
        row("halo of 512", pixels, changed(loads(pixels), "{0, 0}", "{512, 0}"), "the halo has 512 pixels: 0 to 511 are possible");
        row("offset of 32", pixels, changed(loads(pixels), "{0, 0}", "{0, 32}"),
            "the offset of the width is 32: 0 to 31 are possible");
        row("behind its box", pixels, changed(loads(pixels), "{0, 2, 3, 1}", "{0, 9, 3, 1}"), "the box of pixels is from 0 to 8");
        row("stored", pixels, stores(pixels, "cp.async.bulk.tensor", "im2col_no_offs"), "copied to shared memory alone");
        row("early", pixels,
            changed(loads(pixels), "AGAIN: mbarrier.try_wait.parity.shared.b64 %p1, [%r1], 0; @!%p1 bra AGAIN;", ""), "has arrived");
        row("halo of 32", kWide[16], changed(loads(kWide[16]), "{0, 0}", "{32, 0}"),
            "the halo has 32 pixels: 0 to 31 are possible");
        row("half a chunk", kTiles[0], changed(loads(kTiles[0]), "{32, 3}", "{16, 3}"), "must be a multiple of 16");
        row("half a group", kTiles[5], changed(loads(kTiles[5]), "{128, 3}", "{64, 3}"), "must be a multiple of 128");
        row("reduced", kTiles[0], stores(kTiles[0], "cp.reduce.async.bulk.tensor"), ".add is no operation on the elements");
    }
    void refuses()
    {
        QFETCH(QByteArray, body);
        QFETCH(const void*, each);
        QFETCH(QByteArray, words);
        Bench bench(*static_cast<const PackCase*>(each), body.toStdString());
        bench.run();
        QVERIFY2(bench.faultText().contains(QLatin1String(words)), qPrintable(bench.faultText()));
    }

    /// Of 6 bits, atoms of 64 bytes are stored only.
    void atomsOf64()
    {
        PackCase each = kTiles[12];
        for (const bool isStore : {false, true}) {
            Bench bench(each, isStore ? stores(each) : loads(each));
            TensorMap map = mapOf(each, bench.tensor());
            map.atom = TensorMap::Atom::B64;
            bench.put(map);
            bench.run();
            if (!isStore) {
                QVERIFY2(bench.faultText().contains("copied to global memory alone"), qPrintable(bench.faultText()));
                continue;
            }
            QVERIFY2(bench.faultText().isEmpty(), qPrintable(bench.faultText()));
            each.atom = 64;
            compare(bench.memory(), stored(each, bench.before, bench.tile), Bytes(kMemory, 0xff));
        }
    }

    /// Four rows of packed elements.
    void gathersPackedRows()
    {
        for (const std::size_t number : {std::size_t{5}, std::size_t{10}}) {
            PackCase each = kTiles[number];
            each.box[1] = 1;
            const std::vector<int> lines{7, 0, 10, 3};
            std::string body = loads(each);
            const std::size_t counted = countedBytes(each);
            const auto replaced = [&](const std::string& from, const std::string& to) {
                body.replace(body.find(from), from.size(), to);
            };
            replaced("[%r1], " + std::to_string(counted), "[%r1], " + std::to_string(4 * counted));
            replaced(".tile.", ".tile::gather4.");
            replaced(listed(each.place), listed({each.place[0], lines[0], lines[1], lines[2], lines[3]}));
            Bench bench(each, body);
            const Bytes found = bench.run();
            QVERIFY2(bench.faultText().isEmpty(), qPrintable(bench.faultText()));
            for (std::size_t row = 0; row < lines.size(); ++row) {
                PackCase one = each;
                one.place[1] = lines[row];
                one.offset = static_cast<std::uint32_t>(128 * row);
                const auto [wanted, known] = loaded(one, bench.before, bench.tile);
                for (std::size_t at = 128 * row; at < 128 * (row + 1); ++at)
                    QCOMPARE(found[at] & known[at], wanted[at] & known[at]);
            }
        }
    }

    /// A swizzle of slices moves the last ones of half a line behind it.
    void slicesBehindTheEnd()
    {
        const PackCase each{"", Type::U32, {20, 5, 4}, {320, 1600}, {4, 1, 1}, {0, 0, 0}, 128};
        for (const int offset : {384, 512}) {
            PtxKernel kernel(R"(
    .shared .align 128 .b8 tile[576];
    .shared .align 8 .b8 bar[8];
    mov.u32 %r1, bar; mov.u32 %r2, tile;
    ld.param.u64 %d0, [first];
    mbarrier.init.shared.b64 [%r1], 1;
    mbarrier.arrive.expect_tx.shared.b64 %d3, [%r1], 64;
    cp.async.bulk.tensor.3d.shared::cta.global.tile.mbarrier::complete_tx::bytes [%r2 + )" + std::to_string(offset) + R"(],
        [%d0, {0, 0, 0}], [%r1];
AGAIN: mbarrier.try_wait.parity.shared.b64 %p1, [%r1], 0; @!%p1 bra AGAIN;
)");
            kd::emulator::DeviceMemory& memory = kernel.machine().memory();
            TensorMap map = mapOf(each, memory.allocate(kMemory));
            map.interleave = TensorMap::Interleave::B16;
            std::array<std::byte, TensorMap::kBytes> bytes{};
            map.write(bytes);
            const std::uint64_t place = memory.allocate(bytes.size());
            std::memcpy(reinterpret_cast<void*>(place), bytes.data(), bytes.size());
            kernel.run(1, 32, 1, {place});
            const bool isInside = kernel.faultText().isEmpty();
            QVERIFY2(isInside == (offset == 384), qPrintable(kernel.faultText()));
            QVERIFY2(isInside || kernel.faultText().contains("ends behind the 584 bytes"), qPrintable(kernel.faultText()));
        }
    }

    /// The driver makes these maps of im2col::w, which no copy takes.
    void swizzlesOfPixels()
    {
        using Atom = TensorMap::Atom;
        using Swizzle = TensorMap::Swizzle;
        const PackCase& each = kWide[9];
        const std::tuple<Swizzle, Atom, TensorMap::Interleave, const char*> kinds[] = {
            {Swizzle::None, Atom::B16, TensorMap::Interleave::None, "its swizzle is none that im2col::w has"},
            {Swizzle::B32, Atom::B16, TensorMap::Interleave::None, "its swizzle is none that im2col::w has"},
            {Swizzle::B128, Atom::B32Flip8, TensorMap::Interleave::None, "its swizzle is none that im2col::w has"},
            {Swizzle::B128, Atom::B64, TensorMap::Interleave::None, "its swizzle is none that im2col::w has"},
            {Swizzle::B128, Atom::B16, TensorMap::Interleave::B16, "im2col::w takes no interleaved layout"}};
        for (const auto& [swizzle, atom, interleave, words] : kinds) {
            Bench bench(each, loads(each));
            TensorMap map = mapOf(each, bench.tensor());
            map.swizzle = swizzle;
            map.atom = atom;
            map.interleave = interleave;
            QVERIFY(map.wrong().empty());
            bench.put(map);
            bench.run();
            QVERIFY2(bench.faultText().contains(words), qPrintable(bench.faultText()));
        }
    }

    /// Maps with a swizzle of 96 bytes, which tensormap.replace makes.
    void swizzleOf96()
    {
        const auto edited = [](std::size_t number, void (*edit)(TensorMap&)) {
            TensorMap map = mapOf(kTiles[number], 4096);
            map.swizzle = TensorMap::Swizzle::B96;
            edit(map);
            return QString::fromStdString(map.wrong().english());
        };
        constexpr std::size_t kBytes = 0, kGaps = 5, kSlices = 17;
        QCOMPARE(edited(kBytes, [](TensorMap&) {}), QString());
        QVERIFY(edited(kBytes, [](TensorMap& map) { map.box[0] = 224; }).contains("more than the 96 that its swizzle spans"));
        QVERIFY(edited(kBytes, [](TensorMap& map) { map.atom = TensorMap::Atom::B32; }).contains("atoms of more than 16 bytes"));
        QVERIFY(edited(kSlices, [](TensorMap& map) { map.interleave = TensorMap::Interleave::B16; })
                    .contains("no interleaved layout has a swizzle of 96 bytes"));
        QVERIFY(edited(kGaps, [](TensorMap& map) { map.box[0] = 128; }).contains("96 that its swizzle spans"));
        TensorMap pixels = mapOf(kWide[16], 4096);
        pixels.swizzle = TensorMap::Swizzle::B96;
        QVERIFY(!pixels.unusable().empty());
        pixels.wide = TensorMap::Wide::W;
        QVERIFY(pixels.unusable().empty());
    }

    void onlyWhereTheyAre()
    {
        const auto why = [](const std::string& body, const char* target) {
            try {
                Bench(kWide[0], body, target).run();
            } catch (const std::exception& error) {
                return std::string(error.what());
            }
            return std::string();
        };
        const std::string row = loads(kWide[0]), cluster = loads(kWide[0], "shared::cluster");
        QVERIFY(why(row, "sm_90").find("sm_100") != std::string::npos);
        QVERIFY(why(row, "sm_120").empty());
        QVERIFY(why(cluster, "sm_120a").find("sm_100a") != std::string::npos);
        QVERIFY(why(loads(kWide[16]), "sm_100").find("sm_100a") != std::string::npos);
        std::string three = row;
        three.replace(three.find(", {0, 0}"), 8, ", {0, 0, 0}");
        QVERIFY(why(three, "sm_100a").find("3 offsets instead of 2") != std::string::npos);
        for (const char* const mode : {"im2col::w", "im2col::w::128"}) {
            const std::string prefetch =
                std::string("    cp.async.bulk.prefetch.tensor.4d.L2.global.") + mode + " [%d0, {0, 1, 2, 3}], {1, 2};\n";
            QVERIFY(why(prefetch, "sm_100f").empty());
            QVERIFY(!why(prefetch, "sm_100").empty());
        }
    }
};

KD_TEST(TensorPacks, kd::test::NoApplication)

}  // namespace tst_tensorpacks

#include "tst_tensorpacks.moc"

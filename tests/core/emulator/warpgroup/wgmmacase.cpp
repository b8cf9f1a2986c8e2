// SPDX-License-Identifier: GPL-3.0-or-later
#include "wgmmacase.h"

#include "tests/core/emulator/tensor/manualplaces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace tensortest {
namespace {

constexpr int kThreads = 128, kRows = 64, kWordsOfA = 4;
constexpr int kBitsKept = 22, kBitsKeptOfSmall = 10;  // that an H200 keeps of the largest term at least; of floats of 8 bits

std::string listOf(char name, int count)
{
    std::string list = "{";
    for (int i = 0; i < count; ++i)
        list += (i == 0 ? "%" : ", %") + std::string(1, name) + std::to_string(i);
    return list + "}";
}

std::string moved(bool isLoad, char name, int count, const char* base, int firstWord)
{
    std::string text;
    for (int i = 0; i < count; ++i) {
        const std::string reg = "%" + std::string(1, name) + std::to_string(i);
        const std::string place = std::string("[") + base + "+" + std::to_string(4 * (firstWord + i)) + "]";
        text += isLoad ? "ld.global.b32 " + reg + ", " + place + ";\n" : "st.global.b32 " + place + ", " + reg + ";\n";
    }
    return text;
}

// The canonical layouts as nested shapes and strides in elements (T: elements of 16 bytes), as the manual writes them: coordinates
// along M or N, then along K.
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

std::int64_t elementPlace(const DescriptorFields& fields, int bits, bool isTransposed, int line, int along)
{
    const std::int64_t t = 128 / bits, sbo = std::int64_t{fields.stride} * 8 / bits, lbo = std::int64_t{fields.leading} * 8 / bits;
    const std::int64_t w = fields.swizzle / 16;
    if (!isTransposed && w == 0)
        return placed(line, {{8, t}, {1, sbo}}) + placed(along, {{t, 1}, {1, lbo}});
    if (!isTransposed)
        return placed(line, {{8, w * t}, {1, sbo}}) + placed(along, {{t, 1}, {w, t}, {1, lbo}});
    if (w == 0)
        return placed(line, {{t, 1}, {1, sbo}}) + placed(along, {{8, t}, {1, lbo}});
    return placed(line, {{t, 1}, {w, t}, {1, lbo}}) + placed(along, {{8, w * t}, {1, sbo}});
}

const ManualShape& shapeOfA(int bits)
{
    const int k = 256 / bits;
    const auto found = std::ranges::find_if(manualShapes(), [&](const ManualShape& shape) {
        return shape.m == 16 && shape.bits == bits && shape.k == k && shape.matrices == 1;
    });
    return *found;
}

std::uint64_t hashOf(const std::string& text)
{
    std::uint64_t hash = 14695981039346656037ULL;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
    return hash;
}

void putBits(std::vector<std::uint32_t>& words, std::size_t firstBit, std::uint64_t value)
{
    words[firstBit / 32] |= static_cast<std::uint32_t>(value << firstBit % 32);
}

std::uint64_t bitsAt(const std::vector<std::uint32_t>& words, std::size_t firstBit, int bits)
{
    const std::uint64_t mask = (std::uint64_t{1} << bits) - 1;
    return words[firstBit / 32] >> firstBit % 32 & mask;
}

}  // namespace

std::uint64_t DescriptorFields::bits() const
{
    const std::uint64_t mode = swizzle == 128 ? 1 : swizzle == 64 ? 2 : swizzle == 32 ? 3 : 0;
    return (start & 0x3ffff) >> 4 | std::uint64_t{leading >> 4 & 0x3fff} << 16 | std::uint64_t{stride >> 4 & 0x3fff} << 32 |
        std::uint64_t{baseOffset & 7} << 49 | mode << 62;
}

std::string WgmmaCase::shape() const
{
    return "m64n" + std::to_string(n) + "k" + std::to_string(k);
}

std::string WgmmaCase::ptx() const
{
    const std::string types = std::string(".") + d.name + "." + a.name + "." + b.name;
    std::string text = ".version 9.0\n.target sm_90a\n.address_size 64\n.extern .shared .align 1024 .b8 tile[];\n"
                       ".visible .entry k(.param .u64 image, .param .u64 words, .param .u64 out)\n{\n"
                       ".reg .pred %p<4>; .reg .b32 %r<8>; .reg .b64 %q<12>; .reg .b32 %a<4>; .reg .b32 %v<4>;\n.reg ";
    text += (d.bits == 32 && isFloat() ? ".f32 %d<" : ".b32 %d<") + std::to_string(wordsOfD()) + ">;\n";
    text += "ld.param.u64 %q0, [image]; ld.param.u64 %q1, [words]; ld.param.u64 %q2, [out];\n"
            "cvta.to.global.u64 %q0, %q0; cvta.to.global.u64 %q1, %q1; cvta.to.global.u64 %q2, %q2;\n"
            "mov.u32 %r0, %tid.x; mov.u32 %r1, tile; mul.lo.u32 %r2, %r0, 16; mul.wide.u32 %q3, %r0, 16;\n"
            "add.u64 %q0, %q0, %q3; add.u32 %r3, %r1, %r2;\n"
            "FILL: ld.global.v4.b32 {%v0, %v1, %v2, %v3}, [%q0]; st.shared.v4.b32 [%r3], {%v0, %v1, %v2, %v3};\n"
            "add.u64 %q0, %q0, 2048; add.u32 %r3, %r3, 2048; add.u32 %r2, %r2, 2048;\nsetp.lt.u32 %p0, %r2, " +
        std::to_string(kSharedBytes) + "; @%p0 bra FILL;\nfence.proxy.async.shared::cta; bar.sync 0;\n";
    text += "mul.wide.u32 %q4, %r0, " + std::to_string(4 * wordsOfThread()) + "; add.u64 %q1, %q1, %q4;\n";
    text += moved(true, 'd', wordsOfD(), "%q1", 0);
    if (isFromRegisters)
        text += moved(true, 'a', kWordsOfA, "%q1", wordsOfD());
    if (isSparse)
        text += "ld.global.b32 %r4, [%q1+" + std::to_string(4 * (wordsOfD() + kWordsOfA)) + "];\n";
    // Descriptors count from where the array is.
    const auto added = [](const DescriptorFields& fields) { return std::to_string(static_cast<std::int64_t>(fields.bits())); };
    text += "shr.u32 %r5, %r1, 4; cvt.u64.u32 %q5, %r5;\nadd.u64 %q6, %q5, " + added(ofA) + "; add.u64 %q7, %q5, " + added(ofB) +
        ";\n";
    text += std::string("mov.u32 %r6, ") + (addsD ? "1" : "0") + "; setp.ne.u32 %p1, %r6, 0;\nwgmma.fence.sync.aligned;\n";
    text += std::string("wgmma.mma_async") + (isSparse ? ".sp" : "") + ".sync.aligned." + shape() + before + types + behind + " " +
        listOf('d', wordsOfD()) + ", " + (isFromRegisters ? listOf('a', kWordsOfA) : "%q6") + ", %q7, ";
    text += (isSparse ? "%r4, " + std::to_string(selector) + ", " : std::string()) + "%p1";
    if (isFloat())
        text += std::string(isNegativeA ? ", -1" : ", 1") + (isNegativeB ? ", -1" : ", 1");
    if (isHalf())
        text += (isFromRegisters ? std::string() : isTransposedA ? ", 1" : ", 0") + std::string(isTransposedB ? ", 1" : ", 0");
    text += ";\nwgmma.commit_group.sync.aligned;\nwgmma.wait_group.sync.aligned 0;\nmul.wide.u32 %q8, %r0, " +
        std::to_string(4 * wordsOfD()) + "; add.u64 %q2, %q2, %q8;\n";
    return text + moved(false, 'd', wordsOfD(), "%q2", 0) + "ret;\n}\n";
}

WgmmaData::WgmmaData(const WgmmaCase& one)
    : shared(kSharedBytes / 4), words(static_cast<std::size_t>(kThreads * one.wordsOfThread())), m_case(one)
{
    std::mt19937_64 random(hashOf(one.name));
    // Elements may lie anywhere, so that all of shared memory has values of A's and, from its middle on, of B's type.
    const auto fill = [&](std::size_t first, std::size_t end, const Format& format) {
        for (std::size_t bit = first * 32; bit < end * 32; bit += static_cast<std::size_t>(format.bits))
            putBits(shared, bit, randomOf(format, one.values, random));
    };
    fill(0, shared.size() / 2, one.a);
    fill(shared.size() / 2, shared.size(), one.b);
    const auto wordsOfThread = static_cast<std::size_t>(one.wordsOfThread()), wordsOfD = static_cast<std::size_t>(one.wordsOfD());
    for (std::size_t thread = 0; thread < kThreads; ++thread) {
        for (std::size_t i = 0; i < static_cast<std::size_t>(one.elementsOfD()); ++i)
            putBits(words, thread * wordsOfThread * 32 + i * static_cast<std::size_t>(one.d.bits),
                    randomOf(one.d, one.values, random));
        for (std::size_t bit = 0; bit < kWordsOfA * 32; bit += static_cast<std::size_t>(one.a.bits))
            putBits(words, (thread * wordsOfThread + wordsOfD) * 32 + bit, randomOf(one.a, one.values, random));
    }
    if (!one.isSparse)
        return;
    const int width = one.a.bits == 32 ? 2 : 4, stored = width / 2;
    m_columns.resize(static_cast<std::size_t>(kRows * one.depthOfA()));
    for (int row = 0; row < kRows; ++row) {
        for (int chunk = 0; chunk < one.k / width; ++chunk) {
            constexpr std::array<std::array<int, 2>, 6> kPairs{{{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}};
            const std::array<int, 2>& pair = kPairs[random() % 6];
            for (int i = 0; i < stored; ++i)
                m_columns[static_cast<std::size_t>(row * one.depthOfA() + chunk * stored + i)] =
                    chunk * width + (stored == 1 ? pair[0] % 2 : pair[static_cast<std::size_t>(i)]);
        }
    }
    fillMetadata();
}

// As in the figures of mma.sp for 16 rows of each warp: a lane has the chunks of two rows in its halves, or those of one row.
void WgmmaData::fillMetadata()
{
    const int width = m_case.a.bits == 32 ? 2 : 4, stored = width / 2;
    for (int row = 0; row < kRows; ++row) {
        for (int chunk = 0; chunk < m_case.k / width; ++chunk) {
            const auto first = static_cast<std::size_t>(row * m_case.depthOfA() + chunk * stored);
            const auto within = [&](std::size_t i) { return static_cast<std::uint32_t>(m_columns[first + i] - chunk * width); };
            const std::uint32_t indices = stored == 1 ? (within(0) == 0 ? 0b0100U : 0b1110U) : within(0) | within(1) << 2;
            const bool isShared = m_case.a.bits >= 16;
            const int each = isShared ? 4 : 8, lanes = m_case.k / width / each, half = row % 16 / 8;
            const int lane = isShared ? m_case.selector * lanes + chunk / each : m_case.selector * 2 + chunk / each * 2 + half;
            const int shift = chunk % each * 4 + (isShared ? half * 16 : 0), thread = row / 16 * 32 + row % 8 * 4 + lane;
            words[static_cast<std::size_t>((thread + 1) * m_case.wordsOfThread() - 1)] |= indices << shift;
        }
    }
}

std::uint64_t WgmmaData::sharedElement(const Format& format, const DescriptorFields& fields, bool isTransposed, int line,
                                       int along) const
{
    const std::int64_t place = elementPlace(fields, format.bits, isTransposed, line, along);
    const std::int64_t bit = std::int64_t{fields.start} * 8 + place * format.bits;
    std::uint64_t address = static_cast<std::uint64_t>(bit) / 8;
    // Swizzle<B, 4, 3> turns bits 4 and on by as many from bit 7 on.
    const std::uint64_t rows = fields.swizzle == 0 ? 0 : static_cast<std::uint64_t>(fields.swizzle / 16 - 1);
    address ^= (((address >> 7) - fields.baseOffset) & rows) << 4;
    return bitsAt(shared, static_cast<std::size_t>(address * 8 + static_cast<std::uint64_t>(bit) % 8), format.bits);
}

std::uint64_t WgmmaData::elementOfA(int row, int stored) const
{
    if (!m_case.isFromRegisters)
        return sharedElement(m_case.a, m_case.ofA, m_case.isTransposedA, row, stored);
    const ManualShape& shape = shapeOfA(m_case.a.bits);
    for (int lane = row % 8 * 4; lane < row % 8 * 4 + 4; ++lane) {
        for (int i = 0; i < 128 / m_case.a.bits; ++i) {
            const ManualPlace place = shape.a(lane, i);
            if (place.row != row % 16 || place.column != stored)
                continue;
            const int word = (row / 16 * 32 + lane) * m_case.wordsOfThread() + m_case.wordsOfD();
            return bitsAt(words, static_cast<std::size_t>(word * 32 + i * m_case.a.bits), m_case.a.bits);
        }
    }
    return 0;
}

std::uint64_t WgmmaData::elementOfB(int along, int column) const
{
    return sharedElement(m_case.b, m_case.ofB, m_case.isTransposedB, column, along);
}

int WgmmaData::columnOfA(int row, int stored) const
{
    return m_case.isSparse ? m_columns[static_cast<std::size_t>(row * m_case.depthOfA() + stored)] : stored;
}

// Threads of a warp share 16 rows: 4g and on have rows g and g + 8, and two neighbours of each 8 columns.
std::uint64_t WgmmaData::elementOfD(const std::vector<std::uint32_t>& all, int stride, int row, int column) const
{
    const int thread = row / 16 * 32 + row % 8 * 4 + column % 8 / 2, i = column / 8 * 4 + row % 16 / 8 * 2 + column % 2;
    return bitsAt(all, static_cast<std::size_t>(thread * stride * 32 + i * m_case.d.bits), m_case.d.bits);
}

template <typename Add> void WgmmaData::eachProduct(int row, int column, const Add& add) const
{
    for (int stored = 0; stored < m_case.depthOfA(); ++stored)
        add(elementOfA(row, stored), elementOfB(columnOfA(row, stored), column));
}

Expected WgmmaData::expected(int row, int column) const
{
    const long double sign = m_case.isNegativeA == m_case.isNegativeB ? 1 : -1;
    Sum sum(m_case.addsD ? numberOf(m_case.d, elementOfD(words, m_case.wordsOfThread(), row, column)) : 0.0L);
    eachProduct(row, column,
                [&](std::uint64_t x, std::uint64_t y) { sum.add(sign * numberOf(m_case.a, x) * numberOf(m_case.b, y)); });
    return sum.rounded(m_case.d, false);
}

std::int64_t WgmmaData::expectedWhole(int row, int column) const
{
    std::int64_t sum = m_case.addsD ? integerOf(kS32, elementOfD(words, m_case.wordsOfThread(), row, column)) : 0;
    const bool isOfBits = m_case.a.bits == 1;
    eachProduct(row, column, [&](std::uint64_t x, std::uint64_t y) {
        sum += isOfBits ? static_cast<std::int64_t>(x & y) : integerOf(m_case.a, x) * integerOf(m_case.b, y);
    });
    const std::int64_t least = std::numeric_limits<std::int32_t>::min(), most = std::numeric_limits<std::int32_t>::max();
    return m_case.before == ".satfinite" ? std::clamp(sum, least, most) : static_cast<std::int32_t>(sum);
}

QString WgmmaData::difference(const std::vector<std::uint32_t>& found) const
{
    for (int row = 0; row < kRows; ++row) {
        for (int column = 0; column < m_case.n; ++column) {
            const std::uint64_t bits = elementOfD(found, m_case.wordsOfD(), row, column);
            QString wrong;
            if (m_case.isFloat()) {
                wrong = differenceOf(m_case.d, bits, expected(row, column), m_case.values == Values::Whole);
            } else if (const std::int64_t wanted = expectedWhole(row, column); integerOf(kS32, bits) != wanted) {
                wrong = QString("%1 instead of %2").arg(integerOf(kS32, bits)).arg(wanted);
            }
            if (!wrong.isEmpty())
                return QString("row %1 column %2: %3").arg(row).arg(column).arg(wrong);
        }
    }
    return {};
}

long double WgmmaData::largestTerm(int row, int column) const
{
    long double most = m_case.addsD ? std::fabs(numberOf(m_case.d, elementOfD(words, m_case.wordsOfThread(), row, column))) : 0;
    eachProduct(row, column, [&](std::uint64_t x, std::uint64_t y) {
        most = std::max(most, std::fabs(numberOf(m_case.a, x) * numberOf(m_case.b, y)));
    });
    return most;
}

QString WgmmaData::deviation(const std::vector<std::uint32_t>& found) const
{
    const int kept = m_case.a.bits == 8 ? kBitsKeptOfSmall : kBitsKept;
    for (int row = 0; row < kRows; ++row) {
        for (int column = 0; column < m_case.n; ++column) {
            Expected wanted = expected(row, column);
            if (const long double term = largestTerm(row, column); std::isfinite(term))
                wanted.tolerance += std::ldexp(term, -kept);
            const QString wrong = differenceOf(m_case.d, elementOfD(found, m_case.wordsOfD(), row, column), wanted, false);
            if (!wrong.isEmpty())
                return QString("row %1 column %2: %3").arg(row).arg(column).arg(wrong);
        }
    }
    return {};
}

namespace {

/// A layout without gaps, from the middle of shared memory on for B.
DescriptorFields packed(std::uint32_t start, int bits, bool isTransposed, int lines, int depth, int swizzle)
{
    const auto span = static_cast<std::uint32_t>(swizzle == 0 ? 1 : swizzle / 16), atom = span * 128;
    const auto tiles = static_cast<std::uint32_t>(lines) / 8, pieces = static_cast<std::uint32_t>(depth * bits / 128);
    if (!isTransposed)
        return {start, swizzle == 0 ? tiles * 128 : pieces > span ? tiles * atom : 16, atom, swizzle};
    const auto deep = static_cast<std::uint32_t>(depth) / 8;
    return swizzle == 0 ? DescriptorFields{start, tiles * 128, 128, 0} : DescriptorFields{start, deep * atom, atom, swizzle};
}

class Cases {
public:
    std::vector<WgmmaCase> all;

    WgmmaCase& add(WgmmaCase one, int swizzleA = 0, int swizzleB = 0)
    {
        one.ofA = packed(0, one.a.bits, one.isTransposedA, 64, one.depthOfA(), swizzleA);
        one.ofB = packed(kSharedBytes / 2, one.b.bits, one.isTransposedB, one.n, one.k, swizzleB);
        one.name = one.shape() + " " + one.d.name + " " + one.a.name + " " + one.b.name + one.before + one.name;
        const bool isUsual = one.values == Values::Usual, isAny = one.values == Values::Any;
        for (const auto& [is, word] :
             {std::pair{one.isSparse, " sparse"}, {one.isFromRegisters, " registers"}, {one.isTransposedA, " A^T"},
              {one.isTransposedB, " B^T"}, {one.isNegativeA, " -A"}, {one.isNegativeB, " -B"}, {!one.addsD, " zero"},
              {isUsual, " usual"}, {isAny, " any"}})
            one.name += is ? word : "";
        if (one.selector != 0)
            one.name += " selector " + std::to_string(one.selector);
        if (swizzleA != 0 || swizzleB != 0)
            one.name += " swizzle " + std::to_string(swizzleA) + " " + std::to_string(swizzleB);
        return all.emplace_back(std::move(one));
    }
};

struct TypesOfProduct {
    Format d, a, b;
    int k;
    std::string before = {}, behind = {};
};
const std::vector<TypesOfProduct> kDense{
    {kF32, kF16, kF16, 16},   {kF16, kF16, kF16, 16},   {kF32, kBf16, kBf16, 16}, {kF32, kTf32, kTf32, 8},
    {kF32, kE4M3, kE4M3, 32}, {kF32, kE4M3, kE5M2, 32}, {kF32, kE5M2, kE4M3, 32}, {kF32, kE5M2, kE5M2, 32},
    {kF16, kE4M3, kE4M3, 32}, {kF16, kE5M2, kE4M3, 32}, {kS32, kS8, kS8, 32},     {kS32, kS8, kU8, 32},
    {kS32, kU8, kS8, 32},     {kS32, kU8, kU8, 32},     {kS32, kS8, kS8, 32, ".satfinite"},
    {kS32, kU8, kU8, 32, ".satfinite"}, {kS32, kB1, kB1, 256, "", ".and.popc"}};

WgmmaCase caseOf(const TypesOfProduct& types, int n, bool isSparse = false)
{
    WgmmaCase one{.a = types.a, .b = types.b, .d = types.d, .n = n, .k = isSparse ? 2 * types.k : types.k, .before = types.before,
                  .behind = types.behind};
    one.isSparse = isSparse;
    return one;
}

void addTypes(Cases& cases)
{
    for (const TypesOfProduct& types : kDense) {
        for (const Values values : {Values::Whole, Values::Usual, Values::Any}) {
            if (values != Values::Whole && types.d.exponentBits == 0)
                continue;
            WgmmaCase one = caseOf(types, 16);
            one.values = values;
            cases.add(one);
            one.isFromRegisters = true;
            cases.add(one, 0, 128);
        }
        WgmmaCase one = caseOf(types, 32);
        one.addsD = false;
        cases.add(one, 128, 32);
        one.isNegativeA = types.d.exponentBits != 0;
        one.addsD = true;
        cases.add(one, 32, 64);
        one.isNegativeB = types.d.exponentBits != 0;
        one.isNegativeA = false;
        one.isFromRegisters = true;
        one.n = 8;
        cases.add(one, 0, 64);
        for (const int n : {24, 64, 128, 192, 256})
            cases.add(caseOf(types, n), 64, n == 192 ? 128 : 32);
    }
}

void addSparse(Cases& cases)
{
    for (const TypesOfProduct& types : kDense) {
        if (types.a.bits == 1)
            continue;
        for (int selector = 0; selector < (types.a.bits == 8 ? 1 : 2); ++selector) {
            for (const bool isFromRegisters : {false, true}) {
                WgmmaCase one = caseOf(types, 16, true);
                one.selector = selector;
                one.isFromRegisters = isFromRegisters;
                cases.add(one);
                cases.add(one, isFromRegisters ? 0 : 32, 128);
                cases.add(one, isFromRegisters ? 0 : 128, 64);
                one.values = Values::Usual;
                if (types.d.exponentBits != 0)
                    cases.add(one, isFromRegisters ? 0 : 64, 128);
            }
        }
        cases.add(caseOf(types, 128, true), 128, 128);
    }
}

void addLayouts(Cases& cases)
{
    for (const TypesOfProduct& types : {kDense[0], kDense[2]}) {
        for (const int swizzle : {0, 32, 64, 128}) {
            for (int which = 1; which < 4; ++which) {
                WgmmaCase one = caseOf(types, 128);
                one.isTransposedA = (which & 1) != 0;
                one.isTransposedB = (which & 2) != 0;
                cases.add(one, swizzle, swizzle);
                one.isSparse = true;
                one.k = 32;
                cases.add(one, swizzle, swizzle);
            }
            cases.add(caseOf(types, 40), swizzle, swizzle);
            WgmmaCase one = caseOf(types, 64);
            one.isTransposedB = one.isFromRegisters = true;
            cases.add(one, 0, swizzle);
        }
    }
}

// Lengths between tiles that are not those of a matrix without gaps, starts within a pattern, and base offsets.
void addPlaces(Cases& cases)
{
    for (const int swizzle : {0, 32, 64, 128}) {
        const auto span = static_cast<std::uint32_t>(swizzle == 0 ? 1 : swizzle / 16);
        WgmmaCase one = caseOf(kDense[0], 16);
        one.name = " gaps";
        WgmmaCase& gaps = cases.add(one, swizzle, swizzle);
        gaps.ofA.stride += 1024;
        gaps.ofB.stride += 2048;
        gaps.ofB.leading += 512;
        for (std::uint32_t step = 32; step < 16 * span; step += 32) {
            one.name = " step " + std::to_string(step);
            WgmmaCase& stepped = cases.add(one, swizzle, swizzle);
            stepped.ofA.start += step;
            stepped.ofB.start += step;
        }
        for (std::uint32_t row = 1; swizzle != 0 && row < span; row += row == 1 ? 1 : 3) {
            for (const bool hasBase : {false, true}) {
                one.name = std::string(hasBase ? " base" : " start") + " at row " + std::to_string(row);
                WgmmaCase& shifted = cases.add(one, swizzle, swizzle);
                shifted.ofA.start += 128 * row;
                shifted.ofB.start += 128 * row;
                shifted.ofA.baseOffset = shifted.ofB.baseOffset = hasBase ? row : 0;
            }
        }
    }
}

}  // namespace

std::vector<WgmmaCase> wgmmaCases()
{
    Cases cases;
    addTypes(cases);
    addSparse(cases);
    addLayouts(cases);
    addPlaces(cases);
    return std::move(cases.all);
}

}  // namespace tensortest

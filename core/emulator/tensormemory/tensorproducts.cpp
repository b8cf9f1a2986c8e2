// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/tensormemory/tensorproducts.h"

#include "core/emulator/tensor/matrixform.h"
#include "core/emulator/tensormemory/productdescriptor.h"
#include "core/emulator/tensormemory/sharedpieces.h"
#include "core/emulator/tensormemory/tensorhandlers.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <vector>

// tcgen05.mma: PTX ISA 9.0, 9.7.16.10.
namespace kd::emulator {
namespace {

// A quarter of the lanes has its own copy of the scale factors; of B those of the part of the columns that D has in its lanes.
constexpr int kRowsOfQuarter = 32;
constexpr int kRowsOfFactorWords = 128, kColumnsOfFactorWord = 4;
constexpr std::uint32_t kLanesOfFactors = 0x3fff;  // of an address: the upper two bits may name the first factor, too
constexpr std::size_t kWordsOfMask = 4;  // of a block

/// What one thread begins: everything that it reads later, but for the matrices.
struct TensorProduct {
    const TensorProductForm* form = nullptr;
    ProductDescriptor descriptor;
    ProductLayout layout;
    BlockProductHandlers handlers;
    CellAddress d, a, factorsOfA, factorsOfB, metadata;
    ZeroColumns zeroColumns;
    bool addsD = true;
    std::array<std::uint32_t, 2 * kWordsOfMask> mask{};
    std::vector<Block*> blocks;       ///< by their part of M
    std::vector<SharedPieces> ofA;    ///< of each block; empty: A is in tensor memory
    std::vector<SharedPieces> ofB;    ///< of each block, N / blocks columns

    /// Elements of a row of A as it is stored.
    int depthOfA() const { return form->isSparse ? descriptor.depth / 2 : descriptor.depth; }
    int columnsOfPart() const { return descriptor.n / layout.parts; }
    int columnsOfBlock() const { return descriptor.n / form->blocks; }
    /// Columns of B that each block has, with those that a shift leaves out.
    int linesOfB() const { return columnsOfBlock() + zeroColumns.shift; }
};

bool isPackedByte(const TensorProductForm& form, Element element)
{
    return !form.hasHalfBytes() && (element == Element::E2M1 || element == Element::E2M3 || element == Element::E3M2);
}

// Element `at` of a piece, as numberOf() wants it. Those of 6 and 4 bits lie packed at the front of their piece.
std::uint32_t elementIn(const TensorProductForm& form, Element element, const std::byte* piece, int at)
{
    const bool isHalfByte = element == Element::E2M1;
    const int bits = isHalfByte ? 4 : isPackedByte(form, element) ? 6 : elementBits(element);
    const int first = bits * at;
    std::uint32_t found = 0;
    if (bits == 6) {
        std::memcpy(&found, piece + first / 8, 2);
        return found >> first % 8 & 63;
    }
    std::memcpy(&found, piece + first / 8, bits < 8 ? 1 : static_cast<std::size_t>(bits) / 8);
    return isHalfByte ? (found >> first % 8 & 15) << 2 : found;
}

/// How a matrix lies in shared memory: its lines along M or N, and the elements of each along K.
struct SharedShape {
    Element element = Element::F16;
    bool isTransposed = false;
    int lines = 0, depth = 0;
};

// The elements of the lines from `first` on, one line behind the other.
void readShared(const TensorProduct& product, const SharedPieces& pieces, const SharedShape& shape, int first,
                std::vector<std::uint32_t>& bits)
{
    const TensorProductForm& form = *product.form;
    const int each = form.elementsOfPiece();
    const int ofLine = ((shape.isTransposed ? shape.lines : shape.depth) + each - 1) / each;
    for (int line = first; line < shape.lines; ++line) {
        for (int at = 0; at < shape.depth; ++at) {
            const int index = shape.isTransposed ? at * ofLine + line / each : line * ofLine + at / each;
            const std::byte* const piece = pieces.at(static_cast<std::size_t>(index));
            bits.push_back(elementIn(form, shape.element, piece, shape.isTransposed ? line % each : at % each));
        }
    }
}

// The row of A that a lane has: its elements lie in cells side by side.
void readCells(const TensorProduct& product, TensorCells& cells, std::uint32_t lane, std::vector<std::uint32_t>& bits)
{
    const Element element = product.descriptor.a;
    const bool isHalfByte = product.form->hasHalfBytes();
    const int each = isHalfByte ? 8 : 32 / elementBits(element), width = 32 / each;
    for (int at = 0; at < product.depthOfA(); ++at) {
        const std::uint32_t cell = cells.at(lane, product.a.column + static_cast<std::uint32_t>(at / each)) >> at % each * width;
        const std::uint32_t mask = width == 32 ? ~0U : (1U << width) - 1;
        bits.push_back(isHalfByte ? (cell & mask) << 2 : cell & mask);
    }
}

// Cells of factors for so many rows or columns: those that follow in a next word are behind as many as whole 128 of them need.
std::uint32_t columnsOfFactorWord(int lines)
{
    return static_cast<std::uint32_t>((lines + kRowsOfFactorWords - 1) / kRowsOfFactorWords * kColumnsOfFactorWord);
}

/// The scale factors of A or B: where they are, and of how many rows or columns.
struct FactorPlace {
    CellAddress at;
    int firstByte = 0, lines = 0;
};

// The factors of row or column `number` in the quarter of the lanes that begins at `lane`.
void readFactors(const TensorProduct& product, TensorCells& cells, const FactorPlace& place, std::uint32_t lane, int number,
                 std::vector<double>& factors)
{
    for (int byte = place.firstByte; byte < place.firstByte + product.descriptor.factors; ++byte) {
        const std::uint32_t column = place.at.column + static_cast<std::uint32_t>(number / kRowsOfQuarter) +
            static_cast<std::uint32_t>(byte / 4) * columnsOfFactorWord(place.lines);
        const std::uint32_t cell = cells.at(lane + static_cast<std::uint32_t>(number % kRowsOfQuarter), column);
        factors.push_back(product.handlers.factor(product.descriptor.factorType, cell >> byte % 4 * 8 & 0xff));
    }
}

// Which columns of the full A the stored elements of a row, `bits`, are. Says what is wrong.
Message readPlaces(const TensorProduct& product, TensorCells& cells, const std::uint32_t* bits, int row, int part,
                   std::vector<std::uint8_t>& places)
{
    const ProductMetadata metadata = ProductMetadata::of(*product.form);
    for (int at = 0; at < product.depthOfA(); ++at) {
        const ProductMetadata::Place place = metadata.placeOf(product.layout.laneOf(row, part), metadata.chunkOf(at));
        const std::uint32_t lane = product.metadata.lane + static_cast<std::uint32_t>(place.lane);
        const std::uint32_t column =
            product.metadata.column + static_cast<std::uint32_t>(place.column + product.descriptor.selector);
        const std::uint32_t code = cells.at(lane, column) >> place.firstBit & 15;
        if (bits[at] != 0 && !metadata.isCode(code))  // CUTLASS's compressor writes 0 for a chunk that has zeros alone
            return message("the metadata of chunk {} of row {} of the sparse matrix A is {}, at bit {} of column {}, lane {} of "
                           "tensor memory: that means nothing", metadata.chunkOf(at), row, code, place.firstBit, column, lane);
        places.push_back(static_cast<std::uint8_t>(metadata.columnOf(code, at)));
    }
    return {};
}

/// Rows of one block, and one part of the columns.
struct Tile {
    std::size_t block = 0;
    int part = 0, firstRow = 0, rows = 0;
};

// `bitsOfA`: of all rows of the block; `bitsOfB`: of all columns. Says what is wrong.
Message multiplyTile(const TensorProduct& product, const Tile& tile, const std::vector<std::uint32_t>& bitsOfA,
                  const std::vector<std::uint32_t>& bitsOfB)
{
    const TensorProductForm& form = *product.form;
    const ProductDescriptor& descriptor = product.descriptor;
    TensorCells& cells = tensorMemoryOf(*product.blocks[tile.block]).cells();
    const int columns = product.columnsOfPart(), depth = product.depthOfA();
    const auto laneOf = [&](int row) { return product.d.lane + static_cast<std::uint32_t>(product.layout.laneOf(row, tile.part)); };
    std::vector<std::uint32_t> own, d(static_cast<std::size_t>(tile.rows * columns));
    std::vector<std::uint8_t> places;
    for (int row = tile.firstRow; form.isFromCells && row < tile.firstRow + tile.rows; ++row)
        readCells(product, cells, laneOf(row), own);
    const std::uint32_t* const a = form.isFromCells ? own.data() : bitsOfA.data() + tile.firstRow * depth;
    for (int row = 0; form.isSparse && row < tile.rows; ++row) {
        const int number = tile.firstRow + row;
        if (Message wrong = readPlaces(product, cells, a + row * depth, number, tile.part, places); !wrong.empty())
            return wrong;
    }
    for (int row = 0; row < tile.rows; ++row)
        std::copy_n(&cells.at(laneOf(tile.firstRow + row), product.d.column), columns, d.begin() + row * columns);
    std::vector<double> factorsOfA, factorsOfB;
    const std::uint32_t quarter = laneOf(tile.firstRow) / kRowsOfQuarter * kRowsOfQuarter;
    const FactorPlace placeOfA{product.factorsOfA, descriptor.firstFactorOfA, product.layout.rows};
    const FactorPlace placeOfB{product.factorsOfB, descriptor.firstFactorOfB, columns};
    for (int row = tile.firstRow; form.isScaled() && row < tile.firstRow + tile.rows; ++row)
        readFactors(product, cells, placeOfA, quarter, row, factorsOfA);
    for (int column = 0; form.isScaled() && column < columns; ++column)
        readFactors(product, cells, placeOfB, quarter, column, factorsOfB);
    const BlockProduct block{.rows = tile.rows, .columns = columns, .depth = descriptor.depth, .depthOfA = depth,
                             .a = descriptor.a, .b = descriptor.b,
                             .isNegativeA = descriptor.isNegativeA, .isNegativeB = descriptor.isNegativeB,
                             .isHalf = descriptor.isHalf, .saturates = descriptor.saturates, .addsD = product.addsD,
                             .scale = form.scale, .bitsOfA = a,
                             .bitsOfB = bitsOfB.data() + tile.part * columns * descriptor.depth,
                             .placesOfA = form.isSparse ? places.data() : nullptr,
                             .factorsOfA = form.isScaled() ? factorsOfA.data() : nullptr,
                             .factorsOfB = form.isScaled() ? factorsOfB.data() : nullptr,
                             .block = form.isScaled() ? descriptor.depth / descriptor.factors : 0, .d = d.data()};
    (form.kind == ProductKind::I8 ? product.handlers.integers : product.handlers.floats)(block);
    for (int row = 0; row < tile.rows; ++row) {
        const std::uint32_t lane = laneOf(tile.firstRow + row);
        if ((product.mask[tile.block * kWordsOfMask + lane / 32] >> lane % 32 & 1) == 0)
            std::copy_n(d.begin() + row * columns, columns, &cells.at(lane, product.d.column));
    }
    return {};
}

// The columns of B that are taken for 0.
void clearColumns(const TensorProduct& product, std::vector<std::uint32_t>& bitsOfB)
{
    const int columns = product.columnsOfPart(), depth = product.descriptor.depth;
    for (int column = 0; column < product.descriptor.n; ++column)
        if (product.zeroColumns.isZero(column / columns, column % columns))
            std::fill_n(bitsOfB.begin() + column * depth, depth, 0U);
}

Message perform(const TensorProduct& product)
{
    const ProductDescriptor& descriptor = product.descriptor;
    std::vector<std::uint32_t> bitsOfB;
    for (const SharedPieces& pieces : product.ofB)
        readShared(product, pieces, {descriptor.b, descriptor.isTransposedB, product.linesOfB(), descriptor.depth},
                   product.zeroColumns.shift, bitsOfB);
    if (product.zeroColumns.isAny)
        clearColumns(product, bitsOfB);
    for (std::size_t block = 0; block < product.blocks.size(); ++block) {
        std::vector<std::uint32_t> bitsOfA;
        if (!product.form->isFromCells)
            readShared(product, product.ofA[block],
                       {descriptor.a, descriptor.isTransposedA, product.layout.rows, product.depthOfA()}, 0, bitsOfA);
        const int rows = product.form->isScaled() ? kRowsOfQuarter : product.layout.rows;
        for (int part = 0; part < product.layout.parts; ++part)
            for (int first = 0; first < product.layout.rows; first += rows)
                if (Message wrong = multiplyTile(product, {block, part, first, rows}, bitsOfA, bitsOfB); !wrong.empty())
                    return wrong;
        if (product.form->isShifted)
            tensorMemoryOf(*product.blocks[block]).cells().shiftRows(product.a.column);
    }
    return {};
}

/// One execution of the instruction by a thread, as it begins.
class Beginning {
public:
    Beginning(const Instruction& instruction, Warp& warp, int lane, const BlockProductHandlers& handlers)
        : m_instruction(instruction), m_warp(warp), m_lane(lane), m_form(formOf<TensorProductForm>(instruction)),
          m_product(std::make_shared<TensorProduct>())
    {
        m_product->form = &m_form;
        m_product->handlers = handlers;
    }

    // False: Warp::fault is set.
    bool run()
    {
        if (!isRightGroup(m_warp, m_lane, m_form.blocks) || !readOperands() || !findMatrices() || !areCellsThere())
            return false;
        tellChecks();
        const std::uint64_t pieces = (m_product->ofA.size() + m_product->ofB.size()) * 512;
        asyncStateOf(m_warp).later({.warp = m_warp.index, .lane = m_lane, .instruction = &m_instruction,
                                    .run = [product = m_product](AsyncState&) { return perform(*product); },
                                    .bytes = pieces * sizeof(std::uint32_t)});
        return true;
    }

private:
    template <typename Value> Value operand(std::uint32_t number) const
    {
        return lanes<Value>(m_warp, m_warp.lists[m_instruction.aux + number])[m_lane];
    }
    CellAddress cellOperand(std::uint32_t number) const
    {
        return CellAddress::of(operand<std::uint32_t>(number) + operand<std::uint32_t>(number + 1));
    }
    bool illegal(Message text)
    {
        raise(m_warp, {.kind = Fault::Kind::IllegalInstruction, .lane = m_lane, .text = std::move(text)});
        return false;
    }

    bool readOperands()
    {
        if (Message wrong = ProductDescriptor::read(m_form, operand<std::uint32_t>(kDescriptor), m_product->descriptor);
            !wrong.empty())
            return illegal(std::move(wrong));
        m_product->layout = ProductLayout::of(m_form, m_product->descriptor);
        if (Message wrong = readZeroColumns(); !wrong.empty())
            return illegal(std::move(wrong));
        m_product->d = cellOperand(kProductD);
        if (m_form.isFromCells)
            m_product->a = cellOperand(kProductA);
        if (m_form.isScaled()) {
            m_product->factorsOfA = cellOperand(kFactorsOfA);
            m_product->factorsOfB = cellOperand(kFactorsOfB);
            m_product->factorsOfA.lane &= kLanesOfFactors;
            m_product->factorsOfB.lane &= kLanesOfFactors;
        }
        if (m_form.isSparse)
            m_product->metadata = cellOperand(kMetadata);
        const LaneMask enable = predicate(m_warp, m_instruction.from[0]);
        m_product->addsD = ((enable >> m_lane & 1) != 0) != m_form.isEnableNegated;
        for (std::uint32_t i = 0; m_form.hasMask && i < static_cast<std::uint32_t>(m_form.blocks) * kWordsOfMask; ++i)
            m_product->mask[i] = operand<std::uint32_t>(kMaskOfLanes + i);
        return isLaneRight();
    }

    Message readZeroColumns()
    {
        if (!m_form.hasZeroColumns)
            return {};
        return ZeroColumns::read(m_product->descriptor, operand<std::uint64_t>(kZeroColumns), m_product->zeroColumns);
    }

    bool isLaneRight()
    {
        const auto isRight = [&](CellAddress at) { return at.lane == 0 || (m_product->layout.isScattered && at.lane == 16); };
        if (!isRight(m_product->d) || (m_form.isFromCells && m_product->a.lane != m_product->d.lane))
            return illegal(message("the address of D in tensor memory has lane {}, and that of A {}: a tcgen05.mma of M = {} "
                                   "cannot begin there", m_product->d.lane, m_product->a.lane, m_product->descriptor.m));
        if (m_product->factorsOfA.lane != 0 || m_product->factorsOfB.lane != 0)
            return illegal("the addresses of scale factors in tensor memory must have lane 0");
        const CellAddress metadata = m_product->metadata;
        if (m_form.isSparse && (metadata.lane != m_product->d.lane || metadata.column % 2 != 0))
            return illegal(message("the address of metadata in tensor memory has lane {} and column {}: it must have the lane of "
                                   "D, {}, and an even column", metadata.lane, metadata.column, m_product->d.lane));
        return true;
    }

    bool findMatrices()
    {
        const std::uint64_t bits[] = {m_form.isFromCells ? 0 : operand<std::uint64_t>(kProductA),
                                      operand<std::uint64_t>(kProductB)};
        for (const bool isOfB : {false, true}) {
            if (!isOfB && m_form.isFromCells)
                continue;
            if (Message wrong = TensorDescriptor::wrongOf(bits[isOfB], isOfThreePieces()); !wrong.empty())
                return illegal(message("matrix {}: {}", std::string(1, isOfB ? 'B' : 'A'), wrong));
        }
        Block* const own = m_warp.block;
        m_product->blocks = {own};
        if (m_form.blocks == 2)
            m_product->blocks = own->rank % 2 == 0 ? std::vector{own, otherOfPair(*own)} : std::vector{otherOfPair(*own), own};
        for (Block* const block : m_product->blocks)
            if (!findMatricesOf(*block, bits))
                return false;
        return true;
    }

    bool findMatricesOf(Block& block, const std::uint64_t* bits)
    {
        if (block.hasEnded)
            return illegal("the other block of the pair has ended");
        const ProductDescriptor& descriptor = m_product->descriptor;
        const SharedShape ofA{descriptor.a, descriptor.isTransposedA, m_product->layout.rows, m_product->depthOfA()};
        const SharedShape ofB{descriptor.b, descriptor.isTransposedB, m_product->linesOfB(), descriptor.depth};
        if (!m_form.isFromCells && !findMatrix(block, bits[0], ofA, "matrix A of the tcgen05.mma", m_product->ofA.emplace_back()))
            return false;
        return findMatrix(block, bits[1], ofB, "matrix B of the tcgen05.mma", m_product->ofB.emplace_back());
    }

    // A row has 48 bytes, which may cross what a swizzle of 128 bytes permutes.
    bool isOfThreePieces() const { return m_product->descriptor.depth == 3 * m_form.elementsOfPiece(); }

    bool findMatrix(Block& block, std::uint64_t bits, const SharedShape& shape, const Message& what, SharedPieces& found)
    {
        found.block = &block;
        const int each = m_form.elementsOfPiece();
        const int along = shape.isTransposed ? shape.lines : shape.depth, across = shape.isTransposed ? shape.depth : shape.lines;
        return findShared(m_warp, m_lane, TensorDescriptor::of(bits), shape.isTransposed, across, (along + each - 1) / each, what,
                          found);
    }

    // Calls act for the cells of D, or of a matrix that lies in the same lanes.
    template <typename Act> bool eachRange(std::uint32_t column, int columns, const Act& act) const
    {
        const ProductLayout& layout = m_product->layout;
        const std::uint32_t lane = m_product->d.lane;
        const auto count = static_cast<std::uint32_t>(columns);
        if (!layout.isScattered)
            return act(CellRange{lane, static_cast<std::uint32_t>(layout.rows * layout.parts), column, count});
        for (std::uint32_t first = lane; first < kTensorLanes; first += 32)
            if (!act(CellRange{first, 16, column, count}))
                return false;
        return true;
    }
    int columnsOfA() const
    {
        return m_product->depthOfA() * (m_form.hasHalfBytes() ? 4 : elementBits(m_product->descriptor.a)) / 32;
    }
    std::uint32_t columnsOfFactors(int firstByte, int lines) const
    {
        const auto words = static_cast<std::uint32_t>((firstByte + m_product->descriptor.factors - 1) / 4);
        return words * columnsOfFactorWord(lines) + static_cast<std::uint32_t>((lines + kRowsOfQuarter - 1) / kRowsOfQuarter);
    }

    bool areCellsThere()
    {
        for (Block* const block : m_product->blocks) {
            const auto isThere = [&](const Message& what) {
                return [this, block, what](const CellRange& cells) { return areAllocated(m_warp, m_lane, *block, cells, what); };
            };
            if (!eachRange(m_product->d.column, m_product->columnsOfPart(), isThere(Message("D of a tcgen05.mma"))))
                return false;
            if (m_form.isFromCells && !eachRange(m_product->a.column, columnsOfA(), isThere(Message("A of a tcgen05.mma"))))
                return false;
            if (m_form.isSparse &&
                !eachRange(columnOfMetadata(), columnsOfMetadata(), isThere(Message("metadata of a tcgen05.mma"))))
                return false;
            for (const CellRange& cells : factorCells())
                if (!isThere(Message("a scale factor of a tcgen05.mma"))(cells))
                    return false;
        }
        return true;
    }

    std::vector<CellRange> factorCells() const
    {
        if (!m_form.isScaled())
            return {};
        const ProductDescriptor& descriptor = m_product->descriptor;
        return {{0, kTensorLanes, m_product->factorsOfA.column,
                 columnsOfFactors(descriptor.firstFactorOfA, m_product->layout.rows)},
                {0, kTensorLanes, m_product->factorsOfB.column,
                 columnsOfFactors(descriptor.firstFactorOfB, m_product->columnsOfPart())}};
    }
    std::uint32_t columnOfMetadata() const
    {
        return m_product->metadata.column + static_cast<std::uint32_t>(m_product->descriptor.selector);
    }
    int columnsOfMetadata() const { return ProductMetadata::of(m_form).columns(); }

    void tellChecks()
    {
        if (tensorShadowOf(*m_warp.block) == nullptr)
            return;
        TensorOperation& operation =
            tensorMemoryOf(*m_warp.block).beginOperation(m_warp, m_lane, m_instruction, TensorAccess::Kind::Product);
        for (const auto* const matrices : {&m_product->ofA, &m_product->ofB})
            for (const SharedPieces& pieces : *matrices)
                tellReads(m_instruction, m_warp, m_lane, "tcgen05.mma", pieces, operation);
        for (Block* const block : m_product->blocks)
            tellCells(*block, operation.access);
    }

    void tellCells(Block& block, const SharedTensorAccess& access)
    {
        CopyShadow* const shadow = tensorShadowOf(block);
        if (shadow == nullptr)
            return;
        TensorWatch& watch = tensorMemoryOf(block).watch();
        const auto reads = [&](const Message& what) {
            return [&watch, &block, &access, shadow, what](const CellRange& cells) {
                watch.wantWritten(*shadow, block, access, cells, what);
                watch.touch(*shadow, block, access, cells, false);
                return true;
            };
        };
        if (m_form.isFromCells)
            eachRange(m_product->a.column, columnsOfA(), reads(Message("matrix A")));
        if (m_form.isShifted)
            watch.touch(*shadow, block, access, {0, kTensorLanes, m_product->a.column, TensorCells::kShiftedColumns}, true);
        if (m_form.isSparse)
            eachRange(columnOfMetadata(), columnsOfMetadata(), reads(Message("metadata")));
        for (const CellRange& cells : factorCells())
            reads(Message("scale factors"))(cells);
        const int columns = m_product->columnsOfPart();
        if (m_product->addsD)
            eachRange(m_product->d.column, columns, reads(Message("D, which enable-input-d adds,")));
        eachRange(m_product->d.column, columns, [&](const CellRange& cells) {
            watch.touch(*shadow, block, access, cells, true);
            return true;
        });
    }

    const Instruction& m_instruction;
    Warp& m_warp;
    const int m_lane;
    const TensorProductForm& m_form;
    std::shared_ptr<TensorProduct> m_product;
};

template <const BlockProductHandlers& kHandlers>
Next beginProducts(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    for (LaneMask left = mask; left != 0; left &= left - 1)
        if (!Beginning(instruction, warp, lowestLane(left), kHandlers).run())
            return Next::Faulted;
    return Next::Continue;
}

}  // namespace

Handler tensorProductHandler(HostIsa isa)
{
    return isa == HostIsa::Avx2 ? beginProducts<avx2::kBlockProductHandlers> : beginProducts<generic::kBlockProductHandlers>;
}

}  // namespace kd::emulator

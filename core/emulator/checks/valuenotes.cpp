// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/valuenotes.h"

#include "core/emulator/checks/copiedvalue.h"
#include "core/emulator/checks/notedvalue.h"
#include "core/emulator/checks/unwrittenvalues.h"
#include "core/emulator/warp/callframe.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <utility>

namespace kd::emulator {
namespace {

using ptx::Type;
using Note = KernelNote::Kind;

// Of a byte of local memory: an element begins there; it was stored as a floating-point number; 1 + log2 of its bytes.
constexpr std::uint8_t kBegins = 0x80, kIsFloat = 0x40, kSizeMask = 0x0f;
/// No more local memory of a lane than this is looked at.
constexpr std::uint64_t kMaxLocal = 512 << 10;

// The least number divided by -1.
bool isOverflow(const NotedOperand& operand, std::uint64_t dividend, std::uint64_t divisor)
{
    return (divisor & operand.ones) == operand.ones && (dividend & operand.ones) == operand.ones / 2 + 1 &&
        isSignedInteger(operand.type);
}

double rounded(double value, const ptx::Instruction& text)
{
    for (const std::string_view word : text.modifiers) {
        if (word == "rzi")
            return std::trunc(value);
        if (word == "rmi")
            return std::floor(value);
        if (word == "rpi")
            return std::ceil(value);
    }
    return std::nearbyint(value);
}

bool isHeld(Type type, double value)
{
    const double bits = 8 * static_cast<double>(ptx::sizeOf(type)) - (isSignedInteger(type) ? 1 : 0);
    const double end = std::exp2(bits);
    return isSignedInteger(type) ? value >= -end && value < end : value >= 0 && value < end;
}

const ptx::Instruction& textOfInstruction(const DecodedFunction& function, const Instruction& instruction)
{
    return function.text->body[instruction.source];
}

std::string nameOfInstruction(const ptx::Instruction& text)
{
    std::string name(text.root);
    for (const std::string_view word : text.modifiers)
        name.append(".").append(word);
    return name;
}

std::uint64_t readLane(const std::byte* slot, std::uint32_t stride, int lane)
{
    std::uint64_t value = 0;
    std::memcpy(&value, slot + static_cast<std::size_t>(lane) * stride, std::min<std::size_t>(stride, sizeof value));
    return value;
}

// 16 bytes of lanes: one register of every processor.
template <typename Word> struct LaneVector {
    typedef Word Type __attribute__((vector_size(16)));
    static constexpr int kWords = 16 / sizeof(Word);
};

// Whether any of `count` words has all bits of `mask`, of those whose number has a bit of `parity`: 1 even ones, 2 odd ones.
template <typename Word, int count> bool hasAll(const std::byte* first, Word mask, unsigned parity = 3)
{
    using Vector = typename LaneVector<Word>::Type;
    constexpr int kWords = LaneVector<Word>::kWords;
    Vector masks{}, found{};
    for (int i = 0; i < kWords; ++i)
        masks[i] = mask;
    for (int at = 0; at < count; at += kWords) {
        Vector words;
        std::memcpy(&words, first + at * static_cast<int>(sizeof(Word)), sizeof words);
        found |= reinterpret_cast<Vector>((words & masks) == masks);
    }
    Word any = 0;
    for (int i = 0; i < kWords; ++i)
        any = static_cast<Word>(any | ((parity >> i % 2 & 1) != 0 ? found[i] : Word{0}));
    return any != 0;
}

// Of all lanes of the register. False: there is none.
bool mayBeNonFinite(const std::byte* first, const NotedOperand& operand, std::uint32_t elements)
{
    if (operand.stride != operand.bytes * elements)
        return true;
    const auto half = static_cast<std::uint16_t>(operand.form.exponent);
    const auto single = static_cast<std::uint32_t>(operand.form.exponent);
    switch (operand.bytes) {
    case sizeof(std::uint16_t):
        return elements == 1 ? hasAll<std::uint16_t, kLanes>(first, half) : hasAll<std::uint16_t, 2 * kLanes>(first, half);
    case sizeof(std::uint32_t):
        return elements == 1 ? hasAll<std::uint32_t, kLanes>(first, single) : hasAll<std::uint32_t, 2 * kLanes>(first, single);
    default:  // the exponent is in the upper half
        return hasAll<std::uint32_t, 2 * kLanes>(first, static_cast<std::uint32_t>(operand.form.exponent >> 32), 2);
    }
}

// What the lanes of a register have, out of the way of what will be written there.
void keep(std::uint64_t* to, const std::byte* first, std::uint32_t stride)
{
    constexpr std::size_t kHalves = kLanes * sizeof(std::uint16_t), kSingles = kLanes * sizeof(std::uint32_t);
    if (stride == sizeof(std::uint32_t))
        std::memcpy(to, first, kSingles);
    else if (stride == sizeof(std::uint16_t))
        std::memcpy(to, first, kHalves);
    else
        std::memcpy(to, first, 2 * kSingles);
}

// Of all lanes of a register; no other types than .f32 are looked at. False: each number is one of 32 bits.
bool mayBeOutOfRange(const std::byte* first, const NotedOperand& from, const NotedOperand& to)
{
    if (from.type != Type::F32 || from.stride != sizeof(float) || to.bytes < sizeof(std::uint32_t))
        return true;
    constexpr float kEnd = 2147483648.0F;
    const float* const values = reinterpret_cast<const float*>(first);
    const float least = isSignedInteger(to.type) ? -kEnd : 0, end = isSignedInteger(to.type) ? kEnd : 2 * kEnd;
    unsigned found = 0;
    for (int lane = 0; lane < kLanes; ++lane)
        found |= values[lane] >= least && values[lane] < end ? 0U : 1U;
    return found != 0;
}

// Whether a lane has any of the bits of `width` or above, a power of two.
bool isAnyAtLeast(const std::byte* first, std::uint32_t width)
{
    typename LaneVector<std::uint32_t>::Type all{};
    for (int at = 0; at < kLanes; at += LaneVector<std::uint32_t>::kWords) {
        typename LaneVector<std::uint32_t>::Type words;
        std::memcpy(&words, first + at * static_cast<int>(sizeof(std::uint32_t)), sizeof words);
        all |= words;
    }
    return (all[0] | all[1] | all[2] | all[3]) >= width;
}

// A NaN of what were numbers, or an infinity of what were finite ones.
bool isBorn(const NotedInstruction& noted, const std::uint64_t* from, std::uint64_t to)
{
    if (isFinite(noted.to.type, to))
        return false;
    const bool wantsFinite = !isNan(noted.to.type, to);
    for (std::size_t i = 0; i < noted.sources; ++i)
        if (isNan(noted.from[i].type, from[i]) || (wantsFinite && !isFinite(noted.from[i].type, from[i])))
            return false;
    return true;
}

// Elements of a register whose lanes are in a row: those of two lanes, of one each, of one of 8 bytes.
constexpr std::size_t kMaxElements = 2 * kLanes;

// One for each element: a NaN of what were numbers, an infinity of what were finite ones.
template <typename Word> struct Births {
    std::array<Word, kMaxElements> nan, infinite;
};

// Takes out those of which a source was as much already. False: none is left.
template <typename Word> bool keepBorn(const std::byte* first, const FloatForm& form, std::size_t count, Births<Word>& births)
{
    std::array<Word, kMaxElements> words;
    std::memcpy(words.data(), first, count * sizeof(Word));
    const auto exponent = static_cast<Word>(form.exponent), fraction = static_cast<Word>(form.fraction);
    Word any = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const Word isSpecial = (words[i] & exponent) == exponent ? 1 : 0;
        const Word isNan = (words[i] & fraction) != 0 ? isSpecial : Word{0};
        births.nan[i] = static_cast<Word>(births.nan[i] & ~isNan);
        births.infinite[i] = static_cast<Word>(births.infinite[i] & ~isSpecial);
        any = static_cast<Word>(any | births.nan[i] | births.infinite[i]);
    }
    return any != 0;
}

template <typename Word> Births<Word> specialsOf(const std::byte* first, const FloatForm& form, std::size_t count)
{
    Births<Word> births;
    std::array<Word, kMaxElements> words;
    std::memcpy(words.data(), first, count * sizeof(Word));
    const auto exponent = static_cast<Word>(form.exponent), fraction = static_cast<Word>(form.fraction);
    for (std::size_t i = 0; i < count; ++i) {
        const Word isSpecial = (words[i] & exponent) == exponent ? 1 : 0;
        births.nan[i] = (words[i] & fraction) != 0 ? isSpecial : Word{0};
        births.infinite[i] = static_cast<Word>(isSpecial & ~births.nan[i]);
    }
    return births;
}

// The lanes have nothing but their elements, all of one size.
bool isInRow(const NotedInstruction& noted)
{
    const auto fits = [&](const NotedOperand& operand) {
        return operand.bytes == noted.to.bytes && operand.stride == operand.bytes * noted.elements;
    };
    for (std::size_t i = 0; i < noted.sources; ++i)
        if (noted.from[i].form.exponent != 0 && !fits(noted.from[i]))
            return false;
    return !noted.isCrossed && fits(noted.to);
}

// The sentence of what a lane did.
Message textOfCase(const NotedInstruction& noted, const ptx::Instruction& text, Note kind, const std::uint64_t* from,
                   std::uint64_t to)
{
    const Type type = noted.to.type;
    const std::string result = numberText(type, to);
    switch (kind) {
    case Note::DivisionByZero:
    case Note::DivisionOverflow: {
        const std::string left = numberText(type, from[0]), right = numberText(type, from[1]);
        return text.root == "rem" ? message("{} % {} gives {}", left, right, result)
                                  : message("{} / {} gives {}", left, right, result);
    }
    case Note::ShiftTooFar:
        return message("a shift of {} bits by {} gives {}", 8 * ptx::sizeOf(type), numberText(Type::U32, from[1]), result);
    case Note::ConversionOutOfRange:
        return message("{} gives {} as .{}", numberText(noted.from[0].type, from[0]), result,
                       *std::ranges::find_if(text.modifiers, [](auto word) { return ptx::typeNamed(word) != Type::None; }));
    default: break;
    }
    std::string operands;
    for (std::size_t i = 0; i < noted.sources; ++i)
        operands += (i == 0 ? "" : ", ") + numberText(noted.from[i].type, from[i]);
    return message("{} of {} gives {}", nameOfInstruction(text), operands, result);
}

}  // namespace

void ValueNotes::blockBegins(const Block& block, NoteSums& sums)
{
    m_block = &block;
    m_sums = &sums;
    m_time = 0;
    for (auto& byWarp : m_pendings)
        for (auto& pending : byWarp)
            if (pending != nullptr)
                pending->results[0].lanes = pending->results[1].lanes = 0;
    for (auto& stored : m_stored)
        stored.clear();
    m_unwritten = 0;
    if (m_plan.wanted().locals)
        m_local.blockBegins(block);
}

template <typename TextOf>
void ValueNotes::tell(const DecodedFunction& function, const Instruction& instruction, const Warp& warp, Note kind, LaneMask mask,
                      const TextOf& textOf)
{
    if (mask == 0)
        return;
    const int lane = lowestLane(mask);
    m_sums->add(function, instruction, kind, static_cast<std::uint64_t>(__builtin_popcount(mask)),
                {m_block->number, warp.index * kLanes + static_cast<std::uint32_t>(lane), ++m_time}, [&] { return textOf(lane); });
}

std::unique_ptr<ValueNotes::Pending>& ValueNotes::pendingOf(std::uint32_t number, const Warp& warp)
{
    std::vector<std::unique_ptr<Pending>>& byWarp = m_pendings[number];
    if (byWarp.size() <= warp.index)
        byWarp.resize(m_block->warps.size());
    return byWarp[warp.index];
}

// Told at once, or kept for a select.
template <typename CaseOf>
void ValueNotes::settle(const Work& work, std::size_t index, Note kind, LaneMask found, const CaseOf& caseOf)
{
    const NotedInstruction& noted = work.noted;
    if (noted.pending == kNoPending) {
        return tell(*noted.function, work.instruction, work.warp, kind, found, [&](int lane) {
            const Case one = caseOf(lane);
            return textOfCase(noted, textOfInstruction(*noted.function, work.instruction), kind, one.from.data(), one.to);
        });
    }
    std::unique_ptr<Pending>& pending = pendingOf(noted.pending, work.warp);
    if (pending == nullptr && found == 0)
        return;
    if (pending == nullptr)
        pending = std::make_unique<Pending>();
    pending->instruction = &work.instruction;
    pending->noted = &noted;
    Pending::Results& results = pending->results[index];
    results.kind = kind;
    results.lanes = (results.lanes & ~work.mask) | found;
    for (LaneMask left = found; left != 0; left &= left - 1)
        results.cases[static_cast<std::size_t>(lowestLane(left))] = caseOf(lowestLane(left));
}

void ValueNotes::settleNone(const Work& work)
{
    for (std::size_t index = 0; work.noted.pending != kNoPending && index < 2; ++index)
        settle(work, index, Note::Infinity, 0, [](int) { return Case{}; });
}

void ValueNotes::select(const NotedInstruction& noted, const Warp& warp, LaneMask mask)
{
    const LaneMask chosen = predicate(warp, noted.chooser), first = noted.isNegated ? ~chosen : chosen;
    for (std::size_t choice = 0; choice < noted.choices.size(); ++choice) {
        if (noted.choices[choice] == kNoPending)
            continue;
        Pending* const pending = pendingOf(noted.choices[choice], warp).get();
        for (std::size_t i = 0; pending != nullptr && i < pending->results.size(); ++i) {
            Pending::Results& results = pending->results[i];
            const LaneMask taken = results.lanes & mask & (choice == 0 ? first : ~first);
            results.lanes &= ~taken;
            tell(*pending->noted->function, *pending->instruction, warp, results.kind, taken, [&](int lane) {
                const Case& one = results.cases[static_cast<std::size_t>(lane)];
                const ptx::Instruction& text = textOfInstruction(*pending->noted->function, *pending->instruction);
                return textOfCase(*pending->noted, text, results.kind, one.from.data(), one.to);
            });
        }
    }
}

void ValueNotes::before(std::uint32_t row, const Warp& warp, LaneMask mask)
{
    const NotedInstruction& noted = m_plan.at(row);
    if (noted.kind == NotedInstruction::Kind::Select)
        return select(noted, warp, mask);
    m_unwritten = 0;
    if (noted.kind == NotedInstruction::Kind::LocalLoad)
        return beforeLoad(noted, warp, mask);
    if (noted.kind == NotedInstruction::Kind::Product)
        return beforeProduct(noted, warp);
    for (std::size_t i = 0; i < noted.sources; ++i)
        if (noted.from[i].isOverwritten)
            keep(m_kept[i].data(), warp.frame + noted.from[i].slot, noted.from[i].stride);
}

void ValueNotes::after(std::uint32_t row, const Instruction& instruction, const Warp& warp, LaneMask mask)
{
    const Work work{m_plan.at(row), instruction, warp, mask};
    switch (work.noted.kind) {
    case NotedInstruction::Kind::Division: return afterDivision(work);
    case NotedInstruction::Kind::Shift: return afterShift(work);
    case NotedInstruction::Kind::Conversion: return afterConversion(work);
    case NotedInstruction::Kind::Float: return afterFloat(work);
    case NotedInstruction::Kind::Product: return afterProduct(work);
    case NotedInstruction::Kind::LocalStore: return afterStore(work);
    case NotedInstruction::Kind::LocalLoad:
    case NotedInstruction::Kind::Select: break;
    }
}

// As it was before the instruction.
const std::byte* ValueNotes::source(const Work& work, std::size_t index) const
{
    const NotedOperand& operand = work.noted.from[index];
    return operand.isOverwritten ? reinterpret_cast<const std::byte*>(m_kept[index].data()) : work.warp.frame + operand.slot;
}

std::uint64_t ValueNotes::source(const Work& work, std::size_t index, int lane) const
{
    return readLane(source(work, index), work.noted.from[index].stride, lane);
}

ValueNotes::Case ValueNotes::caseOf(const Work& work, int lane, std::uint32_t element) const
{
    const NotedInstruction& noted = work.noted;
    Case found{.to = readLane(work.warp.frame + noted.to.slot, noted.to.stride, lane) >> element * 8 * noted.to.bytes};
    for (std::size_t i = 0; i < noted.sources; ++i)
        found.from[i] = source(work, i, lane) >> (noted.isCrossed ? 0 : element * 8 * noted.from[i].bytes);
    if (noted.isCrossed)
        found.from[0] = found.from[1] = found.from[1 - element];
    return found;
}

void ValueNotes::afterDivision(const Work& work)
{
    LaneMask zero = 0, overflow = 0;
    for (LaneMask left = work.mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        const std::uint64_t divisor = source(work, 1, lane);
        if ((divisor & work.noted.to.ones) == 0)
            zero |= LaneMask{1} << lane;
        else if (isOverflow(work.noted.to, source(work, 0, lane), divisor))
            overflow |= LaneMask{1} << lane;
    }
    settle(work, 0, Note::DivisionByZero, zero, [&](int lane) { return caseOf(work, lane, 0); });
    settle(work, 1, Note::DivisionOverflow, overflow, [&](int lane) { return caseOf(work, lane, 0); });
}

void ValueNotes::afterShift(const Work& work)
{
    const std::uint32_t width = 8 * work.noted.to.bytes;
    if (work.noted.from[1].stride == sizeof(width) && !isAnyAtLeast(source(work, 1), width))
        return settleNone(work);
    LaneMask found = 0;
    for (LaneMask left = work.mask; left != 0; left &= left - 1)
        if ((source(work, 1, lowestLane(left)) & work.noted.from[1].ones) >= width)
            found |= LaneMask{1} << lowestLane(left);
    settle(work, 0, Note::ShiftTooFar, found, [&](int lane) { return caseOf(work, lane, 0); });
}

void ValueNotes::afterConversion(const Work& work)
{
    if (!mayBeOutOfRange(source(work, 0), work.noted.from[0], work.noted.to))
        return settleNone(work);
    const ptx::Instruction& text = textOfInstruction(*work.noted.function, work.instruction);
    LaneMask found = 0;
    for (LaneMask left = work.mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        const double value = numberOf(work.noted.from[0].type, source(work, 0, lane));
        if (!isHeld(work.noted.to.type, rounded(value, text)))
            found |= LaneMask{1} << lane;
    }
    settle(work, 0, Note::ConversionOutOfRange, found, [&](int lane) { return caseOf(work, lane, 0); });
}

// Where what is not finite comes of what was not, as it does once it is there, no lane need be looked at by itself.
template <typename Word> bool ValueNotes::isAnyBorn(const Work& work) const
{
    const NotedInstruction& noted = work.noted;
    const std::size_t count = std::size_t{kLanes} * noted.elements;
    Births<Word> births = specialsOf<Word>(work.warp.frame + noted.to.slot, noted.to.form, count);
    for (std::size_t i = 0; i < noted.sources; ++i)
        if (noted.from[i].form.exponent != 0 && !keepBorn<Word>(source(work, i), noted.from[i].form, count, births))
            return false;
    return true;
}

bool ValueNotes::isAnyBorn(const Work& work) const
{
    const NotedInstruction& noted = work.noted;
    if (!isInRow(noted))
        return true;
    switch (noted.to.bytes) {
    case sizeof(std::uint16_t): return isAnyBorn<std::uint16_t>(work);
    case sizeof(std::uint32_t): return isAnyBorn<std::uint32_t>(work);
    case sizeof(std::uint64_t): return isAnyBorn<std::uint64_t>(work);
    default: return true;
    }
}

void ValueNotes::afterFloat(const Work& work)
{
    const NotedInstruction& noted = work.noted;
    if (!mayBeNonFinite(work.warp.frame + noted.to.slot, noted.to, noted.elements) || !isAnyBorn(work))
        return settleNone(work);
    LaneMask infinite = 0, nan = 0;
    std::array<std::uint8_t, kLanes> elements{};
    for (LaneMask left = work.mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        for (std::uint32_t element = noted.elements; element-- > 0;) {
            const Case one = caseOf(work, lane, element);
            if (!isBorn(noted, one.from.data(), one.to))
                continue;
            (isNan(noted.to.type, one.to) ? nan : infinite) |= LaneMask{1} << lane;
            elements[static_cast<std::size_t>(lane)] = static_cast<std::uint8_t>(element);
        }
    }
    const auto one = [&](int lane) { return caseOf(work, lane, elements[static_cast<std::size_t>(lane)]); };
    settle(work, 0, Note::NotANumber, nan, one);
    settle(work, 1, Note::Infinity, infinite & ~nan, one);
}

void ValueNotes::beforeProduct(const NotedInstruction& noted, const Warp& warp)
{
    m_isFinite = m_isNumber = true;
    for (std::size_t i = 1; i < noted.registers.size(); ++i) {
        const NotedRegisters& registers = noted.registers[i];
        for (std::uint32_t at = 0; registers.type != Type::None && at < registers.count; ++at) {
            const Slot slot = noted.function->lists[registers.first + at];
            const NotedOperand operand(slot, registers.bytes * registers.elements, registers.type);
            if (!mayBeNonFinite(warp.frame + slot, operand, registers.elements))
                continue;
            m_isFinite = false;
            for (std::uint32_t element = 0; element < kLanes * registers.elements; ++element)
                m_isNumber &= !isNan(registers.type, readLane(warp.frame + slot, registers.bytes, static_cast<int>(element)));
        }
    }
}

// By the whole matrices: an element that is not finite where none of those it is made of is NaN, or none is infinite either.
void ValueNotes::afterProduct(const Work& work)
{
    const NotedRegisters& registers = work.noted.registers[0];
    LaneMask infinite = 0, nan = 0;
    for (std::uint32_t at = 0; at < registers.count; ++at) {
        const std::byte* const slot = work.warp.frame + work.noted.function->lists[registers.first + at];
        const NotedOperand operand(0, registers.bytes * registers.elements, registers.type);
        if (!mayBeNonFinite(slot, operand, registers.elements))
            continue;
        for (std::uint32_t element = 0; element < kLanes * registers.elements; ++element) {
            const std::uint64_t value = readLane(slot, registers.bytes, static_cast<int>(element));
            const LaneMask lane = LaneMask{1} << element / registers.elements;
            if (isNan(registers.type, value))
                nan |= m_isNumber ? lane : 0;
            else if (!isFinite(registers.type, value))
                infinite |= m_isFinite ? lane : 0;
        }
    }
    const std::string name = (nan | infinite) == 0
        ? std::string() : nameOfInstruction(textOfInstruction(*work.noted.function, work.instruction));
    tell(*work.noted.function, work.instruction, work.warp, Note::NotANumber, nan & work.mask,
         [&](int) { return message("{} of matrices without a NaN gives nan", name); });
    tell(*work.noted.function, work.instruction, work.warp, Note::Infinity, infinite & ~nan & work.mask,
         [&](int) { return message("{} of matrices of finite numbers gives inf", name); });
}

// Sets m_addresses; gives the lanes whose access is one of local memory.
LaneMask ValueNotes::localAddresses(const NotedInstruction& noted, const Warp& warp, LaneMask mask)
{
    m_bytes = noted.to.bytes * noted.elements;
    LaneMask local = 0;
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        std::uint64_t address = readLane(warp.frame + noted.from[0].slot, noted.from[0].stride, lane);
        address += static_cast<std::uint64_t>(noted.offset) - (noted.isGeneric ? m_block->launch->localWindow : 0);
        m_addresses[static_cast<std::size_t>(lane)] = address;
        local |= address < kMaxLocal && m_bytes <= kMaxLocal - address ? LaneMask{1} << lane : 0;
    }
    return local;
}

void ValueNotes::beforeLoad(const NotedInstruction& noted, const Warp& warp, LaneMask mask)
{
    if (m_block->values == nullptr)
        return;
    const LaneMask local = localAddresses(noted, warp, mask);
    m_unwritten = local == 0 ? 0 : m_local.unwritten(warp.index, local, m_addresses, m_bytes);
    for (LaneMask left = m_unwritten; left != 0; left &= left - 1)
        if (isPadding(noted, warp, lowestLane(left)))
            m_unwritten &= ~(LaneMask{1} << lowestLane(left));
}

// Padding beside members that are written, where a structure is copied word by word.
bool ValueNotes::isPadding(const NotedInstruction& noted, const Warp& warp, int lane) const
{
    const auto index = static_cast<std::size_t>(lane);
    constexpr std::uint64_t kMaxAlignment = 16;
    LocalInit::Addresses first{};
    first[index] = m_addresses[index] / kMaxAlignment * kMaxAlignment;
    const std::uint64_t end = (m_addresses[index] + m_bytes + kMaxAlignment - 1) / kMaxAlignment * kMaxAlignment;
    const LaneMask own = LaneMask{1} << lane;
    const bool isAnyWritten = m_local.unwritten(warp.index, own, first, static_cast<std::uint32_t>(end - first[index])) == 0;
    return isAnyWritten && isOnlyCopied(*noted.function->text, noted.source);
}

void ValueNotes::tellUnwritten(const Instruction& instruction, const Warp& warp) const
{
    for (LaneMask left = m_unwritten; left != 0; left &= left - 1)
        m_block->values->read({.instruction = &instruction,
                               .warp = warp.index,
                               .lane = lowestLane(left),
                               .address = m_addresses[static_cast<std::size_t>(lowestLane(left))],
                               .bytes = m_bytes,
                               .space = UnwrittenValues::Space::Local});
}

void ValueNotes::frameBegins(const Warp& warp, const CallFrame& frame, LaneMask mask)
{
    if (m_plan.wanted().locals && frame.function->localBytes != 0)
        m_local.frameBegins(warp.index, mask, frame.localBase, frame.function->localBytes);
}

void ValueNotes::writesLocal(const Warp& warp, int lane, std::uint64_t offset, std::uint32_t bytes)
{
    if (!m_plan.wanted().locals)
        return;
    LocalInit::Addresses addresses{};
    addresses[static_cast<std::size_t>(lane)] = offset;
    m_local.write(warp.index, LaneMask{1} << lane, addresses, bytes);
}

void ValueNotes::writesGeneric(const Warp& warp, int lane, std::uint64_t address, std::uint32_t bytes)
{
    writesLocal(warp, lane, address - m_block->launch->localWindow, bytes);
}

void ValueNotes::afterStore(const Work& work)
{
    const NotedInstruction& noted = work.noted;
    const LaneMask local = localAddresses(noted, work.warp, work.mask);
    if (local != 0 && m_plan.wanted().locals)
        m_local.write(work.warp.index, local, m_addresses, m_bytes);
    if (m_plan.wanted().values && m_plan.hasPrintf())
        keepStored(noted, work.warp, local);
}

// For the arguments of printf.
void ValueNotes::keepStored(const NotedInstruction& noted, const Warp& warp, LaneMask mask)
{
    m_stored.resize(m_block->warps.size());
    std::vector<std::uint8_t>& stored = m_stored[warp.index];
    const std::uint32_t bytes = std::max(noted.to.bytes, 1U);
    std::uint8_t code = ptx::isFloat(noted.to.type) ? kIsFloat : 0;
    code = static_cast<std::uint8_t>(code | (1 + __builtin_ctz(bytes)));
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const auto lane = static_cast<std::size_t>(lowestLane(left));
        const std::uint64_t address = m_addresses[lane];
        if (stored.size() < (address + m_bytes) * kLanes)
            stored.resize((address + m_bytes) * kLanes);
        for (std::uint64_t at = 0; at < m_bytes; ++at)
            stored[(address + at) * kLanes + lane] = static_cast<std::uint8_t>(code | (at % bytes == 0 ? kBegins : 0));
    }
}

ValueNotes::Stored ValueNotes::storedAt(const Warp& warp, int lane, std::uint64_t offset) const
{
    if (warp.index >= m_stored.size() || offset >= m_stored[warp.index].size() / kLanes)
        return {};
    const std::uint8_t code = m_stored[warp.index][offset * kLanes + static_cast<std::uint64_t>(lane)];
    return {.bytes = (code & kBegins) != 0 ? 1U << ((code & kSizeMask) - 1) : 0,
            .isFloat = (code & kIsFloat) != 0,
            .isAny = code != 0};
}

void ValueNotes::noteMismatch(const Instruction& instruction, const Warp& warp, int lane, const Message& text)
{
    tell(*warp.call->function, instruction, warp, Note::PrintfMismatch, LaneMask{1} << lane, [&](int) { return text; });
}

}  // namespace kd::emulator

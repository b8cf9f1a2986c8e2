// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/noteplan.h"

#include <algorithm>
#include <optional>
#include <string_view>

namespace kd::emulator {
namespace {

using ptx::Operand;
using ptx::Type;
using Noted = NotedInstruction::Kind;

constexpr std::string_view kFloatRoots[] = {"add", "sub", "mul", "fma", "mad", "div", "rcp", "sqrt", "rsqrt", "sin",
                                            "cos", "lg2", "ex2", "tanh"};

/// The types among the modifiers, in their order; "f32x2", which is no type of a register, is None.
std::vector<Type> typesOf(const ptx::Instruction& text)
{
    std::vector<Type> types;
    for (const std::string_view word : text.modifiers)
        if (const Type type = ptx::typeNamed(word); type != Type::None || word == "f32x2")
            types.push_back(type);
    return types;
}

/// The numbers that a type is made of.
Type elementOf(Type type)
{
    return type == Type::None ? Type::F32 : type == Type::F16x2 ? Type::F16 : type == Type::BF16x2 ? Type::BF16 : type;
}
bool isPairOfFloats(Type type)
{
    return type == Type::None || type == Type::F16x2 || type == Type::BF16x2;
}
bool isOfFloats(Type type)
{
    return ptx::isFloat(elementOf(type));
}
bool isSignedOrNot(Type type)
{
    return !isOfFloats(type) && ptx::sizeOf(type) != 0 && !ptx::isNarrowPack(type);
}

std::uint32_t bytesInRegister(std::size_t bytes)
{
    return std::max<std::uint32_t>(2, static_cast<std::uint32_t>(bytes));
}

/// What stands at an operand of `type`: as its register is declared.
NotedOperand operandOf(const ptx::Function& function, const Operand& operand, Slot slot, Type type)
{
    std::size_t bytes = type == Type::None ? sizeof(std::uint64_t) : ptx::sizeOf(type);
    if (operand.kind == Operand::Kind::Register && operand.index < function.registers.size())
        bytes = ptx::sizeOf(function.registers[operand.index].type);
    return {slot, bytesInRegister(bytes), elementOf(type)};
}

bool overlap(const NotedOperand& a, const NotedOperand& b)
{
    const Slot lanes = kLanes;
    return a.slot < b.slot + b.stride * lanes && b.slot < a.slot + a.stride * lanes;
}

/// An instruction whose operands stand as bindLanes() has them: a destination, then sources.
std::optional<NotedInstruction> numbers(const DecodedFunction& function, const ptx::Instruction& text, const Instruction& code,
                                        Noted kind, Type to, const std::vector<Type>& from)
{
    if (text.operands.size() != from.size() + 1 || from.size() > std::tuple_size_v<decltype(NotedInstruction::from)>)
        return std::nullopt;
    NotedInstruction noted{.kind = kind, .function = &function, .sources = static_cast<std::uint32_t>(from.size())};
    noted.to = operandOf(*function.text, text.operands[0], code.to, to);
    for (std::size_t i = 0; i < from.size(); ++i) {
        noted.from[i] = operandOf(*function.text, text.operands[i + 1], code.from[i], from[i]);
        noted.from[i].isOverwritten = overlap(noted.from[i], noted.to);
    }
    noted.elements = isPairOfFloats(to) && kind == Noted::Float ? 2 : 1;
    return noted;
}

/// Types of the operands of arithmetic in floats: all one, or some halves where the result is single.
std::vector<Type> floatSources(const ptx::Instruction& text, const std::vector<Type>& types)
{
    std::vector<Type> from(text.operands.empty() ? 0 : text.operands.size() - 1, types.front());
    if (types.size() == 2)
        for (std::size_t i = 0; i + 1 < from.size(); ++i)
            from[i] = types.back();
    return from;
}

std::optional<NotedInstruction> conversion(const DecodedFunction& function, const ptx::Instruction& text, const Instruction& code,
                                           const std::vector<Type>& types)
{
    if (types.size() != 2 || text.has("pack"))
        return std::nullopt;
    const Type to = types[0], from = types[1];
    if (isOfFloats(from) && isSignedOrNot(to) && !isPairOfFloats(from))
        return numbers(function, text, code, Noted::Conversion, to, {from});
    if (!isOfFloats(to) || (isPairOfFloats(to) && from != Type::F32))
        return std::nullopt;
    if (!isPairOfFloats(to))
        return numbers(function, text, code, Noted::Float, to, {from});
    std::optional<NotedInstruction> noted = numbers(function, text, code, Noted::Float, to, {from, from});
    if (noted)
        noted->isCrossed = true;
    return noted;
}

/// Registers of an operand of a tensor product, and the index behind them in the lists.
NotedRegisters registersOf(const Operand& operand, Type type, std::uint32_t& next)
{
    const auto count = static_cast<std::uint32_t>(std::max<std::size_t>(operand.elements.size(), 1));
    NotedRegisters registers{.first = next, .count = count};
    const std::size_t bytes = ptx::sizeOf(type);
    if (type == Type::F64 || type == Type::F32 || type == Type::TF32 || type == Type::F16 || type == Type::BF16) {
        registers.type = type;
        registers.bytes = static_cast<std::uint32_t>(bytes);
        registers.elements = bytes == 2 ? 2 : 1;
    }
    next += count;
    return registers;
}

std::optional<NotedInstruction> product(const DecodedFunction& function, const ptx::Instruction& text, const Instruction& code)
{
    std::vector<Type> types = typesOf(text);
    if (types.size() == 2)  // of D and C: A and B are halves
        types = {types[0], Type::F16, Type::F16, types[1]};
    const auto isNarrow = [](std::string_view word) { return word == "e4m3" || word == "e5m2" || word.starts_with("kind::"); };
    if (types.size() != 4 || !ptx::isFloat(types[0]) || text.operands.size() < 4 ||
        std::ranges::any_of(text.modifiers, isNarrow))
        return std::nullopt;
    NotedInstruction noted{.kind = Noted::Product, .function = &function};
    std::uint32_t next = code.aux;
    for (std::size_t i = 0; i < noted.registers.size(); ++i)
        noted.registers[i] = registersOf(text.operands[i], types[i], next);
    return next <= function.lists.size() ? std::optional(noted) : std::nullopt;
}

// A load, a store or an atomic operation that may be one of local memory.
std::optional<NotedInstruction> localAccess(const DecodedFunction& function, const ptx::Instruction& text, const Instruction& code)
{
    constexpr std::string_view kOthers[] = {"global", "shared", "shared::cta", "shared::cluster", "param", "param::entry",
                                            "param::func", "const", "async", "nc"};
    const std::vector<Type> types = typesOf(text);
    const bool isLoad = text.root == "ld";
    const auto at = std::ranges::find(text.operands, Operand::Kind::Address, &Operand::kind);
    if (types.empty() || at == text.operands.end() || at->elements.empty() ||
        std::ranges::any_of(kOthers, [&](std::string_view word) { return text.has(word); }))
        return std::nullopt;
    NotedInstruction noted{.kind = isLoad ? Noted::LocalLoad : Noted::LocalStore, .function = &function};
    const Operand& base = at->elements.front();
    const bool isRegister = base.kind == Operand::Kind::Register && base.index < function.text->registers.size();
    const bool isNarrow = isRegister && ptx::sizeOf(function.text->registers[base.index].type) == sizeof(std::uint32_t);
    noted.from[0] = {code.from[0], isNarrow ? 4U : 8U, Type::U64};
    noted.to = {0, 0, types.back()};
    noted.elements = text.has("v8") ? 8 : text.has("v4") ? 4 : text.has("v2") ? 2 : 1;
    noted.isGeneric = !text.has("local");
    noted.offset = code.immediate;
    noted.source = code.source;
    return noted;
}

std::optional<NotedInstruction> arithmetic(const DecodedFunction& function, const ptx::Instruction& text, const Instruction& code)
{
    if (text.root == "mma" || (text.root == "wmma" && text.has("mma")))
        return product(function, text, code);
    const std::vector<Type> types = typesOf(text);
    if (types.empty())
        return std::nullopt;
    if (text.root == "cvt")
        return conversion(function, text, code, types);
    if ((text.root == "div" || text.root == "rem") && isSignedOrNot(types[0]))
        return numbers(function, text, code, Noted::Division, types[0], {types[0], types[0]});
    if (text.root == "shl" || text.root == "shr")
        return numbers(function, text, code, Noted::Shift, types[0], {types[0], Type::U32});
    if (std::ranges::find(kFloatRoots, text.root) != std::end(kFloatRoots) && isOfFloats(types[0]) && types.size() <= 2)
        return numbers(function, text, code, Noted::Float, types[0], floatSources(text, types));
    return std::nullopt;
}

/// Says for each register of a function how it is used.
class Uses {
public:
    explicit Uses(const DecodedFunction& function) : m_uses(function.text->registers.size())
    {
        for (const ptx::Index result : function.text->resultRegisters)
            if (result < m_uses.size())
                ++m_uses[result].others;
    }
    void define(const Operand& operand)
    {
        if (Use* const use = find(operand))
            ++use->definitions;
        else
            read(operand);
    }
    void select(const Operand& operand)
    {
        if (Use* const use = find(operand))
            ++use->selects;
    }
    void read(const Operand& operand)
    {
        if (Use* const use = find(operand))
            ++use->others;
        for (const Operand& element : operand.elements)
            read(element);
    }
    /// One instruction gives it its value, and selects alone read that.
    bool isForSelects(const Operand& operand) const
    {
        const Use* const use = const_cast<Uses*>(this)->find(operand);
        return use != nullptr && use->definitions == 1 && use->selects != 0 && use->others == 0;
    }

private:
    struct Use {
        std::uint32_t definitions = 0, selects = 0, others = 0;
    };
    Use* find(const Operand& operand)
    {
        return operand.kind == Operand::Kind::Register && operand.index < m_uses.size() ? &m_uses[operand.index] : nullptr;
    }
    std::vector<Use> m_uses;
};

bool isSelect(const ptx::Instruction& text)
{
    return text.root == "selp" && text.operands.size() == 4;
}

bool mayBeDropped(Noted kind)
{
    return kind == Noted::Shift || kind == Noted::Conversion || kind == Noted::Float;
}

void countUses(const ptx::Instruction& text, bool isNoted, Uses& uses)
{
    std::size_t first = 0;
    if (isNoted && !text.operands.empty()) {
        uses.define(text.operands[0]);
        first = 1;
    }
    for (std::size_t i = first; i < text.operands.size(); ++i) {
        if (isSelect(text) && (i == 1 || i == 2))
            uses.select(text.operands[i]);
        else
            uses.read(text.operands[i]);
    }
}

}  // namespace

NotedOperand::NotedOperand(Slot place, std::uint32_t laneBytes, Type of)
    : slot(place), stride(laneBytes), type(of), bytes(static_cast<std::uint32_t>(ptx::sizeOf(of))), ones(onesOf(of)),
      form(formOf(of))
{
}

/// Plans one function.
class NotePlan::Planner {
public:
    Planner(NotePlan& plan, const DecodedFunction& function)
        : m_plan(plan), m_function(function), m_body(function.text->body), m_rows(plan.m_rows[function.index]),
          m_pendingOf(function.text->registers.size(), kNoPending), m_uses(function)
    {
        m_rows.assign(function.code.size(), 0);
    }

    void run()
    {
        std::vector<bool> isDefinition(m_body.size(), false);
        eachWork([&](std::size_t at, const ptx::Instruction& text) {
            const auto noted = isLocalWork(text) ? localAccess(m_function, text, m_function.code[at])
                : m_plan.m_wanted.values         ? arithmetic(m_function, text, m_function.code[at])
                                                 : std::nullopt;
            if (!noted)
                return;
            isDefinition[m_function.code[at].source] = mayBeDropped(noted->kind);
            add(at, *noted);
        });
        if (!m_plan.m_wanted.values)
            return;
        for (std::size_t i = 0; i < m_body.size(); ++i)
            countUses(m_body[i], isDefinition[i], m_uses);
        eachWork([&](std::size_t at, const ptx::Instruction& text) { deferToSelects(at, text); });
        eachWork([&](std::size_t at, const ptx::Instruction& text) {
            if (isSelect(text))
                addSelect(at, text);
        });
    }

private:
    // The last of the code ends the function; of what the decoder made of one statement the last does its work.
    template <typename Visit> void eachWork(const Visit& visit) const
    {
        const std::vector<Instruction>& code = m_function.code;
        for (std::size_t i = 0; i + 1 < code.size(); ++i) {
            const bool isLast = i + 2 == code.size() || code[i + 1].source != code[i].source;
            if (isLast && code[i].source < m_body.size())
                visit(i, m_body[code[i].source]);
        }
    }
    bool isLocalWork(const ptx::Instruction& text) const
    {
        const bool isStore = text.root == "st";
        return m_plan.m_wanted.locals ? isStore || text.root == "ld" || text.root == "atom" || text.root == "red"
                                      : isStore && m_plan.m_wanted.values && m_plan.m_hasPrintf;
    }
    void add(std::size_t at, const NotedInstruction& noted)
    {
        m_plan.m_noted.push_back(noted);
        m_rows[at] = static_cast<std::uint32_t>(m_plan.m_noted.size());
    }
    void deferToSelects(std::size_t at, const ptx::Instruction& text)
    {
        if (m_rows[at] == 0 || !mayBeDropped(m_plan.m_noted[m_rows[at] - 1].kind) || !m_uses.isForSelects(text.operands[0]))
            return;
        m_plan.m_noted[m_rows[at] - 1].pending = m_pendingOf[text.operands[0].index] = m_plan.m_pendings++;
    }
    void addSelect(std::size_t at, const ptx::Instruction& text)
    {
        NotedInstruction noted{.kind = Noted::Select, .function = &m_function};
        for (std::size_t choice = 0; choice < noted.choices.size(); ++choice)
            if (m_uses.isForSelects(text.operands[choice + 1]))
                noted.choices[choice] = m_pendingOf[text.operands[choice + 1].index];
        if (noted.choices[0] == kNoPending && noted.choices[1] == kNoPending)
            return;
        noted.chooser = m_function.code[at].from[2];
        noted.isNegated = text.operands[3].negated;
        add(at, noted);
    }

    NotePlan& m_plan;
    const DecodedFunction& m_function;
    const std::vector<ptx::Instruction>& m_body;
    std::vector<std::uint32_t>& m_rows;
    std::vector<std::uint32_t> m_pendingOf;  ///< by register
    Uses m_uses;
};

NotePlan::NotePlan(const Program& program, const Wanted& wanted) : m_rows(program.functions.size()), m_wanted(wanted)
{
    const auto hasLocal = [](const auto& function) { return function->localBytes != 0; };
    m_wanted.locals = wanted.locals && std::ranges::any_of(program.functions, hasLocal);
    if (!m_wanted.values && !m_wanted.locals)
        return;
    for (const auto& function : program.functions)
        for (const CallSite& call : function->calls)
            m_hasPrintf |= call.system == SystemCall::Printf;
    for (const auto& function : program.functions)
        Planner(*this, *function).run();
}

}  // namespace kd::emulator

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/container/ptxparameters.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <utility>

namespace kd::container {
namespace {

constexpr std::size_t kMaxRegisters = 1u << 18;  // of a kernel, of which anything is kept
constexpr std::uint32_t kPointerSize = 8;
constexpr std::uint32_t kMaxArray = 1u << 16;

/// "ld" of "ld.param.u64".
std::string_view stem(std::string_view operation)
{
    return operation.substr(0, operation.find('.'));
}

bool hasPart(std::string_view operation, std::string_view part)
{
    for (std::size_t found = operation.find(part); found != std::string_view::npos; found = operation.find(part, found + 1)) {
        const std::size_t end = found + part.size();
        if (end == operation.size() || operation[end] == '.' || operation[end] == ':')
            return true;
    }
    return false;
}

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool isRegister(std::string_view word)
{
    return word.starts_with('%');
}

/// "f32", ".b8", "bf16x2" of either.
std::optional<PtxType> typeOfPart(std::string_view part)
{
    const bool isBrain = part.starts_with("bf16");
    if (isBrain || part == "f16x2")
        return PtxType{.letter = isBrain ? 'g' : 'f', .size = 2};
    if (part.empty() || std::string_view("fsub").find(part[0]) == std::string_view::npos)
        return std::nullopt;
    const std::uint32_t bits = ptxNumber(part.substr(1));
    if (!isOneOf(part.substr(1), {"8", "16", "32", "64"}))
        return std::nullopt;
    return PtxType{.letter = part[0], .size = bits / 8};
}

/// What knows more of a value goes over what knows less.
int rank(PtxType type)
{
    constexpr std::string_view kRanks = "busfg";
    return static_cast<int>(kRanks.find(type.letter)) + (type.size > 0 ? 1 : 0);
}

bool isFloat(PtxType type)
{
    return type.size > 0 && (type.letter == 'f' || type.letter == 'g');
}

}  // namespace

PtxType PtxType::ofOperation(std::string_view operation, int skipped)
{
    while (!operation.empty()) {
        const std::size_t point = operation.rfind('.');
        const std::optional<PtxType> type = typeOfPart(operation.substr(point == std::string_view::npos ? 0 : point + 1));
        if (type && skipped-- == 0)
            return *type;
        operation = operation.substr(0, point == std::string_view::npos ? 0 : point);
    }
    return {};
}

std::string PtxType::name() const
{
    return letter == 'g' ? "bf16" : letter + std::to_string(8 * size);
}

TypeInfo PtxType::info() const
{
    using Kind = TypeInfo::Kind;
    const auto kind = [&] {
        switch (letter) {
        case 'g': return Kind::BFloat16;
        case 'f': return size == 2 ? Kind::Half : Kind::Float;
        case 's': return Kind::Signed;
        // Compilers write .u32 for int as well, so that an enumeration, which takes what either sign holds, is what fits.
        case 'u': return size == 1 ? Kind::Unsigned : Kind::Enum;
        default: return Kind::Bits;
        }
    };
    return {.kind = kind(), .name = name(), .size = size};
}

void PtxParameters::readList(PtxWords& words, std::size_t maxCount)
{
    constexpr std::size_t kMaxWords = 32;
    Words declaration;
    for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
        const bool isEnd = word == "," || word == ")";
        if (!isEnd && declaration.size() < kMaxWords)
            declaration.push_back(word);
        if (isEnd && !declaration.empty() && m_parameters.size() < maxCount)
            addParameter(declaration);
        if (isEnd)
            declaration.clear();
        if (word == ")")
            return;
    }
}

void PtxParameters::addParameter(const Words& words)
{
    Use use;
    std::string_view name;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view next = i + 1 < words.size() ? words[i + 1] : std::string_view();
        if (words[i] == ".ptr")
            use.isPointer = true;
        else if (words[i] == ".align" && !use.isPointer)
            use.alignment = ptxNumber(next);
        else if (words[i] == "[")
            use.count = std::min(ptxNumber(next), kMaxArray);
        else if (const auto type = words[i].starts_with('.') ? typeOfPart(words[i].substr(1)) : std::nullopt)
            use.declared = *type;
        else if (!words[i].starts_with('.') && words[i] != "]" && (words[i][0] < '0' || words[i][0] > '9'))
            name = words[i];
    }
    m_names.emplace(name, m_parameters.size());
    m_parameters.push_back(use);
}

void PtxParameters::follow(const Words& statement)
{
    auto word = statement.begin();
    if (word != statement.end() && *word == "@")
        word += std::min<std::ptrdiff_t>(std::next(word) != statement.end() && *std::next(word) == "!" ? 3 : 2,
                                         statement.end() - word);
    if (word == statement.end() || word->starts_with('.') || statement.back() == ":")
        return;
    const std::string_view operation = *word++;
    if (stem(operation) == "ld" && hasPart(operation, ".param"))
        loadParameter(operation, word, statement.end());
    else if (!accessMemory(operation, word, statement.end()))
        compute(operation, word, statement.end());
}

/// `ld.param.u64 %rd1, [k_param_0]`.
void PtxParameters::loadParameter(std::string_view operation, Iterator operand, Iterator end)
{
    const auto name = std::find_if(operand, end, [this](std::string_view word) { return m_names.contains(word); });
    if (name == end || !isRegister(*operand) || m_registers.size() >= kMaxRegisters)
        return;
    const std::size_t index = m_names.at(*name);
    const Use& use = m_parameters[index];
    if (use.count == 0 && PtxType::ofOperation(operation).size == use.declared.size)
        m_registers[*operand] = {.role = Value::Role::Parameter, .parameter = index, .type = {}};
}

/// `st.global.f32 [%rd4+4], %f1`; false where it has no address in a register that is followed.
bool PtxParameters::accessMemory(std::string_view operation, Iterator operand, Iterator end)
{
    const auto open = std::adjacent_find(operand, end, [this](std::string_view bracket, std::string_view address) {
        const Value* const value = bracket == "[" ? find(address) : nullptr;
        return value != nullptr && value->role == Value::Role::Parameter;
    });
    if (open == end)
        return false;
    const std::size_t index = find(*std::next(open))->parameter;
    Use& use = m_parameters[index];
    use.isPointer = true;
    const bool isCopiedFrom = stem(operation) == "cp" && open != operand;
    use.isChanged = use.isChanged || !(isCopiedFrom || isOneOf(stem(operation), {"ld", "ldu", "prefetch", "prefetchu"}));
    const PtxType type = PtxType::ofOperation(operation);
    const Value pointee{.role = Value::Role::Pointee, .parameter = index, .type = {}};
    refine(pointee, type);
    for (auto word = operand; word != end; ++word) {
        if (!isRegister(*word) || word == std::next(open))
            continue;
        if (word < open && m_registers.size() < kMaxRegisters)
            m_registers[*word] = pointee;
        else if (const Value* const value = find(*word); value != nullptr && isFloat(value->type) && value->type.size <= type.size)
            refine(pointee, value->type);
        else if (value != nullptr)
            release(*value, true);
    }
    return true;
}

void PtxParameters::compute(std::string_view operation, Iterator operand, Iterator end)
{
    const bool keeps = isOneOf(stem(operation), {"add", "sub", "mov", "cvta", "mad", "selp"});
    const bool looks = keeps || isOneOf(stem(operation), {"setp", "set"});
    const PtxType type = PtxType::ofOperation(operation);
    Value result{.type = stem(operation) == "cvt" ? PtxType::ofOperation(operation, 1) : type};
    for (auto word = operand == end ? end : std::next(operand); word != end; ++word) {
        const Value* const value = isRegister(*word) ? find(*word) : nullptr;
        if (value == nullptr)
            continue;
        if (isFloat(type))
            refine(*value, type);
        if (stem(operation) == "cvta" && value->role == Value::Role::Parameter)
            m_parameters[value->parameter].isPointer = true;
        if (keeps && value->role != Value::Role::None && result.role == Value::Role::None)
            result = {.role = value->role, .parameter = value->parameter, .type = result.type};
        else if (!looks)
            release(*value, stem(operation) == "st");
    }
    // A sum of what was loaded is none of the buffer's elements, a copy is one.
    if (result.role == Value::Role::Pointee && stem(operation) != "mov")
        result.role = Value::Role::None;
    const bool isKnown = result.role != Value::Role::None || isFloat(result.type);
    if (operand != end && isRegister(*operand) && isKnown && m_registers.size() < kMaxRegisters)
        m_registers[*operand] = result;
}

void PtxParameters::refine(const Value& value, PtxType type)
{
    if (value.role == Value::Role::None || type.size == 0)
        return;
    Use& use = m_parameters[value.parameter];
    PtxType& known = value.role == Value::Role::Pointee ? use.pointee : use.declared;
    // Two halves may be loaded at once. What is declared as a number is one.
    const bool isPair = isFloat(type) && !isFloat(known) && type.size < known.size;
    const bool fits = value.role == Value::Role::Pointee ? known.size == 0 || known.size == type.size || isPair
                                                         : known.letter == 'b' && known.size == type.size;
    if (fits && rank(type) > rank(known))
        known = type;
}

/// The value goes where it is not followed: where it is an address, somebody may write there.
void PtxParameters::release(const Value& value, bool escapes)
{
    if (value.role != Value::Role::Parameter)
        return;
    Use& use = m_parameters[value.parameter];
    use.isChanged = true;
    use.escapes = use.escapes || escapes;
}

const PtxParameters::Value* PtxParameters::find(std::string_view name) const
{
    const auto found = m_registers.find(name);
    return found == m_registers.end() ? nullptr : &found->second;
}

TypeInfo PtxParameters::typeOf(const Use& use) const
{
    if (use.count > 0) {
        TypeInfo array{.kind = TypeInfo::Kind::Array, .size = std::uint64_t{use.declared.size} * use.count, .count = use.count};
        array.element.push_back(use.declared.info());
        array.name = array.element[0].name + '[' + std::to_string(use.count) + ']';
        return array;
    }
    if (use.declared.size == kPointerSize && !use.isPointer && use.escapes)
        return PtxType{.letter = 'b', .size = kPointerSize}.info();
    if (!use.isPointer || use.declared.size != kPointerSize)
        return use.declared.info();
    TypeInfo pointee = use.pointee.size > 0 ? use.pointee.info() : PtxType{.letter = 'b', .size = 1}.info();
    pointee.isConst = !use.isChanged;
    TypeInfo pointer{.kind = TypeInfo::Kind::Pointer, .size = kPointerSize};
    pointer.name = (pointee.isConst ? "const " : "") + pointee.name + '*';
    pointer.element.push_back(std::move(pointee));
    return pointer;
}

std::vector<Parameter> PtxParameters::parameters() const
{
    std::vector<Parameter> all;
    std::uint64_t offset = 0;
    for (const Use& use : m_parameters) {
        Parameter parameter{.type = typeOf(use)};
        const std::uint64_t alignment = std::max<std::uint64_t>(use.alignment > 0 ? use.alignment : use.declared.size, 1);
        offset = (offset + alignment - 1) / alignment * alignment;
        parameter.offset = static_cast<std::uint32_t>(std::min<std::uint64_t>(offset, std::numeric_limits<std::uint32_t>::max()));
        parameter.size = static_cast<std::uint32_t>(parameter.type.size);
        offset += parameter.size;
        all.push_back(std::move(parameter));
    }
    return all;
}

}  // namespace kd::container

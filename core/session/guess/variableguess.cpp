// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/guess/variableguess.h"

#include "core/base/expression/expression.h"
#include "core/session/guess/formwriter.h"
#include "core/session/launch/argumentvalue.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kd {
namespace {

using ExpressionType = HostExpression::Kind;
using VariableType = TypeInfo::Kind;

constexpr std::uint64_t kMaxListed = 1024;         // values of an array that are written as a list
constexpr std::size_t kMaxTokensToCopy = 100'000;  // from where an array is declared to where it is copied
constexpr int kMaxMacros = 16;                     // that are needed for each other
constexpr int kMaxNesting = 8;                     // of arrays and structures

const TypeInfo& scalarWithin(const TypeInfo& type)
{
    return type.kind == VariableType::Array && !type.element.empty() ? scalarWithin(type.element.front()) : type;
}

std::uint64_t valuesWithin(const TypeInfo& type)
{
    const TypeInfo& scalar = scalarWithin(type);
    return scalar.size == 0 ? 0 : type.size / scalar.size;
}

bool isFloatingType(const TypeInfo& type)
{
    return type.kind == VariableType::Float || type.kind == VariableType::Half || type.kind == VariableType::BFloat16;
}

std::string plainName(std::string_view name)
{
    const std::size_t scope = name.rfind(':');
    return std::string(scope == std::string_view::npos ? name : name.substr(scope + 1));
}

/// Reads one copy.
class CopyReader {
public:
    CopyReader(const SourceReading& host, const SourceReading& device, const SymbolCopy& copy)
        : m_host(host), m_tokens(host.tokens), m_copy(copy), m_macros(device.formMacros), m_writer(host.values, m_macros)
    { }

    /// Nothing where the source does not tell what is copied.
    std::optional<std::string> textFor(const TypeInfo& type)
    {
        const HostExpression* from = &m_copy.from;
        while (from->kind == ExpressionType::Cast && !from->children.empty())
            from = &from->children.front();
        if (!m_copy.isWhole)
            return std::nullopt;
        const HostExpression* const inner = from->children.empty() ? nullptr : &from->children.front();
        if (from->is(ExpressionType::Method, "data") && inner->kind == ExpressionType::Name)
            return arrayText(inner->text, type);
        if (from->is(ExpressionType::Unary, "&")) {
            const bool isFirst = inner->kind == ExpressionType::Index && inner->children.size() == 2 &&
                inner->children[0].kind == ExpressionType::Name && inner->children[1].is(ExpressionType::Number, "0");
            return isFirst ? arrayText(inner->children[0].text, type) : valueText(*inner, type, 0);
        }
        return from->kind == ExpressionType::Name && type.kind == VariableType::Array ? arrayText(from->text, type) : std::nullopt;
    }

    /// Tells whether what was written rests on what the source does not tell.
    bool isAssumption() { return m_writer.popAssumption() != FormWriter::Assumption::None; }

private:
    std::optional<std::string> valueText(const HostExpression& value, const TypeInfo& type, int depth)
    {
        if (depth > kMaxNesting)
            return std::nullopt;
        if (type.kind == VariableType::Array)
            return value.kind == ExpressionType::Name ? arrayText(value.text, type) : std::nullopt;
        if (type.kind != VariableType::Struct)
            return m_writer.write(value, true);
        if (value.kind != ExpressionType::Name)
            return std::nullopt;
        std::vector<std::string> members;
        for (const TypeInfo::Member& member : type.members) {
            HostExpression part{.kind = ExpressionType::Member, .text = member.name, .children = {value}, .place = value.place};
            const bool isGiven = !m_host.values.valuesOf(value.text + "." + member.name, value.place).empty();
            const std::optional<std::string> text = isGiven ? valueText(part, member.type, depth + 1) : std::nullopt;
            if (!text)
                return arrayText(value.text, type);
            members.push_back(*text);
        }
        return joined(members);
    }

    static std::string joined(const std::vector<std::string>& parts)
    {
        std::string text;
        for (const std::string& part : parts)
            text += (text.empty() ? "{" : ", ") + part;
        return text.empty() ? "{}" : text + "}";
    }

    /// Of an array, or a structure that is given as a list, with nothing but what one loop writes into it behind that.
    std::optional<std::string> arrayText(const std::string& name, const TypeInfo& type)
    {
        const std::vector<HostValue> values = m_host.values.valuesOf(name, m_copy.from.place);
        if (values.empty() || values.front().header != nullptr)
            return std::nullopt;
        const HostValue& value = values.front();
        const std::size_t declared = m_tokens.indexAt(value.byte), copied = m_tokens.indexAt(m_copy.byte);
        const std::size_t begin = declared + 1;
        if (begin > copied || copied - begin > kMaxTokensToCopy)
            return std::nullopt;
        std::vector<std::size_t> writes;
        for (std::size_t at = begin; at < copied; ++at) {
            if (!m_tokens.is(at, name) || m_tokens.isMark(at - 1, '.'))
                continue;
            const Use use = useAt(at);
            if (use == Use::Unclear)
                return std::nullopt;
            if (use == Use::Write)
                writes.push_back(at);
        }
        if (writes.empty())
            return listText(declared, value.function, type);
        const bool isBlank = value.kind == HostValue::Kind::Elements || value.kind == HostValue::Kind::Bytes;
        return writes.size() == 1 && isBlank ? loopText(writes.front(), type) : std::nullopt;
    }

    enum class Use { Read, Write, Unclear };

    Use useAt(std::size_t at) const
    {
        if (m_tokens.isMark(at + 1, '.'))
            return m_tokens.is(at + 2, "size") ? Use::Read : Use::Unclear;
        if (!m_tokens.isMark(at + 1, '['))
            return m_tokens.isMark(at - 1, '(') && m_tokens.is(at - 2, "sizeof") ? Use::Read : Use::Unclear;
        std::size_t behind = at + 1;
        while (m_tokens.isMark(behind, '['))
            behind = m_tokens.behind(behind, m_tokens.size());
        if (m_tokens.isMark(behind, '=') && !m_tokens.isMark(behind + 1, '='))
            return Use::Write;
        const bool isChanged = m_tokens.isMark(at - 1, '&') || m_tokens.isMark(at - 1, '+') || m_tokens.isMark(at - 1, '-') ||
            m_tokens.isMark(behind, '.') ||
            (m_tokens[behind].kind == SourceToken::Kind::Mark && m_tokens.isJoined(behind) &&
             (m_tokens.isMark(behind + 1, '=') || m_tokens.isMark(behind + 1, '+') || m_tokens.isMark(behind + 1, '-')));
        return isChanged ? Use::Unclear : Use::Read;
    }

    HostExpression parsed(TokenRange range, std::size_t function) const
    {
        return parseHostExpression(m_tokens, range, {.function = function, .byte = m_tokens[range.begin].at});
    }

    std::optional<std::string> listText(std::size_t declared, std::size_t function, const TypeInfo& type)
    {
        std::size_t open = declared + 1;
        while (m_tokens.isMark(open, '['))
            open = m_tokens.behind(open, m_tokens.size());
        if (m_tokens.isMark(open, '='))
            ++open;
        const std::size_t close = m_tokens.isMark(open, '{') ? m_tokens.partner(open) : MatchedTokens::kNone;
        if (close == MatchedTokens::kNone || valuesWithin(type) > kMaxListed)
            return std::nullopt;
        List list{.parts = m_tokens.parts({open + 1, close}), .function = function};
        const std::optional<std::string> text = membersText(list, type, 0);
        return list.next == list.parts.size() || (list.next + 1 == list.parts.size() && list.parts.back().empty()) ? text
                                                                                                                  : std::nullopt;
    }

    /// Holds the parts of a list that are read one after the other.
    struct List {
        std::vector<TokenRange> parts;
        std::size_t function = OutlineItem::kNone;
        std::size_t next = 0;

        bool isOver() const { return next >= parts.size() || parts[next].empty(); }
    };

    std::optional<std::string> membersText(List& list, const TypeInfo& type, int depth)
    {
        const bool isArray = type.kind == VariableType::Array && !type.element.empty();
        if (depth > kMaxNesting || (!isArray && type.kind != VariableType::Struct))
            return std::nullopt;
        std::vector<std::string> members;
        for (std::size_t i = 0; i < (isArray ? type.count : type.members.size()); ++i) {
            std::optional<std::string> text = partText(list, isArray ? type.element.front() : type.members[i].type, depth + 1);
            if (!text)
                return std::nullopt;
            members.push_back(std::move(*text));
        }
        return joined(members);
    }

    /// What a list leaves out is zero; braces within it may be left out.
    std::optional<std::string> partText(List& list, const TypeInfo& type, int depth)
    {
        const bool isWhole = type.kind == VariableType::Array || type.kind == VariableType::Struct;
        const bool isInBraces = !list.isOver() && m_tokens.isMark(list.parts[list.next].begin, '{') &&
            m_tokens.partner(list.parts[list.next].begin) + 1 == list.parts[list.next].end;
        if (isWhole && isInBraces) {
            const TokenRange part = list.parts[list.next++];
            List inside{.parts = m_tokens.parts({part.begin + 1, part.end - 1}), .function = list.function};
            std::optional<std::string> text = membersText(inside, type, depth);
            return inside.isOver() ? text : std::nullopt;
        }
        if (isWhole)
            return membersText(list, type, depth);
        if (list.isOver())
            return "0";
        return m_writer.write(parsed(list.parts[list.next++], list.function), true);
    }

    /// Holds `for (int i = 0; i < count; ++i)`.
    struct Loop {
        std::string index;
        std::uint64_t count = 0;
    };

    std::optional<std::string> loopText(std::size_t write, const TypeInfo& type)
    {
        const std::size_t function = m_copy.from.place.function;
        const std::size_t close = m_tokens.partner(write + 1);
        if (type.kind != VariableType::Array || close != write + 3)
            return std::nullopt;  // what is between the brackets is one word
        const std::string index(m_tokens[write + 2].text);
        const std::optional<Loop> loop = loopAround(write, index);
        std::size_t end = close + 2;
        while (end < m_tokens.size() && !m_tokens.isMark(end, ';'))
            end = m_tokens.isMark(end, '(') || m_tokens.isMark(end, '[') ? m_tokens.behind(end, m_tokens.size()) : end + 1;
        const std::uint64_t all = valuesWithin(type);
        if (!loop || loop->count == 0 || end <= close + 2)
            return std::nullopt;
        HostExpression value = parsed({close + 2, end}, function);
        while (value.kind == ExpressionType::Cast && !value.children.empty())
            value = HostExpression(value.children.front());
        if (value.is(ExpressionType::Name, index) && loop->count >= all)
            return "ramp";
        if (type.element.front().kind == VariableType::Array || all > kMaxListed)
            return std::nullopt;
        std::vector<std::string> numbers;
        for (std::uint64_t i = 0; i < all; ++i) {
            m_writer.rename(index, std::to_string(i));
            const std::optional<std::string> text = i < loop->count ? m_writer.write(value, true) : "0";
            const std::optional<Number> number = text ? numberOf(*text, 0) : std::nullopt;
            if (!number)
                return std::nullopt;
            numbers.push_back(number->toText());
        }
        const auto areAll = [&](double wanted) {
            return std::ranges::all_of(numbers, [&](const std::string& each) { return numberOf(each, 0)->toReal() == wanted; });
        };
        return areAll(0) ? "zeros" : areAll(1) ? "ones" : joined(numbers);
    }

    std::optional<Loop> loopAround(std::size_t write, const std::string& index)
    {
        std::size_t begin = write;
        while (begin > 0 && write - begin < kMaxTokensToCopy && !m_tokens.is(begin, "for"))
            --begin;
        const std::size_t open = begin + 1;
        const std::size_t close = m_tokens.isMark(open, '(') ? m_tokens.partner(open) : MatchedTokens::kNone;
        if (close == MatchedTokens::kNone || close > write)
            return std::nullopt;
        const bool isInBody = close + 1 == write || (m_tokens.isMark(close + 1, '{') && m_tokens.partner(close + 1) > write &&
                                                     m_tokens.partner(close + 1) != MatchedTokens::kNone);
        std::vector<std::size_t> ends;
        for (std::size_t at = open + 1; at < close; ++at)
            if (m_tokens.isMark(at, ';'))
                ends.push_back(at);
        if (!isInBody || ends.size() != 2)
            return std::nullopt;
        const bool isFromZero = ends[0] >= open + 4 && m_tokens.is(ends[0] - 3, index) && m_tokens.isMark(ends[0] - 2, '=') &&
            m_tokens.is(ends[0] - 1, "0");
        const bool isBound = m_tokens.is(ends[0] + 1, index) && m_tokens.isMark(ends[0] + 2, '<') &&
            !m_tokens.isMark(ends[0] + 3, '=') && ends[1] > ends[0] + 3;
        const std::size_t word = m_tokens.is(ends[1] + 1, index) ? ends[1] + 2 : ends[1] + 1;
        const bool isStep = close == ends[1] + 4 && m_tokens.isMark(word, '+') && m_tokens.isMark(word + 1, '+') &&
            (word == ends[1] + 2 || m_tokens.is(ends[1] + 3, index));
        if (!isFromZero || !isBound || !isStep)
            return std::nullopt;
        const HostExpression bound = parsed({ends[0] + 3, ends[1]}, m_copy.from.place.function);
        const std::optional<std::string> text = m_writer.write(bound, true);
        const std::optional<Number> number = text ? numberOf(*text, 0) : std::nullopt;
        const std::optional<Int128> count = number ? number->toInteger() : std::nullopt;
        if (!count || *count < 0)
            return std::nullopt;
        return Loop{.index = index, .count = static_cast<std::uint64_t>(std::min<Int128>(*count, INT64_MAX))};
    }

    std::optional<Number> numberOf(const std::string& text, int depth) const
    {
        ExpressionScope scope;
        scope.lookup = [&](const std::string& name) -> std::optional<Number> {
            const auto macro = m_macros.find(name);
            const bool isKnown = macro != m_macros.end() && !macro->second.ambiguous && !macro->second.parameters;
            return isKnown && depth < kMaxMacros ? numberOf(macro->second.value, depth + 1) : std::nullopt;
        };
        try {
            return evaluateExpression(text, scope);
        } catch (const RuntimeError&) {
            return std::nullopt;
        }
    }

    const SourceReading& m_host;
    const MatchedTokens& m_tokens;
    const SymbolCopy& m_copy;
    const std::map<std::string, SourceMacro, std::less<>>& m_macros;
    FormWriter m_writer;
};

Message toldReason(const std::string& file, int line)
{
    return file.empty() ? message("Host code copies it there in line {}.", line)
                        : message("Host code copies it there in line {} of {}.", line, file);
}

Message startReason(const std::string& file, int line)
{
    return file.empty()
        ? message("Host code fills it in line {}, with what the source does not tell; this is a value to start from.", line)
        : message("Host code fills it in line {} of {}, with what the source does not tell; this is a value to start from.", line,
                  file);
}

Message openReason(const std::string& file, int line)
{
    return file.empty()
        ? message("Host code fills it in line {}, with what the source does not tell: give it a value, else it starts as the "
                  "source has it.", line)
        : message("Host code fills it in line {} of {}, with what the source does not tell: give it a value, else it starts as the "
                  "source has it.", line, file);
}

}  // namespace

std::optional<VariableGuess> variableGuess(const SourceReading& host, const SourceReading& device,
                                           const ModuleVariable& variable)
{
    const std::vector<SymbolCopy>& copies = host.values.symbolCopies();
    const auto copy = std::ranges::find(copies, plainName(variable.name), &SymbolCopy::symbol);
    if (copy == copies.end())
        return std::nullopt;
    const int line = host.tokens.lineOf(copy->byte);
    VariableGuess guess;
    guess.mark.subject = {ErrorSubject::Kind::Argument, variable.name};
    guess.mark.line = line;
    CopyReader reader(host, device, *copy);
    const bool isRepeated = std::ranges::count(copies, copy->symbol, &SymbolCopy::symbol) > 1;
    if (std::optional<std::string> text = reader.textFor(variable.type)) {
        guess.text = std::move(*text);
        guess.mark.reason = toldReason(host.file, line);
        guess.mark.isAssumption = isRepeated || reader.isAssumption();
        return guess;
    }
    guess.mark.isAssumption = true;
    const bool isStarted = isFloatingType(scalarWithin(variable.type));
    if (isStarted)
        guess.text = variable.type.kind == VariableType::Array ? "random(seed=1)" : "1.0";
    guess.mark.reason = isStarted ? startReason(host.file, line) : openReason(host.file, line);
    return guess;
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/guess/hostvalues.h"

#include <algorithm>
#include <array>
#include <utility>

namespace kd {
namespace {

using ValueKind = HostValue::Kind;

constexpr std::size_t kMaxValuesOfName = 16;
constexpr std::size_t kMaxStoredValues = 256;  // of one name
constexpr std::size_t kMaxKnownCalls = 16;          // of one function
constexpr std::size_t kMaxReturnTokens = 256;
constexpr std::size_t kMaxValueTokens = 256;
constexpr std::size_t kMaxBlockTokens = 2048;  // between a value and its change
constexpr std::size_t kMaxEnumHead = 16;       // tokens before its enumerators
constexpr std::size_t kMaxJoinedNodes = 100'000;  // of values that are made of the ones before
constexpr std::size_t kMaxForHead = 64;        // tokens of it before a change
constexpr std::size_t kMaxConditionTokens = 256;  // between a change and the condition that it stands under
constexpr int kMaxConditionsAround = 4;                 // around each other

struct Allocator {
    std::string_view name;
    std::size_t bytes = 1;  ///< index of the argument that says how many
};
constexpr std::array<Allocator, 7> kAllocators{{{"cudaMalloc"},
                                                {"cudaMallocManaged"},
                                                {"cudaMallocAsync"},
                                                {"cudaMallocHost"},
                                                {"cudaHostAlloc"},
                                                {"cudaMallocFromPoolAsync"},
                                                {"cudaMallocPitch", 2}}};

/// Of launches on a device that is not known: blocks that fill one, and threads of a block.
constexpr std::string_view kAssumedBlocks = "32";
constexpr std::string_view kAssumedThreads = "256";

std::size_t mentionsOf(const HostExpression& expression, std::string_view name)
{
    std::size_t count = expression.is(HostExpression::Kind::Name, name) ? 1 : 0;
    for (const HostExpression& child : expression.children)
        count += mentionsOf(child, name);
    return count;
}

std::size_t nodesOf(const HostExpression& expression)
{
    std::size_t count = 1;
    for (const HostExpression& child : expression.children)
        count += nodesOf(child);
    return count;
}

void replaceName(HostExpression& expression, std::string_view name, const HostExpression& by)
{
    if (expression.is(HostExpression::Kind::Name, name)) {
        expression = HostExpression(by);
        return;
    }
    for (HostExpression& child : expression.children)
        replaceName(child, name, by);
}

/// The index of a function in a header's outline says nothing in that of the source.
void leaveFunctions(HostExpression& expression)
{
    expression.place.function = OutlineItem::kNone;
    for (HostExpression& child : expression.children)
        leaveFunctions(child);
}

/// Says how a change is written.
struct ChangeSyntax {
    std::string op;           ///< "+" of "+=" and of "++"
    std::size_t first = 0;    ///< token with which it starts
    std::size_t operand = 0;  ///< first token of what is behind "+="; 0: it is "++" or "--"
};

/// `n += …`, `n <<= …`, `n++`, `++n` and the like; nothing of all else.
std::optional<ChangeSyntax> changeAt(const MatchedTokens& tokens, std::size_t at)
{
    const auto isPair = [&](std::size_t place, char mark) {
        return tokens.isMark(place, mark) && tokens.isMark(place + 1, mark) && tokens.isJoined(place);
    };
    for (const char mark : {'+', '-'}) {
        if (isPair(at + 1, mark))
            return ChangeSyntax{.op = std::string(1, mark), .first = at};
        if (at > 1 && isPair(at - 2, mark) && !tokens.isMark(at + 1, '.') && !tokens.isMark(at + 1, '['))
            return ChangeSyntax{.op = std::string(1, mark), .first = at - 2};
    }
    const bool isShift = isPair(at + 1, '<') || isPair(at + 1, '>');
    const std::size_t equals = at + (isShift ? 3 : 2);
    if (tokens[at + 1].kind != SourceToken::Kind::Mark || !tokens.isMark(equals, '=') || !tokens.isJoined(equals - 1))
        return std::nullopt;
    const std::string op(tokens[at + 1].text);
    if (!isShift && std::string_view("+-*/%&|^").find(op) == std::string_view::npos)
        return std::nullopt;
    return ChangeSyntax{.op = isShift ? op + op : op, .first = at, .operand = equals + 1};
}

bool isContainer(std::string_view word)
{
    return word == "vector" || word == "device_vector" || word == "host_vector" || word == "universal_vector" || word == "valarray";
}

}  // namespace

HostValues::HostValues(const std::string& file, const MatchedTokens& tokens, const Outline& outline, const SourceMacros& macros,
                       std::vector<const HostValues*> headers)
    : m_file(file), m_tokens(tokens), m_outline(outline), m_macros(macros), m_headers(std::move(headers))
{
    for (const OutlineItem& item : outline.items) {
        if (item.kind == OutlineItem::Kind::Type || item.kind == OutlineItem::Kind::Alias || item.kind == OutlineItem::Kind::Enum)
            m_types.insert(item.name);
        m_types.insert(item.templateParameters.begin(), item.templateParameters.end());
    }
    for (std::size_t i = 0; i < outline.items.size(); ++i) {
        if (!outline.items[i].isFunction() || !outline.items[i].isDefinition())
            continue;
        m_functions.push_back(i);
        m_calls[outline.items[i].name];
    }
    read();
}

void HostValues::read()
{
    for (std::size_t at = 0; at < m_tokens.size(); ++at) {
        if (!m_tokens.isWord(at))
            continue;
        while (m_current + 1 < m_functions.size() && m_outline.items[m_functions[m_current + 1]].range.begin <= m_tokens[at].at)
            ++m_current;
        readWord(at);
    }
}

HostPlace HostValues::placeAt(std::size_t token) const
{
    HostPlace place{.function = OutlineItem::kNone, .byte = m_tokens[token].at};
    for (std::size_t i = m_current + 1; i > 0 && m_current + 1 - i < 4 && i <= m_functions.size(); --i) {
        if (m_outline.items[m_functions[i - 1]].range.contains(place.byte)) {
            place.function = m_functions[i - 1];
            break;
        }
    }
    return place;
}

HostExpression HostValues::expression(TokenRange range) const
{
    const std::size_t end = std::min(range.end, range.begin + kMaxValueTokens);
    return parseHostExpression(m_tokens, {range.begin, end}, placeAt(range.begin));
}

void HostValues::add(const std::string& name, std::size_t at, ValueKind kind, std::vector<HostExpression> expressions,
                     std::string by)
{
    std::vector<HostValue>& values = m_values[name];
    if (values.size() >= kMaxStoredValues)
        return;
    values.push_back({.kind = kind,
                      .byte = m_tokens[at].at,
                      .function = placeAt(at).function,
                      .expressions = std::move(expressions),
                      .by = std::move(by)});
}

void HostValues::readWord(std::size_t at)
{
    if (m_tokens.isMark(at + 1, '=') && !(m_tokens.isMark(at + 2, '=') && m_tokens.isJoined(at + 1))) {
        readAssignment(at);
    } else if (m_tokens.is(at, "enum")) {
        readEnumerators(at);
    } else if (changeAt(m_tokens, at)) {
        readChange(at);
    } else if (m_tokens.isMark(at + 1, '(')) {
        const std::string_view word = m_tokens[at].text;
        addCall(at, at + 1);
        if (m_tokens.isWord(at - 1))
            addCall(at - 1, at + 1);  // an object: its constructor
        if (isMemberInitializer(at))
            readMember(at);
        if (word.starts_with("cudaM") || word.starts_with("cudaH"))
            readAllocation(at);
        if (word.starts_with("cudaMem"))
            readTraffic(at);
        else if (word.starts_with("cudaOccupancyMax"))
            readOccupancy(at);
        else if (word == "resize" || word == "assign" || isDeclared(at))
            readConstruction(at);
    } else if (m_tokens.isMark(at + 1, '{') && (isMemberInitializer(at) || isDeclared(at))) {
        addCall(at - 1, at + 1);
        if (isMemberInitializer(at))
            readMember(at);
        else
            readConstruction(at);
    } else if (m_tokens.isMark(at + 1, '[') && isDeclared(at)) {
        readArray(at);
    } else if (m_tokens.isMark(at + 1, '<') && (m_calls.contains(m_tokens[at].text) || m_tokens[at].text.starts_with("make_"))) {
        const std::size_t close = m_tokens.angleEnd(at + 1);
        if (close != MatchedTokens::kNone && m_tokens.isMark(close + 1, '('))
            addCall(m_tokens[at].text.starts_with("make_") ? close - 1 : at, close + 1);
    }
}

void HostValues::readMember(std::size_t at)
{
    const std::size_t close = m_tokens.partner(at + 1);
    if (close == MatchedTokens::kNone || close <= at + 2)
        return;
    const std::vector<TokenRange> ranges = m_tokens.parts({at + 2, close});
    if (ranges.size() != 1)
        return;
    // Of a container that is how many elements it has; nobody asks a number for its size.
    add(std::string(m_tokens[at].text), at, ValueKind::Elements, {expression(ranges.front())}, "std::vector");
    add(std::string(m_tokens[at].text), at, ValueKind::Given, {expression(ranges.front())});
}

void HostValues::addCall(std::size_t at, std::size_t open)
{
    const auto call = m_calls.find(m_tokens[at].text);
    if (call != m_calls.end() && call->second.size() < kMaxKnownCalls)
        call->second.push_back(open);
}

/// Whether a type stands before the word.
bool HostValues::isDeclared(std::size_t at) const
{
    if (at == 0)
        return false;
    if (m_tokens.isMark(at - 1, '>'))
        return m_tokens.angleBegin(at - 1) != MatchedTokens::kNone;
    if (m_tokens.isMark(at - 1, '*'))
        return m_tokens.is(at - 2, "void") || (m_tokens.isWord(at - 2) && sizeOfHostType(m_tokens[at - 2].text) != 0);
    return m_tokens.isMark(at - 1, ',') ||
        (m_tokens.isWord(at - 1) && !m_tokens.is(at - 1, "return") && !m_tokens.is(at - 1, "new") && !m_tokens.is(at - 1, "else"));
}

/// Between the parameters of a constructor and its body: `m_n(n)`.
bool HostValues::isMemberInitializer(std::size_t at) const
{
    const bool isListed = at > 0 && (m_tokens.isMark(at - 1, ',') || (m_tokens.isMark(at - 1, ':') && !m_tokens.isScope(at - 2)));
    const std::size_t function = isListed ? placeAt(at).function : OutlineItem::kNone;
    return function != OutlineItem::kNone && m_tokens[at].at < m_outline.items[function].body.begin &&
        m_tokens[at].at > m_outline.items[function].nameRange.end;
}

std::size_t HostValues::expressionEnd(std::size_t at) const
{
    const std::size_t last = std::min(m_tokens.size(), at + kMaxValueTokens);
    while (at < last && !m_tokens.isMark(at, ';') && !m_tokens.isMark(at, ',') && !m_tokens.isMark(at, ')') &&
           !m_tokens.isMark(at, '}') && !m_tokens.isDirective(at)) {
        if (m_tokens.isMark(at, '(') || m_tokens.isMark(at, '[') || m_tokens.isMark(at, '{')) {
            at = m_tokens.behind(at, last);
        } else if (m_tokens.isMark(at, '<') && m_tokens.isWord(at - 1) && m_tokens.angleEnd(at) != MatchedTokens::kNone &&
                   m_tokens.isMark(m_tokens.angleEnd(at) + 1, '(')) {
            at = m_tokens.angleEnd(at) + 1;
        } else {
            ++at;
        }
    }
    return at;
}

/// "d_a" of "(void**)&d_a" and of "&buffers[i]"; "config.x" stays "x".
std::string HostValues::pointedName(TokenRange argument) const
{
    std::size_t end = argument.end;
    while (end > argument.begin && m_tokens.isMark(end - 1, ']') && m_tokens.partner(end - 1) != MatchedTokens::kNone)
        end = m_tokens.partner(end - 1);
    while (end > argument.begin && m_tokens.isMark(end - 1, ')'))
        --end;
    return end > argument.begin && m_tokens.isWord(end - 1) ? std::string(m_tokens[end - 1].text) : std::string();
}

void HostValues::readAssignment(std::size_t at)
{
    const TokenRange range{at + 2, expressionEnd(at + 2)};
    if (range.empty())
        return;
    std::string name(m_tokens[at].text);
    HostExpression value = expression(range);
    if (mentionsOf(value, name) > 0)
        return addChange(at, at, std::move(value));
    ValueKind kind = ValueKind::Given;
    std::vector<HostExpression> parts;
    std::string by;
    const bool isShape =
        value.is(HostExpression::Kind::Call, "dim3") || (value.kind == HostExpression::Kind::List && m_tokens.is(at - 1, "dim3"));
    const bool isMember = at >= 2 && (m_tokens.isMark(at - 1, '.') || m_tokens.isMark(at - 1, '>')) && m_tokens.isWord(at - 2);
    if (isShape) {
        kind = ValueKind::Shape;
        parts = std::move(value.children);
    } else if (value.kind == HostExpression::Kind::New) {
        kind = ValueKind::Elements;
        parts = std::move(value.children);
        by = "new";
    } else if (value.is(HostExpression::Kind::Call, "malloc") && value.children.size() == 1) {
        kind = ValueKind::Bytes;
        parts = std::move(value.children);
        by = "malloc";
    } else if (value.kind == HostExpression::Kind::Call && isContainer(value.text) && !value.children.empty()) {
        kind = ValueKind::Elements;
        parts.push_back(std::move(value.children.front()));
        by = value.text;
    } else {
        parts.push_back(std::move(value));
    }
    if (isMember)
        add(std::string(m_tokens[at - 2].text) + "." + name, at, kind, parts, by);
    add(name, at, kind, std::move(parts), std::move(by));
}

/// `count *= 4` and `++count`
void HostValues::readChange(std::size_t at)
{
    const ChangeSyntax change = *changeAt(m_tokens, at);
    const HostPlace place = placeAt(at);
    HostExpression both{.kind = HostExpression::Kind::Binary, .text = change.op, .children = {}, .place = place};
    both.children.push_back(
        {.kind = HostExpression::Kind::Name, .text = std::string(m_tokens[at].text), .children = {}, .place = place});
    if (change.operand == 0)
        both.children.push_back({.kind = HostExpression::Kind::Number, .text = "1", .children = {}, .place = place});
    else
        both.children.push_back(expression({change.operand, expressionEnd(change.operand)}));
    addChange(at, change.first, std::move(both));
}

/// A statement of its own, in the block in which the variable was given its value, gives it the next one. Of all others nobody
/// knows how often they are done.
void HostValues::addChange(std::size_t at, std::size_t first, HostExpression changed)
{
    const std::string object = objectOf(at);
    const bool isMember = !object.empty() && object != "this";
    const std::string name = (isMember ? object + "." : std::string()) + std::string(m_tokens[at].text);
    const HostPlace place = placeAt(at);
    const OutlineItem* const function = place.function == OutlineItem::kNone ? nullptr : &m_outline.items[place.function];
    if (function == nullptr || function->kind == OutlineItem::Kind::Kernel || function->kind == OutlineItem::Kind::DeviceFunction)
        return;
    const std::size_t head = forHeadEnd(first);
    const bool isStatement = head == MatchedTokens::kNone && first > 0 && object.empty() &&
        (m_tokens.isMark(first - 1, ';') || m_tokens.isMark(first - 1, '{') || m_tokens.isMark(first - 1, '}'));
    const auto known = m_values.find(name);
    if (isStatement && known != m_values.end() && known->second.size() < kMaxStoredValues && m_joinedNodes < kMaxJoinedNodes) {
        const HostValue& before = known->second.back();
        if (before.kind == ValueKind::Given && !before.expressions.empty() && before.function == place.function &&
            isInSameBlock(before.byte, at) && !isChangedBefore(name, before, place) && mentionsOf(changed, name) == 1) {
            replaceName(changed, name, before.expressions.front());
            const std::size_t nodes = nodesOf(changed);
            m_joinedNodes += nodes;
            m_looks += nodes;
            return add(name, at, ValueKind::Given, {std::move(changed)});
        }
    }
    std::vector<Change>& changes = m_changes[name];
    if (changes.size() == kMaxStoredValues || isForArguments(first))
        return;
    SourceRange rounds;
    if (head != MatchedTokens::kNone)
        rounds = {m_tokens[head].at, m_tokens[loopEnd(head)].at};
    changes.push_back({.byte = place.byte, .function = place.function, .rounds = rounds});
    const bool isOfShape = isMember && (m_tokens[at].text == "x" || m_tokens[at].text == "y" || m_tokens[at].text == "z");
    if (std::vector<Change>* const all = isOfShape ? &m_changes[object] : nullptr; all != nullptr && all->size() < kMaxStoredValues)
        all->push_back({.byte = place.byte, .function = place.function, .rounds = rounds});
}

/// "s" where the word is a member as in "s.count" and "s->count".
std::string HostValues::objectOf(std::size_t at) const
{
    const bool isArrow = at > 2 && m_tokens.isMark(at - 1, '>') && m_tokens.isMark(at - 2, '-') && m_tokens.isJoined(at - 2);
    const bool isDot = at > 1 && m_tokens.isMark(at - 1, '.');
    return isArrow || isDot ? std::string(m_tokens[isArrow ? at - 3 : at - 2].text) : std::string();
}

bool HostValues::isChangedBefore(const std::string& name, const HostValue& value, HostPlace place) const
{
    const auto changes = m_changes.find(name);
    if (changes == m_changes.end() || place.function == OutlineItem::kNone)
        return false;
    return std::ranges::any_of(changes->second, [&](const Change& change) {
        const bool isLater = value.header != nullptr || value.function != place.function || value.byte < change.byte;
        return isLater && change.function == place.function && change.byte < place.byte && !change.rounds.contains(place.byte);
    });
}

/// Gives the bracket that closes the head of a for in which `at` stands; kNone where it stands in none.
std::size_t HostValues::forHeadEnd(std::size_t at) const
{
    for (std::size_t i = 0; i < kMaxForHead && at > 0; ++i) {
        --at;
        ++m_looks;
        if (m_tokens.isMark(at, '{') || m_tokens.isMark(at, '}'))
            break;
        if (m_tokens.isMark(at, '('))
            return at > 0 && m_tokens.is(at - 1, "for") ? m_tokens.partner(at) : MatchedTokens::kNone;
        const std::size_t open = m_tokens.isMark(at, ')') ? m_tokens.partner(at) : MatchedTokens::kNone;
        at = open != MatchedTokens::kNone && open < at ? open : at;
    }
    return MatchedTokens::kNone;
}

/// Gives the token that ends what the head of a loop repeats.
std::size_t HostValues::loopEnd(std::size_t close) const
{
    std::size_t at = close + 1;
    for (int i = 0; i < kMaxConditionsAround && m_tokens.isWord(at) && m_tokens.isMark(at + 1, '('); ++i) {
        if (!m_tokens.is(at, "for") && !m_tokens.is(at, "if") && !m_tokens.is(at, "while"))
            break;
        at = m_tokens.behind(at + 1, m_tokens.size());
    }
    if (m_tokens.isMark(at, '{'))
        return m_tokens.behind(at, m_tokens.size());
    for (std::size_t i = 0; i < kMaxValueTokens && at < m_tokens.size() && !m_tokens.isMark(at, ';'); ++i) {
        const bool isOpen = m_tokens.isMark(at, '(') || m_tokens.isMark(at, '{');
        at = isOpen ? m_tokens.behind(at, m_tokens.size()) : at + 1;
    }
    return at;
}

/// Tells whether a statement is done for the program's arguments alone: it counts as one that is called without.
bool HostValues::isForArguments(std::size_t at) const
{
    for (int depth = 0; depth < kMaxConditionsAround && at > 0; ++depth) {
        const std::size_t close = at - 1;
        const std::size_t open = m_tokens.isMark(close, ')') ? m_tokens.partner(close) : MatchedTokens::kNone;
        const bool isHead = open != MatchedTokens::kNone && open > 0 &&
            (m_tokens.is(open - 1, "if") || m_tokens.is(open - 1, "for") || m_tokens.is(open - 1, "while"));
        for (std::size_t i = open; isHead && i < std::min(close, open + kMaxConditionTokens); ++i) {
            ++m_looks;
            if (m_tokens.is(i, "argc") || m_tokens.is(i, "argv"))
                return true;
        }
        // The block around it.
        std::size_t left = kMaxConditionTokens;
        for (at = open == MatchedTokens::kNone ? at : open; at > 0 && left > 0 && !m_tokens.isMark(at - 1, '{'); --left) {
            const bool isClose = m_tokens.isMark(at - 1, '}') || m_tokens.isMark(at - 1, ')');
            ++m_looks;
            const std::size_t partner = isClose ? m_tokens.partner(at - 1) : MatchedTokens::kNone;
            at = partner != MatchedTokens::kNone && partner < at ? partner : at - 1;
        }
        if (at == 0 || left == 0)
            return false;
        --at;  // its bracket
    }
    return false;
}

bool HostValues::isInSameBlock(std::size_t byte, std::size_t at) const
{
    const std::size_t first = m_tokens.indexAt(byte);
    if (first > at || at - first > kMaxBlockTokens)
        return false;
    for (std::size_t i = first; i < at;) {
        ++m_looks;
        if (m_tokens.isMark(i, '}') || m_tokens.isDirective(i))
            return false;
        i = m_tokens.isMark(i, '{') || m_tokens.isMark(i, '(') ? m_tokens.behind(i, m_tokens.size()) : i + 1;
        if (i > at)
            return false;  // a block of its own is around it
    }
    return true;
}

/// Enumerators without a value have the one after that before them.
void HostValues::readEnumerators(std::size_t at)
{
    std::size_t open = at + 1;
    while (open < at + kMaxEnumHead && !m_tokens.isMark(open, '{') && !m_tokens.isMark(open, ';'))
        ++open;
    const std::size_t close = m_tokens.isMark(open, '{') ? m_tokens.partner(open) : MatchedTokens::kNone;
    if (close == MatchedTokens::kNone)
        return;
    std::string before;
    for (const TokenRange& part : m_tokens.parts({open + 1, close})) {
        if (part.empty() || !m_tokens.isWord(part.begin))
            return;
        const HostPlace place = placeAt(part.begin);
        if (part.end == part.begin + 1) {
            HostExpression number{
                .kind = HostExpression::Kind::Number, .text = before.empty() ? "0" : "1", .children = {}, .place = place};
            HostExpression sum{.kind = HostExpression::Kind::Binary, .text = "+", .children = {}, .place = place};
            sum.children = {{.kind = HostExpression::Kind::Name, .text = before, .children = {}, .place = place}, number};
            add(std::string(m_tokens[part.begin].text), part.begin, ValueKind::Given, {before.empty() ? number : sum});
        }
        before = m_tokens[part.begin].text;
    }
}

void HostValues::readConstruction(std::size_t at)
{
    const std::size_t close = m_tokens.partner(at + 1);
    if (close == MatchedTokens::kNone || close <= at + 2)
        return;
    std::vector<TokenRange> ranges = m_tokens.parts({at + 2, close});
    const bool isMethod = m_tokens.is(at, "resize") || m_tokens.is(at, "assign");
    if (isMethod) {
        if (at >= 2 && m_tokens.isMark(at - 1, '.') && m_tokens.isWord(at - 2))
            add(std::string(m_tokens[at - 2].text), at, ValueKind::Elements, {expression(ranges.front())}, "std::vector");
        return;
    }
    // The type, also of "std::vector<float> a(n), b(n)".
    std::size_t begin = at;
    for (std::size_t i = 0; i < 64 && begin > 0 && !m_tokens.isMark(begin - 1, ';') && !m_tokens.isMark(begin - 1, '{') &&
         !m_tokens.isMark(begin - 1, '}') && !m_tokens.isDirective(begin - 1);
         ++i) {
        const std::size_t open = m_tokens.isMark(begin - 1, ')') ? m_tokens.partner(begin - 1) : MatchedTokens::kNone;
        begin = open != MatchedTokens::kNone ? open : begin - 1;
    }
    bool isShape = false, isVector = false, isNumber = false;
    std::string own;  // a class of the source
    for (std::size_t i = begin; i < at && !isShape && !isVector; ++i) {
        isShape = m_tokens.is(i, "dim3");
        isVector = isContainer(m_tokens[i].text);
        own = m_types.contains(m_tokens[i].text) ? std::string(m_tokens[i].text) : own;
        isNumber = isNumber || (m_tokens.isWord(i) && sizeOfHostType(m_tokens[i].text) != 0);
    }
    const std::string name(m_tokens[at].text);
    if (isShape) {
        std::vector<HostExpression> parts;
        for (std::size_t i = 0; i < std::min<std::size_t>(3, ranges.size()); ++i)
            parts.push_back(expression(ranges[i]));
        add(name, at, ValueKind::Shape, std::move(parts));
    } else if (isVector && m_tokens.isMark(at + 1, '{')) {
        HostExpression count{
            .kind = HostExpression::Kind::Number, .text = std::to_string(ranges.size()), .children = {}, .place = placeAt(at)};
        add(name, at, ValueKind::Elements, {std::move(count)}, "std::vector");
    } else if (isVector) {
        add(name, at, ValueKind::Elements, {expression(ranges.front())}, "std::vector");
    } else if (!own.empty() && ranges.size() == 1) {
        add(name, at, ValueKind::Elements, {expression(ranges.front())}, std::move(own));  // made with a size
    } else if (isNumber && ranges.size() == 1) {
        add(name, at, ValueKind::Given, {expression(ranges.front())});
    }
}

void HostValues::readArray(std::size_t at)
{
    HostExpression product;
    std::size_t open = at + 1;
    for (int dimensions = 0; dimensions < 3 && m_tokens.isMark(open, '['); ++dimensions) {
        const std::size_t close = m_tokens.partner(open);
        if (close == MatchedTokens::kNone)
            return;
        HostExpression extent = expression({open + 1, close});
        if (dimensions == 0) {
            product = std::move(extent);
        } else {
            HostExpression both{.kind = HostExpression::Kind::Binary, .text = "*", .children = {}, .place = extent.place};
            both.children = {std::move(product), std::move(extent)};
            product = std::move(both);
        }
        open = close + 1;
    }
    const bool isGiven = m_tokens.isMark(open, '=') && !m_tokens.isMark(open + 1, '=');
    if (isGiven || m_tokens.isMark(open, '{')) {
        const std::size_t first = open + (isGiven ? 1 : 0);
        add(std::string(m_tokens[at].text), at, ValueKind::Given, {expression({first, expressionEnd(first)})});
    } else {
        add(std::string(m_tokens[at].text), at, ValueKind::Elements, {std::move(product)}, "[]");
    }
}

void HostValues::readAllocation(std::size_t at)
{
    const std::size_t close = m_tokens.partner(at + 1);
    const auto allocator = std::ranges::find(kAllocators, m_tokens[at].text, &Allocator::name);
    if (close == MatchedTokens::kNone || allocator == kAllocators.end())
        return;
    const std::vector<TokenRange> ranges = m_tokens.parts({at + 2, close});
    if (ranges.size() <= allocator->bytes)
        return;
    std::vector<HostExpression> parts{expression(ranges[allocator->bytes])};
    if (allocator->bytes == 2) {
        if (ranges.size() < 4)
            return;
        add(pointedName(ranges[1]), at, ValueKind::Given, parts);
        HostExpression both{.kind = HostExpression::Kind::Binary, .text = "*", .children = {}, .place = placeAt(at)};
        both.children = {parts.front(), expression(ranges[3])};
        parts = {std::move(both)};
    }
    add(pointedName(ranges[0]), at, ValueKind::Bytes, std::move(parts), std::string(allocator->name));
}

void HostValues::readTraffic(std::size_t at)
{
    const std::size_t close = m_tokens.partner(at + 1);
    if (close == MatchedTokens::kNone)
        return;
    const std::vector<TokenRange> ranges = m_tokens.parts({at + 2, close});
    if (ranges.size() < 3)
        return;
    if (m_tokens[at].text.starts_with("cudaMemset")) {
        m_traffic[pointedName(ranges[0])].isCleared = true;
        return;
    }
    if (m_tokens.is(at, "cudaMemcpyToSymbol") || m_tokens.is(at, "cudaMemcpyToSymbolAsync"))
        return readSymbolCopy(ranges, at);
    for (std::size_t i = at; i < close; ++i) {
        if (m_tokens.is(i, "cudaMemcpyHostToDevice"))
            m_traffic[pointedName(ranges[0])].isUploaded = true;
        else if (m_tokens.is(i, "cudaMemcpyDeviceToHost"))
            m_traffic[pointedName(ranges[1])].isDownloaded = true;
    }
}

void HostValues::readSymbolCopy(const std::vector<TokenRange>& arguments, std::size_t at)
{
    constexpr std::size_t kOffset = 3;  // index of the argument
    std::string symbol = pointedName(arguments[0]);
    if (symbol.empty() || m_symbolCopies.size() == kMaxStoredValues)
        return;
    const bool isWhole = arguments.size() <= kOffset || m_tokens.text(arguments[kOffset]) == "0";
    m_symbolCopies.push_back(
        {.symbol = std::move(symbol), .from = expression(arguments[1]), .byte = m_tokens[at].at, .isWhole = isWhole});
}

void HostValues::readOccupancy(std::size_t at)
{
    const std::size_t close = m_tokens.partner(at + 1);
    if (close == MatchedTokens::kNone)
        return;
    const std::vector<TokenRange> ranges = m_tokens.parts({at + 2, close});
    const bool isPotential = m_tokens[at].text.starts_with("cudaOccupancyMaxPotentialBlockSize");
    const std::array<std::string_view, 2> assumed{isPotential ? kAssumedBlocks : "2", kAssumedThreads};
    for (std::size_t i = 0; i < (isPotential ? 2 : 1) && i < ranges.size(); ++i) {
        HostExpression number{
            .kind = HostExpression::Kind::Number, .text = std::string(assumed[i]), .children = {}, .place = placeAt(at)};
        add(pointedName(ranges[i]), at, ValueKind::Assumed, {std::move(number)}, std::string(m_tokens[at].text));
    }
}

std::vector<HostValue> HostValues::valuesOf(const std::string& name, HostPlace place) const
{
    std::vector<HostValue> found;
    const auto values = m_values.find(name);
    const auto addAll = [&](auto&& matches) {
        if (values == m_values.end())
            return;
        for (auto value = values->second.rbegin(); value != values->second.rend() && found.size() < kMaxValuesOfName; ++value)
            if (matches(*value))
                found.push_back(*value);
    };
    const bool isInFunction = place.function != OutlineItem::kNone;
    if (isInFunction) {
        addAll([&](const HostValue& value) { return value.function == place.function && value.byte < place.byte; });
        const OutlineItem& function = m_outline.items[place.function];
        const auto parameter = std::ranges::find(function.parameters, name, &OutlineParameter::name);
        if (parameter != function.parameters.end()) {
            const auto index = static_cast<std::size_t>(parameter - function.parameters.begin());
            if (std::optional<HostExpression> argument = argumentOf(place.function, index))
                found.push_back({.kind = ValueKind::Given,
                                 .byte = argument->place.byte,
                                 .function = argument->place.function,
                                 .expressions = {std::move(*argument)},
                                 .by = {}});
            if (!parameter->defaultValue.empty()) {
                const MatchedTokens words(parameter->defaultValue);
                found.push_back(
                    {.kind = ValueKind::Given,
                     .byte = function.range.begin,
                     .function = OutlineItem::kNone,
                     .expressions = {parseHostExpression(words, {0, words.size()}, {OutlineItem::kNone, function.range.begin})},
                     .by = {}});
            }
        }
    }
    // Outside of functions order does not matter, but for a name that is given by itself.
    addAll(
        [&](const HostValue& value) { return value.function == OutlineItem::kNone && (isInFunction || value.byte != place.byte); });
    if (std::optional<HostValue> macro = macroValueOf(name))
        found.push_back(std::move(*macro));
    for (std::size_t i = 0; i < m_headers.size() && found.size() < kMaxValuesOfName; ++i) {
        for (HostValue& value : m_headers[i]->globalValuesOf(name)) {
            value.header = m_headers[i];
            for (HostExpression& expression : value.expressions)
                leaveFunctions(expression);
            found.push_back(std::move(value));
        }
    }
    addAll([&](const HostValue& value) { return value.function != OutlineItem::kNone && value.function != place.function; });
    for (HostValue& value : found)
        value.isChanged = isChangedBefore(name, value, place);
    return found;
}

std::optional<HostValue> HostValues::macroValueOf(const std::string& name) const
{
    const MacroDefinition* const macro = m_macros.find(name);
    if (macro == nullptr || macro->hasParameters)
        return std::nullopt;
    const MatchedTokens body(macro->body);
    return HostValue{.kind = ValueKind::Given,
                     .byte = macro->nameAt,
                     .function = OutlineItem::kNone,
                     .expressions = {parseHostExpression(body, {0, body.size()}, {OutlineItem::kNone, macro->nameAt})},
                     .by = {}};
}

std::vector<HostValue> HostValues::globalValuesOf(const std::string& name) const
{
    std::vector<HostValue> found;
    if (const auto values = m_values.find(name); values != m_values.end()) {
        for (const HostValue& value : values->second) {
            if (value.function == OutlineItem::kNone && found.size() < kMaxValuesOfName)
                found.push_back(value);
        }
    }
    if (std::optional<HostValue> macro = macroValueOf(name))
        found.push_back(std::move(*macro));
    return found;
}

bool HostValues::isType(const std::string& name) const
{
    return m_types.contains(name) ||
        std::ranges::any_of(m_headers, [&](const HostValues* header) { return header->m_types.contains(name); });
}

std::optional<HostValue> HostValues::allocatedBy(const std::string& function) const
{
    for (const auto& [name, values] : m_values) {
        for (const HostValue& value : values) {
            if (value.kind == ValueKind::Bytes && value.function != OutlineItem::kNone &&
                m_outline.items[value.function].name == function)
                return value;
        }
    }
    return std::nullopt;
}

HostTraffic HostValues::trafficOf(const std::string& name) const
{
    const auto found = m_traffic.find(name);
    return found == m_traffic.end() ? HostTraffic{} : found->second;
}

std::optional<HostValues::Returned> HostValues::returnedBy(const std::string& function, HostPlace place) const
{
    std::optional<Returned> returned = ownReturnedBy(function, place, true);
    for (std::size_t i = 0; !returned && i < m_headers.size(); ++i)
        returned = m_headers[i]->ownReturnedBy(function, place, false);
    return returned;
}

std::optional<HostValues::Returned> HostValues::ownReturnedBy(const std::string& function, HostPlace place, bool isSource) const
{
    if (const MacroDefinition* const macro = m_macros.find(function); macro != nullptr && macro->hasParameters) {
        const MatchedTokens body(macro->body);
        Returned returned{.parameters = {}, .expression = parseHostExpression(body, {0, body.size()}, place)};
        for (const std::string_view parameter : macro->parameters)
            returned.parameters.emplace_back(parameter);
        return returned;
    }
    for (const std::size_t index : m_functions) {
        const OutlineItem& item = m_outline.items[index];
        if (item.name != function)
            continue;
        const TokenRange body{m_tokens.indexAt(item.body.begin) + 1, m_tokens.indexAt(item.body.end) - 1};
        if (!m_tokens.is(body.begin, "return") || body.end - body.begin > kMaxReturnTokens || !m_tokens.isMark(body.end - 1, ';'))
            return std::nullopt;
        const HostPlace inside{.function = isSource ? index : OutlineItem::kNone, .byte = item.body.begin};
        Returned returned{.parameters = {},
                          .expression = parseHostExpression(m_tokens, {body.begin + 1, body.end - 1}, inside)};
        for (const OutlineParameter& parameter : item.parameters)
            returned.parameters.push_back(parameter.name);
        return returned;
    }
    return std::nullopt;
}

std::optional<HostExpression> HostValues::argumentOf(std::size_t function, std::size_t index) const
{
    const OutlineItem& item = m_outline.items[function];
    const auto calls = m_calls.find(item.name);
    if (calls == m_calls.end())
        return std::nullopt;
    for (const std::size_t open : calls->second) {
        if (item.range.contains(m_tokens[open].at) || m_tokens.partner(open) == MatchedTokens::kNone)
            continue;
        const std::vector<TokenRange> ranges = m_tokens.parts({open + 1, m_tokens.partner(open)});
        const std::size_t around = functionAround(m_outline, m_tokens[open].at);
        if (index < ranges.size() && around != OutlineItem::kNone)
            return parseHostExpression(m_tokens, ranges[index], {around, m_tokens[open].at});
    }
    return std::nullopt;
}

}  // namespace kd

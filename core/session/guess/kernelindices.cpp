// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/guess/kernelindices.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <utility>

namespace kd {
namespace {

using IndexKind = HostExpression::Kind;

constexpr int kMaxRangeDepth = 24;
constexpr std::size_t kMaxRangeSteps = 20'000;  // of one question
constexpr std::size_t kScanSteps = 100;         // what a scan of the whole body counts for
constexpr int kMaxPointers = 3;         // pointers that are made of each other
constexpr std::size_t kMaxUses = 64;    // of one pointer
constexpr int kLikelyLoop = 64;         // rounds of a loop of which nothing is known

std::optional<std::int64_t> wholeNumber(std::string_view text)
{
    const bool isHex = text.starts_with("0x") || text.starts_with("0X");
    const std::string_view digits = isHex ? text.substr(2) : text;
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number, isHex ? 16 : 10);
    const std::string_view rest(end, static_cast<std::size_t>(digits.data() + digits.size() - end));
    const bool isWhole = error == std::errc() && rest.find_first_not_of("uUlLzZ") == std::string_view::npos;
    return isWhole ? std::optional(number) : std::nullopt;
}

/// Also "block.x".
bool isOperand(std::string_view text)
{
    const auto isPart = [](char c) { return isIdentifierCharacter(c) || c == '.'; };
    return !text.empty() && std::ranges::all_of(text, isPart) && !(text[0] >= '0' && text[0] <= '9');
}

/// A text of the form as one name of a sum.
SymbolicSum sumOf(const std::string& text)
{
    if (const std::optional<std::int64_t> number = wholeNumber(text))
        return SymbolicSum(*number);
    return SymbolicSum(isOperand(text) ? text : "(" + text + ")");
}

const SymbolicSum& one()
{
    static const SymbolicSum kOne(std::int64_t{1});
    return kOne;
}

bool isAboutThreads(const SymbolicSum& sum)
{
    return sum.hasName("grid.") || sum.hasName("block.");
}

/// The larger of both; the one without sizes of the launch where nobody knows.
std::optional<SymbolicSum> larger(const SymbolicSum& left, const SymbolicSum& right)
{
    if (left.isAtLeast(right))
        return left;
    if (right.isAtLeast(left))
        return right;
    return SymbolicSum("max(" + left.text() + ", " + right.text() + ")");
}

const SymbolicSum& smaller(const SymbolicSum& left, const SymbolicSum& right)
{
    if (left.isAtLeast(right))
        return right;
    return !right.isAtLeast(left) && isAboutThreads(left) && !isAboutThreads(right) ? right : left;
}

/// Whether an expression holds an element of anything.
bool hasElement(const HostExpression& expression)
{
    return expression.kind == IndexKind::Index || std::ranges::any_of(expression.children, hasElement);
}

}  // namespace

KernelIndices::KernelIndices(const KernelBody& body, const OutlineItem& kernel, const KernelNames& names)
    : m_body(body), m_tokens(body.tokens()), m_kernel(kernel), m_names(names)
{
    for (std::size_t i = 0; i < body.conditions().size(); ++i)
        m_lesser[comparableText(body.conditions()[i].less)].push_back(i);
    for (std::size_t i = 0; i < body.assignments().size(); ++i)
        m_assigned[body.assignments()[i].name].push_back(i);
}

const std::vector<std::size_t>& KernelIndices::placesOf(const Places& all, const std::string& text)
{
    static const std::vector<std::size_t> kNone;
    const auto found = all.find(text);
    return found == all.end() ? kNone : found->second;
}

std::optional<std::size_t> KernelIndices::parameterNamed(const std::string& name) const
{
    const auto found = std::ranges::find(m_kernel.parameters, name, &OutlineParameter::name);
    const auto index = static_cast<std::size_t>(found - m_kernel.parameters.begin());
    return found == m_kernel.parameters.end() || name.empty() || index >= m_names.parameters.size() ? std::nullopt
                                                                                                  : std::optional(index);
}

bool KernelIndices::isAssigned(const std::string& name) const
{
    return m_assigned.contains(name);
}

void KernelIndices::startQuestion()
{
    m_looks += m_steps;
    m_steps = 0;
}

std::optional<std::string> KernelIndices::elementsOf(std::size_t index)
{
    return elementsOf(m_kernel.parameters[index].name);
}

std::optional<std::string> KernelIndices::elementsOf(const std::string& array)
{
    startQuestion();
    std::optional<SymbolicSum> count;
    bool isWhole = true;
    for (const Use& use : usesOf(array, 0)) {
        const std::optional<SymbolicSum> reached = use.index ? use.index->most.plus(one()) : std::nullopt;
        isWhole = isWhole && reached;
        if (reached)
            count = count ? larger(*count, *reached) : *reached;
    }
    if (!count || (!isWhole && count->number()) || (count->number() && *count->number() < 1))
        return std::nullopt;
    count = movedBy(array, *count);
    return count ? std::optional(count->text()) : std::nullopt;
}

/// `in += blockIdx.x * columns;` reaches further by as much; nothing where that is not known.
std::optional<SymbolicSum> KernelIndices::movedBy(const std::string& pointer, SymbolicSum count)
{
    for (const std::size_t i : placesOf(m_assigned, pointer)) {
        const KernelBody::Assignment& assignment = m_body.assignments()[i];
        if (assignment.kind != KernelBody::Assignment::Kind::Growing || assignment.value.kind == IndexKind::Unknown)
            continue;
        const std::optional<Range> way = rangeOf(assignment.value, assignment.at, 0);
        const std::optional<SymbolicSum> moved = way ? count.plus(way->most) : std::nullopt;
        if (!moved)
            return std::nullopt;
        count = *moved;
    }
    return count;
}

std::vector<KernelIndices::Use> KernelIndices::usesOf(const std::string& pointer, int depth)
{
    std::vector<Use> uses;
    m_steps += kScanSteps;
    if (m_steps > kMaxRangeSteps)
        return std::vector<Use>(1);
    for (std::size_t at = 0; at < m_tokens.size() && uses.size() < kMaxUses && !pointer.empty(); ++at) {
        if (!m_tokens.isWord(at) || !m_tokens.is(at, pointer) || m_body.isMember(at))
            continue;
        if (const std::optional<Cast> cast = castAround(at)) {
            for (const Use& use : castUses(at, *cast, depth))
                uses.push_back(use);
        } else if (const std::optional<Use> use = useAt(at, uses, depth)) {
            uses.push_back(*use);
        }
    }
    return uses;
}

/// `reinterpret_cast<float4*>(x)` and `((float4*)x)` around the name of a pointer.
std::optional<KernelIndices::Cast> KernelIndices::castAround(std::size_t at) const
{
    if (at < 3 || !m_tokens.isMark(at + 1, ')'))
        return std::nullopt;
    TokenRange type, range;
    if (m_tokens.isMark(at - 1, '(') && m_tokens.isMark(at - 2, '>')) {
        const std::size_t open = m_tokens.angleBegin(at - 2);
        if (open == MatchedTokens::kNone || open == 0 || !m_tokens.is(open - 1, "reinterpret_cast"))
            return std::nullopt;
        type = {open + 1, at - 2};
        range = {open - 1, at + 2};
    } else if (m_tokens.isMark(at - 1, ')') && m_tokens.partner(at - 1) != MatchedTokens::kNone && m_tokens.partner(at - 1) > 0 &&
               m_tokens.isMark(m_tokens.partner(at - 1) - 1, '(')) {
        type = {m_tokens.partner(at - 1) + 1, at - 1};
        range = {m_tokens.partner(at - 1) - 1, at + 2};
    } else {
        return std::nullopt;
    }
    const auto parameter = parameterNamed(std::string(m_tokens[at].text));
    if (!parameter || type.begin + 1 >= type.end || !m_tokens.isMark(type.end - 1, '*'))
        return std::nullopt;
    const std::size_t size = sizeOfHostType(m_tokens.text({type.begin, type.end - 1}));
    const std::size_t own = sizeOfHostType(m_names.pointees[*parameter]);
    if (size == 0 || own == 0 || size % own != 0)
        return std::nullopt;
    return Cast{range, static_cast<std::int64_t>(size / own)};
}

std::vector<KernelIndices::Use> KernelIndices::castUses(std::size_t at, const Cast& cast, int depth)
{
    std::vector<Use> uses;
    const std::size_t close = m_tokens.isMark(cast.range.end, '[') ? m_tokens.partner(cast.range.end) : MatchedTokens::kNone;
    const bool isGiven = cast.range.begin > 1 && m_tokens.isMark(cast.range.begin - 1, '=') &&
        m_tokens.isWord(cast.range.begin - 2) && m_tokens.isMark(cast.range.end, ';');
    if (close != MatchedTokens::kNone)
        uses.push_back({rangeOf(m_body.expression({cast.range.end + 1, close}), at, 0)});
    else if (isGiven && depth < kMaxPointers)
        uses = usesOf(std::string(m_tokens[cast.range.begin - 2].text), depth + 1);
    for (Use& use : uses) {
        const std::optional<SymbolicSum> count = use.index ? use.index->most.plus(one()) : std::nullopt;
        const std::optional<SymbolicSum> elements = count ? count->times(SymbolicSum(cast.scale)) : std::nullopt;
        const std::optional<SymbolicSum> most = elements ? elements->minus(one()) : std::nullopt;
        use.index = most ? std::optional(Range{SymbolicSum(), *most}) : std::nullopt;
    }
    return uses.empty() ? std::vector<Use>(1) : uses;
}

/// The use of a pointer whose name stands at `at`; nothing where it is none, or where `others` got it.
std::optional<KernelIndices::Use> KernelIndices::useAt(std::size_t at, std::vector<Use>& others, int depth)
{
    const Range first{SymbolicSum(), SymbolicSum()};
    const bool isDeclared = at > 0 && m_tokens.isMark(at - 1, '*') && at > 1 && m_tokens.isWord(at - 2) &&
        (m_tokens.isMark(at + 1, '=') || m_tokens.isMark(at + 1, ';'));
    if (isDeclared || (m_tokens.isMark(at + 1, '=') && !m_tokens.isMark(at + 2, '=')))
        return std::nullopt;
    if (m_tokens.isMark(at + 1, '[')) {
        const std::size_t close = m_tokens.partner(at + 1);
        if (close == MatchedTokens::kNone)
            return Use{};
        const bool isAddress = at > 0 && m_tokens.isMark(at - 1, '&') && !(at > 1 && m_tokens.isMark(at - 2, '&'));
        if (isAddress && at > 1 && m_tokens.isMark(at - 2, '=')) {
            addAlias(at, others, depth);
            return std::nullopt;
        }
        return Use{rangeOf(m_body.expression({at + 2, close}), at + 2, 0)};
    }
    const bool isSum = m_tokens.isMark(at + 1, '+') && !m_tokens.isMark(at + 2, '+') && !m_tokens.isMark(at + 2, '=');
    const bool isGiven = at > 0 && m_tokens.isMark(at - 1, '=') && !(at > 1 && m_tokens.isMark(at - 2, '='));
    if (isGiven && (isSum || m_tokens.isMark(at + 1, ';'))) {
        addAlias(at, others, depth);
        return std::nullopt;
    }
    if (isSum) {
        std::size_t end = at + 2;
        while (end < m_tokens.size() && !m_tokens.isMark(end, ')') && !m_tokens.isMark(end, ',') && !m_tokens.isMark(end, ';'))
            end = m_tokens.isMark(end, '(') || m_tokens.isMark(end, '[') ? m_tokens.behind(end, m_tokens.size()) : end + 1;
        return Use{rangeOf(m_body.expression({at + 2, end}), at + 2, 0)};
    }
    const bool isAtomic = at > 1 && m_tokens.isMark(at - 1, '(') && m_tokens[at - 2].text.starts_with("atomic");
    const bool isDereferenced = at > 0 && m_tokens.isMark(at - 1, '*') && !(at > 1 && (m_tokens.isWord(at - 2) ||
                                                                                      m_tokens.isMark(at - 2, ')')));
    return isAtomic || isDereferenced ? Use{first} : Use{};
}

/// `float* row = image + y * width;`: what is reached by the new pointer is reached by the one at `at`, further on.
void KernelIndices::addAlias(std::size_t at, std::vector<Use>& uses, int depth)
{
    const std::size_t equals = m_tokens.isMark(at - 1, '&') ? at - 2 : at - 1;
    const bool isElement = m_tokens.isMark(at + 1, '[');
    std::size_t end = at + 1;
    while (end < m_tokens.size() && !m_tokens.isMark(end, ';') && !m_tokens.isMark(end, ','))
        end = m_tokens.isMark(end, '(') || m_tokens.isMark(end, '[') ? m_tokens.behind(end, m_tokens.size()) : end + 1;
    if (equals == 0 || !m_tokens.isWord(equals - 1) || depth == kMaxPointers) {
        uses.push_back({});
        return;
    }
    const std::string name(m_tokens[equals - 1].text);
    std::optional<Range> start = Range{SymbolicSum(), SymbolicSum()};
    if (isElement)
        start = rangeOf(m_body.expression({at + 2, m_tokens.partner(at + 1)}), at + 2, 0);
    else if (end > at + 2)
        start = rangeOf(m_body.expression({at + 2, end}), at + 2, 0);
    if (name == m_tokens[at].text)
        return uses.push_back({});
    for (const Use& use : usesOf(name, depth + 1)) {
        if (uses.size() == kMaxUses)
            return;
        uses.push_back({start && use.index ? sumRange(*start, *use.index, false) : std::nullopt});
    }
}

std::optional<KernelIndices::Range> KernelIndices::united(const std::optional<Range>& first,
                                                          const std::optional<Range>& second) const
{
    if (!first || !second)
        return std::nullopt;
    const std::optional<SymbolicSum> most = larger(first->most, second->most);
    return most ? std::optional(Range{smaller(first->least, second->least), *most}) : std::nullopt;
}

std::optional<KernelIndices::Range> KernelIndices::rangeOf(const HostExpression& expression, std::size_t at, int depth)
{
    if (depth > kMaxRangeDepth || ++m_steps > kMaxRangeSteps)
        return std::nullopt;
    std::optional<Range> range;
    switch (expression.kind) {
    case IndexKind::Number:
        if (const std::optional<std::int64_t> number = wholeNumber(expression.text))
            return Range{SymbolicSum(*number), SymbolicSum(*number)};
        return std::nullopt;
    case IndexKind::Name:
        return nameRange(expression, at, depth + 1);
    case IndexKind::Cast:
        return rangeOf(expression.children.front(), at, depth + 1);
    case IndexKind::Member:
        range = memberRange(expression);
        break;
    case IndexKind::Method:
        range = methodRange(expression);
        break;
    case IndexKind::Call:
        range = callRange(expression, at, depth + 1);
        break;
    case IndexKind::Index:
        range = elementRange(expression);
        break;
    case IndexKind::Binary:
        range = binaryRange(expression, at, depth + 1);
        break;
    case IndexKind::Conditional:
        range = united(rangeOf(expression.children[1], at, depth + 1), rangeOf(expression.children[2], at, depth + 1));
        break;
    case IndexKind::Unary:
        if (expression.text == "-") {
            const std::optional<Range> inner = rangeOf(expression.children.front(), at, depth + 1);
            return inner ? sumRange({SymbolicSum(), SymbolicSum()}, *inner, true) : std::nullopt;
        }
        break;
    default:
        break;
    }
    return boundedRange(expression, std::move(range), at, depth + 1);
}

/// What the conditions around `at` say of an expression.
std::optional<KernelIndices::Range> KernelIndices::boundedRange(const HostExpression& expression, std::optional<Range> range,
                                                                std::size_t at, int depth)
{
    const std::string text = comparableText(expression);
    std::optional<SymbolicSum> bound;
    for (const std::size_t i : placesOf(m_lesser, text)) {
        const KernelBody::Condition& condition = m_body.conditions()[i];
        if (++m_steps > kMaxRangeSteps)
            break;
        if (at < condition.where.begin || condition.where.end <= at)
            continue;
        const std::optional<Range> more = rangeOf(condition.more, condition.where.begin, depth + 1);
        const std::optional<SymbolicSum> most =
            !more ? std::nullopt : condition.mayBeEqual ? std::optional(more->most) : more->most.minus(one());
        if (most)
            bound = bound ? smaller(*bound, *most) : *most;
    }
    if (!bound)
        return range;
    const SymbolicSum least = range ? range->least : SymbolicSum();
    const bool isBetter = !range || !bound->isAtLeast(range->most);
    return Range{least, isBetter ? *bound : range->most};
}

std::optional<KernelIndices::Range> KernelIndices::nameRange(const HostExpression& name, std::size_t at, int depth)
{
    if (name.text == "warpSize")
        return Range{SymbolicSum(std::int64_t{32}), SymbolicSum(std::int64_t{32})};
    if (const std::optional<std::size_t> parameter = parameterNamed(name.text); parameter && !isAssigned(name.text)) {
        const SymbolicSum itself(m_names.parameters[*parameter]);
        const bool isPointer = !m_names.pointees[*parameter].empty();
        return isPointer ? std::nullopt : std::optional(Range{itself, itself});
    }
    if (isAssigned(name.text)) {
        std::optional<Range> range = boundedRange(name, assignedRange(name.text, at, depth + 1), at, depth + 1);
        if (range)
            range->least = leastAssigned(name.text, at, depth + 1);
        return range;
    }
    const std::optional<std::string> constant = m_names.constant(name);
    return constant ? std::optional(Range{sumOf(*constant), sumOf(*constant)}) : std::nullopt;
}

/// What a variable is given anywhere in the kernel: a later value counts in loops.
std::optional<KernelIndices::Range> KernelIndices::assignedRange(const std::string& name, std::size_t at, int depth)
{
    std::optional<Range> all;
    bool isFirst = true, isGrowing = false;
    for (const std::size_t i : placesOf(m_assigned, name)) {
        const KernelBody::Assignment& assignment = m_body.assignments()[i];
        if (assignment.at > at)
            continue;
        isGrowing = isGrowing || assignment.kind == KernelBody::Assignment::Kind::Growing;
        if (assignment.kind != KernelBody::Assignment::Kind::Given) {
            if (++m_steps > kMaxRangeSteps)
                return std::nullopt;
            continue;
        }
        const std::optional<Range> given = rangeOf(assignment.value, assignment.at, depth + 1);
        all = isFirst ? given : united(all, given);
        isFirst = false;
    }
    return isGrowing ? std::nullopt : all;
}

SymbolicSum KernelIndices::leastAssigned(const std::string& name, std::size_t at, int depth)
{
    std::optional<SymbolicSum> least;
    for (const std::size_t i : placesOf(m_assigned, name)) {
        const KernelBody::Assignment& assignment = m_body.assignments()[i];
        if (assignment.at > at)
            continue;
        const bool isGiven = assignment.kind == KernelBody::Assignment::Kind::Given;
        if (!isGiven && ++m_steps > kMaxRangeSteps)
            return SymbolicSum();
        const std::optional<Range> given = isGiven ? rangeOf(assignment.value, assignment.at, depth + 1) : std::nullopt;
        if (given)
            least = least ? smaller(*least, given->least) : given->least;
        else if (assignment.kind != KernelBody::Assignment::Kind::Growing)
            return SymbolicSum();
    }
    return least.value_or(SymbolicSum());
}

std::optional<KernelIndices::Range> KernelIndices::memberRange(const HostExpression& member) const
{
    const HostExpression& object = member.children.front();
    const bool isAxis = member.text.size() == 1 && std::string_view("xyz").find(member.text) != std::string_view::npos;
    if (object.kind != IndexKind::Name || !isAxis)
        return std::nullopt;
    const bool isOfGrid = object.text == "blockIdx" || object.text == "gridDim";
    if (!isOfGrid && object.text != "threadIdx" && object.text != "blockDim")
        return std::nullopt;
    const SymbolicSum size((isOfGrid ? "grid." : "block.") + member.text);
    if (object.text.ends_with("Dim"))
        return Range{size, size};
    const std::optional<SymbolicSum> most = size.minus(one());
    return most ? std::optional(Range{SymbolicSum(), *most}) : std::nullopt;
}

/// `cg::this_grid()` and `cg::this_thread_block()` of launches with one dimension.
std::optional<KernelIndices::Range> KernelIndices::methodRange(const HostExpression& method) const
{
    const HostExpression& object = method.children.front();
    if (method.text != "thread_rank" && method.text != "size")
        return std::nullopt;
    std::string maker = object.kind == IndexKind::Call ? object.text : std::string();
    if (object.kind == IndexKind::Name)
        for (const std::size_t i : placesOf(m_assigned, object.text))
            if (m_body.assignments()[i].value.kind == IndexKind::Call)
                maker = m_body.assignments()[i].value.text;
    std::optional<SymbolicSum> size;
    if (maker == "this_thread_block")
        size = SymbolicSum("block.x");
    else if (maker == "this_grid")
        size = SymbolicSum("grid.x").times(SymbolicSum("block.x"));
    const std::optional<SymbolicSum> most = size && method.text == "thread_rank" ? size->minus(one()) : size;
    if (!most)
        return std::nullopt;
    return Range{method.text == "size" ? *most : SymbolicSum(), *most};
}

std::optional<KernelIndices::Range> KernelIndices::callRange(const HostExpression& call, std::size_t at, int depth)
{
    if (call.children.size() != 2)
        return std::nullopt;
    const std::optional<Range> left = rangeOf(call.children[0], at, depth + 1);
    const std::optional<Range> right = rangeOf(call.children[1], at, depth + 1);
    const bool isMin = call.text == "min" || call.text == "umin";
    if (isMin && (left || right)) {
        if (!left || !right)
            return Range{SymbolicSum(), (left ? left : right)->most};
        return Range{smaller(left->least, right->least), smaller(left->most, right->most)};
    }
    if (!left || !right)
        return std::nullopt;
    if (call.text == "max" || call.text == "umax") {
        const bool isNumber = right->most.number().has_value() || left->most.number().has_value();
        const Range& named = left->most.number() ? *right : *left;  // a number that it is not below
        return isNumber ? std::optional(Range{SymbolicSum(), named.most}) : united(left, right);
    }
    return call.text == "__mul24" || call.text == "__umul24" ? productRange(*left, *right) : std::nullopt;
}

/// An element of bytes or of 16-bit words has a bound of its own.
std::optional<KernelIndices::Range> KernelIndices::elementRange(const HostExpression& index) const
{
    const HostExpression& object = index.children.front();
    const std::optional<std::size_t> parameter = object.kind == IndexKind::Name ? parameterNamed(object.text) : std::nullopt;
    if (!parameter || m_ignoresElements)
        return std::nullopt;
    const std::string& type = m_names.pointees[*parameter];
    const bool isUnsigned = type.find("unsigned") != std::string::npos || type.find("uint") != std::string::npos ||
        type.find("uchar") != std::string::npos || type.find("ushort") != std::string::npos;
    const bool isByte = type.find("char") != std::string::npos || type.find("int8") != std::string::npos;
    const bool isWord = type.find("short") != std::string::npos || type.find("int16") != std::string::npos;
    if (!isUnsigned || (!isByte && !isWord))
        return std::nullopt;
    return Range{SymbolicSum(), SymbolicSum(std::int64_t{isByte ? 255 : 65535})};
}

std::optional<KernelIndices::Range> KernelIndices::sumRange(const Range& left, const Range& right, bool isDifference) const
{
    const std::optional<SymbolicSum> least = isDifference ? left.least.minus(right.most) : left.least.plus(right.least);
    const std::optional<SymbolicSum> most = isDifference ? left.most.minus(right.least) : left.most.plus(right.most);
    return least && most ? std::optional(Range{*least, *most}) : std::nullopt;
}

std::optional<KernelIndices::Range> KernelIndices::productRange(const Range& left, const Range& right) const
{
    const std::optional<SymbolicSum> least = left.least.times(right.least), most = left.most.times(right.most);
    return least && most ? std::optional(Range{*least, *most}) : std::nullopt;
}

/// `/`, `>>`, `%` and `&` where the right side is the same for all.
std::optional<KernelIndices::Range> KernelIndices::quotientRange(const Range& left, const Range& right, std::string_view op) const
{
    const std::optional<std::int64_t> number = left.most.number(), by = right.most.number();
    if (op == "/" && number && by && *by != 0)
        return Range{SymbolicSum(), SymbolicSum(*number / *by)};
    if (op == ">>" && number && by && *number >= 0 && *by >= 0 && *by < 63)
        return Range{SymbolicSum(), SymbolicSum(*number >> *by)};
    if (op != "/" && op != ">>")
        return std::nullopt;
    const bool isWhole = right.least.text() == right.most.text();
    const std::string text = "((" + left.most.text() + ") " + std::string(op) + " " + sumOf(right.most.text()).text() + ")";
    return isWhole ? std::optional(Range{SymbolicSum(), SymbolicSum(text)}) : std::nullopt;
}

std::optional<KernelIndices::Range> KernelIndices::binaryRange(const HostExpression& binary, std::size_t at, int depth)
{
    const std::string& op = binary.text;
    const std::optional<Range> right = rangeOf(binary.children[1], at, depth + 1);
    if (!right)
        return std::nullopt;
    if (op == "%") {
        const std::optional<SymbolicSum> most = right->most.minus(one());
        return most ? std::optional(Range{SymbolicSum(), *most}) : std::nullopt;
    }
    if (op == "&" && right->most.number())
        return Range{SymbolicSum(), right->most};
    const std::optional<Range> left = rangeOf(binary.children[0], at, depth + 1);
    if (!left)
        return std::nullopt;
    if (op == "+" || op == "-")
        return sumRange(*left, *right, op == "-");
    if (op == "*")
        return productRange(*left, *right);
    const std::optional<std::int64_t> shift = right->most.number();
    if (op == "<<" && shift && *shift >= 0 && *shift < 62)
        return productRange(*left, {SymbolicSum(std::int64_t{1} << *shift), SymbolicSum(std::int64_t{1} << *shift)});
    return quotientRange(*left, *right, op);
}

/// The parameter of which an index is an element, by a name for it too; `isPlain`: as it is, or made smaller.
std::optional<std::size_t> KernelIndices::valuesOf(const HostExpression& index, bool& isPlain, int depth)
{
    if (depth > kMaxPointers || ++m_steps > kMaxRangeSteps)
        return std::nullopt;
    if (index.kind == IndexKind::Cast && !index.children.empty())
        return valuesOf(index.children.front(), isPlain, depth);
    if (index.kind == IndexKind::Index && index.children.front().kind == IndexKind::Name)
        return parameterNamed(index.children.front().text);
    if (index.kind == IndexKind::Name) {
        std::optional<std::size_t> found;
        for (const std::size_t i : placesOf(m_assigned, index.text)) {
            const KernelBody::Assignment& assignment = m_body.assignments()[i];
            isPlain = isPlain && assignment.kind != KernelBody::Assignment::Kind::Growing;
            if (const auto values = valuesOf(assignment.value, isPlain, depth + 1))
                found = values;
        }
        return found;
    }
    const bool isSmaller = index.kind == IndexKind::Binary && (index.text == "/" || index.text == ">>");
    if (isSmaller)
        return valuesOf(index.children.front(), isPlain, depth + 1);
    isPlain = isPlain && !hasElement(index);
    for (const HostExpression& child : index.children) {
        bool isIgnored = true;
        if (const auto values = valuesOf(child, isIgnored, depth + 1)) {
            isPlain = false;
            return values;
        }
    }
    return std::nullopt;
}

KernelIndices::Choice KernelIndices::chosenBy(std::size_t index)
{
    Choice choice;
    startQuestion();
    m_ignoresElements = true;
    for (std::size_t at = 0; at < m_tokens.size(); ++at) {
        const std::size_t close = m_tokens.isWord(at) && m_tokens.isMark(at + 1, '[') && !m_body.isMember(at)
            ? m_tokens.partner(at + 1)
            : MatchedTokens::kNone;
        if (close == MatchedTokens::kNone || m_tokens.isMark(close + 1, '['))
            continue;
        const HostExpression inside = m_body.expression({at + 2, close});
        bool isPlain = true;
        const std::optional<std::size_t> values = valuesOf(inside, isPlain, 0);
        if (values != index)
            continue;
        const std::string container(m_tokens[at].text);
        const std::optional<std::size_t> buffer = parameterNamed(container);
        const auto array = std::ranges::find(m_body.arrays(), container, &KernelBody::Array::name);
        if (rangeOf(inside, at + 2, 0))
            continue;  // a condition or a remainder keeps it within
        const std::optional<Range> extent =
            array == m_body.arrays().end() ? std::nullopt : rangeOf(array->extent, at, 0);
        if (!isPlain || (!buffer && !extent))
            choice.isUnclear = true;
        else if (buffer)
            choice.parameters.push_back(*buffer);
        else
            choice.extents.push_back(extent->most.text());
    }
    m_ignoresElements = false;
    return choice;
}

std::optional<std::string> KernelIndices::likelyBound(std::size_t index)
{
    startQuestion();
    const std::string& name = m_kernel.parameters[index].name;
    std::optional<std::string> likely;
    for (const KernelBody::Condition& condition : m_body.conditions()) {
        HostExpression more = condition.more;
        while (more.kind == IndexKind::Cast && !more.children.empty())
            more = HostExpression(more.children.front());
        const auto isIt = [&](const HostExpression& factor) { return factor.is(IndexKind::Name, name); };
        if (more.is(IndexKind::Binary, "*") && std::ranges::any_of(more.children, isIt))
            likely = std::to_string(kLikelyLoop);
        if (name.empty() || !more.is(IndexKind::Name, name))
            continue;
        // A loop starts with the number of a thread, and the conditions around do not count.
        const std::optional<Range> less = condition.less.kind == IndexKind::Name
            ? assignedRange(condition.less.text, condition.where.begin, 0)
            : rangeOf(condition.less, condition.where.end, 0);
        const std::optional<SymbolicSum> count = less && isAboutThreads(less->most) ? less->most.plus(one()) : std::nullopt;
        if (count && !count->hasName("("))
            return count->text();
        likely = std::to_string(kLikelyLoop);
    }
    return likely;
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/guess/hostexpression.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace kd {
namespace {

using NodeKind = HostExpression::Kind;

constexpr int kMaxParseDepth = 64;
constexpr int kMaxHostNodes = 1000;
constexpr std::size_t kNoToken = MatchedTokens::kNone;

struct BinaryOperator {
    std::string_view text;
    int precedence = 0;  ///< higher binds closer
};
constexpr std::array<BinaryOperator, 18> kBinaryOperators{{
    {"<<", 8},
    {">>", 8},
    {"<=", 7},
    {">=", 7},
    {"==", 6},
    {"!=", 6},
    {"&&", 2},
    {"||", 1},
    {"+", 9},
    {"-", 9},
    {"*", 10},
    {"/", 10},
    {"%", 10},
    {"<", 7},
    {">", 7},
    {"&", 5},
    {"^", 4},
    {"|", 3},
}};

const std::map<std::string_view, std::size_t>& sizes()
{
    static const std::map<std::string_view, std::size_t> kSizes{{"char", 1},
                                                                {"signed char", 1},
                                                                {"unsigned char", 1},
                                                                {"uchar", 1},
                                                                {"bool", 1},
                                                                {"int8_t", 1},
                                                                {"uint8_t", 1},
                                                                {"short", 2},
                                                                {"unsigned short", 2},
                                                                {"ushort", 2},
                                                                {"int16_t", 2},
                                                                {"uint16_t", 2},
                                                                {"half", 2},
                                                                {"__half", 2},
                                                                {"nv_bfloat16", 2},
                                                                {"__nv_bfloat16", 2},
                                                                {"int", 4},
                                                                {"unsigned", 4},
                                                                {"unsigned int", 4},
                                                                {"uint", 4},
                                                                {"int32_t", 4},
                                                                {"uint32_t", 4},
                                                                {"float", 4},
                                                                {"half2", 4},
                                                                {"__half2", 4},
                                                                {"uchar4", 4},
                                                                {"char4", 4},
                                                                {"long", 8},
                                                                {"unsigned long", 8},
                                                                {"long long", 8},
                                                                {"unsigned long long", 8},
                                                                {"long int", 8},
                                                                {"unsigned long long int", 8},
                                                                {"int64_t", 8},
                                                                {"uint64_t", 8},
                                                                {"size_t", 8},
                                                                {"ptrdiff_t", 8},
                                                                {"double", 8},
                                                                {"float2", 8},
                                                                {"int2", 8},
                                                                {"uint2", 8},
                                                                {"float3", 12},
                                                                {"int3", 12},
                                                                {"uint3", 12},
                                                                {"uchar3", 3},
                                                                {"uchar2", 2},
                                                                {"float4", 16},
                                                                {"int4", 16},
                                                                {"uint4", 16},
                                                                {"double2", 16},
                                                                {"double4", 32},
                                                                {"ulong", 8}};
    return kSizes;
}

std::string_view plainType(std::string_view type)
{
    for (bool isChanged = true; isChanged;) {
        isChanged = false;
        for (const std::string_view word : {"const ", "volatile ", "std::", "struct ", "::"}) {
            if (type.starts_with(word)) {
                type.remove_prefix(word.size());
                isChanged = true;
            }
        }
    }
    return trimmed(type);
}

class HostParser {
public:
    HostParser(const MatchedTokens& tokens, TokenRange range, HostPlace place)
        : m_tokens(tokens), m_at(range.begin), m_end(std::min(range.end, tokens.size())), m_place(place)
    { }

    HostExpression parse()
    {
        HostExpression expression = conditional(0);
        return m_at < m_end || m_isBroken ? node(NodeKind::Unknown) : expression;
    }

private:
    HostExpression node(NodeKind kind, std::string text = {}) const
    {
        return {.kind = kind, .text = std::move(text), .children = {}, .place = m_place};
    }

    bool isMark(char mark) const { return m_at < m_end && m_tokens.isMark(m_at, mark); }
    bool pop(char mark)
    {
        if (!isMark(mark))
            return false;
        ++m_at;
        return true;
    }

    HostExpression broken()
    {
        m_isBroken = true;
        m_at = m_end;
        return node(NodeKind::Unknown);
    }

    bool isTooMuch(int depth) { return depth > kMaxParseDepth || ++m_nodes > kMaxHostNodes; }

    const BinaryOperator* binaryHere() const
    {
        if (m_at >= m_end || m_tokens[m_at].kind != SourceToken::Kind::Mark)
            return nullptr;
        const char first = m_tokens[m_at].text.front();
        const char second = m_at + 1 < m_end && m_tokens.isJoined(m_at) && m_tokens[m_at + 1].kind == SourceToken::Kind::Mark
            ? m_tokens[m_at + 1].text.front()
            : ' ';
        for (const BinaryOperator& each : kBinaryOperators) {
            if (each.text.front() == first && (each.text.size() == 1 || each.text[1] == second))
                return &each;
        }
        return nullptr;
    }

    HostExpression conditional(int depth)
    {
        HostExpression condition = binary(1, depth);
        if (!pop('?'))
            return condition;
        HostExpression choice = node(NodeKind::Conditional);
        choice.children.push_back(std::move(condition));
        choice.children.push_back(conditional(depth + 1));
        if (!pop(':'))
            return broken();
        choice.children.push_back(conditional(depth + 1));
        return choice;
    }

    HostExpression binary(int lowest, int depth)
    {
        if (isTooMuch(depth))
            return broken();
        HostExpression left = unary(depth + 1);
        for (const BinaryOperator* op = binaryHere(); op != nullptr && op->precedence >= lowest; op = binaryHere()) {
            m_at += op->text.size();
            HostExpression both = node(NodeKind::Binary, std::string(op->text));
            both.children.push_back(std::move(left));
            both.children.push_back(binary(op->precedence + 1, depth + 1));
            left = std::move(both);
            if (isTooMuch(0))
                return broken();
        }
        return left;
    }

    HostExpression unary(int depth)
    {
        if (isTooMuch(depth) || m_at >= m_end)
            return broken();
        for (const char op : {'-', '+', '!', '~', '&', '*'}) {
            if (!isMark(op))
                continue;
            ++m_at;
            if (op == '+' && isMark('+'))
                return broken();
            HostExpression all = node(NodeKind::Unary, std::string(1, op));
            all.children.push_back(unary(depth + 1));
            return all;
        }
        return postfix(primary(depth + 1), depth);
    }

    HostExpression postfix(HostExpression inner, int depth)
    {
        while (m_at < m_end && !isTooMuch(0)) {
            if (isMark('[')) {
                const std::size_t close = closing();
                if (close == kNoToken)
                    return broken();
                HostExpression all = node(NodeKind::Index);
                all.children.push_back(std::move(inner));
                all.children.push_back(part({m_at + 1, close}, depth));
                m_at = close + 1;
                inner = std::move(all);
            } else if (isMark('.') || (isMark('-') && m_tokens.isMark(m_at + 1, '>') && m_tokens.isJoined(m_at))) {
                m_at += isMark('.') ? 1 : 2;
                if (!m_tokens.isWord(m_at) || m_at >= m_end)
                    return broken();
                HostExpression all = node(NodeKind::Member, std::string(m_tokens[m_at++].text));
                all.children.push_back(std::move(inner));
                if (isMark('(')) {
                    all.kind = NodeKind::Method;
                    if (!arguments(all, depth))
                        return broken();
                }
                inner = std::move(all);
            } else {
                return inner;
            }
        }
        return inner;
    }

    /// Of the bracket here; none where it lies behind the expression.
    std::size_t closing() const
    {
        const std::size_t close = m_tokens.partner(m_at);
        return close != kNoToken && close > m_at && close < m_end ? close : kNoToken;
    }

    HostExpression part(TokenRange range, int depth)
    {
        const std::size_t at = std::exchange(m_at, range.begin);
        const std::size_t end = std::exchange(m_end, range.end);
        HostExpression inner = conditional(depth + 1);
        if (m_at < m_end)
            inner = node(NodeKind::Unknown);
        m_isBroken = m_isBroken && depth > kMaxParseDepth;
        m_at = at;
        m_end = end;
        return inner;
    }

    /// Between the brackets here; goes behind them.
    bool arguments(HostExpression& all, int depth)
    {
        const std::size_t close = closing();
        if (close == kNoToken)
            return false;
        for (const TokenRange& range : m_tokens.parts({m_at + 1, close})) {
            if (!range.empty())
                all.children.push_back(part(range, depth));
        }
        m_at = close + 1;
        return true;
    }

    bool isType(TokenRange range) const
    {
        if (range.empty())
            return false;
        for (std::size_t at = range.begin; at < range.end; ++at) {
            if (!m_tokens.isWord(at) && !m_tokens.isMark(at, '*') && !m_tokens.isMark(at, ':') && !m_tokens.isMark(at, '<') &&
                !m_tokens.isMark(at, '>'))
                return false;
        }
        return m_tokens.isMark(range.end - 1, '*') || sizeOfHostType(m_tokens.text(range)) != 0 ||
            m_tokens.is(range.begin, "const");
    }

    HostExpression primary(int depth)
    {
        const SourceToken& token = m_tokens[m_at];
        if (m_at >= m_end || isTooMuch(depth))
            return broken();
        if (token.kind == SourceToken::Kind::Number || token.is(".")) {
            std::string digits(token.text);
            std::erase(digits, '\'');
            ++m_at;
            if (token.is(".") && m_at < m_end && m_tokens[m_at].kind == SourceToken::Kind::Number)
                digits = "0." + std::string(m_tokens[m_at++].text);
            const bool isExponent = (digits.back() == 'e' || digits.back() == 'E') && !digits.starts_with("0x");
            if (isExponent && (isMark('-') || isMark('+')) && m_at + 1 < m_end) {
                digits += m_tokens[m_at].text;
                digits += m_tokens[m_at + 1].text;
                m_at += 2;
            }
            return node(NodeKind::Number, digits);
        }
        if (isMark('(') || isMark('{'))
            return group(depth);
        if (token.kind == SourceToken::Kind::Word)
            return word(depth);
        return broken();
    }

    HostExpression group(int depth)
    {
        const std::size_t close = closing();
        if (close == kNoToken)
            return broken();
        if (isMark('{')) {
            HostExpression list = node(NodeKind::List);
            return arguments(list, depth) ? list : broken();
        }
        const TokenRange inside{m_at + 1, close};
        m_at = close + 1;
        if (isType(inside) && m_at < m_end) {
            HostExpression cast = node(NodeKind::Cast, m_tokens.text(inside));
            cast.children.push_back(unary(depth + 1));
            return cast;
        }
        return part(inside, depth);
    }

    HostExpression word(int depth)
    {
        std::size_t first = m_at;
        std::size_t last = m_at++;
        while (m_at + 2 < m_end && m_tokens.isScope(m_at) && m_tokens.isWord(m_at + 2)) {
            last = m_at + 2;
            m_at += 3;
        }
        const std::string_view name = m_tokens[last].text;
        if (name == "sizeof")
            return sizeOf();
        if (name == "new")
            return allocation(depth);
        if (name == "unsigned" || name == "long" || name == "signed") {
            while (m_at < m_end && m_tokens.isWord(m_at))
                last = m_at++;
        }
        std::string type;
        if (isMark('<')) {
            const std::size_t close = m_tokens.angleEnd(m_at);
            const bool isTemplate = close != kNoToken && close + 1 < m_end &&
                (m_tokens.isMark(close + 1, '(') || m_tokens.isScope(close + 1) || m_tokens.isMark(close + 1, '{'));
            if (isTemplate) {
                type = m_tokens.text({m_at + 1, close});
                m_at = close + 1;
                if (m_tokens.isScope(m_at))
                    return broken();
            }
        }
        if (!isMark('(') && !isMark('{'))
            return node(NodeKind::Name, std::string(name));
        const bool isCast = name.ends_with("_cast") && !type.empty() && name != "raw_pointer_cast";
        const std::string named = m_tokens.text({first, last + 1});
        HostExpression all = node(isCast || sizeOfHostType(named) != 0 ? NodeKind::Cast : NodeKind::Call, std::string(name));
        if (all.kind == NodeKind::Cast)
            all.text = isCast ? type : named;
        if (!arguments(all, depth))
            return broken();
        return all.kind == NodeKind::Cast && all.children.size() != 1 ? node(NodeKind::Unknown) : all;
    }

    HostExpression sizeOf()
    {
        if (isMark('(')) {
            const std::size_t close = closing();
            if (close == kNoToken)
                return broken();
            HostExpression size = node(NodeKind::SizeOf, m_tokens.text({m_at + 1, close}));
            m_at = close + 1;
            return size;
        }
        const std::size_t begin = m_at;
        while (isMark('*'))
            ++m_at;
        if (m_at >= m_end)
            return broken();
        ++m_at;
        return node(NodeKind::SizeOf, m_tokens.text({begin, m_at}));
    }

    HostExpression allocation(int depth)
    {
        const std::size_t begin = m_at;
        while (m_at < m_end && !isMark('[') && !isMark('('))
            ++m_at;
        HostExpression all = node(NodeKind::New, m_tokens.text({begin, m_at}));
        const std::size_t close = isMark('[') ? closing() : kNoToken;
        if (close == kNoToken)
            return broken();
        all.children.push_back(part({m_at + 1, close}, depth));
        m_at = close + 1;
        if (isMark('(') || isMark('{'))
            m_at = closing() == kNoToken ? m_end : closing() + 1;
        return all;
    }

    const MatchedTokens& m_tokens;
    std::size_t m_at;
    std::size_t m_end;
    HostPlace m_place;
    int m_nodes = 0;
    bool m_isBroken = false;
};

}  // namespace

HostExpression parseHostExpression(const MatchedTokens& tokens, TokenRange range, HostPlace place)
{
    return HostParser(tokens, range, place).parse();
}

std::size_t sizeOfHostType(std::string_view type)
{
    if (type.ends_with('*'))
        return 8;
    const auto found = sizes().find(plainType(type));
    return found == sizes().end() ? 0 : found->second;
}

bool isFloatingHostType(std::string_view type)
{
    const std::string_view plain = plainType(type);
    return plain.find("float") != std::string_view::npos || plain.starts_with("double") ||
        plain.find("half") != std::string_view::npos;
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/expression/expressionsyntax.h"

#include "core/base/expression/expression.h"

#include <algorithm>
#include <optional>

namespace kd {
namespace {

using NodeKind = ExpressionNode::Kind;
using Operator = ExpressionOperator;
using Token = ExpressionToken;

constexpr std::size_t kMaxLength = 16u << 10;
constexpr int kMaxNesting = 200;
constexpr int kMaxDepth = 1000;
constexpr std::size_t kMaxArguments = 64;
constexpr int kLowestPrecedence = 1;

struct BinaryOperator {
    std::string_view text;
    Operator op;
    int precedence;
};

// C's precedence.
constexpr std::array<BinaryOperator, 18> kBinaryOperators{{
    {"||", Operator::LogicalOr, 1},
    {"&&", Operator::LogicalAnd, 2},
    {"|", Operator::BitOr, 3},
    {"^", Operator::BitXor, 4},
    {"&", Operator::BitAnd, 5},
    {"==", Operator::Equal, 6},
    {"!=", Operator::NotEqual, 6},
    {"<", Operator::Less, 7},
    {"<=", Operator::LessEqual, 7},
    {">", Operator::Greater, 7},
    {">=", Operator::GreaterEqual, 7},
    {"<<", Operator::ShiftLeft, 8},
    {">>", Operator::ShiftRight, 8},
    {"+", Operator::Add, 9},
    {"-", Operator::Subtract, 9},
    {"*", Operator::Multiply, 10},
    {"/", Operator::Divide, 10},
    {"%", Operator::Remainder, 10},
}};

constexpr std::array<std::pair<std::string_view, Operator>, 4> kUnaryOperators{{
    {"-", Operator::Negate},
    {"+", Operator::Plus},
    {"~", Operator::Complement},
    {"!", Operator::Not},
}};

bool isCastType(std::string_view name)
{
    return name == "int" || name == "float" || name == "double";
}

class Parser {
public:
    explicit Parser(std::string_view text) : m_text(text) { advance(); }

    ExpressionTree parse()
    {
        if (m_token.kind == Token::Kind::End)
            fail("a value is expected, but there is nothing");
        parseConditional();
        if (m_token.kind != Token::Kind::End)
            fail(message("an operator or the end is expected before {}", described()));
        return std::move(m_tree);
    }

private:
    std::uint32_t parseConditional();
    std::uint32_t parseBinary(int lowestPrecedence);
    std::uint32_t parseUnary();
    std::uint32_t parsePrimary();
    std::uint32_t parseBracket();
    std::uint32_t parseName();
    std::vector<std::uint32_t> parseArguments();

    std::uint32_t add(ExpressionNode node);
    void advance() { m_token = nextToken(m_text, m_offset); }
    bool isSymbol(std::string_view symbol) const { return m_token.kind == Token::Kind::Symbol && m_token.text == symbol; }
    void expect(std::string_view symbol, const Message& sentence);
    std::optional<BinaryOperator> binaryOperator() const;
    Message described() const;
    [[noreturn]] void fail(const Message& sentence) const { throw ExpressionError(m_text, m_token.column, sentence); }

    struct Nesting {
        explicit Nesting(Parser& parser) : m_parser(parser)
        {
            if (++parser.m_nesting > kMaxNesting)
                parser.fail(message("it is nested more than {} levels deep", kMaxNesting));
        }
        ~Nesting() { --m_parser.m_nesting; }
        Parser& m_parser;
    };

    std::string_view m_text;
    std::size_t m_offset = 0;
    Token m_token;
    ExpressionTree m_tree;
    int m_nesting = 0;
};

std::uint32_t Parser::add(ExpressionNode node)
{
    for (const std::uint32_t child : node.children)
        node.depth = std::max(node.depth, m_tree[child].depth + 1);
    if (node.depth > kMaxDepth)
        fail(message("it has more than {} operations in a row", kMaxDepth));
    m_tree.push_back(std::move(node));
    return static_cast<std::uint32_t>(m_tree.size() - 1);
}

void Parser::expect(std::string_view symbol, const Message& sentence)
{
    if (!isSymbol(symbol))
        fail(sentence);
    advance();
}

Message Parser::described() const
{
    return m_token.kind == Token::Kind::End ? Message("the end") : message("'{}'", m_token.text.substr(0, 32));
}

std::optional<BinaryOperator> Parser::binaryOperator() const
{
    for (const BinaryOperator& entry : kBinaryOperators) {
        if (isSymbol(entry.text))
            return entry;
    }
    return std::nullopt;
}

std::uint32_t Parser::parseConditional()
{
    const Nesting nesting(*this);
    const std::uint32_t condition = parseBinary(kLowestPrecedence);
    if (!isSymbol("?"))
        return condition;
    const int column = m_token.column;
    advance();
    const std::uint32_t whenTrue = parseConditional();
    expect(":", "the ':' of '?:' is missing");
    const std::uint32_t whenFalse = parseConditional();
    return add({.kind = NodeKind::Conditional, .children = {condition, whenTrue, whenFalse}, .column = column});
}

std::uint32_t Parser::parseBinary(int lowestPrecedence)
{
    std::uint32_t left = parseUnary();
    for (auto found = binaryOperator(); found && found->precedence >= lowestPrecedence; found = binaryOperator()) {
        const int column = m_token.column;
        advance();
        const std::uint32_t right = parseBinary(found->precedence + 1);
        left = add({.kind = NodeKind::Binary, .op = found->op, .children = {left, right}, .column = column});
    }
    return left;
}

std::uint32_t Parser::parseUnary()
{
    for (const auto& [symbol, op] : kUnaryOperators) {
        if (!isSymbol(symbol))
            continue;
        const Nesting nesting(*this);
        const int column = m_token.column;
        advance();
        const std::uint32_t operand = parseUnary();
        return add({.kind = NodeKind::Unary, .op = op, .children = {operand}, .column = column});
    }
    return parsePrimary();
}

std::uint32_t Parser::parsePrimary()
{
    if (isSymbol("("))
        return parseBracket();
    if (m_token.kind == Token::Kind::Name)
        return parseName();
    if (m_token.kind != Token::Kind::Number)
        fail(message("a value is expected before {}", described()));
    const std::uint32_t literal = add({.kind = NodeKind::Literal, .literal = m_token.number, .column = m_token.column});
    advance();
    return literal;
}

// "(a + b)", or a cast, "(float)a".
std::uint32_t Parser::parseBracket()
{
    advance();
    if (m_token.kind == Token::Kind::Name && isCastType(m_token.text)) {
        const std::size_t behind = m_text.find_first_not_of(" \t\r\n", m_offset);
        if (behind != std::string_view::npos && m_text[behind] == ')') {
            const Nesting nesting(*this);
            const Token type = m_token;
            advance();
            advance();
            const std::uint32_t operand = parseUnary();
            return add({.kind = NodeKind::Call, .name = std::string(type.text), .children = {operand}, .column = type.column});
        }
    }
    const std::uint32_t inner = parseConditional();
    expect(")", message("the closing bracket is missing before {}", described()));
    return inner;
}

std::uint32_t Parser::parseName()
{
    const Token name = m_token;
    advance();
    ExpressionNode node{.kind = NodeKind::Name, .name = std::string(name.text), .column = name.column};
    if (isSymbol("(")) {
        node.kind = NodeKind::Call;
        node.children = parseArguments();
    } else if (isSymbol("[")) {
        advance();
        node.kind = NodeKind::Index;
        node.children = {parseConditional()};
        expect("]", message("the closing ']' is missing before {}", described()));
    }
    return add(std::move(node));
}

std::vector<std::uint32_t> Parser::parseArguments()
{
    std::vector<std::uint32_t> arguments;
    advance();
    if (!isSymbol(")")) {
        arguments.push_back(parseConditional());
        while (isSymbol(",")) {
            advance();
            arguments.push_back(parseConditional());
            if (arguments.size() > kMaxArguments)
                fail(message("a function takes at most {} arguments", kMaxArguments));
        }
    }
    expect(")", message("the closing bracket is missing before {}", described()));
    return arguments;
}

}  // namespace

ExpressionTree parseExpression(std::string_view text)
{
    if (text.size() > kMaxLength)
        throw ExpressionError(text, 1, message("it has {} characters; at most {} are read", text.size(), kMaxLength));
    return Parser(text).parse();
}

}  // namespace kd

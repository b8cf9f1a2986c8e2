// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ptx/constant.h"

#include "core/emulator/ptx/module.h"

#include <array>
#include <cmath>
#include <limits>

namespace kd::ptx {

namespace {

constexpr int kWarpSize = 32;
/// Of `||`; higher binds more tightly.
constexpr int kLowest = 1;

struct Operator {
    std::string_view text;
    int precedence;
};
constexpr std::array kOperators{
    Operator{"||", 1}, Operator{"&&", 2}, Operator{"|", 3}, Operator{"^", 4}, Operator{"&", 5},
    Operator{"==", 6}, Operator{"!=", 6}, Operator{"<", 7}, Operator{"<=", 7}, Operator{">", 7}, Operator{">=", 7},
    Operator{"<<", 8}, Operator{">>", 8}, Operator{"+", 9}, Operator{"-", 9},
    Operator{"*", 10}, Operator{"/", 10}, Operator{"%", 10},
};

int precedenceOf(const Token& token)
{
    if (token.kind != Token::Kind::Punctuation)
        return 0;
    for (const Operator& row : kOperators) {
        if (row.text == token.text)
            return row.precedence;
    }
    return 0;
}

bool isTrue(const Number& number)
{
    return number.isInteger() ? number.bits != 0 : toDouble(number) != 0;
}

template <typename T>
Number compare(std::string_view op, T a, T b)
{
    const bool result = op == "==" ? a == b
        : op == "!="               ? a != b
        : op == "<"                ? a < b
        : op == "<="               ? a <= b
        : op == ">"                ? a > b
                                   : a >= b;
    return makeSigned(result ? 1 : 0);
}

bool isComparison(std::string_view op)
{
    return op == "==" || op == "!=" || op.front() == '<' || op.front() == '>';
}

class ConstantParser {
public:
    explicit ConstantParser(Lexer& lexer)
        : m_lexer(lexer)
    {
    }

    Number conditional()
    {
        const Number condition = binary(kLowest);
        if (!m_lexer.accept("?"))
            return condition;
        const Deeper deeper(*this);
        const Number yes = conditional();
        m_lexer.expect(":");
        const Number no = conditional();
        return isTrue(condition) ? yes : no;
    }

private:
    struct Deeper {
        explicit Deeper(ConstantParser& owner)
            : parser(owner)
        {
            if (++parser.m_depth > kMaxNesting)
                parser.m_lexer.fail("the expression is nested too deeply");
        }
        ~Deeper() { --parser.m_depth; }
        Deeper(const Deeper&) = delete;
        Deeper& operator=(const Deeper&) = delete;
        ConstantParser& parser;
    };

    Number binary(int lowest)
    {
        Number left = unary();
        for (int precedence = precedenceOf(m_lexer.peek()); precedence >= lowest && precedence != 0;
             precedence = precedenceOf(m_lexer.peek())) {
            const Token op = m_lexer.next();
            left = combine(op, left, binary(precedence + 1));
        }
        return left;
    }

    Number unary()
    {
        const Deeper deeper(*this);
        if (m_lexer.accept("+"))
            return unary();
        const Token token = m_lexer.peek();
        if (m_lexer.accept("-"))
            return negated(token, unary());
        if (m_lexer.accept("!"))
            return makeSigned(isTrue(unary()) ? 0 : 1);
        if (m_lexer.accept("~")) {
            Number number = integer(token, unary());
            number.bits = ~number.bits;
            return number;
        }
        if (m_lexer.accept("("))
            return parenthesised();
        return primary();
    }

    Number parenthesised()
    {
        if (m_lexer.peek().kind == Token::Kind::Dotted) {
            const Token cast = m_lexer.next();
            m_lexer.expect(")");
            Number number = integer(cast, unary());
            if (cast.text != ".s64" && cast.text != ".u64")
                m_lexer.failAtToken(cast, message("a constant is cast to .s64 or .u64, not to {}", described(cast)));
            number.kind = cast.text == ".s64" ? Number::Kind::Signed : Number::Kind::Unsigned;
            return number;
        }
        const Number number = conditional();
        m_lexer.expect(")");
        return number;
    }

    Number primary()
    {
        const Token token = m_lexer.peek();
        if (token.is(Token::Kind::Word, "WARP_SZ")) {
            m_lexer.next();
            return makeSigned(kWarpSize);
        }
        if (token.kind != Token::Kind::Integer && token.kind != Token::Kind::Float)
            m_lexer.fail(message("expected a number instead of {}", described(token)));
        return numberOf(m_lexer.next());
    }

    Number integer(const Token& where, const Number& number)
    {
        if (!number.isInteger())
            m_lexer.failAtToken(where, message("{} needs integers", described(where)));
        return number;
    }

    Number negated(const Token& where, Number number)
    {
        if (number.kind == Number::Kind::Float32)
            m_lexer.failAtToken(where, "a 0f literal cannot be part of an expression");
        if (number.kind == Number::Kind::Float)
            return makeFloat(-toDouble(number));
        number.bits = 0 - number.bits;
        return number;
    }

    Number combine(const Token& op, const Number& a, const Number& b)
    {
        if (a.kind == Number::Kind::Float32 || b.kind == Number::Kind::Float32)
            m_lexer.failAtToken(op, "a 0f literal cannot be part of an expression");
        if (op.text == "&&" || op.text == "||")
            return makeSigned((op.text == "&&" ? isTrue(a) && isTrue(b) : isTrue(a) || isTrue(b)) ? 1 : 0);
        if (!a.isInteger() || !b.isInteger())
            return combineFloats(op, toDouble(a), toDouble(b));
        return combineIntegers(op, a, b);
    }

    Number combineFloats(const Token& op, double a, double b)
    {
        if (isComparison(op.text) && op.text != "<<" && op.text != ">>")
            return compare(op.text, a, b);
        switch (op.text.front()) {
        case '+': return makeFloat(a + b);
        case '-': return makeFloat(a - b);
        case '*': return makeFloat(a * b);
        case '/':
            if (b == 0)
                m_lexer.failAtToken(op, "division by zero");
            return makeFloat(a / b);
        default: m_lexer.failAtToken(op, message("{} needs integers", described(op)));
        }
    }

    Number combineIntegers(const Token& op, const Number& a, const Number& b)
    {
        if (op.text == "<<" || op.text == ">>")
            return shifted(op, a, b);
        const bool isSigned = a.kind == Number::Kind::Signed && b.kind == Number::Kind::Signed;
        const auto signedA = static_cast<std::int64_t>(a.bits), signedB = static_cast<std::int64_t>(b.bits);
        if (isComparison(op.text))
            return isSigned ? compare(op.text, signedA, signedB) : compare(op.text, a.bits, b.bits);
        const Number::Kind kind = isSigned ? Number::Kind::Signed : Number::Kind::Unsigned;
        switch (op.text.front()) {
        case '+': return {kind, a.bits + b.bits};
        case '-': return {kind, a.bits - b.bits};
        case '*': return {kind, a.bits * b.bits};
        case '&': return {kind, a.bits & b.bits};
        case '|': return {kind, a.bits | b.bits};
        case '^': return {kind, a.bits ^ b.bits};
        default: return divided(op, a, b, isSigned);
        }
    }

    static Number shifted(const Token& op, const Number& a, const Number& b)
    {
        const std::uint64_t count = b.bits & 63U;
        if (op.text == "<<")
            return {a.kind, a.bits << count};
        if (a.kind == Number::Kind::Unsigned)
            return {a.kind, a.bits >> count};
        return makeSigned(static_cast<std::int64_t>(a.bits) >> count);
    }

    Number divided(const Token& op, const Number& a, const Number& b, bool isSigned)
    {
        if (b.bits == 0)
            m_lexer.failAtToken(op, "division by zero");
        const bool isQuotient = op.text == "/";
        if (!isSigned)
            return {Number::Kind::Unsigned, isQuotient ? a.bits / b.bits : a.bits % b.bits};
        const auto x = static_cast<std::int64_t>(a.bits), y = static_cast<std::int64_t>(b.bits);
        if (y == -1)
            return {Number::Kind::Signed, isQuotient ? 0 - a.bits : 0};
        return makeSigned(isQuotient ? x / y : x % y);
    }

    Lexer& m_lexer;
    int m_depth = 0;
};

}  // namespace

bool beginsConstant(const Token& token)
{
    if (token.kind == Token::Kind::Integer || token.kind == Token::Kind::Float || token.is(Token::Kind::Word, "WARP_SZ"))
        return true;
    return token.kind == Token::Kind::Punctuation && std::string_view("+-~!(").find(token.text) != std::string_view::npos;
}

Number parseConstant(Lexer& lexer)
{
    return ConstantParser(lexer).conditional();
}

std::uint64_t parseCount(Lexer& lexer, std::uint64_t most, const Message& meaning)
{
    const Token where = lexer.peek();
    const Number number = parseConstant(lexer);
    const bool isNegative = number.kind == Number::Kind::Signed && static_cast<std::int64_t>(number.bits) < 0;
    if (!number.isInteger() || isNegative || number.bits > most)
        lexer.failAtToken(where, message("{} must be an integer from 0 to {}", meaning, most));
    return number.bits;
}

}  // namespace kd::ptx

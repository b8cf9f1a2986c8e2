// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ptx/constant.h"
#include "core/emulator/ptx/module.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace kd::ptx {

namespace {

/// What one initialiser may fill; the rest of the variable stays zero.
constexpr std::uint64_t kMaxInitialised = kMaxTextBytes;

class InitialiserReader {
public:
    InitialiserReader(const Variable& variable, const SymbolAddresses& symbols)
        : m_variable(variable)
        , m_symbols(symbols)
        , m_lexer(variable.initialiser, variable.textLine)
    {
    }

    std::vector<std::byte> read()
    {
        parseValue(0, 0, m_variable.bytes);
        if (m_lexer.peek().kind != Token::Kind::End)
            m_lexer.fail(message("{} is not expected in the value of '{}'", described(m_lexer.peek()), m_variable.name));
        return std::move(m_bytes);
    }

private:
    /// The part of the variable in `bytes` from `offset`, which is an array as long as dimensions are left.
    void parseValue(std::size_t dimension, std::uint64_t offset, std::uint64_t bytes)
    {
        if (dimension == m_variable.dimensions.size()) {
            store(offset, parseScalar());
            return;
        }
        const std::uint64_t count = m_variable.dimensions[dimension];
        const std::uint64_t stride = count == 0 ? 0 : bytes / count;
        m_lexer.expect("{");
        for (std::uint64_t i = 0; !m_lexer.at("}"); ++i) {
            if (i > 0)
                m_lexer.expect(",");
            if (i == count)
                m_lexer.fail(message("'{}' has {} elements here, and more values", m_variable.name, count));
            parseValue(dimension + 1, offset + i * stride, stride);
        }
        m_lexer.next();
    }

    std::uint64_t parseScalar()
    {
        if (m_lexer.peek().kind == Token::Kind::Word && m_lexer.peek().text != "WARP_SZ")
            return bitsOfAddress(parseAddress());
        if (m_lexer.peek().kind == Token::Kind::Integer && m_lexer.peekSecond().isPunctuation("("))
            return parseMasked();
        const Token where = m_lexer.peek();
        return bitsOf(parseConstant(m_lexer), where);
    }

    /// `0xff00(address)`: the bits under the mask, shifted down.
    std::uint64_t parseMasked()
    {
        const Token where = m_lexer.next();
        const std::uint64_t mask = numberOf(where).bits;
        if (mask == 0)
            m_lexer.failAtToken(where, "a mask must not be 0");
        m_lexer.expect("(");
        const std::uint64_t address = parseAddress();
        m_lexer.expect(")");
        return (address & mask) >> static_cast<unsigned>(std::countr_zero(mask));
    }

    /// `name`, `generic(name)`, with `+ constant`.
    std::uint64_t parseAddress()
    {
        const Token word = m_lexer.expect(Token::Kind::Word, "the name of a variable or function");
        const bool isGeneric = word.text == "generic" && m_lexer.accept("(");
        const Token name = isGeneric ? m_lexer.expect(Token::Kind::Word, "the name of a variable") : word;
        if (isGeneric)
            m_lexer.expect(")");
        const std::uint64_t address = m_symbols.addressOf(name.text, isGeneric);
        if (!m_lexer.accept("+"))
            return address;
        const Token where = m_lexer.peek();
        const Number offset = parseConstant(m_lexer);
        if (!offset.isInteger())
            m_lexer.failAtToken(where, "an offset must be an integer");
        return address + offset.bits;
    }

    bool isFloating() const { return m_variable.type == Type::F32 || m_variable.type == Type::F64; }

    std::uint64_t bitsOfAddress(std::uint64_t address)
    {
        if (isFloating())
            m_lexer.fail(message("an address is no value of '{}'", m_variable.name));
        return address;
    }

    std::uint64_t bitsOf(const Number& number, const Token& where)
    {
        const Type type = m_variable.type;
        if (number.isInteger() && !isFloating())
            return number.bits;
        const bool isBits = type == Type::B32 || type == Type::B64;
        if (number.isInteger() || (!isFloating() && !isBits))
            m_lexer.failAtToken(where, message("{} is no value of the type of '{}'", described(where), m_variable.name));
        if (sizeOf(type) == sizeof(double))
            return std::bit_cast<std::uint64_t>(toDouble(number));
        if (number.kind == Number::Kind::Float32)
            return number.bits;
        return std::bit_cast<std::uint32_t>(static_cast<float>(toDouble(number)));
    }

    void store(std::uint64_t offset, std::uint64_t value)
    {
        const std::size_t size = sizeOf(m_variable.type);
        if (offset + size > kMaxInitialised)
            m_lexer.fail(message("the values of '{}' take more than {} bytes", m_variable.name, kMaxInitialised));
        if (m_bytes.size() < offset + size)
            m_bytes.resize(offset + size);
        for (std::size_t i = 0; i < std::min(size, sizeof value); ++i)
            m_bytes[offset + i] = static_cast<std::byte>(value >> (8 * i));
    }

    const Variable& m_variable;
    const SymbolAddresses& m_symbols;
    Lexer m_lexer;
    std::vector<std::byte> m_bytes;
};

}  // namespace

std::vector<std::byte> initialBytes(const Module& /*module*/, const Variable& variable, const SymbolAddresses& symbols)
{
    if (variable.initialiser.empty())
        return {};
    return InitialiserReader(variable, symbols).read();
}

}  // namespace kd::ptx

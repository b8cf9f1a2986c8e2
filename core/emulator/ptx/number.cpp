// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ptx/number.h"

#include <bit>
#include <charconv>

namespace kd::ptx {

namespace {

[[noreturn]] void failNumber(const Token& token, const Message& why)
{
    failAt(token.line, token.column, message("{} {}", described(token), why));
}

std::uint64_t readDigits(const Token& token, std::string_view digits, int base)
{
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
    if (error == std::errc::result_out_of_range)
        failNumber(token, "does not fit into 64 bits");
    if (error != std::errc() || end != digits.data() + digits.size())
        failNumber(token, "is no number");
    return value;
}

/// `0f` and 8, or `0d` and 16 hexadecimal digits.
Number readBits(const Token& token, std::string_view digits, std::size_t count, Number::Kind kind)
{
    if (digits.size() != count)
        failNumber(token, message("needs {} hexadecimal digits", count));
    return {kind, readDigits(token, digits, 16)};
}

Number readFloat(const Token& token)
{
    double value = 0;
    const std::string_view text = token.text;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error == std::errc::result_out_of_range)
        failNumber(token, "is out of the range of a double");
    if (error != std::errc() || end != text.data() + text.size())
        failNumber(token, "is no number");
    return makeFloat(value);
}

Number readInteger(const Token& token, char prefix)
{
    std::string_view digits = token.text;
    Number number;
    if (digits.ends_with('U')) {
        number.kind = Number::Kind::Unsigned;
        digits.remove_suffix(1);
    }
    const bool isOctal = prefix == '\0' && digits.size() > 1 && digits.front() == '0';
    const int base = prefix == 'x' ? 16 : prefix == 'b' ? 2 : isOctal ? 8 : 10;
    number.bits = readDigits(token, digits.substr(prefix == '\0' ? 0 : 2), base);
    if (number.bits >> 63U != 0)
        number.kind = Number::Kind::Unsigned;
    return number;
}

}  // namespace

Number makeSigned(std::int64_t value)
{
    return {Number::Kind::Signed, static_cast<std::uint64_t>(value)};
}

Number makeFloat(double value)
{
    return {Number::Kind::Float, std::bit_cast<std::uint64_t>(value)};
}

double toDouble(const Number& number)
{
    switch (number.kind) {
    case Number::Kind::Signed: return static_cast<double>(static_cast<std::int64_t>(number.bits));
    case Number::Kind::Unsigned: return static_cast<double>(number.bits);
    case Number::Kind::Float: return std::bit_cast<double>(number.bits);
    case Number::Kind::Float32: return static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(number.bits)));
    }
    return 0;
}

Number numberOf(const Token& token)
{
    const std::string_view text = token.text;
    const char second = text.size() > 1 && text.front() == '0' ? static_cast<char>(text[1] | 0x20) : '\0';
    if (token.kind == Token::Kind::Float && second == 'f')
        return readBits(token, text.substr(2), 8, Number::Kind::Float32);
    if (token.kind == Token::Kind::Float && second == 'd')
        return readBits(token, text.substr(2), 16, Number::Kind::Float);
    if (token.kind == Token::Kind::Float)
        return readFloat(token);
    return readInteger(token, second == 'x' || second == 'b' ? second : '\0');
}

}  // namespace kd::ptx

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/expression/expression.h"
#include "core/base/expression/expressionsyntax.h"
#include "core/base/text.h"

#include <algorithm>
#include <charconv>

namespace kd {
namespace {

// Longest first; <cctype> depends on the locale.
constexpr std::array<std::string_view, 27> kSymbols{"<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "+", "-", "*", "/", "%", "&",
                                                    "|",  "^",  "~",  "!",  "<",  ">",  "?",  ":",  "(", ")", "[", "]", ","};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

struct Scanner {
    std::string_view text;
    std::size_t begin;
    std::size_t end;

    char at(std::size_t offset) const { return offset < text.size() ? text[offset] : '\0'; }
    template <typename Predicate>
    void skip(Predicate predicate)
    {
        while (end < text.size() && predicate(text[end]))
            ++end;
    }
    [[noreturn]] void fail(const Message& sentence) const
    {
        throw ExpressionError(text, static_cast<int>(begin) + 1, sentence);
    }
};

// The letters behind a number: u, l, ll in either order, or f.
struct Suffix {
    bool isUnsigned = false;
    bool isFloat = false;
};

Suffix scanSuffix(Scanner& scanner)
{
    const std::size_t first = scanner.end;
    scanner.skip([](char c) { return isLetter(c) || isDigit(c); });
    std::string letters(scanner.text.substr(first, scanner.end - first));
    std::ranges::transform(letters, letters.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    if (letters == "f")
        return {.isFloat = true};
    if (letters.empty() || letters == "l" || letters == "ll")
        return {};
    if (letters == "u" || letters == "ul" || letters == "ull" || letters == "lu" || letters == "llu")
        return {.isUnsigned = true};
    scanner.fail(message("'{}' does not belong to a number", letters.substr(0, 16)));
}

Number scanReal(Scanner& scanner, std::string_view digits)
{
    const Suffix suffix = scanSuffix(scanner);
    if (suffix.isUnsigned)
        scanner.fail("a number with a fraction is never unsigned");
    double value = 0;
    float single = 0;
    const char* const last = digits.data() + digits.size();
    const auto result = suffix.isFloat ? std::from_chars(digits.data(), last, single) : std::from_chars(digits.data(), last, value);
    if (result.ec == std::errc::result_out_of_range)
        scanner.fail("the number is too large or too small for a real");
    if (result.ec != std::errc() || result.ptr != last)
        scanner.fail("this is not a number");
    return Number::ofReal(suffix.isFloat ? static_cast<double>(single) : value);
}

Number scanInteger(Scanner& scanner, std::string_view digits, int base)
{
    const Suffix suffix = scanSuffix(scanner);
    std::uint64_t value = 0;
    const char* const last = digits.data() + digits.size();
    const auto result = std::from_chars(digits.data(), last, value, base);
    if (result.ec == std::errc::result_out_of_range)
        scanner.fail("the number does not fit in 64 bits");
    if (result.ec != std::errc() || result.ptr != last)
        scanner.fail("this is not a number");
    if (suffix.isFloat)
        return Number::ofReal(static_cast<double>(static_cast<float>(value)));
    return {.kind = suffix.isUnsigned ? Number::Kind::Unsigned : Number::Kind::Signed, .integer = value};
}

void scanExponent(Scanner& scanner)
{
    const char sign = scanner.at(scanner.end + 1);
    const std::size_t digits = scanner.end + (sign == '+' || sign == '-' ? 2 : 1);
    if (!isDigit(scanner.at(digits)))
        scanner.fail("digits are expected after the exponent's e");
    scanner.end = digits;
    scanner.skip(isDigit);
}

Number scanNumber(Scanner& scanner)
{
    const char second = scanner.at(scanner.begin + 1);
    if (scanner.at(scanner.begin) == '0' && (second == 'x' || second == 'X' || second == 'b' || second == 'B')) {
        const bool hexadecimal = second == 'x' || second == 'X';
        scanner.end += 2;
        scanner.skip([=](char c) { return hexadecimal ? hexDigit(c) >= 0 : isDigit(c); });
        return scanInteger(scanner, scanner.text.substr(scanner.begin + 2, scanner.end - scanner.begin - 2), hexadecimal ? 16 : 2);
    }
    scanner.skip(isDigit);
    bool real = false;
    if (scanner.at(scanner.end) == '.') {
        real = true;
        ++scanner.end;
        scanner.skip(isDigit);
    }
    if (scanner.at(scanner.end) == 'e' || scanner.at(scanner.end) == 'E') {
        real = true;
        scanExponent(scanner);
    }
    const std::string_view digits = scanner.text.substr(scanner.begin, scanner.end - scanner.begin);
    if (real)
        return scanReal(scanner, digits);
    if (digits.size() > 1 && digits[0] == '0')
        scanner.fail("a number with a leading zero would be octal in C; write it without, or with 0x");
    return scanInteger(scanner, digits, 10);
}

// Letters, digits and dots: "n", "block.x".
void scanName(Scanner& scanner)
{
    scanner.skip([](char c) { return isLetter(c) || isDigit(c); });
    while (scanner.at(scanner.end) == '.' && isLetter(scanner.at(scanner.end + 1))) {
        ++scanner.end;
        scanner.skip([](char c) { return isLetter(c) || isDigit(c); });
    }
}

void scanSymbol(Scanner& scanner)
{
    const auto symbol =
        std::ranges::find_if(kSymbols, [&](std::string_view s) { return scanner.text.substr(scanner.begin).starts_with(s); });
    if (symbol == kSymbols.end()) {
        const char c = scanner.at(scanner.begin);
        const bool printable = c > ' ' && c < '\x7f';
        scanner.fail(printable ? message("'{}' has no meaning here", c) : Message("a character that has no meaning here"));
    }
    scanner.end += symbol->size();
}

}  // namespace

ExpressionToken nextToken(std::string_view text, std::size_t& offset)
{
    while (offset < text.size() && isSpace(text[offset]))
        ++offset;
    ExpressionToken token;
    token.column = static_cast<int>(offset) + 1;
    if (offset == text.size())
        return token;
    Scanner scanner{text, offset, offset};
    if (isDigit(text[offset]) || (text[offset] == '.' && isDigit(scanner.at(offset + 1)))) {
        token.kind = ExpressionToken::Kind::Number;
        token.number = scanNumber(scanner);
    } else if (isLetter(text[offset])) {
        token.kind = ExpressionToken::Kind::Name;
        scanName(scanner);
    } else {
        token.kind = ExpressionToken::Kind::Symbol;
        scanSymbol(scanner);
    }
    token.text = text.substr(offset, scanner.end - offset);
    offset = scanner.end;
    return token;
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/expression/number.h"
#include "core/base/text.h"
#include "core/session/data/elementfile.h"
#include "core/session/data/elements.h"
#include "core/session/limits.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace kd {
namespace {

constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
constexpr std::string_view kSpace = " \t\r";

std::optional<Number> parseNumber(std::string_view text)
{
    if (text.starts_with('+')) {
        text.remove_prefix(1);
        if (text.starts_with('-'))
            return std::nullopt;
    }
    const char* const last = text.data() + text.size();
    std::int64_t whole = 0;
    if (const auto result = std::from_chars(text.data(), last, whole); result.ec == std::errc() && result.ptr == last)
        return Number::ofSigned(whole);
    std::uint64_t large = 0;
    if (const auto result = std::from_chars(text.data(), last, large); result.ec == std::errc() && result.ptr == last)
        return Number::ofUnsigned(large);
    double real = 0;
    if (const auto result = std::from_chars(text.data(), last, real); result.ec == std::errc() && result.ptr == last)
        return Number::ofReal(real);
    return std::nullopt;
}

// Gathers numbers in the narrowest of Int64, UInt64 and Float64 that holds them all; a file has one or two changes.
class NumberList {
public:
    void add(const Number& number)
    {
        if (number.isReal())
            m_reals = true;
        m_negative = m_negative || (!number.isReal() && number.integer < 0);
        m_large = m_large || number.kind == Number::Kind::Unsigned;
        m_integers.push_back(number.isReal() ? 0 : static_cast<std::uint64_t>(number.integer));
        m_doubles.push_back(number.toReal());
    }

    ElementArray toArray() const
    {
        ElementArray array{.type = type(), .shape = {m_integers.size()}};
        const void* const data =
            array.type == ElementType::Float64 ? static_cast<const void*>(m_doubles.data()) : m_integers.data();
        array.bytes.resize(m_integers.size() * sizeof(double));
        if (!array.bytes.empty())
            std::memcpy(array.bytes.data(), data, array.bytes.size());
        return array;
    }

private:
    ElementType type() const
    {
        if (m_reals || (m_negative && m_large))
            return ElementType::Float64;
        return m_large ? ElementType::UInt64 : ElementType::Int64;
    }

    std::vector<std::uint64_t> m_integers;
    std::vector<double> m_doubles;
    bool m_reals = false;
    bool m_negative = false;
    bool m_large = false;
};

class CsvReader {
public:
    CsvReader(std::string_view text, const std::string& subject) : m_text(text), m_subject(subject)
    {
        if (m_text.starts_with(kByteOrderMark))
            m_text.remove_prefix(kByteOrderMark.size());
        const bool semicolons = m_text.find(';') != std::string_view::npos;
        if (semicolons && m_text.find(',') != std::string_view::npos)
            fail("it has both commas and semicolons; write numbers with a decimal point and one kind of separator");
        m_separator = semicolons ? ';' : ',';
    }

    ElementArray read()
    {
        while (!m_text.empty()) {
            ++m_line;
            const std::size_t end = std::min(m_text.find('\n'), m_text.size());
            readLine(m_text.substr(0, std::min(m_text.find('#'), end)));
            m_text.remove_prefix(std::min(end + 1, m_text.size()));
        }
        return m_numbers.toArray();
    }

private:
    void readLine(std::string_view line)
    {
        if (trimmed(line).empty() || (!m_any && isHeading(line)))
            return;
        m_any = true;
        while (true) {
            const std::size_t end = std::min(line.find(m_separator), line.size());
            readCell(trimmed(line.substr(0, end)));
            if (end == line.size())
                return;
            line.remove_prefix(end + 1);
        }
    }
    // One number, or several with blanks between.
    void readCell(std::string_view cell)
    {
        if (cell.empty())
            fail(message("line {} has an empty cell", m_line));
        while (!cell.empty()) {
            const std::size_t end = std::min(cell.find_first_of(kSpace), cell.size());
            const std::optional<Number> number = parseNumber(cell.substr(0, end));
            if (!number)
                fail(message("line {} holds '{}', which is not a number", m_line, shown(cell.substr(0, end))));
            m_numbers.add(*number);
            cell = trimmed(cell.substr(end));
        }
    }
    bool isHeading(std::string_view line)
    {
        m_any = true;
        const std::string_view cell = trimmed(line.substr(0, std::min(line.find(m_separator), line.size())));
        return !parseNumber(cell.substr(0, std::min(cell.find_first_of(kSpace), cell.size())));
    }
    static std::string shown(std::string_view text)
    {
        constexpr std::size_t kShown = 40;
        std::string result(text.substr(0, kShown));
        std::ranges::replace_if(result, [](char c) { return static_cast<unsigned char>(c) < ' '; }, '?');
        return result;
    }
    [[noreturn]] void fail(const Message& text) const { throw RuntimeError({.text = text, .subject = m_subject}); }

    std::string_view m_text;
    const std::string& m_subject;
    char m_separator = ',';
    std::uint64_t m_line = 0;
    bool m_any = false;
    NumberList m_numbers;
};

template <typename T>
void appendElement(std::string& text, T element)
{
    std::array<char, 32> buffer{};
    char* const last = buffer.data() + buffer.size();
    std::to_chars_result result{};
    if constexpr (SmallFloatElement<T>)
        result = std::to_chars(buffer.data(), last, static_cast<float>(element.toDouble()));
    else if constexpr (BoolElement<T>)
        result = std::to_chars(buffer.data(), last, element.byte != 0 ? 1 : 0);
    else
        result = std::to_chars(buffer.data(), last, element);
    text.append(buffer.data(), result.ptr);
}

}  // namespace

ElementArray parseCsv(std::string_view text, const std::string& subject)
{
    // A number takes 16 bytes while the file is read; two characters can hold one.
    if (text.size() > kMaxTextFileBytes)
        throw RuntimeError({.text = message("it has {} bytes; at most {} of text are read: use .npy or .bin", text.size(),
                                            kMaxTextFileBytes),
                            .subject = subject});
    return CsvReader(text, subject).read();
}

std::string toCsv(ElementType type, std::uint32_t components, std::span<const std::byte> bytes)
{
    std::string text;
    const std::uint64_t count = bytes.size() / sizeOf(type);
    withElementType(type, [&]<typename T>(std::type_identity<T>) {
        for (std::uint64_t i = 0; i < count; ++i) {
            appendElement(text, loadElement<T>(bytes.data(), i));
            text += components > 1 && (i + 1) % components != 0 ? ',' : '\n';
        }
    });
    return text;
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/pythontext.h"

#include "core/base/error.h"
#include "core/base/message.h"
#include "core/base/text.h"
#include "core/sweep/axis.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

namespace kd {
namespace {

constexpr int kMaxBrackets = 100;

/// Reads one literal after the other.
class PythonReader {
public:
    PythonReader(std::string_view text, std::string_view subject) : m_text(text), m_subject(subject) {}

    std::vector<std::string> read()
    {
        std::vector<std::string> values;
        if (accept("list")) {
            expect('(');
            values = sequence();
            expect(')');
        } else {
            values = sequence();
        }
        skipBlanks();
        if (m_at != m_text.size())
            fail();
        return values;
    }

private:
    [[noreturn]] void fail() const
    {
        refuse(std::string(m_subject), message("'{}' cannot be read at byte {}: lists of numbers and strings are, and range(…)",
                                               m_text.substr(0, 200), m_at + 1));
    }
    void skipBlanks() { m_at = std::min(m_text.find_first_not_of(" \t\r\n", m_at), m_text.size()); }
    char peek()
    {
        skipBlanks();
        return m_at < m_text.size() ? m_text[m_at] : '\0';
    }
    void expect(char c)
    {
        if (peek() != c)
            fail();
        ++m_at;
    }
    bool accept(std::string_view word)
    {
        skipBlanks();
        const std::string_view rest = m_text.substr(m_at);
        if (!rest.starts_with(word) || (rest.size() > word.size() && isIdentifierCharacter(rest[word.size()])))
            return false;
        m_at += word.size();
        return true;
    }

    std::vector<std::string> sequence()
    {
        if (accept("range"))
            return range();
        const char open = peek();
        if (open != '[' && open != '(')
            fail();
        ++m_at;
        const char close = open == '[' ? ']' : ')';
        std::vector<std::string> values;
        while (peek() != close) {
            values.push_back(literal());
            if (values.size() > kMaxAxisValues)
                refuse(std::string(m_subject), message("it has more than {} values", kMaxAxisValues));
            if (peek() != close)
                expect(',');
        }
        ++m_at;
        return values;
    }

    std::vector<std::string> range()
    {
        expect('(');
        std::vector<std::int64_t> bounds{integer()};
        while (peek() == ',' && bounds.size() < 3) {
            ++m_at;
            bounds.push_back(integer());
        }
        expect(')');
        const std::int64_t first = bounds.size() > 1 ? bounds[0] : 0, end = bounds.size() > 1 ? bounds[1] : bounds[0];
        const std::int64_t step = bounds.size() > 2 ? bounds[2] : 1;
        if (step == 0)
            fail();
        if ((end - first) / step > static_cast<std::int64_t>(kMaxAxisValues))
            refuse(std::string(m_subject), message("it has more than {} values", kMaxAxisValues));
        std::vector<std::string> values;
        for (std::int64_t value = first; step > 0 ? value < end : value > end; value += step)
            values.push_back(std::to_string(value));
        return values;
    }

    std::int64_t integer()
    {
        // Bounds of this size cannot overflow a step.
        constexpr std::int64_t kLargest = std::int64_t{1} << 60;
        const std::string text = number();
        std::int64_t value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc() || end != text.data() + text.size() || value > kLargest || value < -kLargest)
            fail();
        return value;
    }

    std::string literal()
    {
        const char c = peek();
        if (c == '"' || c == '\'')
            return string(c);
        if (accept("True"))
            return "1";
        if (accept("False"))
            return "0";
        return number();
    }

    std::string string(char quote)
    {
        const std::size_t begin = ++m_at;
        const std::size_t end = m_text.find_first_of(quote == '"' ? "\"\\" : "'\\", begin);
        if (end == std::string_view::npos || m_text[end] == '\\')
            fail();
        m_at = end + 1;
        return std::string(m_text.substr(begin, end - begin));
    }

    std::string number()
    {
        skipBlanks();
        const std::string_view rest = m_text.substr(m_at);
        double value = 0;
        const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), value);
        const auto size = static_cast<std::size_t>(end - rest.data());
        const bool isWord = size > 0 && rest.substr(0, size).find_first_not_of("0123456789+-.eE") != std::string_view::npos;
        if (error != std::errc() || isWord || (size < rest.size() && isIdentifierCharacter(rest[size])))
            fail();
        m_at += size;
        return std::string(rest.substr(0, size));
    }

    std::string_view m_text, m_subject;
    std::size_t m_at = 0;
};

/// A part of a Python expression: an operator, a bracket, a name or a number.
using Words = std::vector<std::string_view>;

[[noreturn]] void refusePython(std::string_view text)
{
    refuse(message("'{}' is no Python expression that can be read: numbers, names, + - * / // %, comparisons, and, or, not are",
                   text.substr(0, 200)));
}

Words wordsOf(std::string_view text)
{
    constexpr std::array<std::string_view, 8> kDoubles{"//", "**", "<=", ">=", "==", "!=", "<<", ">>"};
    Words words;
    for (std::size_t at = 0; (at = text.find_first_not_of(" \t\r\n", at)) != std::string_view::npos;) {
        std::size_t size = 1;
        const std::string_view rest = text.substr(at);
        if (isIdentifierCharacter(rest.front()) || rest.front() == '.') {
            const auto isPart = [](char c) { return isIdentifierCharacter(c) || c == '.'; };
            size = static_cast<std::size_t>(std::ranges::find_if_not(rest, isPart) - rest.begin());
        } else if (std::ranges::find(kDoubles, rest.substr(0, 2)) != kDoubles.end()) {
            size = 2;
        } else if (std::string_view("+-*/%<>()&|^~,").find(rest.front()) == std::string_view::npos) {
            refusePython(text);
        }
        words.push_back(rest.substr(0, size));
        at += size;
    }
    return words;
}

/// Writes Python's words as ours, by the precedence of Python's: or, and, not, comparisons, all else.
class PythonWriter {
public:
    explicit PythonWriter(std::string_view text) : m_text(text), m_words(wordsOf(text)) {}

    std::string write() { return disjunction(0, m_words.size(), 0); }

private:
    using Found = std::vector<std::size_t>;

    bool isAt(std::size_t at, std::string_view word) const { return m_words[at] == word; }
    bool isComparison(std::size_t at) const
    {
        constexpr std::array<std::string_view, 6> kComparisons{"<", "<=", ">", ">=", "==", "!="};
        return std::ranges::find(kComparisons, m_words[at]) != kComparisons.end();
    }

    /// Where `is` holds outside brackets.
    template <typename Is> Found findOutside(std::size_t begin, std::size_t end, const Is& is) const
    {
        Found found;
        int depth = 0;
        for (std::size_t i = begin; i < end; ++i) {
            depth += isAt(i, "(") ? 1 : isAt(i, ")") ? -1 : 0;
            if (depth < 0)
                refusePython(m_text);
            if (depth == 0 && is(i))
                found.push_back(i);
        }
        if (depth != 0)
            refusePython(m_text);
        return found;
    }

    template <typename Write>
    std::string joined(std::size_t begin, std::size_t end, std::string_view word, std::string_view ours, const Write& write)
    {
        Found at = findOutside(begin, end, [&](std::size_t i) { return isAt(i, word); });
        if (at.empty())
            return write(begin, end);
        at.push_back(end);
        std::string text;
        for (const std::size_t next : at) {
            text.append(text.empty() ? "(" : ours).append(write(begin, next));
            begin = next + 1;
        }
        return text + ")";
    }

    std::string disjunction(std::size_t begin, std::size_t end, int depth)
    {
        return joined(begin, end, "or", " || ", [&](std::size_t from, std::size_t to) { return conjunction(from, to, depth); });
    }

    std::string conjunction(std::size_t begin, std::size_t end, int depth)
    {
        return joined(begin, end, "and", " && ", [&](std::size_t from, std::size_t to) { return negation(from, to, depth); });
    }

    std::string negation(std::size_t begin, std::size_t end, int depth)
    {
        bool isNegated = false;
        for (; begin < end && isAt(begin, "not"); ++begin)
            isNegated = !isNegated;
        const std::string text = comparison(begin, end, depth);
        return isNegated ? "!(" + text + ")" : text;
    }

    std::string comparison(std::size_t begin, std::size_t end, int depth)
    {
        const Found at = findOutside(begin, end, [this](std::size_t i) { return isComparison(i); });
        if (at.empty())
            return arithmetic(begin, end, depth);
        // A middle operand of a chain is translated once and written twice: nested chains double the text at each level.
        std::string text, left = operand(begin, at[0], depth);
        for (std::size_t i = 0; i < at.size(); ++i) {
            std::string right = operand(at[i] + 1, i + 1 < at.size() ? at[i + 1] : end, depth);
            text.append(text.empty() ? "(" : " && ").append(left).append(" ").append(m_words[at[i]]).append(" ").append(right);
            requireShort(text);
            left = std::move(right);
        }
        return text + ")";
    }

    /// In brackets, since & | ^ bind less than comparisons in C.
    std::string operand(std::size_t begin, std::size_t end, int depth)
    {
        const std::string text = arithmetic(begin, end, depth);
        return end - begin > 1 ? "(" + text + ")" : text;
    }

    void requireShort(const std::string& text) const
    {
        constexpr std::size_t kMaxWritten = 16384;
        if (text.size() > kMaxWritten)
            refusePython(m_text);
    }

    std::string arithmetic(std::size_t begin, std::size_t end, int depth)
    {
        constexpr std::array<std::string_view, 9> kUnknown{"**", "in", "is", "if", "else", "lambda", "not", "and", "or"};
        if (begin >= end || depth > kMaxBrackets)
            refusePython(m_text);
        std::string text;
        std::size_t term = 0;  // where in the text that begins which *, /, // and % go on with
        for (std::size_t i = begin; i < end; ++i) {
            if (std::ranges::find(kUnknown, m_words[i]) != kUnknown.end())
                refusePython(m_text);
            if (isAt(i, "//") || isAt(i, "%")) {
                const std::size_t behind = endOfFactor(i + 1, end);
                term = std::min(term, text.size());
                const std::string whole = floored(i, text.substr(term), operand(i + 1, behind, depth + 1));
                text.replace(term, std::string::npos, whole);
                i = behind - 1;
                continue;
            }
            if (!text.empty())
                text += ' ';
            if (isAt(i, "(")) {
                const std::size_t close = closeOf(i, end);
                text += "(" + inside(i + 1, close, depth + 1) + ")";
                i = close;
            } else if (isAt(i, "/")) {
                text += "* 1.0 /";
            } else if (isAt(i, "True") || isAt(i, "False")) {
                text += isAt(i, "True") ? "1" : "0";
            } else {
                text += m_words[i];
            }
            if (endsTerm(begin, i))
                term = text.size() + 1;
        }
        requireShort(text);
        return text;
    }

    bool isAnyOf(std::size_t at, std::string_view letters) const
    {
        return letters.find(m_words[at].front()) != std::string_view::npos;
    }

    /// An operator that binds less than * and %. A sign, which binds more, stands behind another operator, or first.
    bool endsTerm(std::size_t begin, std::size_t at) const
    {
        return isAnyOf(at, "+-<>&|^") && at > begin && !isAnyOf(at - 1, "+-*/%<>&|^~");
    }

    /// Behind a number, a name, a bracket or a call, with its signs.
    std::size_t endOfFactor(std::size_t at, std::size_t end) const
    {
        while (at < end && isAnyOf(at, "+-~"))
            ++at;
        if (at < end && !isAt(at, "("))
            ++at;
        if (at < end && isAt(at, "("))
            at = closeOf(at, end) + 1;
        return at;
    }

    /// Python rounds quotients down, and remainders have the sign of what is divided by.
    std::string floored(std::size_t at, const std::string& left, const std::string& right) const
    {
        if (left.empty())
            refusePython(m_text);
        const std::string whole = left.find(' ') == std::string::npos ? left : "(" + left + ")";
        const std::string text = isAt(at, "//") ? "floor(" + whole + " / " + right + ")"
                                                : "((" + whole + " % " + right + " + " + right + ") % " + right + ")";
        requireShort(text);
        return text;
    }

    std::size_t closeOf(std::size_t open, std::size_t end) const
    {
        int depth = 0;
        for (std::size_t i = open; i < end; ++i) {
            depth += isAt(i, "(") ? 1 : isAt(i, ")") ? -1 : 0;
            if (depth == 0)
                return i;
        }
        refusePython(m_text);
    }

    /// What stands in brackets: an expression, or the arguments of a function.
    std::string inside(std::size_t begin, std::size_t end, int depth)
    {
        Found commas = findOutside(begin, end, [this](std::size_t i) { return isAt(i, ","); });
        commas.push_back(end);
        std::string text;
        for (const std::size_t next : commas) {
            text.append(text.empty() ? "" : ", ").append(disjunction(begin, next, depth));
            begin = next + 1;
        }
        return text;
    }

    std::string_view m_text;
    Words m_words;
};

}  // namespace

std::vector<std::string> pythonValues(std::string_view text, std::string_view subject)
{
    return PythonReader(text, subject).read();
}

std::string expressionOfPython(std::string_view text)
{
    constexpr std::size_t kMaxBytes = 4096;
    if (text.size() > kMaxBytes)
        refuse(message("An expression of {} byte(s) is too long.", text.size()));
    return PythonWriter(text).write();
}

}  // namespace kd

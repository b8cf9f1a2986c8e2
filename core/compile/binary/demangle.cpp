// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/binary/demangle.h"

#include "core/base/text.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cxxabi.h>
#include <memory>
#include <utility>
#include <vector>

namespace kd {
namespace {

constexpr std::size_t kLongestSymbol = 1u << 16;
constexpr std::uint64_t kMaxExpansion = std::uint64_t{1} << 28;  // as ExpansionBound counts; a tenth of it or less comes of it

/// Bounds how long a mangled name can become. A few hundred bytes of hostile substitutions make gigabytes, since each may stand for
/// all that came before it. What "S1_" stands for was complete before a number as high is used for the first time; "T_" stands for
/// template arguments, which were before the first of its kind.
class ExpansionBound {
public:
    explicit ExpansionBound(std::string_view symbol) : m_symbol(symbol) {}

    std::uint64_t bytes()
    {
        while (m_at < m_symbol.size() && m_bytes < kMaxExpansion)
            readOne();
        return m_bytes;
    }

private:
    static bool isDigit(char c) { return c >= '0' && c <= '9'; }

    void readOne()
    {
        const char c = m_symbol[m_at];
        if (isDigit(c))
            return readDigits();
        constexpr std::string_view kDigits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
        const std::size_t end = c == 'S' || c == 'T' ? m_symbol.find_first_not_of(kDigits, m_at + 1) : std::string_view::npos;
        if (end == std::string_view::npos || m_symbol[end] != '_')
            return skip(1);
        const std::uint64_t here = m_bytes;
        const std::string_view digits = m_symbol.substr(m_at + 1, end - m_at - 1);
        if (m_at < m_unsureUntil)
            m_bytes += here;
        else
            m_bytes += c == 'T' ? argumentBytes(here) : substitutionBytes(numberOf(digits), here);
        m_at = end + 1;
    }
    void skip(std::size_t count)
    {
        constexpr std::uint64_t kLongestCode = 32;  // "y" is an unsigned long long
        m_bytes += kLongestCode * count;
        m_at += count;
    }
    /// Reads an identifier with its length, which may hold anything, or a number, which is followed by "E" or "_". Where both are
    /// possible, what would be the identifier is read as well, and taken for the worst.
    void readDigits()
    {
        const std::size_t start = m_at;
        std::size_t length = 0;
        for (; m_at < m_symbol.size() && isDigit(m_symbol[m_at]); ++m_at)
            length = std::min(10 * length + static_cast<std::size_t>(m_symbol[m_at] - '0'), m_symbol.size());
        m_bytes += length;
        const char next = m_at < m_symbol.size() ? m_symbol[m_at] : 'E';
        const bool isLiteral = isBehindLiteral(start);
        if (isLiteral && next == 'E' && start >= m_unsureUntil)
            return;
        const char before = start > 0 ? m_symbol[start - 1] : 'L';
        if (isLiteral || next == 'E' || next == '_' || before == 'L' || before == 'C' || before == 'D' || start < m_unsureUntil)
            m_unsureUntil = std::max(m_unsureUntil, m_at + length);
        else
            m_at += std::min(length, m_symbol.size() - m_at);
    }
    /// Whether "Li" or "Lin" goes before, of a literal of a type with one letter.
    bool isBehindLiteral(std::size_t at) const
    {
        if (at > 0 && m_symbol[at - 1] == 'n' && isBehindLetter(at - 1))
            return true;
        return isBehindLetter(at);
    }
    bool isBehindLetter(std::size_t at) const
    {
        return at > 1 && m_symbol[at - 2] == 'L' && m_symbol[at - 1] >= 'a' && m_symbol[at - 1] <= 'z';
    }
    std::uint64_t argumentBytes(std::uint64_t here)
    {
        if (m_argumentBytes == 0 || m_symbol.substr(m_argumentsSeen, m_at - m_argumentsSeen).find('I') != std::string_view::npos) {
            m_argumentBytes = here;
            m_argumentsSeen = m_at;
        }
        return m_argumentBytes;
    }
    std::uint64_t substitutionBytes(std::size_t number, std::uint64_t here)
    {
        if (m_seen.size() <= number)
            m_seen.resize(number + 1, here);
        return m_seen[number];
    }
    /// "S_" is 0, "S0_" 1, in base 36; no higher than there can be.
    std::size_t numberOf(std::string_view digits) const
    {
        std::size_t number = 0;
        for (const char c : digits)
            number = std::min(36 * number + static_cast<std::size_t>(isDigit(c) ? c - '0' : c - 'A' + 10), m_symbol.size());
        return digits.empty() ? 0 : number + 1;
    }

    std::string_view m_symbol;
    std::size_t m_at = 0;
    std::uint64_t m_bytes = 0;
    std::size_t m_unsureUntil = 0;      ///< so far may an identifier reach
    std::vector<std::uint64_t> m_seen;  ///< bytes before the first use of a number as high
    std::uint64_t m_argumentBytes = 0;
    std::size_t m_argumentsSeen = 0;
};

/// Keeps a space only where it parts two words.
std::string compact(std::string_view name)
{
    std::string result;
    for (std::size_t i = 0; i < name.size(); ++i) {
        if (std::isspace(static_cast<unsigned char>(name[i])) == 0) {
            result += name[i];
            continue;
        }
        const std::size_t next = name.find_first_not_of(" \t\n\v\f\r", i);
        if (next != std::string_view::npos && !result.empty() && isIdentifierCharacter(result.back()) &&
            isIdentifierCharacter(name[next]))
            result += ' ';
        i = next == std::string_view::npos ? name.size() : next - 1;
    }
    return result;
}

std::string_view withoutParameters(std::string_view name)
{
    const std::size_t last = name.rfind(')');
    if (last == std::string_view::npos)
        return name;
    int depth = 0;
    for (std::size_t i = last + 1; i-- > 0;) {
        if (name[i] == ')')
            ++depth;
        else if (name[i] == '(' && --depth == 0)
            return name.substr(0, i);
    }
    return name;
}

using DemangledText = std::unique_ptr<char, decltype(&std::free)>;

/// Null where it cannot be demangled.
DemangledText demangled(const std::string& symbol)
{
    DemangledText text(nullptr, &std::free);
    int status = 0;
    if (symbol.starts_with("_Z") && symbol.size() <= kLongestSymbol && ExpansionBound(symbol).bytes() < kMaxExpansion)
        text.reset(abi::__cxa_demangle(symbol.c_str(), nullptr, nullptr, &status));
    if (status != 0)
        text.reset();
    return text;
}

constexpr std::string_view kLeftOut = "…";

/// Where an operator's name, which may be of "<" and ">", ends; 0: none begins at `at`.
std::size_t endOfOperator(std::string_view name, std::size_t at)
{
    constexpr std::string_view kOperator = "operator";
    if (!name.substr(at).starts_with(kOperator) || (at > 0 && isIdentifierCharacter(name[at - 1])))
        return 0;
    constexpr std::size_t kMaxSigns = 2;
    const std::string_view rest = name.substr(at + kOperator.size());
    return at + kOperator.size() + std::min({rest.size(), rest.find_first_not_of("<>=-"), kMaxSigns});
}

/// Leaves out what stands deeper than `depth` in template arguments.
std::string withoutArguments(std::string_view name, int depth)
{
    std::string result;
    int deep = 0;
    for (std::size_t i = 0; i < name.size(); ++i) {
        if (const std::size_t end = endOfOperator(name, i); end != 0) {
            result += deep <= depth ? name.substr(i, end - i) : std::string_view();
            i = end - 1;
            continue;
        }
        deep -= name[i] == '>' && deep > 0 ? 1 : 0;
        if (deep <= depth)
            result += name[i];
        deep += name[i] == '<' ? 1 : 0;
        if (name[i] == '<' && deep == depth + 1)
            result += kLeftOut;
    }
    return result;
}

/// The names that a mangled one begins with: "cutlass::device_kernel<…>" of "_ZN7cutlass13device_kernelI…". Empty: there are none.
std::string namesInFront(std::string_view symbol)
{
    std::string names;
    std::size_t at = symbol.starts_with("_ZN") ? 3 : 2;
    while (at < symbol.size() && symbol[at] >= '1' && symbol[at] <= '9') {
        std::size_t length = 0;
        for (; at < symbol.size() && symbol[at] >= '0' && symbol[at] <= '9'; ++at)
            length = std::min(10 * length + static_cast<std::size_t>(symbol[at] - '0'), symbol.size());
        if (length > symbol.size() - at)
            return {};
        const std::string_view name = symbol.substr(at, length);
        names += names.empty() ? "" : "::";
        names += name.starts_with("_GLOBAL__N_") ? "(anonymous namespace)" : name;
        at += length;
    }
    const bool hasArguments = at < symbol.size() && symbol[at] == 'I';
    return hasArguments && !names.empty() ? names + '<' + std::string(kLeftOut) + '>' : names;
}

/// Numba numbers the signatures of a function and says how it was compiled ("add[abi:v1][abi:cw51cXTLSUwv1sD…]"); its names of
/// Python have characters in hexadecimal.
std::string withoutNumbasTags(std::string name)
{
    constexpr std::string_view kNumber = "[abi:v", kOptions = "[abi:cw";
    const std::size_t options = name.rfind(kOptions), number = name.rfind(kNumber, options);
    if (options == std::string::npos || number == std::string::npos || !name.ends_with(']') ||
        name.find(']', number) + 1 != options || name.find(']', options) + 1 != name.size())
        return name;
    name.resize(number);
    for (const auto& [written, meant] : {std::pair("_3clocals_3e", "<locals>"), std::pair("_3clambda_3e", "<lambda>")})
        for (std::size_t at = name.find(written); at != std::string::npos; at = name.find(written))
            name.replace(at, std::string_view(written).size(), meant);
    return name;
}

}  // namespace

std::string shortKernelName(const std::string& symbol, std::size_t length)
{
    std::string name = readableKernelName(symbol);
    if (name == symbol && symbol.starts_with("_Z"))
        if (std::string names = namesInFront(symbol); !names.empty())
            name = std::move(names);
    for (int depth = 1; name.size() > length && depth >= 0; --depth)
        name = withoutArguments(name, depth);
    if (name.size() <= length)
        return name;
    std::size_t end = length - std::min(length, kLeftOut.size());
    while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xc0) == 0x80)  // within a character of UTF-8
        --end;
    return name.substr(0, end) + std::string(kLeftOut);
}

std::string readableKernelName(const std::string& symbol)
{
    const DemangledText text = demangled(symbol);
    if (text == nullptr)
        return symbol;
    std::string_view name = withoutParameters(text.get());
    if (name.starts_with("void "))
        name.remove_prefix(5);
    return withoutNumbasTags(compact(name));
}

std::vector<std::string> parameterTypesOf(const std::string& symbol)
{
    std::vector<std::string> types;
    const DemangledText text = demangled(symbol);
    if (text == nullptr)
        return types;
    const std::string_view all = text.get();
    const std::size_t open = withoutParameters(all).size();
    const std::size_t close = all.rfind(')');
    if (close == std::string_view::npos || open >= close)
        return types;
    const std::string_view list = all.substr(open + 1, close - open - 1);
    std::size_t first = 0;
    int depth = 0;
    for (std::size_t i = 0; i <= list.size(); ++i) {
        const char c = i < list.size() ? list[i] : ',';
        depth += c == '(' || c == '<' || c == '[' ? 1 : c == ')' || c == '>' || c == ']' ? -1 : 0;
        if (c == ',' && depth == 0) {
            types.emplace_back(trimmed(list.substr(first, i - first)));
            first = i + 1;
        }
    }
    return types.size() == 1 && (types[0].empty() || types[0] == "void") ? std::vector<std::string>() : types;
}

std::string readableNameExpression(std::string_view expression)
{
    std::string name = compact(expression);
    if (name.starts_with('&'))
        name.erase(0, 1);
    return name;
}

}  // namespace kd

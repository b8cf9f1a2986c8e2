// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/binary/demangle.h"

#include "core/base/text.h"


#include <cctype>
#include <cstdlib>
#include <cxxabi.h>
#include <memory>

namespace kd {
namespace {

constexpr std::size_t kLongestSymbol = 1u << 16;

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

}  // namespace

std::string readableKernelName(const std::string& symbol)
{
    if (!symbol.starts_with("_Z") || symbol.size() > kLongestSymbol)
        return symbol;
    int status = 0;
    const std::unique_ptr<char, decltype(&std::free)> text(abi::__cxa_demangle(symbol.c_str(), nullptr, nullptr, &status),
                                                           &std::free);
    if (status != 0 || text == nullptr)
        return symbol;
    std::string_view name = withoutParameters(text.get());
    if (name.starts_with("void "))
        name.remove_prefix(5);
    return compact(name);
}

std::string readableNameExpression(std::string_view expression)
{
    std::string name = compact(expression);
    if (name.starts_with('&'))
        name.erase(0, 1);
    return name;
}

}  // namespace kd

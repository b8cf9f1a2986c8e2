// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ptx/readablename.h"

#include <cxxabi.h>

#include <cstdlib>
#include <memory>

namespace kd::ptx {

std::string readableVariable(const std::string& symbol)
{
    if (!symbol.starts_with("_Z"))
        return symbol;
    const std::unique_ptr<char, decltype(&std::free)> name(abi::__cxa_demangle(symbol.c_str(), nullptr, nullptr, nullptr),
                                                           &std::free);
    if (name == nullptr)
        return symbol;
    const std::string text = name.get();
    const std::size_t last = symbol.starts_with("_ZZ") ? text.rfind("::") : std::string::npos;
    return last == std::string::npos ? text : text.substr(last + 2);
}

}  // namespace kd::ptx

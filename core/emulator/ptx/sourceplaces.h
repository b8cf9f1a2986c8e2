// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ptx/lexer.h"
#include "core/emulator/ptx/module.h"

#include <map>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace kd::ptx {

/// Reads `.file`, `.loc` and `.section`: where the PTX comes from.
class SourcePlaces {
public:
    explicit SourcePlaces(Module& module)
        : m_module(module)
    {
    }

    /// Each behind the directive's word.
    void parseFile(Lexer& lexer);
    void parseSection(Lexer& lexer);
    void parseLoc(Lexer& lexer);

    /// A body begins: what was inlined elsewhere has no part in it.
    void beginFunction();
    /// Index into Module::places of the `.loc` in force, -1: none.
    std::int32_t current() const { return m_current; }
    /// All of the module is read: gives places the names of their functions; a file without `.file` becomes file 0, without a name.
    void finish();

private:
    using Spot = std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>;
    struct NameUse {
        std::size_t place = 0;
        std::string_view label;
        std::uint64_t offset = 0;
    };
    Spot parseSpot(Lexer& lexer);
    void parseInlining(Lexer& lexer, std::size_t place);
    std::int32_t callPlace(const Spot& spot);
    void readStrings(Lexer& strings);
    std::string_view stringAt(std::string_view label, std::uint64_t offset) const;

    Module& m_module;
    std::int32_t m_current = -1;
    std::map<Spot, std::int32_t> m_latest;  ///< latest places of the function
    std::vector<int> m_depths;              ///< depths of inlining, by place
    std::vector<NameUse> m_names;
    std::unordered_map<std::string_view, std::size_t> m_labels;  ///< labels of .debug_str
};

}  // namespace kd::ptx

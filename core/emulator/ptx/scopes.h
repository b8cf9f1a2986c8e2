// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ptx/module.h"

#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace kd::ptx {

/// Says what a name stands for. Vector registers are `count` registers from `index` on.
struct Symbol {
    enum class Kind : std::uint8_t { Register, LocalVariable, Variable, Function, Label, Prototype, Targets };
    Kind kind = Kind::Register;
    Index index = kNoIndex;
    std::uint32_t count = 1;
};

/// `.reg .b32 %r<10>`: %r0 to %r9, which come into being when they are first met, so that a few bytes of text never take
/// much memory.
struct RegisterRange {
    std::uint32_t count = 0;  ///< number of names
    Type type = Type::None;
    std::uint32_t lanes = 1;  ///< lanes of a vector register: 2 or 4
};

/// A label that was named before all labels of its scope are known.
struct LabelUse {
    std::string_view name;
    std::uint32_t line = 0, column = 0;
    Index number = 0;  ///< number of the use in the function
};

/// The names of a module and, while its body is read, of a function and of the blocks in it, innermost first. Names view the text.
class Scopes {
public:
    Scopes();

    std::size_t depth() const { return m_scopes.size(); }
    void open();
    /// Ends the innermost scope. Uses of its own labels are told in `found` (number of the use, label); the rest are the
    /// enclosing scope's.
    void close(std::vector<Index>& found);
    /// Uses that no scope knows; valid when only the module's scope is open.
    const std::vector<LabelUse>& unknownLabels() const { return m_scopes.front().uses; }

    /// False when the innermost scope has the name already.
    bool declare(std::string_view name, const Symbol& symbol);
    bool declareRange(std::string_view prefix, const RegisterRange& range);
    void use(const LabelUse& use) { m_scopes.back().uses.push_back(use); }

    const Symbol* find(std::string_view name) const;
    /// Finds a name of the innermost scope alone.
    const Symbol* findInnermost(std::string_view name) const;
    /// The range that has `name`, when no nearer scope declares it otherwise; nothing when find() knows it.
    struct RangeHit {
        std::size_t scope = 0;
        RegisterRange range;
    };
    std::optional<RangeHit> findRange(std::string_view name) const;
    /// Gives a name of a range its register.
    void declareIn(std::size_t scope, std::string_view name, const Symbol& symbol);

private:
    struct Scope {
        std::unordered_map<std::string_view, Symbol> names;
        std::unordered_map<std::string_view, RegisterRange> ranges;
        std::unordered_map<std::string_view, std::uint64_t> lowestNumbers;  ///< "x" -> 1 when x1, x7 were declared one by one
        std::vector<LabelUse> uses;
    };
    std::vector<Scope> m_scopes;
};

}  // namespace kd::ptx

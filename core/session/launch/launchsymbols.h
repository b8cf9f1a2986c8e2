// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/expression/number.h"
#include "core/base/message.h"
#include "core/session/launch/macrocalls.h"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace kd {

/// The names that the expressions of one launch may use. A name's value is found when it is first asked for, so names may
/// use each other in any order; one that needs itself is an error.
class LaunchSymbols {
public:
    using Source = std::function<Number()>;

    /// The first source that is added for a name counts.
    void add(const std::string& name, Source source) { m_sources.try_emplace(name, std::move(source)); }
    /// Adds what a macro with parameters stands for.
    void addFunction(const std::string& name, SourceMacro macro) { m_functions.try_emplace(name, std::move(macro)); }
    /// Said about unknown names behind "known are ": what is known.
    void setHint(Message hint) { m_hint = std::move(hint); }
    const Message& hint() const { return m_hint; }

    /// The value of `name`; nothing when there is no such name. Throws RuntimeError.
    std::optional<Number> find(const std::string& name);
    /// Throws RuntimeError; its subject is `subject`, or that of the name within whose value the error lies.
    Number evaluate(std::string_view expression, const ErrorSubject& subject);
    /// `expression` with every call of a macro written out. Throws RuntimeError.
    std::string expanded(std::string_view expression) const { return expandCalls(expression, m_functions); }
    /// The names that have been asked for, with their values.
    const std::map<std::string, Number>& known() const { return m_known; }

private:
    std::map<std::string, Source> m_sources;
    MacroFunctions m_functions;
    std::map<std::string, Number> m_known;
    std::set<std::string> m_pending;
    Message m_hint;
};

}  // namespace kd

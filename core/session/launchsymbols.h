#pragma once

#include "core/base/error.h"
#include "core/base/number.h"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace kd {

/// The names that the expressions of one launch may use. A name's value is found when it is first asked for, so names may
/// use each other in any order; one that needs itself is an error.
class LaunchSymbols {
public:
    using Source = std::function<Number()>;

    /// The first source that is added for a name counts.
    void add(const std::string& name, Source source) { m_sources.try_emplace(name, std::move(source)); }
    /// Said about unknown names: what is known.
    void setHint(std::string hint) { m_hint = std::move(hint); }
    const std::string& hint() const { return m_hint; }

    /// The value of `name`; nothing when there is no such name. Throws RuntimeError.
    std::optional<Number> find(const std::string& name);
    /// Throws RuntimeError; its subject is `subject`, or that of the name within whose value the error lies.
    Number evaluate(std::string_view expression, const std::string& subject);
    /// The names that have been asked for, with their values.
    const std::map<std::string, Number>& known() const { return m_known; }

private:
    std::map<std::string, Source> m_sources;
    std::map<std::string, Number> m_known;
    std::set<std::string> m_pending;
    std::string m_hint;
};

/// Runs `action`; a RuntimeError that has no subject gets this one.
template <typename Action>
decltype(auto) withSubject(const std::string& subject, Action&& action)
{
    try {
        return action();
    } catch (const RuntimeError& error) {
        if (!error.info().subject.empty())
            throw;
        throw RuntimeError({.text = error.info().text, .subject = subject});
    }
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/launch/macrocalls.h"

#include "core/base/error.h"
#include "core/base/expression/expression.h"
#include "core/base/expression/expressionsyntax.h"
#include "core/session/launch/argumenttext.h"
#include "core/session/launch/withsubject.h"

#include <algorithm>
#include <optional>

namespace kd {
namespace {

using Token = ExpressionToken;

constexpr std::size_t kMaxLength = 16u << 10;
constexpr int kMaxCalls = 1000;

[[noreturn]] void refuseMacro(const std::string& name, const Message& text, Remedy remedy = {})
{
    refuse({ErrorSubject::Kind::Macro, name}, text, std::move(remedy));
}

bool isBracket(const Token& token, std::string_view symbol)
{
    return token.kind == Token::Kind::Symbol && token.text == symbol;
}

class Expander {
public:
    explicit Expander(const MacroFunctions& functions) : m_functions(functions) { }

    std::string expand(std::string_view text)
    {
        std::string result;
        std::size_t copied = 0;
        std::size_t offset = 0;
        for (Token token = nextToken(text, offset); token.kind != Token::Kind::End; token = nextToken(text, offset)) {
            const auto macro = token.kind == Token::Kind::Name ? m_functions.find(token.text) : m_functions.end();
            if (macro == m_functions.end() || isExpressionFunction(macro->first))
                continue;
            const std::size_t start = offset - token.text.size();
            const std::optional<std::vector<std::string>> arguments = parseArguments(text, offset);
            if (!arguments)
                continue;
            append(result, text.substr(copied, start - copied), macro->first);
            append(result, call(macro->first, macro->second, *arguments), macro->first);
            copied = offset;
        }
        return result.append(text.substr(copied));
    }

private:
    /// What stands between the brackets of a call; nothing, and `offset` as it was, where there is no call.
    static std::optional<std::vector<std::string>> parseArguments(std::string_view text, std::size_t& offset)
    {
        std::size_t at = offset;
        if (!isBracket(nextToken(text, at), "("))
            return std::nullopt;
        const std::size_t first = at;
        for (int open = 1; open > 0;) {
            const Token token = nextToken(text, at);
            if (token.kind == Token::Kind::End)
                return std::nullopt;
            open += isBracket(token, "(") ? 1 : isBracket(token, ")") ? -1 : 0;
        }
        offset = at;
        return splitAtCommas(text.substr(first, at - 1 - first));
    }

    std::string call(const std::string& name, const SourceMacro& macro, const std::vector<std::string>& arguments)
    {
        if (macro.ambiguous)
            refuseMacro(name, "the source defines it more than once; write out what it stands for",
                        {.kind = Remedy::Kind::NameValue});
        if (std::ranges::find(*macro.parameters, "...") != macro.parameters->end())
            refuseMacro(name, "macros that take any number of arguments cannot be used here", {.kind = Remedy::Kind::NameValue});
        if (arguments.size() != macro.parameters->size())
            refuseMacro(name,
                        message("it takes {} argument(s), as in {}, not {}", macro.parameters->size(), callForm(name, macro),
                                arguments.size()));
        if (std::ranges::find(m_active, name) != m_active.end())
            refuseMacro(name, "its value needs itself");
        if (++m_calls > kMaxCalls)
            refuseMacro(name, message("more than {} macros are called", kMaxCalls));
        std::map<std::string, std::string, std::less<>> values;
        for (std::size_t i = 0; i < arguments.size(); ++i)
            values[(*macro.parameters)[i]] = expand(arguments[i]);
        return withSubject({ErrorSubject::Kind::Macro, name}, [&] {
            const std::string body = substituted(name, macro.value, values);
            m_active.push_back(name);
            std::string result = expand(body);
            m_active.pop_back();
            return result;
        });
    }

    static std::string substituted(const std::string& name, std::string_view body,
                                   const std::map<std::string, std::string, std::less<>>& values)
    {
        std::string result;
        std::size_t copied = 0;
        std::size_t offset = 0;
        for (Token token = nextToken(body, offset); token.kind != Token::Kind::End; token = nextToken(body, offset)) {
            const std::string_view head = token.text.substr(0, token.text.find('.'));  // of "d.x"
            const auto value = token.kind == Token::Kind::Name ? values.find(head) : values.end();
            if (value == values.end())
                continue;
            const std::size_t start = offset - token.text.size();
            append(result, body.substr(copied, start - copied), name);
            append(result, value->second, name);
            copied = start + head.size();
        }
        return result.append(body.substr(copied));
    }

    static void append(std::string& result, std::string_view part, const std::string& name)
    {
        if (result.size() + part.size() > kMaxLength)
            refuseMacro(name, message("written out, the expression has more than {} characters", kMaxLength));
        result += part;
    }

    const MacroFunctions& m_functions;
    std::vector<std::string> m_active;
    int m_calls = 0;
};

}  // namespace

std::string expandCalls(std::string_view expression, const MacroFunctions& functions)
{
    return functions.empty() || expression.size() > kMaxLength ? std::string(expression) : Expander(functions).expand(expression);
}

std::string callForm(const std::string& name, const SourceMacro& macro)
{
    std::string form = name + "(";
    for (const std::string& parameter : macro.parameters.value_or(std::vector<std::string>()))
        form += (form.ends_with('(') ? "" : ", ") + parameter;
    return form + ")";
}

}  // namespace kd

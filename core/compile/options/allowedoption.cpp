// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/options/allowedoption.h"

#include "core/base/error.h"
#include "core/base/identifier.h"
#include "core/base/text.h"
#include "core/compile/loglines.h"
#include "core/compile/options/optiontable.h"

#include <algorithm>

namespace kd {
namespace {

constexpr std::size_t kLongestOption = 64u << 10;

bool isNumber(std::string_view text, const OptionRule& rule)
{
    const std::optional<int> number = wholeNumber(text);
    return number && *number >= rule.min && *number <= rule.max;
}

bool areNumbers(std::string_view text, const OptionRule& rule)
{
    while (true) {
        const std::size_t comma = text.find(',');
        if (!isNumber(text.substr(0, comma), rule))
            return false;
        if (comma == std::string_view::npos)
            return true;
        text.remove_prefix(comma + 1);
    }
}

bool isOneOf(std::string_view text, std::string_view words)
{
    while (!words.empty()) {
        const std::size_t space = words.find(' ');
        if (words.substr(0, space) == text)
            return true;
        words = space == std::string_view::npos ? std::string_view() : words.substr(space + 1);
    }
    return false;
}

/// "NAME", "NAME=anything" or "NAME(a,b)=anything", on one line.
bool isMacro(std::string_view text)
{
    const std::string_view head = text.substr(0, text.find('='));
    const std::size_t open = head.find('(');
    if (!isIdentifier(head.substr(0, open)) || (open != std::string_view::npos && !head.ends_with(')')))
        return false;
    return std::none_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < ' ' && c != '\t'; });
}

bool fits(const OptionRule& rule, std::string_view value)
{
    switch (rule.value) {
    case OptionValue::None:
        return value.empty();
    case OptionValue::Boolean:
        return value == "true" || value == "false";
    case OptionValue::Number:
        return isNumber(value, rule);
    case OptionValue::Numbers:
        return areNumbers(value, rule);
    case OptionValue::Word:
        return isOneOf(value, rule.words);
    case OptionValue::Macro:
        return isMacro(value);
    case OptionValue::Name:
        return isIdentifier(value);
    case OptionValue::Ptxas:
        return !value.empty();
    }
    return false;
}

Message expectation(const OptionRule& rule)
{
    switch (rule.value) {
    case OptionValue::None:
        return "it takes no value";
    case OptionValue::Boolean:
        return "its value is true or false";
    case OptionValue::Number:
        return message("its value is a whole number from {} to {}", rule.min, rule.max);
    case OptionValue::Numbers:
        return "its value is a list of diagnostic numbers, parted by commas";
    case OptionValue::Word:
        return message("its value is one of: {}", rule.words);
    case OptionValue::Macro:
        return "a macro is NAME, NAME=VALUE or NAME(A,B)=VALUE";
    case OptionValue::Name:
        return "its value is a name of letters, digits and underscores";
    case OptionValue::Ptxas:
        return "it needs an option of ptxas";
    }
    return {};
}

[[noreturn]] void refuseOption(std::string_view option, const Message& reason)
{
    throw RuntimeError({.text = message("this compiler option is refused: {}", reason),
                        .subject = std::string(option.substr(0, 200))});
}

struct Parts {
    std::string_view name;
    std::string_view value;
    bool hasValue = false;
};

/// Name and value of "--name=value", "-name value", "-name", and of "-DX", "-O3" whose value follows without a mark.
Parts partsOf(std::string_view option)
{
    for (const std::string_view glued : {"-D", "-U", "-I", "-O"})
        if (option.starts_with(glued) && option.size() > 2 && option[2] != '=' && option[2] != ' ' && !option.starts_with("-Ofc"))
            return {.name = glued, .value = option.substr(2), .hasValue = true};
    const std::size_t mark = option.find_first_of("= \t");
    if (mark == std::string_view::npos)
        return {.name = option, .value = {}};
    return {.name = option.substr(0, mark), .value = trimmed(option.substr(mark + 1)), .hasValue = true};
}

std::string canonical(std::string_view option, std::span<const OptionRule> rules, const Message& whose)
{
    const Parts parts = partsOf(option);
    const OptionRule* rule = findRule(rules, parts.name);
    if (rule == nullptr)
        refuseOption(option, message("it is not among the options of {} that KernelDesk knows to be harmless", whose));
    if (!rule->refusal.empty())
        refuseOption(option, rule->refusal);
    if (!fits(*rule, parts.value) || parts.hasValue != (rule->value != OptionValue::None))
        refuseOption(option, expectation(*rule));
    if (rule->implied)
        return {};
    std::string text(rule->name);
    if (rule->value == OptionValue::Ptxas) {
        const std::string inner = canonical(parts.value, ptxasOptionRules(), "ptxas");
        return inner.empty() ? inner : text + "=" + inner;
    }
    if (parts.hasValue)
        text += "=" + std::string(parts.value);
    // DEBUG and DEBUG=1 are the same macro.
    if (rule->value == OptionValue::Macro && parts.value.find('=') == std::string_view::npos)
        text += "=1";
    return text;
}

}  // namespace

std::string allowedOption(const std::string& option)
{
    if (option.size() > kLongestOption)
        refuseOption(option, "it is longer than 64 KiB");
    return canonical(trimmed(option), compilerOptionRules(), "the compiler");
}

bool needsNextWord(const std::string& option)
{
    const OptionRule* rule = findRule(compilerOptionRules(), trimmed(option));
    return rule != nullptr && rule->value != OptionValue::None;
}

}  // namespace kd

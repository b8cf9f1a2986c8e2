// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/options/nvccarguments.h"

#include "core/base/error.h"
#include "core/compile/loglines.h"
#include "core/compile/options/allowedoption.h"
#include "core/compile/options/commandoption.h"

#include <algorithm>
#include <optional>

namespace kd {
namespace {

constexpr std::size_t kMaxWords = 65536;
constexpr std::size_t kLongestWord = 64u << 10;
constexpr std::size_t kLongestNamed = 200;  // of an option that is named

constexpr MessagePattern<> kTooLong = "it is too long";
constexpr MessagePattern<> kUnsafeText = "it holds characters that a shell would act on";
constexpr MessagePattern<> kNoArchitecture = "it names no architecture";
constexpr MessagePattern<> kNoValue = "its value is missing";

OptionWord parseWord(std::string_view word)
{
    const std::size_t mark = word.find_first_of("= \t");
    if (const CommandOption* const option = findCommandOption(word.substr(0, mark)))
        return {.option = option,
                .value = mark == std::string_view::npos ? std::nullopt : std::optional(trimmed(word.substr(mark + 1)))};
    return parseGluedOption(word);
}

/// nvcc puts its words into a command for a shell, in quotes: it escapes those within, but no backslash before them.
bool isSafeForShell(std::string_view text)
{
    return text.size() <= kLongestWord && text.find_first_of("`$\\\n\r") == std::string_view::npos &&
        text.find('\0') == std::string_view::npos;
}

/// "sm_90" of "sm_90a", "compute_90", "lto_90"; empty for "all", "native" and what is none.
std::string realArchitecture(std::string_view text)
{
    for (const std::string_view kind : {"sm_", "compute_", "lto_"}) {
        if (!text.starts_with(kind))
            continue;
        const std::string_view number = text.substr(kind.size());
        const std::size_t digits = std::min(number.find_first_not_of("0123456789"), number.size());
        const std::string_view letter = number.substr(digits);
        if (digits >= 2 && digits <= 3 && (letter.empty() || letter == "a" || letter == "f"))
            return "sm_" + std::string(number);
    }
    return {};
}

std::string standardOf(std::string_view text)
{
    if (text.starts_with("gnu++"))
        text.remove_prefix(5);
    else if (text.starts_with("c++"))
        text.remove_prefix(3);
    else
        return {};
    if (text == "98" || text == "03")
        return "c++03";
    if (text == "0x" || text == "11")
        return "c++11";
    if (text == "1y" || text == "14")
        return "c++14";
    if (text == "1z" || text == "17")
        return "c++17";
    if (text == "2a" || text == "20")
        return "c++20";
    return text == "2b" || text == "23" ? "c++23" : "";
}

/// Parts at commas outside brackets and quotes; quotes around a part go.
std::vector<std::string> commaParts(std::string_view text)
{
    std::vector<std::string> parts(1);
    int depth = 0;
    char quote = 0;
    for (const char c : text) {
        if (quote != 0 ? c == quote : c == '"' || c == '\'') {
            quote = quote != 0 ? '\0' : c;
            continue;
        }
        depth += quote == 0 && c == '[' ? 1 : 0;
        depth -= quote == 0 && c == ']' ? 1 : 0;
        if (c == ',' && depth <= 0 && quote == 0)
            parts.emplace_back();
        else
            parts.back() += c;
    }
    return parts;
}

class NvccArgumentReader {
public:
    explicit NvccArgumentReader(std::string_view namePrefix = {}) : m_namePrefix(namePrefix) { }

    NvccArguments read(std::span<const std::string> words)
    {
        for (std::size_t i = 0; i < words.size() && i < kMaxWords; ++i) {
            const std::string& word = words[i];
            if (word.size() > kLongestWord) {
                drop(word, kTooLong);
            } else if (word.starts_with('@')) {
                drop(word, DropReason::OptionsFile);
            } else if (word.size() > 1 && word.front() == '-') {
                i += addOption(word, i + 1 < words.size() ? &words[i + 1] : nullptr) ? 1 : 0;
            }
        }
        return std::move(m_result);
    }

private:
    /// True when the next word was its value.
    bool addOption(const std::string& word, const std::string* next)
    {
        OptionWord parsed = parseWord(word);
        if (parsed.option == nullptr) {
            drop(word, startsProgram(word) ? DropReason::Program : DropReason::Unknown);
            return false;
        }
        const bool needsValue = needsWord(*parsed.option, next);
        const bool isTruth = next != nullptr && (*next == "true" || *next == "false");
        const bool usesNext =
            !parsed.value && next != nullptr && (needsValue || (parsed.option->place == ValuePlace::Boolean && isTruth));
        if (usesNext)
            parsed.value = *next;
        const std::string written = usesNext ? word + " " + *next : word;
        if (needsValue && !parsed.value)
            drop(written, kNoValue);
        else if (isDropped(parsed.option->use))
            drop(written, parsed.option->reason);
        else if (parsed.value && !isSafeForShell(*parsed.value))
            drop(written, kUnsafeText);
        else
            apply(*parsed.option, parsed.value, written);
        return usesNext;
    }

    static bool isDropped(OptionUse use)
    {
        return use == OptionUse::Relocatable || use == OptionUse::Build || use == OptionUse::Werror || use == OptionUse::Dropped;
    }

    static bool needsWord(const CommandOption& option, const std::string* next)
    {
        using enum ValuePlace;
        if (option.use == OptionUse::Werror)
            return next != nullptr && (next->starts_with("all-") || next->starts_with("cross-") ||
                                       next->starts_with("reorder") || next->starts_with("default-"));
        return option.place == Next || option.place == Glued || option.place == GluedNumber;
    }

    void apply(const CommandOption& option, const std::optional<std::string_view>& value, const std::string& written)
    {
        using enum OptionUse;
        const std::string text(value.value_or(std::string_view()));
        switch (option.use) {
        case Define:
        case Undefine:
        case PtxasWords:
        case Shared:
            return addShared(option, value, written);
        case FlushDenormals:
            return addKept("--ftz=true");
        case NvccFlag:
            return value ? drop(written, DropReason::Unknown) : addKept(std::string(option.name));
        case NvccNumber:
            return wholeNumber(text).value_or(-1) < 0 ? drop(written, DropReason::Unknown)
                                                      : addKept(std::string(option.name) + "=" + text);
        case Include:
            return addPaths(m_result.includeFolders, text);
        case SystemInclude:
            return addPaths(m_result.systemIncludeFolders, text);
        case ForcedInclude:
            return addPaths(m_result.preIncludes, text);
        case Standard:
            if (const std::string standard = standardOf(text); !standard.empty())
                m_result.standard = standard;
            else
                drop(written, DropReason::Unknown);
            return;
        case Architecture:
        case Code:
        case OffloadArchitecture:
            return addArchitectures(commaParts(text), written);
        case GenerateCode:
            return addGeneratedCode(text, written);
        case HostWords:
            return addHostOptions(text);
        case Relocatable:
        case Build:
        case Werror:
        case Dropped:
            return drop(written, option.reason);
        }
    }

    void addShared(const CommandOption& option, const std::optional<std::string_view>& value, const std::string& written)
    {
        try {
            const std::string canonical =
                allowedOption(std::string(option.name) + (value ? "=" + std::string(*value) : std::string()));
            if (canonical.starts_with("--define-macro=") || canonical.starts_with("--undefine-macro="))
                m_result.macros.push_back(canonical);
            else if (!canonical.empty())
                addKept(canonical);
        } catch (const Error& error) {
            drop(written, error.info().text);
        }
    }

    void addKept(const std::string& option)
    {
        if (std::find(m_result.options.begin(), m_result.options.end(), option) == m_result.options.end())
            m_result.options.push_back(option);
    }

    static void addPaths(std::vector<std::string>& paths, const std::string& text)
    {
        for (std::string& path : commaParts(text))
            if (!path.empty())
                paths.push_back(std::move(path));
    }

    void addArchitectures(const std::vector<std::string>& names, const std::string& written)
    {
        bool isAny = false;
        for (const std::string& name : names) {
            const std::string architecture = realArchitecture(trimmed(name, "[] "));
            if (architecture.empty())
                continue;
            isAny = true;
            if (std::find(m_result.architectures.begin(), m_result.architectures.end(), architecture) ==
                m_result.architectures.end())
                m_result.architectures.push_back(architecture);
        }
        if (!isAny)
            drop(written, kNoArchitecture);
    }

    /// "arch=compute_90,code=[sm_90,compute_90]": the real architectures, or the virtual one's where there are none.
    void addGeneratedCode(const std::string& text, const std::string& written)
    {
        std::vector<std::string> codes;
        std::string virtualOne;
        for (const std::string& part : commaParts(text)) {
            if (part.starts_with("arch="))
                virtualOne = part.substr(5);
            else if (part.starts_with("code="))
                codes = commaParts(trimmed(std::string_view(part).substr(5), "[] "));
        }
        std::erase_if(codes, [](const std::string& code) { return !code.starts_with("sm_"); });
        addArchitectures(codes.empty() ? std::vector{virtualOne} : codes, written);
    }

    void addHostOptions(const std::string& text)
    {
        NvccArgumentReader host("-Xcompiler ");
        addArguments(m_result, host.read(commaParts(text)));
    }

    void drop(std::string_view option, DropReason reason) { drop(option, dropReasonText(reason)); }
    void drop(std::string_view option, Message reason)
    {
        m_result.dropped.push_back(
            {.option = m_namePrefix + std::string(option.substr(0, kLongestNamed)), .reason = std::move(reason)});
    }

    NvccArguments m_result;
    std::string m_namePrefix;
};

template <typename T> void appendAll(std::vector<T>& to, std::vector<T>& from)
{
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

}  // namespace

NvccArguments parseNvccArguments(std::span<const std::string> words)
{
    return NvccArgumentReader().read(words);
}

void addArguments(NvccArguments& arguments, NvccArguments more)
{
    appendAll(arguments.includeFolders, more.includeFolders);
    appendAll(arguments.systemIncludeFolders, more.systemIncludeFolders);
    appendAll(arguments.preIncludes, more.preIncludes);
    appendAll(arguments.macros, more.macros);
    appendAll(arguments.dropped, more.dropped);
    if (!more.standard.empty())
        arguments.standard = more.standard;
    for (std::string& architecture : more.architectures)
        if (std::find(arguments.architectures.begin(), arguments.architectures.end(), architecture) ==
            arguments.architectures.end())
            arguments.architectures.push_back(std::move(architecture));
    for (std::string& option : more.options)
        if (std::find(arguments.options.begin(), arguments.options.end(), option) == arguments.options.end())
            arguments.options.push_back(std::move(option));
}

}  // namespace kd

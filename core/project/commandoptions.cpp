// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/commandoptions.h"

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/compile/loglines.h"
#include "core/compile/options/allowedoption.h"
#include "core/compile/options/commandoption.h"
#include "core/compile/options/optiontable.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <string_view>
#include <utility>

namespace kd {
namespace {

using Kind = IgnoredOption::Kind;

constexpr std::size_t kMaxNamed = 200;  // characters of an option that is told
constexpr std::size_t kMaxWord = 64u << 10;
constexpr std::size_t kMaxIgnored = 1000;
constexpr std::size_t kMaxListed = 4096;  // includes, macros

using enum OptionUse;
using enum ValuePlace;

Kind kindOf(DropReason reason)
{
    switch (reason) {
    case DropReason::Program: return Kind::Program;
    case DropReason::Files: return Kind::Files;
    case DropReason::OptionsFile: return Kind::Unread;
    case DropReason::Host: return Kind::Host;
    case DropReason::Linker: return Kind::Linker;
    case DropReason::Result: return Kind::Result;
    case DropReason::Setting: return Kind::Setting;
    case DropReason::Unknown: break;
    }
    return Kind::Unknown;
}

/// Null for those that NVRTC has as well, whose rules are its own.
const CommandOption* findOwnOption(std::string_view name)
{
    const CommandOption* const option = findCommandOption(name);
    return option == nullptr || option->use == Shared || option->use == Werror ? nullptr : option;
}

OptionWord optionIn(std::string_view word, CompilerFamily family)
{
    if (const CommandOption* const option = findOwnOption(word))
        return {.option = option, .value = {}};
    const std::size_t equals = word.find('=');
    if (equals != std::string_view::npos)
        if (const auto* const option = findOwnOption(word.substr(0, equals)); option != nullptr && option->place != None)
            return {.option = option, .value = word.substr(equals + 1)};
    if (family == CompilerFamily::Nvcc && findRule(compilerOptionRules(), word.substr(0, equals)) != nullptr)
        return {};  // -lineinfo is no -l
    return parseGluedOption(word);
}

/// "sm_90" of "sm_90a", "compute_90", "lto_90", "90"; empty for what is none.
std::string realArchitecture(std::string_view text)
{
    for (const std::string_view kind : {"sm_", "compute_", "lto_"})
        if (text.starts_with(kind)) {
            text.remove_prefix(kind.size());
            break;
        }
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    const std::string_view letter = text.substr(digits);
    const bool isOne = (digits == 2 || digits == 3) && (letter.empty() || letter == "a" || letter == "f");
    return isOne ? "sm_" + std::string(text) : std::string();
}

/// "c++17" of "c++17", "gnu++17" and "c++1z"; empty for what is none.
std::string canonicalStandard(std::string_view text)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kDrafts{
        {{"98", "03"}, {"0x", "11"}, {"1y", "14"}, {"1z", "17"}, {"2a", "20"}, {"2b", "23"}}};
    for (const std::string_view prefix : {"gnu++", "c++"}) {
        if (!text.starts_with(prefix))
            continue;
        text.remove_prefix(prefix.size());
        const auto draft = std::ranges::find(kDrafts, text, &std::pair<std::string_view, std::string_view>::first);
        const std::string standard = "c++" + std::string(draft == kDrafts.end() ? text : draft->second);
        constexpr std::string_view kKnown[] = {"c++03", "c++11", "c++14", "c++17", "c++20", "c++23"};
        return std::ranges::find(kKnown, standard) == std::end(kKnown) ? std::string() : standard;
    }
    return {};
}

template <typename T>
void addOnce(std::vector<T>& all, T one)
{
    if (all.size() < kMaxListed && std::ranges::find(all, one) == all.end())
        all.push_back(std::move(one));
}

std::string_view nameOfMacro(std::string_view macro)
{
    return macro.substr(0, macro.find_first_of("=("));
}

/// Options of g++ and clang++ that say nothing of device code begin so.
bool isHostOption(std::string_view word)
{
    constexpr std::string_view kPrefixes[] = {"-f", "-W", "-m", "-g", "-pthread", "-pipe", "-ansi", "-pedantic", "-no", "-static",
                                              "-rdynamic", "--Werror"};
    return std::ranges::any_of(kPrefixes, [word](std::string_view prefix) { return word.starts_with(prefix); });
}

class CommandReader {
public:
    CommandReader(CompilerFamily family, std::string prefix) : m_family(family), m_prefix(std::move(prefix)) { }

    void read(std::span<const std::string> words)
    {
        for (std::size_t i = 0; i < words.size(); ++i) {
            const std::string& word = words[i];
            if (word.size() > kMaxWord)
                refuse(word, "it is longer than 64 KiB");
            else if (word.size() > 1 && word.front() == '-')
                i += readOption(word, i + 1 < words.size() ? &words[i + 1] : nullptr);
        }
        if (!m_hostWords.empty()) {
            CommandReader host(CompilerFamily::Gcc, m_prefix + "-Xcompiler=");
            host.read(m_hostWords);
            adopt(host.m_result);
        }
        finishArchitectures();
    }
    CommandOptions result() { return std::move(m_result); }

private:
    /// How many of the words behind `word` are its value.
    std::size_t readOption(const std::string& word, const std::string* next)
    {
        OptionWord found = optionIn(word, m_family);
        if (found.option == nullptr)
            return readShared(word, next);
        const ValuePlace place = found.option->place;
        const bool isTruth = next != nullptr && (*next == "true" || *next == "false");
        const bool usesNext = !found.value && next != nullptr && (takesWord(place) || (place == Boolean && isTruth));
        if (usesNext)
            found.value = *next;
        const std::string written = usesNext ? word + " " + *next : word;
        if (!found.value && takesWord(place))
            refuse(written, "its value is missing");
        else
            apply(*found.option, std::string(found.value.value_or(std::string_view())), written);
        return usesNext ? 1 : 0;
    }

    static bool takesWord(ValuePlace place) { return place == Next || place == Glued || place == GluedNumber; }

    void apply(const CommandOption& option, const std::string& value, const std::string& written)
    {
        switch (option.use) {
        case Include:
            return addPaths(m_result.includes, value);
        case SystemInclude:
            return addPaths(m_result.systemIncludes, value);
        case ForcedInclude:
            return addPaths(m_result.forcedIncludes, value);
        case Define:
            return define(value, written);
        case Undefine:
            return undefine(value, written);
        case Standard:
            return setStandard(value, written);
        case OptionUse::Architecture:
        case Code:
        case OffloadArchitecture:
        case GenerateCode:
            return addArchitecture(option.use, value, written);
        case HostWords:
            for (const std::string& part : commaParts(value))
                std::ranges::move(shellWords(part), std::back_inserter(m_hostWords));
            return;
        case PtxasWords:
            return addPtxas(value, written);
        case FlushDenormals:
            return addOnce(m_result.options, std::string("--ftz=true"));
        case Relocatable:
            m_result.isRelocatable = value != "false";
            if (m_result.isRelocatable)
                leaveOut(written, option.reason);
            return;
        case NvccFlag:
            return addOnce(m_result.nvccOptions, std::string(option.name));
        case NvccNumber:
            if (wholeNumber(value).value_or(-1) < 0)
                return refuse(written);
            return addOnce(m_result.nvccOptions, std::string(option.name) + "=" + value);
        case Build:
            return;
        case Shared:
        case Werror:
        case Dropped:
            return leaveOut(written, option.reason);
        }
    }

    /// An option that NVRTC and nvcc spell alike, or one that nobody here knows.
    std::size_t readShared(const std::string& word, const std::string* next)
    {
        const std::size_t equals = word.find('=');
        const OptionRule* const rule =
            m_family == CompilerFamily::Nvcc ? findRule(compilerOptionRules(), word.substr(0, equals)) : nullptr;
        // What fails a build for its warnings is the build's matter, and unknown to NVRTC before CUDA 13.1.
        const bool isOfWarnings = rule != nullptr && rule->name == "--warning-as-error";
        if (rule == nullptr || !rule->refusal.empty() || isOfWarnings) {
            leaveOutUnknown(word);
            return m_family == CompilerFamily::Nvcc && isWerror(word, next) ? 1 : 0;
        }
        const bool usesNext = equals == std::string::npos && rule->value != OptionValue::None && next != nullptr;
        keep(usesNext ? word + "=" + *next : word, usesNext ? word + " " + *next : word);
        return usesNext ? 1 : 0;
    }

    /// nvcc's -Werror has a value, which g++'s has not.
    static bool isWerror(std::string_view word, const std::string* next)
    {
        return (word == "-Werror" || word == "--Werror") && next != nullptr && !next->starts_with('-') &&
            next->find('.') == std::string::npos;
    }

    void leaveOutUnknown(const std::string& word)
    {
        if (startsProgram(word))
            leaveOut(word, DropReason::Program);
        else
            leaveOut(word, isHostOption(word) ? DropReason::Host : DropReason::Unknown);
    }

    void keep(const std::string& option, const std::string& written)
    {
        try {
            if (std::string canonical = allowedOption(option); !canonical.empty())
                addOnce(m_result.options, std::move(canonical));
        } catch (const Error& error) {
            refuse(written, error.info().text);
        }
    }

    void addPtxas(const std::string& value, const std::string& written)
    {
        for (const std::string& part : commaParts(value))
            for (const std::string& word : shellWords(part))
                keep("--ptxas-options=" + word, written);
    }

    /// nvcc takes several paths in one word.
    void addPaths(std::vector<std::string>& paths, const std::string& value)
    {
        const bool isList = m_family == CompilerFamily::Nvcc;
        for (const std::string& path : isList ? commaParts(value) : std::vector{value})
            if (const std::string_view plain = isList ? trimmed(path, "\"") : path; !plain.empty())
                addOnce(paths, std::string(plain));
    }

    void define(const std::string& value, const std::string& written)
    {
        for (const std::string& each : m_family == CompilerFamily::Nvcc ? commaParts(value) : std::vector{value}) {
            try {
                const std::string canonical = allowedOption("--define-macro=" + each);
                const std::string macro = canonical.substr(canonical.find('=') + 1);
                if (m_result.macros.size() == kMaxListed)
                    return;
                forget(nameOfMacro(macro));
                addOnce(m_result.macros, macro);
            } catch (const Error& error) {
                refuse(written, error.info().text);
            }
        }
    }

    void undefine(const std::string& value, const std::string& written)
    {
        try {
            allowedOption("--undefine-macro=" + value);
            forget(value);
            addOnce(m_result.undefines, value);
        } catch (const Error& error) {
            refuse(written, error.info().text);
        }
    }

    /// Of several definitions the last counts.
    void forget(std::string_view name)
    {
        std::erase_if(m_result.macros, [name](const std::string& macro) { return nameOfMacro(macro) == name; });
        std::erase_if(m_result.undefines, [name](const std::string& each) { return each == name; });
    }

    void setStandard(const std::string& value, const std::string& written)
    {
        const std::string standard = canonicalStandard(value);
        if (standard.empty())
            refuse(written);
        else
            m_result.standard = standard;
    }

    void addArchitecture(OptionUse use, const std::string& value, const std::string& written)
    {
        if (use == OptionUse::Architecture && m_family == CompilerFamily::Clang)
            return leaveOut(written, DropReason::Host);
        std::vector<std::string> known;
        for (const std::string& code : use == GenerateCode ? generatedCode(value) : commaParts(trimmed(value, "[] ")))
            if (std::string architecture = realArchitecture(trimmed(code, "[] ")); !architecture.empty())
                known.push_back(std::move(architecture));
        if (known.empty())
            return leaveOut(written, DropReason::Setting);
        if (use == OptionUse::Architecture)
            m_architecture = known.front();
        else
            for (std::string& architecture : known)
                addOnce(use == Code ? m_codes : m_result.architectures, std::move(architecture));
    }

    /// Of "arch=compute_90,code=[sm_90,compute_90]" the real architectures; the virtual one where there is none.
    static std::vector<std::string> generatedCode(std::string_view value)
    {
        const std::size_t code = std::min(value.find("code="), value.size());
        std::vector<std::string> codes = commaParts(trimmed(value.substr(std::min(code + 5, value.size())), "[]\" "));
        std::erase_if(codes, [](const std::string& each) { return !each.starts_with("sm_"); });
        const std::string_view virtualOne = trimmed(value.substr(0, code), "\", ");
        return codes.empty() && virtualOne.starts_with("arch=") ? std::vector{std::string(virtualOne.substr(5))} : codes;
    }

    void finishArchitectures()
    {
        for (std::string& code : m_codes)
            addOnce(m_result.architectures, std::move(code));
        if (m_codes.empty() && !m_architecture.empty())
            addOnce(m_result.architectures, m_architecture);
    }

    /// What the host compiler is told counts for the preprocessor alone.
    void adopt(CommandOptions& host)
    {
        for (std::string& macro : host.macros) {
            forget(nameOfMacro(macro));
            addOnce(m_result.macros, std::move(macro));
        }
        for (std::string& name : host.undefines) {
            forget(name);
            addOnce(m_result.undefines, std::move(name));
        }
        for (const auto list : {&CommandOptions::includes, &CommandOptions::systemIncludes, &CommandOptions::forcedIncludes})
            for (std::string& path : host.*list)
                addOnce(m_result.*list, std::move(path));
        for (const IgnoredOption& each : host.ignored)
            addOnce(m_result.ignored, each);
    }

    void leaveOut(const std::string& word, DropReason reason) { leaveOut(word, kindOf(reason), dropReasonText(reason)); }

    void refuse(const std::string& word, Message reason = "its value is not understood")
    {
        leaveOut(word, Kind::Refused, std::move(reason));
    }

    void leaveOut(const std::string& word, Kind kind, Message reason)
    {
        if (m_result.ignored.size() < kMaxIgnored)
            addOnce(m_result.ignored, IgnoredOption{.option = m_prefix + word.substr(0, kMaxNamed),
                                                    .kind = kind,
                                                    .reason = std::move(reason)});
    }

    CompilerFamily m_family;
    std::string m_prefix;  // of options that are told
    CommandOptions m_result;
    std::vector<std::string> m_hostWords;
    std::string m_architecture;        // of -arch
    std::vector<std::string> m_codes;  // of -code
};

}  // namespace

CommandOptions readCommandOptions(std::span<const std::string> words, CompilerFamily family)
{
    CommandReader reader(family, {});
    reader.read(words);
    return reader.result();
}

}  // namespace kd

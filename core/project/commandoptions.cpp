// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/commandoptions.h"

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/compile/loglines.h"
#include "core/compile/options/allowedoption.h"
#include "core/compile/options/optiontable.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>

namespace kd {
namespace {

using Kind = IgnoredOption::Kind;

constexpr std::size_t kMaxNamed = 200;  // characters of an option that is told
constexpr std::size_t kMaxWord = 64u << 10;
constexpr std::size_t kMaxIgnored = 1000;
constexpr std::size_t kMaxListed = 4096;  // includes, macros

/// Says what an option of a command means here.
enum class OptionUse {
    Include,
    SystemInclude,
    ForcedInclude,
    Define,
    Undefine,
    Standard,
    Architecture,      ///< of -arch: code of it unless -code says which
    Code,
    OffloadArchitecture,  ///< clang's, one each
    GenerateCode,
    HostWords,         ///< words for the host compiler
    PtxasWords,
    FlushDenormals,    ///< clang's -fgpu-flush-denormals-to-zero
    Relocatable,
    NvccFlag,          ///< kept for nvcc
    NvccNumber,        ///< the same with a whole number
    Build,             ///< what is compiled, into what: passed over
    Ignored
};

/// Says where the value of an option stands.
enum class ValuePlace {
    None,
    Next,     ///< behind "=", else in the next word
    Glued,    ///< the same, or directly behind the name
    Attached, ///< behind "=" alone, if anywhere
    Boolean   ///< behind "=", or in a next word that is true or false, if anywhere
};

struct CommandOption {
    std::string_view name;
    std::string_view alias;
    OptionUse use = OptionUse::Ignored;
    ValuePlace place = ValuePlace::None;
    Kind kind = Kind::Unknown;
};

using enum OptionUse;
using enum ValuePlace;

constexpr CommandOption kCommandOptions[] = {
    // The program's text.
    {"--include-path", "-I", Include, Glued},
    {"--include-directory", "-iquote", Include, Glued},
    {"--system-include", "-isystem", SystemInclude, Glued},
    {"-idirafter", "-cxx-isystem", SystemInclude, Glued},
    {"--pre-include", "-include", ForcedInclude, Next},
    {"--include", "", ForcedInclude, Next},
    {"--define-macro", "-D", Define, Glued},
    {"--undefine-macro", "-U", Undefine, Glued},
    {"--std", "-std", Standard, Next},
    // The device.
    {"--gpu-architecture", "-arch", OptionUse::Architecture, Next},
    {"--gpu-code", "-code", Code, Next},
    {"--generate-code", "-gencode", GenerateCode, Next},
    {"--cuda-gpu-arch", "--offload-arch", OffloadArchitecture, Next},
    {"--relocatable-device-code", "-rdc", Relocatable, Boolean},
    {"--device-c", "-dc", Relocatable, None},
    {"-fgpu-rdc", "-fcuda-rdc", Relocatable, None},
    {"-fgpu-flush-denormals-to-zero", "-fcuda-flush-denormals-to-zero", FlushDenormals, None},
    {"--ptxas-options", "-Xptxas", PtxasWords, Next},
    {"-Xcuda-ptxas", "", PtxasWords, Next},
    {"--compiler-options", "-Xcompiler", HostWords, Next},
    // nvcc's own.
    {"--expt-relaxed-constexpr", "-expt-relaxed-constexpr", NvccFlag, None},
    {"--extended-lambda", "-extended-lambda", NvccFlag, None},
    {"--expt-extended-lambda", "-expt-extended-lambda", NvccFlag, None},
    {"--no-host-device-initializer-list", "-nohdinitlist", NvccFlag, None},
    {"--no-host-device-move-forward", "-nohdmoveforward", NvccFlag, None},
    {"--no-exceptions", "-noeh", NvccFlag, None},
    {"--allow-unsupported-compiler", "-allow-unsupported-compiler", NvccFlag, None},
    {"--Wno-deprecated-gpu-targets", "-Wno-deprecated-gpu-targets", NvccFlag, None},
    {"--Wno-deprecated-declarations", "-Wno-deprecated-declarations", NvccFlag, None},
    {"--Wreorder", "-Wreorder", NvccFlag, None},
    {"--Wdefault-stream-launch", "-Wdefault-stream-launch", NvccFlag, None},
    {"--Wmissing-launch-bounds", "-Wmissing-launch-bounds", NvccFlag, None},
    {"--Wext-lambda-captures-this", "-Wext-lambda-captures-this", NvccFlag, None},
    {"--ftemplate-depth", "-ftemplate-depth", NvccNumber, Next},
    {"--ftemplate-backtrace-limit", "-ftemplate-backtrace-limit", NvccNumber, Next},
    // What is built of what.
    {"--compile", "-c", Build, None},
    {"--output-file", "-o", Build, Next},
    {"--x", "-x", Build, Glued},
    {"--machine", "-m", Build, Next},
    {"--m64", "-m64", Build, None},
    {"--generate-dependencies-with-compile", "-MD", Build, None},
    {"--generate-nonsystem-dependencies-with-compile", "-MMD", Build, None},
    {"--generate-dependency-targets", "-MP", Build, None},
    {"--dependency-output", "-MF", Build, Next},
    {"--dependency-target-name", "-MT", Build, Next},
    {"-MQ", "", Build, Next},
    {"--", "", Build, None},
    // Programs.
    {"--compiler-bindir", "-ccbin", Ignored, Next, Kind::Program},
    {"--archiver-binary", "-arbin", Ignored, Next, Kind::Program},
    {"--run", "-run", Ignored, None, Kind::Program},
    {"--run-args", "-run-args", Ignored, Next, Kind::Program},
    {"--use-local-env", "-use-local-env", Ignored, None, Kind::Program},
    {"--dont-use-profile", "-noprof", Ignored, None, Kind::Program},
    {"--qpp-config", "-qpp-config", Ignored, Next, Kind::Program},
    {"--jobserver", "-jobserver", Ignored, None, Kind::Program},
    {"-wrapper", "", Ignored, Next, Kind::Program},
    {"--specs", "-specs", Ignored, Next, Kind::Program},
    {"-B", "", Ignored, Glued, Kind::Program},
    {"-fplugin", "", Ignored, Next, Kind::Program},
    {"--config", "", Ignored, Next, Kind::Program},
    // Files.
    {"--output-directory", "-odir", Ignored, Next, Kind::Files},
    {"--objdir-as-tempdir", "-objtemp", Ignored, None, Kind::Files},
    {"--generate-dependencies", "-M", Ignored, None, Kind::Files},
    {"--generate-nonsystem-dependencies", "-MM", Ignored, None, Kind::Files},
    {"--keep", "-keep", Ignored, None, Kind::Files},
    {"--keep-dir", "-keep-dir", Ignored, Next, Kind::Files},
    {"--save-temps", "-save-temps", Ignored, Attached, Kind::Files},
    {"--clean-targets", "-clean", Ignored, None, Kind::Files},
    {"--time", "-time", Ignored, Next, Kind::Files},
    {"--fdevice-time-trace", "-fdevice-time-trace", Ignored, Next, Kind::Files},
    {"-ftime-trace", "", Ignored, Attached, Kind::Files},
    {"-imacros", "", Ignored, Next, Kind::Files},
    {"-include-pch", "", Ignored, Next, Kind::Files},
    {"-serialize-diagnostics", "--serialize-diagnostics", Ignored, Next, Kind::Files},
    // Results.
    {"--device-w", "-dw", Ignored, None, Kind::Result},
    {"--extensible-whole-program", "-ewp", Ignored, None, Kind::Result},
    {"--dlink-time-opt", "-dlto", Ignored, None, Kind::Result},
    {"--lto", "-lto", Ignored, None, Kind::Result},
    {"--gen-opt-lto", "-gen-opt-lto", Ignored, None, Kind::Result},
    {"--optix-ir", "-optix-ir", Ignored, None, Kind::Result},
    {"--ltoir", "-ltoir", Ignored, None, Kind::Result},
    {"--ptx", "-ptx", Ignored, None, Kind::Result},
    {"--cubin", "-cubin", Ignored, None, Kind::Result},
    {"--fatbin", "-fatbin", Ignored, None, Kind::Result},
    {"--preprocess", "-E", Ignored, None, Kind::Result},
    {"-S", "", Ignored, None, Kind::Result},
    // Settings.
    {"--cuda-path", "", Ignored, Next, Kind::Setting},
    {"--cuda-path-ignore-env", "", Ignored, None, Kind::Setting},
    {"--no-cuda-gpu-arch", "--no-offload-arch", Ignored, Next, Kind::Setting},
    {"--cuda-device-only", "--cuda-host-only", Ignored, None, Kind::Setting},
    {"-nocudainc", "-nocudalib", Ignored, None, Kind::Setting},
    {"--libdevice-directory", "-ldir", Ignored, Next, Kind::Setting},
    {"--target-directory", "-target-dir", Ignored, Next, Kind::Setting},
    {"--dryrun", "-dryrun", Ignored, None, Kind::Setting},
    {"--verbose", "-v", Ignored, None, Kind::Setting},
    {"--threads", "-t", Ignored, Next, Kind::Setting},
    {"--resource-usage", "-res-usage", Ignored, None, Kind::Setting},
    // The host's code.
    {"--optimize", "-O", Ignored, Glued, Kind::Host},
    {"--debug", "-g", Ignored, None, Kind::Host},
    {"--profile", "-pg", Ignored, None, Kind::Host},
    {"--default-stream", "-default-stream", Ignored, Next, Kind::Host},
    {"--forward-unknown-to-host-compiler", "-forward-unknown-to-host-compiler", Ignored, None, Kind::Host},
    {"--forward-unknown-to-host-linker", "-forward-unknown-to-host-linker", Ignored, None, Kind::Host},
    {"--forward-unknown-opts", "-forward-unknown-opts", Ignored, None, Kind::Host},
    {"--static-global-template-stub", "-static-global-template-stub", Ignored, Boolean, Kind::Host},
    {"--device-entity-has-hidden-visibility", "-device-entity-has-hidden-visibility", Ignored, Boolean, Kind::Host},
    {"--compress-mode", "-compress-mode", Ignored, Next, Kind::Host},
    {"--no-compress", "-no-compress", Ignored, None, Kind::Host},
    {"-target", "", Ignored, Next, Kind::Host},
    {"--target", "-march", Ignored, Attached, Kind::Host},
    {"--sysroot", "-isysroot", Ignored, Next, Kind::Host},
    {"--param", "", Ignored, Next, Kind::Host},
    {"-Xassembler", "-Xpreprocessor", Ignored, Next, Kind::Host},
    {"-Xarch_host", "", Ignored, Next, Kind::Host},
    {"-Xcudafe", "", Ignored, Next, Kind::Unknown},
    {"-Xclang", "-mllvm", Ignored, Next, Kind::Unknown},
    {"-Xarch_device", "-Xcuda-fatbinary", Ignored, Next, Kind::Unknown},
    // Linking.
    {"--library", "-l", Ignored, Glued, Kind::Linker},
    {"--library-path", "-L", Ignored, Glued, Kind::Linker},
    {"--linker-options", "-Xlinker", Ignored, Next, Kind::Linker},
    {"--archive-options", "-Xarchive", Ignored, Next, Kind::Linker},
    {"--nvlink-options", "-Xnvlink", Ignored, Next, Kind::Linker},
    {"--cudart", "-cudart", Ignored, Next, Kind::Linker},
    {"--cudadevrt", "-cudadevrt", Ignored, Next, Kind::Linker},
    {"--device-link", "-dlink", Ignored, None, Kind::Linker},
    {"--link", "-link", Ignored, None, Kind::Linker},
    {"--lib", "-lib", Ignored, None, Kind::Linker},
    {"--shared", "-shared", Ignored, None, Kind::Linker},
};

Message reasonFor(Kind kind)
{
    switch (kind) {
    case Kind::Program:
        return "it starts or chooses a program";
    case Kind::Files:
        return "it reads or writes files of its own";
    case Kind::Host:
        return "it is for the host's code alone";
    case Kind::Linker:
        return "it is for linking";
    case Kind::Result:
        return "its result is no program that a GPU can load";
    case Kind::Setting:
        return "KernelDesk sets it itself";
    case Kind::Refused:
        return "its value is not understood";
    case Kind::Unknown:
    case Kind::Unread:
        break;
    }
    return "it is not known to be harmless";
}

const CommandOption* findCommandOption(std::string_view name)
{
    const auto found = std::ranges::find_if(kCommandOptions, [name](const CommandOption& option) {
        return option.name == name || (!option.alias.empty() && option.alias == name);
    });
    return found == std::end(kCommandOptions) ? nullptr : &*found;
}

/// An option with its value, as far as one stands in the same word.
struct OptionWord {
    const CommandOption* option = nullptr;
    std::optional<std::string> value;
};

OptionWord optionIn(std::string_view word, CompilerFamily family)
{
    if (const CommandOption* const option = findCommandOption(word))
        return {.option = option, .value = {}};
    const std::size_t equals = word.find('=');
    if (equals != std::string_view::npos)
        if (const auto* const option = findCommandOption(word.substr(0, equals)); option != nullptr && option->place != None)
            return {.option = option, .value = std::string(word.substr(equals + 1))};
    if (family == CompilerFamily::Nvcc && findRule(compilerOptionRules(), word.substr(0, equals)) != nullptr)
        return {};  // -lineinfo is no -l
    for (const std::string_view name : {"-isystem", "-iquote", "-idirafter", "-I", "-D", "-U", "-L", "-l", "-O", "-B", "-x"})
        if (word.starts_with(name) && word.size() > name.size())
            return {.option = findCommandOption(name), .value = std::string(word.substr(name.size()))};
    const bool isThreads = word.starts_with("-t") && word.size() > 2 && std::isdigit(static_cast<unsigned char>(word[2])) != 0;
    return isThreads ? OptionWord{.option = findCommandOption("-t"), .value = std::string(word.substr(2))} : OptionWord{};
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

bool isProgramOption(std::string_view word)
{
    constexpr std::string_view kPrefixes[] = {"-fplugin", "-wrapper", "-specs", "--specs", "-fuse-ld", "-B", "-load"};
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
                leaveOut(word, Kind::Refused, "it is longer than 64 KiB");
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
        const bool usesNext = !found.value && next != nullptr && (place == Next || place == Glued || (place == Boolean && isTruth));
        if (usesNext)
            found.value = *next;
        const std::string written = usesNext ? word + " " + *next : word;
        if (!found.value && (place == Next || place == Glued))
            leaveOut(written, Kind::Refused, "its value is missing");
        else
            apply(*found.option, found.value.value_or(std::string()), written);
        return usesNext ? 1 : 0;
    }

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
                leaveOut(written, Kind::Result);
            return;
        case NvccFlag:
            return addOnce(m_result.nvccOptions, std::string(option.name));
        case NvccNumber:
            if (wholeNumber(value).value_or(-1) < 0)
                return leaveOut(written, Kind::Refused);
            return addOnce(m_result.nvccOptions, std::string(option.name) + "=" + value);
        case Build:
            return;
        case Ignored:
            return leaveOut(written, option.kind);
        }
    }

    /// An option that NVRTC and nvcc spell alike, or one that nobody here knows.
    std::size_t readShared(const std::string& word, const std::string* next)
    {
        const std::size_t equals = word.find('=');
        const OptionRule* const rule =
            m_family == CompilerFamily::Nvcc ? findRule(compilerOptionRules(), word.substr(0, equals)) : nullptr;
        if (rule == nullptr || !rule->refusal.empty()) {
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
        if (isProgramOption(word))
            leaveOut(word, Kind::Program);
        else
            leaveOut(word, isHostOption(word) ? Kind::Host : Kind::Unknown);
    }

    void keep(const std::string& option, const std::string& written)
    {
        try {
            if (std::string canonical = allowedOption(option); !canonical.empty())
                addOnce(m_result.options, std::move(canonical));
        } catch (const Error& error) {
            leaveOut(written, Kind::Refused, error.info().text);
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
                leaveOut(written, Kind::Refused, error.info().text);
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
            leaveOut(written, Kind::Refused, error.info().text);
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
            leaveOut(written, Kind::Refused);
        else
            m_result.standard = standard;
    }

    void addArchitecture(OptionUse use, const std::string& value, const std::string& written)
    {
        if (use == OptionUse::Architecture && m_family == CompilerFamily::Clang)
            return leaveOut(written, Kind::Host);
        std::vector<std::string> known;
        for (const std::string& code : use == GenerateCode ? generatedCode(value) : commaParts(trimmed(value, "[] ")))
            if (std::string architecture = realArchitecture(trimmed(code, "[] ")); !architecture.empty())
                known.push_back(std::move(architecture));
        if (known.empty())
            return leaveOut(written, Kind::Setting);
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

    void leaveOut(const std::string& word, Kind kind, Message reason = {})
    {
        if (m_result.ignored.size() >= kMaxIgnored)
            return;
        addOnce(m_result.ignored, IgnoredOption{.option = m_prefix + word.substr(0, kMaxNamed),
                                                .kind = kind,
                                                .reason = reason.empty() ? reasonFor(kind) : std::move(reason)});
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/options/nvccarguments.h"

#include "core/base/error.h"
#include "core/compile/loglines.h"
#include "core/compile/options/allowedoption.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace kd {
namespace {

constexpr std::size_t kMaxWords = 65536;
constexpr std::size_t kLongestWord = 64u << 10;
constexpr std::size_t kLongestNamed = 200;  // of an option that is named

/// Says what an option means for the device half.
enum class NvccUse {
    Shared,         ///< as NVRTC's option of that name, with its rules
    Flag,           ///< kept, without a value
    Number,         ///< kept, with a whole number
    Include,
    SystemInclude,
    PreInclude,
    Standard,
    Architecture,   ///< -arch and -code
    GenerateCode,
    HostOptions,
    DropFlag,
    DropValue       ///< with the value behind it
};

struct NvccOption {
    std::string_view name;
    std::string_view shortName;
    NvccUse use = NvccUse::DropFlag;
    MessagePattern<> reason;
    bool mayHaveNoValue = false;  ///< of Shared: it is a switch
};

constexpr MessagePattern<> kStartsProgram = "it starts or chooses another program";
constexpr MessagePattern<> kWritesElsewhere = "it writes elsewhere";
constexpr MessagePattern<> kReadsOptions = "it reads options from a file";
constexpr MessagePattern<> kOfTheLinker = "it is of the linker";
constexpr MessagePattern<> kSetItself = "KernelDesk sets it itself";
constexpr MessagePattern<> kOfTheHost = "it is of the host's code only";
constexpr MessagePattern<> kNoProgram = "its result is no program that a GPU can load";
constexpr MessagePattern<> kNotKnown = "it is not known to be harmless";
constexpr MessagePattern<> kTooLong = "it is too long";
constexpr MessagePattern<> kUnsafeText = "it holds characters that a shell would act on";
constexpr MessagePattern<> kNoArchitecture = "it names no architecture";
constexpr MessagePattern<> kNoValue = "its value is missing";

std::span<const NvccOption> nvccOptions()
{
    using enum NvccUse;
    static constexpr NvccOption kOptions[] = {
        // Of the program.
        {"--define-macro", "-D", Shared, {}},
        {"--undefine-macro", "-U", Shared, {}},
        {"--include-path", "-I", Include, {}},
        {"--system-include", "-isystem", SystemInclude, {}},
        {"--pre-include", "-include", PreInclude, {}},
        {"--std", "-std", Standard, {}},
        {"--gpu-architecture", "-arch", Architecture, {}},
        {"--gpu-code", "-code", Architecture, {}},
        {"--cuda-gpu-arch", "", Architecture, {}},
        {"--generate-code", "-gencode", GenerateCode, {}},
        {"--compiler-options", "-Xcompiler", HostOptions, {}},
        // As NVRTC has them.
        {"--device-debug", "-G", Shared, {}, true},
        {"--generate-line-info", "-lineinfo", Shared, {}, true},
        {"--dopt", "-dopt", Shared, {}},
        {"--Ofast-compile", "-Ofc", Shared, {}},
        {"--maxrregcount", "-maxrregcount", Shared, {}},
        {"--ftz", "-ftz", Shared, {}},
        {"--prec-sqrt", "-prec-sqrt", Shared, {}},
        {"--prec-div", "-prec-div", Shared, {}},
        {"--fmad", "-fmad", Shared, {}},
        {"--use_fast_math", "-use_fast_math", Shared, {}, true},
        {"--extra-device-vectorization", "-extra-device-vectorization", Shared, {}, true},
        {"--restrict", "-restrict", Shared, {}, true},
        {"--jump-table-density", "-jtd", Shared, {}},
        {"--device-stack-protector", "-device-stack-protector", Shared, {}},
        {"--split-compile", "-split-compile", Shared, {}},
        {"--frandom-seed", "-frandom-seed", Shared, {}},
        {"--ptxas-options", "-Xptxas", Shared, {}},
        {"--disable-warnings", "-w", Shared, {}, true},
        {"--optimization-info", "-opt-info", Shared, {}},
        {"--display-error-number", "-err-no", Shared, {}, true},
        {"--no-display-error-number", "-no-err-no", Shared, {}, true},
        {"--diag-error", "-diag-error", Shared, {}},
        {"--diag-suppress", "-diag-suppress", Shared, {}},
        {"--diag-warn", "-diag-warn", Shared, {}},
        {"--brief-diagnostics", "-brief-diag", Shared, {}},
        // nvcc's own.
        {"--expt-relaxed-constexpr", "-expt-relaxed-constexpr", Flag, {}},
        {"--extended-lambda", "-extended-lambda", Flag, {}},
        {"--expt-extended-lambda", "-expt-extended-lambda", Flag, {}},
        {"--allow-unsupported-compiler", "-allow-unsupported-compiler", Flag, {}},
        {"--no-exceptions", "-noeh", Flag, {}},
        {"--no-host-device-initializer-list", "-nohdinitlist", Flag, {}},
        {"--no-host-device-move-forward", "-nohdmoveforward", Flag, {}},
        {"--keep-device-functions", "-keep-device-functions", Flag, {}},
        {"--source-in-ptx", "-src-in-ptx", Flag, {}},
        {"--Wreorder", "-Wreorder", Flag, {}},
        {"--Wdefault-stream-launch", "-Wdefault-stream-launch", Flag, {}},
        {"--Wmissing-launch-bounds", "-Wmissing-launch-bounds", Flag, {}},
        {"--Wext-lambda-captures-this", "-Wext-lambda-captures-this", Flag, {}},
        {"--Wno-deprecated-declarations", "-Wno-deprecated-declarations", Flag, {}},
        {"--Wno-deprecated-gpu-targets", "-Wno-deprecated-gpu-targets", Flag, {}},
        {"--ftemplate-depth", "-ftemplate-depth", Number, {}},
        {"--ftemplate-backtrace-limit", "-ftemplate-backtrace-limit", Number, {}},
        // What starts programs or chooses them.
        {"--compiler-bindir", "-ccbin", DropValue, kStartsProgram},
        {"--archiver-binary", "-arbin", DropValue, kStartsProgram},
        {"--run", "-run", DropFlag, kStartsProgram},
        {"--run-args", "-run-args", DropValue, kStartsProgram},
        {"--libdevice-directory", "-ldir", DropValue, kStartsProgram},
        {"--target-directory", "-target-dir", DropValue, kStartsProgram},
        {"--dont-use-profile", "-noprof", DropFlag, kStartsProgram},
        {"--use-local-env", "-use-local-env", DropFlag, kStartsProgram},
        {"--force-cl-env-setup", "-force-cl-env-setup", DropFlag, kStartsProgram},
        {"--qpp-config", "-qpp-config", DropValue, kStartsProgram},
        {"--jobserver", "-jobserver", DropFlag, kStartsProgram},
        {"--sanitize", "-sanitize", DropValue, kStartsProgram},
        {"-wrapper", "", DropValue, kStartsProgram},
        {"-specs", "", DropValue, kStartsProgram},
        {"--specs", "", DropValue, kStartsProgram},
        {"-B", "", DropValue, kStartsProgram},
        {"-fplugin", "", DropValue, kStartsProgram},
        {"-Xclang", "", DropValue, kNotKnown},
        {"-Xpreprocessor", "", DropValue, kNotKnown},
        {"-Xassembler", "", DropValue, kNotKnown},
        {"--sysroot", "-isysroot", DropValue, kNotKnown},
        {"--options-file", "-optf", DropValue, kReadsOptions},
        // What writes.
        {"--output-file", "-o", DropValue, kSetItself},
        {"--output-directory", "-odir", DropValue, kWritesElsewhere},
        {"--objdir-as-tempdir", "-objtemp", DropFlag, kWritesElsewhere},
        {"--dependency-output", "-MF", DropValue, kWritesElsewhere},
        {"--dependency-target-name", "-MT", DropValue, kWritesElsewhere},
        {"-MQ", "", DropValue, kWritesElsewhere},
        {"--generate-dependencies", "-M", DropFlag, kWritesElsewhere},
        {"--generate-nonsystem-dependencies", "-MM", DropFlag, kWritesElsewhere},
        {"--generate-dependencies-with-compile", "-MD", DropFlag, kWritesElsewhere},
        {"--generate-nonsystem-dependencies-with-compile", "-MMD", DropFlag, kWritesElsewhere},
        {"--generate-dependency-targets", "-MP", DropFlag, kWritesElsewhere},
        {"--keep", "-keep", DropFlag, kWritesElsewhere},
        {"--keep-dir", "-keep-dir", DropValue, kWritesElsewhere},
        {"--save-temps", "-save-temps", DropFlag, kWritesElsewhere},
        {"--clean-targets", "-clean", DropFlag, kWritesElsewhere},
        {"--time", "-time", DropValue, kWritesElsewhere},
        {"--fdevice-time-trace", "-fdevice-time-trace", DropValue, kWritesElsewhere},
        // What KernelDesk decides.
        {"--compile", "-c", DropFlag, kSetItself},
        {"--x", "-x", DropValue, kSetItself},
        {"--ptx", "-ptx", DropFlag, kSetItself},
        {"--cubin", "-cubin", DropFlag, kSetItself},
        {"--fatbin", "-fatbin", DropFlag, kSetItself},
        {"--cuda", "-cuda", DropFlag, kSetItself},
        {"--preprocess", "-E", DropFlag, kSetItself},
        {"--dryrun", "-dryrun", DropFlag, kSetItself},
        {"--verbose", "-v", DropFlag, kSetItself},
        {"--threads", "-t", DropValue, kSetItself},
        {"--resource-usage", "-res-usage", DropFlag, kSetItself},
        {"--fdevice-syntax-only", "-fdevice-syntax-only", DropFlag, kSetItself},
        {"--machine", "-m", DropValue, kSetItself},
        {"--m64", "-m64", DropFlag, kSetItself},
        {"--device-c", "-dc", DropFlag, kNoProgram},
        {"--device-w", "-dw", DropFlag, kNoProgram},
        {"--relocatable-device-code", "-rdc", DropValue, kNoProgram},
        {"--extensible-whole-program", "-ewp", DropFlag, kNoProgram},
        {"--dlink-time-opt", "-dlto", DropFlag, kNoProgram},
        {"--lto", "-lto", DropFlag, kNoProgram},
        {"--gen-opt-lto", "-gen-opt-lto", DropFlag, kNoProgram},
        {"--optix-ir", "-optix-ir", DropFlag, kNoProgram},
        {"--ltoir", "-ltoir", DropFlag, kNoProgram},
        // Of the host, and of linking.
        {"--optimize", "-O", DropValue, kOfTheHost},
        {"--debug", "-g", DropFlag, kOfTheHost},
        {"--profile", "-pg", DropFlag, kOfTheHost},
        {"--default-stream", "-default-stream", DropValue, kOfTheHost},
        {"--Werror", "-Werror", DropValue, kOfTheHost},
        {"--forward-unknown-to-host-compiler", "-forward-unknown-to-host-compiler", DropFlag, kOfTheHost},
        {"--forward-unknown-to-host-linker", "-forward-unknown-to-host-linker", DropFlag, kOfTheHost},
        {"--forward-unknown-opts", "-forward-unknown-opts", DropFlag, kOfTheHost},
        {"--static-global-template-stub", "-static-global-template-stub", DropValue, kOfTheHost},
        {"--device-entity-has-hidden-visibility", "-device-entity-has-hidden-visibility", DropValue, kOfTheHost},
        {"--compress-mode", "-compress-mode", DropValue, kOfTheHost},
        {"--no-compress", "-no-compress", DropFlag, kOfTheHost},
        {"--library", "-l", DropValue, kOfTheLinker},
        {"--library-path", "-L", DropValue, kOfTheLinker},
        {"--linker-options", "-Xlinker", DropValue, kOfTheLinker},
        {"--archive-options", "-Xarchive", DropValue, kOfTheLinker},
        {"--nvlink-options", "-Xnvlink", DropValue, kOfTheLinker},
        {"--cudart", "-cudart", DropValue, kOfTheLinker},
        {"--cudadevrt", "-cudadevrt", DropValue, kOfTheLinker},
        {"--device-link", "-dlink", DropFlag, kOfTheLinker},
        {"--link", "-link", DropFlag, kOfTheLinker},
        {"--lib", "-lib", DropFlag, kOfTheLinker},
        {"--shared", "-shared", DropFlag, kOfTheLinker},
        {"--relocatable-link", "-r", DropFlag, kOfTheLinker},
        {"--host-linker-script", "-hls", DropValue, kOfTheLinker},
    };
    return kOptions;
}

const NvccOption* findNvccOption(std::string_view name)
{
    for (const NvccOption& option : nvccOptions())
        if (option.name == name || (!option.shortName.empty() && option.shortName == name))
            return &option;
    return nullptr;
}

/// An option with its value, as far as one stands in the same word.
struct NvccWord {
    const NvccOption* option = nullptr;
    std::optional<std::string_view> value;
};

NvccWord parseWord(std::string_view word)
{
    const std::size_t mark = word.find_first_of("= \t");
    if (const NvccOption* option = findNvccOption(word.substr(0, mark)))
        return {.option = option,
                .value = mark == std::string_view::npos ? std::nullopt : std::optional(trimmed(word.substr(mark + 1)))};
    for (const std::string_view glued : {"-isystem", "-I", "-D", "-U", "-L", "-l", "-O", "-B", "-t", "-m"}) {
        const bool needsDigit = glued == "-t" || glued == "-m";
        if (word.starts_with(glued) && word.size() > glued.size() &&
            (!needsDigit || std::isdigit(static_cast<unsigned char>(word[glued.size()])) != 0))
            return {.option = findNvccOption(glued), .value = word.substr(glued.size())};
    }
    return {};
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
                drop(word, kReadsOptions);
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
        using enum NvccUse;
        NvccWord parsed = parseWord(word);
        if (parsed.option == nullptr) {
            drop(word, isStarter(word) ? kStartsProgram : kNotKnown);
            return false;
        }
        const NvccUse use = parsed.option->use;
        const bool isSwitch =
            use == Flag || use == DropFlag || parsed.option->mayHaveNoValue || isBareWerror(*parsed.option, next);
        const bool usesNext = !isSwitch && !parsed.value && next != nullptr;
        if (usesNext)
            parsed.value = *next;
        const std::string written = usesNext ? word + " " + *next : word;
        if (!isSwitch && !parsed.value)
            drop(written, kNoValue);
        else if (!parsed.option->reason.empty())
            drop(written, parsed.option->reason);
        else if (parsed.value && !isSafeForShell(*parsed.value))
            drop(written, kUnsafeText);
        else
            apply(*parsed.option, parsed.value, written);
        return usesNext;
    }

    /// g++ has -Werror without a value.
    static bool isBareWerror(const NvccOption& option, const std::string* next)
    {
        if (option.shortName != "-Werror" || next == nullptr)
            return option.shortName == "-Werror";
        return !next->starts_with("all-") && !next->starts_with("cross-") && !next->starts_with("reorder") &&
            !next->starts_with("default-");
    }

    static bool isStarter(std::string_view word)
    {
        return word.starts_with("-fplugin") || word.starts_with("-wrapper") || word.starts_with("-specs") ||
            word.starts_with("--specs") || word.starts_with("-B");
    }

    void apply(const NvccOption& option, const std::optional<std::string_view>& value, const std::string& written)
    {
        using enum NvccUse;
        const std::string text(value.value_or(std::string_view()));
        switch (option.use) {
        case Shared:
            return addShared(option, value, written);
        case Flag:
            return value ? drop(written, kNotKnown) : addKept(std::string(option.name));
        case Number:
            return wholeNumber(text).value_or(-1) < 0 ? drop(written, kNotKnown) : addKept(std::string(option.name) + "=" + text);
        case Include:
            return addPaths(m_result.includeFolders, text);
        case SystemInclude:
            return addPaths(m_result.systemIncludeFolders, text);
        case PreInclude:
            return addPaths(m_result.preIncludes, text);
        case Standard:
            if (const std::string standard = standardOf(text); !standard.empty())
                m_result.standard = standard;
            else
                drop(written, kNotKnown);
            return;
        case Architecture:
            return addArchitectures(commaParts(text), written);
        case GenerateCode:
            return addGeneratedCode(text, written);
        case HostOptions:
            return addHostOptions(text);
        case DropFlag:
        case DropValue:
            return drop(written, kNotKnown);
        }
    }

    void addShared(const NvccOption& option, const std::optional<std::string_view>& value, const std::string& written)
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/options/optiontable.h"

#include "core/compile/loglines.h"

#include <utility>

namespace kd {
namespace {

using enum OptionValue;

constexpr MessagePattern<> kIncludeFolders = "include folders are set apart, so that every header that is read counts";
constexpr MessagePattern<> kReadsFile = "it reads a file; put the #include into the source";
constexpr MessagePattern<> kProcessLimits = "it changes limits of the compiler's process";
constexpr MessagePattern<> kOtherProgram = "it replaces the program";
constexpr MessagePattern<> kFiles = "it reads or writes files of its own";
constexpr MessagePattern<> kNotLoadable = "its result is no program that a GPU can load";
constexpr MessagePattern<> kSetApart = "it is set apart, not as an option";

constexpr int kMaxThreads = 32;  // each takes memory of the process; 1,000 end NVRTC
constexpr int kMinThreads = 1;   // 0 is as many as the machine has processors

constexpr int kMaxErrors = 100000;
constexpr int kMinErrors = 1;

constexpr OptionRule kCompilerRules[] = {
    // What a program means.
    {"--define-macro", "-D", Macro, {}, {}},
    {"--undefine-macro", "-U", Name, {}, {}},
    {"--std", "-std", Word, "c++03 c++11 c++14 c++17 c++20 c++23", {}},
    {"--builtin-move-forward", "-builtin-move-forward", Boolean, {}, {}},
    {"--builtin-initializer-list", "-builtin-initializer-list", Boolean, {}, {}},
    {"--device-as-default-execution-space", "-default-device", None, {}, {}},
    {"--device-int128", "-device-int128", None, {}, {}},
    {"--device-float128", "-device-float128", None, {}, {}},
    {"--restrict", "-restrict", None, {}, {}},
    {"--minimal", "-minimal", None, {}, {}},
    // The code that comes out.
    {"--device-debug", "-G", None, {}, {}},
    {"--generate-line-info", "-lineinfo", None, {}, {}},
    {"--dopt", "-dopt", Word, "on off", {}},
    {"--Ofast-compile", "-Ofc", Word, "0 min mid max", {}},
    {"--maxrregcount", "-maxrregcount", Number, {}, {}},
    {"--ftz", "-ftz", Boolean, {}, {}},
    {"--prec-sqrt", "-prec-sqrt", Boolean, {}, {}},
    {"--prec-div", "-prec-div", Boolean, {}, {}},
    {"--fmad", "-fmad", Boolean, {}, {}},
    {"--use_fast_math", "-use_fast_math", None, {}, {}},
    {"--fno-signed-zeros", "-fno-signed-zeros", None, {}, {}},
    {"--ffinite-math-only", "-ffinite-math-only", None, {}, {}},
    {"--extra-device-vectorization", "-extra-device-vectorization", None, {}, {}},
    {"--jump-table-density", "-jtd", Number, {}, {}},
    {"--device-stack-protector", "-device-stack-protector", Boolean, {}, {}},
    {"--split-compile", "-split-compile", Number, {}, {}, false, kMaxThreads, kMinThreads},
    {"--frandom-seed", "-frandom-seed", Name, {}, {}},
    {"--version-ident", "-dQ", Boolean, {}, {}},
    {"--ptxas-options", "-Xptxas", Ptxas, {}, {}},
    // Messages.
    {"--disable-warnings", "-w", None, {}, {}},
    {"--optimization-info", "-opt-info", Word, "inline", {}},
    {"--display-error-number", "-err-no", None, {}, {}},
    {"--no-display-error-number", "-no-err-no", None, {}, {}},
    {"--diag-error", "-diag-error", Numbers, {}, {}},
    {"--diag-suppress", "-diag-suppress", Numbers, {}, {}},
    {"--diag-warn", "-diag-warn", Numbers, {}, {}},
    {"--brief-diagnostics", "-brief-diag", Boolean, {}, {}},
    {"--Wreorder", "-Wreorder", None, {}, {}},
    {"--Wconversion", "-Wconversion", None, {}, {}},
    {"--warning-as-error", "-Werror", Word, "all-warnings reorder deprecated-declarations conversion", {}},
    {"--fmax-errors", "-fmax-errors", Number, {}, {}, false, kMaxErrors, kMinErrors},
    // CUDA Tile.
    {"--enable-tile", "-enable-tile", None, {}, {}},
    {"--tile-only", "-tile-only", None, {}, {}},
    {"--simt-only", "-simt-only", None, {}, {}},
    {"--default-tile", "-default-tile", None, {}, {}},
    {"--diagnose-implicit-tile-var", "-diagnose-implicit-tile-var", None, {}, {}},
    // What KernelDesk does itself.
    {"--no-cache", "-no-cache", None, {}, {}, true},
    {"--no-source-include", "-no-source-include", None, {}, {}, true},
    // Refused.
    {"--gpu-architecture", "-arch", Name, {}, kSetApart},
    {"--include-path", "-I", Name, {}, kIncludeFolders},
    {"--pre-include", "-include", Name, {}, kReadsFile},
    {"--use-bundled-headers", "-use-bundled-headers", Name, {}, kFiles},
    {"--time", "-time", Name, {}, kFiles},
    {"--fdevice-time-trace", "-fdevice-time-trace", Name, {}, kFiles},
    {"--pch", "-pch", None, {}, kFiles},
    {"--create-pch", "-create-pch", Name, {}, kFiles},
    {"--use-pch", "-use-pch", Name, {}, kFiles},
    {"--pch-dir", "-pch-dir", Name, {}, kFiles},
    {"--pch-verbose", "-pch-verbose", Boolean, {}, kFiles},
    {"--pch-messages", "-pch-messages", Boolean, {}, kFiles},
    {"--instantiate-templates-in-pch", "-instantiate-templates-in-pch", Boolean, {}, kFiles},
    {"--device-c", "-dc", None, {}, kNotLoadable},
    {"--device-w", "-dw", None, {}, kNotLoadable},
    {"--relocatable-device-code", "-rdc", Boolean, {}, kNotLoadable},
    {"--extensible-whole-program", "-ewp", None, {}, kNotLoadable},
    {"--dlink-time-opt", "-dlto", None, {}, kNotLoadable},
    {"--gen-opt-lto", "-gen-opt-lto", None, {}, kNotLoadable},
    {"--optix-ir", "-optix-ir", None, {}, kNotLoadable},
    {"--fdevice-syntax-only", "-fdevice-syntax-only", None, {}, kNotLoadable},
    {"--modify-stack-limit", "-modify-stack-limit", Boolean, {}, kProcessLimits},
};

constexpr OptionRule kPtxasRules[] = {
    {"--verbose", "-v", None, {}, {}, true},
    {"--warn-on-spills", "-warn-spills", None, {}, {}},
    {"--warn-on-local-memory-usage", "-warn-lmem-usage", None, {}, {}},
    {"--warn-on-double-precision-use", "-warn-double-usage", None, {}, {}},
    {"--warning-as-error", "-Werror", None, {}, {}},
    {"--disable-warnings", "-w", None, {}, {}},
    {"--suppress-stack-size-warning", "-suppress-stack-size-warning", None, {}, {}},
    {"--suppress-double-demote-warning", "-suppress-double-demote-warning", None, {}, {}},
    {"--opt-level", "-O", Number, {}, {}},
    {"--Ofast-compile", "-Ofc", Word, "0 min mid max", {}},
    {"--allow-expensive-optimizations", "-allow-expensive-optimizations", Boolean, {}, {}},
    {"--disable-optimizer-constants", "-disable-optimizer-consts", None, {}, {}},
    {"--optimize-float-atomics", "-opt-fp-atomics", None, {}, {}},
    {"--fmad", "-fmad", Boolean, {}, {}},
    {"--def-load-cache", "-dlcm", Word, "ca cg cv cs", {}},
    {"--def-store-cache", "-dscm", Word, "wb cg cs wt", {}},
    {"--force-load-cache", "-flcm", Word, "ca cg cv cs", {}},
    {"--force-store-cache", "-fscm", Word, "wb cg cs wt", {}},
    {"--maxrregcount", "-maxrregcount", Number, {}, {}},
    {"--register-usage-level", "-regUsageLevel", Number, {}, {}},
    {"--device-stack-protector", "-device-stack-protector", Boolean, {}, {}},
    {"--dont-merge-basicblocks", "-no-bb-merge", None, {}, {}},
    {"--return-at-end", "-ret-end", None, {}, {}},
    {"--sp-bounds-check", "-sp-bounds-check", None, {}, {}},
    {"--preserve-relocs", "-preserve-relocs", None, {}, {}},
    {"--generate-line-info", "-lineinfo", None, {}, {}},
    {"--split-compile", "-split-compile", Number, {}, {}, false, kMaxThreads, kMinThreads},
    {"--output-file", "-o", Name, {}, kFiles},
    {"--options-file", "-optf", Name, {}, kFiles},
    {"--gpu-name", "-arch", Name, {}, kSetApart},
    {"--compile-only", "-c", None, {}, kNotLoadable},
    {"--extensible-whole-program", "-ewp", None, {}, kNotLoadable},
    {"--input-as-string", "-ias", Name, {}, kOtherProgram},
};

/// What CUDA 13.0 does not know. Each line was tried with NVRTC 13.0.88, 13.1.115, 13.2.86, 13.3.33, 13.4.92 and 13.5.37.
constexpr OptionIntroduction kIntroductions[] = {
    {"--Wreorder", 13, 1},
    {"--warning-as-error", 13, 1},
    {"--std=c++23", 13, 3},
    {"--enable-tile", 13, 3},
    {"--tile-only", 13, 3},
    {"--simt-only", 13, 3},
    {"--default-tile", 13, 3},
    {"--diagnose-implicit-tile-var", 13, 3},
    {"--warning-as-error=conversion", 13, 4},
    {"--Wconversion", 13, 4},
    {"--fno-signed-zeros", 13, 4},
    {"--ffinite-math-only", 13, 4},
    {"--fmax-errors", 13, 4},
};

/// 13 and 0 of "13.0.88".
std::optional<std::pair<int, int>> releaseOf(std::string_view version)
{
    const std::size_t dot = version.find('.');
    if (dot == std::string_view::npos)
        return std::nullopt;
    const std::optional<int> major = wholeNumber(version.substr(0, dot));
    const std::string_view rest = version.substr(dot + 1);
    const std::optional<int> minor = wholeNumber(rest.substr(0, rest.find('.')));
    return major && minor ? std::optional(std::pair(*major, *minor)) : std::nullopt;
}

}  // namespace

std::span<const OptionRule> compilerOptionRules()
{
    return kCompilerRules;
}

std::span<const OptionRule> ptxasOptionRules()
{
    return kPtxasRules;
}

const OptionRule* findRule(std::span<const OptionRule> rules, std::string_view name)
{
    for (const OptionRule& rule : rules)
        if (rule.name == name || (!rule.shortName.empty() && rule.shortName == name))
            return &rule;
    return nullptr;
}

const OptionIntroduction* findIntroduction(std::string_view option)
{
    const OptionIntroduction* found = nullptr;
    for (const OptionIntroduction& introduction : kIntroductions) {
        const std::string_view name = introduction.option;
        const bool isOf = option == name || (option.starts_with(name) && option[name.size()] == '=');
        if (isOf && (found == nullptr || name.size() > found->option.size()))
            found = &introduction;
    }
    return found;
}

const OptionIntroduction* introductionAfter(std::string_view option, std::string_view version)
{
    const OptionIntroduction* const introduction = findIntroduction(option);
    const std::optional<std::pair<int, int>> release = releaseOf(version);
    return introduction != nullptr && release && *release < std::pair(introduction->major, introduction->minor) ? introduction
                                                                                                              : nullptr;
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/options/commandoption.h"

#include <algorithm>
#include <cctype>
#include <span>

namespace kd {
namespace {

std::span<const CommandOption> allCommandOptions()
{
    using enum OptionUse;
    using enum ValuePlace;
    using enum DropReason;
    static constexpr CommandOption kOptions[] = {
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
        {"--gpu-architecture", "-arch", Architecture, Next},
        {"--gpu-code", "-code", Code, Next},
        {"--generate-code", "-gencode", GenerateCode, Next},
        {"--cuda-gpu-arch", "--offload-arch", OffloadArchitecture, Next},
        {"--relocatable-device-code", "-rdc", Relocatable, Boolean, Result},
        {"--device-c", "-dc", Relocatable, None, Result},
        {"-fgpu-rdc", "-fcuda-rdc", Relocatable, None, Result},
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
        {"--Wconversion", "-Wconversion", NvccFlag, None},
        {"--fmax-errors", "-fmax-errors", NvccNumber, Next},
        {"--enable-tile", "-enable-tile", NvccFlag, None},
        {"--tile-only", "-tile-only", NvccFlag, None},
        {"--simt-only", "-simt-only", NvccFlag, None},
        {"--Wdefault-stream-launch", "-Wdefault-stream-launch", NvccFlag, None},
        {"--Wmissing-launch-bounds", "-Wmissing-launch-bounds", NvccFlag, None},
        {"--Wext-lambda-captures-this", "-Wext-lambda-captures-this", NvccFlag, None},
        {"--ftemplate-depth", "-ftemplate-depth", NvccNumber, Next},
        {"--ftemplate-backtrace-limit", "-ftemplate-backtrace-limit", NvccNumber, Next},
        {"--keep-device-functions", "-keep-device-functions", NvccFlag, None},
        {"--source-in-ptx", "-src-in-ptx", NvccFlag, None},
        // Those that NVRTC has as well.
        {"--device-debug", "-G", Shared, Attached},
        {"--generate-line-info", "-lineinfo", Shared, Attached},
        {"--dopt", "-dopt", Shared, Next},
        {"--Ofast-compile", "-Ofc", Shared, Next},
        {"--maxrregcount", "-maxrregcount", Shared, Next},
        {"--ftz", "-ftz", Shared, Next},
        {"--prec-sqrt", "-prec-sqrt", Shared, Next},
        {"--prec-div", "-prec-div", Shared, Next},
        {"--fmad", "-fmad", Shared, Next},
        {"--use_fast_math", "-use_fast_math", Shared, Attached},
        {"--extra-device-vectorization", "-extra-device-vectorization", Shared, Attached},
        {"--restrict", "-restrict", Shared, Attached},
        {"--jump-table-density", "-jtd", Shared, Next},
        {"--device-stack-protector", "-device-stack-protector", Shared, Next},
        {"--split-compile", "-split-compile", Shared, Next},
        {"--frandom-seed", "-frandom-seed", Shared, Next},
        {"--disable-warnings", "-w", Shared, Attached},
        {"--optimization-info", "-opt-info", Shared, Next},
        {"--display-error-number", "-err-no", Shared, Attached},
        {"--no-display-error-number", "-no-err-no", Shared, Attached},
        {"--diag-error", "-diag-error", Shared, Next},
        {"--diag-suppress", "-diag-suppress", Shared, Next},
        {"--diag-warn", "-diag-warn", Shared, Next},
        {"--brief-diagnostics", "-brief-diag", Shared, Next},
        // What is built of what.
        {"--compile", "-c", Build, None, Setting},
        {"--output-file", "-o", Build, Next, Setting},
        {"--x", "-x", Build, Glued, Setting},
        {"--machine", "-m", Build, Next, Setting},
        {"--m64", "-m64", Build, None, Setting},
        {"-m32", "", Dropped, None, Host},
        {"--generate-dependencies-with-compile", "-MD", Build, None, Files},
        {"--generate-nonsystem-dependencies-with-compile", "-MMD", Build, None, Files},
        {"--generate-dependency-targets", "-MP", Build, None, Files},
        {"--dependency-output", "-MF", Build, Next, Files},
        {"--dependency-target-name", "-MT", Build, Next, Files},
        {"-MQ", "", Build, Next, Files},
        {"--", "", Build, None, Setting},
        // Programs.
        {"--compiler-bindir", "-ccbin", Dropped, Next, Program},
        {"--archiver-binary", "-arbin", Dropped, Next, Program},
        {"--run", "-run", Dropped, None, Program},
        {"--run-args", "-run-args", Dropped, Next, Program},
        {"--use-local-env", "-use-local-env", Dropped, None, Program},
        {"--dont-use-profile", "-noprof", Dropped, None, Program},
        {"--qpp-config", "-qpp-config", Dropped, Next, Program},
        {"--jobserver", "-jobserver", Dropped, None, Program},
        {"-wrapper", "", Dropped, Next, Program},
        {"--specs", "-specs", Dropped, Next, Program},
        {"-B", "", Dropped, Glued, Program},
        {"-fplugin", "", Dropped, Next, Program},
        {"--config", "", Dropped, Next, Program},
        {"--force-cl-env-setup", "-force-cl-env-setup", Dropped, None, Program},
        {"--sanitize", "-sanitize", Dropped, Next, Program},
        // Files.
        {"--output-directory", "-odir", Dropped, Next, Files},
        {"--objdir-as-tempdir", "-objtemp", Dropped, None, Files},
        {"--generate-dependencies", "-M", Dropped, None, Files},
        {"--generate-nonsystem-dependencies", "-MM", Dropped, None, Files},
        {"--keep", "-keep", Dropped, None, Files},
        {"--keep-dir", "-keep-dir", Dropped, Next, Files},
        {"--save-temps", "-save-temps", Dropped, Attached, Files},
        {"--clean-targets", "-clean", Dropped, None, Files},
        {"--time", "-time", Dropped, Next, Files},
        {"--fdevice-time-trace", "-fdevice-time-trace", Dropped, Next, Files},
        {"--fdevice-time-trace-granularity", "-fdevice-time-trace-granularity", Dropped, Next, Files},
        {"-ftime-trace", "", Dropped, Attached, Files},
        {"-imacros", "", Dropped, Next, Files},
        {"-include-pch", "", Dropped, Next, Files},
        {"-serialize-diagnostics", "--serialize-diagnostics", Dropped, Next, Files},
        {"--options-file", "-optf", Dropped, Next, OptionsFile},
        {"--apply-controls", "-apply-controls", Dropped, Next, OptionsFile},
        // Results.
        {"--device-w", "-dw", Dropped, None, Result},
        {"--extensible-whole-program", "-ewp", Dropped, None, Result},
        {"--dlink-time-opt", "-dlto", Dropped, None, Result},
        {"--lto", "-lto", Dropped, None, Result},
        {"--gen-opt-lto", "-gen-opt-lto", Dropped, None, Result},
        {"--optix-ir", "-optix-ir", Dropped, None, Result},
        {"--ltoir", "-ltoir", Dropped, None, Result},
        {"-S", "", Dropped, None, Result},
        // Settings.
        {"--ptx", "-ptx", Dropped, None, Setting},
        {"--cubin", "-cubin", Dropped, None, Setting},
        {"--fatbin", "-fatbin", Dropped, None, Setting},
        {"--tilebc", "-tilebc", Dropped, None, Setting},
        {"--tilecubin", "-tilecubin", Dropped, None, Setting},
        {"--tilefatbin", "-tilefatbin", Dropped, None, Setting},
        {"--preprocess", "-E", Dropped, None, Setting},
        {"--cuda-path", "", Dropped, Next, Setting},
        {"--cuda-path-ignore-env", "", Dropped, None, Setting},
        {"--no-cuda-gpu-arch", "--no-offload-arch", Dropped, Next, Setting},
        {"--cuda-device-only", "--cuda-host-only", Dropped, None, Setting},
        {"-nocudainc", "-nocudalib", Dropped, None, Setting},
        {"--libdevice-directory", "-ldir", Dropped, Next, Setting},
        {"--target-directory", "-target-dir", Dropped, Next, Setting},
        {"--dryrun", "-dryrun", Dropped, None, Setting},
        {"--verbose", "-v", Dropped, None, Setting},
        {"--verbose2", "-v2", Dropped, None, Setting},
        {"--threads", "-t", Dropped, GluedNumber, Setting},
        {"--resource-usage", "-res-usage", Dropped, None, Setting},
        {"--cuda", "-cuda", Dropped, None, Setting},
        {"--fdevice-syntax-only", "-fdevice-syntax-only", Dropped, None, Setting},
        // The host's code.
        {"--optimize", "-O", Dropped, Glued, Host},
        {"--debug", "-g", Dropped, None, Host},
        {"--profile", "-pg", Dropped, None, Host},
        {"--default-stream", "-default-stream", Dropped, Next, Host},
        {"--forward-unknown-to-host-compiler", "-forward-unknown-to-host-compiler", Dropped, None, Host},
        {"--forward-unknown-to-host-linker", "-forward-unknown-to-host-linker", Dropped, None, Host},
        {"--forward-unknown-opts", "-forward-unknown-opts", Dropped, None, Host},
        {"--static-global-template-stub", "-static-global-template-stub", Dropped, Boolean, Host},
        {"--device-entity-has-hidden-visibility", "-device-entity-has-hidden-visibility", Dropped, Boolean, Host},
        {"--compress-mode", "-compress-mode", Dropped, Next, Host},
        {"--no-compress", "-no-compress", Dropped, None, Host},
        {"--stdlib", "-stdlib", Dropped, Next, Host},
        {"--utf-8", "-utf-8", Dropped, None, Host},
        {"--safety-compatibility", "-safety-compat", Dropped, None, Host},
        {"-target", "", Dropped, Next, Host},
        {"--target", "-march", Dropped, Attached, Host},
        {"--sysroot", "-isysroot", Dropped, Next, Host},
        {"--param", "", Dropped, Next, Host},
        {"-Xassembler", "-Xpreprocessor", Dropped, Next, Host},
        {"-Xarch_host", "", Dropped, Next, Host},
        {"-Xcudafe", "", Dropped, Next},
        {"-Xclang", "-mllvm", Dropped, Next},
        {"-Xarch_device", "-Xcuda-fatbinary", Dropped, Next},
        {"--tileiras-options", "-Xtileiras", Dropped, Next},
        {"--tile-preview", "-tile-preview", Dropped, Next},
        {"--fdevice-sanitize", "-fdevice-sanitize", Dropped, Next},
        {"--skip-ptx-semantics-check", "-skip-ptx-semantics-check", Dropped, None},
        {"--Werror", "-Werror", Werror, Next, Host},
        // Linking.
        {"--library", "-l", Dropped, Glued, Linker},
        {"--library-path", "-L", Dropped, Glued, Linker},
        {"--linker-options", "-Xlinker", Dropped, Next, Linker},
        {"--archive-options", "-Xarchive", Dropped, Next, Linker},
        {"--nvlink-options", "-Xnvlink", Dropped, Next, Linker},
        {"--nvprune-options", "-Xnvprune", Dropped, Next, Linker},
        {"--prune", "-prune", Dropped, None, Linker},
        {"--concat", "-concat", Dropped, None, Linker},
        {"--cudart", "-cudart", Dropped, Next, Linker},
        {"--cudadevrt", "-cudadevrt", Dropped, Next, Linker},
        {"--device-link", "-dlink", Dropped, None, Linker},
        {"--link", "-link", Dropped, None, Linker},
        {"--lib", "-lib", Dropped, None, Linker},
        {"--shared", "-shared", Dropped, None, Linker},
        {"--relocatable-link", "-r", Dropped, None, Linker},
        {"--host-linker-script", "-hls", Dropped, Next, Linker},
    };
    return kOptions;
}

/// The spelling of a glued option that `word` begins with; empty where there is none. "--name" is never glued.
std::string_view gluedName(const CommandOption& option, std::string_view word)
{
    const bool isNumber = option.place == ValuePlace::GluedNumber;
    if (!isNumber && option.place != ValuePlace::Glued)
        return {};
    for (const std::string_view name : {option.name, option.alias})
        if (!name.empty() && !name.starts_with("--") && word.starts_with(name) && word.size() > name.size() &&
            (!isNumber || std::isdigit(static_cast<unsigned char>(word[name.size()])) != 0))
            return name;
    return {};
}

}  // namespace

Message dropReasonText(DropReason reason)
{
    switch (reason) {
    case DropReason::Program: return "it starts or chooses a program";
    case DropReason::Files: return "it reads or writes files of its own";
    case DropReason::OptionsFile: return "it reads options from a file";
    case DropReason::Host: return "it is for the host's code alone";
    case DropReason::Linker: return "it is for linking";
    case DropReason::Result: return "its result is no program that a GPU can load";
    case DropReason::Setting: return "KernelDesk sets it itself";
    case DropReason::Unknown: break;
    }
    return "it is not known to be harmless";
}

const CommandOption* findCommandOption(std::string_view name)
{
    const std::span<const CommandOption> all = allCommandOptions();
    const auto found = std::ranges::find_if(all, [name](const CommandOption& option) {
        return option.name == name || (!option.alias.empty() && option.alias == name);
    });
    return found == all.end() ? nullptr : &*found;
}

OptionWord parseGluedOption(std::string_view word)
{
    for (const CommandOption& option : allCommandOptions())
        if (const std::string_view name = gluedName(option, word); !name.empty())
            return {.option = &option, .value = word.substr(name.size())};
    return {};
}

bool startsProgram(std::string_view word)
{
    constexpr std::string_view kPrefixes[] = {"-fplugin", "-wrapper", "-specs", "--specs", "-fuse-ld", "-B", "-load"};
    return std::ranges::any_of(kPrefixes, [word](std::string_view prefix) { return word.starts_with(prefix); });
}

}  // namespace kd

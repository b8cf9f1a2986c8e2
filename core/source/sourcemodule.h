// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"
#include "core/compile/compilerequest.h"
#include "core/device/contextcaches.h"
#include "core/module/kernel.h"
#include "core/module/module.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kd {

/// Words of KERNELDESK_DEFAULT_OPTIONS, the options of sources that are compiled without any of their own.
std::vector<std::string> defaultCompileOptions();

/// How a source is compiled.
struct SourceOptions {
    /// These are for the compiler, "-use_fast_math"; nothing: defaultCompileOptions(). Those that read or write other files are
    /// refused.
    std::optional<std::vector<std::string>> options;
    std::vector<std::string> includeDirectories;
    /// Template instances to make kernels of, "scale<float>".
    std::vector<std::string> nameExpressions;
    std::string architecture;         ///< "sm_90a"; empty: the device's
    std::filesystem::path file;       ///< as messages are to name the source, and beside which its headers are looked for
    /// Says where compiled sources are kept; nothing: where KERNELDESK_CACHE_DIR says, else the user's cache. An empty path
    /// keeps them in memory only. KERNELDESK_DISABLE_CACHE turns all of that off.
    std::optional<std::filesystem::path> cacheDirectory;
    bool useCache = true;
    /// A folder that is to get the source, the PTX, the cubin and the compiler's words, from the cache as well; empty: none.
    std::filesystem::path keepIn;
};

/// The source compiled for a device, or found in the cache, with names and types of its kernels' parameters; not loaded. What
/// the compiler refuses is in the outcome. Throws RuntimeError for options that are not allowed and headers that cannot be
/// read. Compiles in this process, on this thread, see compileProgram.
CompileOutcome compileSource(const Device& device, const std::string& source, const SourceOptions& options = {});

/// Owns a source compiled and loaded: PyCUDA's `SourceModule`, CuPy's `RawModule`. Kernels are found by the names that they have
/// in the source, so nothing has to be wrapped into extern "C". Move-only.
class SourceModule {
public:
    /// Throws CompileError, with the compiler's words and the options, when the source does not compile; else what
    /// compileSource and Module throw.
    SourceModule(const ContextRef& context, const std::string& source, const SourceOptions& options = {});

    /// "scale", "scale<float>" or "space::scale": with the types that the source gives its parameters. Throws LogicError
    /// naming the kernels that there are when that is none of them, or several.
    Kernel kernel(const std::string& name) const;
    /// The same without its types.
    FunctionRef function(const std::string& name) const { return kernel(name).function(); }
    /// A variable with C linkage, or by its symbol.
    DeviceMemoryRef global(const std::string& name) const { return m_module.global(name); }

    const Module& module() const noexcept { return m_module; }
    const CompileOutcome& outcome() const noexcept { return m_outcome; }
    /// Gives what the compiler said although it compiled: one sentence each, with its place.
    std::vector<std::string> warnings() const;

private:
    CompileOutcome m_outcome;
    Module m_module;
};

/// One kernel of a source, compiled and loaded when it is first asked for in a context: CuPy's `RawKernel`. Thread-safe; what
/// it loaded stays until clearContextCaches() or its end.
class RawKernel {
public:
    RawKernel(std::string source, std::string name, SourceOptions options = {});

    /// Compiles and loads it when this is the first time in that context.
    Kernel in(const ContextRef& context);
    template <typename... Values>
    void operator()(const StreamRef& stream, const LaunchShape& shape, Values&&... values)
    {
        in(stream.context()).launch(stream, shape, std::forward<Values>(values)...);
    }

private:
    std::string m_name;
    ContextMemo<std::shared_ptr<const SourceModule>> m_modules;
};

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/devicememory.h"
#include "core/module/function.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace kd {

/// Says how a module is loaded.
struct ModuleOptions {
    /// These are options for the driver's assembler; values are as cuda.h has them. Those of the log buffers are refused with
    /// LogicError.
    std::vector<std::pair<JitOption, std::uint64_t>> jit;
    /// Called once, when the load succeeded or failed, with the driver's words.
    std::function<void(bool ok, const std::string& infos, const std::string& errors)> onMessages;
};

/// Owns one loaded module (a cuLibrary): cubin, fatbin or PTX. Move-only; unloading tolerates a dead context.
class Module {
public:
    /// Loads `image`, which is copied first. Throws CompileError with the driver's log when PTX in it does not assemble,
    /// RuntimeError when it holds no code for the device, LogicError when it is no module. `subject` names it in errors.
    Module(const ContextRef& context, std::span<const std::byte> image, const std::string& subject,
           const ModuleOptions& options = {});
    /// The same from a file. Throws RuntimeError when it cannot be read.
    static Module fromFile(const ContextRef& context, const std::filesystem::path& file, const ModuleOptions& options = {});
    ~Module();
    Module(Module&& other) noexcept;
    Module& operator=(Module&& other) noexcept;

    CUlibrary handle() const noexcept { return m_handle; }
    /// The kernel with that symbol. Throws LogicError naming it, and the kernels that there are, when there is none.
    FunctionRef function(const std::string& loweredName) const;
    /// Tells where a __constant__ or __device__ variable lies, and its size. Throws LogicError when there is none of that symbol.
    DeviceMemoryRef global(const std::string& loweredName) const;
    /// Tells what CUDA_MODULE_LOADING says, as the driver took it.
    static bool loadsLazily(const DriverApi& api);
    /// Symbols of all kernels; empty where the driver (before CUDA 12.4) cannot tell.
    std::vector<std::string> kernelNames() const;

private:
    void reset() noexcept;

    ContextRef m_context;
    CUlibrary m_handle = nullptr;
};

}  // namespace kd

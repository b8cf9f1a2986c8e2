#pragma once

#include "core/module/function.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace kd {

/// Owns one loaded module (a cuLibrary): cubin, fatbin or PTX. Move-only; unloading tolerates a dead context.
class Module {
public:
    /// Loads `image`, which is copied first. Throws CompileError with the driver's log when PTX in it does not assemble,
    /// RuntimeError when it holds no code for the device, LogicError when it is no module. `subject` names it in errors.
    Module(const ContextRef& context, std::span<const std::byte> image, const std::string& subject);
    ~Module();
    Module(Module&& other) noexcept;
    Module& operator=(Module&& other) noexcept;

    CUlibrary handle() const noexcept { return m_handle; }
    /// The kernel with that symbol. Throws LogicError naming it, and the kernels that there are, when there is none.
    FunctionRef function(const std::string& loweredName) const;
    /// Symbols of all kernels; empty where the driver (before CUDA 12.4) cannot tell.
    std::vector<std::string> kernelNames() const;

private:
    void reset() noexcept;

    ContextRef m_context;
    CUlibrary m_handle = nullptr;
};

}  // namespace kd

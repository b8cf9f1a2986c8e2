// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/driver/driverapi.h"

#include <memory>
#include <mutex>
#include <unordered_map>
#include <vector>

namespace kd::emulator::substitute {

/// What a program loaded as one: a library of the emulated driver, or one for each translation unit that is whole by itself.
/// CUmodule and CUlibrary are its address.
struct Module {
    std::vector<CUlibrary> units;
};

/// All modules that are loaded. Thread-safe, never destroyed.
class Modules {
public:
    static Modules& ofThisProcess();

    /// Loads `image`, as ptxOf() takes it.
    CUresult load(const DriverApi& api, const void* image, CUjit_option* options, void** values, unsigned count, Module*& module);
    CUresult unload(const DriverApi& api, const void* handle);
    /// Null when it is none.
    std::shared_ptr<Module> find(const void* handle) const;

    CUresult kernel(const DriverApi& api, const void* handle, const char* name, CUkernel& kernel) const;
    CUresult global(const DriverApi& api, const void* handle, const char* name, CUdeviceptr* address, std::size_t* bytes) const;
    std::vector<CUkernel> kernels(const DriverApi& api, const Module& module) const;
    /// The module that a kernel is of; null when it is of none.
    const void* moduleOf(const void* kernel) const;

private:
    mutable std::mutex m_mutex;
    std::unordered_map<const void*, std::shared_ptr<Module>> m_modules;
    std::unordered_map<const void*, const void*> m_owners;  ///< kernels, and the modules that they are of
};

}  // namespace kd::emulator::substitute

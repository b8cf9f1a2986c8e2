// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kd::inject {

/// The code of one kernel, as far as the program brought it.
struct KernelCode {
    std::vector<std::byte> cubin;    ///< machine code as the driver loaded it; empty where it is not known
    std::string cubinArchitecture;   ///< "sm_90a"
    std::vector<std::byte> ptx;      ///< empty where the program brought none
    std::string ptxArchitecture;
    KernelInfo kernel;               ///< of the machine code, else of the PTX
};

/// Says whose code is wanted. Programs load several kernels of one name: Triton does so for every shape that it specialises for.
struct KernelQuestion {
    std::string kernel;             ///< its name in its module
    const void* module = nullptr;   ///< the CUmodule that it is of; null where nobody knows it
    std::optional<std::uint32_t> registers;  ///< of a thread, as the driver tells them
    int capability = 0;             ///< of the device, 90 for 9.0
};

/// Keeps the code that the program loads, for when a kernel of it is recorded. Thread-safe.
class ModuleStore {
public:
    /// Is told of an image that the program has loaded as `module`, a CUmodule or a CUlibrary: PTX, machine code or a fatbin. PTX
    /// and machine code are copied; a fatbin may be large, so its place is kept, and it is read again with care, since it may be
    /// gone by then.
    void onImage(const void* image, const void* module);
    /// Is told of machine code that the driver loaded, which is copied.
    void onModule(std::span<const std::byte> cubin);

    /// Finds the code of a kernel: that of its module, where the program loaded that itself, else the newest that has its name, of
    /// machine code with as many registers before others, and the newest PTX that the device runs. Of machine code that Triton
    /// loaded the PTX is what lies beside it in Triton's cache. Nothing where there is neither. Blocks for a while.
    std::optional<KernelCode> codeOf(const KernelQuestion& question);

private:
    using Bytes = std::shared_ptr<const std::vector<std::byte>>;
    struct Fatbin {
        const void* place = nullptr;
        std::size_t size = 0;
    };
    /// What a module was loaded from: one of these.
    struct Image {
        Bytes cubin, text;
        Fatbin fatbin;
    };

    bool takeCubin(KernelCode& code, const Bytes& cubin, const KernelQuestion& question, bool wantsRegisters);
    bool addCubin(KernelCode& code, const KernelQuestion& question);
    bool takePtx(KernelCode& code, Bytes image, const KernelQuestion& question);
    bool addPtx(KernelCode& code, const KernelQuestion& question);

    std::mutex m_mutex;
    std::vector<Bytes> m_cubins, m_texts;
    std::vector<Fatbin> m_fatbins;
    std::map<const void*, Image> m_images;  ///< by module
};

}  // namespace kd::inject

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"

#include <cstddef>
#include <cstdint>
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

/// Keeps the code that the program loads, for when a kernel of it is recorded. Thread-safe.
class ModuleStore {
public:
    /// Is told of an image that the program hands to the driver: PTX, machine code or a fatbin. PTX is copied; a fatbin may be
    /// large, so its place is kept, and it is read again with care, since it may be gone by then.
    void onImage(const void* image);
    /// Is told of machine code that the driver loaded, which is copied.
    void onModule(std::span<const std::byte> cubin);

    /// Finds the code of a kernel by its name in the module, the newest that has it, and the newest PTX that a device of
    /// `capability` ("90" for 9.0) runs; nothing where there is neither. Blocks for a while.
    std::optional<KernelCode> codeOf(const std::string& kernel, int capability);

private:
    using Bytes = std::shared_ptr<const std::vector<std::byte>>;
    struct Fatbin {
        const void* place = nullptr;
        std::size_t size = 0;
    };

    bool addCubin(KernelCode& code, const std::string& kernel);
    bool addPtx(KernelCode& code, const std::string& kernel, int capability);

    std::mutex m_mutex;
    std::vector<Bytes> m_cubins, m_texts;
    std::vector<Fatbin> m_fatbins;
};

}  // namespace kd::inject

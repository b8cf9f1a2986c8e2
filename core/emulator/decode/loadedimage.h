// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/decode/programbuilder.h"
#include "core/emulator/device/image.h"
#include "core/emulator/device/devicememory.h"

#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace kd::emulator {

class LoadedImage;

/// The Kernel of a LoadedImage.
class LoadedKernel final : public Kernel {
public:
    LoadedKernel(const LoadedImage& image, std::uint32_t function);

    std::string_view name() const override { return m_text.name; }
    const LoadedImage& image() const { return m_image; }
    std::span<const Parameter> parameters() const override { return m_parameters; }
    std::size_t parameterBytes() const override { return m_parameterBytes; }
    std::uint64_t staticSharedBytes() const override { return reach().staticSharedBytes; }
    std::uint64_t localBytes() const override;
    std::uint64_t constantBytes() const override;
    std::array<std::uint32_t, 3> maxThreads() const override;
    std::array<std::uint32_t, 3> clusterSize() const override;
    std::uint32_t maxClusterBlocks() const override { return m_text.maxClusterBlocks; }
    bool needsCluster() const override { return m_text.needsCluster; }
    bool blocksAreClusters() const override { return m_text.blocksAreClusters; }
    std::array<std::uint32_t, 3> requiredThreads() const override;
    void prepare() override;

    std::uint32_t function() const { return m_function; }
    /// Gives the program once prepare() was called.
    const Program& program() const { return *m_program; }

private:
    /// Found when it is first asked for.
    const ReachableCode& reach() const;

    const LoadedImage& m_image;
    const std::uint32_t m_function;  ///< index into ptx::Module::functions
    const ptx::Function& m_text;
    mutable std::once_flag m_isReachFound;
    mutable ReachableCode m_reach;
    std::vector<Parameter> m_parameters;
    std::size_t m_parameterBytes = 0;
    std::unique_ptr<Program> m_program;
};

/// A module whose variables have memory.
class LoadedImage final : public Image {
public:
    /// Throws LogicError for initial values that cannot be read, MemoryError when its variables do not fit.
    LoadedImage(DeviceMemory& memory, ptx::Module module, HostIsa isa, std::uint64_t number);
    ~LoadedImage() override;
    LoadedImage(const LoadedImage&) = delete;
    LoadedImage& operator=(const LoadedImage&) = delete;

    std::string_view text() const override { return m_module.text; }
    ImageText wholeText() const override;
    std::span<Kernel* const> kernels() override { return m_kernelList; }
    Kernel* kernel(std::string_view name) override;
    /// The kernel whose address `handle` is in its code; null: it is none of this image.
    LoadedKernel* kernelOf(std::uint64_t handle) const;
    std::span<const GlobalVariable> globals() const override { return m_globals; }

    const ptx::Module& module() const { return m_module; }
    HostIsa isa() const { return m_isa; }
    std::uint64_t number() const { return m_number; }
    /// Holds the addresses by index into ptx::Module::variables; 0: no memory.
    std::span<const std::uint64_t> addresses() const { return m_addresses; }

private:
    void allocateVariables();
    void initialiseVariables();
    void freeVariables() noexcept;

    DeviceMemory& m_memory;
    const ptx::Module m_module;
    const HostIsa m_isa;
    const std::uint64_t m_number;
    std::vector<std::uint64_t> m_addresses;
    std::vector<GlobalVariable> m_globals;
    std::vector<std::unique_ptr<LoadedKernel>> m_kernels;
    std::vector<Kernel*> m_kernelList;
};

}  // namespace kd::emulator

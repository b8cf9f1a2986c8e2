// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/checks/racedetector.h"
#include "core/emulator/program/operanddecoder.h"
#include "core/emulator/warp/warp.h"

#include <cstring>
#include <memory>
#include <string>
#include <vector>

/// One warp, its block and memory, on which single instructions of PTX run. Registers are %r (32 bits), %rd (64), %rs (16), %q
/// (128),
/// %f (f32), %fd (f64) and %p, 16 of each; variables `sharedWord` (.shared .b32), `localBytes` (.local, 64 bytes), a kernel
/// parameter
/// `kernelBytes` (64 bytes), call parameters `callBytes` (32 bytes), `globalWord` and `constWords` (4 words).
class MemoryBench {
public:
    explicit MemoryBench(kd::emulator::HostIsa isa = kd::emulator::HostIsa::Generic);
    ~MemoryBench();

    /// Decodes `text` ("ld.global.u32 %r1, [%rd1];"). Throws LogicError as a load of a kernel does.
    kd::emulator::Instruction decode(const std::string& text);
    /// Runs it; false: it faulted, see fault().
    bool run(const std::string& text, kd::emulator::LaneMask mask = kd::emulator::kAllLanes);
    bool run(const kd::emulator::Instruction& instruction, kd::emulator::LaneMask mask = kd::emulator::kAllLanes);
    const kd::emulator::FaultSite& fault() const { return m_warp.fault; }

    template <typename T>
    T get(const std::string& name, int lane) const
    {
        T value;
        std::memcpy(&value, lanesOf(name) + sizeof(T) * static_cast<std::size_t>(lane), sizeof value);
        return value;
    }
    template <typename T>
    void set(const std::string& name, int lane, T value)
    {
        std::memcpy(lanesOf(name) + sizeof(T) * static_cast<std::size_t>(lane), &value, sizeof value);
    }
    template <typename T, typename Of>
    void setAll(const std::string& name, Of of)
    {
        for (int lane = 0; lane < kd::emulator::kLanes; ++lane)
            set<T>(name, lane, static_cast<T>(of(lane)));
    }
    std::byte* lanesOf(const std::string& name) const;
    kd::emulator::LaneMask& predicate(const std::string& name);

    kd::emulator::DeviceMemory& memory() { return m_memory; }
    kd::emulator::Warp& warp() { return m_warp; }
    kd::emulator::LaunchContext& launch() { return m_launch; }
    std::vector<std::byte>& parameters() { return m_parameters; }
    /// Looks for races with it: as a scheduler does for a new block.
    void detectRaces(kd::emulator::RaceDetector* races);
    /// Counts accesses of the instructions that run from now on.
    kd::emulator::InstructionCount& count();
    std::byte* shared() { return m_shared.data(); }
    std::byte* local(int lane) { return kd::emulator::localOf(m_warp, lane, 0); }
    std::uint64_t globalWord() const { return m_globalWord; }
    std::uint64_t constWords() const { return m_constWords; }
    /// Bytes of the call's parameter of one lane.
    std::byte* callBytes(int lane);

    static constexpr std::size_t kSharedBytes = 4096, kLocalBytes = 256;

private:
    class TestDecoder;

    kd::emulator::HostIsa m_isa;
    kd::emulator::DeviceMemory m_memory;
    std::uint64_t m_globalWord, m_constWords;
    std::vector<std::byte> m_shared, m_local, m_parameters;
    std::unique_ptr<std::byte[]> m_frame;
    std::vector<kd::emulator::Slot> m_lists;
    kd::emulator::LaunchContext m_launch;
    kd::emulator::Block m_block;
    kd::emulator::Warp m_warp;
    std::size_t m_constants = 0;
    kd::emulator::Instruction m_instruction;
    kd::emulator::InstructionCount m_count;
};

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "probe.h"

#include "core/emulator/machine.h"

#include <string>
#include <vector>

namespace kd::test {

/// Runs probes on an emulated GPU of compute capability 9.0.
class ProbeRunner {
public:
    ProbeRunner();

    /// The bytes of the result. Throws LogicError when the kernel is not emulated, std::runtime_error when it faults.
    std::vector<std::uint8_t> run(const Probe& probe);

private:
    kd::emulator::Machine m_machine;
    std::uint64_t m_input = 0;
};

/// inputImage() and approximateInputs().
std::vector<std::uint8_t> probeInput();

/// The row of the decode table that emulates the probe's instruction, as "root pattern"; empty: none.
std::string rowOf(const Probe& probe);

}  // namespace kd::test

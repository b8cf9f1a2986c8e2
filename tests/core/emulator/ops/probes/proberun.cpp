// SPDX-License-Identifier: GPL-3.0-or-later
#include "proberun.h"

#include "approximateinputs.h"

#include "core/emulator/decode/decodetable.h"
#include "tests/core/emulator/ops/ptxtext.h"
#include "tests/core/emulator/ops/recording.h"

#include <cstring>
#include <stdexcept>

namespace kd::test {

using namespace emulator;

std::vector<std::uint8_t> probeInput()
{
    std::vector<std::uint8_t> bytes = inputImage();
    const std::vector<std::uint8_t> more = approximateInputs();
    bytes.insert(bytes.end(), more.begin(), more.end());
    return bytes;
}

ProbeRunner::ProbeRunner() : m_machine({.memoryBytes = std::uint64_t{1} << 30, .threads = 1})
{
    const std::vector<std::uint8_t> input = probeInput();
    m_input = m_machine.memory().allocate(input.size());
    std::memcpy(reinterpret_cast<void*>(m_input), input.data(), input.size());
}

std::vector<std::uint8_t> ProbeRunner::run(const Probe& probe)
{
    const std::unique_ptr<Image> image = m_machine.load(moduleHead(90) + probe.textAs("probe"), "probe");
    const std::size_t size = probe.resultBytes();
    const std::uint64_t output = m_machine.memory().allocate(size);
    std::memset(reinterpret_cast<void*>(output), 0, size);
    std::vector<std::byte> parameters(16 + kFixedBytes);
    const std::vector<std::uint8_t> fixed = fixedBytes();
    std::memcpy(parameters.data(), &m_input, 8);
    std::memcpy(parameters.data() + 8, &output, 8);
    std::memcpy(parameters.data() + 16, fixed.data(), fixed.size());
    const LaunchReport report = m_machine.launch(*image->kernel("probe"),
                                                 {.grid = {static_cast<std::uint32_t>(probe.cases / kProbeBlock), 1, 1},
                                                  .block = {kProbeBlock, 1, 1},
                                                  .parameters = parameters});
    std::vector<std::uint8_t> bytes(size);
    std::memcpy(bytes.data(), reinterpret_cast<const void*>(output), size);
    m_machine.memory().free(output);
    if (report.fault)
        throw std::runtime_error(probe.name + ": " + report.fault->message.english());
    return bytes;
}

std::string rowOf(const Probe& probe)
{
    ptx::Instruction instruction;
    std::string_view rest = probe.opcode;
    instruction.root = rest.substr(0, rest.find('.'));
    while (rest.find('.') != std::string_view::npos) {
        rest.remove_prefix(rest.find('.') + 1);
        instruction.modifiers.push_back(rest.substr(0, rest.find('.')));
    }
    std::vector<std::string_view> groups;
    std::string unknown;
    const InstructionPattern* row = findPattern(instruction, groups, unknown);
    return row == nullptr ? std::string() : nameOf(*row);
}

}  // namespace kd::test

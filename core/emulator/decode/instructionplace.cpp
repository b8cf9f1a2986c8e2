// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/decode/instructionplace.h"

#include <string>
#include <string_view>

namespace kd::emulator {
namespace {

std::string nameOf(const ptx::Instruction& instruction)
{
    std::string name(instruction.root);
    for (const std::string_view modifier : instruction.modifiers)
        name += "." + std::string(modifier);
    return name;
}

}  // namespace

Message instructionPlace(const ptx::Module& module, const ptx::Function& function, const ptx::Instruction& instruction)
{
    const std::uint32_t line = instruction.textLine;
    if (!module.units.empty() && instruction.place < 0)
        return message("{}, PTX line {}: {}", module.units[function.unit].name, line, nameOf(instruction));
    if (instruction.place >= 0) {
        const ptx::Place& source = module.places[static_cast<std::size_t>(instruction.place)];
        if (source.line != 0 && source.file < module.files.size())
            return message("PTX line {} ({}:{}): {}", line, module.files[source.file], source.line, nameOf(instruction));
    }
    return message("PTX line {}: {}", line, nameOf(instruction));
}

}  // namespace kd::emulator

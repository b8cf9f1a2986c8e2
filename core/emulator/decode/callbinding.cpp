// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/exec/calls.h"
#include "core/emulator/decode/controlbinding.h"
#include "core/emulator/decode/syntheticops.h"
#include "core/emulator/exec/systemcalls.h"

#include <algorithm>

namespace kd::emulator {
namespace {

/// The parts of `call (results), callee, (arguments), prototype;`.
struct Parts {
    const ptx::Operand* callee = nullptr;
    const ptx::Operand* signature = nullptr;
    std::vector<ptx::Operand> results, arguments;
};

Parts partsOf(const FunctionDecoder& decoder)
{
    Parts parts;
    for (int i = 0; i < decoder.operandCount(); ++i) {
        const ptx::Operand& operand = decoder.operand(i);
        if (operand.kind == ptx::Operand::Kind::Group)
            (parts.callee == nullptr ? parts.results : parts.arguments) = operand.elements;
        else if (parts.callee == nullptr)
            parts.callee = &operand;
        else
            parts.signature = &operand;
    }
    if (parts.callee == nullptr)
        decoder.refuse("the function that is called is missing");
    return parts;
}

struct Shape {
    std::uint32_t bytes = 0;
    ptx::Type type = ptx::Type::None;
};

std::vector<Shape> shapesOf(const std::vector<ptx::Variable>& variables)
{
    std::vector<Shape> shapes;
    for (const ptx::Variable& variable : variables) {
        const std::uint32_t bytes =
            variable.space == ptx::Space::Reg ? laneBytes(variable.type) : static_cast<std::uint32_t>(variable.bytes);
        shapes.push_back({bytes, variable.type});
    }
    return shapes;
}

std::vector<Shape> shapesOf(std::span<const std::uint32_t> sizes)
{
    std::vector<Shape> shapes;
    for (const std::uint32_t bytes : sizes)
        shapes.push_back({bytes, bytes == 8 ? ptx::Type::B64 : ptx::Type::B32});
    return shapes;
}

const ptx::Prototype& prototypeOf(const FunctionDecoder& decoder, const Parts& parts)
{
    if (parts.signature != nullptr && parts.signature->kind == ptx::Operand::Kind::Prototype)
        return decoder.function().prototypes[parts.signature->index];
    if (parts.signature == nullptr || parts.signature->kind != ptx::Operand::Kind::Targets)
        decoder.refuse("a call through a register needs a .callprototype or .calltargets");
    const std::vector<ptx::Index>& targets = decoder.function().targets[parts.signature->index];
    if (targets.empty())
        decoder.refuse("the list of call targets is empty");
    return decoder.context().module->functions[targets.front()].signature;
}

void passValues(FunctionDecoder& decoder, const Parts& parts, const std::vector<Shape>& results,
                const std::vector<Shape>& arguments, CallSite& site)
{
    const bool isShort = parts.results.size() != results.size() && !parts.results.empty();
    if (isShort || parts.arguments.size() != arguments.size())
        decoder.refuse(message("the call passes {} arguments and takes {} results where the function has {} and {}",
                              parts.arguments.size(), parts.results.size(), arguments.size(), results.size()));
    for (std::size_t i = 0; i < parts.arguments.size(); ++i)
        site.arguments.push_back(decoder.argumentOperand(parts.arguments[i], arguments[i].type, arguments[i].bytes));
    for (std::size_t i = 0; i < parts.results.size(); ++i)
        site.results.push_back(decoder.resultOperand(parts.results[i], results[i].bytes));
    const auto differs = [](const CallOperand& passed, const Shape& shape) { return passed.bytes != shape.bytes; };
    for (std::size_t i = 0; i < site.arguments.size(); ++i)
        if (differs(site.arguments[i], arguments[i]))
            decoder.refuse(message("argument {} has {} bytes where the function takes {}", i + 1, site.arguments[i].bytes,
                                  arguments[i].bytes));
    for (std::size_t i = 0; i < site.results.size(); ++i)
        if (differs(site.results[i], results[i]))
            decoder.refuse(message("the result has {} bytes where the function gives {}", site.results[i].bytes,
                                  results[i].bytes));
}

Instruction callOf(FunctionDecoder& decoder, Handler handler, CallSite site)
{
    Instruction instruction = with(handler);
    instruction.aux = decoder.callSite(std::move(site));
    return instruction;
}

Instruction bindDirect(FunctionDecoder& decoder, const Parts& parts)
{
    const ptx::Function& callee = decoder.context().module->functions[parts.callee->index];
    const Program& program = *decoder.context().program;
    CallSite site;
    const auto found = program.byModuleIndex.find(parts.callee->index);
    if (found != program.byModuleIndex.end()) {
        site.callee = found->second;
        passValues(decoder, parts, shapesOf(callee.signature.results), shapesOf(callee.signature.parameters), site);
        return callOf(decoder, callDirect, std::move(site));
    }
    site.system = systemCallNamed(callee.name);
    if (site.system == SystemCall::None && callee.name.starts_with("cudaGraph"))
        decoder.refuse(message("{}: graphs are not launched or changed from kernels on the emulated GPU", callee.name));
    if (site.system == SystemCall::None)
        decoder.refuse(message("function {} is called, but not defined in this module", callee.name));
    passValues(decoder, parts, shapesOf(systemCallResults(site.system)), shapesOf(systemCallParameters(site.system)), site);
    return callOf(decoder, callSystem, std::move(site));
}

}  // namespace

Instruction bindCall(FunctionDecoder& decoder)
{
    const Parts parts = partsOf(decoder);
    if (parts.callee->kind == ptx::Operand::Kind::Function)
        return bindDirect(decoder, parts);
    CallSite site;
    site.target = decoder.handleSource(*parts.callee);
    const ptx::Prototype& prototype = prototypeOf(decoder, parts);
    passValues(decoder, parts, shapesOf(prototype.results), shapesOf(prototype.parameters), site);
    return callOf(decoder, callIndirect, std::move(site));
}

}  // namespace kd::emulator

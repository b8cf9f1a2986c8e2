// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/decode/programbuilder.h"

#include "core/emulator/decode/functiondecoder.h"

#include <atomic>
#include <charconv>

namespace kd::emulator {
namespace {

// 90 of "sm_90a".
int targetNumber(std::string_view target)
{
    const std::size_t digits = target.find('_') + 1;
    int number = 0;
    std::from_chars(target.data() + digits, target.data() + target.size(), number);
    return number;
}

void decode(const DecodeContext& context, std::uint32_t moduleIndex, DecodedFunction& function)
{
    function.text = &context.module->functions[moduleIndex];
    FunctionDecoder decoder(context, moduleIndex, function);
    decoder.prologue();
    std::uint32_t index = 0;
    for (const ptx::Instruction& instruction : function.text->body)
        decoder.decode(instruction, index++);
    decoder.finish();
}

}  // namespace

std::unique_ptr<Program> buildProgram(const ptx::Module& module, const ReachableCode& reach, HostIsa isa,
                                      std::span<const std::uint64_t> globalAddresses, std::uint64_t imageNumber)
{
    auto program = std::make_unique<Program>();
    static std::atomic<std::uint64_t> lastNumber = 0;
    program->number = ++lastNumber;
    program->module = &module;
    program->imageNumber = imageNumber;
    program->staticSharedBytes = reach.staticSharedBytes;
    program->needsStack = reach.needsStack;
    program->isAsynchronous = reach.isAsynchronous;
    program->copiesSharedInBulk = reach.copiesSharedInBulk;
    for (const auto& [key, first] : reach.sharedOffsets) {
        const std::vector<ptx::Variable>& variables =
            key.first == kNoFunction ? module.variables : module.functions[key.first].variables;
        program->sharedVariables.push_back({&variables[key.second], first});
    }
    for (const std::uint32_t function : reach.functions) {
        program->byModuleIndex.emplace(function, static_cast<std::uint32_t>(program->functions.size()));
        program->functions.push_back(std::make_unique<DecodedFunction>());
        program->functions.back()->index = static_cast<std::uint32_t>(program->functions.size() - 1);
    }
    const DecodeContext context{.module = &module,
                                .isa = isa,
                                .target = targetNumber(module.target),
                                .globalAddresses = globalAddresses,
                                .imageNumber = imageNumber,
                                .sharedOffsets = reach.sharedOffsets,
                                .program = program.get()};
    for (std::size_t i = 0; i < reach.functions.size(); ++i)
        decode(context, reach.functions[i], *program->functions[i]);
    return program;
}

}  // namespace kd::emulator

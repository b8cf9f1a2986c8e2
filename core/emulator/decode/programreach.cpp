// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/emulator/decode/programbuilder.h"
#include "core/emulator/exec/systemcalls.h"

#include <algorithm>
#include <set>

namespace kd::emulator {
namespace {

using SharedKey = std::pair<std::uint32_t, std::uint32_t>;  // function, variable
using Name = std::pair<std::uint32_t, std::string_view>;    // of a unit

constexpr std::uint64_t kSharedAddressSpaceBytes = std::uint64_t{1} << 32;

template <typename Visit> void visitAll(const std::vector<ptx::Operand>& operands, const Visit& visit)
{
    for (const ptx::Operand& operand : operands) {
        visit(operand);
        visitAll(operand.elements, visit);
    }
}

const ptx::Operand* calleeOf(const ptx::Instruction& instruction)
{
    if (instruction.root != "call")
        return nullptr;
    const auto isCallee = [](const ptx::Operand& operand) { return operand.kind != ptx::Operand::Kind::Group; };
    const auto callee = std::ranges::find_if(instruction.operands, isCallee);
    return callee == instruction.operands.end() ? nullptr : &*callee;
}

class Walk {
public:
    Walk(const ptx::Module& module, std::uint32_t kernel) : m_module(module) { add(kernel); }

    ReachableCode run()
    {
        for (std::size_t next = 0; next < m_reach.functions.size(); ++next)
            visit(m_reach.functions[next]);
        layOutShared();
        return std::move(m_reach);
    }

private:
    void add(std::uint32_t function)
    {
        const ptx::Function& text = m_module.functions[function];
        if (text.isExtern && (systemCallNamed(text.name) != SystemCall::None || text.body.empty()))
            return;
        if (m_seen.insert(function).second)
            m_reach.functions.push_back(function);
    }

    void visit(std::uint32_t function)
    {
        for (const ptx::Instruction& instruction : m_module.functions[function].body) {
            const ptx::Operand* callee = calleeOf(instruction);
            if (callee != nullptr)
                visitCall(*callee);
            m_reach.needsStack |= instruction.root == "alloca";
            visitAsync(instruction);
            visitAll(instruction.operands, [&](const ptx::Operand& operand) {
                if (operand.kind == ptx::Operand::Kind::Variable)
                    visitVariable(function, operand);
            });
        }
    }

    void visitAsync(const ptx::Instruction& instruction)
    {
        const bool isProduct = instruction.root == "wgmma" || instruction.root == "tcgen05";
        m_reach.isAsynchronous |= isProduct || instruction.root == "cp" || instruction.root == "mbarrier" ||
            instruction.has("async");
        const bool isCopy = instruction.root == "cp" || instruction.root == "multimem";
        m_reach.copiesSharedInBulk |= isProduct || (isCopy && instruction.has("bulk") && instruction.has("shared::cta") &&
                                                    (instruction.has("shared::cluster") || instruction.has("bulk_group")));
    }

    void visitCall(const ptx::Operand& callee)
    {
        if (callee.kind == ptx::Operand::Kind::Function) {
            const std::size_t before = m_reach.functions.size();
            add(callee.index);
            m_reach.needsStack |= m_reach.functions.size() > before || m_seen.contains(callee.index);
            return;
        }
        m_reach.needsStack = true;
        addWhatPointersName();
    }

    // Functions whose address is taken somewhere in the module: in an instruction or by an initial value.
    void addWhatPointersName()
    {
        if (m_hasPointers)
            return;
        m_hasPointers = true;
        for (const ptx::Function& function : m_module.functions)
            for (const ptx::Instruction& instruction : function.body)
                if (instruction.root != "call")
                    visitAll(instruction.operands, [&](const ptx::Operand& operand) {
                        // Those of kernels are there to be launched.
                        if (operand.kind == ptx::Operand::Kind::Function && !m_module.functions[operand.index].isEntry)
                            add(operand.index);
                    });
        for (const ptx::Variable& variable : m_module.variables)
            if (!variable.initialiser.empty())
                addWhatIsNamedIn(variable.initialiser, variable.unit);
    }

    void addWhatIsNamedIn(std::string_view text, std::uint32_t unit)
    {
        const auto isNamePart = [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '$' || c == '%';
        };
        while (!text.empty()) {
            const auto begin = std::ranges::find_if(text, isNamePart);
            const auto end = std::find_if_not(begin, text.end(), isNamePart);
            const auto function = functionNames().find(Name(unit, std::string_view(begin, end)));
            if (function != functionNames().end())
                add(function->second);
            text = std::string_view(end, text.end());
        }
    }

    const std::map<Name, std::uint32_t>& functionNames()
    {
        if (m_names.empty())
            for (std::uint32_t i = 0; i < m_module.functions.size(); ++i) {
                const ptx::Function& function = m_module.functions[i];
                if (!function.isEntry)
                    m_names.emplace(Name(function.unit, function.name), function.aliasOf == ptx::kNoIndex ? i : function.aliasOf);
            }
        return m_names;
    }

    const ptx::Variable& variableOf(const SharedKey& key) const
    {
        return key.first == kNoFunction ? m_module.variables[key.second] : m_module.functions[key.first].variables[key.second];
    }

    void visitVariable(std::uint32_t function, const ptx::Operand& operand)
    {
        const SharedKey key(operand.isLocalScope ? function : kNoFunction, operand.index);
        if (variableOf(key).space == ptx::Space::Shared)
            m_shared.insert(key);
    }

    static std::uint64_t aligned(std::uint64_t offset, const ptx::Variable& variable)
    {
        const std::uint64_t alignment = std::max<std::uint64_t>(variable.alignment, 1);
        return (offset + alignment - 1) / alignment * alignment;
    }

    void layOutShared()
    {
        std::uint64_t end = 0;
        for (const SharedKey& key : m_shared) {
            const ptx::Variable& variable = variableOf(key);
            if (variable.isExtern)
                continue;
            const std::uint64_t offset = aligned(end, variable);
            m_reach.sharedOffsets.emplace(key, offset);
            if (variable.bytes > kSharedAddressSpaceBytes || offset + variable.bytes > kSharedAddressSpaceBytes)
                throw LogicError({.text = message("shared variable {} of {} bytes is larger than shared memory can be",
                                                  variable.name, variable.bytes),
                                  .subject = variable.name});
            end = offset + variable.bytes;
        }
        // ptxas rounds static memory up for the strictest of the module's dynamic variables, used or not; they all begin behind it.
        for (const ptx::Variable& variable : m_module.variables)
            if (variable.space == ptx::Space::Shared && variable.isExtern)
                end = aligned(end, variable);
        m_reach.staticSharedBytes = end;
        for (const SharedKey& key : m_shared)
            if (variableOf(key).isExtern)
                m_reach.sharedOffsets.emplace(key, end);
    }

    const ptx::Module& m_module;
    ReachableCode m_reach;
    std::set<std::uint32_t> m_seen;
    std::set<SharedKey> m_shared;
    std::map<Name, std::uint32_t> m_names;
    bool m_hasPointers = false;
};

}  // namespace

ReachableCode reachableFrom(const ptx::Module& module, std::uint32_t kernel)
{
    return Walk(module, kernel).run();
}

}  // namespace kd::emulator

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ptx/link.h"

#include "core/base/error.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <map>
#include <set>
#include <string_view>
#include <utility>

namespace kd::ptx {
namespace {

[[noreturn]] void refuseLink(const Message& why, std::string_view name)
{
    throw LogicError({.text = why, .subject = std::string(name)});
}

int targetNumberOf(std::string_view target)
{
    int number = 0;
    const std::size_t digits = std::min(target.find('_') + 1, target.size());
    std::from_chars(target.data() + digits, target.data() + target.size(), number);
    return number;
}

template <typename Visit> void visitOperands(std::vector<Operand>& operands, const Visit& visit)
{
    for (Operand& operand : operands) {
        visit(operand);
        visitOperands(operand.elements, visit);
    }
}

bool isGlobalName(const Operand& operand)
{
    return operand.kind == Operand::Kind::Function || (operand.kind == Operand::Kind::Variable && !operand.isLocalScope);
}

bool haveSameShape(const std::vector<Variable>& a, const std::vector<Variable>& b)
{
    return std::ranges::equal(a, b, [](const Variable& x, const Variable& y) { return x.bytes == y.bytes; });
}

class ModuleLinker {
public:
    Module run(std::vector<LinkUnit> units)
    {
        if (units.empty() || units.size() > kMaxLinkUnits)
            refuseLink(message("{} modules are none of the 1 to {} that can be linked", units.size(), kMaxLinkUnits), {});
        m_module.units.reserve(units.size());
        for (LinkUnit& unit : units)
            add(unit);
        for (Index i = 0; i < m_module.functions.size(); ++i)
            define(i, m_module.functions[i]);
        for (Index i = 0; i < m_module.variables.size(); ++i)
            define(i, m_module.variables[i]);
        resolve();
        follow();
        return std::move(m_module);
    }

private:
    struct Definition {
        Index index = kNoIndex;
        bool isFunction = false, isWeak = false, isCommon = false;
        std::uint32_t unit = 0;
    };

    static Module read(LinkUnit& unit)
    {
        try {
            return parse(std::move(unit.text));
        } catch (const LogicError& error) {
            ErrorInfo info = error.info();
            info.text = message("{}: {}", unit.name, info.text);
            throw LogicError(std::move(info));
        }
    }

    std::string nameFor(std::string name)
    {
        if (m_unitNames.insert(name).second)
            return name;
        name += " (" + std::to_string(m_module.units.size() + 1) + ")";
        m_unitNames.insert(name);
        return name;
    }

    void add(LinkUnit& unit)
    {
        Module each = read(unit);
        const auto files = static_cast<std::uint32_t>(m_module.files.size());
        const auto places = static_cast<std::int32_t>(m_module.places.size());
        for (Place place : each.places) {
            place.file += files;
            place.inlinedAt += place.inlinedAt >= 0 ? places : 0;
            m_module.places.push_back(place);
        }
        std::ranges::move(each.files, std::back_inserter(m_module.files));
        shift(each, places);
        for (Variable& variable : each.variables)
            variable.unit = static_cast<std::uint32_t>(m_module.units.size());
        for (Function& function : each.functions)
            function.unit = static_cast<std::uint32_t>(m_module.units.size());
        std::ranges::move(each.variables, std::back_inserter(m_module.variables));
        std::ranges::move(each.functions, std::back_inserter(m_module.functions));
        m_module.version = std::max(m_module.version, each.version);
        if (targetNumberOf(each.target) > targetNumberOf(m_module.target))
            m_module.target = each.target;
        m_module.units.push_back({nameFor(unit.name), std::move(each.source), std::move(each.strings)});
    }

    // What the functions of a unit name lies behind what the units before it have.
    void shift(Module& each, std::int32_t places) const
    {
        const auto variables = static_cast<Index>(m_module.variables.size());
        const auto functions = static_cast<Index>(m_module.functions.size());
        for (Function& function : each.functions) {
            if (function.aliasOf != kNoIndex)
                function.aliasOf += functions;
            std::set<Index> lists;
            for (Instruction& instruction : function.body) {
                instruction.place += instruction.place >= 0 ? places : 0;
                visitOperands(instruction.operands, [&](Operand& operand) {
                    if (isGlobalName(operand))
                        operand.index += operand.kind == Operand::Kind::Function ? functions : variables;
                    if (operand.kind == Operand::Kind::Targets && instruction.root == "call" && lists.insert(operand.index).second)
                        for (Index& target : function.targets[operand.index])
                            target += functions;
                });
            }
        }
    }

    void define(Index index, const Function& function)
    {
        if ((function.isExtern && function.aliasOf == kNoIndex) || !(function.isVisible || function.isWeak || function.isEntry))
            return;
        define(function.name, {index, true, function.isWeak, false, function.unit});
    }

    void define(Index index, const Variable& variable)
    {
        if (variable.isExtern || !(variable.isVisible || variable.isWeak || variable.isCommon))
            return;
        define(variable.name, {index, false, variable.isWeak, variable.isCommon, variable.unit});
    }

    void define(const std::string& name, const Definition& definition)
    {
        const auto [known, isNew] = m_definitions.emplace(name, definition);
        if (isNew)
            return;
        Definition& before = known->second;
        const bool isSoft = definition.isWeak || definition.isCommon, wasSoft = before.isWeak || before.isCommon;
        if (before.isFunction != definition.isFunction || (!isSoft && !wasSoft))
            refuseLink(message("{} is defined in {} and in {}", name, unitName(before.unit), unitName(definition.unit)), name);
        const bool isLarger = before.isCommon && definition.isCommon &&
            m_module.variables[definition.index].bytes > m_module.variables[before.index].bytes;
        if ((wasSoft && !isSoft) || isLarger)
            before = definition;
    }

    const std::string& unitName(std::uint32_t unit) const { return m_module.units[unit].name; }

    /// The definition that stands for a name of a unit; null where it stands for itself, or for nothing.
    const Definition* standIn(const std::string& name, bool isFunction, Index index, std::uint32_t unit) const
    {
        const auto found = m_definitions.find(name);
        if (found == m_definitions.end())
            return nullptr;
        if (found->second.isFunction != isFunction)
            refuseLink(message("{} is a function in {} and a variable in {}", name,
                               unitName(isFunction ? unit : found->second.unit), unitName(isFunction ? found->second.unit : unit)),
                       name);
        return found->second.index == index ? nullptr : &found->second;
    }

    void resolve()
    {
        for (Index i = 0; i < m_module.functions.size(); ++i)
            resolve(i, m_module.functions[i]);
        for (Index i = 0; i < m_module.variables.size(); ++i)
            resolve(i, m_module.variables[i]);
    }

    void resolve(Index index, Function& function)
    {
        const bool isShared = function.isExtern ? function.aliasOf == kNoIndex : function.isWeak;
        const Definition* const other = isShared ? standIn(function.name, true, index, function.unit) : nullptr;
        if (other == nullptr)
            return;
        const Function& stands = m_module.functions[other->index];
        if (function.isEntry != stands.isEntry || !haveSameShape(function.signature.parameters, stands.signature.parameters) ||
            !haveSameShape(function.signature.results, stands.signature.results))
            refuseLink(message("{} has other parameters in {} than in {}", function.name, unitName(function.unit),
                               unitName(stands.unit)),
                       function.name);
        function.aliasOf = other->index;
    }

    void resolve(Index index, Variable& variable)
    {
        const bool isShared = variable.isExtern || variable.isWeak || variable.isCommon;
        const Definition* const other =
            isShared && !isSizedByLaunches(variable) ? standIn(variable.name, false, index, variable.unit) : nullptr;
        if (other == nullptr)
            return;
        const Variable& stands = m_module.variables[other->index];
        const bool isOtherSize = variable.bytes != 0 && variable.bytes != stands.bytes && !variable.isCommon;
        if (variable.space != stands.space || isOtherSize)
            refuseLink(message("{} has another size or state space in {} than in {}", variable.name, unitName(variable.unit),
                               unitName(stands.unit)),
                       variable.name);
        variable.linkedTo = other->index;
    }

    Index functionFor(Index index) const
    {
        // An alias may name what another module stands for, and that an alias again.
        constexpr int kMaxSteps = 8;
        for (int step = 0; step < kMaxSteps && m_module.functions[index].aliasOf != kNoIndex; ++step)
            index = m_module.functions[index].aliasOf;
        return index;
    }

    Index variableFor(Index index) const
    {
        const Index other = m_module.variables[index].linkedTo;
        return other == kNoIndex ? index : other;
    }

    // From here on operands name what stands for them.
    void follow()
    {
        for (Function& function : m_module.functions) {
            if (function.aliasOf != kNoIndex)
                function.aliasOf = functionFor(function.aliasOf);
            for (Instruction& instruction : function.body)
                visitOperands(instruction.operands, [&](Operand& operand) { follow(operand, function, instruction); });
        }
    }

    void follow(Operand& operand, Function& function, const Instruction& instruction) const
    {
        if (isGlobalName(operand))
            operand.index =
                operand.kind == Operand::Kind::Function ? functionFor(operand.index) : variableFor(operand.index);
        if (operand.kind == Operand::Kind::Targets && instruction.root == "call")
            for (Index& target : function.targets[operand.index])
                target = functionFor(target);
    }

    Module m_module;
    std::map<std::string, Definition> m_definitions;
    std::set<std::string> m_unitNames;
};

}  // namespace

Module link(std::vector<LinkUnit> units)
{
    return ModuleLinker().run(std::move(units));
}

bool isSizedByLaunches(const Variable& variable) noexcept
{
    return variable.isExtern && variable.space == Space::Shared && variable.bytes == 0;
}

void takeAsWholeProgram(Module& module) noexcept
{
    for (Variable& variable : module.variables)
        if (variable.space == Space::Shared && !isSizedByLaunches(variable))
            variable.isExtern = false;
}

std::vector<UndefinedName> undefinedNames(const Module& module)
{
    std::vector<UndefinedName> undefined;
    std::set<std::pair<bool, Index>> seen;
    const auto look = [&](const auto& self, const Function& user, const std::vector<Operand>& operands) -> void {
        for (const Operand& operand : operands) {
            self(self, user, operand.elements);
            const bool isFunction = operand.kind == Operand::Kind::Function;
            if (!isGlobalName(operand) || !seen.emplace(isFunction, operand.index).second)
                continue;
            const bool isMissing = isFunction
                ? module.functions[operand.index].isExtern
                : module.variables[operand.index].isExtern && !isSizedByLaunches(module.variables[operand.index]);
            if (isMissing)
                undefined.push_back({isFunction ? module.functions[operand.index].name : module.variables[operand.index].name,
                                     module.units.empty() ? std::string() : module.units[user.unit].name, isFunction});
        }
    };
    for (const Function& function : module.functions)
        for (const Instruction& instruction : function.body)
            look(look, function, instruction.operands);
    return undefined;
}

}  // namespace kd::ptx

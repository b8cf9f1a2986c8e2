// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/module/kernel.h"

#include "core/base/error.h"

namespace kd {
namespace {

std::shared_ptr<const std::vector<KernelParameter>> asDriverTells(const FunctionRef& function)
{
    std::vector<KernelParameter> parameters;
    for (const ParameterSlot& slot : function.parameters())
        parameters.push_back({.offset = slot.offset, .type = {.size = slot.size}});
    return std::make_shared<const std::vector<KernelParameter>>(std::move(parameters));
}

bool agree(const std::vector<KernelParameter>& given, const std::vector<KernelParameter>& driver)
{
    if (given.size() != driver.size())
        return false;
    for (std::size_t i = 0; i < given.size(); ++i)
        if (given[i].offset != driver[i].offset || given[i].type.size != driver[i].type.size)
            return false;
    return true;
}

}  // namespace

Message ArgumentType::text() const
{
    return name.empty() ? message("{} byte(s)", size) : message("{}, {} byte(s)", name, size);
}

bool ArgumentType::accepts(const ArgumentType& value) const
{
    return size == value.size && (kind == Kind::Unknown || value.kind == Kind::Unknown || kind == value.kind);
}

Kernel::Kernel(FunctionRef function) : m_function(std::move(function)), m_parameters(asDriverTells(m_function)) { }

Kernel::Kernel(FunctionRef function, std::vector<KernelParameter> parameters)
    : m_function(std::move(function)), m_parameters(asDriverTells(m_function))
{
    if (!agree(parameters, *m_parameters))
        throw LogicError({.operation = "cuFuncGetParamInfo",
                          .text = "the compiler's parameters are not those of the loaded kernel; compile it again",
                          .subject = m_function.name()});
    m_parameters = std::make_shared<const std::vector<KernelParameter>>(std::move(parameters));
}

void Kernel::checkTypes(std::span<const StaticArgumentType> types) const
{
    const std::vector<KernelParameter>& parameters = *m_parameters;
    if (types.size() != parameters.size())
        throw LogicError({.text = message("{} takes {} argument(s), not {}", m_function.name(), parameters.size(),
                                          types.size()),
                          .subject = m_function.name()});
    for (std::size_t i = 0; i < types.size(); ++i) {
        if (types[i].isTakenBy(parameters[i].type)) [[likely]]
            continue;
        const std::string& name = parameters[i].name;
        throw LogicError(
            {.text = message("{} takes {} here, not {}", m_function.name(), parameters[i].type.text(),
                             types[i].whole().text()),
             .subject = {ErrorSubject::Kind::Argument, std::to_string(i + 1) + (name.empty() ? "" : " (" + name + ")")}});
    }
}

}  // namespace kd

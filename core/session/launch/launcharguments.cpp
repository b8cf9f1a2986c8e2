// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/launch/launchresolver.h"
#include "core/base/text.h"
#include "core/session/launch/argumentname.h"
#include "core/session/launch/withsubject.h"
#include "core/session/limits.h"

#include "core/base/error.h"
#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

namespace kd {
namespace {

/// PTX names no parameters and declares no more than their size: what they point to, and whether they do, follows from their uses.
bool isOfPtx(const Parameter& parameter)
{
    return parameter.name.empty();
}

bool mayBeNumberOrAddress(const Parameter& parameter)
{
    const TypeInfo& type = parameter.type;
    // A .u64 is an enumeration here: see core/compile/container/ptxparameters.cpp.
    const bool isWhole =
        type.kind == TypeInfo::Kind::Signed || type.kind == TypeInfo::Kind::Unsigned || type.kind == TypeInfo::Kind::Enum;
    return isOfPtx(parameter) && isWhole && type.size == sizeof(std::uint64_t);
}

/// Whether `text`, a buffer's, says or nobody denies that the value is an address.
bool isAddress(const Parameter& parameter, std::string_view text)
{
    const TypeInfo& type = parameter.type;
    return (type.kind == TypeInfo::Kind::Bits && type.size == sizeof(std::uint64_t)) ||
        (mayBeNumberOrAddress(parameter) && parseBufferText(text).type.has_value());
}

/// What an array holds in the end, also one of arrays.
const TypeInfo& elementOf(const TypeInfo& type)
{
    return type.kind == TypeInfo::Kind::Array && !type.element.empty() ? elementOf(type.element.front()) : type;
}

/// Elements of C++ have their type; what PTX loads and stores may be a part of them, or bits that are only moved.
bool mayHaveType(const Parameter& parameter, ElementType type)
{
    const TypeInfo& element = parameter.type.element.front();
    const BufferLayout told = bufferLayout(element);
    return element.kind == TypeInfo::Kind::Bits || isOfPtx(parameter) || (told.type == type && told.components == 1);
}

std::optional<std::uint64_t> literal(const std::string& text)
{
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

/// Recorded memory is counted in bytes where the recorded code told no types: another source does, and it is seen as those, where
/// it is a whole number of them.
void seeAsElements(BufferText& buffer, const BufferLayout& layout)
{
    const std::uint64_t size = sizeOf(layout.type) * layout.components;
    const std::optional<std::uint64_t> count = literal(buffer.count);
    const std::optional<std::uint64_t> offset = buffer.offset.empty() ? 0 : literal(buffer.offset);
    const bool isInBytes = buffer.address != 0 && buffer.type == ElementType::UInt8;
    if (!isInBytes || !count || !offset || *count % size != 0 || *offset % size != 0)
        return;
    buffer.type.reset();
    buffer.count = std::to_string(*count / size);
    buffer.offset = *offset == 0 ? std::string() : std::to_string(*offset / size);
}

}  // namespace

Message LaunchResolver::describeParameters() const
{
    std::string text;
    for (std::size_t i = 0; i < m_kernel.parameters.size(); ++i)
        text += (text.empty() ? "" : ", ") + typeText(m_kernel.parameters[i].type) + " " + argumentName(m_kernel, i);
    return text.empty() ? message("{} takes no arguments", m_kernel.name) : message("{} takes {}", m_kernel.name, text);
}

Message LaunchResolver::describeArguments() const
{
    std::string variables;
    for (const ModuleVariable& variable : m_kernel.variables)
        variables += (variables.empty() ? "" : ", ") + typeText(variable.type) + " " + variable.name;
    return variables.empty() ? describeParameters() : message("{}, and the variables {}", describeParameters(), variables);
}

void LaunchResolver::matchArguments()
{
    if (!m_kernel.hasSignature && !m_kernel.parameters.empty())
        refuse({ErrorSubject::Kind::Kernel, m_kernel.name},
               m_kernel.signatureProblem.empty() ? Message("the names and types of its parameters are not known, so no "
                                                           "arguments can be given to it")
               : message("the names and types of its parameters are not known, so no arguments can be given to it ({})",
                         m_kernel.signatureProblem));
    const std::size_t count = m_kernel.parameters.size();
    if (count > kMaxArguments)
        refuse({ErrorSubject::Kind::Kernel, m_kernel.name},
               message("it has {} parameters; at most {} are possible", count, kMaxArguments));
    refuseUnknown();
    reserveArguments();
    for (std::size_t i = 0; i < count; ++i)
        addArgument(i);
    for (const ModuleVariable& variable : m_kernel.variables)
        addVariable(variable);
}

/// Symbols keep references to the elements.
void LaunchResolver::reserveArguments()
{
    m_arguments.reserve(m_kernel.parameters.size() + m_kernel.variables.size());
    m_variables.reserve(m_kernel.variables.size());
}

void LaunchResolver::refuseUnknown() const
{
    const auto isKnown = [this](const std::string& name) {
        for (std::size_t i = 0; i < m_kernel.parameters.size(); ++i)
            if (argumentName(m_kernel, i) == name)
                return true;
        return std::ranges::find(m_kernel.variables, name, &ModuleVariable::name) != m_kernel.variables.end();
    };
    for (const ArgumentSetting& setting : m_setup.arguments) {
        if (!isKnown(setting.name))
            refuse({ErrorSubject::Kind::Argument, setting.name.substr(0, 64)},
                   message("there is no such parameter; {}", describeArguments()));
        if (std::ranges::count(m_setup.arguments, setting.name, &ArgumentSetting::name) > 1)
            refuse({ErrorSubject::Kind::Argument, setting.name}, "it is given more than once");
    }
}

/// Without a text it keeps what the source gives it.
void LaunchResolver::addVariable(const ModuleVariable& variable)
{
    const auto setting = std::ranges::find(m_setup.arguments, variable.name, &ArgumentSetting::name);
    if (setting == m_setup.arguments.end() || trimmed(setting->value).empty())
        return;
    Argument argument{.variable = &variable, .name = variable.name, .text = setting->value};
    argument.subject = {ErrorSubject::Kind::Argument, argument.name};
    const auto size = static_cast<std::uint32_t>(std::min<std::uint64_t>(variable.type.size, UINT32_MAX));
    argument.parameter = &m_variables.emplace_back(Parameter{.name = variable.name, .size = size, .type = variable.type});
    withSubject(argument.subject, [&] { classifyVariable(argument); });
    m_arguments.push_back(std::move(argument));
}

void LaunchResolver::classifyVariable(Argument& argument) const
{
    const TypeInfo& type = argument.variable->type;
    argument.isBuffer = looksLikeBuffer(argument.text);
    if (!argument.isBuffer && type.size > kMaxParameterBytes)
        refuse({}, message("'{}' does not fill {}, which has {} bytes: give a recipe, as in random(seed=1); recipes are {}",
                           argument.text.substr(0, 64), typeText(type), type.size, recipeForms()));
    if (!argument.isBuffer)
        return;
    argument.buffer = parseBufferText(argument.text);
    argument.layout = bufferLayout(elementOf(type));
    if (argument.buffer.type && (*argument.buffer.type != argument.layout.type || argument.layout.components != 1))
        refuse({}, message("{} is {}, which tells the type of its elements: write no other", argument.name, typeText(type)));
    if (!argument.buffer.offset.empty())
        refuse({}, message("{} is filled from its first element on: give a count alone, as in zeros[16]", argument.name));
    if (argument.buffer.address != 0)
        refuse({}, message("{} lies where its module is loaded: leave ', at' out", argument.name));
    if (argument.variable->isConstant && argument.buffer.direction.value_or(Direction::In) != Direction::In)
        refuse({}, message("{} is a __constant__ variable, which kernels only read: it can be no output", argument.name));
}

void LaunchResolver::addArgument(std::size_t index)
{
    const Parameter& parameter = m_kernel.parameters[index];
    if (parameter.size > kMaxParameterBytes)
        refuse({ErrorSubject::Kind::Kernel, m_kernel.name},
               message("a parameter of {} bytes is larger than CUDA allows", parameter.size));
    Argument argument{.parameter = &parameter, .name = argumentName(m_kernel, index)};
    const auto setting = std::ranges::find(m_setup.arguments, argument.name, &ArgumentSetting::name);
    argument.subject = {ErrorSubject::Kind::Argument, argument.name};
    if (setting == m_setup.arguments.end())
        refuse(argument.subject, message("it is missing; {}", describeParameters()));
    argument.text = setting->value;
    withSubject(argument.subject, [&] { classify(argument); });
    m_arguments.push_back(std::move(argument));
}

void LaunchResolver::classify(Argument& argument) const
{
    const TypeInfo& type = argument.parameter->type;
    if (!looksLikeBuffer(argument.text) && hasObjects(argument.text)) {
        ObjectsText parts = parseObjectsText(argument.text);
        argument.text = std::move(parts.value);
        argument.objects = std::move(parts.objects);
        return;
    }
    if (looksLikeBuffer(argument.text) && isAddress(*argument.parameter, argument.text)) {
        argument.isBuffer = true;
        argument.buffer = parseBufferText(argument.text);
        argument.layout = {.type = argument.buffer.type.value_or(ElementType::UInt8)};
        return;
    }
    if (type.kind != TypeInfo::Kind::Pointer) {
        if (looksLikeBuffer(argument.text) && mayBeNumberOrAddress(*argument.parameter))
            refuse({}, message("'{}' is a buffer, but {} is {}, which takes an expression; where it is an address, the type of its "
                               "elements says so, as in float32:zeros[1024]",
                               argument.text.substr(0, 64), argument.name, typeText(type)));
        if (looksLikeBuffer(argument.text))
            refuse({}, isScalarType(type) ? message("'{}' is a buffer, but {} is {}, which takes an expression",
                                                    argument.text.substr(0, 64), argument.name, typeText(type))
                       : message("'{}' is a buffer, but {} is {}, which takes members in braces, as in {{a=1,b=2.5}}",
                                 argument.text.substr(0, 64), argument.name, typeText(type)));
        return;
    }
    const std::string_view text = trimmed(argument.text);
    if (text == "0" || text == "nullptr" || text == "NULL" || text.starts_with("0x"))
        return;
    if (type.element.empty())
        refuse({}, message("what {} points to is not known", typeText(type)));
    if (!looksLikeBuffer(text))
        refuse({}, message("'{}' does not fill a buffer, but {} is {}: give a recipe and a count, as in random(seed=1)[n]; "
                           "recipes are {}", argument.text.substr(0, 64), argument.name, typeText(type), recipeForms()));
    argument.isBuffer = true;
    argument.buffer = parseBufferText(text);
    seeAsElements(argument.buffer, bufferLayout(type.element[0]));
    const bool isRecorded = argument.buffer.address != 0;  // in bytes, where it is no whole number of elements
    if (argument.buffer.type && !isRecorded && !mayHaveType(*argument.parameter, *argument.buffer.type))
        refuse({}, message("{} is {}, which tells the type of its elements: write no other", argument.name, typeText(type)));
    argument.layout = argument.buffer.type ? BufferLayout{.type = *argument.buffer.type} : bufferLayout(type.element[0]);
}

}  // namespace kd

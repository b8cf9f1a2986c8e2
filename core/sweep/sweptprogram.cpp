// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/sweptprogram.h"

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/sha256.h"
#include "core/base/text.h"
#include "core/compile/source/kernelnames.h"
#include "core/compile/source/launchbounds.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace kd {
namespace {

using Kind = SweepAxis::Kind;

void setMacro(CompileSettings& compile, const std::string& name, const std::string& value)
{
    std::erase_if(compile.defines,
                  [&](const std::string& define) { return std::string_view(define).substr(0, define.find('=')) == name; });
    compile.defines.push_back(name + "=" + value);
}

void setMaxRegisters(CompileSettings& compile, const std::string& value)
{
    std::erase_if(compile.options, [](const std::string& option) {
        return option.starts_with("--maxrregcount") || option.starts_with("-maxrregcount");
    });
    if (value != "0")
        compile.options.push_back("--maxrregcount=" + value);
}

void addOptions(CompileSettings& compile, std::string_view value)
{
    while (!(value = trimmed(value)).empty()) {
        const std::size_t end = std::min(value.find(' '), value.size());
        compile.options.emplace_back(value.substr(0, end));
        value.remove_prefix(end);
    }
}

void setTemplate(SweptProgram& program, const std::string& axis, const std::string& value)
{
    const std::string kernel(trimmed(withoutTemplateArguments(program.launch.kernel)));
    if (kernel.empty())
        refuse(axis, "template arguments need the name of the kernel", {.kind = Remedy::Kind::Kernel, .subject = {}});
    std::erase_if(program.compile.nameExpressions, [&](const std::string& instance) {
        return instance.find('<') != std::string::npos && trimmed(withoutTemplateArguments(instance)) == kernel;
    });
    program.launch.kernel = kernel + "<" + value + ">";
    program.compile.nameExpressions.push_back(program.launch.kernel);
}

void setBounds(SweptProgram& program, const std::string& axis, const std::string& value)
{
    const std::string kernel(trimmed(withoutTemplateArguments(program.launch.kernel)));
    const std::optional<KernelDefinition> place = kernel.empty() ? std::nullopt : findKernelPlace(program.source, kernel);
    if (!place)
        refuse(axis, message("the source has no one definition of the kernel '{}' for launch bounds", kernel));
    std::string bounds = "__launch_bounds__(" + value + ")";
    if (!place->hasBounds())
        bounds += ' ';
    program.source.replace(place->boundsBegin, place->boundsEnd - place->boundsBegin, bounds);
}

void setArgument(LaunchSetup& launch, const std::string& name, const std::string& value)
{
    const auto found = std::ranges::find(launch.arguments, name, &ArgumentSetting::name);
    if (found != launch.arguments.end())
        found->value = value;
    else
        launch.arguments.push_back({.name = name, .value = value});
}

void setDefineValue(LaunchSetup& launch, const std::string& name, const std::string& value)
{
    const auto found = std::ranges::find(launch.defineValues, name, &std::pair<std::string, std::string>::first);
    if (found != launch.defineValues.end())
        found->second = value;
    else
        launch.defineValues.emplace_back(name, value);
}

int carveoutOf(const std::string& axis, const std::string& value)
{
    const std::optional<AxisNumber> percent = axisNumber(Kind::Carveout, value);
    if (!percent || percent->value < 0 || percent->value > 100)
        refuse(axis, message("'{}' is no carve-out: 0 to 100 percent are", value));
    return static_cast<int>(percent->value);
}

void applyValue(const SweepAxis& axis, const std::string& value, SweptProgram& program)
{
    switch (axis.kind) {
    case Kind::Block: program.launch.block = value; break;
    case Kind::Grid: program.launch.grid = value; break;
    case Kind::Cluster: program.launch.cluster = value; break;
    case Kind::Shared: program.launch.sharedBytes = value; break;
    case Kind::Carveout: program.launch.carveoutPercent = carveoutOf(axis.name, value); break;
    case Kind::Argument: setArgument(program.launch, axis.name, value); break;
    case Kind::DefineValue: setDefineValue(program.launch, axis.name, value); break;
    case Kind::Macro: setMacro(program.compile, axis.name, value); break;
    case Kind::Template: setTemplate(program, axis.name, value); break;
    case Kind::MaxRegisters: setMaxRegisters(program.compile, value); break;
    case Kind::Bounds: setBounds(program, axis.name, value); break;
    case Kind::Option: addOptions(program.compile, value); break;
    case Kind::Architecture: program.compile.architectures = {value}; break;
    }
}

void addConditions(const SweepConditions& conditions, Sha256& hash)
{
    const CompileRequest& request = conditions.request;
    hash.addField(conditions.device).addField(conditions.deviceUuid).addField(conditions.compiler).addField(conditions.timing);
    hash.addField(request.architecture);
    for (const std::string& option : request.options)
        hash.addField("option").addField(option);
    for (const UserHeader& header : request.headers)
        hash.addField("header").addField(header.includeName).addField(header.text);
}

}  // namespace

void applyPoint(const SweepSpace& space, const SweepPoint& point, SweptProgram& program)
{
    for (std::size_t i = 0; i < space.axes().size(); ++i) {
        const SweepAxis& axis = space.axes()[i];
        applyValue(axis, axis.values[point[i]], program);
    }
}

std::string sweepKey(const SweepSpace& space, const SweptProgram& program, const SweepConditions& conditions)
{
    Sha256 hash;
    hash.addField("kerneldesk-sweep 2").addField(program.source);
    addConditions(conditions, hash);
    hash.addField(dumpJson(Json(program.compile))).addField(dumpJson(Json(program.launch)));
    for (const SweepAxis& axis : space.axes()) {
        hash.addField("axis").addField(std::to_string(static_cast<int>(axis.kind))).addField(axis.name);
        for (const std::string& value : axis.values)
            hash.addField(value);
    }
    for (const std::string& constraint : space.constraints())
        hash.addField("constraint").addField(constraint);
    return toHex(hash.finish());
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/sweep/sweepcurrent.h"

#include "core/base/text.h"
#include "core/compile/outline/macrodefinition.h"
#include "core/compile/source/launchbounds.h"
#include "core/compile/source/sourcetokens.h"
#include "ui/workbench/base/result.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace kd {
namespace {

using Kind = SweepAxis::Kind;

std::optional<std::string> presentMacro(const std::string& name, const SweptProgram& program)
{
    for (const std::string& define : program.compile.defines) {
        if (define.substr(0, define.find('=')) == name)
            return define.find('=') == std::string::npos ? "1" : define.substr(define.find('=') + 1);
    }
    SourceTokens tokens(program.source);
    for (SourceToken token = tokens.next(); token.kind != SourceToken::Kind::End; token = tokens.next()) {
        const std::optional<MacroDefinition> macro =
            token.kind == SourceToken::Kind::Directive ? macroDefinition(token) : std::nullopt;
        if (macro && macro->name == name && !macro->hasParameters)
            return std::string(trimmed(macro->body.substr(0, std::min(macro->body.find("//"), macro->body.find("/*")))));
    }
    return std::nullopt;
}

std::optional<std::string> presentBounds(const SweptProgram& program)
{
    const std::optional<KernelDefinition> place = findKernelPlace(program.source, program.launch.kernel);
    if (!place || !place->hasBounds())
        return std::nullopt;
    std::string text;
    for (const std::string& each : place->bounds)
        text += (text.empty() ? "" : ", ") + each;
    return text;
}

std::string presentRegisters(const CompileSettings& compile)
{
    for (const std::string& option : compile.options) {
        if (option.find("maxrregcount=") != std::string::npos)
            return option.substr(option.find('=') + 1);
    }
    return "0";
}

std::optional<std::string> presentText(const SweepAxis& axis, const SweptProgram& program)
{
    const LaunchSetup& launch = program.launch;
    switch (axis.kind) {
    case Kind::Block:
        return launch.block;
    case Kind::Grid:
        return launch.grid;
    case Kind::Cluster:
        return launch.cluster;
    case Kind::Shared:
        return launch.sharedBytes;
    case Kind::Carveout:
        return launch.carveoutPercent ? std::optional(std::to_string(*launch.carveoutPercent)) : std::nullopt;
    case Kind::Argument:
        for (const ArgumentSetting& argument : launch.arguments) {
            if (argument.name == axis.name)
                return argument.value;
        }
        return std::nullopt;
    case Kind::DefineValue:
        for (const auto& [name, value] : launch.defineValues) {
            if (name == axis.name)
                return value;
        }
        return std::nullopt;
    case Kind::Macro:
        return presentMacro(axis.name, program);
    case Kind::Template: {
        const std::size_t open = launch.kernel.find('<');
        return open == std::string::npos ? std::nullopt
                                         : std::optional(launch.kernel.substr(open + 1, launch.kernel.rfind('>') - open - 1));
    }
    case Kind::MaxRegisters:
        return presentRegisters(program.compile);
    case Kind::Bounds:
        return presentBounds(program);
    case Kind::Option:
    case Kind::Architecture:
        return std::nullopt;
    }
    return std::nullopt;
}

/// The value written as axes write theirs.
std::string asAxisValue(const SweepAxis& axis, const std::string& text)
{
    const bool isList = hasParts(axis.kind) || axis.kind == Kind::Bounds || axis.kind == Kind::Template;
    const std::string prefix = axis.kind == Kind::Macro ? "D." : "";
    AxisNames names;
    if (axis.kind == Kind::Argument)
        names.arguments.insert(axis.name);
    if (axis.kind == Kind::DefineValue)
        names.defineValues.insert(axis.name);
    const Result<SweepAxis> read =
        attempt([&] { return parseAxis(prefix + axis.name + "=" + (isList ? "(" + text + ")" : text), names); });
    return read.value && read.value->values.size() == 1 ? read.value->values.front() : text;
}

}  // namespace

std::optional<SweepPoint> presentPoint(const SweepSpace& space, const SweptProgram& program)
{
    SweepPoint point;
    for (const SweepAxis& axis : space.axes()) {
        const std::optional<std::string> text = presentText(axis, program);
        if (!text || text->empty())
            return std::nullopt;
        const auto found = std::ranges::find(axis.values, asAxisValue(axis, *text));
        if (found == axis.values.end())
            return std::nullopt;
        point.push_back(static_cast<std::uint32_t>(found - axis.values.begin()));
    }
    return point;
}

}  // namespace kd

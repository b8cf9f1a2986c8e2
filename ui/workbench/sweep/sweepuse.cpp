// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/sweep/sweepuse.h"

#include "core/base/text.h"
#include "core/compile/outline/macrodefinition.h"
#include "core/compile/source/sourcetokens.h"
#include "ui/program/words.h"
#include "ui/workbench/sweep/sweepwords.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace kd {
namespace {

using AxisKind = SweepAxis::Kind;

struct ByteRange {
    std::size_t begin = 0, end = 0;
};

/// The value of the only `#define` of that name: without the blanks and the comment around it.
std::optional<ByteRange> macroValue(std::string_view source, std::string_view name)
{
    std::optional<ByteRange> found;
    SourceTokens tokens(source);
    for (SourceToken token = tokens.next(); token.kind != SourceToken::Kind::End; token = tokens.next()) {
        const std::optional<MacroDefinition> macro =
            token.kind == SourceToken::Kind::Directive ? macroDefinition(token) : std::nullopt;
        if (!macro || macro->name != name || macro->hasParameters)
            continue;
        std::string_view value = macro->body;
        value = trimmed(value.substr(0, std::min(value.find("//"), value.find("/*"))));
        if (found || value.empty() || value.find('\n') != std::string_view::npos)
            return std::nullopt;
        const auto begin = static_cast<std::size_t>(value.data() - source.data());
        found = ByteRange{begin, begin + value.size()};
    }
    return found;
}

bool definesMacro(const CompileSettings& compile, const std::string& name)
{
    return std::ranges::any_of(compile.defines, [&](const std::string& each) { return each.substr(0, each.find('=')) == name; });
}

QString placeOf(AxisKind kind)
{
    switch (kind) {
    case AxisKind::Bounds:
        return SweepWords::tr("%1 = %2 in the source");
    case AxisKind::MaxRegisters:
    case AxisKind::Option:
    case AxisKind::Macro:
    case AxisKind::Architecture:
        return SweepWords::tr("%1 = %2 in the compile settings");
    default:
        return SweepWords::tr("%1 = %2 in the launch form");
    }
}

/// True where the source took it.
bool writeMacro(const std::string& name, const std::string& value, std::string& source)
{
    const std::optional<ByteRange> place = macroValue(source, name);
    if (place)
        source.replace(place->begin, place->end - place->begin, value);
    return place.has_value();
}

/// The words of all values of an option axis: what another point of it left there.
void removeOptions(const SweepAxis& axis, CompileSettings& compile)
{
    for (const std::string& value : axis.values) {
        std::string_view rest = value;
        while (!(rest = trimmed(rest)).empty()) {
            const std::string_view word = rest.substr(0, std::min(rest.find(' '), rest.size()));
            std::erase(compile.options, word);
            rest.remove_prefix(word.size());
        }
    }
}

}  // namespace

UsedPoint usePoint(const SweepSpace& space, std::uint64_t number, SweptProgram program)
{
    const SweepPoint point = space.at(number);
    const std::vector<std::string> values = space.valuesOf(point);
    const std::vector<std::string> defines = program.compile.defines;
    UsedPoint used;
    for (const SweepAxis& axis : space.axes()) {
        if (axis.kind == AxisKind::Option)
            removeOptions(axis, program.compile);
    }
    const CompileSettings before = program.compile;
    applyPoint(space, point, program);
    program.compile.defines = defines;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const SweepAxis& axis = space.axes()[i];
        QString place = placeOf(axis.kind);
        if (axis.kind == AxisKind::Macro) {
            if (!definesMacro(before, axis.name) && writeMacro(axis.name, values[i], program.source)) {
                place = SweepWords::tr("%1 = %2 in the source");
            } else {
                std::erase_if(program.compile.defines,
                              [&](const std::string& each) { return each.substr(0, each.find('=')) == axis.name; });
                program.compile.defines.push_back(axis.name + "=" + values[i]);
            }
        }
        used.changes << place.arg(toQt(axis.name), sweepValueText(values[i]));
    }
    used.program = std::move(program);
    return used;
}

}  // namespace kd

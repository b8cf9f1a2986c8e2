// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/optionname.h"

#include "app/kerneldesk/text.h"
#include "ui/mcp/tools.h"

#include <cstdlib>

namespace kd::cli {
namespace {

using Kind = mcp::ToolParameter::Kind;

const mcp::Tool* servedTool()
{
    static const mcp::Tool* const tool = [] {
        const char* const name = std::getenv(mcp::kToolVariable);
        return name == nullptr ? nullptr : mcp::findTool(name);
    }();
    return tool;
}

const mcp::ToolParameter* parameterFor(std::string_view option)
{
    const mcp::Tool* const tool = servedTool();
    return tool == nullptr ? nullptr : mcp::parameterOf(*tool, option);
}

QString ofOption(std::string_view option)
{
    return QString::fromUtf8(option.data(), static_cast<qsizetype>(option.size()));
}

QString quoted(const QString& text)
{
    return toQt(dumpJson(Json(text.toStdString())));
}

/// As JSON has it.
QString entryOf(const mcp::ToolParameter& parameter, const QString& value)
{
    const QLatin1Char equals('=');
    switch (parameter.kind) {
    case Kind::Map:
    case Kind::PathMap:
        return QStringLiteral("%1: %2").arg(quoted(value.section(equals, 0, 0)), quoted(value.section(equals, 1)));
    case Kind::Number: return value;
    default: return quoted(value);
    }
}

}  // namespace

QString optionName(std::string_view option)
{
    const mcp::ToolParameter* const parameter = parameterFor(option);
    return parameter == nullptr ? ofOption(option) : QString::fromLatin1(parameter->name);
}

QString optionSetting(std::string_view option, const QString& value)
{
    return optionSettings(option, {value});
}

QString optionSettings(std::string_view option, const QStringList& values)
{
    const mcp::ToolParameter* const parameter = parameterFor(option);
    QStringList words;
    for (const QString& value : values)
        words << (parameter == nullptr ? ofOption(option) + QLatin1Char(' ') + value : entryOf(*parameter, value));
    if (parameter == nullptr)
        return words.join(QLatin1Char(' '));
    const QString all = words.join(QStringLiteral(", "));
    const bool isObject = parameter->kind == Kind::Map || parameter->kind == Kind::PathMap;
    const bool isList = parameter->kind == Kind::Texts || parameter->kind == Kind::Paths;
    return QString::fromLatin1(parameter->name) + QLatin1Char(' ') +
        (isObject ? QLatin1Char('{') + all + QLatin1Char('}') : isList ? QLatin1Char('[') + all + QLatin1Char(']') : all);
}

bool hasOption(std::string_view option)
{
    return !isToolCall() || parameterFor(option) != nullptr;
}

bool isToolCall()
{
    return servedTool() != nullptr;
}

}  // namespace kd::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/outline/outlineentry.h"

#include "core/compile/outline/outline.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

namespace kd {
namespace {

using Kind = OutlineEntry::Kind;

std::optional<Kind> kindOf(const OutlineItem& item)
{
    switch (item.kind) {
    case OutlineItem::Kind::Kernel: return Kind::Kernel;
    case OutlineItem::Kind::DeviceFunction: return Kind::DeviceFunction;
    case OutlineItem::Kind::HostDeviceFunction: return Kind::HostDeviceFunction;
    case OutlineItem::Kind::HostFunction: return Kind::HostFunction;
    case OutlineItem::Kind::Macro: return Kind::Macro;
    case OutlineItem::Kind::Include: return Kind::Include;
    default: return {};
    }
}

std::string textOf(const OutlineItem& item)
{
    std::string text = item.qualifiedName();
    if (!item.isFunction())
        return text;
    text += '(';
    for (const OutlineParameter& parameter : item.parameters)
        text += (text.ends_with('(') ? "" : ", ") + parameter.type + (parameter.name.empty() ? "" : " ") + parameter.name;
    return text + ")";
}

std::string textOf(const OutlineLaunch& launch)
{
    std::string text = launch.kernel;
    if (!launch.templateArguments.empty())
        text += "<" + launch.templateArguments + ">";
    text += "<<<" + launch.grid.text + ", " + launch.block.text;
    if (!launch.sharedBytes.text.empty())
        text += ", " + launch.sharedBytes.text;
    return text + ">>>";
}

}  // namespace

std::vector<OutlineEntry> outlineEntries(const QByteArray& source)
{
    const Outline outline = readOutline(std::string_view(source.constData(), static_cast<std::size_t>(source.size())));
    std::vector<OutlineEntry> entries;
    for (const OutlineItem& item : outline.items) {
        const std::optional<Kind> kind = kindOf(item);
        if (kind && (item.isDefinition() || !item.isFunction()))
            entries.push_back({*kind, QString::fromStdString(textOf(item)), item.line});
    }
    for (const OutlineLaunch& launch : outline.launches)
        entries.push_back({Kind::Launch, QString::fromStdString(textOf(launch)), launch.line});
    std::ranges::stable_sort(entries, {}, &OutlineEntry::line);
    return entries;
}

}  // namespace kd

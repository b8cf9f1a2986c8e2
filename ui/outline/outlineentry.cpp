// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/outline/outlineentry.h"

#include "core/base/text.h"
#include "core/compile/binary/demangle.h"
#include "core/compile/outline/outline.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

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

/// The name that an `.entry` or a `.func` at `at` defines; empty where it declares one alone.
std::string_view definedName(std::string_view ptx, std::size_t at)
{
    std::string_view rest = trimmed(ptx.substr(at));
    if (rest.starts_with('('))  // what a function returns
        rest = trimmed(rest.substr(std::min(rest.find(')') + 1, rest.size())));
    const auto isOfName = [](char c) { return isIdentifierCharacter(c) || c == '$' || c == '%'; };
    const auto end = std::ranges::find_if_not(rest, isOfName);
    const std::string_view name = rest.substr(0, static_cast<std::size_t>(end - rest.begin()));
    const std::size_t body = rest.find_first_of("{;");
    return body != std::string_view::npos && rest[body] == '{' ? name : std::string_view();
}

}  // namespace

std::vector<OutlineEntry> ptxOutlineEntries(const QByteArray& ptx)
{
    constexpr std::size_t kMaxEntries = 200000;
    constexpr std::array<std::pair<std::string_view, Kind>, 2> kDefinitions{
        {{".entry", Kind::Kernel}, {".func", Kind::DeviceFunction}}};
    const std::string_view text(ptx.constData(), static_cast<std::size_t>(ptx.size()));
    std::vector<OutlineEntry> entries;
    int line = 1;
    for (std::size_t at = 0; at < text.size() && entries.size() < kMaxEntries; ++line) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view whole = text.substr(at, end - at);
        const std::string_view directive = whole.substr(0, whole.find("//"));
        for (const auto& [word, kind] : kDefinitions) {
            const std::size_t found = trimmed(directive).starts_with('.') ? directive.find(word) : std::string_view::npos;
            if (found == std::string_view::npos)
                continue;
            if (const std::string_view name = definedName(text, at + found + word.size()); !name.empty())
                entries.push_back({kind, QString::fromStdString(readableKernelName(std::string(name))), line});
        }
        at = end + 1;
    }
    return entries;
}

std::vector<OutlineEntry> pythonOutlineEntries(const QByteArray& source)
{
    constexpr std::size_t kMaxEntries = 200000;
    constexpr std::size_t kLongest = 1024;  // bytes of a line that are shown
    const std::string_view text(source.constData(), static_cast<std::size_t>(source.size()));
    std::vector<OutlineEntry> entries;
    bool isCompiled = false;  ///< a decorator above says so
    int number = 1;
    for (std::size_t at = 0; at < text.size() && entries.size() < kMaxEntries; ++number) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        std::string_view line = trimmed(text.substr(at, end - at));
        at = end + 1;
        if (line.starts_with('@')) {
            isCompiled = isCompiled || line.find("jit") != std::string_view::npos;
        } else if (line.starts_with("def ")) {
            line = trimmed(line.substr(4, kLongest));
            line = trimmed(line.substr(0, line.ends_with(':') ? line.size() - 1 : line.size()));
            const QByteArray shown(line.data(), static_cast<qsizetype>(line.size()));
            entries.push_back({isCompiled ? Kind::Kernel : Kind::HostFunction, QString::fromUtf8(shown), number});
            isCompiled = false;
        }
    }
    return entries;
}

std::vector<OutlineEntry> outlineEntries(const QByteArray& source)
{
    return outlineEntries(readOutline(std::string_view(source.constData(), static_cast<std::size_t>(source.size()))));
}

std::vector<OutlineEntry> outlineEntries(const Outline& outline)
{
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

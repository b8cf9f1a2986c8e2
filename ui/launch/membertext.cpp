// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/launch/membertext.h"

#include "core/base/error.h"
#include "core/session/launch/argumenttext.h"
#include "core/session/launch/argumentvalue.h"

#include <QStringList>

#include <algorithm>
#include <vector>

namespace kd {
namespace {

using TypeKind = TypeInfo::Kind;

constexpr std::uint64_t kMaxElements = 64;

/// In the order of the type's members, empty where one is not given.
std::vector<QString> membersOf(const TypeInfo& type, const QString& text)
{
    std::vector<QString> values(memberCount(type));
    std::vector<MemberText> given;
    try {
        given = parseMembers(memberwise(type, text.toStdString()));
    } catch (const RuntimeError&) {
        return values;
    }
    for (std::size_t i = 0; i < given.size(); ++i) {
        std::size_t at = i;
        if (!given[i].name.empty())
            at = static_cast<std::size_t>(std::ranges::find(type.members, given[i].name, &TypeInfo::Member::name) -
                                          type.members.begin());
        if (at < values.size())
            values[at] = QString::fromStdString(given[i].value);
    }
    return values;
}

QString joinedArray(const TypeInfo& type, const std::vector<QString>& values)
{
    const bool isNested = memberCount(type.element.front()) > 0;
    QStringList parts;
    for (const QString& value : values)
        parts << (value.isEmpty() ? (isNested ? QStringLiteral("{}") : QStringLiteral("0")) : value);
    return parts.join(QStringLiteral(", "));
}

}  // namespace

std::size_t memberCount(const TypeInfo& type)
{
    if (type.kind == TypeKind::Struct || type.kind == TypeKind::Union)
        return type.members.size();
    const bool isEditable = type.kind == TypeKind::Array && !type.element.empty() && type.count <= kMaxElements;
    return isEditable ? static_cast<std::size_t>(type.count) : 0;
}

const TypeInfo& memberType(const TypeInfo& type, std::size_t member)
{
    return type.kind == TypeKind::Array ? type.element.front() : type.members[member].type;
}

QString memberName(const TypeInfo& type, std::size_t member)
{
    return type.kind == TypeKind::Array ? QStringLiteral("[%1]").arg(member) : QString::fromStdString(type.members[member].name);
}

QString memberText(const TypeInfo& type, const QString& text, std::size_t member)
{
    const std::vector<QString> values = membersOf(type, text);
    return member < values.size() ? values[member] : QString();
}

QString withMember(const TypeInfo& type, const QString& text, std::size_t member, const QString& value)
{
    std::vector<QString> values = membersOf(type, text);
    if (type.kind == TypeKind::Union)
        std::ranges::fill(values, QString());
    values.at(member) = value.trimmed();
    if (type.kind == TypeKind::Array)
        return QLatin1Char('{') + joinedArray(type, values) + QLatin1Char('}');
    QStringList parts;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!values[i].isEmpty())
            parts << memberName(type, i) + QLatin1Char('=') + values[i];
    }
    return QLatin1Char('{') + parts.join(QStringLiteral(", ")) + QLatin1Char('}');
}

}  // namespace kd

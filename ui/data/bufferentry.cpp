// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/bufferentry.h"

#include "core/base/error.h"
#include "core/base/expression/expression.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

namespace kd {
namespace {

using Role = BufferEntry::Role;
using Moment = BufferContent::Moment;

constexpr std::size_t kMaxShapeNames = 8;

struct Extent {
    std::string name;
    std::uint64_t value = 0;
};

/// Whole scalar arguments of 2 and more, in the order of the parameters.
std::vector<Extent> extentsOf(const LaunchPlan& plan)
{
    std::vector<Extent> extents;
    for (const ArgumentPlan& argument : plan.arguments) {
        const auto symbol = plan.symbols.find(argument.name);
        if (argument.buffer >= 0 || symbol == plan.symbols.end() || extents.size() == kMaxShapeNames)
            continue;
        try {
            const std::optional<Int128> value = evaluateExpression(symbol->second, {}).toInteger();
            if (value && *value > 1)
                extents.push_back({argument.name, static_cast<std::uint64_t>(*value)});
        } catch (const RuntimeError&) {  // a value that is no number is no extent
        }
    }
    return extents;
}

/// 0: rows and what lies farther; larger runs faster through memory. Nothing where the name does not say.
std::optional<int> orderOf(std::string_view name)
{
    static constexpr std::array<std::pair<std::string_view, int>, 18> kOrders{{
        {"depth", 0},
        {"nz", 0},
        {"slices", 0},
        {"batch", 0},
        {"height", 1},
        {"h", 1},
        {"rows", 1},
        {"ny", 1},
        {"m", 1},
        {"M", 1},
        {"width", 2},
        {"w", 2},
        {"cols", 2},
        {"columns", 2},
        {"nx", 2},
        {"pitch", 2},
        {"N", 2},
        {"channels", 3},
    }};
    const auto found = std::ranges::find(kOrders, name, &std::pair<std::string_view, int>::first);
    return found == kOrders.end() ? std::nullopt : std::optional(found->second);
}

QString joined(std::vector<Extent> extents)
{
    std::ranges::stable_sort(extents, {}, [](const Extent& each) { return orderOf(each.name).value_or(1); });
    QString text;
    for (const Extent& each : extents)
        text += (text.isEmpty() ? QString() : QStringLiteral(", ")) + QString::fromStdString(each.name);
    return text;
}

/// Two or three arguments whose product is the number of elements, else one that is.
QString shapeOf(const std::vector<Extent>& extents, std::uint64_t elements)
{
    const std::size_t count = extents.size();
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t j = i + 1; j < count; ++j)
            if (extents[i].value * extents[j].value == elements)
                return joined({extents[i], extents[j]});
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t j = i + 1; j < count; ++j)
            for (std::size_t k = j + 1; k < count; ++k)
                if (extents[i].value * extents[j].value * extents[k].value == elements)
                    return joined({extents[i], extents[j], extents[k]});
    const auto one = std::ranges::find(extents, elements, &Extent::value);
    return one == extents.end() ? QString() : QString::fromStdString(one->name);
}

const TypeInfo* pointeeOf(const RunRecord& run, const std::string& name, QString& typeName)
{
    const auto& parameters = run.kernel.parameters;
    const auto found = std::ranges::find(parameters, name, [](const auto& each) { return each.name; });
    if (found == parameters.end())
        return nullptr;
    typeName = QString::fromStdString(found->type.name);
    return found->type.kind == TypeInfo::Kind::Pointer && !found->type.element.empty() ? &found->type.element.front() : nullptr;
}

/// Of the parameter's type; of what the launch fills the buffer with where that has no numbers.
ElementLayout layoutFor(const TypeInfo* type, const BufferPlan& buffer)
{
    if (type != nullptr) {
        try {
            return layoutOf(*type);
        } catch (const RuntimeError&) {  // void, or a type of too many numbers
        }
    }
    const std::string scalar(nameOf(buffer.type));
    const bool isVector = buffer.components > 1 && buffer.components <= ElementLayout::kMaxMembers;
    return parseLayout(isVector ? scalar + "[" + std::to_string(buffer.components) + "]" : scalar);
}

}  // namespace

QString BufferEntry::key() const
{
    static constexpr std::array<const char*, 4> kRoles{"before", "after", "reference", "difference"};
    return buffer + QLatin1Char('/') + QLatin1String(kRoles.at(static_cast<std::size_t>(role)));
}

std::vector<BufferEntry> bufferEntries(const RunRecord& run)
{
    std::vector<BufferEntry> entries;
    const std::vector<Extent> extents = extentsOf(run.plan);
    for (const BufferPlan& buffer : run.plan.buffers) {
        BufferEntry entry{.buffer = QString::fromStdString(buffer.name), .direction = buffer.direction, .bytes = buffer.bytes()};
        entry.layout = layoutFor(pointeeOf(run, buffer.name, entry.typeName), buffer);
        entry.elements = entry.layout.bits > 0 ? entry.bytes * 8 / entry.layout.bits : 0;
        entry.shape = shapeOf(extents, entry.elements);
        const auto add = [&](Role role, Moment moment) {
            const BufferContent* const content = contentOf(run.outcome, buffer.name, moment);
            entry.role = role;
            entry.blob = content != nullptr ? content->blob : std::string();
            entry.missing = content != nullptr ? content->missing : Message();
            entries.push_back(entry);
        };
        if (buffer.direction != Direction::In)
            add(Role::After, Moment::After);
        if (buffer.direction != Direction::Out)
            add(Role::Before, Moment::Before);
        if (std::ranges::none_of(run.plan.references, [&](const ReferencePlan& each) { return each.output == buffer.name; }))
            continue;
        add(Role::Reference, Moment::Reference);
        entry.role = Role::Difference;
        entry.blob.clear();
        entries.push_back(entry);
    }
    return entries;
}

}  // namespace kd

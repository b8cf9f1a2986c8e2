#include "ui/occupancy/occupancymodel.h"

#include <algorithm>
#include <limits>

namespace kd {
namespace {

constexpr int kMajor = 10;

/// What a field stands for.
std::uint32_t* memberOf(OccupancyInput& input, OccupancyField field)
{
    switch (field) {
    case OccupancyField::Threads:
        return &input.threads;
    case OccupancyField::Registers:
        return &input.registers;
    case OccupancyField::StaticShared:
        return &input.staticShared;
    case OccupancyField::DynamicShared:
        return &input.dynamicShared;
    case OccupancyField::Barriers:
        return &input.barriers;
    case OccupancyField::Cluster:
        return &input.cluster;
    case OccupancyField::Architecture:
    case OccupancyField::Carveout:
        break;
    }
    return nullptr;
}

void copyField(OccupancyField field, OccupancyInput from, OccupancyInput& to)
{
    if (field == OccupancyField::Architecture)
        to.architecture = from.architecture;
    else if (field == OccupancyField::Carveout)
        to.carveoutPercent = from.carveoutPercent;
    else
        *memberOf(to, field) = *memberOf(from, field);
}

int valueOf(OccupancyField field, OccupancyInput input)
{
    if (field == OccupancyField::Architecture)
        return input.architecture.major * kMajor + input.architecture.minor;
    if (field == OccupancyField::Carveout)
        return input.carveoutPercent.value_or(-1);
    constexpr std::uint32_t kMost = std::numeric_limits<int>::max();
    return static_cast<int>(std::min(*memberOf(input, field), kMost));
}

/// False when the field does not take the value.
bool setField(OccupancyField field, int value, OccupancyInput& input)
{
    if (field == OccupancyField::Carveout) {
        if (value < -1 || value > 100)
            return false;
        input.carveoutPercent = value < 0 ? std::nullopt : std::optional(value);
        return true;
    }
    if (value < 0)
        return false;
    if (field != OccupancyField::Architecture) {
        *memberOf(input, field) = static_cast<std::uint32_t>(value);
        return true;
    }
    const ComputeCapability architecture{value / kMajor, value % kMajor};
    if (findArchitecture(architecture) == nullptr)
        return false;
    input.architecture = architecture;
    return true;
}

}  // namespace

OccupancyModel::OccupancyModel(QObject* parent) : QObject(parent)
{
    m_answer = answerOf(m_input);
}

void OccupancyModel::setBuild(const std::optional<OccupancyBuild>& build)
{
    m_build = build;
    update();
}

void OccupancyModel::setStale(bool stale)
{
    if (m_isStale == stale)
        return;
    m_isStale = stale;
    emit changed();
}

int OccupancyModel::value(OccupancyField field) const
{
    return valueOf(field, m_input);
}

void OccupancyModel::setValue(OccupancyField field, int value)
{
    if (value == this->value(field))
        return;
    OccupancyInput input = m_input;
    if (!setField(field, value, input))
        return;
    m_input = input;
    m_changed.insert(field);
    update();
}

void OccupancyModel::reset(OccupancyField field)
{
    if (m_changed.erase(field) > 0)
        update();
}

void OccupancyModel::resetAll()
{
    if (m_changed.empty())
        return;
    m_changed.clear();
    update();
}

void OccupancyModel::update()
{
    OccupancyInput input = m_build ? m_build->input : OccupancyInput();
    std::erase_if(m_changed, [&](OccupancyField field) { return valueOf(field, input) == value(field); });
    for (const OccupancyField field : m_changed)
        copyField(field, m_input, input);
    m_input = input;
    m_buildAnswer = m_build ? answerOf(m_build->input) : nullptr;
    m_previousAnswer = m_build && m_build->previous ? answerOf(*m_build->previous) : nullptr;
    m_answer = m_changed.empty() && m_buildAnswer ? m_buildAnswer : answerOf(m_input);
    emit changed();
}

}  // namespace kd

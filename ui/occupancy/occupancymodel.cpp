// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/occupancy/occupancymodel.h"

#include <algorithm>
#include <limits>

namespace kd {
namespace {

constexpr int kMajor = 10;

/// What a field stands for; null where that is more than a number.
std::uint32_t* memberOf(OccupancyQuestion& question, OccupancyField field)
{
    switch (field) {
    case OccupancyField::Threads:
        return &question.input.threads;
    case OccupancyField::Registers:
        return &question.input.registers;
    case OccupancyField::StaticShared:
        return &question.input.staticShared;
    case OccupancyField::DynamicShared:
        return &question.input.dynamicShared;
    case OccupancyField::Barriers:
        return &question.input.barriers;
    case OccupancyField::Cluster:
        return &question.input.cluster;
    case OccupancyField::Multiprocessors:
        return &question.multiprocessors;
    case OccupancyField::Architecture:
    case OccupancyField::Carveout:
        break;
    }
    return nullptr;
}

void copyField(OccupancyField field, OccupancyQuestion from, OccupancyQuestion& to)
{
    if (field == OccupancyField::Architecture)
        to.input.architecture = from.input.architecture;
    else if (field == OccupancyField::Carveout)
        to.input.carveoutPercent = from.input.carveoutPercent;
    else
        *memberOf(to, field) = *memberOf(from, field);
}

int valueOf(OccupancyField field, OccupancyQuestion question)
{
    if (field == OccupancyField::Architecture)
        return question.input.architecture.major * kMajor + question.input.architecture.minor;
    if (field == OccupancyField::Carveout)
        return question.input.carveoutPercent.value_or(-1);
    constexpr std::uint32_t kMax = std::numeric_limits<int>::max();
    return static_cast<int>(std::min(*memberOf(question, field), kMax));
}

/// False when the field does not take the value.
bool setField(OccupancyField field, int value, OccupancyQuestion& question)
{
    if (field == OccupancyField::Carveout) {
        if (value < -1 || value > 100)
            return false;
        question.input.carveoutPercent = value < 0 ? std::nullopt : std::optional(value);
        return true;
    }
    if (value < 0)
        return false;
    if (field != OccupancyField::Architecture) {
        *memberOf(question, field) = static_cast<std::uint32_t>(value);
        return true;
    }
    const ComputeCapability architecture{value / kMajor, value % kMajor};
    if (findArchitecture(architecture) == nullptr)
        return false;
    question.input.architecture = architecture;
    return true;
}

}  // namespace

OccupancyModel::OccupancyModel(QObject* parent) : QObject(parent)
{
    m_answer = answerOf(m_question.input);
}

void OccupancyModel::setBuild(const std::optional<OccupancyBuild>& build)
{
    m_build = build;
    if (m_build)
        followWhereEqual();
    update();
}

OccupancyModel::Edits OccupancyModel::edits() const
{
    Edits edits;
    for (const OccupancyField field : m_changed)
        edits[field] = value(field);
    return edits;
}

void OccupancyModel::setDocument(const std::optional<OccupancyBuild>& build, const Edits& edits)
{
    m_build = build;
    m_question = questionOfBuild();
    m_changed.clear();
    for (const auto& [field, value] : edits)
        if (setField(field, value, m_question))
            m_changed.insert(field);
    if (m_build)
        followWhereEqual();
    update();
}

void OccupancyModel::setStale(bool stale, bool isOfReport)
{
    if (m_isStale == stale && m_isOfReport == isOfReport)
        return;
    m_isStale = stale;
    m_isOfReport = isOfReport;
    emit changed();
}

int OccupancyModel::value(OccupancyField field) const
{
    return valueOf(field, m_question);
}

void OccupancyModel::setValue(OccupancyField field, int value)
{
    if (value == this->value(field))
        return;
    OccupancyQuestion question = m_question;
    if (!setField(field, value, question))
        return;
    m_question = question;
    m_changed.insert(field);
    followWhereEqual();
    update();
}

void OccupancyModel::setInput(const OccupancyInput& input)
{
    const OccupancyQuestion question{.input = input, .multiprocessors = m_question.multiprocessors};
    for (const OccupancyField field :
         {OccupancyField::Architecture, OccupancyField::Threads, OccupancyField::Registers, OccupancyField::StaticShared,
          OccupancyField::DynamicShared, OccupancyField::Carveout, OccupancyField::Barriers, OccupancyField::Cluster})
        setValue(field, valueOf(field, question));
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

std::optional<Waves> OccupancyModel::waves() const
{
    return wavesOf(m_build ? m_build->blocks : 0, m_question.multiprocessors, m_answer->result.blocksPerSm);
}

OccupancyQuestion OccupancyModel::questionOfBuild() const
{
    return m_build ? OccupancyQuestion{.input = m_build->input, .multiprocessors = m_build->multiprocessors} : OccupancyQuestion();
}

/// An edit that comes to what the build says is none.
void OccupancyModel::followWhereEqual()
{
    const OccupancyQuestion question = questionOfBuild();
    std::erase_if(m_changed, [&](OccupancyField field) { return valueOf(field, question) == value(field); });
}

void OccupancyModel::update()
{
    OccupancyQuestion question = questionOfBuild();
    for (const OccupancyField field : m_changed)
        copyField(field, m_question, question);
    m_question = question;
    m_buildAnswer = m_build ? answerOf(m_build->input) : nullptr;
    m_previousAnswer = m_build && m_build->previous ? answerOf(*m_build->previous) : nullptr;
    m_answer = m_changed.empty() && m_buildAnswer ? m_buildAnswer : answerOf(m_question.input);
    emit changed();
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/launch/launchpresets.h"

#include "core/compile/source/kernelnames.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/launch/launchmodel.h"

#include <algorithm>

namespace kd {
namespace {

/// In one order, and without what is empty or of the kernel.
Json comparable(LaunchSetup setup)
{
    setup.kernel.clear();
    std::erase_if(setup.arguments, [](const ArgumentSetting& each) { return each.value.empty(); });
    std::ranges::sort(setup.arguments, {}, &ArgumentSetting::name);
    std::ranges::sort(setup.references, {}, &ReferenceSetting::output);
    return setup;
}

}  // namespace

std::string argumentOf(const LaunchSetup& setup, const std::string& name)
{
    const auto found = std::ranges::find(setup.arguments, name, &ArgumentSetting::name);
    return found == setup.arguments.end() ? std::string() : found->value;
}

bool LaunchPresets::isOfKernel(const LaunchPreset& preset) const
{
    const KernelInfo* const kernel = m_launches.kernel();
    const auto& build = m_builds.goodBuild().outcome;
    if (kernel == nullptr || !build)
        return false;
    if (preset.launch.kernel.empty())
        return true;
    const std::vector<const KernelInfo*> named = kernelsNamed(*build, preset.launch.kernel);
    return std::ranges::any_of(named, [&](const KernelInfo* each) { return each->loweredName == kernel->loweredName; });
}

QStringList LaunchPresets::names() const
{
    QStringList names;
    for (const LaunchPreset& each : m_documents.current().session().presets) {
        if (isOfKernel(each))
            names << QString::fromStdString(each.name);
    }
    return names;
}

bool LaunchPresets::has(const QString& name) const
{
    return findPreset(m_documents.current().session(), name.toStdString()) != nullptr;
}

const LaunchPreset* LaunchPresets::current() const
{
    const Session& session = m_documents.current().session();
    const LaunchPreset* const found = findPreset(session, session.preset);
    return found != nullptr && isOfKernel(*found) ? found : nullptr;
}

bool LaunchPresets::isChanged() const
{
    const LaunchPreset* const preset = current();
    return preset != nullptr && comparable(preset->launch) != comparable(m_launches.launch());
}

void LaunchPresets::choose(const QString& name)
{
    Session session = m_documents.current().session();
    const LaunchPreset* const preset = findPreset(session, name.toStdString());
    if (preset == nullptr)
        return;
    session.preset = preset->name;
    session.launch = preset->launch;
    session.launch.kernel = m_launches.launch().kernel;
    m_documents.current().setSession(session);
}

void LaunchPresets::saveAs(const QString& name)
{
    Session session = m_documents.current().session();
    LaunchPreset preset{.name = name.trimmed().toStdString(), .launch = m_launches.launch()};
    if (preset.name.empty())
        return;
    std::erase_if(preset.launch.arguments, [](const ArgumentSetting& each) { return each.value.empty(); });
    const auto known = std::ranges::find(session.presets, preset.name, &LaunchPreset::name);
    if (known != session.presets.end()) {
        preset.unknown = known->unknown;
        *known = preset;
    } else {
        session.presets.push_back(preset);
    }
    session.preset = preset.name;
    m_documents.current().setSession(session);
}

void LaunchPresets::rename(const QString& name)
{
    const QString given = name.trimmed();
    if (current() == nullptr || given.isEmpty() || has(given))
        return;
    Session session = m_documents.current().session();
    std::ranges::find(session.presets, session.preset, &LaunchPreset::name)->name = given.toStdString();
    session.preset = given.toStdString();
    m_documents.current().setSession(session);
}

void LaunchPresets::remove()
{
    if (current() == nullptr)
        return;
    Session session = m_documents.current().session();
    std::erase_if(session.presets, [&](const LaunchPreset& each) { return each.name == session.preset; });
    session.preset.clear();
    m_documents.current().setSession(session);
}

void LaunchPresets::reset()
{
    if (const LaunchPreset* const preset = current())
        choose(QString::fromStdString(preset->name));
}

}  // namespace kd

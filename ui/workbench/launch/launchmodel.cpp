// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/launch/launchmodel.h"

#include "core/session/launch/moduleimage.h"
#include "ui/workbench/launch/launchwaves.h"

#include <utility>

namespace kd {

LaunchModel::LaunchModel(Documents& documents, BuildController& builds, TargetConnection& target)
    : m_documents(documents), m_builds(builds), m_target(target)
{
    follow(documents.current());
    connect(&documents, &Documents::added, this, [this](Document* document) { follow(*document); });
    connect(&documents, &Documents::currentChanged, this, [this] {
        emit kernelChanged();
        emit launchChanged();
        if (current().wasChecked())
            emit checked();
        current().followDevice();
        current().checkSoon();
    });
    connect(&target, &TargetConnection::changed, this, [this] { current().followDevice(); });
}

DocumentLaunch& LaunchModel::of(Document& document) const
{
    return document.part<DocumentLaunch>(document, m_builds.of(document), m_target, m_switches);
}

void LaunchModel::follow(Document& document)
{
    const auto relay = [this, &document](auto signal) {
        return [this, &document, signal] {
            if (&document == &m_documents.current())
                emit (this->*signal)();
        };
    };
    const DocumentLaunch& launch = of(document);
    connect(&launch, &DocumentLaunch::kernelChanged, this, relay(&LaunchModel::kernelChanged));
    connect(&launch, &DocumentLaunch::launchChanged, this, relay(&LaunchModel::launchChanged));
    connect(&launch, &DocumentLaunch::checked, this, relay(&LaunchModel::checked));
}

void LaunchModel::setSwitches(const LaunchSwitches& switches)
{
    if (std::exchange(m_switches, switches) == switches)
        return;
    current().checkSoon();
    emit launchChanged();
}

std::optional<BuildFigures> LaunchModel::figures() const
{
    const std::optional<OccupancyInput>& input = occupancyInput();
    return input && kernel() != nullptr ? figuresOf(*kernel(), *input) : std::nullopt;
}

std::optional<OccupancyResult> LaunchModel::occupancy() const
{
    const std::optional<OccupancyInput>& input = occupancyInput();
    return input && kernel() != nullptr ? std::optional(occupancyOf(withKernel(*input, *kernel()))) : std::nullopt;
}

std::optional<Waves> LaunchModel::waves() const
{
    return launchWaves(check(), occupancyInput(), m_target.device());
}

bool LaunchModel::isEmulated() const
{
    return isEmulatedDevice(m_target.deviceId().toStdString());
}

}  // namespace kd

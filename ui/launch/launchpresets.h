// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/document/session.h"

#include <QStringList>

namespace kd {

class BuildController;
class Documents;
class LaunchModel;

/// The named launches of the session that are of the chosen kernel. Keeps nothing itself: they are in the session.
class LaunchPresets {
public:
    explicit LaunchPresets(Documents& documents, BuildController& builds, LaunchModel& launches)
        : m_documents(documents), m_builds(builds), m_launches(launches)
    { }

    QStringList names() const;
    /// Tells whether there is one, also of another kernel.
    bool has(const QString& name) const;
    /// The one that the launch was taken from; null when there is none.
    const LaunchPreset* current() const;
    /// The launch is not the current one's any more.
    bool isChanged() const;

    void choose(const QString& name);
    /// The launch as it stands becomes a preset of that name, in the place of the one that has it.
    void saveAs(const QString& name);
    /// The current one. Nothing happens where the name is empty or another one's.
    void rename(const QString& name);
    /// The current one; the launch stays as it is.
    void remove();
    /// The launch is the current one's again.
    void reset();

private:
    bool isOfKernel(const LaunchPreset& preset) const;

    Documents& m_documents;
    BuildController& m_builds;
    LaunchModel& m_launches;
};

/// The value that a preset or a launch has for an argument; empty where it has none.
std::string argumentOf(const LaunchSetup& setup, const std::string& name);

}  // namespace kd

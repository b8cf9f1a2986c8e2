// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/program/targets.h"

#include <QString>

#include <vector>

namespace kd {

/// The user's targets while they are edited. Place 0 is this machine, which stays as it is; the others are those of the settings.
class TargetList {
public:
    /// Reads what the settings hold.
    static TargetList read(const QString& defaultName);

    int size() const { return static_cast<int>(m_targets.size()) + 1; }
    /// Empty at place 0.
    QString name(int at) const;
    QString commandLine(int at) const;
    void setName(int at, const QString& name);
    void setCommandLine(int at, const QString& commandLine);

    /// Each gives the place of what is new.
    int add();
    int duplicate(int at);
    /// Removes a target; place 0 stays. What was the default is this machine then.
    void remove(int at);

    /// Gives what a program is compiled and run on whose session names nothing.
    int defaultPlace() const { return m_default; }
    void setDefault(int at) { m_default = at; }

    /// One sentence why this place cannot be kept; empty when it can.
    QString nameProblem(int at) const;
    QString commandProblem(int at) const;
    /// The first place with a problem, or -1.
    int firstProblem() const;

    /// Into the settings. Throws UserError when they cannot be written.
    void write() const;
    QString defaultName() const { return name(m_default); }

private:
    QString freeName(const QString& base) const;
    bool isTaken(const QString& name, int but) const;
    NamedTarget& target(int at) { return m_targets[static_cast<std::size_t>(at - 1)]; }
    const NamedTarget& target(int at) const { return m_targets[static_cast<std::size_t>(at - 1)]; }

    std::vector<NamedTarget> m_targets;
    int m_default = 0;
};

}  // namespace kd

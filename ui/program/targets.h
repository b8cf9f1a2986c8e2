// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/client/client.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace kd {

/// The target that `name` means in the section [targets] of kerneldesk.ini in the user's configuration folder: NAME = command
/// line. Throws UserError (Input) when there is none.
Target targetOfSettings(const QString& name);
/// All of them, in alphabetical order.
QStringList targetsOfSettings();
/// A line of that section.
struct NamedTarget {
    QString name;
    QString commandLine;
    friend bool operator==(const NamedTarget&, const NamedTarget&) = default;
};
std::vector<NamedTarget> namedTargets();
/// Tells whether the target's command is ssh, whatever its options.
bool isOverSsh(const NamedTarget& target);
/// Writes targets in place of all that are there; other sections stay. Throws UserError (Lacking) when the file cannot be
/// written.
void setNamedTargets(const std::vector<NamedTarget>& targets);
/// One sentence why a target cannot have that name; empty when it can.
QString targetNameProblem(const QString& name);

/// Gives the file where they are named.
QString targetSettingsFile();

}  // namespace kd

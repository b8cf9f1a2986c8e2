#pragma once

#include "ui/client/client.h"

#include <QString>
#include <QStringList>

namespace kd {

/// The target that `name` means in the section [targets] of kerneldesk.ini in the user's configuration folder: NAME = command
/// line. Throws UserError (Input) when there is none.
Target targetOfSettings(const QString& name);
/// All of them, in alphabetical order.
QStringList targetsOfSettings();
/// Where they are named.
QString targetSettingsFile();

}  // namespace kd

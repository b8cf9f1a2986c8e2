#pragma once

#include "ui/client/client.h"

#include <QString>

namespace kd {

/// The target that `name` means in the section [targets] of kerneldesk.ini in the user's configuration folder: NAME = command
/// line. Throws UserError (Input) when there is none.
Target targetOfSettings(const QString& name);

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace kd {

// The folders whose programs may be compiled and run as soon as they are opened; kept in the user's settings.

/// `file` lies in a trusted folder or below one. By its real place: links do not lend trust.
bool isInTrustedFolder(const QString& file);
/// The outermost trusted folder that `file` lies in; empty where it lies in none.
QString trustedFolderAround(const QString& file);
void trustFolderOf(const QString& file);

}  // namespace kd

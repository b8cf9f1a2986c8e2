// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/feature.h"

#include <QString>

namespace kd {

/// The manual's words. Their anchors are the perspectives' words and the features' ids.
QString helpOf(Perspective perspective);
/// Empty where the feature has no page of its own.
QString helpOf(const QString& featureId);
QString helpTitleOf(const QString& featureId);
inline bool hasHelp(const QString& featureId) { return !helpOf(featureId).isEmpty(); }
/// Gives the help of the page that a start without a file shows; its anchor is "welcome".
QString helpOfWelcome();

}  // namespace kd

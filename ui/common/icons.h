// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme.h"

#include <QIcon>
#include <QPixmap>
#include <QString>

#include <optional>

namespace kd {

/// The icon `name` of VISUAL section 4 ("edit", "measure", "compile", "run"…), drawn from resources/icons/<name>.svg in the
/// palette's colours: normal, disabled, and accent when checked. Follows the theme by itself.
QIcon icon(const QString& name);
/// Gives the icon in the colour of a meaning: status icons, badges.
QIcon icon(const QString& name, Token color);
/// `size` in logical pixels, for painting.
QPixmap iconPixmap(const QString& name, Token color, int size, qreal devicePixelRatio);

}  // namespace kd

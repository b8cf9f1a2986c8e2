// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>

namespace kd {

/// The menu that an entry of Panel::editActions() stands in.
enum class MenuPlace { Edit, Selection, Go };

inline constexpr const char* kMenuPlace = "menuPlace";

inline void setMenuPlace(QAction& action, MenuPlace place)
{
    action.setProperty(kMenuPlace, static_cast<int>(place));
}

/// Gives Edit for an action of which nothing was said.
inline MenuPlace menuPlaceOf(const QAction& action)
{
    return static_cast<MenuPlace>(action.property(kMenuPlace).toInt());
}

}  // namespace kd

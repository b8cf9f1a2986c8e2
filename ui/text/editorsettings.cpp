// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/editorsettings.h"

#include <algorithm>

namespace kd {

EditorSettings& EditorSettings::instance()
{
    static EditorSettings settings;
    return settings;
}

void EditorSettings::set(const Values& values)
{
    Values kept = values;
    kept.ruler = std::clamp(kept.ruler, 0, kLargestRuler);
    kept.tabWidth = std::clamp(kept.tabWidth, 1, kLargestTabWidth);
    kept.zoom = std::clamp(kept.zoom, kSmallestZoom, kLargestZoom);
    if (kept == m_values)
        return;
    m_values = kept;
    emit changed();
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/documents/sourceplace.h"

#include "ui/workbench/documents/document.h"

#include <QString>

#include <utility>

namespace kd {

SourcePosition placeIn(const Document& document, SourcePosition place)
{
    const QString file = QString::fromStdString(place.file);
    if (file == document.sourcePath() || file == document.fileName())
        place.file.clear();
    return place;
}

SourcePosition placeIn(const Document& document, const SourcePosition& innermost, const std::vector<SourcePosition>& calls)
{
    SourcePosition shown = placeIn(document, innermost);
    if (shown.file.empty())
        return shown;
    for (const SourcePosition& call : calls)
        if (SourcePosition place = placeIn(document, call); place.file.empty())
            return place;
    return shown;
}

}  // namespace kd

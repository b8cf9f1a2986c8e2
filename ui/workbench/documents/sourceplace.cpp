// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/documents/sourceplace.h"

#include "ui/program/codesource.h"
#include "ui/workbench/documents/document.h"

#include <QString>

#include <utility>

namespace kd {

bool isTextOf(const Document& document, const std::string& file)
{
    if (document.code().source)
        return isSameSource(file, document.nameInLines());
    const QString name = QString::fromStdString(file);
    return name == document.sourcePath() || name == document.fileName();
}

SourcePosition placeIn(const Document& document, SourcePosition place)
{
    if (isTextOf(document, place.file))
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

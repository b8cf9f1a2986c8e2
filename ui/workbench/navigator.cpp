// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/navigator.h"

#include "ui/workbench/documents/documents.h"

namespace kd {

Navigator::Navigator(Documents& documents) : m_documents(documents) { }

void Navigator::showPlace(const SourcePosition& place)
{
    const int tab = place.file.empty() ? -1 : m_documents.indexOfFile(QString::fromStdString(place.file));
    m_documents.show(tab);
    emit placeRequested(tab < 0 ? place : SourcePosition{.file = {}, .line = place.line, .column = place.column});
}

}  // namespace kd

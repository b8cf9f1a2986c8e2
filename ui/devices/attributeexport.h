// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/devices/attributetable.h"

#include <QByteArray>
#include <QString>

namespace kd {

enum class AttributeFormat { AsCsv, AsJson, AsMarkdown };

/// All rows of the table in UTF-8: raw numbers in CSV and JSON, those that the window shows in Markdown.
QByteArray attributeDocument(const AttributeTable& table, AttributeFormat format);
/// Tells the format by the ending of a file's name; CSV where it says nothing.
AttributeFormat attributeFormatOf(const QString& path);

}  // namespace kd

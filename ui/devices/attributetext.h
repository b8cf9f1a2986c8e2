// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/attributeunit.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>

namespace kd {

/// The translator of what the attribute browser says of values and their sources.
struct AttributeText {
    Q_DECLARE_TR_FUNCTIONS(Attributes)
};

/// A value of the catalogue as the window shows it: "227 KiB", "1 980 MHz", "yes", "0x3".
QString attributeText(AttributeUnit unit, std::int64_t value);
/// Writes the value with the raw number where attributeText() shows another: "232 448 bytes = 227 KiB".
QString exactAttributeText(AttributeUnit unit, std::int64_t value);

/// Gives the name of a device or preset, as a column's head has room for it: "H200", "RTX 4090", "A100 80 GB".
QString shortDeviceName(const QString& name);

}  // namespace kd

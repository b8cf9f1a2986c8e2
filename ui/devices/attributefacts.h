// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/attributeunit.h"
#include "core/measure/peaks.h"
#include "ui/devices/attributetable.h"

#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

namespace kd {

/// Holds what is known of a device without an attribute of its own.
struct AttributeFact {
    std::string_view name;  ///< kFact… of core/device/attributegroups.h
    const char* title;
    const char* call;      ///< in the column of CUDA names
    bool isCall = true;    ///< false: a word of ours, to be translated
    const char* constant;
    AttributeUnit unit;
    const char* description;
    /// `peaks`: null where nothing was measured.
    std::function<AttributeCell(const DeviceInfo& device, const DevicePeaks* peaks)> tell;
    bool isMeasured = false;
};
const std::vector<AttributeFact>& attributeFacts();

/// An empty text is one that is not known.
AttributeCell textCell(const QString& text);
AttributeCell numberCell(AttributeUnit unit, std::int64_t value);
/// "2026-11-22 13:58".
QString whenOf(const DevicePeaks& peaks);

}  // namespace kd

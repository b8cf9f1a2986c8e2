// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/devicepresets.h"
#include "core/measure/peaks.h"

#include <QString>
#include <QVariant>

#include <string>
#include <vector>

namespace kd {

/// One device's value of one attribute.
struct AttributeCell {
    QVariant raw;   ///< qlonglong or QString; invalid where the device does not tell it
    QString text;   ///< as the window shows it, "–" where unknown
    QString exact;  ///< with the raw number: "232 448 bytes = 227 KiB"
    bool differs = false;  ///< from the base; what a preset does not know is no difference
    QString source;        ///< source of a preset's value, in one line: document and day
    QString sourceUrl;     ///< where that is; empty where there is none
};

struct AttributeRow {
    QString title;
    QString cudaName;     ///< "MAX_THREADS_PER_BLOCK" or the call that tells it
    QString constant;     ///< "CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK (1)"
    QString property;     ///< "cudaDeviceProp::maxThreadsPerBlock"; empty where that tells no such thing
    QString unit;
    QString brief;        ///< a few words of the description
    QString description;
    bool isCudaName = true;  ///< false: `cudaName` is a word of ours
    bool isCompared = true;  ///< false: values are of their own day, and none differs
    std::vector<AttributeCell> cells;  ///< one a device of the table
    bool differs() const;
};

struct AttributeSection {
    QString title;
    std::vector<AttributeRow> rows;
    bool isFurther = false;  ///< seldom needed
};

/// Holds what devices say of themselves side by side, the first one being the base of the comparison. Frozen once made.
struct AttributeTable {
    std::vector<DeviceInfo> devices;
    std::vector<AttributeSection> groups;
    std::size_t rowCount() const;
    std::size_t differingRows() const;
};

/// Makes the table of the devices called `ids`, in that order; those that `list` does not have are left out. Attributes that no
/// device tells and older names are left out too. `presets` tells the sources of those among them, `book` what was measured
/// before.
AttributeTable makeAttributeTable(const DeviceList& list, const std::vector<std::string>& ids,
                                  const DevicePresets* presets = nullptr, const PeakBook* book = nullptr);

}  // namespace kd

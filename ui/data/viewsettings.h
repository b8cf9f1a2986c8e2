// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/data/dataview.h"
#include "core/data/datastatistics.h"
#include "ui/data/colormap.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace kd {

/// Which values a picture's colours stand for.
struct RangeChoice {
    bool isPercentile = true;  ///< the bounds are percentiles of the values; else they are values
    double low = 0, high = 100;
    friend bool operator==(const RangeChoice&, const RangeChoice&) = default;

    /// Reads "0.5 to 99.5 %", "10 to 160", "-1 … 1"; the first number must be less. Nothing where it is none.
    static std::optional<RangeChoice> fromText(const QString& text);
    QString text() const;
    /// The values, where the percentiles are known; else from the least to the greatest.
    ValueRange resolved(const DataStatistics& statistics) const;

    Q_DECLARE_TR_FUNCTIONS(RangeChoice)
};

/// How a buffer is looked at: what is kept of it in the session, and across runs.
struct ViewSettings {
    DataViewText text;
    std::string format;  ///< of numbers, see NumberFormat
    ColorMap map = ColorMap::Magma;
    std::optional<RangeChoice> range;  ///< nothing: what suits the numbers
    int member = -1;  ///< of a structure: which of its numbers pictures and plots show; -1: the first, of a vector all
    friend bool operator==(const ViewSettings&, const ViewSettings&) = default;
};
/// All but the text, which the session keeps by itself (keepDataViewTexts()).
void to_json(Json& json, const ViewSettings& settings);
/// What is not as expected counts as absent: a session is not trusted.
void from_json(const Json& json, ViewSettings& settings);

}  // namespace kd

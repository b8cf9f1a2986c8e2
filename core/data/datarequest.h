// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/units.h"
#include "core/data/datadifferences.h"
#include "core/data/datastatistics.h"
#include "core/data/downsampling.h"
#include "core/data/scalarview.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace kd {

/// What is to be computed of a buffer where the buffer is. Only the wish of its kind counts.
struct DataRequest {
    enum class Kind { Statistics, Seek, Plot, Image, Differences, SeekDifference, DifferenceAt };

    Kind kind = Kind::Statistics;
    std::string blob;         ///< id of the buffer's bytes, as a run told it
    ScalarView view;
    std::string expectedBlob; ///< where it compares: bytes of the reference, or of another run
    ScalarView expectedView;
    StatisticsWish statistics;
    PlotWish plot;
    ImageWish image;
    DifferencesWish differences;  ///< its tolerance counts for SeekDifference, too
    bool isOfDifferences = false; ///< Statistics and Seek: of actual - expected, see differenceSource()
    SoughtValue sought = SoughtValue::NaN;
    SeekDirection direction = SeekDirection::Forward;
    std::uint64_t from = 0;       ///< of Seek, SeekDifference and DifferenceAt
    bool isFromIncluded = false;
    Milliseconds deadline{60000}; ///< time of the computation itself

    bool compares() const { return kind >= Kind::Differences || isOfDifferences; }
};
void to_json(Json& json, const DataRequest& request);
/// Throws RuntimeError where it is none; what it wants is checked when it is answered.
void from_json(const Json& json, DataRequest& request);

/// The answer: what the kind of the request asks for.
struct DataAnswer {
    std::optional<DataStatistics> statistics;
    std::optional<SeekResult> seek;            ///< of Seek and SeekDifference
    std::optional<PlotData> plot;
    std::optional<ImageData> image;
    std::optional<DataDifferences> differences;
    std::optional<ElementDifference> difference;  ///< of DifferenceAt
};
/// Pictures and plots are written as bytes, for messages alone.
void to_json(Json& json, const DataAnswer& answer);
void from_json(const Json& json, DataAnswer& answer);
/// The JSON of reports and of the command line.
void to_json(Json& json, const DataStatistics& statistics);
void to_json(Json& json, const DataDifferences& differences);

/// Computes it. `expected` is not looked at by what does not compare. Nothing where `goesOn` ended it. Throws RuntimeError
/// where a view does not fit its bytes or a wish wants more than it may.
std::optional<DataAnswer> answerOf(const DataRequest& request, std::span<const std::byte> bytes,
                                   std::span<const std::byte> expected, const DataProgress& goesOn = {});

}  // namespace kd

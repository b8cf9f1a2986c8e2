// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/measure/counters/counterreading.h"
#include "core/measure/peaks.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// What a device reaches at most of one kind of work, as it was measured.
struct Roof {
    /// The kinds; the first two are slopes of the chart, the others are flat.
    enum class Kind { DeviceMemory, L2, Fp32, Fp64, Fp16Tensor, Bf16Tensor };
    Kind kind = Kind::DeviceMemory;
    double perSecond = 0;     ///< bytes, or operations; above 0
    std::string instruction;  ///< Peak::instruction
    bool isCeiling = true;    ///< Peak::isCeiling

    /// Whether it limits bytes rather than operations.
    bool isBandwidth() const { return kind <= Kind::L2; }
    friend bool operator==(const Roof&, const Roof&) = default;
};
/// "device memory", "FP32 multiply-add"…, as it stands within a sentence.
Message nameOf(Roof::Kind kind);
/// "4.21 TB/s", plain.
std::string figureOf(const Roof& roof);

/// The roofs of a device in the order of their kinds; those that were not measured are missing.
std::vector<Roof> roofsOf(const DevicePeaks& peaks);
/// Null where that kind was not measured.
const Roof* findRoof(const std::vector<Roof>& roofs, Roof::Kind kind);

/// Tells where the amounts of work of a point come from.
enum class WorkSource {
    Declared,  ///< the user declared bytes and operations of a launch
    Emulated,  ///< the emulated GPU counted instructions and sectors
    Counted    ///< the GPU's own counters
};
/// Gives "declared", "emulated", "counted".
std::string_view nameOf(WorkSource source);

/// One launch as the roofline sees it: its work, and its time where it has one.
struct RooflinePoint {
    WorkSource source = WorkSource::Declared;
    double seconds = 0;  ///< the median; 0: it has no time, as on the emulated GPU
    double bytes = 0;    ///< between device memory and L2; 0: not known
    double flops = 0;    ///< operations; 0: not known
    double l2Bytes = 0;  ///< between L2 and the SMs, where counters tell them; 0: not known
    std::optional<Roof::Kind> arithmetic;  ///< where the counts tell what most operations are; nothing: any
    /// All bytes come from device memory: L2 was flushed before, is much smaller, or a counter says so. Otherwise L2 may have held
    /// some of them.
    bool isFromMemory = false;

    /// Operations a byte; 0 where one of them is not known.
    double intensity() const { return bytes > 0 && flops > 0 ? flops / bytes : 0; }
    /// A second; 0 where it is not known.
    double bandwidth() const { return seconds > 0 ? bytes / seconds : 0; }
    double flopRate() const { return seconds > 0 ? flops / seconds : 0; }
};

/// A point beneath, or above, the roof that bounds it.
struct RoofBound {
    Roof roof;
    double share = 0;           ///< of the roof that was reached, 0.92; 0 where the point has no time
    double flopLimit = 0;       ///< operations a second that the roof allows at the point's intensity; 0 where that is not known
    bool isImpossible = false;  ///< no device of this kind is that fast: the time, or the work that is declared, is wrong
    WorkSource work = WorkSource::Declared;  ///< whose amounts of work it was held against
    friend bool operator==(const RoofBound&, const RoofBound&) = default;
};
/// By how much a figure may be above a measured roof before it is called impossible: the roofs are measured, too.
inline constexpr double kRoofMargin = 1.05;

/// Gives the roof that bounds a point: of the slopes and flat roofs that its work runs up against, the one that it is nearest to;
/// without a time, the lower one at its intensity. Bytes that L2 may have held are held against L2 once they come faster than
/// memory's; operations of an unknown kind against FP32, then against the tensor cores. Nothing where no roof was measured for what
/// is known of its work.
std::optional<RoofBound> roofAbove(const std::vector<Roof>& roofs, const RooflinePoint& point);

/// The point of a timing: declared bytes and operations at its median, held against device memory where L2 was flushed before each
/// sample or is less than half as large. Of the emulated GPU, which has no time, the sectors of 32 bytes that it counted, and
/// `declaredFlops`.
RooflinePoint pointOf(const TimingOutcome& timing, double declaredFlops = 0);
/// The time of a point with the work that the GPU's counters tell of one such launch in place of its own. Bytes are of device
/// memory; what L2 was asked for bounds it, too. Where one type of operations is most of them, the roof is that type's.
RooflinePoint countedPoint(const RooflinePoint& timed, const CountedWork& work);
/// The peaks of the device that took a timing, under the driver of then: its receipt names both. Null where there are none.
const DevicePeaks* findPeaks(const PeakBook& book, const TimingOutcome& timing);
/// Both of these and roofAbove() in one; nothing where the peaks of its device are not kept.
std::optional<RoofBound> boundOf(const PeakBook& book, const TimingOutcome& timing);
/// The same of a point that has another work than the timing's.
std::optional<RoofBound> boundOf(const PeakBook& book, const TimingOutcome& timing, const RooflinePoint& point);

/// "memory bound: 92 % of the measured 4.21 TB/s", "impossible: …", or without a time which roof would bound it and at what rate.
Message sentenceOf(const RoofBound& bound);
/// For JSON: "roof", "measured" (bytes or operations a second), "share", "flopLimit", "impossible", "work" and the
/// English "sentence".
void to_json(Json& json, const RoofBound& bound);
/// Throws RuntimeError where `json`, which may be anybody's, is no such object.
void from_json(const Json& json, RoofBound& bound);

/// Gives countedPoint() of what a reading tells: of the emulated GPU with the sectors of 32 bytes that were asked for, which L2 may
/// have held. Nothing where the reading tells no work.
std::optional<RooflinePoint> countedPoint(const RooflinePoint& timed, const CounterReading& reading);
/// Gives `point` as it is where its work was declared whole, for an intensity; else with counted amounts in the place of those that
/// are missing, and their source. Its time stays.
RooflinePoint withCounts(const RooflinePoint& point, const RooflinePoint& counted);

}  // namespace kd

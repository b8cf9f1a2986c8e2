// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/roofline.h"

#include "core/base/fields.h"
#include "core/base/numbers.h"

#include <algorithm>
#include <array>

namespace kd {
namespace {

using Kind = Roof::Kind;

/// FP8 and sparse factors double the rate of FP16 on the tensor cores, each: work of an unknown kind may be either.
constexpr double kNarrowerTypes = 4;

bool isTensor(Kind kind)
{
    return kind == Kind::Fp16Tensor || kind == Kind::Bf16Tensor;
}

void addRoof(std::vector<Roof>& roofs, Kind kind, double perSecond, const Peak& peak)
{
    if (perSecond > 0)
        roofs.push_back({.kind = kind, .perSecond = perSecond, .instruction = peak.instruction, .isCeiling = peak.isCeiling});
}

/// What is held against a slope: counters tell the bytes of L2 apart, else they are the same.
double bytesAgainst(const Roof& roof, const RooflinePoint& point)
{
    return roof.kind == Kind::L2 && point.source == WorkSource::Counted ? point.l2Bytes : point.bytes;
}

const Roof* slopeAbove(const std::vector<Roof>& roofs, const RooflinePoint& point)
{
    const Roof* const memory = findRoof(roofs, Kind::DeviceMemory);
    const Roof* const l2 = findRoof(roofs, Kind::L2);
    if (point.source == WorkSource::Counted && memory != nullptr && l2 != nullptr)
        return point.l2Bytes / l2->perSecond > point.bytes / memory->perSecond ? l2 : memory;
    const bool isFaster = memory != nullptr && point.bandwidth() > kRoofMargin * memory->perSecond;
    return l2 != nullptr && !point.isFromMemory && isFaster ? l2 : memory;
}

/// The lowest flat roof that is not beneath the point, FP32 before the tensor cores; else the highest.
const Roof* flatAbove(const std::vector<Roof>& roofs, const RooflinePoint& point)
{
    if (point.arithmetic)
        return findRoof(roofs, *point.arithmetic);
    const Roof* highest = nullptr;
    for (const Kind kind : {Kind::Fp32, Kind::Fp16Tensor, Kind::Bf16Tensor}) {
        const Roof* const roof = findRoof(roofs, kind);
        if (roof != nullptr && point.flopRate() <= kRoofMargin * roof->perSecond)
            return roof;
        if (roof != nullptr && (highest == nullptr || roof->perSecond > highest->perSecond))
            highest = roof;
    }
    return highest;
}

bool isImpossible(const std::vector<Roof>& roofs, const Roof& roof, const RooflinePoint& point, double share)
{
    if (!roof.isCeiling)
        return false;
    if (roof.isBandwidth()) {
        // L2 was not measured, and may have held the bytes.
        const bool mayBeNearer = roof.kind == Kind::DeviceMemory && !point.isFromMemory && findRoof(roofs, Kind::L2) == nullptr;
        return !mayBeNearer && share > kRoofMargin;
    }
    if (point.arithmetic)
        return share > kRoofMargin;
    return isTensor(roof.kind) && share > kRoofMargin * kNarrowerTypes;
}

constexpr double kSectorBytes = 32;
constexpr double kTimesL2 = 2;  ///< declared bytes that exceed L2 so far come from memory for the most part
constexpr double kLargest = 1e30;

constexpr double kMostly = 0.5;    // of all operations

constexpr auto kWorkWords = std::to_array<EnumWord<WorkSource>>(
    {{WorkSource::Declared, "declared"}, {WorkSource::Emulated, "emulated"}, {WorkSource::Counted, "counted"}});

/// The roof of the type that most operations are of; FP16 and BF16 share one, and some types have none that is measured.
std::optional<Kind> arithmeticOf(const CountedWork& work)
{
    const double half = kMostly * work.flops();
    if (work.single > half)
        return Kind::Fp32;
    if (work.dual > half)
        return Kind::Fp64;
    return work.tensorHalf > half ? std::optional(Kind::Fp16Tensor) : std::nullopt;
}

constexpr auto kRoofWords = std::to_array<EnumWord<Kind>>({{Kind::DeviceMemory, "memory"},
                                                           {Kind::L2, "l2"},
                                                           {Kind::Fp32, "fp32"},
                                                           {Kind::Fp64, "fp64"},
                                                           {Kind::Fp16Tensor, "fp16"},
                                                           {Kind::Bf16Tensor, "bf16"}});

bool isFromMemory(const TimingOutcome& timing, double bytes)
{
    if (valueOr(timing.receipt, "flushBytes", std::uint64_t{0}) > 0)
        return true;
    const auto l2 = static_cast<double>(valueOr(valueOr(timing.receipt, "device", Json()), "l2Bytes", std::uint64_t{0}));
    return l2 > 0 && bytes > kTimesL2 * l2;
}

std::string shareText(double share)
{
    return numbers::percent(share, numbers::Style::Plain);
}

std::string rateText(double perSecond)
{
    return numbers::rate(perSecond, "FLOP/s", 3, numbers::Style::Plain);
}

}  // namespace

template <> struct FieldList<RoofBound> {
    static constexpr FieldRules kRules{.subject = "roof of a timing"};
    static void list(auto& fields, auto& bound)
    {
        auto& [roof, share, flopLimit, isImpossible, work] = bound;
        fields.word("roof", roof.kind, kRoofWords);
        fields.required("measured", roof.perSecond);
        fields.require(roof.perSecond > 0 && roof.perSecond <= kLargest, "measured", "it must be above 0");
        fields.orAbsent("instruction", roof.instruction);
        fields.field("ceiling", roof.isCeiling);
        fields.field("share", share);
        fields.require(share >= 0 && share <= kLargest, "share", "it must not be below 0");
        fields.field("flopLimit", flopLimit);
        fields.require(flopLimit >= 0 && flopLimit <= kLargest, "flopLimit", "it must not be below 0");
        fields.field("impossible", isImpossible);
        fields.word("work", work, kWorkWords);
        fields.derived("sentence", [&] { return sentenceOf(bound).english(); });
    }
};

Message nameOf(Roof::Kind kind)
{
    switch (kind) {
    case Kind::DeviceMemory: return "device memory";
    case Kind::L2: return "the L2 cache";
    case Kind::Fp32: return "FP32 multiply-adds";
    case Kind::Fp64: return "FP64 multiply-adds";
    case Kind::Fp16Tensor: return "FP16 tensor cores";
    case Kind::Bf16Tensor: return "BF16 tensor cores";
    }
    return {};
}

std::string figureOf(const Roof& roof)
{
    return numbers::rate(roof.perSecond, roof.isBandwidth() ? "B/s" : "FLOP/s", 3, numbers::Style::Plain);
}

std::vector<Roof> roofsOf(const DevicePeaks& peaks)
{
    std::vector<Roof> roofs;
    addRoof(roofs, Kind::DeviceMemory, peaks.bandwidth(), peaks.read);
    addRoof(roofs, Kind::L2, peaks.l2.perSecond, peaks.l2);
    addRoof(roofs, Kind::Fp32, peaks.fp32.perSecond, peaks.fp32);
    addRoof(roofs, Kind::Fp64, peaks.fp64.perSecond, peaks.fp64);
    addRoof(roofs, Kind::Fp16Tensor, peaks.fp16.perSecond, peaks.fp16);
    addRoof(roofs, Kind::Bf16Tensor, peaks.bf16.perSecond, peaks.bf16);
    return roofs;
}

const Roof* findRoof(const std::vector<Roof>& roofs, Roof::Kind kind)
{
    const auto found = std::ranges::find(roofs, kind, &Roof::kind);
    return found == roofs.end() ? nullptr : &*found;
}

std::optional<RoofBound> roofAbove(const std::vector<Roof>& roofs, const RooflinePoint& point)
{
    const Roof* const slope = point.bytes > 0 ? slopeAbove(roofs, point) : nullptr;
    const Roof* const flat = point.flops > 0 ? flatAbove(roofs, point) : nullptr;
    if (slope == nullptr && flat == nullptr)
        return std::nullopt;
    // Seconds that the work takes at the least, by each roof.
    const double moving = slope != nullptr ? bytesAgainst(*slope, point) / slope->perSecond : 0;
    const double computing = flat != nullptr ? point.flops / flat->perSecond : 0;
    const bool isMoving = moving >= computing;
    RoofBound bound{.roof = isMoving ? *slope : *flat, .work = point.source};
    const double least = std::max(moving, computing);
    bound.share = point.seconds > 0 ? least / point.seconds : 0;
    bound.flopLimit = point.flops > 0 ? point.flops / least : 0;
    bound.isImpossible = point.seconds > 0 && isImpossible(roofs, bound.roof, point, bound.share);
    return bound;
}

RooflinePoint pointOf(const TimingOutcome& timing, double declaredFlops)
{
    if (timing.modelled) {
        const double bytes = kSectorBytes * static_cast<double>(valueOr(timing.instructions, "sectors", std::uint64_t{0}));
        return {.source = WorkSource::Emulated, .bytes = bytes, .flops = declaredFlops, .l2Bytes = bytes};
    }
    if (!timing.statistics || !(timing.statistics->median > 0))
        return {};
    const double median = timing.statistics->median;
    RooflinePoint point{.seconds = median, .bytes = timing.bandwidth * median, .flops = timing.flopRate * median};
    point.isFromMemory = isFromMemory(timing, point.bytes);
    return point;
}

std::string_view nameOf(WorkSource source)
{
    return nameOf(source, kWorkWords);
}

RooflinePoint countedPoint(const RooflinePoint& timed, const CountedWork& work)
{
    return {.source = WorkSource::Counted,
            .seconds = timed.seconds,
            .bytes = work.dramBytes,
            .flops = work.flops(),
            .l2Bytes = work.l2Bytes,
            .arithmetic = arithmeticOf(work),
            .isFromMemory = true};
}

const DevicePeaks* findPeaks(const PeakBook& book, const TimingOutcome& timing)
{
    const std::string uuid = valueOr(valueOr(timing.receipt, "device", Json()), "uuid", std::string());
    return findPeaks(book, uuid, timing.run.driverVersion);
}

std::optional<RoofBound> boundOf(const PeakBook& book, const TimingOutcome& timing)
{
    return boundOf(book, timing, pointOf(timing));
}

std::optional<RoofBound> boundOf(const PeakBook& book, const TimingOutcome& timing, const RooflinePoint& point)
{
    const DevicePeaks* const peaks = findPeaks(book, timing);
    return peaks == nullptr ? std::nullopt : roofAbove(roofsOf(*peaks), point);
}

Message sentenceOf(const RoofBound& bound)
{
    const std::string figure = figureOf(bound.roof);
    if (bound.isImpossible)
        return message("impossible: {0} of the {1} measured of {2}; the declared work or the time is wrong", shareText(bound.share),
                       figure, nameOf(bound.roof.kind));
    if (bound.share <= 0 && bound.flopLimit > 0)
        return message("{0} would bound it: at most {1}, by the measured {2}", nameOf(bound.roof.kind), rateText(bound.flopLimit),
                       figure);
    if (bound.share <= 0)
        return message("{0} would bound it, by the measured {1}", nameOf(bound.roof.kind), figure);
    if (bound.roof.kind == Kind::DeviceMemory)
        return message("memory bound: {0} of the measured {1}", shareText(bound.share), figure);
    if (bound.roof.kind == Kind::L2)
        return message("bound by the L2 cache: {0} of the measured {1}", shareText(bound.share), figure);
    return message("compute bound: {0} of the measured {1} of {2}", shareText(bound.share), figure, nameOf(bound.roof.kind));
}

void to_json(Json& json, const RoofBound& bound)
{
    writeFields(json, bound);
}

void from_json(const Json& json, RoofBound& bound)
{
    readFields(json, bound);
}

std::optional<RooflinePoint> countedPoint(const RooflinePoint& timed, const CounterReading& reading)
{
    if (const std::optional<CountedWork> work = workOf(reading))
        return countedPoint(timed, *work);
    const double bytes = kSectorBytes * reading.find("globalSectors").value_or(0);
    if (reading.source != CounterReading::Source::Emulated || !(bytes > 0))
        return std::nullopt;
    return RooflinePoint{.source = WorkSource::Emulated, .seconds = timed.seconds, .bytes = bytes, .l2Bytes = bytes};
}

RooflinePoint withCounts(const RooflinePoint& point, const RooflinePoint& counted)
{
    if (point.source != WorkSource::Declared || point.intensity() > 0)
        return point;
    RooflinePoint filled = point;
    filled.source = counted.source;
    filled.l2Bytes = counted.l2Bytes;
    if (!(filled.bytes > 0)) {
        filled.bytes = counted.bytes;
        filled.isFromMemory = counted.isFromMemory;
    }
    if (!(filled.flops > 0)) {
        filled.flops = counted.flops;
        filled.arithmetic = counted.arithmetic;
    }
    return filled;
}

}  // namespace kd

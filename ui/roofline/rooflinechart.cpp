// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roofline/rooflinechart.h"

#include "ui/common/format.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace kd {
namespace {

constexpr double kTera = 1e12;
constexpr double kLeft = 0.1, kRight = 1000;  // FLOP a byte that are shown at least
constexpr double kMargin = 3;                 // beyond the outermost points, as a factor
constexpr int kNeutral = 8, kVariantB = 1, kVariantA = 2;
constexpr double kMarkB = 9, kMarkA = 16, kMarkOther = 7;  // logical pixels; A is seen around B
constexpr double kHeadroom = 3;    // above the highest flat roof, for its name
constexpr double kNameShare = 0.3;  // of the axis, that a name takes at most
constexpr double kLift = 0.05;      // of the axis, by which a name stands above its line

struct Frame {
    double left = kLeft, right = kRight;
    double highest = 0;  ///< operations a second of the highest flat roof
    std::vector<double> flats;  ///< of all, ascending
};

Frame frameOf(const Roofline& roofline)
{
    Frame frame;
    for (const RooflineEntry& entry : roofline.entries) {
        frame.left = std::min(frame.left, entry.point.intensity() / kMargin);
        frame.right = std::max(frame.right, entry.point.intensity() * kMargin);
    }
    for (const Roof& roof : roofline.roofs)
        if (!roof.isBandwidth())
            frame.flats.push_back(roof.perSecond);
    std::ranges::sort(frame.flats);
    frame.highest = frame.flats.empty() ? 0 : frame.flats.back();
    if (const Roof* const memory = findRoof(roofline.roofs, Roof::Kind::DeviceMemory))
        frame.right = std::max(frame.right, frame.highest / memory->perSecond * kMargin);
    return frame;
}

QString labelOf(const Roof& roof)
{
    const QString unit = roof.isBandwidth() ? QStringLiteral("B/s") : QStringLiteral("FLOP/s");
    const QString figure = typeset(formatRate(roof.perSecond, unit));
    return RooflineText::tr("%1 %2, measured").arg(shortName(roof.kind), figure);
}

/// Memory's name stands right of its line, that of L2 left of it, both beneath the lowest flat roof that leaves room for them: no
/// line runs through either.
std::optional<QPointF> slopeNameAt(const Roof& roof, const Frame& frame)
{
    const double all = frame.right / frame.left;
    for (const double flat : frame.flats.empty() ? std::vector{roof.perSecond * frame.right} : frame.flats) {
        const double end = std::min(flat / roof.perSecond, frame.right);
        const double place = roof.kind == Roof::Kind::DeviceMemory ? std::sqrt(frame.left * end) : end / kHeadroom * 2;
        const double begin = roof.kind == Roof::Kind::DeviceMemory ? place : place / std::pow(all, kNameShare);
        if (begin > frame.left)
            return QPointF(begin, roof.perSecond * place / kTera);
    }
    return std::nullopt;
}

/// Bytes a second as a line of operations a second: up to the highest flat roof, or to the right where none was measured.
void addSlope(ChartContent& content, const Roof& roof, const Frame& frame)
{
    const double end = frame.highest > 0 ? std::min(frame.highest / roof.perSecond, frame.right) : frame.right;
    const bool isMemory = roof.kind == Roof::Kind::DeviceMemory;
    content.series.push_back({.name = labelOf(roof), .slot = kNeutral, .style = ChartSeries::Style::Line,
                              .x = {frame.left, end}, .y = {roof.perSecond * frame.left / kTera, roof.perSecond * end / kTera},
                              .isDashed = !isMemory, .hints = {labelOf(roof), labelOf(roof)}});
    if (const std::optional<QPointF> at = slopeNameAt(roof, frame))
        content.notes.push_back({*at, labelOf(roof)});
}

void addFlat(ChartContent& content, const Roof& roof, const Frame& frame, const Roof* slope)
{
    const double begin = slope != nullptr ? std::max(roof.perSecond / slope->perSecond, frame.left) : frame.left;
    QString words = labelOf(roof);
    if (!roof.instruction.empty())
        words += QStringLiteral(" (%1)").arg(QString::fromStdString(roof.instruction));
    content.series.push_back({.name = words, .slot = kNeutral, .style = ChartSeries::Style::Line, .x = {begin, frame.right},
                              .y = {roof.perSecond / kTera, roof.perSecond / kTera}, .isDashed = roof.kind != Roof::Kind::Fp32,
                              .hints = {words, words}});
    // Above the line's beginning, where no point stands, else above its end.
    const double lowest = slope != nullptr ? slope->perSecond * frame.left : roof.perSecond / kHeadroom;
    const double lift = std::pow(kHeadroom * frame.highest / lowest, kLift);
    const bool hasRoom = begin * std::pow(frame.right / frame.left, kNameShare) < frame.right;
    const double rate = roof.perSecond / kTera;
    content.notes.push_back({hasRoom ? QPointF(begin, lift * rate) : QPointF(frame.right / 1.2, rate),
                             labelOf(roof)});
}

QString hintOf(const RooflineEntry& entry)
{
    QStringList lines{entry.name};
    const QString intensity = typeset(formatNumber(entry.point.intensity(), 3));
    if (entry.point.seconds > 0)
        lines << RooflineText::tr("%1 at %2 FLOP per byte, %3")
                     .arg(typeset(formatRate(entry.point.flopRate(), QStringLiteral("FLOP/s"))), intensity,
                          typeset(formatSeconds(entry.point.seconds)));
    else
        lines << RooflineText::tr("%1 FLOP per byte; no time").arg(intensity);
    lines << worksText(entry) << boundText(entry.bound);
    if (entry.bound && entry.bound->flopLimit > 0 && entry.point.flopRate() > 0 && !entry.bound->isImpossible)
        lines << RooflineText::tr("The roof is %1 at this intensity, %2 times as high")
                     .arg(typeset(formatRate(entry.bound->flopLimit, QStringLiteral("FLOP/s"))),
                          typeset(formatNumber(entry.bound->flopLimit / entry.point.flopRate(), 3)));
    return lines.join(QLatin1Char('\n'));
}

void addPoints(ChartContent& content, const Roofline& roofline, RooflineEntry::Role role, int slot, double size)
{
    ChartSeries points{.slot = slot, .style = ChartSeries::Style::Points, .markSize = size};
    for (const RooflineEntry& entry : roofline.entries) {
        if (entry.role != role || !(entry.point.flopRate() > 0))
            continue;
        points.name = role == RooflineEntry::Role::Other ? RooflineText::tr("Others") : entry.name;
        points.x.push_back(entry.point.intensity());
        points.y.push_back(entry.point.flopRate() / kTera);
        points.hints.push_back(hintOf(entry));
    }
    if (!points.x.empty())
        content.series.push_back(std::move(points));
}

/// From the point that is looked at up to its roof, or without a time from the bottom.
void addGap(ChartContent& content, const RooflineEntry& entry, double bottom)
{
    if (!entry.bound || !(entry.bound->flopLimit > 0))
        return;
    const double x = entry.point.intensity();
    const bool isTimed = entry.point.seconds > 0;
    const double from = isTimed ? entry.point.flopRate() : bottom, to = entry.bound->flopLimit;
    content.series.push_back({.name = entry.name, .slot = kVariantB, .style = ChartSeries::Style::Line, .x = {x, x},
                              .y = {from / kTera, to / kTera}, .isDashed = true, .hints = {hintOf(entry), hintOf(entry)}});
    const QString limit = typeset(formatRate(to, QStringLiteral("FLOP/s")));
    const QString share = typeset(formatPercent(entry.bound->share));
    const QString words = !isTimed                   ? RooflineText::tr("at most %1, by counts").arg(limit)
                          : entry.bound->isImpossible ? RooflineText::tr("%1 of roof: impossible").arg(share)
                                                      : RooflineText::tr("%1 of roof").arg(share);
    content.notes.push_back({{x, std::sqrt(from * to) / kTera}, words});
}

/// "B #12 unroll 8, 25.9 TFLOP/s", with the source of its work where that is not declared.
QString labelOf(const RooflineEntry& entry, const QString& rate)
{
    return entry.point.source == WorkSource::Declared
        ? QStringLiteral("%1, %2").arg(entry.name, rate)
        : QStringLiteral("%1, %2, %3").arg(entry.name, rate, sourceText(entry.point.source));
}

/// B and A first, then what has room.
void addNames(ChartContent& content, const Roofline& roofline)
{
    for (const RooflineEntry::Role role : {RooflineEntry::Role::Shown, RooflineEntry::Role::Baseline, RooflineEntry::Role::Other}) {
        for (auto entry = roofline.entries.rbegin(); entry != roofline.entries.rend(); ++entry) {
            if (entry->role != role || !(entry->point.flopRate() > 0))
                continue;
            const QString rate = typeset(formatRate(entry->point.flopRate(), QStringLiteral("FLOP/s")));
            content.notes.push_back({{entry->point.intensity(), entry->point.flopRate() / kTera},
                                     role == RooflineEntry::Role::Other ? entry->name : labelOf(*entry, rate)});
        }
    }
}

/// Whose bytes and operations they are, where those of all points are of one kind.
QString intensityUnit(const Roofline& roofline)
{
    if (roofline.isModelled)
        return RooflineText::tr("declared FLOP per counted byte");
    const auto isAll = [&](WorkSource source) {
        return std::ranges::all_of(roofline.entries, [source](const RooflineEntry& entry) { return entry.point.source == source; });
    };
    return isAll(WorkSource::Declared) ? RooflineText::tr("FLOP per declared byte")
        : isAll(WorkSource::Counted)   ? RooflineText::tr("FLOP per byte, counted by the GPU")
                                       : RooflineText::tr("FLOP per byte, declared or counted");
}

}  // namespace

ChartContent rooflineChart(const Roofline& roofline)
{
    const Frame frame = frameOf(roofline);
    ChartContent content{.x = {.title = RooflineText::tr("Arithmetic intensity"),
                               .unit = intensityUnit(roofline),
                               .isLogarithmic = true,
                               .lower = frame.left,
                               .upper = frame.right},
                         .y = {.title = RooflineText::tr("Arithmetic"), .unit = QStringLiteral("TFLOP/s"), .isLogarithmic = true},
                         .isNamedByNotes = true};
    if (frame.highest > 0)
        content.y.upper = frame.highest / kTera * kHeadroom;
    const Roof* const memory = findRoof(roofline.roofs, Roof::Kind::DeviceMemory);
    std::vector<ChartNote> names;
    const auto shown = std::ranges::find(roofline.entries, RooflineEntry::Role::Shown, &RooflineEntry::role);
    if (shown != roofline.entries.end())
        addGap(content, *shown, memory != nullptr ? memory->perSecond * frame.left : kTera * kLeft);
    addNames(content, roofline);
    names.swap(content.notes);
    for (const Roof& roof : roofline.roofs)
        roof.isBandwidth() ? addSlope(content, roof, frame) : addFlat(content, roof, frame, memory);
    // The names of B, its gap and A before those of roofs, and those before the others'.
    const std::size_t first = std::min<std::size_t>(names.size(), 3);
    content.notes.insert(content.notes.begin(), names.begin(), names.begin() + static_cast<std::ptrdiff_t>(first));
    content.notes.insert(content.notes.end(), names.begin() + static_cast<std::ptrdiff_t>(first), names.end());
    addPoints(content, roofline, RooflineEntry::Role::Other, kNeutral, kMarkOther);
    addPoints(content, roofline, RooflineEntry::Role::Baseline, kVariantA, kMarkA);
    addPoints(content, roofline, RooflineEntry::Role::Shown, kVariantB, kMarkB);
    return content;
}

}  // namespace kd

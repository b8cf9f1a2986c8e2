// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roofline/rooflineentries.h"

#include "core/device/architecture.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/program/words.h"

#include <QStringList>

#include <algorithm>

namespace kd {
namespace {

constexpr std::size_t kMaxEntries = 200;  // the newest
constexpr int kDigits = 9;                // of copied data

std::string uuidOf(const TimingOutcome& timing)
{
    return valueOr(valueOr(timing.receipt, "device", Json()), "uuid", std::string());
}

const DevicePeaks* peaksFor(const RunRecord& shown, const PeakBook& book)
{
    if (!shown.timing->modelled)
        return findPeaks(book, *shown.timing);
    const std::optional<ComputeCapability> capability = parseArchitecture(shown.architecture.toStdString());
    return capability ? findPeaksOf(book, architectureName(*capability)) : nullptr;
}

QString nameOf(const RunRecord& record, RooflineEntry::Role role)
{
    const QString number = QStringLiteral("#%1").arg(record.number);
    const QString name = record.label.isEmpty() ? toQt(record.kernel.name) : record.label;
    switch (role) {
    case RooflineEntry::Role::Shown: return QStringLiteral("B %1 %2").arg(number, name);
    case RooflineEntry::Role::Baseline: return QStringLiteral("A %1 %2").arg(number, name);
    case RooflineEntry::Role::Other: break;
    }
    return QStringLiteral("%1 %2").arg(number, name);
}

RooflineEntry entryOf(const RunRecord& record, RooflineEntry::Role role, const std::vector<Roof>& roofs, const ReadingOf& readingOf)
{
    RooflineEntry entry{.role = role, .name = nameOf(record, role), .point = pointOf(*record.timing, record.plan.flops.amount)};
    const CounterReading* const reading = readingOf && !record.timing->modelled ? readingOf(record) : nullptr;
    if (reading != nullptr)
        entry.counted = countedPoint(entry.point, *reading);
    if (entry.counted)
        entry.point = withCounts(entry.point, *entry.counted);
    entry.bound = roofAbove(roofs, entry.point);
    return entry;
}

QString quoted(QString text)
{
    return QLatin1Char('"') + text.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
}

QString numberOrNothing(double value)
{
    return value > 0 ? formatNumber(value, kDigits) : QString();
}

QString workText(const RooflinePoint& point)
{
    const auto amount = [](double value, const QString& unit) {
        const FormattedQuantity quantity = rateQuantity(value, unit);
        return value > 0 ? quantity.number + QChar(0x202f) + quantity.unit : QStringLiteral("–");
    };
    return RooflineText::tr("%1 and %2, %3")
        .arg(amount(point.flops, QStringLiteral("FLOP")), amount(point.bytes, QStringLiteral("B")), sourceText(point.source));
}

}  // namespace

Roofline makeRoofline(const std::vector<RunRecordPointer>& runs, const RunRecord& shown, int baseline, const PeakBook& book,
                      const ReadingOf& readingOf)
{
    Roofline roofline{.isModelled = shown.timing->modelled};
    if (const DevicePeaks* const peaks = peaksFor(shown, book)) {
        roofline.device = toQt(peaks->device);
        roofline.roofs = roofsOf(*peaks);
    }
    roofline.shown = entryOf(shown, RooflineEntry::Role::Shown, roofline.roofs, readingOf);
    const std::string uuid = uuidOf(*shown.timing);
    for (const RunRecordPointer& run : runs) {
        if (!run->timing || run->timing->modelled != roofline.isModelled || uuidOf(*run->timing) != uuid)
            continue;
        using Role = RooflineEntry::Role;
        const Role role = run->number == shown.number ? Role::Shown : run->number == baseline ? Role::Baseline : Role::Other;
        RooflineEntry entry = entryOf(*run, role, roofline.roofs, readingOf);
        if (entry.point.intensity() > 0)
            roofline.entries.push_back(std::move(entry));
    }
    if (roofline.entries.size() > kMaxEntries)
        roofline.entries.erase(roofline.entries.begin(), roofline.entries.end() - kMaxEntries);
    return roofline;
}

QString whyNoRoofline(const Roofline& roofline, const RunRecord& shown)
{
    if (roofline.roofs.empty() && roofline.isModelled)
        return RooflineText::tr(
                   "The emulated GPU has no time, and no peaks of a device of %1 are kept: choose the architecture of a GPU "
                   "whose peaks were measured to see which of its roofs would bound the kernel.")
            .arg(shown.architecture);
    if (roofline.roofs.empty())
        return RooflineText::tr("What %1 reaches at most was not measured under this driver: without that there is no roof.")
            .arg(toQt(shown.outcome.device));
    if (!roofline.entries.empty())
        return {};
    if (roofline.isModelled)
        return RooflineText::tr(
            "Bytes were counted, operations were not: declare the FLOP of one launch at the left, under Declared work, "
            "to see where the kernel stands.");
    return RooflineText::tr("Declare FLOP and bytes of one launch at the left, under Declared work, and time again, or count the "
                            "launch (Counters, below), "
                            "to see where the kernel stands beneath the measured roofs.");
}

QString shortName(Roof::Kind kind)
{
    switch (kind) {
    case Roof::Kind::DeviceMemory: return RooflineText::tr("Memory");
    case Roof::Kind::L2: return QStringLiteral("L2");
    case Roof::Kind::Fp32: return QStringLiteral("FP32 FMA");
    case Roof::Kind::Fp64: return QStringLiteral("FP64 FMA");
    case Roof::Kind::Fp16Tensor: return QStringLiteral("FP16 tensor");
    case Roof::Kind::Bf16Tensor: return QStringLiteral("BF16 tensor");
    }
    return {};
}

QString boundText(const std::optional<RoofBound>& bound)
{
    return bound ? typesetSentence(messageText(sentenceOf(*bound))) : QString();
}

QString sourceText(WorkSource source)
{
    switch (source) {
    case WorkSource::Declared:
        return RooflineText::tr("declared");
    case WorkSource::Emulated:
        return RooflineText::tr("counted in the PTX");
    case WorkSource::Counted:
        return RooflineText::tr("counted by the GPU");
    }
    return {};
}

QString worksText(const RooflineEntry& entry)
{
    QStringList lines{RooflineText::tr("Work: %1").arg(workText(entry.point))};
    if (entry.counted && entry.point.source != entry.counted->source)
        lines << RooflineText::tr("Beside it: %1, %2 FLOP per byte")
                     .arg(workText(*entry.counted), typeset(formatNumber(entry.counted->intensity(), 3)));
    return lines.join(QLatin1Char('\n'));
}

QString rooflineCsv(const Roofline& roofline)
{
    QStringList lines{QStringLiteral("kind,name,flop_per_byte,flop_per_s,bytes_per_s,work,bound_by,share_of_roof,note")};
    for (const Roof& roof : roofline.roofs) {
        const QString rate = formatNumber(roof.perSecond, kDigits);
        lines << QStringLiteral("roof,%1,,%2,%3,,,,%4")
                     .arg(quoted(shortName(roof.kind)), roof.isBandwidth() ? QString() : rate,
                          roof.isBandwidth() ? rate : QString(), quoted(toQt(roof.instruction)));
    }
    for (const RooflineEntry& entry : roofline.entries) {
        const RooflinePoint& point = entry.point;
        lines << QStringLiteral("timing,%1,%2,%3,%4,%5,%6,%7,%8")
                     .arg(quoted(entry.name), numberOrNothing(point.intensity()), numberOrNothing(point.flopRate()),
                          numberOrNothing(point.bandwidth()), toQt(std::string(nameOf(point.source))),
                          entry.bound ? quoted(shortName(entry.bound->roof.kind)) : QString(),
                          entry.bound ? numberOrNothing(entry.bound->share) : QString(), quoted(boundText(entry.bound)));
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/attributefacts.h"

#include "core/device/attributegroups.h"
#include "core/device/peakrates.h"
#include "core/session/launch/moduleimage.h"
#include "ui/devices/attributetext.h"
#include "ui/program/words.h"

#include <QDateTime>

#include <optional>

namespace kd {
namespace {

/// A measured value with how it was measured in place of a source.
AttributeCell measuredCell(AttributeUnit unit, double perSecond, const DevicePeaks& peaks, const QString& words)
{
    if (perSecond <= 0)
        return textCell({});
    AttributeCell cell = numberCell(unit, static_cast<std::int64_t>(perSecond));
    const QString driver = toQt(peaks.driverRelease.empty() ? peaks.driverVersion : peaks.driverRelease);
    cell.source = AttributeText::tr("%1, on %2, driver %3").arg(words, whenOf(peaks), driver);
    return cell;
}

AttributeCell measuredBandwidth(const DeviceInfo&, const DevicePeaks* peaks)
{
    if (peaks == nullptr)
        return textCell({});
    const auto rate = [](const Peak& peak) {
        return attributeText(AttributeUnit::BytesPerSecond, static_cast<std::int64_t>(peak.perSecond));
    };
    const QString words = AttributeText::tr("best of %1 samples: reads %2, copies %3")
                              .arg(peaks->read.samples.size())
                              .arg(rate(peaks->read), rate(peaks->copy));
    return measuredCell(AttributeUnit::BytesPerSecond, peaks->bandwidth(), *peaks, words);
}

AttributeCell measuredSingle(const DeviceInfo&, const DevicePeaks* peaks)
{
    if (peaks == nullptr)
        return textCell({});
    const QString words = AttributeText::tr("best of %1 samples").arg(peaks->fp32.samples.size());
    return measuredCell(AttributeUnit::FlopPerSecond, peaks->fp32.perSecond, *peaks, words);
}

AttributeCell capabilityCell(const DeviceInfo& device, const DevicePeaks*)
{
    return textCell(QStringLiteral("%1.%2").arg(device.computeCapability.major).arg(device.computeCapability.minor));
}

AttributeCell memoryCell(const DeviceInfo& device, const DevicePeaks*)
{
    return numberCell(AttributeUnit::Bytes, static_cast<std::int64_t>(device.totalMemory.value));
}

AttributeCell rateCell(AttributeUnit unit, std::optional<std::int64_t> value)
{
    return value ? numberCell(unit, *value) : textCell({});
}

}  // namespace

AttributeCell textCell(const QString& text)
{
    const QString shown = text.isEmpty() ? QStringLiteral("–") : text;
    return {.raw = text.isEmpty() ? QVariant() : QVariant(text), .text = shown, .exact = shown};
}

AttributeCell numberCell(AttributeUnit unit, std::int64_t value)
{
    return {.raw = QVariant(static_cast<qlonglong>(value)),
            .text = attributeText(unit, value),
            .exact = exactAttributeText(unit, value)};
}

QString whenOf(const DevicePeaks& peaks)
{
    return QDateTime::fromString(toQt(peaks.when), Qt::ISODate).toString(QStringLiteral("yyyy-MM-dd hh:mm"));
}

const std::vector<AttributeFact>& attributeFacts()
{
    static const std::vector<AttributeFact> all{
        {.name = kFactName,
         .title = QT_TRANSLATE_NOOP("Attributes", "Name"),
         .call = "cuDeviceGetName",
         .constant = "cuDeviceGetName",
         .unit = AttributeUnit::Number,
         .description = QT_TRANSLATE_NOOP("Attributes", "What the driver calls the device."),
         .tell = [](const DeviceInfo& device, const DevicePeaks*) { return textCell(toQt(device.name)); }},
        {.name = kFactCapability,
         .title = QT_TRANSLATE_NOOP("Attributes", "Compute capability"),
         .call = "COMPUTE_CAPABILITY_MAJOR, _MINOR",
         .constant = "CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR (75), _MINOR (76)",
         .unit = AttributeUnit::Number,
         .description = QT_TRANSLATE_NOOP("Attributes", "The features of the hardware: code for sm_90 needs 9.0."),
         .tell = capabilityCell},
        {.name = kFactMemory,
         .title = QT_TRANSLATE_NOOP("Attributes", "Global memory"),
         .call = "cuDeviceTotalMem",
         .constant = "cuDeviceTotalMem",
         .unit = AttributeUnit::Bytes,
         .description =
             QT_TRANSLATE_NOOP("Attributes", "The device's memory, as the driver counts it; a context can see a little less."),
         .tell = memoryCell},
        {.name = kFactUuid,
         .title = QT_TRANSLATE_NOOP("Attributes", "UUID"),
         .call = "cuDeviceGetUuid",
         .constant = "cuDeviceGetUuid",
         .unit = AttributeUnit::Number,
         .description = QT_TRANSLATE_NOOP("Attributes", "Names this very device for good."),
         .tell = [](const DeviceInfo& device, const DevicePeaks*) { return textCell(toQt(device.uuid)); }},
        {.name = kFactPciAddress,
         .title = QT_TRANSLATE_NOOP("Attributes", "PCI address"),
         .call = "cuDeviceGetPCIBusId",
         .constant = "cuDeviceGetPCIBusId",
         .unit = AttributeUnit::Number,
         .description = QT_TRANSLATE_NOOP("Attributes", "Domain, bus and slot of the device; tools such as nvidia-smi name it so."),
         .tell = [](const DeviceInfo& device, const DevicePeaks*) { return textCell(toQt(device.pciBusId)); }},
        {.name = kFactBandwidth,
         .title = QT_TRANSLATE_NOOP("Attributes", "Bandwidth, calculated"),
         .call = QT_TRANSLATE_NOOP("Attributes", "derived"),
         .isCall = false,
         .constant = "2 × MEMORY_CLOCK_RATE × GLOBAL_MEMORY_BUS_WIDTH / 8",
         .unit = AttributeUnit::BytesPerSecond,
         .description = QT_TRANSLATE_NOOP("Attributes", "Two transfers a clock over the whole bus; what copies reach is less."),
         .tell =
             [](const DeviceInfo& device, const DevicePeaks*) {
                 return rateCell(AttributeUnit::BytesPerSecond, calculatedBandwidth(device));
             }},
        {.name = kFactBandwidthMeasured,
         .title = QT_TRANSLATE_NOOP("Attributes", "Bandwidth, measured"),
         .call = QT_TRANSLATE_NOOP("Attributes", "measured"),
         .isCall = false,
         .constant = "kd_peak_read, kd_peak_copy",
         .unit = AttributeUnit::BytesPerSecond,
         .description = QT_TRANSLATE_NOOP("Attributes",
                                          "What our own kernels reached over eight times the L2 cache; Measure peaks repeats it."),
         .tell = measuredBandwidth,
         .isMeasured = true},
        {.name = kFactSingle,
         .title = QT_TRANSLATE_NOOP("Attributes", "FP32, calculated"),
         .call = QT_TRANSLATE_NOOP("Attributes", "derived"),
         .isCall = false,
         .constant = "2 × FP32_LANES × MULTIPROCESSOR_COUNT × CLOCK_RATE",
         .unit = AttributeUnit::FlopPerSecond,
         .description =
             QT_TRANSLATE_NOOP("Attributes", "A multiply-add, two operations, on every lane at every clock; kernels reach less."),
         .tell =
             [](const DeviceInfo& device, const DevicePeaks*) {
                 // The clock of an emulated GPU counts what it executes, and says nothing of time.
                 return rateCell(AttributeUnit::FlopPerSecond,
                                 isEmulatedDevice(device.id.name) ? std::nullopt : calculatedSingle(device));
             }},
        {.name = kFactSingleMeasured,
         .title = QT_TRANSLATE_NOOP("Attributes", "FP32, measured"),
         .call = QT_TRANSLATE_NOOP("Attributes", "measured"),
         .isCall = false,
         .constant = "kd_peak_fp32",
         .unit = AttributeUnit::FlopPerSecond,
         .description =
             QT_TRANSLATE_NOOP("Attributes", "What our own kernel reached with multiply-adds alone; Measure peaks repeats it."),
         .tell = measuredSingle,
         .isMeasured = true},
    };
    return all;
}

}  // namespace kd

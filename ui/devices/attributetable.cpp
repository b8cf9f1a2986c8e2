#include "ui/devices/attributetable.h"

#include "core/device/attributecatalogue.h"
#include "ui/common/format.h"
#include "ui/devices/attributetext.h"
#include "ui/program/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

namespace kd {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Attributes)
};

QString view(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

AttributeCell textCell(const QString& text)
{
    const QString shown = text.isEmpty() ? QStringLiteral("–") : text;
    return {.raw = text.isEmpty() ? QVariant() : QVariant(text), .text = shown, .exact = shown};
}

AttributeCell numberCell(std::string_view unit, std::int64_t value)
{
    return {.raw = QVariant(static_cast<qlonglong>(value)), .text = attributeText(unit, value), .exact = exactAttributeText(unit, value)};
}

bool isUnknown(const AttributeTable& table, const AttributeRow& row, std::size_t device)
{
    return !row.cells[device].raw.isValid() && isPreset(table.devices[device].id);
}

void compareWithBase(const AttributeTable& table, AttributeRow& row)
{
    for (std::size_t i = 0; i < row.cells.size(); ++i)
        row.cells[i].differs = row.cells[i].raw != row.cells.front().raw && !isUnknown(table, row, i) && !isUnknown(table, row, 0);
}

/// What is known of a device without an attribute of its own.
AttributeRow factRow(const AttributeTable& table, const QString& title, const char* call, const char* unit,
                     const QString& description, const std::function<AttributeCell(const DeviceInfo&)>& cell)
{
    AttributeRow row{.title = title, .cudaName = QLatin1String(call), .constant = QLatin1String(call), .unit = QLatin1String(unit),
                     .description = description};
    for (const DeviceInfo& device : table.devices)
        row.cells.push_back(cell(device));
    compareWithBase(table, row);
    return row;
}

std::vector<AttributeRow> facts(const AttributeTable& table)
{
    return {
        factRow(table, Words::tr("Name"), "cuDeviceGetName", "", Words::tr("What the driver calls the device."),
                [](const DeviceInfo& device) { return textCell(toQt(device.name)); }),
        factRow(table, Words::tr("Compute capability"), "cuDeviceGetAttribute", "",
                Words::tr("The features of the hardware: code for sm_90 needs 9.0."),
                [](const DeviceInfo& device) {
                    return textCell(QStringLiteral("%1.%2").arg(device.computeCapability.major).arg(device.computeCapability.minor));
                }),
        factRow(table, Words::tr("Global memory"), "cuDeviceTotalMem", "bytes",
                Words::tr("The memory of the device, as the driver counts it; a context can see a little less."),
                [](const DeviceInfo& device) { return numberCell("bytes", static_cast<std::int64_t>(device.totalMemory.value)); }),
        factRow(table, Words::tr("UUID"), "cuDeviceGetUuid", "", Words::tr("Names this very device for good."),
                [](const DeviceInfo& device) { return textCell(toQt(device.uuid)); }),
        factRow(table, Words::tr("PCI address"), "cuDeviceGetPCIBusId", "",
                Words::tr("Domain, bus and slot of the device; tools such as nvidia-smi name it so."),
                [](const DeviceInfo& device) { return textCell(toQt(device.pciBusId)); }),
    };
}

AttributeRow catalogueRow(const AttributeTable& table, const AttributeInfo& info)
{
    AttributeRow row{.title = view(info.title), .cudaName = view(info.name),
                     .constant = QStringLiteral("CU_DEVICE_ATTRIBUTE_%1 (%2)").arg(view(info.name)).arg(info.value),
                     .unit = view(info.unit), .description = view(info.description)};
    for (const DeviceInfo& device : table.devices) {
        const auto value = device.attributes.find(std::string(info.name));
        row.cells.push_back(value == device.attributes.end() ? textCell({}) : numberCell(info.unit, value->second));
    }
    compareWithBase(table, row);
    return row;
}

bool isKnown(const AttributeRow& row)
{
    return std::any_of(row.cells.begin(), row.cells.end(), [](const AttributeCell& cell) { return cell.raw.isValid(); });
}

AttributeCell bandwidthCell(const DeviceInfo& device)
{
    const auto clock = device.attributes.find("MEMORY_CLOCK_RATE"), width = device.attributes.find("GLOBAL_MEMORY_BUS_WIDTH");
    constexpr std::int64_t kMost = std::int64_t{1} << 40;  // of both multiplied: nothing overflows
    if (clock == device.attributes.end() || width == device.attributes.end() || clock->second <= 0 || width->second <= 0
        || clock->second > kMost / width->second)
        return textCell({});
    return numberCell("bytes/s", 2 * clock->second * 1000 / 8 * width->second);
}

/// Behind the clocks and widths that it is made of.
void addBandwidth(AttributeTable& table, std::vector<AttributeRow>& rows)
{
    AttributeRow row = factRow(table, Words::tr("Bandwidth, calculated"), "derived", "bytes/s",
                               Words::tr("Two transfers a clock over the whole bus; what copies reach is less."), bandwidthCell);
    row.constant = QStringLiteral("2 × MEMORY_CLOCK_RATE × GLOBAL_MEMORY_BUS_WIDTH / 8");
    if (isKnown(row))
        rows.push_back(std::move(row));
}

QString sourceLine(const PresetSource& source)
{
    const QString day = source.date.empty() ? Words::tr("read on %1").arg(toQt(source.read)) : toQt(source.date);
    const QString line = QStringLiteral("%1, %2").arg(toQt(source.title), day);
    return source.note.empty() ? line : QStringLiteral("%1. %2").arg(line, toQt(source.note));
}

void addSources(const AttributeTable& table, const DevicePresets& presets, const std::string& attribute, AttributeRow& row)
{
    for (std::size_t i = 0; i < row.cells.size(); ++i)
        if (const PresetSource* const source = presets.sourceOf(table.devices[i].id.name, attribute)) {
            row.cells[i].source = sourceLine(*source);
            row.cells[i].sourceUrl = toQt(source->url);
        }
}

void addSources(AttributeTable& table, const DevicePresets& presets)
{
    for (AttributeGroup& group : table.groups)
        for (AttributeRow& row : group.rows) {
            const bool isMemory = row.cudaName == QLatin1String("cuDeviceTotalMem");
            addSources(table, presets, isMemory ? std::string(DevicePresets::kTotalMemory) : row.cudaName.toStdString(), row);
        }
}

AttributeGroup& groupOf(AttributeTable& table, const QString& title)
{
    const auto known = std::find_if(table.groups.begin(), table.groups.end(),
                                    [&](const AttributeGroup& group) { return group.title == title; });
    if (known != table.groups.end())
        return *known;
    table.groups.push_back({.title = title});
    return table.groups.back();
}

template <class Counts> std::size_t countRows(const AttributeTable& table, const Counts& counts)
{
    std::size_t rows = 0;
    for (const AttributeGroup& group : table.groups)
        rows += static_cast<std::size_t>(std::count_if(group.rows.begin(), group.rows.end(), counts));
    return rows;
}

}  // namespace

bool AttributeRow::differs() const
{
    return std::any_of(cells.begin(), cells.end(), [](const AttributeCell& cell) { return cell.differs; });
}

std::size_t AttributeTable::rowCount() const
{
    return countRows(*this, [](const AttributeRow&) { return true; });
}

std::size_t AttributeTable::differingRows() const
{
    return countRows(*this, [](const AttributeRow& row) { return row.differs(); });
}

AttributeTable makeAttributeTable(const DeviceList& list, const std::vector<std::string>& ids, const DevicePresets* presets)
{
    AttributeTable table;
    for (const std::string& id : ids)
        for (const DeviceInfo& device : list.devices)
            if (device.id.name == id)
                table.devices.push_back(device);
    if (table.devices.empty())
        return table;
    table.groups.push_back({.title = QStringLiteral("Identity"), .rows = facts(table)});
    for (const AttributeInfo& info : attributeCatalogue()) {
        if (info.deprecated)
            continue;
        AttributeRow row = catalogueRow(table, info);
        if (isKnown(row))
            groupOf(table, view(info.group)).rows.push_back(std::move(row));
        if (info.name == "GLOBAL_MEMORY_BUS_WIDTH")
            addBandwidth(table, groupOf(table, view(info.group)).rows);
    }
    if (presets != nullptr)
        addSources(table, *presets);
    return table;
}

}  // namespace kd

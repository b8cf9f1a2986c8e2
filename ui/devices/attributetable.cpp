// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/attributetable.h"

#include "core/device/attributecatalogue.h"
#include "core/device/attributegroups.h"
#include "ui/devices/attributefacts.h"
#include "ui/devices/attributetext.h"
#include "ui/program/words.h"


#include <algorithm>
#include <functional>

namespace kd {
namespace {

QString view(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

bool isUnknown(const AttributeTable& table, const AttributeRow& row, std::size_t device)
{
    return !row.cells[device].raw.isValid() && isPreset(table.devices[device].id);
}

void compareWithBase(const AttributeTable& table, AttributeRow& row)
{
    for (std::size_t i = 0; i < row.cells.size() && row.isCompared; ++i)
        row.cells[i].differs = row.cells[i].raw != row.cells.front().raw && !isUnknown(table, row, i) && !isUnknown(table, row, 0);
}

QString propertyOf(const AttributePresentation& place)
{
    return place.property.empty() ? QString() : QStringLiteral("cudaDeviceProp::%1").arg(view(place.property));
}

using PeaksOf = std::function<const DevicePeaks*(const DeviceInfo&)>;

AttributeRow factRow(const AttributeTable& table, const AttributeFact& fact, const PeaksOf& peaksOf)
{
    AttributeRow row{.title = AttributeText::tr(fact.title),
                     .cudaName = fact.isCall ? QString::fromUtf8(fact.call) : AttributeText::tr(fact.call),
                     .constant = QString::fromUtf8(fact.constant),
                     .unit = messageText(unitName(fact.unit)),
                     .description = AttributeText::tr(fact.description),
                     .isCudaName = fact.isCall,
                     .isCompared = !fact.isMeasured};
    for (const DeviceInfo& device : table.devices)
        row.cells.push_back(fact.tell(device, peaksOf(device)));
    return row;
}

AttributeRow catalogueRow(const AttributeTable& table, const AttributeInfo& info)
{
    AttributeRow row{.title = messageText(info.title), .cudaName = view(info.name),
                     .constant = QStringLiteral("CU_DEVICE_ATTRIBUTE_%1 (%2)").arg(view(info.name)).arg(info.value),
                     .unit = messageText(unitName(info.unit)), .description = messageText(info.description)};
    for (const DeviceInfo& device : table.devices) {
        const auto value = device.attributes.find(std::string(info.name));
        row.cells.push_back(value == device.attributes.end() ? textCell({}) : numberCell(info.unit, value->second));
    }
    return row;
}

AttributeRow rowOf(const AttributeTable& table, const AttributePresentation& place, const PeaksOf& peaksOf)
{
    const auto fact = std::ranges::find(attributeFacts(), place.name, &AttributeFact::name);
    AttributeRow row =
        fact == attributeFacts().end() ? catalogueRow(table, *findAttribute(place.name)) : factRow(table, *fact, peaksOf);
    row.brief = messageText(place.brief);
    for (const DeviceInfo& device : table.devices)
        if (const DevicePeaks* const peaks = row.isCompared ? nullptr : peaksOf(device)) {
            row.brief = whenOf(*peaks);
            break;
        }
    row.property = propertyOf(place);
    compareWithBase(table, row);
    return row;
}

bool isKnown(const AttributeRow& row)
{
    return std::any_of(row.cells.begin(), row.cells.end(), [](const AttributeCell& cell) { return cell.raw.isValid(); });
}

QString sourceLine(const PresetSource& source)
{
    const QString day = source.date.empty() ? AttributeText::tr("read on %1").arg(toQt(source.read)) : toQt(source.date);
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
    for (AttributeSection& group : table.groups)
        for (AttributeRow& row : group.rows) {
            const bool isMemory = row.cudaName == QLatin1String("cuDeviceTotalMem");
            addSources(table, presets, isMemory ? std::string(DevicePresets::kTotalMemory) : row.cudaName.toStdString(), row);
        }
}

template <class Counts> std::size_t countRows(const AttributeTable& table, const Counts& counts)
{
    std::size_t rows = 0;
    for (const AttributeSection& group : table.groups)
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

AttributeTable makeAttributeTable(const DeviceList& list, const std::vector<std::string>& ids, const DevicePresets* presets,
                                  const PeakBook* book)
{
    AttributeTable table;
    for (const std::string& id : ids)
        for (const DeviceInfo& device : list.devices)
            if (device.id.name == id)
                table.devices.push_back(device);
    if (table.devices.empty())
        return table;
    const PeaksOf peaksOf = [&](const DeviceInfo& device) {
        return book ? findPeaks(*book, device.uuid, list.driverVersion) : nullptr;
    };
    for (const AttributeGroup& group : attributeGroups()) {
        AttributeSection section{.title = messageText(group.title), .rows = {}, .isFurther = group.isFurther};
        for (const AttributePresentation& place : group.places)
            if (AttributeRow row = rowOf(table, place, peaksOf); isKnown(row))
                section.rows.push_back(std::move(row));
        if (!section.rows.empty())
            table.groups.push_back(std::move(section));
    }
    if (presets != nullptr)
        addSources(table, *presets);
    return table;
}

}  // namespace kd

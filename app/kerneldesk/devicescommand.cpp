// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/commands.h"
#include "app/kerneldesk/connection.h"
#include "app/kerneldesk/optiongroup.h"
#include "app/kerneldesk/output.h"
#include "app/kerneldesk/peaks.h"
#include "app/kerneldesk/texttable.h"
#include "core/device/attributecatalogue.h"
#include "core/device/attributegroups.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/program/jsondocuments.h"

#include <memory>
#include <optional>

namespace kd::cli {
namespace {

struct DevicesOptions {
    FormatOption format;
    TargetOptions target;
    bool attributes = false;
    bool peaks = false;
};

QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString capabilityText(ComputeCapability capability)
{
    return QStringLiteral("%1.%2").arg(capability.major).arg(capability.minor);
}

QString deviceTable(const DeviceList& list)
{
    using Align = TextTable::Align;
    TextTable table({{Text::tr("id")},
                     {Text::tr("name")},
                     {Text::tr("compute capability"), Align::Right},
                     {Text::tr("multiprocessors"), Align::Right},
                     {Text::tr("memory"), Align::Right},
                     {Text::tr("PCI bus")},
                     {}});
    for (const DeviceInfo& device : list.devices) {
        const auto processors = device.attributes.find("MULTIPROCESSOR_COUNT");
        table.addRow({toQt(device.id.name), toQt(device.name), capabilityText(device.computeCapability),
                      processors == device.attributes.end() ? QString() : QString::number(processors->second),
                      formatBytes(device.totalMemory.value), toQt(device.pciBusId),
                      device.id.name == list.defaultDevice ? Text::tr("default") : QString()});
    }
    return table.isEmpty() ? QString() : table.toText() + QLatin1Char('\n');
}

/// One group of attributes, the value of every device beside each name.
QString attributeGroup(const DeviceList& list, const AttributeGroup& group)
{
    std::vector<TextTable::Column> columns{{QString()}, {QString()}};
    for (std::size_t i = 0; i < list.devices.size(); ++i)
        columns.push_back({QString(), TextTable::Align::Right});
    columns.push_back({QString()});
    TextTable table(columns);
    for (const AttributePresentation& place : group.places) {
        const AttributeInfo* const found = findAttribute(place.name);
        if (found == nullptr)
            continue;
        const AttributeInfo& attribute = *found;
        QStringList row{messageText(attribute.title), fromView(attribute.name)};
        bool known = false;
        for (const DeviceInfo& device : list.devices) {
            const auto value = device.attributes.find(std::string(attribute.name));
            known = known || value != device.attributes.end();
            row << (value == device.attributes.end() ? QStringLiteral("–") : QString::number(value->second));
        }
        if (known)
            table.addRow(row << messageText(unitName(attribute.unit)));
    }
    return table.isEmpty() ? QString()
                           : messageText(group.title) + QLatin1Char('\n') + table.toText(QStringLiteral("  ")) + QLatin1Char('\n');
}

QString attributesText(const DeviceList& list)
{
    QString text;
    for (const AttributeGroup& group : attributeGroups())
        text += attributeGroup(list, group);
    return text;
}

QString versionsText(const TargetInfo& target)
{
    const QString none = Text::tr("none");
    const std::string& driver = target.devices.driverVersion;
    const CompilerInfo& compiler = target.compiler;
    TextTable table({{}, {}, {}});
    table.addRow({Text::tr("driver"), driver.empty() ? none : Text::tr("CUDA %1").arg(toQt(driver))});
    table.addRow({QStringLiteral("NVRTC"), compiler.available ? toQt(compiler.version) : none, toQt(compiler.path)});
    return table.toText();
}

QString missingText(const TargetInfo& target)
{
    QString text;
    for (const Message& sentence : target.devices.missing)
        text += messageText(sentence) + QLatin1Char('\n');
    if (!target.compiler.missing.empty())
        text += messageText(target.compiler.missing) + QLatin1Char('\n');
    return text.isEmpty() ? text : QLatin1Char('\n') + text;
}

/// The peaks that are kept of each device, or null.
void addKeptPeaks(Json& document, const TargetInfo& target)
{
    const PeakBook book = keptPeaks();
    for (std::size_t i = 0; i < target.devices.devices.size(); ++i) {
        const DevicePeaks* const peaks = findPeaks(book, target.devices.devices[i].uuid, target.devices.driverVersion);
        document["devices"][i]["peaks"] = peaks == nullptr ? Json() : peaksDocument(*peaks);
    }
}

ExitStatus listDevices(const DevicesOptions& options)
{
    Connection connection(options.target);
    TargetInfo target = connection.target();
    if (!options.target.device.empty())
        target.devices.devices = {connection.requiredDevice()};
    std::optional<DevicePeaks> measured;
    if (options.peaks)
        measured = measurePeaks(connection, connection.requiredDevice());
    if (options.format.json()) {
        Json document = devicesDocument(target);
        addKeptPeaks(document, target);
        printDocument(document);
        return ExitStatus::Done;
    }
    print(deviceTable(target.devices));
    if (options.attributes)
        print(attributesText(target.devices));
    if (measured)
        print(peaksText(*measured));
    print(versionsText(target) + missingText(target));
    return ExitStatus::Done;
}

}  // namespace

void addDevicesCommand(CLI::App& app, Action& chosen)
{
    CLI::App& command = *app.add_subcommand("devices", Text::tr("List the devices, and what this machine lacks").toStdString());
    const auto options = std::make_shared<DevicesOptions>();
    OptionGroup(command).addFlag("--attributes", options->attributes,
                                 Text::tr("every attribute of every device, grouped (always part of the JSON)"));
    OptionGroup(command).addFlag(
        "--peaks", options->peaks,
        Text::tr("measure the memory's and arithmetic's rates, for some seconds, and keep them for timings"));
    addFormat(command, options->format);
    addTarget(command, options->target);
    command.callback([options, &chosen] { chosen = [options] { return listDevices(*options); }; });
}

}  // namespace kd::cli

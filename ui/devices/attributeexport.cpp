// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/attributeexport.h"

#include "core/base/csvfield.h"
#include "ui/common/tableview.h"
#include "ui/program/words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace kd {
namespace {

template <class Use> void eachRow(const AttributeTable& table, const Use& use)
{
    for (const AttributeSection& group : table.groups)
        for (const AttributeRow& row : group.rows)
            use(group, row);
}

QByteArray csv(const AttributeTable& table)
{
    QStringList head{QStringLiteral("group"), QStringLiteral("attribute"), QStringLiteral("CUDA name"), QStringLiteral("unit")};
    for (const DeviceInfo& device : table.devices)
        head << toQt(device.id.name);
    head << QStringLiteral("description");
    QStringList lines;
    const auto add = [&](QStringList cells) {
        for (QString& cell : cells)
            cell = toQt(csvField(cell.toStdString()));
        lines << cells.join(QLatin1Char(','));
    };
    add(head);
    eachRow(table, [&](const AttributeSection& group, const AttributeRow& row) {
        QStringList cells{group.title, row.title, row.cudaName, row.unit};
        for (const AttributeCell& cell : row.cells)
            cells << cell.raw.toString();
        add(cells << row.description);
    });
    return (lines.join(QStringLiteral("\r\n")) + QStringLiteral("\r\n")).toUtf8();
}

QString sourceOf(const AttributeCell& cell)
{
    return cell.sourceUrl.isEmpty() ? cell.source : QStringLiteral("%1 <%2>").arg(cell.source, cell.sourceUrl);
}

QByteArray json(const AttributeTable& table)
{
    QJsonArray devices, attributes;
    for (const DeviceInfo& device : table.devices)
        devices.append(QJsonObject{{QStringLiteral("id"), toQt(device.id.name)}, {QStringLiteral("name"), toQt(device.name)}});
    eachRow(table, [&](const AttributeSection& group, const AttributeRow& row) {
        QJsonObject values, sources;
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            values.insert(toQt(table.devices[i].id.name), QJsonValue::fromVariant(row.cells[i].raw));
            if (!row.cells[i].source.isEmpty())
                sources.insert(toQt(table.devices[i].id.name), sourceOf(row.cells[i]));
        }
        QJsonObject attribute{{QStringLiteral("group"), group.title},
                                      {QStringLiteral("attribute"), row.title},
                                      {QStringLiteral("cudaName"), row.cudaName},
                                      {QStringLiteral("unit"), row.unit},
                                      {QStringLiteral("description"), row.description},
                                      {QStringLiteral("values"), values}};
        if (!sources.isEmpty())
            attribute.insert(QStringLiteral("sources"), sources);
        attributes.append(attribute);
    });
    return QJsonDocument(QJsonObject{{QStringLiteral("devices"), devices}, {QStringLiteral("attributes"), attributes}}).toJson();
}

QString cellOf(QString text)
{
    return plainDigits(text)
        .replace(QLatin1Char('|'), QStringLiteral("\\|"))
        .replace(QLatin1Char('<'), QStringLiteral("&lt;"))
        .simplified();
}

QByteArray markdown(const AttributeTable& table)
{
    QString text;
    for (const AttributeSection& group : table.groups) {
        QString head = QStringLiteral("| Attribute |"), rule = QStringLiteral("|---|");
        for (const DeviceInfo& device : table.devices) {
            head += QStringLiteral(" %1 |").arg(cellOf(toQt(device.name)));
            rule += QStringLiteral("---:|");
        }
        text += QStringLiteral("## %1\n\n%2 Unit | CUDA attribute |\n%3---|---|\n").arg(cellOf(group.title), head, rule);
        for (const AttributeRow& row : group.rows) {
            text += QStringLiteral("| %1 |").arg(cellOf(row.title));
            for (const AttributeCell& cell : row.cells)
                text += QStringLiteral(" %1 |").arg(cellOf(cell.text));
            text += QStringLiteral(" %1 | `%2` |\n").arg(cellOf(row.unit), cellOf(row.cudaName));
        }
        text += QLatin1Char('\n');
    }
    return text.toUtf8();
}

}  // namespace

QByteArray attributeDocument(const AttributeTable& table, AttributeFormat format)
{
    switch (format) {
    case AttributeFormat::AsJson: return json(table);
    case AttributeFormat::AsMarkdown: return markdown(table);
    case AttributeFormat::AsCsv: break;
    }
    return csv(table);
}

AttributeFormat attributeFormatOf(const QString& path)
{
    if (path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive))
        return AttributeFormat::AsJson;
    if (path.endsWith(QLatin1String(".md"), Qt::CaseInsensitive))
        return AttributeFormat::AsMarkdown;
    return AttributeFormat::AsCsv;
}

}  // namespace kd

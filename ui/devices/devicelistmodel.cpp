// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/devicelistmodel.h"

#include "ui/common/format.h"
#include "ui/common/plaintext.h"
#include "ui/common/tableroles.h"
#include "ui/devices/attributetext.h"
#include "ui/devices/devicecomparison.h"
#include "ui/program/words.h"

#include <utility>

namespace kd {
namespace {

struct StateLook {
    QString word;
    Token color;
};

StateLook lookOf(TargetConnection::State state)
{
    switch (state) {
    case TargetConnection::State::Connecting:
        return {DeviceListModel::tr("connecting"), Token::TextMuted};
    case TargetConnection::State::Ready:
        return {DeviceListModel::tr("ready"), Token::Ok};
    case TargetConnection::State::Busy:
        return {DeviceListModel::tr("busy"), Token::Warn};
    case TargetConnection::State::Lost:
        return {DeviceListModel::tr("lost"), Token::Bad};
    }
    return {};
}

QString targetTitle(const QString& name)
{
    return name.isEmpty() ? DeviceListModel::tr("This machine") : name;
}

QString detail(const DeviceInfo& device)
{
    QStringList parts;
    // "Emulated GPU" says it all.
    const bool hasId = !isPreset(device.id) && !toQt(device.name).contains(toQt(device.id.name), Qt::CaseInsensitive);
    if (hasId)
        parts << toQt(device.id.name);
    parts << QStringLiteral("sm_%1%2").arg(device.computeCapability.major).arg(device.computeCapability.minor);
    if (const auto count = device.attributes.find("MULTIPROCESSOR_COUNT"); count != device.attributes.end())
        parts << DeviceListModel::tr("%1 SMs").arg(count->second);
    if (!hasId)
        parts << typeset(formatBytes(device.totalMemory.value));
    return parts.join(QStringLiteral(", "));
}

}  // namespace

DeviceListModel::DeviceListModel(DeviceComparison& comparison, QObject* parent)
    : QAbstractListModel(parent), m_comparison(comparison)
{
    connect(&comparison, &DeviceComparison::listChanged, this, &DeviceListModel::rebuild);
    connect(&comparison, &DeviceComparison::changed, this, &DeviceListModel::refresh);
    rebuild();
}

void DeviceListModel::setUsed(const QString& id, TargetConnection::State state)
{
    const bool isRebuilt = state != m_state && !m_list;
    m_used = id;
    m_state = state;
    if (isRebuilt)
        rebuild();
    else
        refresh();
}

void DeviceListModel::setTargets(const QString& current, const QList<Other>& others)
{
    if (current == m_target && others == m_others)
        return;
    m_target = current;
    m_others = others;
    rebuild();
}

void DeviceListModel::refresh()
{
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

void DeviceListModel::rebuild()
{
    beginResetModel();
    m_rows.clear();
    m_list = m_comparison.list();
    m_rows.push_back({.kind = Kind::Group, .title = targetTitle(m_target)});
    addDevices();
    addTargets(tr("Other targets"), false);
    addTargets(tr("Over SSH"), true);
    if (!m_comparison.presets().presets.empty())
        m_rows.push_back({.kind = Kind::Group, .title = tr("Presets")});
    for (const DevicePreset& preset : m_comparison.presets().presets)
        m_rows.push_back({.kind = Kind::Preset, .title = shortDeviceName(toQt(preset.info.name)), .device = &preset.info,
                          .detail = detail(preset.info), .target = {}});
    endResetModel();
}

void DeviceListModel::addTargets(const QString& group, bool isOverSsh)
{
    bool isFirst = true;
    for (const Other& other : m_others) {
        if (other.isOverSsh != isOverSsh)
            continue;
        if (std::exchange(isFirst, false))
            m_rows.push_back({.kind = Kind::Group, .title = group, .detail = {}, .target = {}});
        m_rows.push_back(
            {.kind = Kind::Target, .title = targetTitle(other.name), .detail = tr("not connected"), .target = other.name});
    }
}

void DeviceListModel::addDevices()
{
    if (m_list) {
        for (const DeviceInfo& device : m_list->devices)
            m_rows.push_back({.kind = Kind::Device, .title = toQt(device.name), .device = &device, .detail = detail(device)});
        return;
    }
    const bool isLost = m_state == TargetConnection::State::Lost;
    m_rows.push_back({.kind = Kind::Note, .title = isLost ? tr("No answer") : tr("Asking for devices"),
                      .detail = isLost ? tr("Its devices are not known.") : tr("The target is starting.")});
}

QString DeviceListModel::idAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    const DeviceInfo* const device = m_rows[static_cast<std::size_t>(row)].device;
    return device ? toQt(device->id.name) : QString();
}

int DeviceListModel::rowOf(const QString& id) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (!id.isEmpty() && idAt(row) == id)
            return row;
    return -1;
}

int DeviceListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant DeviceListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case KindRole: return QVariant::fromValue(row.kind);
    case Qt::DisplayRole: return row.title;
    case DetailRole: return row.detail;
    case Qt::ToolTipRole: return tip(row);
    default: return row.device ? deviceData(row, role) : plainData(row, role);
    }
}

QVariant DeviceListModel::plainData(const Row& row, int role) const
{
    const bool isLostNote = row.kind == Kind::Note && m_state == TargetConnection::State::Lost;
    switch (role) {
    case IconRole:
        return row.kind == Kind::Target ? QVariant(QStringLiteral("terminal"))
            : row.kind == Kind::Note    ? QVariant(QStringLiteral("devices"))
                                        : QVariant();
    case ActionRole: return row.kind == Kind::Target ? tr("Connect") : isLostNote ? tr("Ask again") : QString();
    case Qt::AccessibleTextRole: return row.detail.isEmpty() ? row.title : QStringLiteral("%1, %2").arg(row.title, row.detail);
    default: return {};
    }
}

QVariant DeviceListModel::deviceData(const Row& row, int role) const
{
    const QString id = toQt(row.device->id.name);
    const bool isUsed = row.kind == Kind::Device && id == m_used;
    // Where the target is gone, so are all of its devices; busy is only the one that runs.
    const bool isShared = m_state == TargetConnection::State::Lost || m_state == TargetConnection::State::Connecting;
    const StateLook look = row.kind == Kind::Preset ? StateLook{{}, Token::TextMuted}
                                                    : lookOf(isUsed || isShared ? m_state : TargetConnection::State::Ready);
    switch (role) {
    case Qt::CheckStateRole:
        return m_comparison.isKept(row.device->id.name)     ? Qt::Checked
            : row.device->id.name == m_comparison.base() ? Qt::PartiallyChecked
                                                         : Qt::Unchecked;
    case IconRole: return row.kind == Kind::Preset ? QStringLiteral("layers") : QStringLiteral("devices");
    case StateWordRole: return look.word;
    case StateColorRole: return QVariant::fromValue(look.color);
    case IsUsedRole: return isUsed;
    case KeyRole: return id;
    case Qt::AccessibleTextRole:
        return look.word.isEmpty() ? QStringLiteral("%1, %2").arg(row.title, row.detail)
                                   : QStringLiteral("%1, %2, %3").arg(row.title, look.word, row.detail);
    default: return {};
    }
}

QString DeviceListModel::tip(const Row& row) const
{
    QString sentence;
    switch (row.kind) {
    case Kind::Group:
    case Kind::Note: return {};
    case Kind::Device:
        sentence = toQt(row.device->id.name) == m_used ? tr("Runs and timings are made on this device.")
                                                       : tr("Double-click to make runs and timings on this device.");
        break;
    case Kind::Target: sentence = tr("Double-click to connect."); break;
    case Kind::Preset: sentence = tr("From the data file; it need not be here."); break;
    }
    return wrappedTip(row.title + QLatin1Char('\n') + sentence);
}

bool DeviceListModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid())
        return false;
    if (role == ActionRole) {
        const Row& row = m_rows[static_cast<std::size_t>(index.row())];
        if (row.kind == Kind::Target)
            emit connectWanted(row.target);
        else if (row.kind == Kind::Note)
            emit askWanted();
        return true;
    }
    const QString id = idAt(index.row());
    if (role != Qt::CheckStateRole || id.isEmpty())
        return false;
    m_comparison.setCompared(id.toStdString(), value.toInt() == Qt::Checked);
    return true;
}

Qt::ItemFlags DeviceListModel::flags(const QModelIndex& index) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return Qt::NoItemFlags;
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (row.kind == Kind::Group)
        return Qt::NoItemFlags;
    const Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
    if (!row.device)
        return flags;
    return flags | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable;
}

}  // namespace kd

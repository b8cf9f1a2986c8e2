#include "ui/devices/devicelistmodel.h"

#include "ui/common/format.h"
#include "ui/common/tableroles.h"
#include "ui/devices/devicecomparison.h"
#include "ui/program/words.h"

namespace kd {
namespace {

struct StateLook {
    QString word;
    Token color;
};

StateLook lookOf(Workbench::TargetState state)
{
    switch (state) {
    case Workbench::TargetState::Connecting: return {DeviceListModel::tr("connecting"), Token::TextMuted};
    case Workbench::TargetState::Ready: return {DeviceListModel::tr("ready"), Token::Ok};
    case Workbench::TargetState::Busy: return {DeviceListModel::tr("busy"), Token::Warn};
    case Workbench::TargetState::Lost: return {DeviceListModel::tr("lost"), Token::Bad};
    }
    return {};
}

QString detail(const DeviceInfo& device)
{
    QString text = QStringLiteral("%1, sm_%2%3").arg(toQt(device.id.name)).arg(device.computeCapability.major).arg(device.computeCapability.minor);
    if (const auto count = device.attributes.find("MULTIPROCESSOR_COUNT"); count != device.attributes.end())
        text += DeviceListModel::tr(", %1 SMs").arg(count->second);
    return text + QStringLiteral(", ") + typeset(formatBytes(device.totalMemory.value));
}

}  // namespace

DeviceListModel::DeviceListModel(DeviceComparison& comparison, QObject* parent) : QAbstractListModel(parent), m_comparison(comparison)
{
    connect(&comparison, &DeviceComparison::listChanged, this, [this] {
        beginResetModel();
        endResetModel();
    });
    connect(&comparison, &DeviceComparison::changed, this, [this] {
        if (rowCount() > 0)
            emit dataChanged(index(0), index(rowCount() - 1));
    });
}

void DeviceListModel::setUsed(const QString& id, Workbench::TargetState state)
{
    m_used = id;
    m_state = state;
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

QString DeviceListModel::idAt(int row) const
{
    const auto& list = m_comparison.list();
    return row >= 0 && row < rowCount() ? toQt(list->devices[static_cast<std::size_t>(row)].id.name) : QString();
}

int DeviceListModel::rowOf(const QString& id) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (idAt(row) == id)
            return row;
    return -1;
}

int DeviceListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_comparison.list() ? 0 : static_cast<int>(m_comparison.list()->devices.size());
}

QVariant DeviceListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const DeviceInfo& device = m_comparison.list()->devices[static_cast<std::size_t>(index.row())];
    const bool isUsed = toQt(device.id.name) == m_used;
    // Where the target is gone, so are all of its devices; busy is only the one that runs.
    const bool isShared = m_state == Workbench::TargetState::Lost || m_state == Workbench::TargetState::Connecting;
    const StateLook look = lookOf(isUsed || isShared ? m_state : Workbench::TargetState::Ready);
    switch (role) {
    case Qt::DisplayRole: return toQt(device.name);
    case DetailRole: return detail(device);
    case Qt::CheckStateRole: return m_comparison.isCompared(device.id.name) ? Qt::Checked : Qt::Unchecked;
    case IconRole: return QStringLiteral("devices");
    case StateWordRole: return look.word;
    case StateColorRole: return QVariant::fromValue(look.color);
    case IsUsedRole: return isUsed;
    case KeyRole: return toQt(device.id.name);
    case Qt::AccessibleTextRole: return QStringLiteral("%1, %2, %3").arg(toQt(device.name), look.word, detail(device));
    case Qt::ToolTipRole:
        return QStringLiteral("<p>%1<br>%2</p>")
            .arg(toQt(device.name).toHtmlEscaped(),
                 isUsed ? tr("Runs and timings are made on this device.") : tr("Double-click to make runs and timings on this device."));
    default: return {};
    }
}

bool DeviceListModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || !index.isValid())
        return false;
    m_comparison.setCompared(idAt(index.row()).toStdString(), value.toInt() == Qt::Checked);
    return true;
}

Qt::ItemFlags DeviceListModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractListModel::flags(index);
    if (!index.isValid())
        return flags;
    const bool isBase = idAt(index.row()).toStdString() == m_comparison.base();
    return isBase ? flags : flags | Qt::ItemIsUserCheckable;
}

}  // namespace kd

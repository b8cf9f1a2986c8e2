// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/bufferlistmodel.h"

#include "core/base/error.h"
#include "ui/common/format.h"
#include "ui/common/tableroles.h"
#include "ui/results/outputsmodel.h"
#include "ui/results/runtext.h"

#include <algorithm>
#include <utility>

namespace kd {
namespace {

using Role = BufferEntry::Role;

struct Words {
    QString text;
    const char* icon = "";
    Token color = Token::TextMuted;
};

Words directionWords(const BufferEntry& entry)
{
    if (entry.role == Role::Difference)
        return {BufferListModel::tr("diff"), "diff", Token::TextMuted};
    if (entry.role == Role::Reference)
        return {BufferListModel::tr("reference"), "compare", Token::TextMuted};
    switch (entry.direction) {
    case Direction::In:
        return {QStringLiteral("in"), "in", Token::Info};
    case Direction::Out:
        return {QStringLiteral("out"), "out", Token::Ok};
    case Direction::InOut:
        break;
    }
    return {QStringLiteral("inout"), "inout", Token::Violet};
}

Words stateWords(const BufferEntry& entry, const RunRecord& run)
{
    if (entry.role == Role::Difference)
        return {BufferListModel::tr("derived")};
    if (entry.role == Role::Reference)
        return entry.blob.empty() ? Words{BufferListModel::tr("not kept")} : Words{};
    if (entry.role == Role::Before)
        return {entry.direction == Direction::In ? BufferListModel::tr("unchanged") : BufferListModel::tr("before")};
    if (entry.blob.empty())
        return {RunText::unwritten(run), "", !run.outcome.ran() ? Token::Bad : run.timing ? Token::TextMuted : Token::Warn};
    const Verification* const check = verificationOf(run, entry.buffer);
    if (check == nullptr)
        return {BufferListModel::tr("no reference")};
    if (!check->message.empty())
        return {BufferListModel::tr("not compared"), "", Token::Warn};
    return check->ok ? Words{BufferListModel::tr("verified"), "", Token::Ok}
                     : Words{BufferListModel::tr("differs"), "", Token::Bad};
}

bool isDerived(const BufferEntry& entry)
{
    return entry.role == Role::Difference || entry.role == Role::Reference;
}

/// "540 × 960" of "height, width" where the launch tells them, else the count.
QString shapeWords(const BufferEntry& entry, const RunRecord& run)
{
    if (entry.shape.isEmpty())
        return formatCount(entry.elements);
    try {
        const DataView view = resolveDataView({.shape = entry.shape.toStdString()},
                                              {.bytes = entry.bytes, .layout = entry.layout, .symbols = run.plan.symbols});
        QString text;
        for (const ViewAxis& axis : view.axes)
            text += (text.isEmpty() ? QString() : QStringLiteral(" × ")) +
                (view.axes.size() == 1 ? formatCount(axis.count) : QString::number(axis.count));
        return text;
    } catch (const RuntimeError&) {
        return formatCount(entry.elements);
    }
}

}  // namespace

QString entryName(const BufferEntry& entry, const std::vector<BufferEntry>& all)
{
    const auto isOne = [&](Role role) { return std::ranges::count(all, role, &BufferEntry::role) == 1; };
    if (entry.role == Role::Reference)
        return isOne(Role::Reference) ? BufferListModel::tr("reference") : BufferListModel::tr("reference of %1").arg(entry.buffer);
    if (entry.role == Role::Difference)
        return isOne(Role::Difference) ? BufferListModel::tr("difference")
                                       : BufferListModel::tr("difference of %1").arg(entry.buffer);
    return entry.role == Role::Before && entry.direction == Direction::InOut ? BufferListModel::tr("%1 before").arg(entry.buffer)
                                                                             : entry.buffer;
}

BufferListModel::BufferListModel(DataInspector& inspector, QObject* parent) : QAbstractListModel(parent), m_inspector(inspector)
{
    connect(&inspector, &DataInspector::entriesChanged, this, &BufferListModel::update);
    connect(&inspector, &DataInspector::oldChanged, this, [this] {
        if (!m_entries.empty())
            emit dataChanged(index(0), index(rowCount() - 1), {ColorRole});
    });
    update();
}

void BufferListModel::update()
{
    beginResetModel();
    m_run = m_inspector.run();
    m_entries = m_inspector.entries();
    endResetModel();
}

int BufferListModel::rowOf(const QString& key) const
{
    const auto found = std::ranges::find_if(m_entries, [&](const BufferEntry& each) { return each.key() == key; });
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

int BufferListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant BufferListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const BufferEntry& entry = m_entries[static_cast<std::size_t>(index.row())];
    const QString type = isDerived(entry) ? QString() : entry.typeName;
    switch (role) {
    case Qt::DisplayRole:
        return entryName(entry, m_entries);
    case EntryKeyRole:
        return entry.key();
    case TypeRole:
        return type;
    case StateRole:
        return stateWords(entry, *m_run).text;
    case ColorRole:
        return QVariant::fromValue(m_inspector.ageText().isEmpty() ? stateWords(entry, *m_run).color : Token::TextMuted);
    case DirectionRole:
        return directionWords(entry).text;
    case IconRole:
        return QString::fromLatin1(directionWords(entry).icon);
    case IconColorRole:
        return QVariant::fromValue(directionWords(entry).color);
    case ShapeRole:
        return shapeWords(entry, *m_run);
    case SizeRole:
        return typeset(formatBytes(entry.bytes));
    case Qt::ToolTipRole:  // rows have no room for long types and shapes
    case Qt::AccessibleTextRole:
        return QStringList{entryName(entry, m_entries),       type,
                           directionWords(entry).text,        shapeWords(entry, *m_run),
                           typeset(formatBytes(entry.bytes)), stateWords(entry, *m_run).text}
            .join(QStringLiteral(", "));
    default:
        return {};
    }
}

}  // namespace kd

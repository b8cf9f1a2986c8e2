// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/differencesmodel.h"

#include "ui/common/format.h"
#include "ui/common/tableroles.h"
#include "ui/data/datainspector.h"

#include <cmath>

namespace kd {
namespace {

constexpr int kCellDigits = 5;

QString cellNumber(double value)
{
    return typeset(formatNumber(value, kCellDigits));
}

}  // namespace

QString differenceText(const ElementDifference& difference, DifferenceMeasure measure)
{
    if (measure != DifferenceMeasure::Ulp && std::isnan(difference.actual - difference.expected))
        return QStringLiteral("NaN");
    switch (measure) {
    case DifferenceMeasure::Relative:
        return std::isfinite(difference.relative) ? typeset(formatPercent(difference.relative)) : QStringLiteral("∞");
    case DifferenceMeasure::Ulp:
        return difference.ulps ? DifferencesModel::tr("%1 ULP").arg(formatCount(*difference.ulps)) : QStringLiteral("–");
    case DifferenceMeasure::Absolute:
        break;
    }
    const double distance = difference.actual - difference.expected;
    return (distance > 0 ? QStringLiteral("+") : QString()) + cellNumber(distance);
}

DifferencesModel::DifferencesModel(DataInspector& inspector, QObject* parent) : QAbstractTableModel(parent), m_inspector(inspector)
{
    connect(&inspector.differences(), &DataQuery::changed, this, &DifferencesModel::update);
    update();
}

void DifferencesModel::update()
{
    if (m_inspector.differences().answer() == m_answer)
        return;
    beginResetModel();
    m_answer = m_inspector.differences().answer();
    endResetModel();
}

int DifferencesModel::rowOf(quint64 element) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (m_answer->differences->worst[static_cast<std::size_t>(row)].index == element)
            return row;
    return -1;
}

int DifferencesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_answer || !m_answer->differences ? 0 : static_cast<int>(m_answer->differences->worst.size());
}

int DifferencesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString DifferencesModel::text(const ElementDifference& difference, int column) const
{
    switch (column) {
    case Element:
        return m_inspector.placeText(difference.index);
    case Actual:
        return cellNumber(difference.actual);
    case Expected:
        return cellNumber(difference.expected);
    default:
        return differenceText(difference, m_inspector.measure());
    }
}

QVariant DifferencesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= ColumnCount)
        return {};
    const ElementDifference& difference = m_answer->differences->worst[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(difference, index.column());
    case IndexRole:
        return QVariant::fromValue<qulonglong>(difference.index);
    case NumberRole:
        return index.column() != Element;
    case MonoRole:
        return index.column() == Element;
    case ColorRole:
        return index.column() == Difference ? QVariant::fromValue(Token::Bad) : QVariant();
    default:
        return {};
    }
}

QVariant DifferencesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == NumberRole)
        return section != Element;
    if (role != Qt::DisplayRole)
        return {};
    const RunRecordPointer& other = m_inspector.comparedRun();
    const QString expected = other ? tr("Run #%1").arg(other->number) : tr("Reference");
    const QString titles[ColumnCount] = {tr("Element"), tr("Output"), expected, tr("Difference")};
    return titles[section];
}

}  // namespace kd

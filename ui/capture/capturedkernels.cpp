// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/capture/capturedkernels.h"

#include "core/compile/binary/demangle.h"
#include "ui/common/format.h"
#include "ui/common/tableroles.h"
#include "ui/program/words.h"

#include <map>
#include <string>
#include <utility>

namespace kd {
namespace {

constexpr int kDigits = 3;

/// What processes count of one kernel. The slowest launch is that of the process that had it.
std::map<std::string, KernelCount> sumOf(const std::vector<CaptureReport>& reports)
{
    std::map<std::string, KernelCount> sums;
    for (const CaptureReport& report : reports) {
        for (const KernelCount& each : report.kernels) {
            const auto [at, isNew] = sums.try_emplace(each.kernel, each);
            if (isNew)
                continue;
            KernelCount& sum = at->second;
            const std::uint64_t launches = sum.launches + each.launches;
            const double seconds = sum.seconds + each.seconds;
            if (each.slowestSeconds > sum.slowestSeconds)
                sum = each;
            sum.launches = launches;
            sum.seconds = seconds;
        }
    }
    return sums;
}

QString sizeText(const Dim3& size)
{
    QString text = QString::number(size.x);
    if (size.y > 1 || size.z > 1)
        text += QStringLiteral(" × %1").arg(size.y);
    return size.z > 1 ? text + QStringLiteral(" × %1").arg(size.z) : text;
}

QVariant numberIn(const KernelCount& count, int column)
{
    switch (column) {
    case CapturedKernels::Launches: return static_cast<qulonglong>(count.launches);
    case CapturedKernels::InAll: return count.seconds;
    case CapturedKernels::Slowest: return count.slowestSeconds;
    case CapturedKernels::Which: return static_cast<qulonglong>(count.slowest);
    case CapturedKernels::Grid: return static_cast<qulonglong>(count.grid.x) * count.grid.y * count.grid.z;
    case CapturedKernels::Block: return static_cast<qulonglong>(count.block.x) * count.block.y * count.block.z;
    default: return {};
    }
}

QString textIn(const KernelCount& count, int column)
{
    switch (column) {
    case CapturedKernels::Launches: return formatCount(count.launches);
    case CapturedKernels::InAll: return formatSeconds(count.seconds, kDigits);
    case CapturedKernels::Slowest: return formatSeconds(count.slowestSeconds, kDigits);
    case CapturedKernels::Which: return formatCount(count.slowest);
    case CapturedKernels::Grid: return sizeText(count.grid);
    default: return sizeText(count.block);
    }
}

}  // namespace

void CapturedKernels::setReports(const std::vector<CaptureReport>& reports)
{
    std::map<std::string, KernelCount> sums = sumOf(reports);
    for (Known& each : m_kernels) {
        const auto found = sums.find(each.count.kernel);
        if (found == sums.end())
            continue;
        each.count = std::move(found->second);
        sums.erase(found);
    }
    if (!m_kernels.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    if (sums.empty())
        return;
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(sums.size()) - 1);
    for (auto& [name, count] : sums)
        m_kernels.push_back({std::move(count), toQt(readableKernelName(name))});
    endInsertRows();
}

void CapturedKernels::clear()
{
    beginResetModel();
    m_kernels.clear();
    endResetModel();
}

int CapturedKernels::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_kernels.size());
}

int CapturedKernels::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant CapturedKernels::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Known& kernel = m_kernels[static_cast<std::size_t>(index.row())];
    const bool isName = index.column() == Kernel;
    switch (role) {
    case Qt::DisplayRole: return isName ? kernel.name : textIn(kernel.count, index.column());
    case Qt::ToolTipRole: return isName ? QVariant(kernel.name) : QVariant();
    case NumberRole: return !isName;
    case MonoRole: return isName;
    case SortRole: return isName ? QVariant(kernel.name) : numberIn(kernel.count, index.column());
    case KeyRole: return toQt(kernel.count.kernel);
    default: return {};
    }
}

QVariant CapturedKernels::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section == Kernel ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    const QString titles[] = {tr("Kernel"), tr("Launches"), tr("In all"), tr("Slowest"), tr("Which"), tr("Grid"), tr("Block")};
    const QString tips[] = {tr("Its name, as people read it"),
                            tr("How often the program has launched it so far"),
                            tr("Time of all its launches on the device"),
                            tr("Time of its slowest launch on the device"),
                            tr("Which launch of this kernel was the slowest, from 1"),
                            tr("Blocks of the slowest launch"),
                            tr("Threads in a block of the slowest launch")};
    if (role == Qt::DisplayRole)
        return titles[section];
    return role == Qt::ToolTipRole ? QVariant(tips[section]) : QVariant();
}

}  // namespace kd

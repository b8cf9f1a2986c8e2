// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/outputsmodel.h"

#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/common/tableroles.h"
#include "ui/results/runtext.h"

#include <algorithm>

namespace kd {
namespace {

template <typename List> auto named(const List& list, const QString& name)
{
    const std::string wanted = name.toStdString();
    const auto found = std::ranges::find_if(list, [&](const auto& entry) { return entry.name == wanted; });
    return found == list.end() ? nullptr : &*found;
}

QString directionWord(Direction direction)
{
    return direction == Direction::In ? QStringLiteral("in")
        : direction == Direction::Out ? QStringLiteral("out")
                                      : QStringLiteral("inout");
}

Token colorOf(Direction direction)
{
    return direction == Direction::In ? Token::Info : direction == Direction::Out ? Token::Ok : Token::Violet;
}

// "float32 × 4": of one object.
QString typeWords(const BufferPlan& buffer)
{
    const QString type = QString::fromUtf8(nameOf(buffer.type).data());
    return buffer.components <= 1 ? type : QStringLiteral("%1 × %2").arg(type).arg(buffer.components);
}

bool isNumeric(int column)
{
    return column >= OutputsModel::Mismatches || column == OutputsModel::Elements;
}

}  // namespace

QString shapeText(const BufferPlan& buffer)
{
    if (buffer.components <= 1)
        return formatCount(buffer.count);
    return QStringLiteral("%1 × %2").arg(formatCount(buffer.count / buffer.components)).arg(buffer.components);
}

const BufferPlan* bufferOf(const RunRecord& run, const QString& name)
{
    return named(run.plan.buffers, name);
}

const OutputSummary* summaryOf(const RunRecord& run, const QString& name)
{
    return named(run.outcome.outputs, name);
}

const Verification* verificationOf(const RunRecord& run, const QString& name)
{
    return named(run.outcome.verification, name);
}

void OutputsModel::setRun(const RunRecordPointer& run)
{
    beginResetModel();
    m_run = run;
    m_list.clear();
    if (m_run) {
        for (const BufferPlan& buffer : m_run->plan.buffers) {
            if (m_rows == Rows::Outputs && buffer.direction == Direction::In)
                continue;
            const QString name = QString::fromStdString(buffer.name);
            m_list.push_back({&buffer, summaryOf(*m_run, name), verificationOf(*m_run, name)});
        }
    }
    endResetModel();
}

int OutputsModel::rowOf(const QString& name) const
{
    const auto row = std::ranges::find_if(m_list, [&](const Row& r) { return r.buffer->name == name.toStdString(); });
    return row == m_list.end() ? -1 : static_cast<int>(row - m_list.begin());
}

int OutputsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_list.size());
}

int OutputsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

// Objects of a structure, as its parameter has it: null where the elements are numbers, or vectors of them.
const TypeInfo* OutputsModel::structureOf(const Row& row) const
{
    const auto& parameters = m_run->kernel.parameters;
    const auto found = std::ranges::find(parameters, row.buffer->name, [](const auto& each) { return each.name; });
    if (found == parameters.end() || found->type.kind != TypeInfo::Kind::Pointer || found->type.element.empty())
        return nullptr;
    const TypeInfo& object = found->type.element.front();
    const bool isStructure = object.kind == TypeInfo::Kind::Struct || object.kind == TypeInfo::Kind::Union;
    return isStructure && row.buffer->type == ElementType::UInt8 && object.size == row.buffer->components ? &object : nullptr;
}

OutputsModel::Check OutputsModel::checkOf(const Row& row)
{
    if (row.check == nullptr)
        return Check::None;
    if (!row.check->message.empty())
        return Check::NotCompared;
    return row.check->ok ? Check::Verified : Check::Differs;
}

QString OutputsModel::checkText(const Row& row) const
{
    switch (checkOf(row)) {
    case Check::Verified: return tr("verified");
    case Check::Differs: return tr("differs");
    case Check::NotCompared: return tr("not compared");
    case Check::None: break;
    }
    if (row.buffer->direction == Direction::In)
        return tr("input");
    return row.summary != nullptr ? tr("no reference") : RunText::unwritten(*m_run);
}

// Invalid where the column says nothing about the row.
QVariant OutputsModel::number(const Row& row, int column) const
{
    const OutputSummary* const summary = structureOf(row) == nullptr ? row.summary : nullptr;  // bytes of objects say nothing
    const Verification* const check = checkOf(row) == Check::NotCompared ? nullptr : row.check;
    const bool differs = check != nullptr && check->mismatches > 0;
    const auto ofSummary = [&](auto member) { return summary == nullptr ? QVariant() : QVariant::fromValue(summary->*member); };
    const auto ofCount = [](std::uint64_t count) { return QVariant(static_cast<qulonglong>(count)); };
    switch (column) {
    case Elements: return ofCount(row.buffer->count);
    case Mismatches: return check == nullptr ? QVariant() : ofCount(check->mismatches);
    case First: return differs ? ofCount(check->firstIndex) : QVariant();
    case Expected: return differs ? QVariant(check->expected) : QVariant();
    case Actual: return differs ? QVariant(check->actual) : QVariant();
    case MaxAbs: return check == nullptr ? QVariant() : QVariant(check->maxAbs);
    case MaxRel: return check == nullptr ? QVariant() : QVariant(check->maxRel);
    case Min: return ofSummary(&OutputSummary::min);
    case Max: return ofSummary(&OutputSummary::max);
    case Mean: return ofSummary(&OutputSummary::mean);
    case Nan: return summary == nullptr ? QVariant() : ofCount(summary->nan);
    case Inf: return summary == nullptr ? QVariant() : ofCount(summary->inf);
    default: return {};
    }
}

// "Particle", or what the elements are.
QString OutputsModel::typeText(const Row& row) const
{
    const TypeInfo* const structure = structureOf(row);
    if (structure == nullptr)
        return QString::fromUtf8(nameOf(row.buffer->type).data());
    const QString name = QString::fromStdString(structure->name), qualifier = QStringLiteral("const ");
    return name.startsWith(qualifier) ? name.mid(qualifier.size()) : name;
}

QString OutputsModel::detail(const Row& row, int column) const
{
    if (column == Name)
        return QStringLiteral("%1, %2").arg(directionWord(row.buffer->direction),
                                            structureOf(row) != nullptr ? typeText(row) : typeWords(*row.buffer));
    return column == Elements ? typeset(formatBytes(row.buffer->bytes())) : QString();
}

QString OutputsModel::elementsText(const Row& row) const
{
    if (structureOf(row) != nullptr)
        return formatCount(row.buffer->count / row.buffer->components);
    return m_rows == Rows::All ? formatCount(row.buffer->count) : shapeText(*row.buffer);
}

QString OutputsModel::text(const Row& row, int column) const
{
    switch (column) {
    case Name: return QString::fromStdString(row.buffer->name);
    case Way: return directionWord(row.buffer->direction);
    case Type: return typeText(row);
    case Elements: return elementsText(row);
    case State: return checkText(row);
    default: break;
    }
    const QVariant value = number(row, column);
    if (!value.isValid())
        return {};
    if (value.typeId() == QMetaType::ULongLong)
        return formatCount(value.toULongLong());
    const bool isError = column == MaxAbs || column == MaxRel;
    return typeset(formatNumber(value.toDouble(), isError ? 3 : 7));
}

QVariant OutputsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_list[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole:
        if (index.column() == State && checkOf(row) == Check::NotCompared)
            return messageText(row.check->message);
        return text(row, index.column());
    case SortRole: {
        const QVariant value = number(row, index.column());
        return value.isValid() ? value : QVariant(text(row, index.column()));
    }
    case DirectionRole:
        return static_cast<int>(row.buffer->direction);
    case CheckRole:
        return static_cast<int>(checkOf(row));
    case OutputRole:
        return row.summary != nullptr;
    case BytesRole:
        return static_cast<qulonglong>(row.buffer->bytes());
    default:
        return look(row, index.column(), role);
    }
}

// Of the shared table: a verdict has its word, icon and colour; a count of strange values is worth a look.
QVariant OutputsModel::look(const Row& row, int column, int role) const
{
    const Check check = checkOf(row);
    const bool isVerdict = column == State && check != Check::None;
    const bool isStrange =
        row.summary != nullptr && ((column == Nan && row.summary->nan > 0) || (column == Inf && row.summary->inf > 0));
    const bool isBad = check == Check::Differs && (column == State || column == Mismatches || column == First || column == Actual);
    switch (role) {
    case NumberRole:
        return isNumeric(column);
    case MonoRole:
        return column == Name || column == Type;
    case BoldRole:
        return column == Name;
    case DetailRole:
        return m_rows == Rows::All ? QVariant(detail(row, column)) : QVariant();
    case IconRole:
        if (column == Way || (column == Name && m_rows == Rows::All))
            return directionWord(row.buffer->direction);
        return !isVerdict                  ? QVariant()
               : check == Check::Verified  ? QVariant(QStringLiteral("verified"))
               : check == Check::Differs   ? QVariant(QStringLiteral("error"))
                                           : QVariant(QStringLiteral("warning"));
    case ColorRole:
        if (column == Way)
            return QVariant::fromValue(colorOf(row.buffer->direction));
        if (isBad)
            return QVariant::fromValue(Token::Bad);
        if (isVerdict)
            return QVariant::fromValue(check == Check::Verified ? Token::Ok : Token::Warn);
        return isStrange ? QVariant::fromValue(Token::Warn) : QVariant();
    case IconColorRole:
        return column == Name && m_rows == Rows::All ? QVariant::fromValue(colorOf(row.buffer->direction)) : QVariant();
    default:
        return {};
    }
}

QVariant OutputsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((isNumeric(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const QString titles[] = {m_rows == Rows::All ? tr("Buffer") : tr("Output"),
                              tr("Dir."),
                              tr("Type"),
                              tr("Elements"),
                              tr("State"),
                              tr("Mismatches"),
                              tr("First at"),
                              tr("Expected"),
                              tr("Actual"),
                              tr("Max abs"),
                              tr("Max rel"),
                              tr("Minimum"),
                              tr("Maximum"),
                              tr("Mean"),
                              tr("NaN"),
                              tr("Infinite")};
    return titles[section];
}

}  // namespace kd

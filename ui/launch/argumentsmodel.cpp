#include "ui/launch/argumentsmodel.h"

#include "core/base/error.h"
#include "core/session/argumenttext.h"
#include "core/session/argumentvalue.h"
#include "ui/common/format.h"

#include <algorithm>
#include <array>

namespace kd {
namespace {

constexpr std::array<const char*, 3> kDirections{"in", "out", "inout"};

std::optional<Direction> directionNamed(const std::string& word)
{
    for (std::size_t i = 0; i < kDirections.size(); ++i) {
        if (word == kDirections.at(i))
            return static_cast<Direction>(i);
    }
    return {};
}

bool isNullText(std::string_view text)
{
    const std::string_view value = trimmedText(text);
    return value == "0" || value == "nullptr" || value == "NULL";
}

const Parameter* parameterOf(const KernelInfo* kernel, std::size_t row, const std::string& name)
{
    if (kernel == nullptr || row >= kernel->parameters.size())
        return nullptr;
    const Parameter& parameter = kernel->parameters[row];
    const std::string known = parameter.name.empty() ? "arg" + std::to_string(row) : parameter.name;
    return known == name ? &parameter : nullptr;
}

}  // namespace

QString wordOf(Direction direction)
{
    return QString::fromLatin1(kDirections.at(static_cast<std::size_t>(direction)));
}

ArgumentsModel::ArgumentsModel(QObject* parent) : QAbstractTableModel(parent) { }

ArgumentsModel::Row ArgumentsModel::makeRow(const ArgumentSetting& argument, const Parameter* parameter)
{
    Row row{.name = QString::fromStdString(argument.name), .recipe = QString::fromStdString(argument.value)};
    if (parameter != nullptr) {
        row.type = QString::fromStdString(typeText(parameter->type));
        row.isPointer = parameter->type.kind == TypeInfo::Kind::Pointer;
        row.isConst = row.isPointer && !parameter->type.element.empty() && isConstPointee(parameter->type.element[0]);
    }
    row.isBuffer = row.isPointer ? !isNullText(argument.value) : parameter == nullptr && looksLikeBuffer(argument.value);
    if (!row.isBuffer)
        return row;
    try {
        const BufferParts parts = splitBufferText(argument.value);
        row.given = directionNamed(parts.direction);
        row.recipe = QString::fromStdString(parts.recipe);
        row.count = QString::fromStdString(parts.count);
    } catch (const RuntimeError&) {
        row.given.reset();  // brackets are missing: the whole text stands where the recipe does
    }
    return row;
}

void ArgumentsModel::setArguments(const std::vector<ArgumentSetting>& arguments, const KernelInfo* kernel)
{
    std::vector<Row> rows;
    rows.reserve(arguments.size());
    for (std::size_t i = 0; i < arguments.size(); ++i)
        rows.push_back(makeRow(arguments[i], parameterOf(kernel, i, arguments[i].name)));
    const bool isSameList = std::ranges::equal(rows, m_rows, {}, &Row::name, &Row::name) &&
                            std::ranges::equal(rows, m_rows, {}, &Row::type, &Row::type) &&
                            std::ranges::equal(rows, m_rows, {}, &Row::isBuffer, &Row::isBuffer);
    if (isSameList) {
        for (std::size_t i = 0; i < rows.size(); ++i)
            rows[i].bytes = m_rows[i].bytes;
    } else {
        beginResetModel();
    }
    m_arguments = arguments;
    m_rows = std::move(rows);
    if (!isSameList)
        endResetModel();
    else if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void ArgumentsModel::setCheck(const LaunchPlan* plan, const QString& wrong)
{
    m_wrong = wrong;
    for (Row& row : m_rows) {
        row.bytes.reset();
        if (plan == nullptr)
            continue;
        const auto buffer = std::ranges::find(plan->buffers, row.name.toStdString(), &BufferPlan::name);
        if (buffer != plan->buffers.end())
            row.bytes = buffer->bytes();
    }
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int ArgumentsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ArgumentsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

Direction ArgumentsModel::directionOf(const Row& row)
{
    return row.given.value_or(row.isConst ? Direction::In : Direction::InOut);
}

QString ArgumentsModel::displayText(const Row& row, int column) const
{
    switch (column) {
    case Name:
        return row.name;
    case Way:
        return row.isBuffer ? wordOf(directionOf(row)) : QString();
    case Value:
        return row.recipe;
    case Size: {
        const QString bytes = row.bytes ? typeset(formatBytes(*row.bytes)) : QString();
        if (row.count.isEmpty() || bytes.isEmpty())
            return row.count + bytes;
        return QStringLiteral("%1 = %2").arg(row.count, bytes);
    }
    default:
        return {};
    }
}

QVariant ArgumentsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return displayText(row, index.column());
    case Qt::EditRole:
        return index.column() == Size ? row.count : displayText(row, index.column());
    case Qt::ToolTipRole:
        return index.column() == Name ? row.type + QLatin1Char(' ') + row.name : displayText(row, index.column());
    case Qt::AccessibleTextRole:
        return index.column() == Name ? tr("%1, %2").arg(row.name, row.type) : displayText(row, index.column());
    case TypeRole:
        return row.type;
    case BufferRole:
        return row.isBuffer;
    case PointerRole:
        return row.isPointer;
    case DirectionRole:
        return static_cast<int>(directionOf(row));
    case WrongRole:
        return !m_wrong.isEmpty() && row.name == m_wrong;
    case PartsRole:
        return QStringList{row.recipe, row.count};
    default:
        return {};
    }
}

std::string ArgumentsModel::textOf(const Row& row)
{
    if (!row.isBuffer && !row.isPointer)
        return row.recipe.toStdString();
    return joinBufferText({.direction = row.given ? kd::wordOf(*row.given).toStdString() : std::string(),
                           .recipe = row.recipe.toStdString(),
                           .count = row.count.toStdString()});
}

// False where the value is not one for that column.
bool ArgumentsModel::change(Row& row, int column, const QVariant& value, int role) const
{
    if (role == PartsRole && value.toStringList().size() == 2) {
        row.recipe = value.toStringList().at(0).trimmed();
        row.count = value.toStringList().at(1).trimmed();
    } else if (column == Way && role == Qt::EditRole) {
        const std::optional<Direction> direction = directionNamed(value.toString().toStdString());
        if (!direction)
            return false;
        row.given = *direction == (row.isConst ? Direction::In : Direction::InOut) ? std::nullopt : direction;
    } else if (column == Value && role == Qt::EditRole) {
        row.recipe = value.toString().trimmed();
    } else if (column == Size && role == Qt::EditRole) {
        row.count = value.toString().trimmed();
    } else {
        return false;
    }
    return true;
}

bool ArgumentsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !(flags(index) & Qt::ItemIsEditable))
        return false;
    Row row = m_rows[static_cast<std::size_t>(index.row())];
    if (!change(row, index.column(), value, role))
        return false;
    if (commit(index.row(), row))
        emit edited();
    return true;
}

// A part that was not touched must not change how the rest is written.
bool ArgumentsModel::commit(int at, const Row& changed)
{
    const auto i = static_cast<std::size_t>(at);
    const Row& before = m_rows[i];
    if (changed.recipe == before.recipe && changed.count == before.count && changed.given == before.given)
        return false;
    m_arguments[i].value = textOf(changed);
    m_rows[i] = changed;
    emit dataChanged(index(at, 0), index(at, ColumnCount - 1));
    return true;
}

bool ArgumentsModel::hasSeeds() const
{
    return std::ranges::any_of(m_rows, [](const Row& row) {
        return row.isBuffer && (row.recipe.startsWith(QLatin1String("random")) || row.recipe.startsWith(QLatin1String("normal")));
    });
}

bool ArgumentsModel::drawSeed(int at)
{
    Row row = m_rows[static_cast<std::size_t>(at)];
    try {
        Recipe recipe = parseRecipe(row.recipe.toStdString());
        if (recipe.kind != Recipe::Kind::Random && recipe.kind != Recipe::Kind::Normal)
            return false;
        recipe.seed += static_cast<std::uint64_t>(std::max(1, rowCount()));  // no two arguments share one that did not before
        row.recipe = QString::fromStdString(toText(recipe));
        return commit(at, row);
    } catch (const RuntimeError&) {
        return false;
    }
}

void ArgumentsModel::drawSeeds()
{
    bool isChanged = false;
    for (int row = 0; row < rowCount(); ++row)
        isChanged = (m_rows[static_cast<std::size_t>(row)].isBuffer && drawSeed(row)) || isChanged;
    if (isChanged)
        emit edited();
}

QVariant ArgumentsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    switch (section) {
    case Name: return tr("Argument");
    case Way: return tr("Dir.");
    case Value: return role == Qt::ToolTipRole ? tr("Value or generator") : tr("Value");
    case Size: return tr("Size");
    default: return {};
    }
}

Qt::ItemFlags ArgumentsModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const bool isEditable = index.column() == Value || (index.column() == Size && row.isBuffer) ||
                            (index.column() == Way && row.isBuffer && !row.isConst);
    return QAbstractTableModel::flags(index) | (isEditable ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/launch/argumentsmodel.h"

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/session/launch/argumentname.h"
#include "core/session/launch/argumenttext.h"
#include "core/session/launch/argumentvalue.h"
#include "ui/common/format.h"
#include "ui/common/plaintext.h"
#include "ui/launch/membertext.h"

#include <algorithm>
#include <array>
#include <utility>

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
    const std::string_view value = trimmed(text);
    return value == "0" || value == "nullptr" || value == "NULL";
}

QString foldKey(const std::string& argument, const std::vector<std::size_t>& path)
{
    QString key = QString::fromStdString(argument);
    for (const std::size_t each : path)
        key += QLatin1Char('/') + QString::number(each);
    return key;
}

bool isRandom(const QString& recipe)
{
    return recipe.startsWith(QLatin1String("random")) || recipe.startsWith(QLatin1String("normal"));
}

}  // namespace

QString nameOf(Direction direction)
{
    return QString::fromLatin1(kDirections.at(static_cast<std::size_t>(direction)));
}

ArgumentsModel::ArgumentsModel(QObject* parent) : QAbstractTableModel(parent) { }

std::optional<ArgumentsModel::Declared> ArgumentsModel::declaredOf(const KernelInfo* kernel, std::size_t row,
                                                                   const std::string& name)
{
    if (kernel == nullptr)
        return {};
    if (row < kernel->parameters.size()) {
        const Parameter& parameter = kernel->parameters[row];
        return argumentName(*kernel, row) == name ? std::optional(Declared{.type = parameter.type}) : std::nullopt;
    }
    const auto found = std::ranges::find(kernel->variables, name, &ModuleVariable::name);
    return found == kernel->variables.end()
        ? std::nullopt
        : std::optional(Declared{.type = found->type, .isVariable = true, .isConstant = found->isConstant});
}

ArgumentsModel::Row ArgumentsModel::makeRow(const ArgumentSetting& argument, const std::optional<Declared>& declared)
{
    Row row{.name = QString::fromStdString(argument.name), .recipe = QString::fromStdString(argument.value)};
    if (!declared) {
        row.isBuffer = looksLikeBuffer(argument.value);
    } else {
        const TypeInfo& type = declared->type;
        row.type = QString::fromStdString(typeText(type));
        row.isVariable = declared->isVariable;
        row.isPointer = type.kind == (row.isVariable ? TypeInfo::Kind::Array : TypeInfo::Kind::Pointer);
        row.isConst = row.isVariable ? declared->isConstant
                                     : row.isPointer && !type.element.empty() && isConstPointee(type.element[0]);
        row.isBuffer = row.isPointer && (row.isVariable ? looksLikeBuffer(argument.value) : !isNullText(argument.value));
        if (!row.isPointer)
            row.kind = type;
    }
    if (row.isBuffer)
        splitBuffer(row, argument.value);
    return row;
}

void ArgumentsModel::splitBuffer(Row& row, const std::string& text)
{
    try {
        const BufferParts parts = splitBufferText(text);
        row.given = directionNamed(parts.direction);
        row.recipe = QString::fromStdString(parts.recipe);
        row.count = QString::fromStdString(parts.count);
    } catch (const RuntimeError&) {
        row.given.reset();  // brackets are missing: the whole text stands where the recipe does
    }
}

std::vector<ArgumentsModel::Row> ArgumentsModel::makeRows() const
{
    std::vector<Row> rows;
    rows.reserve(m_arguments.size());
    for (std::size_t i = 0; i < m_arguments.size(); ++i) {
        Row row = makeRow(m_arguments[i], m_declared[i]);
        row.argument = i;
        rows.push_back(row);
        if (row.kind && !isFolded(row))
            addMembers(rows, row);
    }
    return rows;
}

void ArgumentsModel::addMembers(std::vector<Row>& rows, const Row& parent) const
{
    for (std::size_t i = 0; i < memberCount(*parent.kind); ++i) {
        const TypeInfo& type = memberType(*parent.kind, i);
        Row row{.argument = parent.argument, .path = parent.path, .kind = type, .name = memberName(*parent.kind, i),
                .type = QString::fromStdString(typeText(type)), .recipe = memberText(*parent.kind, parent.recipe, i)};
        row.path.push_back(i);
        rows.push_back(row);
        if (!isFolded(row))
            addMembers(rows, row);
    }
}

/// Few members are shown at once, many when they are asked for.
bool ArgumentsModel::isFolded(const Row& row) const
{
    constexpr std::size_t kFew = 8;
    const std::size_t count = row.kind ? memberCount(*row.kind) : 0;
    const auto chosen = m_folds.find(foldKey(m_arguments[row.argument].name, row.path));
    return count == 0 || (chosen == m_folds.end() ? count > kFew || row.path.size() > 1 : chosen->second);
}

void ArgumentsModel::setFolded(int at, bool folds)
{
    const Row& row = m_rows[static_cast<std::size_t>(at)];
    m_folds[foldKey(m_arguments[row.argument].name, row.path)] = folds;
    rebuild();
}

/// A list of the same rows keeps its selection and its editor.
void ArgumentsModel::rebuild()
{
    std::vector<Row> rows = makeRows();
    const auto isSame = [](const Row& one, const Row& other) {
        return one.argument == other.argument && one.path == other.path && one.name == other.name && one.type == other.type;
    };
    const bool isSameList = std::ranges::equal(rows, m_rows, isSame);
    const bool hasSameBuffers = std::ranges::equal(rows, m_rows, {}, &Row::isBuffer, &Row::isBuffer);
    if (isSameList) {
        for (std::size_t i = 0; i < rows.size(); ++i)
            rows[i].bytes = m_rows[i].bytes;
    } else {
        beginResetModel();
    }
    m_rows = std::move(rows);
    if (!isSameList)
        endResetModel();
    else if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    if (isSameList && !hasSameBuffers)
        emit buffersChanged();
}

void ArgumentsModel::setArguments(const std::vector<ArgumentSetting>& arguments, const KernelInfo* kernel)
{
    m_arguments = arguments;
    m_declared.clear();
    for (std::size_t i = 0; i < arguments.size(); ++i)
        m_declared.push_back(declaredOf(kernel, i, arguments[i].name));
    rebuild();
}

void ArgumentsModel::setPreset(const std::vector<ArgumentSetting>& arguments)
{
    m_preset = arguments;
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1), {ChangedRole});
}

void ArgumentsModel::setGuesses(std::map<QString, QString> reasons)
{
    if (std::exchange(m_guesses, std::move(reasons)) != m_guesses && !m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

bool ArgumentsModel::isChanged(const Row& row) const
{
    if (m_preset.empty() || !row.path.empty())
        return false;
    const ArgumentSetting& argument = m_arguments[row.argument];
    const auto found = std::ranges::find(m_preset, argument.name, &ArgumentSetting::name);
    return (found == m_preset.end() ? std::string() : found->value) != argument.value;
}

bool ArgumentsModel::isWrong(const Row& row) const
{
    return !m_wrong.isEmpty() && row.path.empty() && row.name == m_wrong;
}

bool ArgumentsModel::isMissing(const Row& row) const
{
    return isWrong(row) && row.recipe.isEmpty();
}

bool ArgumentsModel::isUnset(const Row& row)
{
    return row.isVariable && row.recipe.trimmed().isEmpty();
}

void ArgumentsModel::reset(int at)
{
    const Row& row = m_rows[static_cast<std::size_t>(at)];
    if (!isChanged(row))
        return;
    ArgumentSetting& argument = m_arguments[row.argument];
    const auto found = std::ranges::find(m_preset, argument.name, &ArgumentSetting::name);
    argument.value = found == m_preset.end() ? std::string() : found->value;
    rebuild();
    emit edited();
}

QStringList ArgumentsModel::wordsOf(const Row& row)
{
    QStringList words;
    if (!row.kind)
        return words;
    if (row.kind->kind == TypeInfo::Kind::Bool)
        words << QStringLiteral("true") << QStringLiteral("false");
    for (const TypeInfo::Enumerator& each : row.kind->enumerators)
        words << QString::fromStdString(each.name);
    return words;
}

void ArgumentsModel::setCheck(const LaunchPlan* plan, const QString& wrong, const QString& sentence)
{
    m_wrong = wrong;
    m_sentence = sentence;
    for (Row& row : m_rows) {
        row.bytes.reset();
        if (plan == nullptr || !row.isBuffer)
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
        return row.isBuffer ? nameOf(directionOf(row)) : QString();
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

QString ArgumentsModel::guessOf(const Row& row) const
{
    const auto reason = m_guesses.find(row.name);
    return reason == m_guesses.end() || !row.path.empty() ? QString() : reason->second;
}

QString ArgumentsModel::tipOf(const Row& row, int column) const
{
    QString text = column == Name ? row.type + QLatin1Char(' ') + row.name : displayText(row, column);
    const QString guess = guessOf(row);
    if (row.isVariable && row.path.empty() && (guess.isEmpty() || column == Name))
        text = tr("%1: a variable of the program. Without a value it has what the source gives it.").arg(text);
    if (row.isVariable && row.path.empty() && guess.isEmpty())
        return wrappedTip(text);
    return guess.isEmpty() ? text : wrappedTip(text + QLatin1Char('\n') + guess);
}

QVariant ArgumentsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == Value && isUnset(row))
            return tr("as in the source");
        return index.column() == Value && isMissing(row) ? tr("missing") : displayText(row, index.column());
    case Qt::EditRole:
        return index.column() == Size ? row.count : displayText(row, index.column());
    case Qt::ToolTipRole:
        if (index.data(WrongRole).toBool())
            return wrappedTip(m_sentence);
        return tipOf(row, index.column());
    case Qt::AccessibleTextRole:
        return index.column() == Name ? tr("%1, %2").arg(row.name, row.type) : index.data().toString();
    case TypeRole:
        return row.type;
    case BufferRole:
        return row.isBuffer;
    case PointerRole:
        return row.isPointer;
    case DirectionRole:
        return static_cast<int>(directionOf(row));
    case WrongRole:
        return isWrong(row);
    case MissingRole:
        return isMissing(row);
    case UnsetRole:
        return isUnset(row);
    case WholeRole:
        return row.isVariable && row.isPointer;
    case PartsRole:
        return QStringList{row.recipe, row.count};
    case DepthRole:
        return static_cast<int>(row.path.size());
    case FoldRole:
        return row.kind && memberCount(*row.kind) > 0 ? QVariant(!isFolded(row)) : QVariant();
    case ChangedRole:
        return isChanged(row);
    case SeedRole:
        return row.isBuffer && isRandom(row.recipe);
    case WordsRole:
        return wordsOf(row);
    case GuessRole:
        return guessOf(row);
    default:
        return {};
    }
}

std::string ArgumentsModel::textOf(const Row& row)
{
    if (row.recipe.isEmpty() && row.isVariable)
        return {};
    if (!row.isBuffer && !row.isPointer)
        return row.recipe.toStdString();
    return joinBufferText({.direction = row.given ? kd::nameOf(*row.given).toStdString() : std::string(),
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
    const Row& before = m_rows[static_cast<std::size_t>(at)];
    if (changed.recipe == before.recipe && changed.count == before.count && changed.given == before.given)
        return false;
    m_arguments[changed.argument].value = changed.path.empty() ? textOf(changed) : withValue(changed).toStdString();
    rebuild();
    return true;
}

/// The text of the whole argument with this member's.
QString ArgumentsModel::withValue(const Row& member) const
{
    const ArgumentSetting& argument = m_arguments[member.argument];
    std::vector<const TypeInfo*> types{&m_declared[member.argument]->type};
    std::vector<QString> texts{QString::fromStdString(argument.value)};
    for (const std::size_t each : member.path) {
        texts.push_back(memberText(*types.back(), texts.back(), each));
        types.push_back(&memberType(*types.back(), each));
    }
    QString value = member.recipe;
    for (std::size_t level = member.path.size(); level-- > 0;)
        value = withMember(*types[level], texts[level], member.path[level], value);
    return value;
}

bool ArgumentsModel::hasSeeds() const
{
    return std::ranges::any_of(m_rows, [](const Row& row) { return row.isBuffer && isRandom(row.recipe); });
}

bool ArgumentsModel::changeSeed(int at)
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

void ArgumentsModel::drawSeed(int row)
{
    if (m_rows[static_cast<std::size_t>(row)].isBuffer && changeSeed(row))
        emit edited();
}

void ArgumentsModel::drawSeeds()
{
    bool isChanged = false;
    for (int row = 0; row < rowCount(); ++row)
        isChanged = (m_rows[static_cast<std::size_t>(row)].isBuffer && changeSeed(row)) || isChanged;
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
    case Value: return tr("Value or generator");
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

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"
#include "core/session/launch/launchplan.h"
#include "core/session/launch/launchsetup.h"

#include <QAbstractTableModel>
#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace kd {

/// The arguments of a launch, one row each, with the types of the kernel's parameters and, behind these, of variables of the
/// module; beneath a structure or an array that is unfolded a row for each of its members. The texts are those of the session: a
/// buffer's is taken apart where one of its parts is edited and joined again, so is that of a structure, every other one stays as
/// it is.
class ArgumentsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    /// Size is the count's expression of a buffer; its display text has the bytes behind it.
    enum Column { Name, Way, Value, Size, ColumnCount };
    enum Role {
        TypeRole = Qt::UserRole,  ///< C type of the parameter
        BufferRole,               ///< bool: a pointer that is given a buffer
        PointerRole,              ///< bool: of a parameter or a variable that takes one
        DirectionRole,            ///< int of Direction, of buffers
        WrongRole,                ///< bool: it is what the launch cannot be made for
        MissingRole,              ///< bool: it is wrong for it has no value, and Value displays a word that says so
        UnsetRole,                ///< bool: a variable without a value, of which Value displays what it then has
        WholeRole,                ///< bool: all of it is filled where there is no count
        PartsRole,                ///< QStringList of recipe and count, to set both at once
        DepthRole,                ///< int: 0 of an argument, 1 of its members…
        FoldRole,                 ///< bool: whether its members are shown; invalid where it has none
        ChangedRole,              ///< bool: not the value of the preset
        SeedRole,                 ///< bool: random numbers that can be drawn again
        WordsRole,                ///< QStringList: what the value may be, of enumerations and bool
        GuessRole                 ///< QString: why the value was guessed; empty where it was not
    };

    explicit ArgumentsModel(QObject* parent = nullptr);

    /// Sets the arguments; without a kernel, or where it is of another one, types and directions are not known.
    void setArguments(const std::vector<ArgumentSetting>& arguments, const KernelInfo* kernel);
    /// `plan` gives the bytes; `wrong` is the name of the argument that is at fault, if any, and `sentence` says how. All are
    /// copied.
    void setCheck(const LaunchPlan* plan, const QString& wrong, const QString& sentence = {});

    /// Sets what GuessRole gives, by argument.
    void setGuesses(std::map<QString, QString> reasons);
    /// Sets what ChangedRole and reset() go by; empty: nothing is changed.
    void setPreset(const std::vector<ArgumentSetting>& arguments);

    const std::vector<ArgumentSetting>& arguments() const { return m_arguments; }
    /// Another seed for every random recipe.
    void drawSeeds();
    /// Tells whether drawSeeds() would change anything.
    bool hasSeeds() const;
    /// Another seed for that row alone.
    void drawSeed(int row);
    /// The preset's value again.
    void reset(int row);
    void setFolded(int row, bool isFolded);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    /// The user changed arguments().
    void edited();
    /// The same rows, but a pointer is given a buffer that was null before, or the other way round.
    void buffersChanged();

private:
    struct Row {
        std::size_t argument = 0;
        std::vector<std::size_t> path;  ///< path of a member, from the argument's own type; empty of an argument
        std::optional<TypeInfo> kind;   ///< kind of the value, where it is known and no pointer
        QString name, type;
        QString recipe, count;  ///< texts of a buffer; `recipe` alone otherwise
        std::optional<Direction> given;
        bool isPointer = false, isConst = false, isBuffer = false, isVariable = false;
        std::optional<quint64> bytes;
    };

    /// What is known of one of the arguments.
    struct Declared {
        TypeInfo type;
        bool isVariable = false;
        bool isConstant = false;  ///< of a variable
    };

    static std::optional<Declared> declaredOf(const KernelInfo* kernel, std::size_t row, const std::string& name);
    static Row makeRow(const ArgumentSetting& argument, const std::optional<Declared>& declared);
    static void splitBuffer(Row& row, const std::string& text);
    std::vector<Row> makeRows() const;
    void addMembers(std::vector<Row>& rows, const Row& parent) const;
    bool isFolded(const Row& row) const;
    bool isChanged(const Row& row) const;
    bool isWrong(const Row& row) const;
    bool isMissing(const Row& row) const;
    static bool isUnset(const Row& row);
    static QStringList wordsOf(const Row& row);
    void rebuild();
    static Direction directionOf(const Row& row);
    static std::string textOf(const Row& row);
    QString displayText(const Row& row, int column) const;
    QString guessOf(const Row& row) const;
    QString tipOf(const Row& row, int column) const;
    bool change(Row& row, int column, const QVariant& value, int role) const;
    /// False where nothing is different.
    bool commit(int row, const Row& changed);
    QString withValue(const Row& member) const;
    bool changeSeed(int row);

    std::vector<ArgumentSetting> m_arguments, m_preset;
    std::vector<std::optional<Declared>> m_declared;  ///< of m_arguments
    std::vector<Row> m_rows;
    std::map<QString, bool> m_folds;  ///< folds that the user chose, by argument and path
    std::map<QString, QString> m_guesses;  ///< why an argument has its value
    QString m_wrong, m_sentence;
};

/// "in", "out" or "inout".
QString nameOf(Direction direction);

}  // namespace kd

#pragma once

#include "core/compile/compileoutcome.h"
#include "core/session/launchplan.h"
#include "core/session/launchsetup.h"

#include <QAbstractTableModel>
#include <QString>

#include <optional>
#include <vector>

namespace kd {

/// The arguments of a launch, one row each, with the types of the kernel's parameters. The texts are those of the session:
/// a buffer's is taken apart where one of its parts is edited and joined again, every other one stays as it is.
class ArgumentsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    /// Size is the count's expression of a buffer; its display text has the bytes behind it.
    enum Column { Name, Way, Value, Size, ColumnCount };
    enum Role {
        TypeRole = Qt::UserRole,  ///< C type of the parameter
        BufferRole,               ///< bool: a pointer that is given a buffer
        PointerRole,              ///< bool: of a parameter that takes one
        DirectionRole,            ///< int of Direction, of buffers
        WrongRole,                ///< bool: it is what the launch cannot be made for
        PartsRole                 ///< QStringList of recipe and count, to set both at once
    };

    explicit ArgumentsModel(QObject* parent = nullptr);

    /// Without a kernel, or where it is of another one, types and directions are not known.
    void setArguments(const std::vector<ArgumentSetting>& arguments, const KernelInfo* kernel);
    /// `plan` gives the bytes; `wrong` is the name of the argument that is at fault, if any. Both are copied.
    void setCheck(const LaunchPlan* plan, const QString& wrong);

    const std::vector<ArgumentSetting>& arguments() const { return m_arguments; }
    /// Another seed for every random recipe.
    void drawSeeds();
    /// Whether drawSeeds() would change anything.
    bool hasSeeds() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    /// The user changed arguments().
    void edited();

private:
    struct Row {
        QString name, type;
        QString recipe, count;  ///< of a buffer; `recipe` alone otherwise
        std::optional<Direction> given;
        bool isPointer = false, isConst = false, isBuffer = false;
        std::optional<quint64> bytes;
    };

    static Row makeRow(const ArgumentSetting& argument, const Parameter* parameter);
    static Direction directionOf(const Row& row);
    static std::string textOf(const Row& row);
    QString displayText(const Row& row, int column) const;
    bool change(Row& row, int column, const QVariant& value, int role) const;
    /// False where nothing is different.
    bool commit(int row, const Row& changed);
    bool drawSeed(int row);

    std::vector<ArgumentSetting> m_arguments;
    std::vector<Row> m_rows;
    QString m_wrong;
};

/// "in", "out" or "inout".
QString wordOf(Direction direction);

}  // namespace kd

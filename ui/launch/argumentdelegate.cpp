// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/launch/argumentdelegate.h"

#include "ui/common/form.h"
#include "ui/common/icons.h"
#include "ui/launch/argumentsmodel.h"
#include "ui/launch/recipeeditor.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>

namespace kd {
namespace {

constexpr int kCellInset = 6;

/// What one cell is painted with.
struct Canvas {
    QPainter& painter;
    QRect rect;
    bool isSelected = false;

    QColor color(Token token) const
    {
        return Theme::instance().color(isSelected && token == Token::TextMuted ? Token::TextSecondary : token);
    }
    // Returns the width that the text took.
    int text(const QRect& where, const QFont& font, Token token, const QString& text) const
    {
        painter.setFont(font);
        painter.setPen(color(token));
        const QFontMetrics metrics(font);
        const QString shown = metrics.elidedText(text, Qt::ElideRight, where.width());
        painter.drawText(where, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine, shown);
        return metrics.horizontalAdvance(shown);
    }
};

QFont nameFont()
{
    QFont font = Theme::instance().font(FontRole::Mono);
    font.setBold(true);
    return font;
}

QFont typeFont()
{
    QFont font = Theme::instance().font(FontRole::Mono);
    font.setPointSizeF(font.pointSizeF() * 0.9);
    return font;
}

bool isTwoLines(const QModelIndex& index)
{
    return index.data(ArgumentsModel::PointerRole).toBool() || index.data(ArgumentsModel::BufferRole).toBool();
}

Token colorOf(Direction direction)
{
    return direction == Direction::In ? Token::Info : direction == Direction::Out ? Token::Ok : Token::Violet;
}

QRect upperLine(const QRect& rect)
{
    return rect.adjusted(0, 3, 0, -rect.height() / 2);
}

QRect lowerLine(const QRect& rect)
{
    return rect.adjusted(0, rect.height() / 2, 0, -3);
}

int iconSize()
{
    return Theme::instance().scaled(13);
}

/// How far the name stands from the left of its cell: behind those that it is within, and behind the chevron.
int nameInset(const QModelIndex& index)
{
    const int step = iconSize() + 2;
    const bool isFoldable = index.data(ArgumentsModel::FoldRole).isValid();
    return index.data(ArgumentsModel::DepthRole).toInt() * step + (isFoldable ? step : 0);
}

// Icons that can be clicked. `cell`: the whole one; empty where it has none.

QRect foldRect(const QRect& cell, const QModelIndex& index)
{
    if (index.column() != ArgumentsModel::Name || !index.data(ArgumentsModel::FoldRole).isValid())
        return {};
    const int size = iconSize();
    return {cell.left() + 2 * kCellInset + nameInset(index) - size - 3, cell.center().y() - size / 2, size, size};
}

QRect resetRect(const QRect& cell, const QModelIndex& index)
{
    if (index.column() != ArgumentsModel::Name || !index.data(ArgumentsModel::ChangedRole).toBool())
        return {};
    const int size = iconSize();
    const QRect line = isTwoLines(index) ? upperLine(cell) : cell;
    return {cell.right() - size - 1, line.center().y() - size / 2, size, size};
}

/// The `place`th icon from the right in the line of a value.
QRect valueIconRect(const QRect& cell, int place)
{
    const int size = iconSize();
    return {cell.right() - 2 * kCellInset - size - place * (size + 4), upperLine(cell).center().y() - size / 2, size, size};
}

/// Of the selected row alone, so that the values of all others have the room.
QRect listRect(const QRect& cell, const QModelIndex& index, bool isSelected)
{
    const bool hasList = isSelected && index.column() == ArgumentsModel::Value && index.data(ArgumentsModel::PointerRole).toBool();
    return hasList ? valueIconRect(cell, 0) : QRect();
}

QRect drawRect(const QRect& cell, const QModelIndex& index, bool isSelected)
{
    if (index.column() != ArgumentsModel::Value || !index.data(ArgumentsModel::SeedRole).toBool())
        return {};
    return valueIconRect(cell, listRect(cell, index, isSelected).isEmpty() ? 0 : 1);
}

void paintIcon(QPainter& painter, const QRect& where, const QString& name)
{
    if (!where.isEmpty())
        painter.drawPixmap(where.topLeft(),
                           iconPixmap(name, Token::TextMuted, where.width(), painter.device()->devicePixelRatio()));
}

/// " ≈" behind the name of an argument whose value was guessed.
QString signOf(const QModelIndex& index)
{
    return index.data(ArgumentsModel::GuessRole).toString().isEmpty() ? QString() : QLatin1Char(' ') + QString(kGuessSign);
}

/// Gives the width that name and sign took.
int paintNameAndSign(const Canvas& canvas, const QRect& line, const QFont& font, const QModelIndex& index)
{
    const int name = canvas.text(line, font, Token::Text, index.data().toString());
    const QString sign = signOf(index);
    return sign.isEmpty() ? name : name + canvas.text(line.adjusted(name, 0, 0, 0), typeFont(), Token::TextMuted, sign);
}

void paintName(const Canvas& canvas, const QModelIndex& index)
{
    const QString type = index.data(ArgumentsModel::TypeRole).toString();
    if (isTwoLines(index)) {
        paintNameAndSign(canvas, upperLine(canvas.rect), nameFont(), index);
        canvas.text(lowerLine(canvas.rect), typeFont(), Token::TextMuted, type);
        return;
    }
    QRect rest = canvas.rect.adjusted(nameInset(index), 0, 0, 0);
    const bool isMember = index.data(ArgumentsModel::DepthRole).toInt() > 0;
    const QFont font = isMember ? Theme::instance().font(FontRole::Mono) : nameFont();
    rest.setLeft(rest.left() + paintNameAndSign(canvas, rest, font, index) + 6);
    canvas.text(rest, typeFont(), Token::TextMuted, type);
}

void paintDirection(const Canvas& canvas, const QModelIndex& index)
{
    const QString word = index.data().toString();
    if (word.isEmpty())
        return;
    const Token color = colorOf(static_cast<Direction>(index.data(ArgumentsModel::DirectionRole).toInt()));
    const QRect line = upperLine(canvas.rect);
    const int size = Theme::instance().scaled(13);
    const QPixmap picture = iconPixmap(word, color, size, canvas.painter.device()->devicePixelRatio());
    canvas.painter.drawPixmap(QPoint(line.left(), line.center().y() - size / 2 + 1), picture);
    const QRect rest = line.adjusted(size + 4, 0, 0, 0);
    const QFont font = Theme::instance().font(FontRole::Label);
    if (QFontMetrics(font).horizontalAdvance(word) <= rest.width())
        canvas.text(rest, font, canvas.isSelected ? Token::Text : color, word);
}

void paintValue(const Canvas& canvas, const QModelIndex& index)
{
    const bool isWrong = index.data(ArgumentsModel::WrongRole).toBool();
    const QFont mono = Theme::instance().font(FontRole::Mono);
    const bool isUnset = index.data(ArgumentsModel::UnsetRole).toBool();
    const Token color = isWrong ? Token::Bad : isUnset ? Token::TextMuted : Token::Text;
    if (isWrong && !index.data(ArgumentsModel::MissingRole).toBool()) {
        canvas.painter.setPen(canvas.color(Token::Bad));
        canvas.painter.drawRect(canvas.rect.adjusted(-kCellInset + 2, 2, kCellInset - 3, -3));
    }
    if (!isTwoLines(index)) {
        canvas.text(canvas.rect, mono, color, index.data().toString());
        return;
    }
    QRect line = upperLine(canvas.rect);
    const int icons = (index.data(ArgumentsModel::SeedRole).toBool() ? 1 : 0) +
        (canvas.isSelected && index.data(ArgumentsModel::PointerRole).toBool() ? 1 : 0);
    line.setRight(line.right() - icons * (iconSize() + 4));
    canvas.text(line, mono, color, index.data().toString());
}

// Beneath direction and value: its right end is what must be seen, the bytes.
void paintSize(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const auto* const view = qobject_cast<const QAbstractItemView*>(option.widget);
    if (view == nullptr)
        return;
    const QRect whole = view->visualRect(index.siblingAtColumn(ArgumentsModel::Way))
                            .united(view->visualRect(index.siblingAtColumn(ArgumentsModel::Value)));
    const QRect line = lowerLine(whole.adjusted(kCellInset, 0, -2 * kCellInset, 0));
    const QFont font = typeFont();
    painter.setClipRect(option.rect);
    painter.setFont(font);
    painter.setPen(
        Theme::instance().color(option.state.testFlag(QStyle::State_Selected) ? Token::TextSecondary : Token::TextMuted));
    const QString text = index.siblingAtColumn(ArgumentsModel::Size).data().toString();
    painter.drawText(line, static_cast<int>(Qt::AlignRight | Qt::AlignVCenter) | Qt::TextSingleLine,
                     QFontMetrics(font).elidedText(text, Qt::ElideLeft, line.width()));
}

}  // namespace

int ArgumentDelegate::rowHeight(const QModelIndex& index)
{
    const bool isMember = index.data(ArgumentsModel::DepthRole).toInt() > 0;
    return Theme::instance().scaled(isTwoLines(index) ? 42 : isMember ? 24 : 28);
}

int ArgumentDelegate::nameWidth(const QModelIndex& index)
{
    const int name = QFontMetrics(nameFont()).horizontalAdvance(index.data().toString()) +
        QFontMetrics(typeFont()).horizontalAdvance(signOf(index));
    const int type = QFontMetrics(typeFont()).horizontalAdvance(index.data(ArgumentsModel::TypeRole).toString());
    return (isTwoLines(index) ? std::max(name, type) : name) + nameInset(index) + 3 * kCellInset + 3;
}

int ArgumentDelegate::valueWidth(const QModelIndex& index)
{
    return QFontMetrics(Theme::instance().font(FontRole::Mono)).horizontalAdvance(index.data().toString()) + 3 * kCellInset + 1;
}

void ArgumentDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    const Theme& theme = Theme::instance();
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    if (isSelected)
        painter->fillRect(option.rect, theme.color(Token::Selection));
    painter->setPen(theme.color(Token::Line));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    if (isSelected && index.column() == 0)
        painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), theme.color(Token::Accent));
    const int left = index.column() == 0 ? 2 * kCellInset : kCellInset;
    const int right = index.column() == ArgumentsModel::Value ? 2 * kCellInset : kCellInset;
    const int tool = resetRect(option.rect, index).isEmpty() ? 0 : iconSize();
    const Canvas canvas{*painter, option.rect.adjusted(left, 0, -right - tool, 0), isSelected};
    if (index.column() == ArgumentsModel::Name)
        paintName(canvas, index);
    else if (index.column() == ArgumentsModel::Way)
        paintDirection(canvas, index);
    else
        paintValue(canvas, index);
    if (index.column() != ArgumentsModel::Name && isTwoLines(index))
        paintSize(*painter, option, index);
    paintIcon(*painter, foldRect(option.rect, index),
              index.data(ArgumentsModel::FoldRole).toBool() ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right"));
    paintIcon(*painter, resetRect(option.rect, index), QStringLiteral("undo"));
    paintIcon(*painter, drawRect(option.rect, index, isSelected), QStringLiteral("dice"));
    paintIcon(*painter, listRect(option.rect, index, isSelected), QStringLiteral("chevron-down"));
    painter->restore();
}

QSize ArgumentDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    return {index.column() == ArgumentsModel::Name ? nameWidth(index) : Theme::instance().scaled(64), rowHeight(index)};
}

QWidget* ArgumentDelegate::makeRecipeEditor(QWidget* parent, const QModelIndex& index) const
{
    auto* const editor = new RecipeEditor(m_folder, index.data(ArgumentsModel::WholeRole).toBool(), parent);
    auto* const self = const_cast<ArgumentDelegate*>(this);  // signals of a delegate are not const
    connect(editor, &RecipeEditor::accepted, self, [self, editor](EndEditHint how) {
        emit self->commitData(editor);
        emit self->closeEditor(editor, how);
    });
    connect(editor, &RecipeEditor::typed, self, [self, editor] { emit self->commitData(editor); });
    connect(editor, &RecipeEditor::cancelled, self, [self, editor] { emit self->closeEditor(editor, RevertModelCache); });
    return editor;
}

QWidget* ArgumentDelegate::makeDirectionEditor(QWidget* parent) const
{
    auto* const editor = new QComboBox(parent);
    for (const Direction direction : {Direction::In, Direction::Out, Direction::InOut})
        editor->addItem(icon(nameOf(direction), colorOf(direction)), nameOf(direction));
    auto* const self = const_cast<ArgumentDelegate*>(this);
    connect(editor, &QComboBox::activated, self, [self, editor] {
        emit self->commitData(editor);
        emit self->closeEditor(editor);
    });
    editor->setAccessibleName(tr("Direction"));
    return editor;
}

QWidget* ArgumentDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const
{
    if (index.column() == ArgumentsModel::Way)
        return makeDirectionEditor(parent);
    return isTwoLines(index) ? makeRecipeEditor(parent, index) : makeValueEditor(parent, index);
}

QWidget* ArgumentDelegate::makeValueEditor(QWidget* parent, const QModelIndex& index) const
{
    auto* const editor = new QLineEdit(parent);
    if (const QStringList words = index.data(ArgumentsModel::WordsRole).toStringList(); !words.isEmpty()) {
        auto* const completer = new QCompleter(words, editor);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        editor->setCompleter(completer);
        editor->setPlaceholderText(words.join(QStringLiteral(", ")));
    }
    editor->setFont(Theme::instance().font(FontRole::Mono));
    editor->setStyleSheet(QStringLiteral("QLineEdit { min-height: 0; padding: 0 3px; border-radius: 0; }"));
    editor->setAccessibleName(tr("Value of %1").arg(index.siblingAtColumn(ArgumentsModel::Name).data().toString()));
    return editor;
}

bool ArgumentDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                                   const QModelIndex& index)
{
    const QEvent::Type type = event->type();
    auto* const arguments = qobject_cast<ArgumentsModel*>(model);
    if (arguments == nullptr ||
        (type != QEvent::MouseButtonPress && type != QEvent::MouseButtonRelease && type != QEvent::MouseButtonDblClick))
        return QStyledItemDelegate::editorEvent(event, model, option, index);
    const auto* const mouse = static_cast<const QMouseEvent*>(event);
    const auto isOn = [&](const QRect& icon) {
        return !icon.isEmpty() && icon.adjusted(-4, -4, 4, 4).contains(mouse->position().toPoint());
    };
    // The state of an event's option does not tell it.
    const auto* const view = qobject_cast<const QAbstractItemView*>(option.widget);
    const bool isSelected = view != nullptr && view->selectionModel()->isSelected(index);
    const bool folds = isOn(foldRect(option.rect, index)), resets = isOn(resetRect(option.rect, index)),
               draws = isOn(drawRect(option.rect, index, isSelected)), lists = isOn(listRect(option.rect, index, isSelected));
    if (mouse->button() != Qt::LeftButton || !(folds || resets || draws || lists))
        return QStyledItemDelegate::editorEvent(event, model, option, index);
    if (type != QEvent::MouseButtonRelease)
        return true;
    if (folds)
        arguments->setFolded(index.row(), index.data(ArgumentsModel::FoldRole).toBool());
    else if (resets)
        arguments->reset(index.row());
    else if (lists)
        emit listWanted(index.row());
    else
        arguments->drawSeed(index.row());
    return true;
}

void ArgumentDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    if (auto* const recipe = qobject_cast<RecipeEditor*>(editor))
        recipe->setParts(index.data(ArgumentsModel::PartsRole).toStringList());
    else if (auto* const direction = qobject_cast<QComboBox*>(editor))
        direction->setCurrentText(index.data(Qt::EditRole).toString());
    else if (auto* const line = qobject_cast<QLineEdit*>(editor); line != nullptr && !line->isModified())
        line->setText(index.data(Qt::EditRole).toString());
}

void ArgumentDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    if (const auto* const recipe = qobject_cast<RecipeEditor*>(editor))
        model->setData(index, recipe->parts(), ArgumentsModel::PartsRole);
    else if (const auto* const direction = qobject_cast<QComboBox*>(editor))
        model->setData(index, direction->currentText());
    else if (const auto* const line = qobject_cast<QLineEdit*>(editor))
        model->setData(index, line->text());
}

void ArgumentDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QRect place = option.rect;
    if (index.column() == ArgumentsModel::Way)
        place.setHeight(std::min(place.height(), Theme::instance().scaled(26)));
    editor->setGeometry(place);
}

}  // namespace kd

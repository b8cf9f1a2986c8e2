// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "paintedtexts.h"

#include "tests/program/plainenglish.h"
#include "ui/program/examples.h"
#include "ui/program/words.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QMenu>
#include <QRegularExpression>
#include <QTabBar>
#include <QPlainTextEdit>
#include <QSet>
#include <QTextEdit>

#include <algorithm>

namespace kd {

inline constexpr int kRows = 40;  ///< of a model; those below say nothing new

/// What others called things: titles of the examples as they are and as the welcome page cuts them, names of kernels, presets, types,
/// languages and colour maps.
inline QStringList givenNames()
{
    QStringList names{QStringLiteral("const float*"),  QStringLiteral("float*"),
                      QStringLiteral("float"),         QStringLiteral("int"),
                      QStringLiteral("Deutsch"),       QStringLiteral("English"),
                      QStringLiteral("Magma"),         QStringLiteral("Viridis"),
                      QStringLiteral("Cividis"),       QStringLiteral("rows = 512"),    QStringLiteral("1 Mi elements"),
                      QStringLiteral("8 Mi elements"), QStringLiteral("cudaDeviceProp::major, minor")};
    for (const Example& example : examples()) {
        const QString title = toQt(example.title);
        QString rest = title.section(QStringLiteral(": "), 1);
        names << toQt(example.name) << title << title.section(QStringLiteral(": "), 0, 0) << rest;
        names << rest.replace(0, 1, rest.left(1).toUpper());
        for (const std::string& kernel : example.kernels)
            names << toQt(kernel);
    }
    return names;
}

/// Everything that the window says, and where.
class Reading {
public:
    /// What others wrote: names of the user's, sentences of compilers.
    void except(const QStringList& words) { m_names << words; }
    void addTree(const QString& place, QWidget& root)
    {
        addWidget(place, root);
        for (QWidget* const widget : root.findChildren<QWidget*>())
            if (!isOfManual(*widget))
                addWidget(place, *widget);
        for (const QAction* const action : root.findChildren<QAction*>())
            addAction(place, *action);
    }
    void addText(const QString& place, const QString& text) { add(place, text); }
    /// What is written on the screen, by whichever way: cells, charts, drawings of a widget's own.
    void addPainted(const QString& place, QWidget& root)
    {
        for (QWidget* const widget : root.findChildren<QWidget*>()) {
            if (!isWritten(*widget))
                continue;
            const QString where =
                QStringLiteral("%1, painted by %2 %3").arg(place, QLatin1String(widget->metaObject()->className()), widget->objectName());
            for (const PaintedText& each : paintedTexts(*widget))
                if (!m_painted.contains(each.text))
                    m_painted.insert(each.text, where);
        }
    }
    /// A line for each text with plain English, without repetitions.
    QStringList plain() const
    {
        QStringList lines;
        QStringList names = m_names + givenNames();
        // Shorter names are no words, and stand within code.
        names.removeIf([](const QString& name) { return name.size() < 3; });
        std::sort(names.begin(), names.end(), [](const QString& a, const QString& b) { return a.size() > b.size(); });
        for (auto it = m_texts.begin(); it != m_texts.end(); ++it) {
            QString text = it.key();
            // Nearly no name stands in a text, and to make an expression takes longer than to look for the name.
            for (const QString& name : names)
                if (text.contains(name))
                    text.replace(QRegularExpression(QStringLiteral("(?<!\\w)%1(?!\\w)").arg(QRegularExpression::escape(name))),
                                 QStringLiteral(" "));
            const QStringList words = plainEnglish(text);
            if (!words.isEmpty())
                lines << QStringLiteral("%1: \"%2\" (%3)").arg(it.value(), it.key().left(200), words.join(QStringLiteral(", ")));
        }
        return lines + plainlyPainted(names);
    }
    qsizetype size() const { return m_texts.size(); }
    qsizetype paintedSize() const { return m_painted.size(); }

private:
    /// Lines break names and cells cut them, so each of their words is one, and a word that is cut is none.
    QStringList plainlyPainted(const QStringList& names) const
    {
        static const QRegularExpression kNoLetters(QStringLiteral("[^A-Za-z]+"));
        static const QRegularExpression kCut(QStringLiteral("\\S*…\\S*"));
        QSet<QString> known;
        for (const QString& name : names)
            for (const QString& word : name.split(kNoLetters))
                known.insert(word.toLower());
        QStringList lines;
        for (auto it = m_painted.begin(); it != m_painted.end(); ++it) {
            QStringList words = plainEnglish(QString(it.key()).remove(kCut));
            words.removeIf([&known](const QString& word) { return known.contains(word.toLower()); });
            if (!words.isEmpty())
                lines << QStringLiteral("%1: \"%2\" (%3)").arg(it.value(), it.key().left(200), words.join(QStringLiteral(", ")));
        }
        return lines;
    }
    /// The manual is English in every language.
    static bool isOfManual(const QWidget& widget)
    {
        for (const QWidget* each = &widget; each != nullptr; each = each->parentWidget())
            if (each->objectName().startsWith(QLatin1String("manual.")))
                return true;
        return false;
    }
    /// Whether what `widget` shows is the program's own: sources, consoles, reports and what is typed in fields are others'. A label
    /// that wraps is read above.
    static bool isWritten(const QWidget& widget)
    {
        const auto* const label = qobject_cast<const QLabel*>(&widget);
        if (!widget.isVisible() || isOfManual(widget) || (label != nullptr && label->wordWrap()) || qobject_cast<const QLineEdit*>(&widget) != nullptr)
            return false;
        for (const QWidget* each = &widget; each != nullptr; each = each->parentWidget())
            if (each->inherits("QsciScintillaBase") || each->inherits("QTextEdit") || each->inherits("QPlainTextEdit"))
                return false;
        return true;
    }
    void add(const QString& place, const QString& text)
    {
        // Qt calls the line between two items so, in any language.
        if (!text.isEmpty() && text != QLatin1String("separator") && !m_texts.contains(text))
            m_texts.insert(text, place);
    }
    void addAction(const QString& place, const QAction& action)
    {
        const QString where = place + QStringLiteral(", action ") + action.objectName();
        add(where, action.text());
        add(where, action.toolTip());
        add(where, action.statusTip());
    }
    void addWidget(const QString& place, const QWidget& widget)
    {
        const QString where =
            QStringLiteral("%1, %2 %3").arg(place, QLatin1String(widget.metaObject()->className()), widget.objectName());
        for (const QString& text : {widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.windowTitle(),
                                    widget.accessibleName(), widget.accessibleDescription()})
            add(where, text);
        if (const auto* const label = qobject_cast<const QLabel*>(&widget))
            add(where, label->text());
        if (const auto* const button = qobject_cast<const QAbstractButton*>(&widget))
            add(where, button->text());
        if (const auto* const edit = qobject_cast<const QLineEdit*>(&widget))
            add(where, edit->placeholderText());
        if (const auto* const page = qobject_cast<const QTextEdit*>(&widget); page != nullptr && page->isReadOnly())
            add(where, page->toPlainText());
        if (const auto* const group = qobject_cast<const QGroupBox*>(&widget))
            add(where, group->title());
        if (const auto* const menu = qobject_cast<const QMenu*>(&widget))
            add(where, menu->title());
        if (const auto* const tabs = qobject_cast<const QTabBar*>(&widget)) {
            for (int i = 0; i < tabs->count(); ++i) {
                add(where, tabs->tabText(i));
                add(where, tabs->tabToolTip(i));
            }
        }
        if (const auto* const box = qobject_cast<const QComboBox*>(&widget))
            addItems(where, *box->model(), {});
        if (const auto* const view = qobject_cast<const QAbstractItemView*>(&widget); view != nullptr && view->model() != nullptr)
            addModel(where, *view->model());
    }
    void addModel(const QString& where, const QAbstractItemModel& model)
    {
        for (int column = 0; column < model.columnCount(); ++column) {
            for (const int role : {Qt::DisplayRole, Qt::ToolTipRole})
                add(where + QStringLiteral(" head"), model.headerData(column, Qt::Horizontal, role).toString());
        }
        addItems(where, model, {});
    }
    void addItems(const QString& where, const QAbstractItemModel& model, const QModelIndex& parent)
    {
        for (int row = 0; row < std::min(model.rowCount(parent), kRows); ++row) {
            for (int column = 0; column < model.columnCount(parent); ++column) {
                const QModelIndex index = model.index(row, column, parent);
                for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole, Qt::AccessibleDescriptionRole})
                    add(where, model.data(index, role).toString());
                if (column == 0)
                    addItems(where, model, index);
            }
        }
    }

    QMap<QString, QString> m_texts, m_painted;  // each with the place where it was seen first
    QStringList m_names;
};

}  // namespace kd

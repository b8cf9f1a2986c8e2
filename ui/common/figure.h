// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QVariant>
#include <QWidget>

namespace kd {

/// Names the figure that a widget shows, by which the window explains it: what it is, how it is computed, what would be good.
inline void nameFigure(QWidget& widget, const QString& figure)
{
    widget.setProperty("figure", figure);
}

/// Names the figures of a table's columns, one each. An empty name: the column shows none.
inline void nameColumns(QWidget& table, const QStringList& figures)
{
    table.setProperty("figureColumns", figures);
}

/// Empty where `widget` itself was given none.
inline QString figureOf(const QWidget& widget)
{
    return widget.property("figure").toString();
}

inline QStringList columnFiguresOf(const QWidget& table)
{
    return table.property("figureColumns").toStringList();
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/linecolumn.h"

#include <QObject>
#include <QStringList>

#include <memory>
#include <vector>

class QPainter;
class QPoint;
class QRect;

namespace kd {

class CodeEditor;

/// The columns of figures between line numbers and text. They move with the text; only what is in sight is drawn.
class LineColumns : public QObject {
    Q_OBJECT
public:
    explicit LineColumns(CodeEditor* editor);
    ~LineColumns() override;

    /// Shows a column, in the place of one with its id. The columns stand in the order of kOrder, others behind it.
    void set(const LineColumn& column);
    void remove(const QString& id);
    void clear();
    /// Grey, or in its colours.
    void setStale(const QString& id, bool isStale);
    /// The column as it is now, shown or hidden by the settings; null: there is none of that name.
    const LineColumn* find(const QString& id) const;
    /// Gives the ids of the columns that are there.
    QStringList ids() const;

    /// Gives the width of the margin, in logical pixels; 0: there is no column.
    int width() const;
    /// Tells whether heads stand above the columns.
    bool hasHeads() const;
    /// Draws what the rectangle of the viewport has of the columns, whose left edge is at `left`.
    void paint(QPainter& painter, const QRect& rect, int left) const;
    /// The heads, in a strip of that rectangle's height.
    void paintHeads(QPainter& painter, const QRect& rect, int left) const;
    /// Gives the tip on the line and column at a place of the viewport; empty: none is there.
    QString tipAt(const QPoint& place, int left) const;

signals:
    void changed();  ///< other columns, or other widths

private:
    struct Shown;
    std::vector<const Shown*> visible() const;
    void onLineEdited(int line, int added, bool isAtStart);
    void measure();
    void paintCell(QPainter& painter, const QRect& rect, const Shown& shown, const LineColumn::Cell& cell) const;
    int lineAt(int y) const;

    CodeEditor* m_editor;
    std::vector<Shown> m_columns;
};

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>

#include <optional>
#include <utility>

namespace kd {

class ElementSource;

/// The elements of a source as rows of a table of any length: only what is seen is fetched and drawn.
class ElementGrid : public QAbstractScrollArea {
    Q_OBJECT
public:
    /// Rows and columns from first to last, both included.
    struct Range {
        quint64 firstRow = 0, lastRow = 0, firstColumn = 0, lastColumn = 0;
        friend bool operator==(const Range&, const Range&) = default;
    };

    explicit ElementGrid(ElementSource& source, QWidget* parent = nullptr);

    quint64 rows() const;
    /// Rows that are shown, from first to before last.
    std::pair<quint64, quint64> shownRowRange() const;
    quint64 current() const { return m_current; }
    /// Shows an element and selects it. One beyond the last is the last.
    void goTo(quint64 index);
    /// Does as goTo(), but takes no focus and tells nobody: another view moved the cursor that they share.
    void follow(quint64 index);
    Range selection() const;
    /// Gives a cell's text as it is painted: the element's text, "…" while it is on its way, empty where there is none.
    QString cellText(quint64 row, quint64 column) const;

    QSize sizeHint() const override { return {480, 200}; }

signals:
    void currentChanged(quint64 index);
    void scrolled();
    void copyRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Cell {
        quint64 row = 0, column = 0;
    };
    /// Pixels.
    struct Metrics {
        int header = 0, row = 0, index = 0, column = 0, inset = 0, tail = 0;
    };

    static constexpr int kCellInset = 8, kDenseInset = 3;  // pixels

    void restart();
    void measure();
    int widestHead() const;
    void updateScrollBars();
    quint64 topRow() const;
    void setTopRow(quint64 row);
    quint64 shownRows() const;  ///< wholly visible ones, at least 1
    std::optional<Cell> cellAt(const QPoint& point) const;
    QRect cellRect(quint64 row, quint64 column) const;
    void moveTo(quint64 index, bool extends);
    void bringUp(quint64 index);
    void describe();
    void showCurrent();
    bool moveBy(int key, Qt::KeyboardModifiers modifiers);
    void paintHeader(QPainter& painter, quint64 firstColumn, quint64 lastColumn) const;
    void paintTail(QPainter& painter) const;
    void paintRow(QPainter& painter, quint64 row, quint64 firstColumn, quint64 lastColumn) const;
    void paintCell(QPainter& painter, quint64 row, quint64 column) const;

    ElementSource& m_source;
    Metrics m_metrics;
    quint64 m_current = 0, m_anchor = 0;
    int m_wheelRest = 0;
};

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/advice/problem.h"

#include <QFont>
#include <QObject>

#include <functional>
#include <optional>
#include <vector>

class QPainter;
class QPoint;
class QRect;

namespace kd {

class CodeEditor;

/// Messages on rows of their own beneath lines. They move with their lines, are as wide as what is in sight of the text, and stay
/// there however far the code is scrolled sideways: Scintilla keeps their place, and they are drawn over its own drawing, which
/// scrolls.
class Annotations : public QObject {
    Q_OBJECT
public:
    using Severity = Problem::Severity;
    struct Message {
        Severity severity;
        QString text;
        QString numberFirst;  ///< what the rows show in the place of `text`; empty: the text
    };
    static constexpr int kMaxRows = 8;  ///< rows of one message; a longer one ends in "…", and its tip has all of it

    explicit Annotations(CodeEditor* editor);

    /// Beneath that line (0-based), in the place of what was there.
    void set(int line, const std::vector<Message>& messages);
    /// Sets who tells all that there is to say of a line, for the tip over its rows.
    void setSentenceSource(std::function<QString(int line)> source) { m_sentence = std::move(source); }
    /// Draws what the rectangle of the viewport has of them.
    void paint(QPainter& painter, const QRect& rect) const;
    /// Gives the tip of the rows at a place of the viewport; empty where there is none.
    QString tipAt(const QPoint& place) const;
    /// Looks how wide the text in sight is. changed() follows, soon, where rows break elsewhere now.
    void measure();

signals:
    void changed();  ///< messages are to be set again

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    struct Row {
        int line, index;  ///< index: among the rows of the line's annotation
    };
    void applyStyles();
    QStringList wrapped(const QString& text) const;
    int columnsInSight() const;
    int left() const;
    QFont font() const;
    std::optional<Row> rowAt(int y) const;

    CodeEditor* m_editor;
    std::function<QString(int line)> m_sentence;
    int m_columns = 0;
    bool m_isTelling = false;  ///< changed() is on its way
};

}  // namespace kd

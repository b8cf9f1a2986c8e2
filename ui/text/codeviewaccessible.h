// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/codeview.h"

#include <QAccessibleWidget>

#include <utility>

namespace kd {

/// A CodeView as screen readers read it. In the place of QScintilla's own, which counts the characters before the caret with
/// every paint: 2 ms a megabyte. Offsets count characters (code points).
class CodeViewAccessible : public QAccessibleWidget, public QAccessibleTextInterface {
    using Position = CodeView::Position;

public:
    explicit CodeViewAccessible(CodeView* view);

    /// Makes this what Qt asks about CodeViews. Once is enough.
    static void install();
    /// Tells screen readers, where there are any, that the caret moved.
    static void noteCaret(CodeView* view);
    /// Tell likewise that bytes were inserted at a position, or that `text` was removed from there.
    static void noteInserted(CodeView* view, Position at, Position length);
    static void noteRemoved(CodeView* view, Position at, const QByteArray& text);
    static QAccessibleTextInsertEvent insertionAt(CodeView* view, Position at, Position length);
    static QAccessibleTextRemoveEvent removalAt(CodeView* view, Position at, const QByteArray& text);

    void* interface_cast(QAccessible::InterfaceType type) override;
    QAccessible::State state() const override;

    int characterCount() const override;
    QString text(int from, int to) const override;
    QString textAtOffset(int offset, QAccessible::TextBoundaryType boundary, int* from, int* to) const override;
    QString textBeforeOffset(int offset, QAccessible::TextBoundaryType boundary, int* from, int* to) const override;
    QString textAfterOffset(int offset, QAccessible::TextBoundaryType boundary, int* from, int* to) const override;
    int cursorPosition() const override;
    void setCursorPosition(int offset) override;
    int selectionCount() const override;
    void selection(int index, int* from, int* to) const override;
    void addSelection(int from, int to) override;
    void removeSelection(int index) override;
    void setSelection(int index, int from, int to) override;
    QRect characterRect(int offset) const override;
    int offsetAtPoint(const QPoint& point) const override;
    void scrollToSubstring(int from, int to) override;
    QString attributes(int offset, int* from, int* to) const override;

private:
    static CodeViewAccessible* of(CodeView* view);
    CodeView* view() const;
    int offsetOf(Position position) const;
    Position positionOf(int offset) const;
    std::pair<Position, Position> spanAt(Position position, QAccessible::TextBoundaryType boundary) const;
    QString give(std::pair<Position, Position> span, int* from, int* to) const;
};

}  // namespace kd

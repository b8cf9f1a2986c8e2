// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/codeviewaccessible.h"

#include <algorithm>

namespace kd {
namespace {

using Sci = QsciScintillaBase;
constexpr auto kCounted = static_cast<long>(Sci::SC_LINECHARACTERINDEX_UTF32);

QAccessibleInterface* make(const QString& className, QObject* object)
{
    if (className != QLatin1String(CodeView::staticMetaObject.className()))
        return nullptr;
    return new CodeViewAccessible(static_cast<CodeView*>(object));
}

}  // namespace

CodeViewAccessible::CodeViewAccessible(CodeView* view) : QAccessibleWidget(view, QAccessible::EditableText) { }

void CodeViewAccessible::install()
{
    [[maybe_unused]] static const bool isInstalled = [] {
        QAccessible::installFactory(make);
        return true;
    }();
}

CodeViewAccessible* CodeViewAccessible::of(CodeView* view)
{
    return dynamic_cast<CodeViewAccessible*>(QAccessible::queryAccessibleInterface(view));
}

void CodeViewAccessible::noteCaret(CodeView* view)
{
    const CodeViewAccessible* const access = QAccessible::isActive() ? of(view) : nullptr;
    if (access == nullptr)
        return;
    QAccessibleTextCursorEvent event(view, access->cursorPosition());
    QAccessible::updateAccessibility(&event);
}

void CodeViewAccessible::noteInserted(CodeView* view, Position at, Position length)
{
    if (!QAccessible::isActive() || of(view) == nullptr)
        return;
    QAccessibleTextInsertEvent event = insertionAt(view, at, length);
    QAccessible::updateAccessibility(&event);
}

void CodeViewAccessible::noteRemoved(CodeView* view, Position at, const QByteArray& text)
{
    if (!QAccessible::isActive() || of(view) == nullptr)
        return;
    QAccessibleTextRemoveEvent event = removalAt(view, at, text);
    QAccessible::updateAccessibility(&event);
}

QAccessibleTextInsertEvent CodeViewAccessible::insertionAt(CodeView* view, Position at, Position length)
{
    return {view, of(view)->offsetOf(at), QString::fromUtf8(view->bytes(at, at + length))};
}

QAccessibleTextRemoveEvent CodeViewAccessible::removalAt(CodeView* view, Position at, const QByteArray& text)
{
    return {view, of(view)->offsetOf(at), QString::fromUtf8(text)};
}

void* CodeViewAccessible::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TextInterface)
        return static_cast<QAccessibleTextInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
}

QAccessible::State CodeViewAccessible::state() const
{
    QAccessible::State state = QAccessibleWidget::state();
    state.selectableText = true;
    state.multiLine = true;
    state.readOnly = view()->isReadOnly();
    state.editable = !state.readOnly;
    return state;
}

CodeView* CodeViewAccessible::view() const
{
    return static_cast<CodeView*>(widget());
}

int CodeViewAccessible::offsetOf(Position position) const
{
    const int line = view()->lineOf(position);
    if (view()->SendScintilla(Sci::SCI_GETLINECHARACTERINDEX) == Sci::SC_LINECHARACTERINDEX_NONE)
        view()->SendScintilla(Sci::SCI_ALLOCATELINECHARACTERINDEX, kCounted);
    const long before = view()->SendScintilla(Sci::SCI_INDEXPOSITIONFROMLINE, static_cast<unsigned long>(line), kCounted);
    return static_cast<int>(before) + view()->columnOf(position);
}

CodeViewAccessible::Position CodeViewAccessible::positionOf(int offset) const
{
    const int last = offsetOf(view()->length());
    const int wanted = std::clamp(offset, 0, last);
    const long line = view()->SendScintilla(Sci::SCI_LINEFROMINDEXPOSITION, static_cast<unsigned long>(wanted), kCounted);
    const long before = view()->SendScintilla(Sci::SCI_INDEXPOSITIONFROMLINE, static_cast<unsigned long>(line), kCounted);
    const Position start = view()->lineStart(static_cast<int>(line));
    return wanted == before ? start
                            : view()->SendScintilla(Sci::SCI_POSITIONRELATIVE, static_cast<unsigned long>(start), wanted - before);
}

std::pair<CodeViewAccessible::Position, CodeViewAccessible::Position>
CodeViewAccessible::spanAt(Position position, QAccessible::TextBoundaryType boundary) const
{
    const auto at = static_cast<unsigned long>(position);
    if (boundary == QAccessible::CharBoundary)
        return {position, view()->SendScintilla(Sci::SCI_POSITIONAFTER, at)};
    if (boundary == QAccessible::WordBoundary) {
        const Position end = view()->SendScintilla(Sci::SCI_WORDENDPOSITION, at, 0L);
        return {view()->SendScintilla(Sci::SCI_WORDSTARTPOSITION, at, 0L),
                std::max(end, view()->SendScintilla(Sci::SCI_POSITIONAFTER, at))};
    }
    if (boundary == QAccessible::NoBoundary)
        return {0, view()->length()};
    const int line = view()->lineOf(position);
    return {view()->lineStart(line), line + 1 < view()->lines() ? view()->lineStart(line + 1) : view()->length()};
}

QString CodeViewAccessible::give(std::pair<Position, Position> span, int* from, int* to) const
{
    *from = offsetOf(span.first);
    *to = offsetOf(span.second);
    return QString::fromUtf8(view()->bytes(span.first, span.second));
}

int CodeViewAccessible::characterCount() const
{
    return offsetOf(view()->length());
}

QString CodeViewAccessible::text(int from, int to) const
{
    return QString::fromUtf8(view()->bytes(positionOf(from), positionOf(to)));
}

QString CodeViewAccessible::textAtOffset(int offset, QAccessible::TextBoundaryType boundary, int* from, int* to) const
{
    return give(spanAt(positionOf(offset < 0 ? characterCount() : offset), boundary), from, to);
}

QString CodeViewAccessible::textBeforeOffset(int offset, QAccessible::TextBoundaryType boundary, int* from, int* to) const
{
    const Position start = spanAt(positionOf(offset < 0 ? characterCount() : offset), boundary).first;
    if (start == 0)
        return give({0, 0}, from, to);
    return give(spanAt(view()->SendScintilla(Sci::SCI_POSITIONBEFORE, start), boundary), from, to);
}

QString CodeViewAccessible::textAfterOffset(int offset, QAccessible::TextBoundaryType boundary, int* from, int* to) const
{
    const Position end = spanAt(positionOf(offset < 0 ? characterCount() : offset), boundary).second;
    return give(end == view()->length() ? std::pair(end, end) : spanAt(end, boundary), from, to);
}

int CodeViewAccessible::cursorPosition() const
{
    return offsetOf(view()->caret());
}

void CodeViewAccessible::setCursorPosition(int offset)
{
    const Position position = positionOf(offset);
    view()->select(position, position);
}

int CodeViewAccessible::selectionCount() const
{
    return view()->hasSelectedText() ? 1 : 0;
}

void CodeViewAccessible::selection(int index, int* from, int* to) const
{
    *from = *to = 0;
    if (index != 0 || selectionCount() == 0)
        return;
    *from = offsetOf(view()->SendScintilla(Sci::SCI_GETSELECTIONSTART));
    *to = offsetOf(view()->SendScintilla(Sci::SCI_GETSELECTIONEND));
}

void CodeViewAccessible::addSelection(int from, int to)
{
    view()->select(positionOf(from), positionOf(to));
}

void CodeViewAccessible::removeSelection(int index)
{
    if (index == 0)
        view()->SendScintilla(Sci::SCI_SETEMPTYSELECTION, view()->caret());
}

void CodeViewAccessible::setSelection(int index, int from, int to)
{
    if (index == 0)
        addSelection(from, to);
}

QRect CodeViewAccessible::characterRect(int offset) const
{
    const Position position = positionOf(offset);
    const auto at = [&](unsigned message, Position where) { return static_cast<int>(view()->SendScintilla(message, 0UL, where)); };
    const QPoint corner(at(Sci::SCI_POINTXFROMPOSITION, position), at(Sci::SCI_POINTYFROMPOSITION, position));
    const Position next = view()->SendScintilla(Sci::SCI_POSITIONAFTER, position);
    const int width = std::max(1, at(Sci::SCI_POINTXFROMPOSITION, next) - corner.x());
    const auto height = static_cast<int>(view()->SendScintilla(Sci::SCI_TEXTHEIGHT, view()->lineOf(position)));
    return {view()->viewport()->mapToGlobal(corner), QSize(width, height)};
}

int CodeViewAccessible::offsetAtPoint(const QPoint& point) const
{
    const QPoint here = view()->viewport()->mapFromGlobal(point);
    const Position position =
        view()->SendScintilla(Sci::SCI_POSITIONFROMPOINTCLOSE, static_cast<unsigned long>(here.x()), here.y());
    return position < 0 ? -1 : offsetOf(position);
}

void CodeViewAccessible::scrollToSubstring(int from, int to)
{
    view()->SendScintilla(Sci::SCI_SCROLLRANGE, static_cast<unsigned long>(positionOf(to)), positionOf(from));
}

QString CodeViewAccessible::attributes(int offset, int* from, int* to) const
{
    *from = offset;
    *to = std::min(offset + 1, characterCount());
    return {};
}

}  // namespace kd

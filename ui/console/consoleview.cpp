// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/consoleview.h"

#include "ui/common/format.h"
#include "ui/common/theme.h"
#include "ui/text/textanchor.h"

#include <QKeyEvent>

#include <algorithm>

namespace kd {
namespace {

constexpr int kNoticeStyle = 41;  // behind Scintilla's own
constexpr CodeView::Position kKeptBytes = ConsoleView::kMaxBytes / 5 * 4;

bool isFind(const QKeyEvent* event)
{
    return event->matches(QKeySequence::Find) || event->key() == Qt::Key_F3;
}

}  // namespace

ConsoleView::ConsoleView(ConsoleLog::Shown& shown, QWidget* parent) : CodeView(parent), m_shown(shown)
{
    if (shown.text)
        showText(*shown.text);
    else
        shown.text = document();
    setAccessibleName(tr("Console"));
    setReadOnly(true);
    SendScintilla(SCI_SETUNDOCOLLECTION, 0UL);
    SendScintilla(SCI_SETMARGINLEFT, 0UL, 12L);
    ConsoleView::applyTheme();
}

ConsoleView::~ConsoleView()
{
    m_shown.anchor = TextAnchor::existing();
    if (m_shown.anchor == nullptr)
        m_shown = {};
}

void ConsoleView::applyTheme()
{
    CodeView::applyTheme();
    const Theme& theme = Theme::instance();
    const QFont font = inPoints(theme.font(FontRole::Editor));
    SendScintilla(SCI_STYLESETFONT, static_cast<unsigned long>(kNoticeStyle), font.family().toUtf8().constData());
    SendScintilla(SCI_STYLESETSIZEFRACTIONAL, static_cast<unsigned long>(kNoticeStyle), static_cast<long>(font.pointSizeF() * 100));
    SendScintilla(SCI_STYLESETFORE, static_cast<unsigned long>(kNoticeStyle), theme.color(Token::TextMuted));
    SendScintilla(SCI_STYLESETBACK, static_cast<unsigned long>(kNoticeStyle), theme.color(Token::Editor));
}

bool ConsoleView::isAtEnd() const
{
    return firstVisibleLine() + SendScintilla(SCI_LINESONSCREEN) >= lines() - 1;
}

void ConsoleView::scrollToEnd()
{
    setFirstVisibleLine(std::max(0, lines() - static_cast<int>(SendScintilla(SCI_LINESONSCREEN))));
}

void ConsoleView::add(const std::deque<ConsoleFeed::Piece>& pieces)
{
    const bool follows = isAtEnd();
    // QScintilla counts all characters for every change that it hears of.
    const long mask = SendScintilla(SCI_GETMODEVENTMASK);
    SendScintilla(SCI_SETMODEVENTMASK, 0UL);
    setReadOnly(false);
    for (const ConsoleFeed::Piece& piece : pieces)
        append(piece);
    if (length() > kMaxBytes)
        dropFront();
    setReadOnly(true);
    SendScintilla(SCI_SETMODEVENTMASK, static_cast<unsigned long>(mask));
    emit edited();
    if (follows)
        scrollToEnd();
}

void ConsoleView::append(const ConsoleFeed::Piece& piece)
{
    const Position start = length();
    SendScintilla(SCI_APPENDTEXT, static_cast<unsigned long>(piece.text.size()), piece.text.constData());
    SendScintilla(SCI_STARTSTYLING, static_cast<unsigned long>(start), 0L);
    const int style = piece.kind == ConsoleFeed::Kind::Notice ? kNoticeStyle : 0;
    SendScintilla(SCI_SETSTYLING, static_cast<unsigned long>(length() - start), static_cast<long>(style));
}

void ConsoleView::dropFront()
{
    const int first = m_shown.hasDroppedLine ? 1 : 0;
    const int last = lineOf(length() - kKeptBytes) + 1;
    const int top = firstVisibleLine();
    SendScintilla(SCI_DELETERANGE, static_cast<unsigned long>(lineStart(first)), lineStart(last) - lineStart(first));
    m_shown.dropped += static_cast<quint64>(last - first);
    writeDropped();
    setFirstVisibleLine(std::max(0, top - (last - first)));
}

void ConsoleView::noteDropped(quint64 lines)
{
    if (lines == 0)
        return;
    m_shown.dropped += lines;
    setReadOnly(false);
    writeDropped();
    setReadOnly(true);
}

void ConsoleView::writeDropped()
{
    const QString sentence = m_shown.dropped == 1
        ? tr("1 earlier line was dropped; the console keeps 10 MiB.")
        : tr("%1 earlier lines were dropped; the console keeps 10 MiB.").arg(formatCount(m_shown.dropped));
    const QByteArray text = sentence.toUtf8() + '\n';
    replaceRange(0, m_shown.hasDroppedLine ? lineStart(1) : 0, text);
    SendScintilla(SCI_STARTSTYLING, 0UL, 0L);
    SendScintilla(SCI_SETSTYLING, static_cast<unsigned long>(text.size()), static_cast<long>(kNoticeStyle));
    m_shown.hasDroppedLine = true;
}

void ConsoleView::clearText()
{
    setReadOnly(false);
    SendScintilla(SCI_CLEARALL);
    SendScintilla(SCI_SETSCROLLWIDTH, 1UL);
    setReadOnly(true);
    m_shown.dropped = 0;
    m_shown.hasDroppedLine = false;
}

bool ConsoleView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && isFind(static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return CodeView::event(event);
}

void ConsoleView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Find))
        emit findRequested();
    else if (event->key() == Qt::Key_F3)
        emit findNextRequested(event->modifiers() & Qt::ShiftModifier ? -1 : 1);
    else
        CodeView::keyPressEvent(event);
}

}  // namespace kd

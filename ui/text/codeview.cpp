// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/codeview.h"

#include "ui/common/theme.h"
#include "ui/text/codeviewaccessible.h"

#include <Qsci/qscicommand.h>
#include <Qsci/qscicommandset.h>

#include <QGuiApplication>
#include <QInputMethod>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace kd {
namespace {

constexpr int kLineHeight = 19;  // VISUAL section 4, at the font size below
constexpr int kFontSize = 12;
constexpr int kLargestZoom = 20;
constexpr int kSmallestZoom = -4;
constexpr std::size_t kMaxSingleReplacements = 1000;  // more are one: quicker, but marks between them are lost

/// Keys of the text itself; all other commands with Ctrl and a character are the window's.
bool isTextKey(int key)
{
    const int plain = key & ~int(Qt::KeyboardModifierMask);
    if (!(key & int(Qt::CTRL)) || plain >= Qt::Key_Escape)
        return true;
    for (const int kept : {Qt::Key_A, Qt::Key_C, Qt::Key_V, Qt::Key_X, Qt::Key_Y, Qt::Key_Z})
        if (plain == kept)
            return !(key & int(Qt::ALT));
    return false;
}

}  // namespace

CodeView::CodeView(QWidget* parent) : QsciScintilla(parent)
{
    CodeViewAccessible::install();
    setUtf8(true);
    setFrameShape(QFrame::NoFrame);
    setMargins(0);
    setScrollWidthTracking(true);
    setScrollWidth(1);
    setCaretWidth(2);
    setWrapMode(WrapNone);
    SendScintilla(SCI_SETLAYOUTCACHE, static_cast<unsigned long>(SC_CACHE_PAGE));
    SendScintilla(SCI_SETENDATLASTLINE, 1UL);
    SendScintilla(SCI_SETMARGINLEFT, 0UL, 4L);
    SendScintilla(SCI_SETSELEOLFILLED, 0UL);
    leaveKeysToTheWindow();
    connect(&Theme::instance(), &Theme::changed, this, [this] { applyTheme(); });
    SendScintilla(SCI_SETMODEVENTMASK, static_cast<unsigned long>(SC_MOD_BEFOREINSERT | SC_MOD_BEFOREDELETE | SC_MOD_CHANGEFOLD));
    connect(this, &QsciScintillaBase::SCN_MODIFIED, this,
            [this](int position, int type, const char*, int length) { noteComing(position, type, length); });
    connect(this, &QsciScintillaBase::SCN_ZOOM, this, &CodeView::applyLineHeight);
    connect(this, &QsciScintillaBase::SCN_UPDATEUI, this, [this](int updated) {
        if (updated & SC_UPDATE_SELECTION)
            CodeViewAccessible::noteCaret(this);
    });
    CodeView::applyTheme();
}

QByteArray CodeView::bytes() const
{
    return bytes(0, length());
}

QByteArray CodeView::bytes(Position from, Position to) const
{
    // Scintilla ends the program on a range that is not in the text.
    const Position start = std::max(0L, from);
    const Position end = std::min(to, length());
    if (end <= start)
        return {};
    QByteArray text(end - start + 1, Qt::Uninitialized);
    SendScintilla(SCI_GETTEXTRANGE, start, end, text.data());
    text.chop(1);
    return text;
}

void CodeView::setBytes(const QByteArray& text)
{
    const bool wasReadOnly = isReadOnly();
    tellEdits();
    m_isLoading = true;
    setReadOnly(false);
    SendScintilla(SCI_SETUNDOCOLLECTION, 0UL);
    SendScintilla(SCI_CLEARALL);
    SendScintilla(SCI_APPENDTEXT, static_cast<unsigned long>(text.size()), text.constData());
    SendScintilla(SCI_SETUNDOCOLLECTION, 1UL);
    SendScintilla(SCI_EMPTYUNDOBUFFER);
    SendScintilla(SCI_GOTOPOS, 0UL);
    SendScintilla(SCI_SETSCROLLWIDTH, 1UL);
    setReadOnly(wasReadOnly);
    m_isLoading = false;
}

void CodeView::showText(const QsciDocument& text)
{
    tellEdits();
    setDocument(text);
    setUtf8(true);
    SendScintilla(SCI_SETSCROLLWIDTH, 1UL);
}

void CodeView::replaceBytes(const QByteArray& text)
{
    const int line = lineOf(caret());
    const Position column = caret() - lineStart(line);
    const int first = firstVisibleLine();
    {
        const EditGroup group(*this);
        replaceRange(0, length(), text);
    }
    const int last = std::max(lines() - 1, 0);
    const int caretLine = std::min(line, last);
    SendScintilla(SCI_GOTOPOS, static_cast<unsigned long>(std::min(lineStart(caretLine) + column, lineEnd(caretLine))));
    setFirstVisibleLine(first);
}

/// Scintilla moves no rectangle with what is changed elsewhere: what it selects becomes selections of their own.
void CodeView::leaveRectangle()
{
    if (SendScintilla(SCI_GETSELECTIONMODE) == SC_SEL_STREAM)
        return;
    std::vector<std::pair<Position, Position>> all;
    const long count = SendScintilla(SCI_GETSELECTIONS);
    for (unsigned long i = 0; i < static_cast<unsigned long>(count); ++i)
        all.emplace_back(SendScintilla(SCI_GETSELECTIONNCARET, i), SendScintilla(SCI_GETSELECTIONNANCHOR, i));
    const auto main = static_cast<unsigned long>(SendScintilla(SCI_GETMAINSELECTION));
    SendScintilla(SCI_SETEMPTYSELECTION, static_cast<unsigned long>(all.front().first));
    for (std::size_t i = 0; i < all.size(); ++i)
        SendScintilla(i == 0 ? SCI_SETSELECTION : SCI_ADDSELECTION, static_cast<unsigned long>(all[i].first), all[i].second);
    SendScintilla(SCI_SETMAINSELECTION, main);
}

void CodeView::replaceRange(Position from, Position to, const QByteArray& text)
{
    leaveRectangle();
    const Position start = std::clamp(from, 0L, length());
    SendScintilla(SCI_SETTARGETRANGE, static_cast<unsigned long>(start), std::clamp(to, start, length()));
    SendScintilla(SCI_REPLACETARGET, static_cast<unsigned long>(text.size()), text.constData());
    tellEdits();
}

void CodeView::replaceRanges(const std::vector<Replacement>& replacements)
{
    if (replacements.empty())
        return;
    const EditGroup group(*this);
    if (replacements.size() <= kMaxSingleReplacements) {
        for (auto each = replacements.rbegin(); each != replacements.rend(); ++each)
            replaceRange(each->from, each->to, each->text);
        return;
    }
    QByteArray text;
    Position done = replacements.front().from;
    for (const Replacement& each : replacements) {
        text += bytes(done, each.from) + each.text;
        done = each.to;
    }
    replaceRange(replacements.front().from, done, text);
}

CodeView::EditGroup::EditGroup(CodeView& view) : m_view(view)
{
    ++m_view.m_groups;
    m_view.beginUndoAction();
}

CodeView::EditGroup::~EditGroup()
{
    m_view.endUndoAction();
    --m_view.m_groups;
    m_view.tellEdits();
}

void CodeView::noteComing(Position at, int type, Position length)
{
    if (!(type & (SC_MOD_BEFOREINSERT | SC_MOD_BEFOREDELETE)) || m_isLoading)
        return;
    tellLast();
    const int line = lineOf(at);
    const bool isInsertion = (type & SC_MOD_BEFOREINSERT) != 0;
    m_change = Change{at, length, line, lines(), at == lineStart(line), isInsertion, {}};
    if (!isInsertion && QAccessible::isActive())
        m_change->removed = bytes(at, at + length);
    m_isEdited = true;
    if (!std::exchange(m_isTelling, true))
        QMetaObject::invokeMethod(this, [this] {
            m_isTelling = false;
            tellEdits();
        }, Qt::QueuedConnection);
}

void CodeView::tellLast()
{
    const std::optional<Change> change = std::exchange(m_change, std::nullopt);
    if (!change)
        return;
    emit lineEdited(change->line, lines() - change->lines, change->isAtStart);
    if (change->isInsertion)
        CodeViewAccessible::noteInserted(this, change->at, change->length);
    else
        CodeViewAccessible::noteRemoved(this, change->at, change->removed);
}

void CodeView::tellEdits()
{
    tellLast();
    if (m_groups == 0 && std::exchange(m_isEdited, false))
        emit edited();
}

bool CodeView::event(QEvent* event)
{
    const bool isTaken = QsciScintilla::event(event);
    tellEdits();
    return isTaken;
}

bool CodeView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress && !m_composed.isEmpty())
        QGuiApplication::inputMethod()->commit();
    const bool isTaken = QsciScintilla::viewportEvent(event);
    tellEdits();
    return isTaken;
}

/// QScintilla would write what is composed into the text, and take it back with an undo that reverts what was written
/// meanwhile and leaves other carets outside of the text.
void CodeView::inputMethodEvent(QInputMethodEvent* event)
{
    m_composed = isReadOnly() ? QString() : event->preeditString();
    QInputMethodEvent chosen;
    chosen.setCommitString(event->commitString());
    QsciScintilla::inputMethodEvent(&chosen);
    viewport()->update();
}

void CodeView::paintEvent(QPaintEvent* event)
{
    QsciScintilla::paintEvent(event);
    if (m_composed.isEmpty())
        return;
    const Theme& theme = Theme::instance();
    QFont font = inPoints(theme.font(FontRole::Editor));
    font.setPointSizeF(std::max(2.0, font.pointSizeF() + static_cast<double>(SendScintilla(SCI_GETZOOM))));
    font.setUnderline(true);
    QPainter painter(viewport());
    painter.setFont(font);
    painter.setPen(theme.color(Token::Text));
    const QRect place(static_cast<int>(SendScintilla(SCI_POINTXFROMPOSITION, 0UL, caret())),
                      static_cast<int>(SendScintilla(SCI_POINTYFROMPOSITION, 0UL, caret())),
                      painter.fontMetrics().horizontalAdvance(m_composed), textHeight(0));
    painter.fillRect(place, theme.color(Token::Selection));
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, m_composed);
}

void CodeView::insertAt(const QString& text, int line, int index)
{
    QsciScintilla::insertAt(text, line, index);
    tellEdits();
}

void CodeView::undo()
{
    QsciScintilla::undo();
    tellEdits();
}

void CodeView::redo()
{
    QsciScintilla::redo();
    tellEdits();
}

void CodeView::cut()
{
    QsciScintilla::cut();
    tellEdits();
}

void CodeView::paste()
{
    QsciScintilla::paste();
    tellEdits();
}

CodeView::Position CodeView::lineStart(int line) const
{
    return SendScintilla(SCI_POSITIONFROMLINE, line);
}

CodeView::Position CodeView::lineEnd(int line) const
{
    return SendScintilla(SCI_GETLINEENDPOSITION, line);
}

int CodeView::lineOf(Position position) const
{
    return static_cast<int>(SendScintilla(SCI_LINEFROMPOSITION, position));
}

int CodeView::columnOf(Position position) const
{
    return static_cast<int>(SendScintilla(SCI_COUNTCHARACTERS, static_cast<unsigned long>(lineStart(lineOf(position))), position));
}

void CodeView::select(Position from, Position to)
{
    SendScintilla(SCI_ENSUREVISIBLE, lineOf(from));
    reveal(lineOf(from));
    SendScintilla(SCI_SETSEL, static_cast<unsigned long>(from), to);
}

void CodeView::reveal(int line)
{
    SendScintilla(SCI_ENSUREVISIBLE, line);
    const int shown = static_cast<int>(SendScintilla(SCI_LINESONSCREEN));
    const int top = firstVisibleLine();
    const int visible = static_cast<int>(SendScintilla(SCI_VISIBLEFROMDOCLINE, line));
    if (visible < top || visible >= top + shown - 1)
        setFirstVisibleLine(std::max(0, visible - shown / 3));
}

QFont CodeView::inPoints(QFont font) const
{
    if (font.pixelSize() > 0)
        font.setPointSizeF(font.pixelSize() * 72.0 / logicalDpiY());
    return font;
}

void CodeView::applyTheme()
{
    const Theme& theme = Theme::instance();
    const QColor back = theme.color(Token::Editor);
    const QFont font = inPoints(theme.font(FontRole::Editor));
    if (!lexer()) {
        setPaper(back);
        setColor(theme.color(Token::Text));
        setFont(font);
    }
    setMarginsBackgroundColor(back);
    setMarginsForegroundColor(theme.color(Token::TextMuted));
    setMarginsFont(font);
    setCaretForegroundColor(theme.color(Token::Text));
    setSelectionBackgroundColor(theme.color(Token::Selection));
    resetSelectionForegroundColor();
    applyLineHeight();
}

void CodeView::applyLineHeight()
{
    setExtraAscent(0);
    setExtraDescent(0);
    const QFont font = Theme::instance().font(FontRole::Editor);
    const double base = font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() * logicalDpiY() / 72;
    const double zoomed = base + static_cast<double>(SendScintilla(SCI_GETZOOM)) * logicalDpiY() / 72;
    const int wanted = static_cast<int>(std::lround(zoomed * kLineHeight / kFontSize));
    const int extra = std::max(0, wanted - textHeight(0));
    setExtraAscent((extra + 1) / 2);
    setExtraDescent(extra / 2);
}

void CodeView::wheelEvent(QWheelEvent* event)
{
    if (event->modifiers() != Qt::ControlModifier) {
        QsciScintilla::wheelEvent(event);
        return;
    }
    const int step = event->angleDelta().y() > 0 ? 1 : event->angleDelta().y() < 0 ? -1 : 0;
    const int zoom = static_cast<int>(SendScintilla(SCI_GETZOOM)) + step;
    if (step != 0)
        zoomTo(std::clamp(zoom, kSmallestZoom, kLargestZoom));
    event->accept();
}

void CodeView::leaveKeysToTheWindow()
{
    for (QsciCommand* const command : standardCommands()->commands()) {
        if (!isTextKey(command->key()))
            command->setKey(0);
        if (!isTextKey(command->alternateKey()))
            command->setAlternateKey(0);
    }
}

}  // namespace kd

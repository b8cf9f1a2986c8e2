// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/assembly/assemblyview.h"

#include "core/compile/listing/opcodemeaning.h"
#include "ui/assembly/assemblystyle.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/common/theme.h"
#include "ui/text/linetints.h"
#include "ui/text/liveregisterheat.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

#include <algorithm>
#include <string_view>
#include <utility>

namespace kd {
namespace {

constexpr int kMargin = 0;
constexpr int kMarginWidth = 24;  // logical pixels
constexpr double kMarginFont = 0.96;
const char* const kMinus = "\xe2\x88\x92";

QColor colorOf(AssemblyStyle style)
{
    const Theme& theme = Theme::instance();
    switch (style) {
    case AssemblyStyle::Opcode: return theme.syntax(SyntaxToken::Keyword);
    case AssemblyStyle::Predicate: return theme.syntax(SyntaxToken::Builtin);
    case AssemblyStyle::Number: return theme.syntax(SyntaxToken::Number);
    case AssemblyStyle::Label: return theme.syntax(SyntaxToken::String);
    case AssemblyStyle::Comment: return theme.syntax(SyntaxToken::Comment);
    case AssemblyStyle::Directive: return theme.syntax(SyntaxToken::Preprocessor);
    case AssemblyStyle::Quiet:
    case AssemblyStyle::Note: return theme.color(Token::TextMuted);
    case AssemblyStyle::Plain: break;
    }
    return theme.color(Token::Text);
}

bool isFind(const QKeyEvent* event)
{
    return event->matches(QKeySequence::Find) || event->key() == Qt::Key_F3;
}

bool isZoom(const QKeyEvent* event)
{
    const bool isPlain = event->modifiers() == Qt::ControlModifier;
    return event->matches(QKeySequence::ZoomIn) || event->matches(QKeySequence::ZoomOut) || (isPlain && event->key() == Qt::Key_0);
}

}  // namespace

AssemblyView::AssemblyView(QWidget* parent) : CodeView(parent)
{
    setAccessibleName(tr("Assembly"));
    setReadOnly(true);
    setMargins(1);
    setMarginType(kMargin, TextMarginRightJustified);
    setMarginMarkerMask(kMargin, 0);
    setCaretLineVisible(true);
    SendScintilla(SCI_SETMARGINLEFT, 0UL, 1L);  // no gap between tints and what is left of them
    SendScintilla(SCI_SETLEXER, static_cast<unsigned long>(SCLEX_CONTAINER));
    SendScintilla(SCI_SETUNDOCOLLECTION, 0UL);
    connect(this, &QsciScintillaBase::SCN_STYLENEEDED, this, &AssemblyView::style);
    connect(this, &QsciScintillaBase::SCN_UPDATEUI, this, [this](int updated) {
        if (updated & (SC_UPDATE_V_SCROLL | SC_UPDATE_CONTENT))
            decorate();
        if (updated & SC_UPDATE_SELECTION)
            colorCaretLine();
    });
    connect(this, &QsciScintillaBase::SCN_ZOOM, this, &AssemblyView::applyMarginWidth);
    AssemblyView::applyTheme();
}

void AssemblyView::setContent(AssemblyTextPointer content, bool keepsPlace)
{
    const int line = caretLine();
    const int first = firstVisibleLine();
    m_content = std::move(content);
    m_links = m_content ? LineMapping(*m_content) : LineMapping();
    m_strong = -1;
    markerDeleteAll();
    m_isDecorated.assign(m_content ? m_content->lines.size() / kChunk + 1 : 0, false);
    setBytes(m_content ? m_content->text : QByteArray());
    if (keepsPlace) {
        const int last = std::max(0, lines() - 1);
        SendScintilla(SCI_GOTOPOS, static_cast<unsigned long>(lineStart(std::min(line, last))));
        setFirstVisibleLine(std::min(first, last));
    }
    applyMarginWidth();
    colorCaretLine();
    decorate();
    emit edited();
}

void AssemblyView::setTinted(bool isTinted)
{
    if (std::exchange(m_isTinted, isTinted) != isTinted)
        decorateAnew();
}

void AssemblyView::setStrongBlock(int block)
{
    if (std::exchange(m_strong, block) == block)
        return;
    markerDeleteAll(StrongMarker);
    colorStrong();
    colorCaretLine();
    if (block < 0 || !m_isTinted || m_isStale)
        return;
    for (const LineMapping::Run& run : m_links.block(block).runs)
        for (int line = run.first; line <= run.last; ++line)
            if (m_isDecorated[static_cast<std::size_t>(line / kChunk)])
                markerAdd(line, StrongMarker);
}

void AssemblyView::setShowsLive(bool shows)
{
    if (std::exchange(m_showsLive, shows) != shows)
        decorateAnew();
}

void AssemblyView::setStale(bool isStale)
{
    if (std::exchange(m_isStale, isStale) == isStale)
        return;
    applyTheme();
    decorateAnew();
}

int AssemblyView::peakFrom(int line, int direction) const
{
    const int count = m_content ? static_cast<int>(m_content->lines.size()) : 0;
    const auto isPeak = [this](int at) { return shown(at)->isPeak; };
    for (int step = 1; step <= count; ++step) {
        const int at = ((line + direction * step) % count + count) % count;
        // Where a run of them begins, whichever way one comes.
        if (isPeak(at) && (at == 0 || !isPeak(at - 1)))
            return at;
    }
    return -1;
}

void AssemblyView::goToLine(int line)
{
    select(lineStart(line), lineStart(line));
}

std::pair<int, int> AssemblyView::visibleLines() const
{
    const long top = firstVisibleLine();
    const long rows = SendScintilla(SCI_LINESONSCREEN) + 1;
    const auto lineAt = [this](long row) { return static_cast<int>(SendScintilla(SCI_DOCLINEFROMVISIBLE, row)); };
    return {lineAt(top), std::min(lineAt(top + rows), lines() - 1)};
}

const ShownLine* AssemblyView::shown(int line) const
{
    const bool isThere = m_content && line >= 0 && line < static_cast<int>(m_content->lines.size());
    return isThere ? &m_content->lines[static_cast<std::size_t>(line)] : nullptr;
}

/// What Scintilla asks for: the styles up to `position`.
void AssemblyView::style(int position)
{
    if (!m_content)
        return;
    const long from = SendScintilla(SCI_GETENDSTYLED);
    const long to = std::min<long>(lineEnd(lineOf(position)) + 1, m_content->styles.size());
    if (to <= from)
        return;
    SendScintilla(SCI_STARTSTYLING, static_cast<unsigned long>(from), 0L);
    SendScintilla(SCI_SETSTYLINGEX, static_cast<unsigned long>(to - from), m_content->styles.constData() + from);
}

void AssemblyView::decorate()
{
    if (!m_content)
        return;
    const auto [first, last] = visibleLines();
    for (int chunk = first / kChunk; chunk <= last / kChunk; ++chunk) {
        if (chunk < static_cast<int>(m_isDecorated.size()) && !m_isDecorated[static_cast<std::size_t>(chunk)])
            decorateChunk(chunk);
    }
}

void AssemblyView::decorateAnew()
{
    markerDeleteAll();
    clearMarginText();
    std::fill(m_isDecorated.begin(), m_isDecorated.end(), false);
    colorStrong();
    colorCaretLine();
    applyMarginWidth();
    decorate();
}

void AssemblyView::decorateChunk(int chunk)
{
    m_isDecorated[static_cast<std::size_t>(chunk)] = true;
    const int end = std::min((chunk + 1) * kChunk, static_cast<int>(m_content->lines.size()));
    for (int line = chunk * kChunk; line < end; ++line)
        decorateLine(line);
}

void AssemblyView::decorateLine(int line)
{
    setMargin(line);
    unsigned markers = 0;
    if (const ShownLine::Change change = shown(line)->change; change == ShownLine::Change::Added)
        markers |= 1u << AddedMarker;
    else if (change == ShownLine::Change::Removed)
        markers |= 1u << RemovedMarker;
    const int block = m_isTinted && !m_isStale && !m_content->isDiff ? m_links.blockOfShown(line) : -1;
    if (block >= 0)
        markers |= 1u << (FirstTintMarker + m_links.block(block).slot - 1);
    if (block >= 0 && block == m_strong)
        markers |= 1u << StrongMarker;
    if (markers != 0)
        SendScintilla(SCI_MARKERADDSET, static_cast<unsigned long>(line), static_cast<long>(markers));
}

void AssemblyView::setMargin(int line)
{
    const ShownLine& here = *shown(line);
    QByteArray text;
    int style = 0;
    if (here.change == ShownLine::Change::Added) {
        text = "+";
        style = kAddedStyle;
    } else if (here.change == ShownLine::Change::Removed) {
        text = kMinus;
        style = kRemovedStyle;
    } else if (here.registers > 0 && m_showsLive && !m_isStale && !m_content->isDiff) {
        text = QByteArray::number(here.registers);
        style = here.isPeak ? kPeakStyle : kLiveStyle + here.heat;
    }
    if (text.isEmpty())
        return;
    SendScintilla(SCI_MARGINSETTEXT, static_cast<unsigned long>(line), text.constData());
    SendScintilla(SCI_MARGINSETSTYLE, static_cast<unsigned long>(line), static_cast<long>(style));
}

void AssemblyView::applyMarginWidth()
{
    const bool isWanted = m_content && (m_content->isDiff || (m_content->hasLive && m_showsLive));
    const int digits = static_cast<int>(SendScintilla(SCI_TEXTWIDTH, static_cast<unsigned long>(kPeakStyle), "000"));
    setMarginWidth(kMargin, isWanted ? std::max(Theme::instance().scaled(kMarginWidth), digits + 6) : 0);
}

void AssemblyView::colorStrong()
{
    if (m_strong >= 0)
        setMarkerBackgroundColor(LineTints::color(m_links.block(m_strong).slot, true), StrongMarker);
}

/// Scintilla shows the caret's line in place of the tint of that line.
void AssemblyView::colorCaretLine()
{
    const Theme& theme = Theme::instance();
    const int block = m_isTinted && !m_isStale && m_content && !m_content->isDiff ? m_links.blockOfShown(caretLine()) : -1;
    const QColor plain = mixed(theme.color(Token::Editor), theme.color(Token::Raised), 0.5);
    setCaretLineBackgroundColor(block >= 0 ? LineTints::color(m_links.block(block).slot, block == m_strong) : plain);
}

void AssemblyView::defineStyle(int style, const QColor& text, const QColor& back, bool isBold, double scale)
{
    const QFont font = inPoints(Theme::instance().font(FontRole::Editor));
    const auto number = static_cast<unsigned long>(style);
    SendScintilla(SCI_STYLESETFONT, number, font.family().toUtf8().constData());
    SendScintilla(SCI_STYLESETSIZEFRACTIONAL, number, static_cast<long>(font.pointSizeF() * 100 * scale));
    SendScintilla(SCI_STYLESETBOLD, number, isBold ? 1L : 0L);
    SendScintilla(SCI_STYLESETFORE, number, text);
    SendScintilla(SCI_STYLESETBACK, number, back);
}

void AssemblyView::applyTheme()
{
    CodeView::applyTheme();
    const Theme& theme = Theme::instance();
    const QColor back = theme.color(Token::Editor);
    for (int style = 0; style < kAssemblyStyles; ++style)
        defineStyle(style, m_isStale ? theme.color(Token::TextMuted) : colorOf(static_cast<AssemblyStyle>(style)), back, false, 1);
    for (int level = 0; level < LiveRegisterHeat::kLevels; ++level)
        defineStyle(kLiveStyle + level, LiveRegisterHeat::text(level), LiveRegisterHeat::back(level), false, kMarginFont);
    defineStyle(kPeakStyle, theme.color(Token::Warn), LiveRegisterHeat::back(LiveRegisterHeat::kLevels - 1), true, kMarginFont);
    defineStyle(kAddedStyle, theme.color(Token::Ok), theme.color(Token::OkBack), true, kMarginFont);
    defineStyle(kRemovedStyle, theme.color(Token::Bad), theme.color(Token::BadBack), true, kMarginFont);
    for (int slot = 1; slot <= LineTints::kSlots; ++slot) {
        markerDefine(Background, FirstTintMarker + slot - 1);
        setMarkerBackgroundColor(LineTints::color(slot, false), FirstTintMarker + slot - 1);
    }
    for (const int marker : {StrongMarker, AddedMarker, RemovedMarker})
        markerDefine(Background, marker);
    setMarkerBackgroundColor(theme.color(Token::OkBack), AddedMarker);
    setMarkerBackgroundColor(theme.color(Token::BadBack), RemovedMarker);
    colorStrong();
    colorCaretLine();
    applyMarginWidth();
}

QString AssemblyView::tipAt(const QPoint& position) const
{
    const long at = SendScintilla(SCI_POSITIONFROMPOINT, static_cast<unsigned long>(position.x()), static_cast<long>(position.y()));
    const ShownLine* const line = shown(lineOf(at));
    if (line == nullptr || !line->isInstruction)
        return {};
    QStringList facts;
    if (const QString meaning = opcodeTip(position); !meaning.isEmpty())
        facts << meaning;
    if (m_content->hasLive || line->address > 0)
        facts << tr("Address 0x%1").arg(line->address, 4, 16, QChar(u'0'));
    if (line->sourceLine > 0)
        facts << tr("Line %1 of the source").arg(line->sourceLine);
    if (line->registers > 0)
        facts << (line->registers == 1 ? tr("1 live register") : tr("%1 live registers").arg(line->registers))
                + (line->isPeak ? tr(": the most of this function") : QString());
    if (line->uniformRegisters > 0)
        facts << tr("%1 live uniform registers").arg(line->uniformRegisters);
    if (line->predicates > 0)
        facts << tr("%1 live predicates").arg(line->predicates);
    return facts.join(u'\n');
}

/// What the opcode at `position` does; empty where no opcode or one that is not known stands there.
QString AssemblyView::opcodeTip(const QPoint& position) const
{
    const auto at = static_cast<qsizetype>(SendScintilla(
        SCI_CHARPOSITIONFROMPOINTCLOSE, static_cast<unsigned long>(position.x()), static_cast<long>(position.y())));
    const QByteArray& styles = m_content->styles;
    const auto isOpcode = [&styles](qsizetype byte) {
        return byte >= 0 && byte < styles.size() && styles[byte] == static_cast<char>(AssemblyStyle::Opcode);
    };
    if (!isOpcode(at))
        return {};
    qsizetype first = at, end = at;
    while (isOpcode(first - 1))
        --first;
    while (isOpcode(end))
        ++end;
    const std::string_view text(m_content->text.constData(), static_cast<std::size_t>(m_content->text.size()));
    const std::string_view opcode = text.substr(static_cast<std::size_t>(first), static_cast<std::size_t>(end - first));
    return messageText(opcodeMeaning(m_content->language, opcode));
}

bool AssemblyView::event(QEvent* event)
{
    const auto* const key = event->type() == QEvent::ShortcutOverride ? static_cast<QKeyEvent*>(event) : nullptr;
    if (key != nullptr && (isFind(key) || isZoom(key))) {
        event->accept();
        return true;
    }
    return CodeView::event(event);
}

bool AssemblyView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* const help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), tipAt(help->pos()), viewport());
        return true;
    }
    const bool isTaken = CodeView::viewportEvent(event);
    if (event->type() == QEvent::Resize)
        decorate();
    return isTaken;
}

void AssemblyView::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->matches(QKeySequence::Find))
        emit findWanted();
    else if (event->key() == Qt::Key_F3)
        emit findNextWanted(event->modifiers() & Qt::ShiftModifier ? -1 : 1);
    else if (event->matches(QKeySequence::ZoomIn))
        zoomIn();
    else if (event->matches(QKeySequence::ZoomOut))
        zoomOut();
    else if (isZoom(event))
        resetZoom();
    else if (isEnter)
        emit jumpWanted(caretLine());
    else
        CodeView::keyPressEvent(event);
}

void AssemblyView::mouseDoubleClickEvent(QMouseEvent*)
{
    emit jumpWanted(caretLine());
}

void AssemblyView::contextMenuEvent(QContextMenuEvent* event)
{
    emit menuWanted(event->globalPos());
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/codeeditor.h"

#include "ui/common/icons.h"
#include "ui/common/plaintext.h"
#include "ui/common/theme.h"
#include "ui/editor/annotations.h"
#include "ui/editor/bookmarks.h"
#include "ui/editor/carets.h"
#include "ui/editor/codehelp.h"
#include "ui/editor/cudalexer.h"
#include "ui/editor/linecolumns.h"
#include "ui/editor/lineediting.h"
#include "ui/editor/longlineguard.h"
#include "ui/editor/pythonlexer.h"
#include "ui/text/editorsettings.h"

#include <Qsci/qscicommand.h>
#include <Qsci/qscicommandset.h>

#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QHelpEvent>
#include <QMimeData>
#include <QPainter>
#include <QTimer>
#include <QToolTip>
#include <QUrl>

#include <algorithm>
#include <functional>
#include <utility>

namespace kd {
namespace {

constexpr int kIconMargin = 24;  // logical pixels
constexpr int kFoldMargin = 16;
constexpr int kMarginIcon = 14;
constexpr int kFirstFoldMarker = QsciScintilla::SC_MARKNUM_FOLDEREND;
constexpr int kLastFoldMarker = QsciScintilla::SC_MARKNUM_FOLDEROPEN;
constexpr int kFewestDigits = 4;
constexpr int kFlash = 700;  // milliseconds
constexpr long kSample = 64 * 1024;  // bytes that tell how a file is written
constexpr int kHeads = 18;  // logical pixels

/// The one file that is dragged, when its name ends in one of these; else empty.
QString fileIn(const QMimeData* data, const QStringList& endings)
{
    const QList<QUrl> urls = data->urls();
    if (urls.size() != 1 || !urls.front().isLocalFile())
        return {};
    const QString path = urls.front().toLocalFile();
    return endings.contains(QFileInfo(path).suffix().toLower()) ? path : QString();
}

QString programIn(const QMimeData* data)
{
    return fileIn(data, {QStringLiteral("cu"), QStringLiteral("cuh"), QStringLiteral("kdesk"), QStringLiteral("kdcap")});
}

QString dataIn(const QMimeData* data)
{
    return fileIn(data, {QStringLiteral("npy"), QStringLiteral("csv"), QStringLiteral("bin"), QStringLiteral("png")});
}

/// The heads of an editor's columns of figures.
class ColumnHeads : public QWidget {
public:
    ColumnHeads(CodeEditor* editor, std::function<int()> left) : QWidget(editor), m_editor(editor), m_left(std::move(left)) { }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), Theme::instance().color(Token::Editor));
        m_editor->columns().paintHeads(painter, rect(), m_left());
    }
    bool event(QEvent* event) override
    {
        if (event->type() != QEvent::ToolTip)
            return QWidget::event(event);
        const auto* const help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), m_editor->columns().tipAt(QPoint(help->pos().x(), -1), m_left()), this);
        return true;
    }

private:
    CodeEditor* m_editor;
    std::function<int()> m_left;
};

}  // namespace

CodeEditor::CodeEditor(QWidget* parent)
    : CodeView(parent), m_cuda(new CudaLexer(this)), m_longLines(new LongLineGuard(this)),
      m_tints(new LineTints(this, FirstTintMarker)), m_columns(new LineColumns(this)), m_annotations(new Annotations(this)),
      m_bookmarks(new Bookmarks(this)), m_help(new CodeHelp(this)), m_flash(new QTimer(this))
{
    setAccessibleName(tr("Source"));
    setLexer(m_cuda);
    // Which branches of #if are taken depends on the compile; none is greyed.
    SendScintilla(SCI_SETPROPERTY, "lexer.cpp.track.preprocessor", "0");
    setMargins(MarginCount);
    setUpFolding();
    setUpMargins();
    setUpIndentation();
    setBackspaceUnindents(true);
    setIndentationGuides(true);
    setBraceMatching(SloppyBraceMatch);
    setCaretLineVisible(true);
    allowSeveralCarets(*this);
    leaveKeysToActions();
    m_flash->setSingleShot(true);
    m_flash->setInterval(kFlash);
    connect(m_flash, &QTimer::timeout, this, [this] { markerDeleteAll(FlashMarker); });
    connect(this, &CodeView::lineEdited, this, [this](int, int added) {
        SendScintilla(SCI_SETIDLESTYLING, static_cast<unsigned long>(SC_IDLESTYLING_TOVISIBLE));
        if (added != 0)
            applyMarginWidths();
    });
    connect(m_tints, &LineTints::changed, this, &CodeEditor::colorCaretLine);
    connect(this, &QsciScintillaBase::SCN_UPDATEUI, this, [this](int updated) {
        if (updated & SC_UPDATE_SELECTION)
            colorCaretLine();
    });
    connect(this, &QsciScintillaBase::SCN_CHARADDED, this, [this](int character) { indentAfter(*this, character); });
    connect(this, &QsciScintillaBase::SCN_ZOOM, this, [this] {
        applyMarginWidths();
        EditorSettings::Values values = EditorSettings::instance().values();
        values.zoom = static_cast<int>(SendScintilla(SCI_GETZOOM));
        EditorSettings::instance().set(values);
    });
    connect(m_columns, &LineColumns::changed, this, [this] {
        applyMarginWidths();
        applyHeads();
    });
    connect(&EditorSettings::instance(), &EditorSettings::changed, this, &CodeEditor::applySettings);
    CodeEditor::applyTheme();
    applySettings();
}

/// What the window has an action for: the action's keys, which the user may change, are the only ones.
void CodeEditor::leaveKeysToActions()
{
    constexpr int kAltShift = Qt::ALT | Qt::SHIFT;
    for (QsciCommand* const command : standardCommands()->commands()) {
        const int key = command->key();
        const bool isActions = (key & Qt::CTRL && (key & ~int(Qt::KeyboardModifierMask)) < Qt::Key_Escape) ||
                               key == (kAltShift | Qt::Key_Up) || key == (kAltShift | Qt::Key_Down);
        if (isActions)
            command->setKey(0);
    }
}

void CodeEditor::applySettings()
{
    const EditorSettings::Values& values = EditorSettings::instance().values();
    if (SendScintilla(SCI_GETZOOM) != values.zoom)
        zoomTo(values.zoom);
    setIndentationWidth(values.tabWidth);
    setTabWidth(values.tabWidth);
    setWrapMode(values.wrapsLines ? WrapWord : WrapNone);
    setEdgeColumn(values.ruler);
    setEdgeMode(values.ruler > 0 ? EdgeLine : EdgeNone);
}

void CodeEditor::setUpFolding()
{
    setFolding(PlainFoldStyle, FoldMargin);
    for (int marker = kFirstFoldMarker; marker <= kLastFoldMarker; ++marker)
        SendScintilla(SCI_MARKERDEFINE, static_cast<unsigned long>(marker), static_cast<long>(SC_MARK_EMPTY));
}

void CodeEditor::setUpMargins()
{
    setMarginType(IconMargin, SymbolMargin);
    setMarginMarkerMask(IconMargin, 1 << ErrorMarker | 1 << WarningMarker | 1 << AdviceMarker | 1 << BookmarkMarker);
    setMarginType(NumberMargin, QsciScintilla::NumberMargin);
    setMarginLineNumbers(NumberMargin, true);
    setMarginMarkerMask(NumberMargin, 0);
    setMarginType(ColumnMargin, SymbolMargin);
    setMarginMarkerMask(ColumnMargin, 0);
    setMarginSensitivity(FoldMargin, true);
    setMarginSensitivity(IconMargin, true);
}

void CodeEditor::applyTheme()
{
    const Theme& theme = Theme::instance();
    const QColor back = theme.color(Token::Editor);
    const QFont font = inPoints(theme.font(FontRole::Editor));
    if (m_language == Language::Python)
        m_python->setTheme(font);
    else
        m_cuda->setTheme(font);
    CodeView::applyTheme();
    colorCaretLine();
    setIndentationGuidesForegroundColor(theme.color(Token::Line));
    setIndentationGuidesBackgroundColor(back);
    setMatchedBraceForegroundColor(theme.color(Token::Accent));
    setMatchedBraceBackgroundColor(theme.color(Token::Selection));
    setUnmatchedBraceForegroundColor(theme.color(Token::Bad));
    setUnmatchedBraceBackgroundColor(back);
    setFoldMarginColors(back, back);
    markerDefine(QsciScintilla::Background, FlashMarker);
    setMarkerBackgroundColor(theme.color(Token::Selection), FlashMarker);
    SendScintilla(SCI_SETADDITIONALCARETFORE, theme.color(Token::Accent));
    SendScintilla(SCI_SETADDITIONALSELBACK, theme.color(Token::Selection));
    SendScintilla(SCI_SETADDITIONALSELALPHA, static_cast<unsigned long>(SC_ALPHA_NOALPHA));
    setEdgeColor(theme.color(Token::Line));
    for (const int marker : {ErrorMarker, WarningMarker, AdviceMarker})
        markerDefine(QsciScintilla::Invisible, marker);
    defineIcon(ErrorMarker, "error", Token::Bad);
    defineIcon(WarningMarker, "warning", Token::Warn);
    defineIcon(AdviceMarker, "advice", Token::Info);
    for (const int marker : {SC_MARKNUM_FOLDER, SC_MARKNUM_FOLDEREND})
        defineIcon(marker, "chevron-right", Token::TextMuted);
    for (const int marker : {SC_MARKNUM_FOLDEROPEN, SC_MARKNUM_FOLDEROPENMID})
        defineIcon(marker, "chevron-down", Token::TextMuted);
    applyMarginWidths();
    emit styled();
}

/// Scintilla shows the caret's line in place of the tint of that line.
void CodeEditor::colorCaretLine()
{
    const Theme& theme = Theme::instance();
    const QColor plain = mixed(theme.color(Token::Editor), theme.color(Token::Raised), 0.5);
    const QColor color = m_tints->colorAt(lineOf(caret())).value_or(plain);
    if (std::exchange(m_caretLine, color) != color)
        setCaretLineBackgroundColor(color);
}

void CodeEditor::defineIcon(int marker, const char* name, Token color)
{
    const int size = Theme::instance().scaled(kMarginIcon);
    // QScintilla paints a QImage in its own resolution; what it is told is the place it takes.
    SendScintilla(SCI_RGBAIMAGESETWIDTH, size);
    SendScintilla(SCI_RGBAIMAGESETHEIGHT, size);
    SendScintilla(SCI_MARKERDEFINERGBAIMAGE, static_cast<unsigned long>(marker),
                  iconPixmap(QLatin1String(name), color, size, devicePixelRatioF()).toImage());
}

void CodeEditor::applyMarginWidths()
{
    const auto digits = std::max<qsizetype>(kFewestDigits, QString::number(lines()).size());
    setMarginWidth(IconMargin, Theme::instance().scaled(kIconMargin));
    setMarginWidth(NumberMargin, QString(digits, u'0'));
    setMarginWidth(ColumnMargin, m_columns->width());
    setMarginWidth(FoldMargin, Theme::instance().scaled(kFoldMargin));
    m_annotations->measure();
}

void CodeEditor::setLanguage(Language language)
{
    if (std::exchange(m_language, language) == language)
        return;
    if (language == Language::Python && m_python == nullptr)
        m_python = new PythonLexer(this);
    setColoured();
}

void CodeEditor::setColoured()
{
    if (m_language == Language::Python)
        setLexer(m_python);
    else
        setLexer(m_cuda);
    SendScintilla(SCI_SETPROPERTY, "lexer.cpp.track.preprocessor", "0");
    CodeEditor::applyTheme();
}

void CodeEditor::setUpIndentation()
{
    const int width = EditorSettings::instance().values().tabWidth;
    setIndentationWidth(width);
    setTabWidth(width);
    setIndentationsUseTabs(false);
}

QsciDocument CodeEditor::showNewText()
{
    showText(QsciDocument());
    setUpIndentation();
    setColoured();
    return document();
}

void CodeEditor::startAnew()
{
    SendScintilla(SCI_EMPTYUNDOBUFFER);
    goOn();
}

/// A text that was just opened is coloured to its end while nobody types. What an edit makes uncertain is coloured as it comes into
/// sight: to the end of 50,000 lines it would be 35 ms of each edit.
void CodeEditor::goOn()
{
    SendScintilla(SCI_SETIDLESTYLING, static_cast<unsigned long>(SC_IDLESTYLING_ALL));
    markerDeleteAll(FlashMarker);
    SendScintilla(SCI_SETSCROLLWIDTH, 1UL);
    const QByteArray sample = bytes(0, std::min(length(), kSample));
    const qsizetype feed = sample.indexOf('\n');
    setEolMode(feed > 0 && sample[feed - 1] == '\r' ? EolWindows : EolUnix);
    setUpIndentation();  // which a text keeps from the time that it was shown last
    adoptIndentation(sample);
    m_longLines->lookAnew();
    applyMarginWidths();
}

void CodeEditor::adoptIndentation(const QByteArray& text)
{
    qsizetype tabs = 0;
    qsizetype spaces = 0;
    const QByteArrayList lines = text.split('\n');
    for (const QByteArray& line : lines) {
        tabs += line.startsWith('\t');
        spaces += line.startsWith(' ');
    }
    setIndentationsUseTabs(tabs > spaces);
}

void CodeEditor::showPlace(int line, int column)
{
    const int target = std::clamp(line, 0, std::max(0, lines() - 1));
    Position position = std::min(lineStart(target) + std::max(0, column), lineEnd(target));
    // A column of a line that is another one by now may be within a character.
    if (const Position next = SendScintilla(SCI_POSITIONAFTER, static_cast<unsigned long>(position)); position < lineEnd(target))
        position = SendScintilla(SCI_POSITIONBEFORE, static_cast<unsigned long>(next));
    select(position, position);
    markerDeleteAll(FlashMarker);
    markerAdd(target, FlashMarker);
    m_flash->start();
    setFocus(Qt::OtherFocusReason);
}

bool CodeEditor::isInComment() const
{
    const Position place = caret();
    const Position start = lineStart(lineOf(place));
    const Position styled = SendScintilla(SCI_GETENDSTYLED);
    if (place == 0 || start - styled > kSample || m_longLines->isOn())
        return false;
    SendScintilla(SCI_COLOURISE, static_cast<unsigned long>(std::min(start, styled)), place);
    switch (SendScintilla(SCI_GETSTYLEAT, place - 1)) {
    case QsciLexerCPP::Comment:
    case QsciLexerCPP::CommentLine:
    case QsciLexerCPP::CommentDoc:
    case QsciLexerCPP::CommentLineDoc:
    case QsciLexerCPP::RawString:
        return true;
    default:
        return false;
    }
}

QFont CodeEditor::columnFont(bool isBold) const
{
    QFont font = inPoints(Theme::instance().font(FontRole::Editor));
    font.setPointSizeF(std::max(2.0, font.pointSizeF() + static_cast<double>(SendScintilla(SCI_GETZOOM))));
    font.setBold(isBold);
    return font;
}

int CodeEditor::columnsLeft() const
{
    return marginWidth(IconMargin) + marginWidth(NumberMargin);
}

void CodeEditor::applyHeads()
{
    const int height = m_columns->hasHeads() ? Theme::instance().scaled(kHeads) : 0;
    if (height > 0 && m_heads == nullptr)
        m_heads = new ColumnHeads(this, [this] { return columnsLeft(); });
    if (viewportMargins().top() != height)
        setViewportMargins(0, height, 0, 0);
    if (m_heads == nullptr)
        return;
    m_heads->setGeometry(viewport()->x(), viewport()->y() - height, viewport()->width(), height);
    m_heads->setVisible(height > 0);
    m_heads->update();
}

/// Tips and lists stand in the window, and would stay over what is shown instead.
void CodeEditor::hideEvent(QHideEvent* event)
{
    CodeView::hideEvent(event);
    m_help->close();
}

void CodeEditor::resizeEvent(QResizeEvent* event)
{
    CodeView::resizeEvent(event);
    if (m_heads != nullptr)
        applyHeads();
}

void CodeEditor::paintEvent(QPaintEvent* event)
{
    CodeView::paintEvent(event);
    QPainter painter(viewport());
    painter.setClipRegion(event->region());
    m_annotations->paint(painter, event->rect());
    const QRect margin(columnsLeft(), 0, m_columns->width(), viewport()->height());
    painter.setClipRegion(event->region().intersected(margin));
    m_columns->paint(painter, event->rect(), columnsLeft());
}

bool CodeEditor::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* const help = static_cast<QHelpEvent*>(event);
        const QString tip = m_columns->tipAt(help->pos(), columnsLeft());
        const QString sentences = m_annotations->tipAt(help->pos());
        if (sentences.isEmpty() && tip.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), sentences.isEmpty() ? tip : wrappedTip(sentences), viewport());
        return true;
    }
    return CodeView::viewportEvent(event);
}

void CodeEditor::keyPressEvent(QKeyEvent* event)
{
    if (m_help->handleKey(event))
        return;
    if (event->key() == Qt::Key_Escape && leaveOneCaret(*this))
        return;
    CodeView::keyPressEvent(event);
    m_help->followKey(*event);
}

CodeEditor::Position CodeEditor::positionAt(const QPoint& place) const
{
    return SendScintilla(SCI_POSITIONFROMPOINT, static_cast<unsigned long>(place.x()), static_cast<long>(place.y()));
}

bool CodeEditor::isOfText(const QMouseEvent& event) const
{
    const int text = columnsLeft() + m_columns->width() + marginWidth(FoldMargin);
    return event.button() == Qt::LeftButton && event.pos().x() >= text;
}

/// Ctrl+click asks for a definition, Alt+click adds a caret, Alt+drag selects a rectangle: QScintilla leaves all to who uses it.
void CodeEditor::mousePressEvent(QMouseEvent* event)
{
    const Qt::KeyboardModifiers modifiers = event->modifiers();
    const bool isInText = isOfText(*event);
    if (!isInText || (modifiers != Qt::ControlModifier && modifiers != Qt::AltModifier)) {
        if (isInText && modifiers == Qt::ShiftModifier)
            leaveOneSelection(*this);
        CodeView::mousePressEvent(event);
        return;
    }
    setFocus(Qt::MouseFocusReason);
    m_help->close();
    const Position place = positionAt(event->pos());
    if (modifiers == Qt::ControlModifier) {
        select(place, place);
        emit definitionWanted(place);
        return;
    }
    m_pressed = place;
    SendScintilla(SCI_ADDSELECTION, static_cast<unsigned long>(place), place);
}

/// With Alt, the word becomes the selection of the caret that the first press added. Scintilla's own way restores all
/// selections as they were before the press, though the text may be a shorter one since.
void CodeEditor::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (isOfText(*event) && event->modifiers() == Qt::ControlModifier)
        return;  // the first press has gone to the definition
    if (!isOfText(*event) || event->modifiers() != Qt::AltModifier) {
        CodeView::mouseDoubleClickEvent(event);
        return;
    }
    const auto place = static_cast<unsigned long>(caret());
    const auto main = static_cast<unsigned long>(SendScintilla(SCI_GETMAINSELECTION));
    const Position start = SendScintilla(SCI_WORDSTARTPOSITION, place, 1L);
    const Position end = SendScintilla(SCI_WORDENDPOSITION, place, 1L);
    SendScintilla(SCI_SETSELECTIONNANCHOR, main, start);
    SendScintilla(SCI_SETSELECTIONNCARET, main, end);
}

void CodeEditor::mouseMoveEvent(QMouseEvent* event)
{
    if (m_pressed < 0) {
        CodeView::mouseMoveEvent(event);
        return;
    }
    const Position place = positionAt(event->pos());
    if (!m_isDraggingRectangle && place != m_pressed) {
        m_isDraggingRectangle = true;
        SendScintilla(SCI_SETRECTANGULARSELECTIONANCHOR, static_cast<unsigned long>(std::min(m_pressed, length())));
    }
    if (m_isDraggingRectangle)
        SendScintilla(SCI_SETRECTANGULARSELECTIONCARET, static_cast<unsigned long>(place));
}

void CodeEditor::mouseReleaseEvent(QMouseEvent* event)
{
    m_isDraggingRectangle = false;
    if (std::exchange(m_pressed, -1) < 0)
        CodeView::mouseReleaseEvent(event);
}

void CodeEditor::contextMenuEvent(QContextMenuEvent* event)
{
    emit menuWanted(event->globalPos());
}

void CodeEditor::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls() && programIn(event->mimeData()).isEmpty() && dataIn(event->mimeData()).isEmpty())
        event->ignore();
    else if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
    else
        CodeView::dragEnterEvent(event);
}

void CodeEditor::dragMoveEvent(QDragMoveEvent* event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
    else
        CodeView::dragMoveEvent(event);
}

void CodeEditor::dropEvent(QDropEvent* event)
{
    if (!event->mimeData()->hasUrls()) {
        CodeView::dropEvent(event);
        return;
    }
    event->acceptProposedAction();
    if (const QString path = programIn(event->mimeData()); !path.isEmpty())
        emit fileDropped(path);
    else if (const QString array = dataIn(event->mimeData()); !array.isEmpty())
        emit dataDropped(array);
}

}  // namespace kd

#include "ui/editor/codeeditor.h"

#include "ui/common/icons.h"
#include "ui/common/theme.h"
#include "ui/editor/cudalexer.h"
#include "ui/editor/cudawords.h"
#include "ui/editor/longlines.h"

#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QTimer>
#include <QUrl>

#include <algorithm>
#include <set>

namespace kd {
namespace {

constexpr int kIndent = 4;
constexpr int kIconMargin = 24;  // logical pixels
constexpr int kFoldMargin = 16;
constexpr int kIcon = 14;
constexpr int kFirstFoldMarker = QsciScintilla::SC_MARKNUM_FOLDEREND;
constexpr int kLastFoldMarker = QsciScintilla::SC_MARKNUM_FOLDEROPEN;
constexpr int kFewestDigits = 4;
constexpr int kFlash = 700;  // milliseconds
constexpr long kSample = 64 * 1024;  // bytes that tell how a file is written
constexpr qsizetype kCompletionReach = 512 * 1024;  // bytes on either side of the caret whose words are offered
constexpr qsizetype kMostCompletions = 200;

QColor mixed(const QColor& a, const QColor& b, double share)
{
    const auto mix = [share](int x, int y) { return static_cast<int>(x + (y - x) * share); };
    return QColor(mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue()));
}

/// The one file that is dragged, when it is a program or a session; else empty.
QString programIn(const QMimeData* data)
{
    const QList<QUrl> urls = data->urls();
    if (urls.size() != 1 || !urls.front().isLocalFile())
        return {};
    const QString path = urls.front().toLocalFile();
    static const QStringList kEndings{QStringLiteral("cu"), QStringLiteral("cuh"), QStringLiteral("kdesk")};
    return kEndings.contains(QFileInfo(path).suffix().toLower()) ? path : QString();
}

bool isWordByte(char byte)
{
    return std::isalnum(static_cast<unsigned char>(byte)) || byte == '_';
}

/// Words of `text` that begin with `prefix` and are longer.
void addWords(const QByteArray& text, const QByteArray& prefix, std::set<QByteArray>& words)
{
    for (qsizetype at = text.indexOf(prefix); at >= 0; at = text.indexOf(prefix, at + 1)) {
        if (at > 0 && isWordByte(text[at - 1]))
            continue;
        qsizetype end = at;
        while (end < text.size() && isWordByte(text[end]))
            ++end;
        if (end - at > prefix.size())
            words.insert(text.mid(at, end - at));
    }
}

}  // namespace

CodeEditor::CodeEditor(QWidget* parent)
    : CodeView(parent), m_lexer(new CudaLexer(this)), m_longLines(new LongLines(this)), m_flash(new QTimer(this))
{
    setAccessibleName(tr("Source"));
    setLexer(m_lexer);
    // Which branches of #if are taken depends on the compile; none is greyed.
    SendScintilla(SCI_SETPROPERTY, "lexer.cpp.track.preprocessor", "0");
    SendScintilla(SCI_SETIDLESTYLING, static_cast<unsigned long>(SC_IDLESTYLING_ALL));
    setMargins(MarginCount);
    setUpFolding();
    setUpMargins();
    setIndentationWidth(kIndent);
    setTabWidth(kIndent);
    setIndentationsUseTabs(false);
    setAutoIndent(true);
    setBackspaceUnindents(true);
    setIndentationGuides(true);
    setBraceMatching(SloppyBraceMatch);
    setCaretLineVisible(true);
    SendScintilla(SCI_AUTOCSETSEPARATOR, static_cast<unsigned long>('\n'));
    SendScintilla(SCI_AUTOCSETDROPRESTOFWORD, 1UL);
    m_flash->setSingleShot(true);
    m_flash->setInterval(kFlash);
    connect(m_flash, &QTimer::timeout, this, [this] { markerDeleteAll(FlashMarker); });
    connect(this, &CodeView::lineEdited, this, [this](int, int added) {
        if (added != 0)
            applyMarginWidths();
    });
    connect(this, &QsciScintillaBase::SCN_ZOOM, this, &CodeEditor::applyMarginWidths);
    CodeEditor::applyTheme();
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
    setMarginMarkerMask(IconMargin, 1 << ErrorMarker | 1 << WarningMarker | 1 << AdviceMarker);
    setMarginType(NumberMargin, QsciScintilla::NumberMargin);
    setMarginLineNumbers(NumberMargin, true);
    setMarginMarkerMask(NumberMargin, 0);
    setMarginSensitivity(FoldMargin, true);
}

void CodeEditor::applyTheme()
{
    const Theme& theme = Theme::instance();
    const QColor back = theme.color(Token::Editor);
    m_lexer->setTheme(inPoints(theme.font(FontRole::Editor)));
    CodeView::applyTheme();
    setCaretLineBackgroundColor(mixed(back, theme.color(Token::Raised), 0.5));
    setIndentationGuidesForegroundColor(theme.color(Token::Line));
    setIndentationGuidesBackgroundColor(back);
    setMatchedBraceForegroundColor(theme.color(Token::Accent));
    setMatchedBraceBackgroundColor(theme.color(Token::Selection));
    setUnmatchedBraceForegroundColor(theme.color(Token::Bad));
    setUnmatchedBraceBackgroundColor(back);
    setFoldMarginColors(back, back);
    markerDefine(QsciScintilla::Background, FlashMarker);
    setMarkerBackgroundColor(theme.color(Token::Selection), FlashMarker);
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
}

void CodeEditor::defineIcon(int marker, const char* name, Token color)
{
    const int size = Theme::instance().scaled(kIcon);
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
    setMarginWidth(FoldMargin, Theme::instance().scaled(kFoldMargin));
}

void CodeEditor::setColoured()
{
    setLexer(m_lexer);
    SendScintilla(SCI_SETPROPERTY, "lexer.cpp.track.preprocessor", "0");
    CodeEditor::applyTheme();
}

void CodeEditor::startAnew()
{
    SendScintilla(SCI_EMPTYUNDOBUFFER);
    SendScintilla(SCI_SETSCROLLWIDTH, 1UL);
    const QByteArray sample = bytes(0, std::min(length(), kSample));
    const qsizetype feed = sample.indexOf('\n');
    setEolMode(feed > 0 && sample[feed - 1] == '\r' ? EolWindows : EolUnix);
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

void CodeEditor::toggleComment()
{
    const int first = lineOf(SendScintilla(SCI_GETSELECTIONSTART));
    const Position end = SendScintilla(SCI_GETSELECTIONEND);
    const int last = std::max(first, end == lineStart(lineOf(end)) && lineOf(end) > first ? lineOf(end) - 1 : lineOf(end));
    bool isCommented = true;
    Position column = -1;
    for (int line = first; line <= last; ++line) {
        const QByteArray text = lineBytes(line);
        if (text.trimmed().isEmpty())
            continue;
        const Position indent = SendScintilla(SCI_GETLINEINDENTPOSITION, line) - lineStart(line);
        column = column < 0 ? indent : std::min(column, indent);
        isCommented = isCommented && text.trimmed().startsWith("//");
    }
    if (column < 0)
        return;
    std::vector<Replacement> changes;
    for (int line = first; line <= last; ++line) {
        const Position indent = SendScintilla(SCI_GETLINEINDENTPOSITION, line);
        const QByteArray text = bytes(indent, lineEnd(line));
        if (text.isEmpty())
            continue;
        if (isCommented)
            changes.push_back({indent, indent + (text.startsWith("// ") ? 3 : 2), {}});
        else
            changes.push_back({lineStart(line) + column, lineStart(line) + column, "// "});
    }
    replaceRanges(changes);
}

void CodeEditor::duplicate()
{
    SendScintilla(SCI_SELECTIONDUPLICATE);
    tellEdits();
}

void CodeEditor::complete()
{
    const Position start = SendScintilla(SCI_WORDSTARTPOSITION, static_cast<unsigned long>(caret()), 1L);
    const QByteArray prefix = bytes(start, caret());
    if (prefix.isEmpty())
        return;
    std::set<QByteArray> words;
    const Position reach = static_cast<Position>(kCompletionReach);
    addWords(bytes(std::max(0L, start - reach), start), prefix, words);
    addWords(bytes(caret(), std::min(length(), caret() + reach)), prefix, words);
    for (const QByteArray& word : cudawords::all())
        if (word.startsWith(prefix))
            words.insert(word);
    QByteArrayList list(words.begin(), words.end());
    list = list.mid(0, kMostCompletions);
    if (!list.isEmpty())
        SendScintilla(SCI_AUTOCSHOW, static_cast<unsigned long>(prefix.size()), list.join('\n').constData());
}

void CodeEditor::showPlace(int line, int column)
{
    const int target = std::clamp(line, 0, std::max(0, lines() - 1));
    const Position position = std::min(lineStart(target) + std::max(0, column), lineEnd(target));
    select(position, position);
    markerDeleteAll(FlashMarker);
    markerAdd(target, FlashMarker);
    m_flash->start();
    setFocus(Qt::OtherFocusReason);
}

void CodeEditor::contextMenuEvent(QContextMenuEvent* event)
{
    emit menuWanted(event->globalPos());
}

void CodeEditor::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls() && programIn(event->mimeData()).isEmpty())
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
}

}  // namespace kd

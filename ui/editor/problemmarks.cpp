#include "ui/editor/problemmarks.h"

#include "ui/common/theme.h"
#include "ui/editor/codeeditor.h"
#include "ui/editor/linelog.h"

#include <QEvent>

#include <algorithm>
#include <functional>

namespace kd {
namespace {

using Severity = Problem::Severity;
constexpr Severity kSeverities[] = {Severity::Error, Severity::Warning, Severity::Advice};
constexpr int kFirstIndicator = 8;  // one a severity
constexpr int kFirstStyle = 40;     // of annotations, one a severity; behind Scintilla's own
constexpr std::size_t kMostMarks = 500;
constexpr std::size_t kMostMessages = 4;  // a line
constexpr qsizetype kMaxMessageRows = 3;        // a message
constexpr int kFewestColumns = 40;
constexpr int kMeasured = 64;  // characters

int indexOf(Severity severity)
{
    return static_cast<int>(severity);
}

Token wordToken(Severity severity)
{
    return severity == Severity::Error ? Token::Bad : severity == Severity::Warning ? Token::Warn : Token::Info;
}

Token backToken(Severity severity)
{
    return severity == Severity::Error ? Token::BadBack : severity == Severity::Warning ? Token::WarnBack : Token::InfoBack;
}

/// "variable … (#177-D)" with its number in front.
QString numberFirst(const QString& message)
{
    const qsizetype open = message.lastIndexOf(QStringLiteral(" (#"));
    if (open < 0 || !message.endsWith(u')'))
        return message;
    return message.mid(open + 2).chopped(1) + QStringLiteral("  ") + message.left(open);
}

}  // namespace

ProblemMarks::ProblemMarks(CodeEditor* editor) : QObject(editor), m_editor(editor)
{
    m_editor->setAnnotationDisplay(QsciScintilla::AnnotationStandard);
    m_editor->viewport()->installEventFilter(this);
    connect(m_editor, &CodeView::edited, this, &ProblemMarks::dropEdited);
    connect(m_editor, &QsciScintillaBase::SCN_ZOOM, this, &ProblemMarks::applyTheme);
    connect(&Theme::instance(), &Theme::changed, this, &ProblemMarks::applyTheme);
    applyTheme();
}

void ProblemMarks::applyTheme()
{
    const Theme& theme = Theme::instance();
    QFont font = theme.font(FontRole::Editor);
    const double pixels = font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() * m_editor->logicalDpiY() / 72;
    for (const Severity severity : kSeverities) {
        const auto style = static_cast<unsigned long>(kFirstStyle + indexOf(severity));
        m_editor->SendScintilla(QsciScintilla::SCI_STYLESETFONT, style, font.family().toUtf8().constData());
        m_editor->SendScintilla(QsciScintilla::SCI_STYLESETSIZEFRACTIONAL, style,
                                static_cast<long>(pixels * 72 / m_editor->logicalDpiY() * 0.96 * 100));
        m_editor->SendScintilla(QsciScintilla::SCI_STYLESETFORE, style, theme.color(wordToken(severity)));
        m_editor->SendScintilla(QsciScintilla::SCI_STYLESETBACK, style, theme.color(backToken(severity)));
        const int indicator = kFirstIndicator + indexOf(severity);
        m_editor->indicatorDefine(QsciScintilla::SquiggleIndicator, indicator);
        m_editor->setIndicatorForegroundColor(theme.color(wordToken(severity)), indicator);
    }
}

void ProblemMarks::setProblems(const std::vector<Problem>& problems, const LineLog& log)
{
    clear();
    m_columns = columnsInSight();
    for (const Problem& problem : problems) {
        if (!problem.isMarked || !problem.place.file.isEmpty() || problem.place.line < 1)
            continue;
        const std::optional<int> line = log.map(problem.place.line - 1, problem.revision);
        if (line && *line < m_editor->lines())
            show(problem, *line);
    }
    for (const Mark& mark : m_marks)
        annotate(m_editor->markerLine(mark.handle), mark);
}

void ProblemMarks::show(const Problem& problem, int line)
{
    const auto isHere = [&](const Mark& mark) { return m_editor->markerLine(mark.handle) == line; };
    auto found = std::find_if(m_marks.begin(), m_marks.end(), isHere);
    if (found == m_marks.end()) {
        if (m_marks.size() == kMostMarks)
            return;
        const int handle = m_editor->markerAdd(line, CodeEditor::ErrorMarker + indexOf(problem.severity));
        m_marks.push_back({.handle = handle, .problemLine = problem.place.line, .line = m_editor->lineBytes(line).trimmed()});
        found = m_marks.end() - 1;
    }
    const auto isWorse = [&](const Message& message) { return message.severity <= problem.severity; };
    if (!found->messages.empty() && std::none_of(found->messages.begin(), found->messages.end(), isWorse)) {
        m_editor->markerDeleteHandle(found->handle);
        found->handle = m_editor->markerAdd(line, CodeEditor::ErrorMarker + indexOf(problem.severity));
    }
    const auto isSame = [&](const Message& message) { return message.text == problem.message; };
    if (found->messages.size() < kMostMessages && std::none_of(found->messages.begin(), found->messages.end(), isSame))
        found->messages.push_back({problem.severity, problem.message});
    showSquiggle(problem, line);
}

void ProblemMarks::showSquiggle(const Problem& problem, int line)
{
    const CodeView::Position start = m_editor->lineStart(line);
    const CodeView::Position end = m_editor->lineEnd(line);
    CodeView::Position from = m_editor->SendScintilla(QsciScintilla::SCI_GETLINEINDENTPOSITION, line);
    CodeView::Position to = end;
    if (problem.place.column > 0) {
        from = std::min(start + problem.place.column - 1, std::max(start, end - 1));
        to = m_editor->SendScintilla(QsciScintilla::SCI_WORDENDPOSITION, static_cast<unsigned long>(from), 1L);
        to = std::max(to, m_editor->SendScintilla(QsciScintilla::SCI_POSITIONAFTER, from));
    }
    m_editor->SendScintilla(QsciScintilla::SCI_SETINDICATORCURRENT,
                            static_cast<unsigned long>(kFirstIndicator + indexOf(problem.severity)));
    m_editor->SendScintilla(QsciScintilla::SCI_INDICATORFILLRANGE, static_cast<unsigned long>(from),
                            std::min(to, end) - from);
}

void ProblemMarks::annotate(int line, const Mark& mark)
{
    QByteArray text;
    QByteArray styles;
    for (const Message& message : mark.messages) {
        for (const QString& row : wrapped(numberFirst(message.text))) {
            const QByteArray bytes = (text.isEmpty() ? " " : "\n ") + row.leftJustified(m_columns).toUtf8();
            text += bytes;
            styles += QByteArray(bytes.size(), static_cast<char>(kFirstStyle + indexOf(message.severity)));
        }
    }
    m_editor->SendScintilla(QsciScintilla::SCI_ANNOTATIONSETTEXT, static_cast<unsigned long>(line), text.constData());
    m_editor->SendScintilla(QsciScintilla::SCI_ANNOTATIONSETSTYLES, static_cast<unsigned long>(line), styles.constData());
}

QStringList ProblemMarks::wrapped(const QString& text) const
{
    QStringList rows;
    QString rest = text;
    while (rest.size() > m_columns && rows.size() < kMaxMessageRows) {
        qsizetype cut = rest.lastIndexOf(u' ', m_columns);
        cut = cut < m_columns / 2 ? m_columns : cut;
        rows << rest.left(cut);
        rest = rest.mid(cut).trimmed();
    }
    if (rows.size() < kMaxMessageRows)
        rows << rest;
    else if (!rest.isEmpty())
        rows.last() = rows.last().left(m_columns - 1) + QChar(0x2026);
    return rows;
}

int ProblemMarks::columnsInSight() const
{
    int margins = 0;
    for (int margin = 0; margin < CodeEditor::MarginCount; ++margin)
        margins += m_editor->marginWidth(margin);
    const QByteArray row(kMeasured, '0');
    const auto width = m_editor->SendScintilla(QsciScintilla::SCI_TEXTWIDTH, static_cast<unsigned long>(kFirstStyle), row.constData());
    const long columns = (m_editor->viewport()->width() - margins) * kMeasured / std::max(1L, width) - 2;
    return static_cast<int>(std::max<long>(kFewestColumns, columns));
}

void ProblemMarks::dropEdited()
{
    const auto isEdited = [this](const Mark& mark) {
        const int line = m_editor->markerLine(mark.handle);
        return line < 0 || m_editor->lineBytes(line).trimmed() != mark.line;
    };
    const auto edited = std::stable_partition(m_marks.begin(), m_marks.end(), std::not_fn(isEdited));
    std::for_each(edited, m_marks.end(), [this](const Mark& mark) { remove(mark); });
    m_marks.erase(edited, m_marks.end());
}

void ProblemMarks::remove(const Mark& mark)
{
    const int line = m_editor->markerLine(mark.handle);
    if (line < 0)
        return;
    m_editor->markerDeleteHandle(mark.handle);
    m_editor->clearAnnotations(line);
    const CodeView::Position start = m_editor->lineStart(line);
    for (const Severity severity : kSeverities) {
        m_editor->SendScintilla(QsciScintilla::SCI_SETINDICATORCURRENT,
                                static_cast<unsigned long>(kFirstIndicator + indexOf(severity)));
        m_editor->SendScintilla(QsciScintilla::SCI_INDICATORCLEARRANGE, static_cast<unsigned long>(start),
                                m_editor->lineEnd(line) - start);
    }
}

void ProblemMarks::clear()
{
    m_marks.clear();
    for (const Severity severity : kSeverities) {
        m_editor->markerDeleteAll(CodeEditor::ErrorMarker + indexOf(severity));
        m_editor->SendScintilla(QsciScintilla::SCI_SETINDICATORCURRENT,
                                static_cast<unsigned long>(kFirstIndicator + indexOf(severity)));
        m_editor->SendScintilla(QsciScintilla::SCI_INDICATORCLEARRANGE, 0UL, m_editor->length());
    }
    m_editor->clearAnnotations();
}

std::optional<int> ProblemMarks::lineOf(int problemLine) const
{
    const auto isIt = [problemLine](const Mark& mark) { return mark.problemLine == problemLine; };
    const auto found = std::find_if(m_marks.begin(), m_marks.end(), isIt);
    const int line = found == m_marks.end() ? -1 : m_editor->markerLine(found->handle);
    return line < 0 ? std::nullopt : std::optional(line);
}

QString ProblemMarks::sentenceAt(long position) const
{
    const auto hasSquiggle = [&](Severity severity) {
        const auto indicator = static_cast<unsigned long>(kFirstIndicator + indexOf(severity));
        return m_editor->SendScintilla(QsciScintilla::SCI_INDICATORVALUEAT, indicator, position) != 0;
    };
    if (std::none_of(std::begin(kSeverities), std::end(kSeverities), hasSquiggle))
        return {};
    const int line = m_editor->lineOf(position);
    const auto isHere = [&](const Mark& mark) { return m_editor->markerLine(mark.handle) == line; };
    const auto found = std::find_if(m_marks.begin(), m_marks.end(), isHere);
    QStringList sentences;
    if (found != m_marks.end())
        for (const Message& message : found->messages)
            sentences << message.text;
    return sentences.join(u'\n');
}

std::vector<int> ProblemMarks::lines() const
{
    std::vector<int> lines;
    for (const Mark& mark : m_marks)
        lines.push_back(m_editor->markerLine(mark.handle));
    std::sort(lines.begin(), lines.end());
    return lines;
}

bool ProblemMarks::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() == QEvent::Resize && !m_marks.empty() && columnsInSight() != m_columns) {
        m_columns = columnsInSight();
        for (const Mark& mark : m_marks)
            annotate(m_editor->markerLine(mark.handle), mark);
    }
    return QObject::eventFilter(object, event);
}

}  // namespace kd

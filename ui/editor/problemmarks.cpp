// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/problemmarks.h"

#include "ui/common/theme.h"
#include "ui/editor/codeeditor.h"
#include "ui/editor/linetracker.h"

#include <algorithm>
#include <functional>

namespace kd {
namespace {

using Severity = Problem::Severity;
constexpr Severity kSeverities[] = {Severity::Error, Severity::Warning, Severity::Advice};
constexpr int kFirstIndicator = 8;  // one a severity
constexpr std::size_t kMaxMarks = 500;
constexpr std::size_t kMaxMessages = 4;  // a line

int indexOf(Severity severity)
{
    return static_cast<int>(severity);
}

Token squiggleToken(Severity severity)
{
    return severity == Severity::Error ? Token::Bad : severity == Severity::Warning ? Token::Warn : Token::Info;
}

}  // namespace

ProblemMarks::ProblemMarks(CodeEditor* editor) : QObject(editor), m_editor(editor)
{
    connect(m_editor, &CodeView::edited, this, &ProblemMarks::dropEdited);
    connect(m_editor, &CodeEditor::styled, this, &ProblemMarks::applyTheme);
    connect(&m_editor->annotations(), &Annotations::changed, this, &ProblemMarks::annotate);
    m_editor->annotations().setSentenceSource([this](int line) { return sentencesOf(line); });
    applyTheme();
}

void ProblemMarks::applyTheme()
{
    for (const Severity severity : kSeverities) {
        const int indicator = kFirstIndicator + indexOf(severity);
        m_editor->indicatorDefine(QsciScintilla::SquiggleIndicator, indicator);
        m_editor->setIndicatorForegroundColor(Theme::instance().color(squiggleToken(severity)), indicator);
    }
}

void ProblemMarks::setProblems(const std::vector<Problem>& problems, const LineTracker& log)
{
    clear();
    for (const Problem& problem : problems) {
        if (!problem.isMarked || !problem.place.file.empty() || problem.place.line < 1)
            continue;
        const std::optional<int> line = log.map(problem.place.line - 1, problem.revision);
        if (line && *line < m_editor->lines())
            show(problem, *line);
    }
    annotate();
}

void ProblemMarks::annotate()
{
    for (const Mark& mark : m_marks)
        if (const int line = m_editor->markerLine(mark.handle); line >= 0)
            m_editor->annotations().set(line, mark.messages);
}

void ProblemMarks::show(const Problem& problem, int line)
{
    const auto isHere = [&](const Mark& mark) { return m_editor->markerLine(mark.handle) == line; };
    auto found = std::find_if(m_marks.begin(), m_marks.end(), isHere);
    if (found == m_marks.end()) {
        if (m_marks.size() == kMaxMarks)
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
    if (found->messages.size() < kMaxMessages && std::none_of(found->messages.begin(), found->messages.end(), isSame))
        found->messages.push_back({problem.severity, problem.message, problem.numberFirst});
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
    return sentencesOf(m_editor->lineOf(position));
}

QString ProblemMarks::sentencesOf(int line) const
{
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

}  // namespace kd

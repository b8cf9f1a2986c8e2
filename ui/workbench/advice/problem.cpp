// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/advice/problem.h"

#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/common/threadplace.h"
#include "ui/workbench/documents/document.h"
#include "ui/workbench/documents/sourceplace.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace kd {
namespace {

struct ProblemText {
    Q_DECLARE_TR_FUNCTIONS(ProblemText)
};

/// One line, whatever a source or a compiler put there: controls, also those that turn the direction, become spaces.
QString line(QString words)
{
    constexpr qsizetype kLongest = 8192;
    words.truncate(kLongest);
    for (QChar& character : words)
        if (character.category() == QChar::Other_Control || character.category() == QChar::Other_Format)
            character = u' ';
    return words.simplified();
}

QString line(const std::string& text)
{
    return line(QString::fromStdString(text));
}

QString line(const Message& message)
{
    return line(messageText(message));
}

/// The compiler that judged the build; where none did, the one that was chosen. Empty: not known.
QString compilerOf(const CompileOutcome& outcome, const Document& document)
{
    const CompilerChoice choice = document.session().compile.compiler;
    const bool isKnown = !outcome.nvccVersion.empty() || !outcome.nvrtcVersion.empty();
    if (isKnown ? !outcome.nvccVersion.empty() : choice == CompilerChoice::Nvcc)
        return QStringLiteral("nvcc");
    return isKnown || choice == CompilerChoice::Nvrtc ? QStringLiteral("NVRTC") : QString();
}

QString stageName(const std::string& stage, const QString& compiler)
{
    if (stage == "ptxas")
        return QStringLiteral("ptxas");
    if (stage == "options")
        return ProblemText::tr("Options");
    return compiler.isEmpty() ? QStringLiteral("NVRTC") : compiler;
}

Problem problemOf(const Diagnostic& diagnostic, const QString& compiler, quint64 revision, const Document& document)
{
    using Severity = Problem::Severity;
    const Severity severity = diagnostic.severity == Diagnostic::Severity::Error     ? Severity::Error
                              : diagnostic.severity == Diagnostic::Severity::Warning ? Severity::Warning
                                                                                     : Severity::Advice;
    const QString number = line(diagnostic.number);
    return {.severity = severity,
            .message = line(numberedMessage(diagnostic)),
            .numberFirst = number.isEmpty() ? QString() : number + QStringLiteral("  ") + line(diagnostic.message),
            .place = placeIn(document, diagnostic.position),
            .from = stageName(diagnostic.stage, compiler),
            .revision = revision};
}

/// What no compiler judged. Where NVRTC refused it and there is no nvcc, the sentence stands at what NVRTC refused.
Problem problemOfUnjudged(const Build& build, const QString& compiler, const Document& document)
{
    const CompileOutcome& outcome = *build.outcome;
    const auto refused = std::ranges::find(outcome.diagnostics, Diagnostic::Severity::Error, &Diagnostic::severity);
    return {.message = line(outcome.message),
            .place = refused == outcome.diagnostics.end() ? SourcePosition() : placeIn(document, refused->position),
            .from = compiler.isEmpty() ? ProblemText::tr("Compiler") : compiler,
            .revision = build.revision};
}

QString mismatchText(const Verification& check)
{
    if (!check.message.empty())
        return ProblemText::tr("%1 could not be compared with its reference: %2").arg(line(check.name), line(check.message));
    const QString count = check.mismatches == 1 ? ProblemText::tr("1 element differs")
                                                : ProblemText::tr("%1 elements differ").arg(formatCount(check.mismatches));
    return ProblemText::tr("%1: %2 from the reference, first [%3]: expected %4, got %5.")
        .arg(line(check.name), count, formatCount(check.firstIndex), typeset(formatNumber(check.expected)),
             typeset(formatNumber(check.actual)));
}

/// "1 / 0 gives inf, by thread…, 64 times"
QString noteSentence(const KernelNote& note)
{
    const QString what = QStringLiteral("%1: %2").arg(line(noteText(note.kind)), line(note.message));
    const QString sentence = withThread(what, note.block, note.thread);
    return note.count == 1 ? sentence : ProblemText::tr("%1 (%2 times)").arg(sentence, formatCount(note.count));
}

bool isSilent(RunOutcome::State state)
{
    return state == RunOutcome::State::Ok || state == RunOutcome::State::Differs || state == RunOutcome::State::Cancelled;
}

}  // namespace

ProblemCounts countProblems(const std::vector<Problem>& problems)
{
    ProblemCounts counts;
    for (const Problem& problem : problems)
        ++(problem.severity == Problem::Severity::Error     ? counts.errors
           : problem.severity == Problem::Severity::Warning ? counts.warnings
                                                            : counts.advice);
    return counts;
}

std::vector<Problem> problemsOf(const Build& build, const Document& document)
{
    std::vector<Problem> problems;
    if (!build)
        return problems;
    const CompileOutcome& outcome = *build.outcome;
    const QString compiler = compilerOf(outcome, document);
    const bool isUnjudged = outcome.state == CompileOutcome::State::Unavailable;
    for (const Diagnostic& diagnostic : outcome.diagnostics)
        if (!isUnjudged)
            problems.push_back(problemOf(diagnostic, compiler, build.revision, document));
    const bool hasError = countProblems(problems).errors > 0;
    if (!outcome.ok() && !hasError && outcome.state != CompileOutcome::State::Cancelled)
        problems.push_back(problemOfUnjudged(build, compiler, document));
    for (const Message& notice : outcome.notices)
        problems.push_back({.severity = Problem::Severity::Advice,
                            .message = line(notice),
                            .from = ProblemText::tr("Worker"),
                            .revision = build.revision});
    return problems;
}

std::vector<Problem> problemsOf(const RunRecord& run, const Document& document)
{
    std::vector<Problem> problems;
    const QString from = ProblemText::tr("Run");
    for (const Fault& fault : run.outcome.faults)
        problems.push_back({.message = withThread(line(fault.message), fault.block, fault.thread),
                            .place = placeIn(document, fault.position, fault.inlinedInto),
                            .from = from,
                            .revision = run.revision});
    if (problems.empty() && !isSilent(run.outcome.state))
        problems.push_back({.message = line(run.outcome.message), .from = from, .revision = run.revision});
    for (const Verification& check : run.outcome.verification)
        if (!check.ok)
            problems.push_back({.message = mismatchText(check), .from = from, .revision = run.revision});
    for (const KernelNote& note : run.outcome.kernelNotes)
        problems.push_back({.severity = Problem::Severity::Advice,
                            .message = noteSentence(note),
                            .place = placeIn(document, note.position, note.inlinedInto),
                            .from = from,
                            .revision = run.revision});
    return problems;
}

}  // namespace kd

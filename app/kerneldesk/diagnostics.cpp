// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/diagnostics.h"

#include "app/kerneldesk/text.h"
#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "ui/common/messagetext.h"

#include <algorithm>
#include <map>

namespace kd::cli {
namespace {

constexpr Bytes kLargestHeader{64u << 20};
constexpr int kWidest = 160;  ///< of a quoted line; a longer one is shown around its caret
constexpr int kBeforeCaret = 100;

/// Lines of the files that diagnostics name, each file read once.
class SourceLines {
public:
    explicit SourceLines(const Program& program) { m_files[program.path.string()] = QString::fromStdString(program.source); }

    QString line(const std::string& file, int number)
    {
        const QString& text = textOf(file);
        qsizetype start = 0;
        for (int i = 1; i < number && start >= 0; ++i) {
            start = text.indexOf(QLatin1Char('\n'), start);
            start = start < 0 ? start : start + 1;
        }
        if (start < 0 || number < 1)
            return {};
        QString found =
            text.mid(start, text.indexOf(QLatin1Char('\n'), start) < 0 ? -1 : text.indexOf(QLatin1Char('\n'), start) - start);
        return found.endsWith(QLatin1Char('\r')) ? found.chopped(1) : found;
    }

private:
    const QString& textOf(const std::string& file)
    {
        const auto known = m_files.find(file);
        if (known != m_files.end())
            return known->second;
        QString text;
        try {
            text = QString::fromStdString(posix::readTextFile(file, kLargestHeader));
        } catch (const Error&) {
            // A diagnostic without its line is still a diagnostic.
        }
        return m_files.emplace(file, std::move(text)).first->second;
    }

    std::map<std::string, QString> m_files;
};

QString severityWord(Diagnostic::Severity severity, const Style& style)
{
    switch (severity) {
    case Diagnostic::Severity::Error:
        return style.red(Text::tr("error:"));
    case Diagnostic::Severity::Warning:
        return style.yellow(Text::tr("warning:"));
    case Diagnostic::Severity::Remark:
        return style.cyan(Text::tr("remark:"));
    case Diagnostic::Severity::Note:
        return style.cyan(Text::tr("note:"));
    }
    return {};
}

/// Where nothing tells the place.
QString stage(const std::string& name)
{
    if (name.empty())
        return {};
    const QString words = name == "options" ? Text::tr("options") : name == "compiler" ? Text::tr("compiler") : toQt(name);
    return words + QStringLiteral(": ");
}

QString place(const Diagnostic& diagnostic)
{
    if (diagnostic.position.file.empty())
        return stage(diagnostic.stage);
    QString text = toQt(diagnostic.position.file) + QLatin1Char(':');
    if (diagnostic.position.line > 0)
        text += QString::number(diagnostic.position.line) + QLatin1Char(':');
    if (diagnostic.position.line > 0 && diagnostic.position.column > 0)
        text += QString::number(diagnostic.position.column) + QLatin1Char(':');
    return text + QLatin1Char(' ');
}

/// The line and, below it, a caret; `column` counts UTF-8 bytes from 1, 0 is unknown.
QString quoted(QString line, int column, const Style& style)
{
    if (line.trimmed().isEmpty())
        return {};
    if (column < 1)
        return line.left(kWidest) + QLatin1Char('\n');
    const QByteArray before = line.toUtf8().left(column - 1);
    qsizetype caret = QString::fromUtf8(before).size();
    if (line.size() > kWidest) {
        const qsizetype start = std::max<qsizetype>(0, caret - kBeforeCaret);
        line = line.mid(start, kWidest);
        caret -= start;
    }
    QString blank = line.left(caret);
    for (QChar& character : blank) {
        if (character != QLatin1Char('\t'))
            character = QLatin1Char(' ');
    }
    return line + QLatin1Char('\n') + blank + style.green(QStringLiteral("^")) + QLatin1Char('\n');
}

}  // namespace

QString diagnosticsText(const CompileOutcome& outcome, const Program& program, const Style& style)
{
    SourceLines lines(program);
    QString text;
    for (const Diagnostic& diagnostic : outcome.diagnostics) {
        text += style.bold(place(diagnostic)) + severityWord(diagnostic.severity, style) + QLatin1Char(' ') +
            messageText(numberedMessage(diagnostic)) + QLatin1Char('\n');
        if (diagnostic.position.line > 0 && !diagnostic.position.file.empty())
            text += quoted(lines.line(diagnostic.position.file, diagnostic.position.line), diagnostic.position.column, style);
    }
    for (const Message& notice : outcome.notices)
        text += severityWord(Diagnostic::Severity::Note, style) + QLatin1Char(' ') + messageText(notice) + QLatin1Char('\n');
    return text;
}

ExitStatus statusOf(const CompileOutcome& outcome)
{
    switch (outcome.state) {
    case CompileOutcome::State::Ok:
        return ExitStatus::Done;
    case CompileOutcome::State::Cancelled:
        return ExitStatus::Interrupted;
    case CompileOutcome::State::Lost:
    case CompileOutcome::State::Unavailable:
        return ExitStatus::Lacking;
    case CompileOutcome::State::Rejected:
    case CompileOutcome::State::Crashed:
    case CompileOutcome::State::OutOfMemory:
    case CompileOutcome::State::Deadline:
        break;
    }
    return ExitStatus::KernelFailed;
}

}  // namespace kd::cli

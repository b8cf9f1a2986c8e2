// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/sshtarget.h"

#include "ui/program/words.h"

#include <QProcess>
#include <QRegularExpression>

#include <algorithm>

namespace kd {
namespace {

constexpr int kLastPort = 65535;
const QStringList kStart = {QStringLiteral("ssh"), QStringLiteral("-T"), QStringLiteral("-o"), QStringLiteral("BatchMode=yes")};

bool matches(const QString& text, const char* pattern)
{
    return QRegularExpression(QRegularExpression::anchoredPattern(QLatin1String(pattern))).match(text).hasMatch();
}

}  // namespace

SshProblems problemsOf(const SshTarget& target)
{
    SshProblems problems;
    if (target.host.isEmpty())
        problems.host = ProgramText::tr("Name the host: its address, or its name in ~/.ssh/config.");
    else if (!matches(target.host, "[A-Za-z0-9_][A-Za-z0-9_.:%-]*"))
        problems.host = ProgramText::tr("A host has letters, digits and . _ : % - only.");
    if (!target.user.isEmpty() && !matches(target.user, "[A-Za-z0-9_][A-Za-z0-9_.-]*"))
        problems.user = ProgramText::tr("A user has letters, digits and . _ - only.");
    if (target.port < 0 || target.port > kLastPort)
        problems.port = ProgramText::tr("A port is a number from 1 to 65535.");
    if (!target.jump.isEmpty() && !matches(target.jump, "[A-Za-z0-9_\\[][A-Za-z0-9_.:%@,\\[\\]-]*"))
        problems.jump = ProgramText::tr("A jump host is user@host:port; several stand with commas between them.");
    if (!matches(target.worker, "[A-Za-z0-9_./~][A-Za-z0-9_./~+-]*"))
        problems.worker =
            ProgramText::tr("A path of the worker has letters, digits and . _ / ~ + - only: the host's shell reads it.");
    return problems;
}

QString commandLineOf(const SshTarget& target)
{
    QStringList words = kStart;
    if (target.port != 0)
        words << QStringLiteral("-p") << QString::number(target.port);
    if (!target.jump.isEmpty())
        words << QStringLiteral("-J") << target.jump;
    words << (target.user.isEmpty() ? target.host : target.user + QLatin1Char('@') + target.host) << target.worker;
    return joinCommand(words);
}

std::optional<SshTarget> sshTargetOf(const QString& commandLine)
{
    const QStringList words = QProcess::splitCommand(commandLine);
    if (words.size() < kStart.size() + 2 || words.first(kStart.size()) != kStart)
        return std::nullopt;
    SshTarget target;
    qsizetype at = kStart.size();
    if (words[at] == QLatin1String("-p") && at + 3 < words.size()) {
        target.port = words[at + 1].toInt();
        at += 2;
    }
    if (words[at] == QLatin1String("-J") && at + 3 < words.size()) {
        target.jump = words[at + 1];
        at += 2;
    }
    const QString place = words[at];
    const qsizetype sign = place.indexOf(QLatin1Char('@'));
    target.user = place.first(std::max<qsizetype>(0, sign));
    target.host = place.mid(sign + 1);
    target.worker = words.value(at + 1);
    // What the fields would not give again is another command.
    const bool isSame = problemsOf(target).isFine() && QProcess::splitCommand(commandLineOf(target)) == words;
    return isSame ? std::make_optional(target) : std::nullopt;
}

QString joinCommand(const QStringList& words)
{
    QStringList quoted;
    for (const QString& word : words) {
        const bool isPlain =
            std::none_of(word.begin(), word.end(), [](QChar each) { return each.isSpace() || each == QLatin1Char('"'); });
        quoted << (isPlain
                       ? word
                       : QLatin1Char('"') + QString(word).replace(QLatin1Char('"'), QLatin1String("\"\"\"")) + QLatin1Char('"'));
    }
    return quoted.join(QLatin1Char(' '));
}

}  // namespace kd

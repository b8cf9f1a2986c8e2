// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/projecttext.h"

#include "core/project/projectlookup.h"
#include "ui/program/words.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace kd {
namespace {

QString fileNameOf(const std::filesystem::path& path)
{
    return toQt(path.filename().string());
}

QString emptySentence(const ProjectCommand& command, const std::filesystem::path& file)
{
    const QString name = fileNameOf(file), database = toQt(command.database.string());
    return command.match == ProjectCommand::Match::Own
        ? ProgramText::tr("The command for %1 in %2 is empty, so %1 is compiled as if there were no project.").arg(name, database)
        : ProgramText::tr("%1 has no command in %2, and that of %3, the closest source, is empty, so %1 is compiled as if there "
                          "were no project.")
              .arg(name, database, toQt(command.source.string()));
}

QString commandSentence(const ProjectCommand& command, const std::filesystem::path& file)
{
    const QString database = toQt(command.database.string());
    QString text = command.match == ProjectCommand::Match::Own
        ? ProgramText::tr("%1 is compiled with its command of %2.").arg(fileNameOf(file), database)
        : ProgramText::tr("%1 has no command in %2: that of %3 is used, the closest source.")
              .arg(fileNameOf(file), database, toQt(command.source.string()));
    if (!command.relocation.empty())
        text += QLatin1Char(' ')
            + ProgramText::tr("It was made in %1, which is %2 here.")
                  .arg(toQt(command.relocation.from), toQt(command.relocation.to));
    return text;
}

/// "Left out: -O3, -g (it is for the host's code alone)." for each reason.
void addIgnored(QStringList& notes, const ProjectCommand& command)
{
    std::vector<std::pair<QString, QStringList>> reasons;
    for (const IgnoredOption& each : command.ignored) {
        const QString reason = messageText(each.reason);
        const auto known = std::ranges::find(reasons, reason, &std::pair<QString, QStringList>::first);
        auto& options = known == reasons.end() ? reasons.emplace_back(reason, QStringList()).second : known->second;
        options << toQt(each.option);
    }
    for (const auto& [reason, options] : reasons)
        notes << ProgramText::tr("Left out: %1 (%2).").arg(options.join(QStringLiteral(", ")), reason);
}

}  // namespace

QStringList projectNotes(const ProjectLookup& lookup, const std::filesystem::path& file)
{
    QStringList notes;
    if (lookup.command && lookup.command->compiler.empty()) {
        notes << emptySentence(*lookup.command, file);
    } else if (lookup.command) {
        notes << commandSentence(*lookup.command, file);
        addIgnored(notes, *lookup.command);
        for (const Message& notice : lookup.command->notices)
            notes << messageText(notice);
    }
    for (const Message& problem : lookup.problems)
        notes << messageText(problem) + (problem.isSentence() ? QString() : QStringLiteral("."));
    return notes;
}

}  // namespace kd

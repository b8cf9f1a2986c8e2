// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/targets.h"

#include "ui/program/usererror.h"
#include "ui/program/words.h"

#include <QProcess>
#include <QSettings>
#include <QStringList>

#include <algorithm>

namespace kd {
namespace {

const auto kSettings = QStringLiteral("kerneldesk");
const auto kSection = QStringLiteral("targets");
constexpr int kLongestName = 60;

/// An unquoted comma makes a list of a value in this format.
QString commandIn(const QSettings& settings, const QString& key)
{
    return settings.value(key).toStringList().join(QStringLiteral(", "));
}

}  // namespace

Target targetOfSettings(const QString& name)
{
    const QSettings settings(QSettings::IniFormat, QSettings::UserScope, kSettings, kSettings);
    const QString command = commandIn(settings, kSection + QLatin1Char('/') + name);
    if (command.isEmpty() || name.contains(QLatin1Char('/')))
        throw UserError(UserError::Kind::Input,
                        ProgramText::tr("There is no target '%1' in the section [targets] of %2.").arg(name, settings.fileName()));
    return Target::fromCommandLine(name, command);
}

QStringList targetsOfSettings()
{
    QSettings settings(QSettings::IniFormat, QSettings::UserScope, kSettings, kSettings);
    settings.beginGroup(kSection);
    return settings.childKeys();
}

std::vector<NamedTarget> namedTargets()
{
    QSettings settings(QSettings::IniFormat, QSettings::UserScope, kSettings, kSettings);
    settings.beginGroup(kSection);
    std::vector<NamedTarget> all;
    for (const QString& name : settings.childKeys())
        all.push_back({name, commandIn(settings, name)});
    return all;
}

bool isOverSsh(const NamedTarget& target)
{
    const QString program = QProcess::splitCommand(target.commandLine).value(0);
    return program.section(QLatin1Char('/'), -1) == QLatin1String("ssh");
}

void setNamedTargets(const std::vector<NamedTarget>& targets)
{
    QSettings settings(QSettings::IniFormat, QSettings::UserScope, kSettings, kSettings);
    settings.beginGroup(kSection);
    settings.remove(QString());
    for (const NamedTarget& target : targets)
        settings.setValue(target.name, target.commandLine);
    settings.endGroup();
    settings.sync();
    if (settings.status() != QSettings::NoError)
        throw UserError(UserError::Kind::Lacking,
                        ProgramText::tr("The targets cannot be kept: %1 cannot be written.").arg(settings.fileName()));
}

QString targetNameProblem(const QString& name)
{
    if (name.trimmed().isEmpty())
        return ProgramText::tr("Give the target a name.");
    if (name.size() > kLongestName)
        return ProgramText::tr("A name has at most %1 characters.").arg(kLongestName);
    const bool isPlain = name == name.trimmed() && std::all_of(name.begin(), name.end(), [](QChar each) {
        return each.isPrint() && each != QLatin1Char('/') && each != QLatin1Char('\\');
    });
    return isPlain ? QString() : ProgramText::tr("A name has no slashes, and no spaces at its ends.");
}

QString targetSettingsFile()
{
    return QSettings(QSettings::IniFormat, QSettings::UserScope, kSettings, kSettings).fileName();
}

}  // namespace kd

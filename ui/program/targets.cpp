#include "ui/program/targets.h"

#include "ui/program/usererror.h"
#include "ui/program/words.h"

#include <QSettings>
#include <QStringList>

namespace kd {
namespace {

const auto kSettings = QStringLiteral("kerneldesk");

}  // namespace

Target targetOfSettings(const QString& name)
{
    const QSettings settings(QSettings::IniFormat, QSettings::UserScope, kSettings, kSettings);
    // An unquoted comma makes a list of a value in this format.
    const QString command = settings.value(QStringLiteral("targets/") + name).toStringList().join(QStringLiteral(", "));
    if (command.isEmpty() || name.contains(QLatin1Char('/')))
        throw UserError(UserError::Kind::Input,
                        ProgramText::tr("There is no target '%1' in the section [targets] of %2.").arg(name, settings.fileName()));
    return Target::fromCommandLine(name, command);
}

QStringList targetsOfSettings()
{
    QSettings settings(QSettings::IniFormat, QSettings::UserScope, kSettings, kSettings);
    settings.beginGroup(QStringLiteral("targets"));
    return settings.childKeys();
}

QString targetSettingsFile()
{
    return QSettings(QSettings::IniFormat, QSettings::UserScope, kSettings, kSettings).fileName();
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/documents/trustedfolders.h"

#include <QFileInfo>
#include <QSettings>
#include <QStringList>

namespace kd {
namespace {

QSettings userSettings()
{
    return {QSettings::IniFormat, QSettings::UserScope, QStringLiteral("kerneldesk"), QStringLiteral("kerneldesk")};
}

const auto kKey = QStringLiteral("trust/folders");

QString realFolderOf(const QString& file)
{
    return QFileInfo(QFileInfo(file).absolutePath()).canonicalFilePath();
}

}  // namespace

bool isInTrustedFolder(const QString& file)
{
    return !trustedFolderAround(file).isEmpty();
}

QString trustedFolderAround(const QString& file)
{
    const QString folder = realFolderOf(file);
    QString found;
    for (const QString& each : userSettings().value(kKey).toStringList()) {
        const bool isAround = !folder.isEmpty() && (folder == each || folder.startsWith(each + QLatin1Char('/')));
        if (isAround && (found.isEmpty() || each.size() < found.size()))
            found = each;
    }
    return found;
}

void trustFolderOf(const QString& file)
{
    const QString folder = realFolderOf(file);
    QSettings settings = userSettings();
    QStringList trusted = settings.value(kKey).toStringList();
    if (folder.isEmpty() || trusted.contains(folder))
        return;
    trusted << folder;
    settings.setValue(kKey, trusted);
}

}  // namespace kd

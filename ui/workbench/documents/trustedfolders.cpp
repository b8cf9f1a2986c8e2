// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/documents/trustedfolders.h"

#include <QFileInfo>
#include <QSettings>
#include <QStringList>

#include <algorithm>

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
    const QString folder = realFolderOf(file);
    const QStringList trusted = userSettings().value(kKey).toStringList();
    return !folder.isEmpty() && std::any_of(trusted.begin(), trusted.end(), [&](const QString& each) {
        return folder == each || folder.startsWith(each + QLatin1Char('/'));
    });
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

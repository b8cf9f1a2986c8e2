// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <string>

/// The PTX that tests/data/emulator/record.py wrote of `name` for `architecture` (75, 80, 90, 100, 120); empty: there is none. Of
/// architectures that give the same code only the lowest is on disk.
inline std::string recordedPtx(const QString& name, int architecture)
{
    for (const int recorded : {120, 100, 90, 80, 75}) {
        QFile file(QStringLiteral(KD_TEST_DATA "/emulator/ptx/%1.%2.ptx").arg(name).arg(recorded));
        if (recorded > architecture || !file.open(QIODevice::ReadOnly))
            continue;
        QString text = QString::fromUtf8(file.readAll());
        text.replace(QStringLiteral(".target sm_%1\n").arg(recorded), QStringLiteral(".target sm_%1\n").arg(architecture));
        return text.toStdString();
    }
    return {};
}

/// Names of all recordings.
inline QStringList recordedNames()
{
    QStringList names;
    for (const QString& file : QDir(QStringLiteral(KD_TEST_DATA "/emulator/ptx")).entryList({"*.75.ptx"}))
        names << file.chopped(7);
    return names;
}

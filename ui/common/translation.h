// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace kd {

/// A language that the program can speak.
struct Language {
    QString code;  ///< "de", "zh_CN": as its catalogue is named; "en" has none
    QString name;  ///< what its speakers call it
};

/// Gives English and the languages whose catalogues lie in translations/ of what is installed, in the order of their codes.
QList<Language> languages();

/// Gives the code of `offered` that comes first in `wanted` (codes as QLocale::uiLanguages() names them, best first): its own, or
/// the one of its language where the country or script does not make it another. "en" where none is offered.
QString languageFor(const QStringList& wanted, const QStringList& offered);

/// Gives the code that the user chose in Settings (window.ini); empty: as the system.
QString chosenLanguage();
void setChosenLanguage(const QString& code);

/// Has the application, which must be there already, speak another language, with its marks of numbers, words of reports and Qt's
/// own texts: what KERNELDESK_LANGUAGE names (a code, or a .qm file), else the chosen one, else the system's, else English. May be
/// called again: texts that were made before stay as they were.
void installTranslation();
/// Gives the code of the language that installTranslation() chose last.
QString currentLanguage();

}  // namespace kd

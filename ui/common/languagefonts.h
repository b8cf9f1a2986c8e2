// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace kd {

/// Has letters that the program's own faces lack come from faces that draw them as readers of the language are used to, where the
/// system has such: Japanese and Chinese share characters and draw them differently.
void preferFontsOf(const QString& language);

/// Gives the sentence that says which package has letters of the language, where no font of the system has any; else empty. It is
/// English, since it could not be read otherwise.
QString missingFontSentence(const QString& language);

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "ui/common/messagetext.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>
#include <exception>
#include <string>

namespace kd {

/// The translator of what window and command line say alike.
struct ProgramText {
    Q_DECLARE_TR_FUNCTIONS(ProgramText)
};

/// `one` for 1, else `several` with the number in the place of its %1.
inline QString counted(std::uint64_t number, const QString& one, const QString& several)
{
    return number == 1 ? one : several.arg(number);
}

inline QString toQt(const std::string& text)
{
    return QString::fromStdString(text);
}

/// Gives what an error of core says, with the full stop that it leaves to others.
inline QString errorText(const std::exception& error)
{
    const Message said = messageOf(error);
    return said.isSentence() ? messageText(said) : messageText(said) + QLatin1Char('.');
}

/// `text` with its full stop, which a whole sentence has already, and before that with `remedy`, what would mend it in the words of
/// window or command line: whatever can be mended leaves the full stop to others.
inline QString sentenceWith(const QString& text, bool isSentence, const QString& remedy)
{
    if (!remedy.isEmpty())
        return ProgramText::tr("%1; %2.").arg(text, remedy);
    return isSentence ? text : text + QLatin1Char('.');
}

/// The same of what an error of core says.
inline QString errorText(const Error& error, const QString& remedy)
{
    return sentenceWith(messageText(error), error.sentence().isSentence(), remedy);
}

}  // namespace kd

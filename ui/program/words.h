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
    Q_DECLARE_TR_FUNCTIONS(Program)
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

/// What an error of core says, with the full stop that it leaves to others.
inline QString sentenceOf(const std::exception& error)
{
    const Message said = messageOf(error);
    return said.isSentence() ? messageText(said) : messageText(said) + QLatin1Char('.');
}

/// `sentence` with what would mend it, in the words of window or command line, before its full stop; as it is without such words.
inline QString withRemedy(QString sentence, const QString& remedy)
{
    if (remedy.isEmpty())
        return sentence;
    if (sentence.endsWith(QLatin1Char('.')))
        sentence.chop(1);
    return ProgramText::tr("%1; %2.").arg(sentence, remedy);
}

}  // namespace kd

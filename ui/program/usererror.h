// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "ui/program/words.h"

#include <QString>

#include <exception>
#include <utility>

namespace kd {

/// Tells that what a user asked for cannot be done; the command line ends with it, a window shows it.
class UserError : public std::exception {
public:
    enum class Kind {
        Input,   ///< the user gave something wrong
        Lacking  ///< the machine lacks something: a file, a device, room on a disk
    };
    /// `sentence` is whole, and nothing is known that would mend it.
    UserError(Kind kind, QString sentence) : m_kind(kind), m_text(std::move(sentence)), m_isSentence(true) {}
    /// `text` has no full stop.
    UserError(Kind kind, QString text, Remedy remedy) : m_kind(kind), m_text(std::move(text)), m_remedy(std::move(remedy)) {}
    UserError(Kind kind, const Error& error)
        : m_kind(kind), m_text(messageText(error)), m_remedy(error.info().remedy), m_isSentence(error.sentence().isSentence())
    {
    }
    Kind kind() const noexcept { return m_kind; }
    /// With what would mend it before its full stop, where `remedy` says that.
    QString sentence(const QString& remedy = {}) const { return sentenceWith(m_text, m_isSentence, remedy); }
    const Remedy& remedy() const noexcept { return m_remedy; }
    const char* what() const noexcept override { return "what the user asked for cannot be done"; }

private:
    Kind m_kind;
    QString m_text;
    Remedy m_remedy;
    bool m_isSentence = false;
};

}  // namespace kd

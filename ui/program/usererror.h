// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QString>

#include <exception>
#include <utility>

namespace kd {

/// What a user asked for cannot be done; the command line ends with it, a window shows it.
class UserError : public std::exception {
public:
    enum class Kind {
        Input,   ///< what the user gave is wrong
        Lacking  ///< the machine lacks something: a file, a device, room on a disk
    };
    UserError(Kind kind, QString sentence, Remedy remedy = {})
        : m_kind(kind), m_sentence(std::move(sentence)), m_remedy(std::move(remedy))
    {
    }
    Kind kind() const noexcept { return m_kind; }
    /// Without what would mend it.
    const QString& sentence() const noexcept { return m_sentence; }
    const Remedy& remedy() const noexcept { return m_remedy; }
    const char* what() const noexcept override { return "what the user asked for cannot be done"; }

private:
    Kind m_kind;
    QString m_sentence;
    Remedy m_remedy;
};

}  // namespace kd

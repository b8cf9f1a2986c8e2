// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <QString>

#include <exception>

namespace kd {

/// `message` in the language of the program: its patterns are translated in the context "core".
QString messageText(const Message& message);
/// Gives what `error` says, likewise: the message of an error of core, else its what().
QString messageText(const std::exception& error);

}  // namespace kd

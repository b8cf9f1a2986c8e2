// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/outline/matchedtokens.h"
#include "core/compile/outline/outline.h"

#include <string>

namespace kd {

/// Says how a kernel uses a pointer parameter, as far as its words tell.
struct BufferUse {
    bool isRead = false, isWritten = false;
    bool isIndex = false;  ///< its elements choose elements of other buffers
};

/// Looks through the body of `kernel` for its parameter `name`; what is handed to functions counts as read and written.
BufferUse bufferUse(const MatchedTokens& tokens, const OutlineItem& kernel, const std::string& name);

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/guess/launchguess.h"
#include "core/session/guess/sourcereading.h"

#include <cstddef>

namespace kd {

/// Says what a form is filled from.
struct GuessPlace {
    const SourceReading& host;    ///< the launch stands there
    const SourceReading& device;  ///< the kernel stands there: the source of the document
    const OutlineLaunch& launch;   ///< of a kernel that nothing launches only its name and place are given
    std::size_t kernel = OutlineItem::kNone;  ///< index in the outline of `device`; kNone: it is not there
    bool isLaunched = true;                   ///< false: no host code does, and all of the form is a guess by the kernel's words
};

/// Fills a form.
LaunchGuess filledForm(const GuessPlace& place);

}  // namespace kd

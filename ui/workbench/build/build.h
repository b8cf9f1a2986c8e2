// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"

#include <QtGlobal>

#include <memory>
#include <vector>

namespace kd {

/// A compile and the text it was made of; or what was found in a file of compiled code.
struct Build {
    std::shared_ptr<const CompileOutcome> outcome;  ///< null: nothing was compiled yet
    quint64 revision = 0;                           ///< revision of the document's text
    quint64 compileRevision = 0;                    ///< revision of its compile settings
    int editedLine = 0;  ///< 1-based, in that text: the line that was edited last; 0: none was
    /// Of compiled code: the chosen kernel alone, for each architecture that the file has it for. Null: it was compiled.
    std::shared_ptr<const std::vector<CompileOutcome>> found;
    explicit operator bool() const { return outcome != nullptr; }
};

}  // namespace kd

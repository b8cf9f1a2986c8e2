// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/editorpanel.h"
#include "ui/workbench/workbench.h"

namespace kd {

inline EditorModels editorModels(Workbench& bench)
{
    return {bench.documents, bench.files, bench.builds, bench.launches, bench.jobs, bench.problems, bench.navigator};
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/bench/testbench.h"
#include "ui/editor/editorpanel.h"

namespace kd {

inline EditorModels editorModels(Workbench& bench)
{
    return {bench.documents, bench.files, bench.sources,  bench.builds,   bench.launches,
            bench.jobs,      bench.problems, bench.navigator, bench.notices};
}

}  // namespace kd

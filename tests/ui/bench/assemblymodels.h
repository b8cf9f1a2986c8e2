// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/bench/testbench.h"
#include "ui/assembly/assemblypane.h"

namespace kd {

inline AssemblyModels assemblyModels(Workbench& bench)
{
    return {bench.client,   bench.documents, bench.target,  bench.builds,
            bench.launches, bench.jobs,      bench.exports, bench.notices};
}

}  // namespace kd

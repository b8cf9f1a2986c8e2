// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/substitute/driver/graph.h"

namespace kd::emulator::substitute {

/// How the nodes of two graphs go together, in the order in which they were added; what they differ in, and `wrong`, the first node
/// of `graph` that does not fit.
CUgraphExecUpdateResult compareGraphs(const Graph& exec, const Graph& graph, CUgraphNode& wrong);

/// Takes over what the nodes of `graph` do, which compareGraphs() found to go together with those of `exec`, what it keeps for the
/// program, and what its conditions begin with.
void updateWork(Graph& exec, const Graph& graph);

}  // namespace kd::emulator::substitute

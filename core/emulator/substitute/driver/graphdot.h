// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/substitute/driver/graph.h"

#include <string>

namespace kd::emulator::substitute {

/// `graph` in the language of Graphviz, a box a node and a cluster for each graph within it, after what cuGraphDebugDotPrint writes
/// for an H200. `flags`: CUgraphDebugDot_flags; of those of the nodes' parameters any has them told.
std::string dotOf(const DriverApi& api, const Graph& graph, unsigned flags);

}  // namespace kd::emulator::substitute

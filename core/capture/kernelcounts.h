// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/units.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace kd {

/// What one kernel of a program did in all: launches of one shape and those of others together.
struct KernelCount {
    std::string kernel;           ///< as its module names it
    std::uint64_t launches = 0;
    double seconds = 0;           ///< of all, on the device
    double slowestSeconds = 0;
    std::uint64_t slowest = 0;    ///< which launch of this kernel that was, from 1
    Dim3 grid, block;             ///< of the slowest
};

/// A kernel node of a graph that a program launched.
struct GraphNodeCount {
    std::uint64_t graph = 0;     ///< counts the graphs that the program made to be launched, from 1
    std::uint64_t node = 0;      ///< counts its kernels, from 1
    std::uint64_t nodes = 0;     ///< of all kinds, that do something
    std::string kernel;          ///< as its module names it
    Dim3 grid, block;
    std::uint64_t launches = 0;  ///< of the graph
};

/// What a process that is recorded tells of itself, besides its recordings.
struct CaptureReport {
    std::uint64_t process = 0;  ///< its number
    std::string program;        ///< its executable
    Message missing;            ///< why nothing of it is recorded or counted, one sentence; empty where it is
    std::vector<KernelCount> kernels;
    std::uint64_t launches = 0;  ///< that were seen
    /// Launches that were asked for and not recorded, since their stream was being captured into a graph.
    std::uint64_t captured = 0;
    std::uint64_t graphs = 0;    ///< launches of graphs
    std::uint64_t unreadGraphs = 0;  ///< of them, whose kernels are not known, so that none of them is recorded
    std::vector<GraphNodeCount> graphNodes;
    std::uint64_t dropped = 0;   ///< records of kernels for which CUPTI had no room
};

/// Writes the report of one process into `folder`, in the place of its former one. Throws RuntimeError. Blocks.
void writeCaptureReport(const CaptureReport& report, const std::filesystem::path& folder);
/// Reads those of all processes, none of which is trusted: damaged ones are left out. Blocks.
std::vector<CaptureReport> readCaptureReports(const std::filesystem::path& folder);

}  // namespace kd

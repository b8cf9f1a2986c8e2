// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/client/client.h"

#include <QProcessEnvironment>
#include <QString>

#include <cstdint>
#include <optional>

namespace kd {

/// What Slurm gave to the job in which this program runs, as its variables tell.
struct SlurmAllocation {
    QString job;                              ///< SLURM_JOB_ID; empty: there is none
    std::uint64_t tasks = 0;                  ///< 0: not known
    std::uint64_t gpus = 0;                   ///< of all nodes; 0: none, or not known
    std::uint64_t processorsPerTask = 0;      ///< 0: as Slurm's settings say
};
SlurmAllocation slurmAllocation(const QProcessEnvironment& environment);

/// The worker of a step of its own in that job, with one task and, where `hasGpu`, one GPU that no other step has. Its command is
/// srun, started without a shell; `worker` is the program on the node.
///
/// Steps that share their GPUs (--overlap) are all given the first ones, so that those with a GPU do not overlap. Without
/// --unbuffered Slurm keeps what a worker says until it ends a line, and without --mem=0 the first step has all memory of the job.
Target slurmTarget(const SlurmAllocation& allocation, const QString& name, const QString& worker, bool hasGpu);
/// A step may wait for the one before it.
ClientTimeouts slurmTimeouts();

}  // namespace kd

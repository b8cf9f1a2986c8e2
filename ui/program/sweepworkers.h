// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/client/client.h"
#include "ui/program/slurm.h"
#include "ui/program/sweeppool.h"

#include <memory>
#include <string>
#include <vector>

namespace kd {

/// A worker as somebody named it for a sweep.
struct NamedWorker {
    std::string name;     ///< in results and messages
    Target target;
    std::string device;   ///< empty: the target's default one
    ClientTimeouts timeouts;
    std::string process;  ///< workers of one name here are devices of one process
};

/// The workers that `words` name, where `own` is the target that the command has without them, and `device` what it names, if any.
/// Each word is a list with commas, or one command line where there is a space in it:
///   cuda:0            a GPU of `own`
///   emulated          an emulated GPU in a process of its own on `own`; four words make four
///   NAME, NAME/cuda:1 a target of the user's settings
///   slurm, slurm:N    as many steps in the job of `allocation` as it has GPUs, else tasks
///   "ssh host kerneldesk-worker"
/// Throws UserError (Input) for what is none of these, for what is named twice, and for more than kMaxSweepWorkers.
std::vector<NamedWorker> namedWorkers(const std::vector<std::string>& words, const Target& own, const std::string& device,
                                      const SlurmAllocation& allocation);

/// The clients of named workers, one for each process. The first worker has a client already, which outlives this.
class SweepClients {
public:
    SweepClients(const std::vector<NamedWorker>& workers, Client& first);

    const std::vector<SweepWorker>& workers() const { return m_workers; }
    /// Those beside the first.
    const std::vector<std::unique_ptr<Client>>& others() const { return m_clients; }

private:
    std::vector<std::unique_ptr<Client>> m_clients;
    std::vector<SweepWorker> m_workers;
};

}  // namespace kd

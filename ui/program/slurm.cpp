// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/slurm.h"

#include <QStringList>

#include <algorithm>

namespace kd {
namespace {

constexpr Milliseconds kStepWait{60000};
constexpr std::uint64_t kMaxCount = 100'000;

std::uint64_t number(const QString& text)
{
    bool isNumber = false;
    const std::uint64_t value = text.toULongLong(&isNumber);
    return isNumber && value <= kMaxCount ? value : 0;
}

/// "4", "h100:4", "h100:2,a100:2".
std::uint64_t gpuCount(const QString& text)
{
    std::uint64_t all = 0;
    for (const QString& part : text.split(QLatin1Char(','), Qt::SkipEmptyParts))
        all += number(part.section(QLatin1Char(':'), -1));
    return all;
}

}  // namespace

SlurmAllocation slurmAllocation(const QProcessEnvironment& environment)
{
    SlurmAllocation allocation;
    const QString job = environment.value(QStringLiteral("SLURM_JOB_ID"));
    const bool isId = !job.isEmpty() && std::all_of(job.begin(), job.end(), [](QChar each) {
        return (each >= QLatin1Char('0') && each <= QLatin1Char('9')) || each == QLatin1Char('_') || each == QLatin1Char('+');
    });
    if (!isId)
        return allocation;
    allocation.job = job;
    allocation.tasks = number(environment.value(QStringLiteral("SLURM_NTASKS")));
    allocation.processorsPerTask = number(environment.value(QStringLiteral("SLURM_CPUS_PER_TASK")));
    const std::uint64_t nodes = std::max<std::uint64_t>(1, number(environment.value(QStringLiteral("SLURM_JOB_NUM_NODES"))));
    allocation.gpus = gpuCount(environment.value(QStringLiteral("SLURM_GPUS")));
    for (const char* const perNode : {"SLURM_GPUS_PER_NODE", "SLURM_GPUS_ON_NODE"}) {
        if (allocation.gpus == 0)
            allocation.gpus = nodes * gpuCount(environment.value(QLatin1String(perNode)));
    }
    if (allocation.gpus == 0)
        allocation.gpus = allocation.tasks * gpuCount(environment.value(QStringLiteral("SLURM_GPUS_PER_TASK")));
    return allocation;
}

Target slurmTarget(const SlurmAllocation& allocation, const QString& name, const QString& worker, bool hasGpu)
{
    QStringList words{QStringLiteral("--jobid=") + allocation.job, QStringLiteral("--exact"), QStringLiteral("--nodes=1"),
                      QStringLiteral("--ntasks=1"), QStringLiteral("--mem=0"), QStringLiteral("--unbuffered")};
    if (allocation.processorsPerTask > 0)
        words << QStringLiteral("--cpus-per-task=%1").arg(allocation.processorsPerTask);
    words << (hasGpu ? QStringLiteral("--gpus=1") : QStringLiteral("--overlap")) << worker;
    return {.name = name, .program = QStringLiteral("srun"), .arguments = words};
}

ClientTimeouts slurmTimeouts()
{
    return {.preamble = kStepWait};
}

}  // namespace kd

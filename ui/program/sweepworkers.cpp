// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/sweepworkers.h"

#include "core/session/launch/moduleimage.h"
#include "core/sweep/workercheck.h"
#include "ui/program/targets.h"
#include "ui/program/usererror.h"
#include "ui/program/words.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <map>
#include <utility>

namespace kd {
namespace {

const auto kSlurm = QStringLiteral("slurm");
const auto kEmulated = QStringLiteral("emulated");

bool isDevice(const QString& word)
{
    static const QRegularExpression pattern(QRegularExpression::anchoredPattern(QStringLiteral("cuda:[0-9]{1,4}|emulated")));
    return pattern.match(word).hasMatch();
}

/// Gathers the workers of one sweep, each under a name of its own.
class WorkerList {
public:
    WorkerList(Target own, std::string device, SlurmAllocation allocation)
        : m_own(std::move(own)), m_device(std::move(device)), m_allocation(std::move(allocation))
    {
    }

    void add(const QString& word)
    {
        if (word.contains(QLatin1Char(' ')))
            return addCommand(word);
        if (word == kSlurm || word.startsWith(kSlurm + QLatin1Char(':')))
            return addSlurm(word.mid(kSlurm.size() + 1));
        if (word == kEmulated)
            return append(numbered(kEmulated), m_own, word.toStdString(), {}, {});
        if (isDevice(word))
            return append(word, m_own, word.toStdString(), QStringLiteral("own"), {});
        const QString target = word.section(QLatin1Char('/'), 0, 0), device = word.section(QLatin1Char('/'), 1);
        if (!device.isEmpty() && !isDevice(device))
            throw UserError(UserError::Kind::Input,
                            ProgramText::tr("The worker '%1' names no device; %2/cuda:0 does.").arg(word, target));
        append(word, targetOfSettings(target), device.isEmpty() ? m_device : device.toStdString(), target, {});
    }
    std::vector<NamedWorker> take() { return std::move(m_workers); }

private:
    void addCommand(const QString& line)
    {
        const Target target = Target::fromCommandLine({}, line);
        const QString name = numbered(target.program.section(QLatin1Char('/'), -1));
        append(name, {.name = name, .program = target.program, .arguments = target.arguments}, m_device, {}, {});
    }

    void addSlurm(const QString& wanted)
    {
        if (m_allocation.job.isEmpty())
            throw UserError(UserError::Kind::Input,
                            ProgramText::tr("The workers 'slurm' are steps of a job of Slurm, and SLURM_JOB_ID names none: start "
                                            "this within salloc or sbatch."));
        const bool hasGpu = m_allocation.gpus > 0 && !isEmulatedDevice(m_device);
        bool isNumber = true;
        const std::uint64_t count = wanted.isEmpty() ? (hasGpu ? m_allocation.gpus : m_allocation.tasks)
                                                     : wanted.toULongLong(&isNumber);
        if (!isNumber || count == 0)
            throw UserError(UserError::Kind::Input,
                            wanted.isEmpty()
                                ? ProgramText::tr("Slurm's variables name neither GPUs nor tasks: say how many with slurm:N.")
                                : ProgramText::tr("'%1' is no number of workers.").arg(wanted));
        requireRoom(count);
        for (std::uint64_t i = 0; i < count; ++i) {
            const QString name = numbered(kSlurm);
            append(name, slurmTarget(m_allocation, name, Target::local().program, hasGpu), m_device, {}, slurmTimeouts());
        }
    }

    QString numbered(const QString& word) { return QStringLiteral("%1 %2").arg(word).arg(++m_counts[word]); }

    void requireRoom(std::uint64_t more) const
    {
        if (more > kMaxSweepWorkers - m_workers.size())
            throw UserError(UserError::Kind::Input, ProgramText::tr("A sweep has at most %1 workers.").arg(kMaxSweepWorkers));
    }

    /// `process` is empty for one of its own.
    void append(const QString& name, const Target& target, const std::string& device, const QString& process,
                const ClientTimeouts& timeouts)
    {
        requireRoom(1);
        if (std::ranges::find(m_workers, name.toStdString(), &NamedWorker::name) != m_workers.end())
            throw UserError(UserError::Kind::Input, ProgramText::tr("The worker '%1' is named twice.").arg(name));
        const QString own = process.isEmpty() ? QLatin1Char(' ') + name : process;
        m_workers.push_back({.name = name.toStdString(),
                             .target = target,
                             .device = device,
                             .timeouts = timeouts,
                             .process = own.toStdString()});
    }

    Target m_own;
    std::string m_device;
    SlurmAllocation m_allocation;
    std::map<QString, int> m_counts;
    std::vector<NamedWorker> m_workers;
};

}  // namespace

std::vector<NamedWorker> namedWorkers(const std::vector<std::string>& words, const Target& own, const std::string& device,
                                      const SlurmAllocation& allocation)
{
    WorkerList list(own, device, allocation);
    for (const std::string& word : words) {
        const QString text = toQt(word).trimmed();
        if (text.contains(QLatin1Char(' '))) {
            list.add(text);
            continue;
        }
        const QStringList parts = text.split(QLatin1Char(','), Qt::SkipEmptyParts);
        if (parts.isEmpty())
            throw UserError(UserError::Kind::Input, ProgramText::tr("A worker has no name."));
        for (const QString& part : parts)
            list.add(part);
    }
    return list.take();
}

SweepClients::SweepClients(const std::vector<NamedWorker>& workers, Client& first)
{
    std::map<std::string, Client*> clients;
    for (const NamedWorker& worker : workers) {
        Client*& client = clients[worker.process];
        if (client == nullptr && m_workers.empty()) {
            client = &first;
        } else if (client == nullptr) {
            m_clients.push_back(std::make_unique<Client>(worker.target, nullptr, worker.timeouts));
            client = m_clients.back().get();
        }
        m_workers.push_back({.client = client, .device = worker.device, .name = worker.name});
    }
}

}  // namespace kd

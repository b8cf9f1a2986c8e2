// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/connection.h"

#include "app/kerneldesk/optionname.h"
#include "app/kerneldesk/output.h"
#include "app/kerneldesk/program.h"
#include "app/kerneldesk/text.h"
#include "core/base/error.h"
#include "core/compile/listing/listing.h"
#include "core/compile/source/kernelnames.h"
#include "core/session/launch/moduleimage.h"
#include "ui/common/messagetext.h"
#include "ui/program/targets.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace kd::cli {
namespace {

constexpr auto kFarewell = Milliseconds(2000);
constexpr std::uint64_t kSlice = 2u << 20;
const char* const kFallbackArchitecture = "sm_90";

QString joined(const std::vector<std::string>& words)
{
    QStringList list;
    for (const std::string& word : words)
        list << toQt(word);
    return list.join(QStringLiteral(", "));
}

/// Shows how many of several compiles have ended, in whichever order they do.
class CompileCount {
public:
    explicit CompileCount(std::size_t total) : m_total(static_cast<int>(total))
    {
        if (m_total > 1)
            m_progress.show(1, m_total);
    }

    QFuture<CompileOutcome> counted(const QFuture<CompileOutcome>& compile)
    {
        if (m_total < 2)
            return compile;
        const auto watcher = std::make_shared<QFutureWatcher<CompileOutcome>>();
        QObject::connect(watcher.get(), &QFutureWatcherBase::finished, watcher.get(),
                         [this] { m_progress.show(std::min(++m_ended + 1, m_total), m_total); });
        watcher->setFuture(compile);
        m_watchers.push_back(watcher);
        return compile;
    }

private:
    Progress m_progress{Text::tr("compiling")};
    int m_total;
    int m_ended = 0;
    std::vector<std::shared_ptr<QFutureWatcher<CompileOutcome>>> m_watchers;
};

TargetOptions ofFirst(TargetOptions options, const std::vector<NamedWorker>& workers)
{
    if (!workers.empty() && !workers.front().device.empty())
        options.device = workers.front().device;
    return options;
}

}  // namespace

Target chosenTarget(const TargetOptions& options)
{
    if (!options.name.empty())
        return targetOfSettings(toQt(options.name));
    if (!options.command.empty())
        return Target::fromCommandLine(QStringLiteral("--target-command"), toQt(options.command));
    return Target::local();
}

Connection::Connection(const TargetOptions& options) : Connection(options, {}) { }

Connection::Connection(const TargetOptions& options, std::vector<NamedWorker> workers)
    : m_options(ofFirst(options, workers)), m_workers(std::move(workers)),
      m_client(m_workers.empty() ? chosenTarget(options) : m_workers.front().target, nullptr,
               m_workers.empty() ? ClientTimeouts() : m_workers.front().timeouts)
{
    if (!options.device.empty() && !isDeviceName(options.device))
        throw Failure(
            ExitStatus::BadArguments,
            Text::tr("The session's device '%1' is no device; cuda:0, cuda:1… and emulated are.").arg(toQt(options.device)));
    connect(&m_client, &Client::notice, this, [](const QString& sentence) { complain(sentence); });
}

template <typename T> T Connection::await(QFuture<T> future, Progress* progress)
{
    QEventLoop loop;
    QFutureWatcher<T> watcher;
    connect(&watcher, &QFutureWatcherBase::finished, &loop, &QEventLoop::quit);
    connect(&m_interruption, &Interruption::raised, &loop, [&] {
        future.cancel();
        m_client.cancelAll();
        QTimer::singleShot(kFarewell, &loop, &QEventLoop::quit);
    });
    if (progress != nullptr) {
        connect(&watcher, &QFutureWatcherBase::progressValueChanged, &loop,
                [&](int value) { progress->show(value, future.progressMaximum()); });
    }
    watcher.setFuture(future);
    if (!future.isFinished() && !m_interruption.wasRaised())
        loop.exec();
    requireNoInterruption();
    try {
        return future.result();
    } catch (const Error& error) {
        throw Failure(ExitStatus::Lacking, errorText(error));
    }
}

void Connection::requireNoInterruption() const
{
    if (m_interruption.wasRaised())
        throw Failure(ExitStatus::Interrupted, Text::tr("Cancelled."));
}

const TargetInfo& Connection::target()
{
    if (!m_target)
        m_target = await(m_client.describe());
    return *m_target;
}

const DeviceInfo* Connection::device()
{
    const DeviceList& list = target().devices;
    const std::string& wanted = m_options.device.empty() ? list.defaultDevice : m_options.device;
    const auto found =
        std::find_if(list.devices.begin(), list.devices.end(), [&](const DeviceInfo& device) { return device.id.name == wanted; });
    if (found == list.devices.end())
        return nullptr;
    if (!found->problem.empty() && !std::exchange(m_hasComplained, true))
        complain(messageText(found->problem));
    return &*found;
}

const DeviceInfo& Connection::requiredDevice()
{
    if (const DeviceInfo* const found = device())
        return *found;
    const DeviceList& list = target().devices;
    const bool hasGpu = std::any_of(list.devices.begin(), list.devices.end(),
                                    [](const DeviceInfo& each) { return !isEmulatedDevice(each.id.name); });
    if (!hasGpu && !list.missing.empty())
        throw Failure(ExitStatus::Lacking, messageText(list.missing.front()));
    std::vector<std::string> names;
    for (const DeviceInfo& info : list.devices)
        names.push_back(info.id.name);
    throw Failure(
        ExitStatus::Lacking,
        m_options.device.empty()
            ? Text::tr("No device is chosen; %2 takes one of %1.").arg(joined(names), optionName("--device"))
            : Text::tr("There is no device '%1' on this target; there is %2.").arg(toQt(m_options.device), joined(names)));
}

std::vector<std::string> Connection::architectures(const CompileSettings& settings)
{
    if (isEmulatedDevice(m_options.device))
        requiredDevice();
    std::vector<std::string> all;
    for (const std::string& text : settings.architectures) {
        const std::string architecture = architectureFromText(text);
        if (std::find(all.begin(), all.end(), architecture) == all.end())
            all.push_back(architecture);
    }
    if (!all.empty())
        return all;
    const bool mayLack = m_options.device.empty() || m_options.isOfSession;
    const DeviceInfo* const chosen = mayLack ? device() : &requiredDevice();
    if (chosen == nullptr)
        return {kFallbackArchitecture};
    return {"sm_" + std::to_string(chosen->computeCapability.major) + std::to_string(chosen->computeCapability.minor)};
}

void Connection::requireCompiler(const CompileOutcome& outcome)
{
    if (outcome.state == CompileOutcome::State::Cancelled)
        throw Failure(ExitStatus::Interrupted, Text::tr("Cancelled."));
    if (outcome.state != CompileOutcome::State::Unavailable)
        return;
    const CompilerInfo& compiler = target().compiler;
    const std::vector<std::string>& known = compiler.architectures;
    const std::string base = outcome.architecture.substr(0, outcome.architecture.find_first_of("af", 3));
    if (compiler.available && std::find(known.begin(), known.end(), base) == known.end())
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("NVRTC %1 does not compile for %2; it knows %3.")
                          .arg(toQt(compiler.version), toQt(outcome.architecture), joined(known)));
    throw Failure(ExitStatus::Lacking, messageText(outcome.message));
}

CompileOutcome Connection::answered(const QFuture<CompileOutcome>& compile, const BuildCompiler& compiler, OnLost onLost)
{
    CompileOutcome outcome = comparable(compiler, await(compile));
    // nvcc may know fewer architectures than NVRTC, which names them.
    const bool isUnknownToNvcc = outcome.state == CompileOutcome::State::Unavailable && compiler.choice == CompilerChoice::Nvcc;
    if (onLost == OnLost::Throw || !isUnknownToNvcc)
        requireCompiler(outcome);
    putToolkitKernelsLast(outcome);
    if (onLost == OnLost::Throw && outcome.state == CompileOutcome::State::Lost)
        throw Failure(ExitStatus::Lacking, messageText(outcome.message));
    return outcome;
}

std::vector<CompileOutcome> Connection::compile(std::vector<CompileRequest> requests, std::size_t leading, OnLost onLost)
{
    std::vector<CompileOutcome> outcomes(requests.size());
    CompileCount count(requests.size());
    const bool isOpen = requests.size() > 1 && requests[leading].compiler == CompilerChoice::Auto;
    BuildCompiler compiler;
    if (isOpen) {
        outcomes[leading] = answered(count.counted(m_client.compile(requests[leading])), {}, onLost);
        compiler = compilerOf(outcomes[leading]);
    }
    std::vector<QFuture<CompileOutcome>> futures(requests.size());
    const auto isAwaited = [&](std::size_t i) { return !isOpen || i != leading; };
    for (std::size_t i = 0; i < requests.size(); ++i) {
        askOnly(compiler, requests[i]);
        if (isAwaited(i))
            futures[i] = count.counted(m_client.compile(requests[i]));
    }
    for (std::size_t i = 0; i < requests.size(); ++i)
        if (isAwaited(i))
            outcomes[i] = answered(futures[i], compiler, onLost);
    return outcomes;
}

std::vector<CompileOutcome> Connection::compile(const Program& program, const CompileOutcome& present,
                                                const std::vector<Candidate>& candidates, TrialRunner::Prepare prepare)
{
    TrialRunner runner(m_client, std::move(prepare));
    Progress progress(Text::tr("compiling changes that may help:"));
    std::vector<CompileOutcome> outcomes =
        await(runner.run(program, compilerOf(present), present.architecture, candidates), &progress);
    for (const CompileOutcome& outcome : outcomes)
        if (outcome.state != CompileOutcome::State::Cancelled)
            requireCompiler(outcome);
    return outcomes;
}

RunOutcome Connection::run(const RunRequest& request, const CompileOutcome& build, const std::vector<PlanBlob>& blobs)
{
    Progress progress(Text::tr("running block"));
    return await(m_client.run(request, moduleImage(build, request.device, request.plan.loweredName), blobs), &progress);
}

TimingOutcome Connection::time(const TimingRequest& request, const CompileOutcome& build, const std::vector<PlanBlob>& blobs)
{
    Progress progress(Text::tr("timing"));
    const RunRequest& run = request.run;
    return await(m_client.time(request, moduleImage(build, run.device, run.plan.loweredName), blobs), &progress);
}

ComparisonOutcome Connection::compare(const ComparisonRequest& request, const CompileOutcome& first, const CompileOutcome& second,
                                      const std::vector<PlanBlob>& blobs)
{
    Progress progress(Text::tr("comparing"));
    const auto image = [](const CompileOutcome& build, const RunRequest& run) {
        return moduleImage(build, run.device, run.plan.loweredName);
    };
    return await(m_client.compare(request, image(first, request.first), image(second, request.second), blobs), &progress);
}

CountOutcome Connection::count(const CountRequest& request, const CompileOutcome& build, const std::vector<PlanBlob>& blobs)
{
    Progress progress(Text::tr("counting, launch"));
    const RunRequest& run = request.run;
    return await(m_client.count(request, moduleImage(build, run.device, run.plan.loweredName), blobs), &progress);
}

void Connection::sweep(SweepJob job, std::shared_ptr<SweepJournal> journal, SweepRunner::OnResult onResult, SweptResults& swept)
{
    const SweepClients clients(m_workers, m_client);
    for (const std::unique_ptr<Client>& client : clients.others())
        connect(client.get(), &Client::notice, this, [](const QString& sentence) { complain(sentence); });
    SweepRunner runner(m_workers.size() > 1 ? clients.workers() : std::vector{SweepWorker{.client = &m_client}});
    runner.setOnNotice([](const Message& sentence) { complain(messageText(sentence)); });
    try {
        swept.results = await(runner.run(std::move(job), std::move(journal), std::move(onResult)));
        swept.ending = runner.ending();
    } catch (...) {
        runner.cancel();
        swept.results = runner.partResults();
        throw;
    }
}

SweepJudge::Verdict Connection::judge(const SweepJob& job, const SweepTable& table, std::shared_ptr<SweepJournal> journal,
                                      SweepJudge::OnTurns onTurns)
{
    SweepJudge judge(m_client);
    return await(judge.judge(job, table, std::move(journal), std::move(onTurns)));
}

std::string Connection::listTileIr(std::vector<std::byte> tileIr)
{
    const Disassembly listed = await(m_client.disassemble({.cubin = std::move(tileIr), .cubinSha256 = {}, .isTileIr = true}));
    if (!listed.ok())
        throw Failure(ExitStatus::Lacking, messageText(listed.message));
    if (listed.isCut)
        complain(Text::tr("Tile IR is cut off behind %1 MiB of text.").arg(kMaxDisassemblyBytes >> 20));
    return tileIrListing(listed.tileIr).text;
}

std::string Connection::listSass(const CompileOutcome& outcome)
{
    return machineCode(outcome).text;
}

Listing Connection::machineCode(const CompileOutcome& outcome, const std::string& programName)
{
    std::vector<QFuture<Disassembly>> asked;
    for (DisassemblyRequest& request : machineCodeRequests(outcome))
        asked.push_back(m_client.disassemble(std::move(request)));
    if (asked.empty())
        throw Failure(ExitStatus::BadArguments, Text::tr("There is no machine code of this program."));
    std::vector<Disassembly> parts;
    for (const QFuture<Disassembly>& each : asked)
        parts.push_back(await(each));
    const bool isAnyListed = std::ranges::any_of(parts, &Disassembly::ok);
    for (const Disassembly& part : parts)
        if (isAnyListed && !part.ok())
            complain(messageText(part.message));
    const Disassembly listed = joinDisassemblies(std::move(parts));
    if (!listed.ok())
        throw Failure(ExitStatus::Lacking, messageText(listed.message));
    if (listed.isCut)
        complain(Text::tr("SASS is cut off behind %1 MiB of text.").arg(kMaxDisassemblyBytes >> 20));
    return sassListing(listed.lineInfo, listed.liveRanges, programName);
}

DataAnswer Connection::analyse(const DataRequest& request)
{
    Progress progress(Text::tr("reading the buffers"));
    return await(m_client.analyse(request), &progress);
}

std::vector<std::byte> Connection::fetch(const std::string& blob, std::uint64_t bytes)
{
    std::vector<std::byte> all(bytes);
    for (std::uint64_t offset = 0; offset < bytes; offset += kSlice) {
        const std::uint64_t wanted = std::min(kSlice, bytes - offset);
        const QByteArray slice = await(m_client.fetch(toQt(blob), offset, wanted));
        if (static_cast<std::uint64_t>(slice.size()) != wanted)
            throw Failure(ExitStatus::Lacking, Text::tr("The worker sent only a part of an output."));
        std::memcpy(all.data() + offset, slice.constData(), wanted);
    }
    return all;
}

}  // namespace kd::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/disassembleservice.h"

#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/compile/toolkit/toolkitplaces.h"
#include "core/worker/disassembleprocess.h"
#include "core/worker/secondstext.h"

#include <algorithm>
#include <utility>

namespace kd {
namespace {

using State = Disassembly::State;

constexpr int kMaxJobs = 2;  // at once; each is three processes
constexpr std::size_t kMaxKept = 8;
constexpr std::size_t kMaxVersions = 100;

/// One blank for every run of them: the columns of live registers are mostly blanks.
std::string withSingleBlanks(const std::string& text)
{
    std::string result;
    result.reserve(text.size());
    for (const char c : text)
        if (c != ' ' || result.empty() || result.back() != ' ')
            result += c;
    return result;
}

std::size_t bytesOfListings(const Disassembly& disassembly)
{
    return disassembly.lineInfo.size() + disassembly.liveRanges.size() + disassembly.tileIr.size();
}

std::string toolName(const DisassemblyRequest& request)
{
    return request.isTileIr ? "tileirdisasm" : "nvdisasm";
}

Message deadlineSentence(const DisassemblyRequest& request)
{
    const std::string limit = secondsText(request.deadline);
    if (request.isTileIr)
        return message("tileirdisasm was ended at its deadline of {} s; Tile IR of this size, or a busy machine, takes it longer.",
                       limit);
    return message("nvdisasm was ended at its deadline of {} s; machine code of this size, or a busy machine, takes it longer.",
                   limit);
}

/// Both kinds of listing begin with the target, or, of cubins of CUDA 12 and before, with the flags that tell it; nothing in them
/// is no text.
bool isListing(const std::string& text)
{
    constexpr std::size_t kHead = 4096;
    const std::string head = text.substr(0, kHead);
    const bool tellsTarget = head.find(".target") != std::string::npos || head.find(".headerflags") != std::string::npos;
    return tellsTarget && text.find('\0') == std::string::npos;
}

}  // namespace

DisassembleService::DisassembleService(Config config, QObject* parent) : QObject(parent), m_config(std::move(config)) { }

DisassembleService::~DisassembleService()
{
    m_thread.waitForDone();
}

void DisassembleService::shutDown()
{
    m_isDown = true;
    m_jobs.clear();
}

void DisassembleService::submit(quint64 job, const QString& tag, DisassemblyRequest request, Blob cubin)
{
    const auto older = std::ranges::find_if(m_jobs, [&](const auto& each) { return !tag.isEmpty() && each->tag == tag; });
    if (older != m_jobs.end())
        finish((*older)->number, State::Cancelled, "A newer disassembly took its place.");
    auto state = std::make_unique<Job>();
    state->number = job;
    state->tag = tag;
    state->request = std::move(request);
    state->cubin = std::move(cubin);
    m_jobs.push_back(std::move(state));
    pump();
}

void DisassembleService::endUnsubmitted(quint64 job, const DisassemblyRequest& request)
{
    emit finished(job,
                  {.state = State::Cancelled, .message = "The disassembly was cancelled.", .cubinSha256 = request.cubinSha256});
}

bool DisassembleService::cancel(quint64 job)
{
    if (std::ranges::none_of(m_jobs, [job](const auto& each) { return each->number == job; }))
        return false;
    finish(job, State::Cancelled, "The disassembly was cancelled.");
    return true;
}

void DisassembleService::pump()
{
    auto running = std::ranges::count_if(m_jobs, [](const auto& job) { return job->isRunning; });
    for (const std::unique_ptr<Job>& job : m_jobs) {
        if (job->isRunning || running >= kMaxJobs || m_isDown)
            continue;
        ++running;
        job->isRunning = true;
        const quint64 number = job->number;
        job->deadline.setSingleShot(true);
        connect(
            &job->deadline, &QTimer::timeout, this,
            [this, number, sentence = deadlineSentence(job->request)] { finish(number, State::Deadline, sentence); },
            Qt::QueuedConnection);
        job->deadline.start(job->request.deadline);
        locate(number, job->request.isTileIr);
    }
}

void DisassembleService::locate(quint64 number, bool isTileIr)
{
    m_thread.start([this, number, isTileIr] {
        const auto reply = [this, number, tool = isTileIr ? findTileDisassembler() : findDisassembler()] {
            const auto job = std::ranges::find_if(m_jobs, [number](const auto& each) { return each->number == number; });
            if (job != m_jobs.end())
                begin(**job, tool);
        };
        QMetaObject::invokeMethod(this, reply, Qt::QueuedConnection);
    });
}

void DisassembleService::begin(Job& job, DisassemblerLocation tool)
{
    job.tool = std::move(tool);
    if (job.tool.path.empty())
        return finish(job.number, State::Unavailable, job.tool.missing);
    if (const Disassembly* const known = kept(job))
        return finish(job.number, Disassembly(*known));
    try {
        if (job.request.isTileIr) {
            job.lines = startTool(job, {"-g", kCubinFile});
        } else {
            job.lines = startTool(job, {"-c", "-gi", kCubinFile});
            job.registers = startTool(job, {"-c", "-plr", "-lrm", "count", kCubinFile});
        }
        if (!m_versions.contains(job.tool.identity))
            job.version = startTool(job, {"--version"});
    } catch (const Error& error) {
        finish(job.number, State::Failed,
               message("No process for {} could be started: {}.", toolName(job.request), error.sentence()));
    }
}

std::unique_ptr<ToolProcess> DisassembleService::startTool(Job& job, std::vector<std::string> arguments)
{
    if (m_scratch.path().empty())
        m_scratch = posix::ScratchFolder(m_config.scratchBase);
    ChildConfig config = m_config.child;
    config.directory = m_scratch.path() / ("disassemble-" + std::to_string(++m_lastFolder));
    posix::makePrivateDirectory(config.directory);
    config.arguments = {"--disassemble-process", job.tool.path.string()};
    config.arguments.insert(config.arguments.end(), arguments.begin(), arguments.end());
    auto* const child = new ChildProcess(config, this);
    ++m_childCount;
    connect(child, &ChildProcess::exited, this, [this, folder = config.directory] {
        m_thread.start([folder] {
            std::error_code ignored;
            std::filesystem::remove_all(folder, ignored);
        });
        --m_childCount;
        emit childGone();
    });
    connect(child, &ChildProcess::unkillable, this,
            [this](int id) { emit notice(message("The disassembler {} does not end although it was killed.", id)); });
    auto run = std::make_unique<ToolProcess>(child, job.cubin->bytes(), m_config.maxBytes, nullptr);
    // Queued: what it leads to deletes it.
    connect(run.get(), &ToolProcess::ended, this, [this, number = job.number] { onEnded(number); }, Qt::QueuedConnection);
    return run;
}

void DisassembleService::onEnded(quint64 number)
{
    const auto found = std::ranges::find_if(m_jobs, [number](const auto& each) { return each->number == number; });
    if (found == m_jobs.end())
        return;
    Job& job = **found;
    const auto isOver = [](const std::unique_ptr<ToolProcess>& run) { return run == nullptr || run->hasEnded(); };
    if (job.lines == nullptr || !isOver(job.lines) || !isOver(job.registers) || !isOver(job.version))
        return;
    const auto mayTryAgain = [](const std::unique_ptr<ToolProcess>& run) { return run != nullptr && run->mayTryAgain(); };
    if ((mayTryAgain(job.lines) || mayTryAgain(job.registers) || mayTryAgain(job.version)) && !std::exchange(job.isRepeated, true))
        begin(job, DisassemblerLocation(job.tool));
    else
        conclude(number);
}

/// All have ended. What the tool said goes through once more, in the background.
void DisassembleService::conclude(quint64 number)
{
    Job& job = **std::ranges::find_if(m_jobs, [number](const auto& each) { return each->number == number; });
    if (job.version != nullptr) {
        if (m_versions.size() >= kMaxVersions)
            m_versions.clear();
        m_versions[job.tool.identity] = toolVersion(job.version->text());
    }
    const std::string version = m_versions[job.tool.identity];
    const std::string name = toolName(job.request) + (version.empty() ? "" : " " + version);
    Disassembly answer{.state = State::Ok, .tool = name, .cubinSha256 = job.request.cubinSha256};
    answer.isCut = job.lines->isCut() || (job.registers != nullptr && job.registers->isCut());
    if (!job.lines->isGood())
        return finish(number, State::Failed,
                      message("{} {} on this program; nothing else is affected.", name, job.lines->failure()));
    if (job.request.isTileIr)
        return concludeTileIr(job, std::move(answer));
    m_thread.start([this, number, answer = std::move(answer), lines = job.lines->takeText(), isGood = job.registers->isGood(),
                     failure = job.registers->failure(), registers = job.registers->takeText()]() mutable {
        const bool isDamaged = !isListing(lines);
        if (isDamaged) {
            answer.state = State::Failed;
            answer.message = message("{} printed what is no listing of machine code; nothing else is affected.", answer.tool);
        } else {
            answer.lineInfo = withSingleBlanks(lines);
            if (isGood && isListing(registers))
                answer.liveRanges = withSingleBlanks(registers);
            else
                answer.message = message("Live registers are not known: {} {}.", answer.tool,
                                         isGood ? Message("printed what is no listing of them") : failure);
        }
        auto tell = [this, number, answer = std::move(answer), isDamaged]() mutable {
            onListing(number, std::move(answer), isDamaged);
        };
        QMetaObject::invokeMethod(this, std::move(tell), Qt::QueuedConnection);
    });
    // The ends of the others, which are still to be told, find nothing to conclude.
    for (std::unique_ptr<ToolProcess>* const run : {&job.lines, &job.registers, &job.version})
        run->reset();
}

/// Its text is taken as it is.
void DisassembleService::concludeTileIr(Job& job, Disassembly answer)
{
    answer.tileIr = job.lines->takeText();
    const bool isDamaged = answer.tileIr.empty() || answer.tileIr.find('\0') != std::string::npos;
    if (isDamaged) {
        answer.tileIr.clear();
        answer.state = State::Failed;
        answer.message = message("{} printed what is no listing of Tile IR; nothing else is affected.", answer.tool);
    }
    job.lines.reset();
    job.version.reset();
    onListing(job.number, std::move(answer), isDamaged);
}

void DisassembleService::onListing(quint64 number, Disassembly answer, bool isDamaged)
{
    const auto found = std::ranges::find_if(m_jobs, [number](const auto& each) { return each->number == number; });
    if (found != m_jobs.end() && isDamaged && !std::exchange((*found)->isRepeated, true))
        return begin(**found, DisassemblerLocation((*found)->tool));
    finish(number, std::move(answer));
}

const Disassembly* DisassembleService::kept(const Job& job) const
{
    const auto found = std::ranges::find_if(
        m_kept, [&](const Kept& each) { return each.cubin == job.request.cubinSha256 && each.tool == job.tool.identity; });
    return found == m_kept.end() ? nullptr : &found->disassembly;
}

void DisassembleService::keep(const Job& job, const Disassembly& disassembly)
{
    const bool isTooLarge = bytesOfListings(disassembly) > m_config.keptBytes;
    if (!disassembly.ok() || !disassembly.message.empty() || isTooLarge || kept(job) != nullptr)
        return;
    m_kept.push_back({.cubin = job.request.cubinSha256, .tool = job.tool.identity, .disassembly = disassembly});
    const auto bytes = [this] {
        std::size_t all = 0;
        for (const Kept& each : m_kept)
            all += bytesOfListings(each.disassembly);
        return all;
    };
    while (m_kept.size() > kMaxKept || bytes() > m_config.keptBytes)
        m_kept.pop_front();
}

void DisassembleService::finish(quint64 number, State state, Message message)
{
    finish(number, {.state = state, .message = std::move(message)});
}

/// Nothing when the job is over already.
void DisassembleService::finish(quint64 number, Disassembly disassembly)
{
    const auto found = std::ranges::find_if(m_jobs, [number](const auto& each) { return each->number == number; });
    if (found == m_jobs.end())
        return;
    const std::unique_ptr<Job> job = std::move(*found);
    m_jobs.erase(found);
    disassembly.cubinSha256 = job->request.cubinSha256;
    keep(*job, disassembly);
    emit finished(number, disassembly);
    // Jobs that wait are started from the loop: this may be within pump().
    QMetaObject::invokeMethod(this, &DisassembleService::pump, Qt::QueuedConnection);
}

}  // namespace kd

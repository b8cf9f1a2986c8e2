// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/process.h"

#include "core/base/error.h"
#include "core/base/posix/handle.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <poll.h>
#include <spawn.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace kd::posix {
namespace {

constexpr int kFirstPassed = 3;

struct FileActions {
    posix_spawn_file_actions_t value{};
    FileActions() { ::posix_spawn_file_actions_init(&value); }
    ~FileActions() { ::posix_spawn_file_actions_destroy(&value); }
    FileActions(const FileActions&) = delete;
    FileActions& operator=(const FileActions&) = delete;
};

struct Attributes {
    posix_spawnattr_t value{};
    explicit Attributes(bool startsGroup)
    {
        sigset_t all;
        sigset_t none;
        ::sigfillset(&all);
        ::sigemptyset(&none);
        ::posix_spawnattr_init(&value);
        ::posix_spawnattr_setpgroup(&value, 0);
        ::posix_spawnattr_setsigdefault(&value, &all);
        ::posix_spawnattr_setsigmask(&value, &none);
        const int group = startsGroup ? POSIX_SPAWN_SETPGROUP : 0;
        ::posix_spawnattr_setflags(&value, static_cast<short>(group | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK));
    }
    ~Attributes() { ::posix_spawnattr_destroy(&value); }
    Attributes(const Attributes&) = delete;
    Attributes& operator=(const Attributes&) = delete;
};

void placeStream(FileActions& actions, int descriptor, int stream)
{
    if (descriptor >= 0)
        ::posix_spawn_file_actions_adddup2(&actions.value, descriptor, stream);
    else
        ::posix_spawn_file_actions_addopen(&actions.value, stream, "/dev/null", O_WRONLY, 0);
}

[[noreturn]] void failToStart(const SpawnRequest& request, const char* operation, int error)
{
    throw RuntimeError({.operation = operation,
                        .text = message("the program cannot be started: {}", systemReason(error)),
                        .subject = request.program.string()});
}

/// Copies that cannot collide with the numbers they are to get: above all of those.
std::vector<Handle> raised(const SpawnRequest& request)
{
    std::vector<Handle> copies;
    const int above = kFirstPassed + static_cast<int>(request.descriptors.size());
    for (const int descriptor : request.descriptors) {
        copies.emplace_back(::fcntl(descriptor, F_DUPFD_CLOEXEC, above));
        if (!copies.back())
            failToStart(request, "fcntl", errno == EINVAL ? EMFILE : errno);
    }
    return copies;
}

/// Adds to what the system counts against process `id` when it looks for one to end for want of memory.
void offerFirst(int id)
{
    constexpr int kMore = 500;
    constexpr int kLargest = 1000;
    int score = 0;
    std::ifstream("/proc/self/oom_score_adj") >> score;
    std::ofstream("/proc/" + std::to_string(id) + "/oom_score_adj") << std::min(score + kMore, kLargest);
}

std::vector<char*> pointersTo(const std::vector<std::string>& texts)
{
    std::vector<char*> pointers;
    for (const std::string& text : texts)
        pointers.push_back(const_cast<char*>(text.c_str()));
    pointers.push_back(nullptr);
    return pointers;
}

ExitStatus statusOf(int status, const rusage& usage)
{
    const bool signalled = WIFSIGNALED(status);
    return {.signalled = signalled,
            .code = signalled ? WTERMSIG(status) : WEXITSTATUS(status),
            .peakMemory = {static_cast<std::uint64_t>(usage.ru_maxrss) * 1024}};
}

}  // namespace

bool ExitStatus::killed() const
{
    return signalled && code == SIGKILL;
}

bool ExitStatus::endedFromOutside() const
{
    return signalled && (code == SIGKILL || code == SIGTERM || code == SIGINT || code == SIGHUP || code == SIGQUIT);
}

bool ExitStatus::overProcessorTime() const
{
    return signalled && code == SIGXCPU;
}

Message describe(const ExitStatus& status)
{
    if (!status.signalled)
        return message("ended with status {}", status.code);
    const char* name = ::sigabbrev_np(status.code);
    const char* text = ::sigdescr_np(status.code);
    const Message signal = name != nullptr ? verbatim("SIG" + std::string(name)) : message("signal {}", status.code);
    return text != nullptr ? message("was ended by {} ({})", signal, std::string(text)) : message("was ended by {}", signal);
}

Process::Process(const SpawnRequest& request)
{
    FileActions actions;
    const Attributes attributes(request.startsGroup);
    const std::vector<Handle> copies = raised(request);
    ::posix_spawn_file_actions_addopen(&actions.value, 0, "/dev/null", O_RDONLY, 0);
    placeStream(actions, request.standardOutput, 1);
    placeStream(actions, request.standardError, 2);
    int next = kFirstPassed;
    for (const Handle& copy : copies)
        ::posix_spawn_file_actions_adddup2(&actions.value, copy.get(), next++);
    ::posix_spawn_file_actions_addclosefrom_np(&actions.value, next);
    if (!request.directory.empty())
        ::posix_spawn_file_actions_addchdir_np(&actions.value, request.directory.c_str());

    std::vector<std::string> words{request.program.string()};
    words.insert(words.end(), request.arguments.begin(), request.arguments.end());
    const std::vector<char*> arguments = pointersTo(words);
    const std::vector<char*> environment = pointersTo(request.environment);
    const int error =
        ::posix_spawn(&m_id, request.program.c_str(), &actions.value, &attributes.value, arguments.data(), environment.data());
    if (error != 0) {
        m_id = 0;
        failToStart(request, "posix_spawn", error);
    }
    offerFirst(m_id);
}

Process::~Process()
{
    kill();
}

Process::Process(Process&& other) noexcept : m_id(std::exchange(other.m_id, 0)) { }

Process& Process::operator=(Process&& other) noexcept
{
    if (this != &other) {
        kill();
        m_id = std::exchange(other.m_id, 0);
    }
    return *this;
}

void Process::kill() noexcept
{
    if (m_id <= 0)
        return;
    ::kill(-m_id, SIGKILL);
    ::kill(m_id, SIGKILL);
}

void Process::interrupt() noexcept
{
    if (m_id > 0)
        ::kill(-m_id, SIGINT);
}

void Process::limitAddressSpace([[maybe_unused]] Bytes most) noexcept
{
#ifndef KD_SANITIZED
    rlimit limit{};
    if (m_id <= 0 || ::prlimit(m_id, RLIMIT_AS, nullptr, &limit) != 0)
        return;
    limit.rlim_cur = std::min<rlim_t>(most.value, limit.rlim_max);
    ::prlimit(m_id, RLIMIT_AS, &limit, nullptr);
#endif
}

bool Process::isStopped() const noexcept
{
    siginfo_t info{};
    return m_id > 0 && ::waitid(P_PID, static_cast<id_t>(m_id), &info, WSTOPPED | WNOHANG | WNOWAIT) == 0 && info.si_pid == m_id;
}

std::optional<ExitStatus> Process::poll() noexcept
{
    return statusWith(WNOHANG);
}

std::optional<ExitStatus> Process::wait() noexcept
{
    return statusWith(0);
}

std::optional<ExitStatus> Process::statusWith(int options) noexcept
{
    int status = 0;
    rusage usage{};
    if (m_id <= 0)
        return std::nullopt;
    pid_t ended = 0;
    do
        ended = ::wait4(m_id, &status, options, &usage);
    while (ended < 0 && errno == EINTR);
    if (ended != m_id)
        return std::nullopt;
    m_id = 0;
    return statusOf(status, usage);
}

void dieWithParent(int channel)
{
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    pollfd state{.fd = channel, .events = 0, .revents = 0};
    if (::poll(&state, 1, 0) == 1 && (state.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0)
        ::_exit(0);
}

void endWithParent() noexcept
{
    ::prctl(PR_SET_PDEATHSIG, SIGTERM);
    sigset_t none;
    ::sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
}

void ignoreInterrupts() noexcept
{
    ::signal(SIGINT, SIG_IGN);
}

void becomeProgram(const std::filesystem::path& program, const std::vector<std::string>& arguments)
{
    std::vector<std::string> words{program.string()};
    words.insert(words.end(), arguments.begin(), arguments.end());
    ::execv(program.c_str(), pointersTo(words).data());
    throw RuntimeError({.operation = "execv",
                        .text = message("the program cannot be started: {}", std::string(std::strerror(errno))),
                        .subject = program.string()});
}

std::vector<std::string> currentEnvironment()
{
    std::vector<std::string> entries;
    for (char** entry = environ; entry != nullptr && *entry != nullptr; ++entry)
        entries.emplace_back(*entry);
    return entries;
}

void raiseDescriptorLimit() noexcept
{
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return;
    limit.rlim_cur = limit.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &limit);
}

std::size_t descriptorLimit() noexcept
{
    rlimit limit{};
    return ::getrlimit(RLIMIT_NOFILE, &limit) == 0 ? static_cast<std::size_t>(limit.rlim_cur) : 0;
}

Message withLimitHint(std::string words, int error)
{
    switch (error) {
    case EAGAIN:
        return message("{}; no more processes and threads are allowed here (ulimit -u, or the container's limit), end some or "
                       "raise it", std::move(words));
    case EMFILE:
        return message("{}; no more open files are allowed here (ulimit -n), raise the limit", std::move(words));
    case EFBIG:
        return message("{}; files, and memory that processes share, may not be longer here (ulimit -f), raise the limit",
                       std::move(words));
    default:
        return verbatim(std::move(words));
    }
}

Message systemReason(int error)
{
    return withLimitHint(std::strerror(error), error);
}

}  // namespace kd::posix

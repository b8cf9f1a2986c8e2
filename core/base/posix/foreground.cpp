// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/foreground.h"

#include "core/base/error.h"

#include <atomic>
#include <cerrno>
#include <csignal>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <utility>

namespace kd::posix {
namespace {

std::atomic<int> foreground{0};

void passOn(int signal)
{
    const int error = errno;
    if (const int child = foreground; child > 0)
        ::kill(child, signal);
    errno = error;
}

/// What a signal does while this lives.
class Disposition {
public:
    Disposition(int signal, void (*handler)(int)) : m_signal(signal)
    {
        struct sigaction action{};
        action.sa_handler = handler;
        action.sa_flags = SA_RESTART;
        ::sigaction(signal, &action, &m_before);
    }
    ~Disposition() { ::sigaction(m_signal, &m_before, nullptr); }
    Disposition(const Disposition&) = delete;
    Disposition& operator=(const Disposition&) = delete;

    bool wasIgnored() const { return m_before.sa_handler == SIG_IGN; }

private:
    int m_signal;
    struct sigaction m_before{};
};

std::vector<char*> wordsOf(const std::vector<std::string>& texts)
{
    std::vector<char*> words;
    for (const std::string& text : texts)
        words.push_back(const_cast<char*>(text.c_str()));
    words.push_back(nullptr);
    return words;
}

}  // namespace

ExitStatus runInForeground(const std::string& program, const std::vector<std::string>& arguments,
                           const std::vector<std::string>& environment)
{
    const Disposition interrupt(SIGINT, SIG_IGN), quit(SIGQUIT, SIG_IGN), terminate(SIGTERM, &passOn), hangUp(SIGHUP, &passOn);
    // A child begins with what this process ignores; those it is to have as before.
    sigset_t defaults;
    ::sigemptyset(&defaults);
    for (const auto& [signal, disposition] : {std::pair(SIGINT, &interrupt), std::pair(SIGQUIT, &quit)})
        if (!disposition->wasIgnored())
            ::sigaddset(&defaults, signal);
    posix_spawnattr_t attributes;
    ::posix_spawnattr_init(&attributes);
    ::posix_spawnattr_setsigdefault(&attributes, &defaults);
    ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
    std::vector<std::string> texts{program};
    texts.insert(texts.end(), arguments.begin(), arguments.end());
    const std::vector<char*> words = wordsOf(texts);
    const std::vector<char*> variables = wordsOf(environment);
    pid_t child = 0;
    const int error = ::posix_spawnp(&child, program.c_str(), nullptr, &attributes, words.data(), variables.data());
    ::posix_spawnattr_destroy(&attributes);
    if (error != 0)
        throw RuntimeError({.operation = "posix_spawn",
                            .text = message("the program cannot be started: {}", systemReason(error)),
                            .subject = program});
    foreground = child;
    int status = 0;
    rusage usage{};
    while (::wait4(child, &status, 0, &usage) < 0 && errno == EINTR) {
    }
    foreground = 0;
    const bool signalled = WIFSIGNALED(status);
    constexpr std::uint64_t kKibi = 1024;
    return {.signalled = signalled,
            .code = signalled ? WTERMSIG(status) : WEXITSTATUS(status),
            .peakMemory = {static_cast<std::uint64_t>(usage.ru_maxrss) * kKibi}};
}

}  // namespace kd::posix

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/interrupts.h"

#include "core/base/error.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace kd::posix {
namespace {

constexpr std::array kSignals{SIGINT, SIGTERM, SIGHUP};

volatile std::sig_atomic_t writerDescriptor = -1;

void onSignal(int)
{
    const int error = errno;
    const char byte = 1;
    [[maybe_unused]] const ssize_t written = ::write(writerDescriptor, &byte, 1);
    errno = error;
}

// What the parent had ignored (nohup) stays ignored.
void replaceHandlers(void (*handler)(int))
{
    struct sigaction action{};
    action.sa_handler = handler;
    action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
    for (const int signal : kSignals) {
        struct sigaction old{};
        if (::sigaction(signal, nullptr, &old) == 0 && old.sa_handler != SIG_IGN)
            ::sigaction(signal, &action, nullptr);
    }
}

}  // namespace

Interrupts::Interrupts()
{
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        throw RuntimeError({.operation = "pipe2", .text = verbatim(std::strerror(errno))});
    m_reader = Handle(ends[0]);
    m_writer = Handle(ends[1]);
    writerDescriptor = m_writer.get();
    replaceHandlers(onSignal);
}

Interrupts::~Interrupts()
{
    replaceHandlers(SIG_DFL);
    writerDescriptor = -1;
}

}  // namespace kd::posix

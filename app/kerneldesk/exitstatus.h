// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <exception>
#include <utility>

namespace kd::cli {

/// The program's exit status; the numbers are part of the command line's contract.
enum class ExitStatus {
    Done = 0,
    KernelFailed = 1,  ///< the user's kernel does not compile, faults, differs from its reference or exceeds its deadline;
                       ///< of two reports: something got worse; of two builds: the second is slower
    BadArguments = 2,
    Lacking = 3,        ///< the machine lacks something: a driver, a device, NVRTC, room on a disk
    CannotTell = 4,     ///< of two builds: the measurements do not tell which one is faster
    Interrupted = 130,  ///< Ctrl+C, as shells report it
    BrokenPipe = 141,   ///< nobody reads standard output any more, likewise
};

/// Ends a command. `sentence` goes to standard error; nothing goes to standard output.
class Failure : public std::exception {
public:
    Failure(ExitStatus status, QString sentence) : m_status(status), m_sentence(std::move(sentence)) { }
    ExitStatus status() const noexcept { return m_status; }
    const QString& sentence() const noexcept { return m_sentence; }
    const char* what() const noexcept override { return "a command failed"; }

private:
    ExitStatus m_status;
    QString m_sentence;
};

}  // namespace kd::cli

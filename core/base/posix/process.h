// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/units.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace kd::posix {

/// Says what is executed, and what it inherits: nothing but what is named here.
struct SpawnRequest {
    std::filesystem::path program;
    std::vector<std::string> arguments;    ///< without the program's own name
    std::vector<std::string> environment;  ///< "NAME=value", all of it
    std::filesystem::path directory;       ///< where it starts; empty: where the caller is
    int standardOutput = -1;               ///< -1: /dev/null. Standard input is /dev/null always
    int standardError = -1;
    std::vector<int> descriptors;  ///< become descriptors 3, 4, … of the child
    bool startsGroup = true;       ///< false: it stays in the caller's process group, and ends with that
};

/// Says how a process ended.
struct ExitStatus {
    bool signalled = false;
    int code = 0;        ///< exit status, or the number of the signal
    Bytes peakMemory{};  ///< largest resident set

    bool killed() const;             ///< by SIGKILL
    /// Tells whether it was ended by a signal that no program brings on itself: it was sent by the system, which kills where memory
    /// runs out, by the end of a session or by somebody.
    bool endedFromOutside() const;
    bool overProcessorTime() const;  ///< by its own limit, SIGXCPU
};
/// "ended with status 3", "was ended by SIGSEGV (segmentation fault)": to follow "the process".
Message describe(const ExitStatus& status);

/// Owns one child process, the leader of its own process group unless the request says otherwise, with every signal at its default.
/// Where memory runs out the system ends it before this process. Move-only.
/// The destructor kills the group and does not wait: whoever wants no zombie calls poll() until it tells the end.
/// To be made on the main thread: dieWithParent() in the child follows the thread that started it.
class Process {
public:
    Process() = default;
    /// Starts it by posix_spawn. Throws RuntimeError with the program and the system's reason.
    explicit Process(const SpawnRequest& request);
    ~Process();
    Process(Process&& other) noexcept;
    Process& operator=(Process&& other) noexcept;

    int id() const noexcept { return m_id; }
    /// True until poll() told the end.
    bool isRunning() const noexcept { return m_id > 0; }
    /// SIGKILL to the whole group; nothing once the end was told.
    void kill() noexcept;
    /// SIGINT to the whole group, as Ctrl+C gives it; nothing once the end was told.
    void interrupt() noexcept;
    /// Lets it grow to so much address space from now on, within what it allowed itself for good; one that has more already
    /// grows no further. Nothing under a sanitizer, which needs terabytes of addresses.
    void limitAddressSpace(Bytes most) noexcept;
    /// Tells whether a signal has stopped it, and none has let it go on.
    bool isStopped() const noexcept;
    /// Takes the exit status if the process has ended. Does not block.
    std::optional<ExitStatus> poll() noexcept;
    /// Waits for its end; nothing once that was told. Blocks.
    std::optional<ExitStatus> wait() noexcept;

private:
    std::optional<ExitStatus> statusWith(int options) noexcept;

    int m_id = 0;
};

/// To be called first in a child: SIGKILL comes when the parent ends; ends this process at once when the parent is already
/// gone, which shows as `channel` (its socket to the parent) being hung up.
void dieWithParent(int channel);

/// To be called in a child before it goes on as a program: SIGTERM comes to it when the thread that started it ends. Signals are at
/// their defaults then. Safe between fork and exec.
void endWithParent() noexcept;

/// To be called in a child before it goes on as a program: Ctrl+C at the terminal is not for it. Safe between fork and exec.
void ignoreInterrupts() noexcept;

/// Goes on as `program`: same process, same terminal, same environment. `arguments` are without the program's own name.
/// Returns only by throwing RuntimeError with the program and the system's reason.
[[noreturn]] void becomeProgram(const std::filesystem::path& program, const std::vector<std::string>& arguments);

/// The environment of this process, "NAME=value".
std::vector<std::string> currentEnvironment();

/// Lets this process open as many descriptors as its hard limit allows.
void raiseDescriptorLimit() noexcept;
/// Tells how many file descriptors this process may have open at once (RLIMIT_NOFILE).
std::size_t descriptorLimit() noexcept;

/// `words`, which tell of a system call that failed with `error`, with what to do about it where a limit is the cause (ulimit):
/// "Too many open files; no more open files are allowed here (ulimit -n), raise the limit".
Message withLimitHint(std::string words, int error);
/// The same with the system's own words for `error`.
Message systemReason(int error);

}  // namespace kd::posix

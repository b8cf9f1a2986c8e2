// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/programrun.h"

#include "core/base/posix/descriptor.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <optional>
#include <poll.h>
#include <span>
#include <unistd.h>

namespace kd::posix {
namespace {

void keepOutput(ProgramRun& run, std::span<const std::byte> bytes, std::size_t maxOutput)
{
    const std::size_t kept = std::min(bytes.size(), maxOutput - std::min(maxOutput, run.output.size()));
    run.output.append(reinterpret_cast<const char*>(bytes.data()), kept);
    run.isOutputCut = run.isOutputCut || kept < bytes.size();
}

/// Reads to the end of what the program, and all that it started, write.
void readOutput(ProgramRun& run, int reading, std::size_t maxOutput, int lifeline)
{
    std::array<std::byte, 64 << 10> buffer;
    while (true) {
        pollfd states[] = {{.fd = reading, .events = POLLIN, .revents = 0}, {.fd = lifeline, .events = 0, .revents = 0}};
        ::poll(states, 2, -1);
        if ((states[1].revents & (POLLHUP | POLLERR)) != 0)
            ::kill(0, SIGKILL);
        const std::optional<std::size_t> got = readAvailable(reading, buffer);
        if (got == std::optional<std::size_t>(0))
            return;
        keepOutput(run, std::span(buffer).first(got.value_or(0)), maxOutput);
    }
}

}  // namespace

ProgramRun runProgram(SpawnRequest request, std::size_t maxOutput, int lifeline)
{
    Pipe pipe = makePipe();
    request.startsGroup = false;
    request.standardOutput = pipe.writing.get();
    request.standardError = pipe.writing.get();
    Process process(request);
    pipe.writing.reset();
    ProgramRun run;
    readOutput(run, pipe.reading.get(), maxOutput, lifeline);
    run.status = process.wait().value_or(ExitStatus{});
    return run;
}

}  // namespace kd::posix

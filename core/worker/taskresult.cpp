// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/compileservice.h"

#include "core/memory/devicememory.h"
#include "core/worker/secondstext.h"

#include <string_view>

namespace kd {
namespace {

/// By its own words: it met the limit that it has. One that the system killed for want of memory says nothing.
bool ranOutOfMemory(const TaskResult& end)
{
    constexpr std::string_view kWords[] = {"out of memory", "bad_alloc", "Cannot allocate memory", "not enough memory"};
    for (const std::string_view words : kWords)
        if (end.errors.find(words) != std::string::npos)
            return true;
    return false;
}

Message programOf(const CompileRequest& request)
{
    return request.programName.empty() ? Message("the source") : verbatim(request.programName);
}

/// " (2.0 GiB)", where it is known.
Message limitText(const TaskResult& end)
{
    return end.memoryLimit.value == 0 ? Message() : message(" ({})", sizeText(end.memoryLimit));
}

}  // namespace

Message scarceText(const TaskResult& end, const CompileRequest& request)
{
    return message("Compiling {} takes more memory than this machine has left for it{}; close what needs memory and compile "
                   "again, or make the source simpler.", programOf(request), limitText(end));
}

Message machineText(const Message& happened, const CompileRequest& request)
{
    return message("The compiler process {} while it compiled {}; that is a failure of the machine, not of the source: compile "
                   "again.", happened, programOf(request));
}

CompileOutcome::State stateOf(const TaskResult& end)
{
    switch (end.kind) {
    case TaskResult::Kind::Deadline:
        return CompileOutcome::State::Deadline;
    case TaskResult::Kind::NotStarted:
        return CompileOutcome::State::Unavailable;
    case TaskResult::Kind::Answered:
        return CompileOutcome::State::Ok;
    case TaskResult::Kind::Died:
        break;
    }
    if (end.death.isDamage())
        return CompileOutcome::State::Lost;
    if (end.death.status.overProcessorTime())
        return CompileOutcome::State::Deadline;
    // What the supervisor kills it does not report as died.
    if (wasEndedFromOutside(end.death))
        return CompileOutcome::State::Lost;
    if (!ranOutOfMemory(end))
        return CompileOutcome::State::Crashed;
    return end.isMemoryScarce ? CompileOutcome::State::Lost : CompileOutcome::State::OutOfMemory;
}

Message errorText(const TaskResult& end, const CompileRequest& request)
{
    const Message program = programOf(request);
    if (end.kind == TaskResult::Kind::Died && end.death.isDamage())
        return machineText(describe(end.death), request);
    switch (stateOf(end)) {
    case CompileOutcome::State::Deadline:
        return message("Compiling {} was ended at its deadline of {} s; give it more time, or look for an endless template or a "
                       "huge unrolled loop.", program, secondsText(request.deadline));
    case CompileOutcome::State::OutOfMemory:
        return message("Compiling {} took more memory than a compile process may have{}; make the source simpler or unroll less.",
                       program, limitText(end));
    case CompileOutcome::State::Lost:
        if (wasEndedFromOutside(end.death))
            return message("The process that compiled {} {}, and so was the one that tried again; {}: close what needs memory, "
                           "and compile again.", program, describe(end.death), end.memory);
        return scarceText(end, request);
    case CompileOutcome::State::Crashed:
        if (request.compiler == CompilerChoice::Nvcc)
            return message("The compiler process {} on {}{}; nvcc cannot take this source, nothing else is affected.",
                           describe(end.death), program, lastWords(end.errors));
        return message("The compiler process {} on {}{}; NVRTC cannot take this source, nothing else is affected.",
                       describe(end.death), program, lastWords(end.errors));
    default:
        return message("No compile process could be started: {}.", end.sentence);
    }
}

}  // namespace kd

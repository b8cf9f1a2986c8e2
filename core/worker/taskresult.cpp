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

std::string programOf(const CompileRequest& request)
{
    return request.programName.empty() ? std::string("the source") : request.programName;
}

/// " (2.0 GiB)", where it is known.
std::string limitText(const TaskResult& end)
{
    return end.memoryLimit.value == 0 ? "" : " (" + sizeText(end.memoryLimit) + ")";
}

}  // namespace

std::string scarceSentence(const TaskResult& end, const CompileRequest& request)
{
    return "Compiling " + programOf(request) + " takes more memory than this machine has left for it" + limitText(end) +
        "; close what needs memory and compile again, or make the source simpler.";
}

std::string machineSentence(const std::string& happened, const CompileRequest& request)
{
    return "The compiler process " + happened + " while it compiled " + programOf(request) +
        "; that is a failure of the machine, not of the source: compile again.";
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

std::string sentenceOf(const TaskResult& end, const CompileRequest& request)
{
    if (end.kind == TaskResult::Kind::Died && end.death.isDamage())
        return machineSentence(describe(end.death), request);
    switch (stateOf(end)) {
    case CompileOutcome::State::Deadline:
        return "Compiling " + programOf(request) + " was ended at its deadline of " + secondsText(request.deadline) +
            " s; give it more time, or look for an endless template or a huge unrolled loop.";
    case CompileOutcome::State::OutOfMemory:
        return "Compiling " + programOf(request) + " took more memory than a compile process may have" + limitText(end) +
            "; make the source simpler or unroll less.";
    case CompileOutcome::State::Lost:
        if (wasEndedFromOutside(end.death))
            return "The process that compiled " + programOf(request) + " " + describe(end.death) +
                ", and so was the one that tried again; " + end.memory + ": close what needs memory, and compile again.";
        return scarceSentence(end, request);
    case CompileOutcome::State::Crashed:
        return "The compiler process " + describe(end.death) + " on " + programOf(request) + lastWords(end.errors) +
            "; NVRTC cannot take this source, nothing else is affected.";
    default:
        return "No compile process could be started: " + end.sentence + ".";
    }
}

}  // namespace kd

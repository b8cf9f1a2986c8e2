#include "core/worker/compileservice.h"

#include "core/worker/secondstext.h"

#include <string_view>

namespace kd {
namespace {

bool ranOutOfMemory(const TaskEnd& end)
{
    constexpr std::string_view kWords[] = {"out of memory", "bad_alloc", "Cannot allocate memory", "not enough memory"};
    for (const std::string_view words : kWords)
        if (end.errors.find(words) != std::string::npos)
            return true;
    // Nobody but the kernel's out-of-memory killer sends this: what the supervisor kills it does not report as died.
    return !end.death.sentGarbage && end.death.status.killed();
}

std::string programOf(const CompileRequest& request)
{
    return request.programName.empty() ? std::string("the source") : request.programName;
}

std::string lastWords(const TaskEnd& end)
{
    const std::size_t last = end.errors.find_last_not_of("\n ");
    if (last == std::string::npos)
        return {};
    const std::size_t before = end.errors.find_last_of('\n', last);
    const std::size_t start = before == std::string::npos ? 0 : before + 1;
    return " (its last words: \"" + end.errors.substr(start, last + 1 - start) + "\")";
}

}  // namespace

CompileOutcome::State stateOf(const TaskEnd& end)
{
    switch (end.kind) {
    case TaskEnd::Kind::Deadline:
        return CompileOutcome::State::Deadline;
    case TaskEnd::Kind::NotStarted:
        return CompileOutcome::State::Unavailable;
    case TaskEnd::Kind::Answered:
        return CompileOutcome::State::Ok;
    case TaskEnd::Kind::Died:
        break;
    }
    if (end.death.status.overProcessorTime())
        return CompileOutcome::State::Deadline;
    return ranOutOfMemory(end) ? CompileOutcome::State::OutOfMemory : CompileOutcome::State::Crashed;
}

std::string sentenceOf(const TaskEnd& end, const CompileRequest& request)
{
    switch (stateOf(end)) {
    case CompileOutcome::State::Deadline:
        return "Compiling " + programOf(request) + " was ended at its deadline of " + secondsText(request.deadline) +
            " s; give it more time, or look for an endless template or a huge unrolled loop.";
    case CompileOutcome::State::OutOfMemory:
        return "Compiling " + programOf(request) +
            " took more memory than a compile process may have; make the source simpler or unroll less.";
    case CompileOutcome::State::Crashed:
        return "The compiler process " + describe(end.death) + " on " + programOf(request) + lastWords(end) +
            "; NVRTC cannot take this source, nothing else is affected.";
    default:
        return "No compile process could be started: " + end.sentence + ".";
    }
}

}  // namespace kd

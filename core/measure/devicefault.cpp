// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/devicefault.h"

#include "core/measure/runfailure.h"

#include <span>

namespace kd {
namespace {

using Kind = Fault::Kind;

std::string positionText(const SourcePosition& position, std::span<const SourcePosition> calls)
{
    std::string text = fileAndLine(position);
    for (const SourcePosition& call : calls)
        text += ", inlined into " + fileAndLine(call);
    return text;
}

std::string sentenceOf(const Fault& fault, const std::string& kernel, Seconds deadline)
{
    if (fault.kind == Kind::Deadline)
        return deadlineSentence(kernel, deadline) +
            (fault.position.line > 0 ? " One of its warps was at " + positionText(fault.position, fault.inlinedInto) + "."
                                     : std::string());
    std::string text = kernel + ": " + std::string(wordOf(fault.kind));
    if (!fault.message.empty())
        text += ": " + fault.message;
    if (!fault.other.empty())
        text += ", at " + positionText(fault.position, fault.inlinedInto) + " and at " +
            positionText(fault.other.front(), std::span(fault.other).subspan(1));
    else if (!fault.inlinedInto.empty())
        text += ", at " + positionText(fault.position, fault.inlinedInto);
    const std::string name(cudaNameOf(fault.kind));
    return text + (name.empty() ? "." : " (" + name + ").");
}

}  // namespace

void recordDeviceFault(const Fault& fault, const std::string& kernel, Seconds deadline, RunOutcome& outcome)
{
    outcome.state = fault.kind == Kind::Deadline ? RunOutcome::State::Deadline : RunOutcome::State::Faulted;
    outcome.message = sentenceOf(fault, kernel, deadline);
    Fault& told = outcome.faults.emplace_back(fault);
    told.message = outcome.message;
    if (!told.thread)
        told.block.reset();
}

}  // namespace kd

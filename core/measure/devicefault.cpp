// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/devicefault.h"

#include "core/measure/runfailure.h"

#include <span>
#include <vector>

namespace kd {
namespace {

using Kind = Fault::Kind;

/// "a.cu:3, inlined into a.cu:9, inlined into b.cu:4", put together of halves: a long chain nests no deeper than messages may.
Message chainText(std::span<const SourcePosition> positions)
{
    if (positions.size() == 1)
        return verbatim(fileAndLine(positions.front()));
    if (positions.size() == 2)
        return message("{}, inlined into {}", fileAndLine(positions.front()), fileAndLine(positions.back()));
    const std::size_t half = positions.size() / 2;
    return message("{}, inlined into {}", chainText(positions.first(half)), chainText(positions.subspan(half)));
}

Message positionText(const SourcePosition& position, std::span<const SourcePosition> calls)
{
    std::vector<SourcePosition> chain{position};
    chain.insert(chain.end(), calls.begin(), calls.end());
    return chainText(chain);
}

Message deadlineText(const Fault& fault, const std::string& kernel, Seconds deadline)
{
    const Message sentence = deadlineErrorText(kernel, deadline);
    return fault.position.line > 0
        ? message("{} One of its warps was at {}.", sentence, positionText(fault.position, fault.inlinedInto)) : sentence;
}

Message errorText(const Fault& fault, const std::string& kernel, Seconds deadline)
{
    if (fault.kind == Kind::Deadline)
        return deadlineText(fault, kernel, deadline);
    Message text = fault.message.empty() ? message("{}: {}", kernel, faultText(fault.kind))
                                         : message("{}: {}: {}", kernel, faultText(fault.kind), fault.message);
    const Message place = positionText(fault.position, fault.inlinedInto);
    const Message other =
        fault.other.empty() ? Message() : positionText(fault.other.front(), std::span(fault.other).subspan(1));
    if (!other.empty() && fault.kind == Kind::UninitializedRead)
        text = message("{}, at {}, and was read at {}", text, other, place);
    else if (!other.empty())
        text = message("{}, at {} and at {}", text, place, other);
    else if (!fault.inlinedInto.empty())
        text = message("{}, at {}", text, place);
    const std::string name(cudaNameOf(fault.kind));
    return name.empty() ? message("{}.", text) : message("{} ({}).", text, name);
}

}  // namespace

void recordDeviceFault(const Fault& fault, const std::string& kernel, Seconds deadline, RunOutcome& outcome)
{
    outcome.state = fault.kind == Kind::Deadline ? RunOutcome::State::Deadline : RunOutcome::State::Faulted;
    outcome.message = errorText(fault, kernel, deadline);
    Fault& told = outcome.faults.emplace_back(fault);
    told.message = outcome.message;
    if (!told.thread)
        told.block.reset();
}

}  // namespace kd

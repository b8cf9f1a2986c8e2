// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/session/launch/launchresolver.h"
#include "core/session/launch/withsubject.h"
#include "core/session/limits.h"

#include <algorithm>
#include <utility>

namespace kd {
namespace {

bool overlap(const BufferPlan& a, const BufferPlan& b)
{
    return a.address < b.address + b.bytes() && b.address < a.address + a.bytes();
}

}  // namespace

int LaunchResolver::addBuffer(BufferPlan buffer, const ErrorSubject& subject)
{
    for (std::size_t i = 0; buffer.address != 0 && i < m_plan.buffers.size(); ++i) {
        BufferPlan& known = m_plan.buffers[i];
        if (known.address == 0 || !overlap(known, buffer))
            continue;
        const bool isSame =
            known.address == buffer.address && known.bytes() == buffer.bytes() && known.recipe == buffer.recipe;
        if (!isSame)
            refuse(subject, message("it lies where {} does, and is other memory", known.name));
        if (known.direction != buffer.direction)
            known.direction = Direction::InOut;
        return static_cast<int>(i);
    }
    m_plan.buffers.push_back(std::move(buffer));
    return static_cast<int>(m_plan.buffers.size()) - 1;
}

void LaunchResolver::planMemory(const MemorySetting& memory)
{
    const ErrorSubject subject{ErrorSubject::Kind::Argument, memory.name.substr(0, 64)};
    Argument argument{.name = memory.name, .text = memory.value, .subject = subject, .isBuffer = true};
    withSubject(subject, [&] { argument.buffer = parseBufferText(memory.value); });
    argument.layout = {.type = argument.buffer.type.value_or(ElementType::UInt8)};
    if (memory.name.empty() || std::ranges::find(m_plan.buffers, memory.name, &BufferPlan::name) != m_plan.buffers.end() ||
        std::ranges::find(m_arguments, memory.name, &Argument::name) != m_arguments.end())
        refuse(subject, "memory needs a name that no argument and no other memory has");
    if (argument.buffer.address == 0)
        refuse(subject, message("where it lay is missing, as in {}[64, at 0x7f2a00000000]", toText(argument.buffer.recipe)));
    if (!argument.buffer.offset.empty())
        refuse(subject, "nothing leads into it but addresses in other memory: leave ', from' out");
    BufferPlan buffer{.name = memory.name,
                      .type = argument.layout.type,
                      .count = objectCount(argument),
                      .direction = argument.buffer.direction.value_or(Direction::InOut),
                      .recipe = argument.buffer.recipe,
                      .address = argument.buffer.address};
    addBuffer(std::move(buffer), subject);
}

}  // namespace kd

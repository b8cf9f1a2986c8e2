// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/session/launch/launchresolver.h"
#include "core/session/launch/withsubject.h"
#include "core/session/limits.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace kd {
namespace {

bool overlap(const BufferPlan& a, const BufferPlan& b)
{
    return a.address < b.address + b.bytes() && b.address < a.address + a.bytes();
}

/// "0x7f2a00000000"
std::string addressWords(std::uint64_t address)
{
    constexpr std::size_t kRoom = 16;
    constexpr int kHexadecimal = 16;
    std::array<char, kRoom> digits{};
    return "0x" + std::string(digits.data(), std::to_chars(digits.data(), digits.data() + kRoom, address, kHexadecimal).ptr);
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

/// Tensor maps and textures are of memory of the launch, where it was when it was recorded. They are made on the device: what an
/// argument is made of is its value as text (LaunchPlan::symbols).
void LaunchResolver::planObjects()
{
    for (std::size_t i = 0; i < m_arguments.size() && i < m_plan.arguments.size(); ++i) {
        const Argument& argument = m_arguments[i];
        for (const auto& [offset, object] : argument.objects) {
            const std::size_t size = m_plan.arguments[i].value.size();
            if (object.kind == DeviceObject::Kind::ArrayTexture)
                refuse(argument.subject,
                       "it is a texture of a CUDA array, of which a recording has no contents: the launch cannot be run again");
            if (object.kind == DeviceObject::Kind::ArraySurface)
                refuse(argument.subject,
                       "it is a surface of a CUDA array, of which a recording has no contents: the launch cannot be run again");
            if (offset > size || object.bytes() > size - offset)
                refuse(argument.subject,
                       message("an object of {} bytes at {} lies outside it: it has {} bytes", object.bytes(), offset, size));
            const bool isOfLaunch = object.address == 0 || std::ranges::any_of(m_plan.buffers, [&](const BufferPlan& each) {
                return each.address != 0 && object.address >= each.address && object.address - each.address < each.bytes();
            });
            if (!isOfLaunch)
                refuse(argument.subject,
                       message("it is of memory at {}, which is no part of the launch", addressWords(object.address)));
        }
        if (!argument.objects.empty())
            m_plan.symbols[argument.name] = toText(ObjectsText{.value = {}, .objects = argument.objects});
    }
}

}  // namespace kd

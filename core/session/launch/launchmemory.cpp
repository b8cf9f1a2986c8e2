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
    const std::optional<ArrayShape>& array = argument.buffer.array;
    argument.layout = {.type = argument.buffer.type.value_or(array ? array->type() : ElementType::UInt8)};
    if (memory.name.empty() || std::ranges::find(m_plan.buffers, memory.name, &BufferPlan::name) != m_plan.buffers.end() ||
        std::ranges::find(m_arguments, memory.name, &Argument::name) != m_arguments.end())
        refuse(subject, "memory needs a name that no argument and no other memory has");
    if (argument.buffer.address == 0 && !array)
        refuse(subject, message("where it lay is missing, as in {}[64, at 0x7f2a00000000]", toText(argument.buffer.recipe)));
    if (!argument.buffer.offset.empty())
        refuse(subject, "nothing leads into it but addresses in other memory: leave ', from' out");
    BufferPlan buffer{.name = memory.name,
                      .type = argument.layout.type,
                      .count = objectCount(argument),
                      .direction = argument.buffer.direction.value_or(Direction::InOut),
                      .recipe = argument.buffer.recipe,
                      .address = argument.buffer.address,
                      .array = array};
    if (array && array->bytes() != buffer.bytes())
        refuse(subject, message("its array has {} bytes, and the buffer {}", array->bytes(), buffer.bytes()));
    if (array && arrayOfLaunch(array->number) != nullptr)
        refuse(subject, message("there is an array {} already", array->number));
    const int index = addBuffer(std::move(buffer), subject);
    if (!argument.buffer.objects.empty())
        m_bufferObjects.push_back({index, std::move(argument.buffer.objects), subject});
}

const BufferPlan* LaunchResolver::arrayOfLaunch(std::uint32_t number) const
{
    const auto isIt = [number](const BufferPlan& each) { return each.array && each.array->number == number; };
    const auto found = std::ranges::find_if(m_plan.buffers, isIt);
    return found == m_plan.buffers.end() ? nullptr : &*found;
}

/// Throws where the array is not there, or is none that the object can be of.
void LaunchResolver::requireArray(const DeviceObject& object, const ErrorSubject& subject) const
{
    if (object.numbers.empty())
        refuse(subject, object.kind == DeviceObject::Kind::ArraySurface
                   ? Message("it is a surface of a CUDA array, of which the recording has no contents: the launch cannot be run "
                             "again")
                   : Message("it is a texture of a CUDA array, of which the recording has no contents: the launch cannot be run "
                             "again"));
    const auto number = static_cast<std::uint32_t>(object.number("array"));
    const BufferPlan* const buffer = arrayOfLaunch(number);
    if (buffer == nullptr)
        refuse(subject, message("it is of array {}, which is no part of the launch", number));
    const std::uint32_t levels = buffer->array->levels;
    const bool isWhole = object.kind == DeviceObject::Kind::MipmappedTexture;
    if (isWhole ? levels == 0 : object.number("level") >= std::max(levels, 1u))
        refuse(subject, message("it is of a level that array {} does not have", number));
}

/// Tensor maps and textures are of memory of the launch, where it was when it was recorded. They are made on the device: what an
/// argument or a buffer has of them is kept under its name, as text (LaunchPlan::symbols).
void LaunchResolver::planObjects()
{
    for (std::size_t i = 0; i < m_arguments.size() && i < m_plan.arguments.size(); ++i)
        planObjects(m_arguments[i].name, m_plan.arguments[i].value.size(), m_arguments[i].objects, m_arguments[i].subject);
    for (const BufferObjects& each : m_bufferObjects) {
        const BufferPlan& buffer = m_plan.buffers[static_cast<std::size_t>(each.buffer)];
        if (buffer.array)
            refuse(each.subject, "an array holds no tensor maps and no textures");
        planObjects(buffer.name, buffer.bytes(), each.objects, each.subject);
    }
}

void LaunchResolver::planObjects(const std::string& name, std::uint64_t size, const std::vector<PlacedObject>& objects,
                                 const ErrorSubject& subject)
{
    for (const auto& [offset, object] : objects) {
        if (object.isOfArray())
            requireArray(object, subject);
        if (offset > size || object.bytes() > size - offset)
            refuse(subject, message("an object of {} bytes at {} lies outside it: it has {} bytes", object.bytes(), offset, size));
        const bool isOfLaunch = object.address == 0 || std::ranges::any_of(m_plan.buffers, [&](const BufferPlan& each) {
            return each.address != 0 && object.address >= each.address && object.address - each.address < each.bytes();
        });
        if (!isOfLaunch)
            refuse(subject, message("it is of memory at {}, which is no part of the launch", addressWords(object.address)));
    }
    if (!objects.empty())
        m_plan.symbols[name] = toText(ObjectsText{.value = {}, .objects = objects});
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/devicelaunch.h"

#include "core/base/error.h"
#include "core/memory/copy.h"
#include "core/memory/memoryuse.h"

#include <algorithm>
#include <utility>

namespace kd {
namespace {

std::vector<ParameterSlot> layoutOf(const FunctionRef& function, std::span<const ArgumentPack::Value> values)
{
    if (function.context().api().has("cuFuncGetParamInfo"))
        return function.parameters();
    std::vector<std::size_t> sizes;
    for (const ArgumentPack::Value& value : values)
        sizes.push_back(value.bytes.size());
    return naturalLayout(sizes);
}

}  // namespace

DeviceLaunch::DeviceLaunch(const StreamRef& stream, const LaunchPlan& plan, std::span<const std::byte> image,
                           const std::string& programName)
    : m_stream(stream), m_plan(plan), m_shape{plan.grid, plan.block, plan.sharedBytes},
      m_extras{.isCooperative = plan.isCooperative, .cluster = plan.cluster}, m_objects(stream.context())
{
    m_placements.push_back(load(image, programName));
    m_attributes = prepare(m_placements.front().function);
    m_placements.front().buffers = allocate();
    m_placements.front().arguments = packFor(m_placements.front().function, *m_placements.front().buffers);
    m_placements.front().objects = makeMemoryObjects(*m_placements.front().buffers);
}

DeviceLaunch::Placement DeviceLaunch::load(std::span<const std::byte> image, const std::string& programName) const
{
    Module module(m_stream.context(), image, programName);
    const FunctionRef function = module.function(m_plan.loweredName);
    std::vector<DeviceMemoryRef> variables = findVariables(module);
    return {.module = std::move(module), .function = function, .buffers = {}, .variables = std::move(variables), .arguments = {},
            .objects = {}};
}

std::vector<DeviceMemoryRef> DeviceLaunch::findVariables(const Module& module) const
{
    std::vector<DeviceMemoryRef> found;
    for (const VariablePlan& variable : m_plan.variables) {
        const DeviceMemoryRef memory = module.global(variable.loweredName);
        const bool isBuffer = variable.buffer >= 0 && variable.buffer < static_cast<int>(m_plan.buffers.size());
        const std::uint64_t needed =
            isBuffer ? m_plan.buffers[static_cast<std::size_t>(variable.buffer)].bytes() : variable.value.size();
        if (needed > memory.size.value)
            throw LogicError({.text = message("the variable has {} byte(s), and is given {}", memory.size.value, needed),
                              .subject = variable.name});
        found.push_back(isBuffer ? memory.slice({0}, {needed}) : memory);
    }
    return found;
}

std::vector<DeviceMemoryRef> DeviceLaunch::Placement::memory(const LaunchPlan& plan) const
{
    std::vector<DeviceMemoryRef> memory = buffers->memory();
    for (std::size_t i = 0; i < plan.variables.size(); ++i)
        if (plan.variables[i].buffer >= 0)
            memory[static_cast<std::size_t>(plan.variables[i].buffer)] = variables[i];
    return memory;
}

/// Enqueues copies of the values; buffers that lie in variables are not touched.
void DeviceLaunch::setVariables(const Placement& placement) const
{
    for (std::size_t i = 0; i < m_plan.variables.size(); ++i)
        if (m_plan.variables[i].buffer < 0)
            upload(m_stream, placement.variables[i], m_plan.variables[i].value);
}

std::size_t DeviceLaunch::addPlacement(std::span<const std::byte> image, const std::string& programName, bool hasOwnBuffers)
{
    Placement placement = load(image, programName);
    prepare(placement.function);
    placement.buffers = hasOwnBuffers ? allocate() : m_placements.front().buffers;
    placement.arguments = packFor(placement.function, *placement.buffers);
    placement.objects = hasOwnBuffers ? makeMemoryObjects(*placement.buffers) : m_placements.front().objects;
    setVariables(placement);
    for (std::size_t i = 0; i < m_plan.variables.size() && !hasOwnBuffers; ++i)
        if (m_plan.variables[i].buffer >= 0)
            copy(m_stream, placement.variables[i], m_placements.front().variables[i]);
    m_placements.push_back(std::move(placement));
    return m_placements.size() - 1;
}

Bytes DeviceLaunch::bufferSize() const
{
    Bytes size;
    for (std::size_t i = 0; i < m_plan.buffers.size(); ++i)
        size.value += isInVariable(m_plan, i) ? 0 : m_plan.buffers[i].bytes();
    return size;
}

FunctionAttributes DeviceLaunch::prepare(const FunctionRef& function) const
{
    function.load();
    const FunctionAttributes attributes = function.attributes();
    const auto refuse = [&](const Message& sentence) {
        if (!sentence.empty())
            throw LogicError({.operation = "cuLaunchKernel",
                              .text = sentence,
                              .subject = function.name() == m_plan.loweredName ? m_plan.kernel : function.name()});
    };
    refuse(launchRefusal(launchLimits(m_stream.context().device()), attributes, m_shape));
    if (m_shape.dynamicShared > attributes.maxDynamicShared)
        function.allowDynamicShared(m_shape.dynamicShared);
    refuse(extrasRefusal(function, m_shape, m_extras));
    if (m_plan.carveoutPercent)
        function.preferCarveout(*m_plan.carveoutPercent);
    return attributes;
}

void DeviceLaunch::enqueue(const FunctionRef& function, ArgumentPack& arguments) const
{
    if (m_extras.cluster || m_extras.isCooperative)
        function.launchExtended(m_stream, m_shape, m_extras, arguments.addresses());
    else
        function.launch(m_stream, m_shape, arguments.addresses());
}

std::shared_ptr<LaunchBuffers> DeviceLaunch::allocate() const
{
    const Bytes needed = bufferSize();
    const MemoryUse memory = memoryUseOf(m_stream.context());
    if (needed > memory.free)
        throw MemoryError({.operation = "cuMemAlloc",
                           .name = "CUDA_ERROR_OUT_OF_MEMORY",
                           .text = message("The buffers need {}; {}", sizeText(needed), memory.text()),
                           .subject = m_plan.kernel});
    auto buffers = std::make_shared<LaunchBuffers>(m_stream.context(), m_plan);
    nameBuffers(*buffers);
    return buffers;
}

bool DeviceLaunch::moveBuffers()
{
    try {
        Placement& placement = m_placements[m_current];
        const std::shared_ptr<LaunchBuffers> fresh = allocate();
        placement.arguments = packFor(placement.function, *fresh);
        placement.objects = makeMemoryObjects(*fresh);
        placement.buffers = fresh;
    } catch (const MemoryError&) {
        return false;
    }
    return true;
}

void DeviceLaunch::nameBuffers(const LaunchBuffers& buffers) const
{
    DeviceChannel* const channel = m_stream.context().api().channel.get();
    for (std::size_t i = 0; channel != nullptr && i < m_plan.buffers.size(); ++i)
        if (!isInVariable(m_plan, i) && buffers.array(i) == nullptr)
            channel->nameAllocation(buffers.memory()[i].address, message("buffer {}", m_plan.buffers[i].name));
}

ArgumentPack DeviceLaunch::packFor(const FunctionRef& function, const LaunchBuffers& buffers)
{
    std::vector<CUdeviceptr> addresses;  // one for each argument, so that none moves
    addresses.reserve(m_plan.arguments.size());
    std::vector<std::vector<std::byte>> words;  // likewise, of values that hold addresses
    words.reserve(m_plan.arguments.size());
    std::vector<ArgumentPack::Value> values;
    for (const ArgumentPlan& argument : m_plan.arguments) {
        if (argument.buffer >= static_cast<int>(buffers.memory().size()))
            throw LogicError({.text = message("the plan has no buffer {}", argument.buffer), .subject = argument.name});
        const bool isAddress = argument.buffer >= 0;
        addresses.push_back(isAddress ? buffers.memory()[static_cast<std::size_t>(argument.buffer)].address + argument.offset : 0);
        buffers.map().translate(words.emplace_back(argument.value));
        makeObjects(argument, buffers, words.back());
        values.push_back({argument.name, isAddress ? std::as_bytes(std::span(&addresses.back(), 1))
                                                   : std::span<const std::byte>(words.back())});
    }
    return ArgumentPack(layoutOf(function, values), values);
}

/// Tensor maps and textures in a value are made of the memory of the launch.
void DeviceLaunch::makeObjects(const ArgumentPlan& argument, const LaunchBuffers& buffers, std::vector<std::byte>& value)
{
    const auto text = m_plan.symbols.find(argument.name);
    if (argument.buffer >= 0 || text == m_plan.symbols.end() || !hasObjects(text->second))
        return;
    for (const auto& [offset, object] : parseObjectsText(text->second).objects) {
        if (offset > value.size() || object.bytes() > value.size() - offset)
            throw LogicError({.text = "an object lies outside of its argument", .subject = argument.name});
        makeObject(object, buffers, argument.name, std::span(value).subspan(offset, object.bytes()));
    }
}

std::vector<DeviceLaunch::MemoryObject> DeviceLaunch::makeMemoryObjects(const LaunchBuffers& buffers)
{
    std::vector<MemoryObject> all;
    for (std::size_t i = 0; i < m_plan.buffers.size(); ++i) {
        const BufferPlan& buffer = m_plan.buffers[i];
        const auto text = m_plan.symbols.find(buffer.name);
        if (text == m_plan.symbols.end() || !hasObjects(text->second))
            continue;
        for (const auto& [offset, object] : parseObjectsText(text->second).objects) {
            if (offset > buffer.bytes() || object.bytes() > buffer.bytes() - offset)
                throw LogicError({.text = "an object lies outside of its memory", .subject = buffer.name});
            all.push_back({.buffer = i, .offset = offset, .made = std::vector<std::byte>(object.bytes()), .recorded = {}});
            makeObject(object, buffers, buffer.name, all.back().made);
        }
    }
    return all;
}

void DeviceLaunch::makeObject(const DeviceObject& object, const LaunchBuffers& buffers, const std::string& subject,
                              std::span<std::byte> bytes)
{
    ObjectPlace place{.array = arrayOf(object, buffers)};
    if (object.address != 0) {
        const auto buffer = std::ranges::find_if(m_plan.buffers, [&](const BufferPlan& each) {
            return each.address != 0 && object.address >= each.address && object.address - each.address < each.bytes();
        });
        if (buffer == m_plan.buffers.end())
            throw LogicError({.text = "an object is of memory that the plan does not have", .subject = subject});
        const auto index = static_cast<std::size_t>(buffer - m_plan.buffers.begin());
        place.address = buffers.memory()[index].address + object.address - buffer->address;
    }
    m_objects.make(object, place, bytes);
}

/// The array that an object is of; null for those of memory, and where there is none.
const DeviceArray* DeviceLaunch::arrayOf(const DeviceObject& object, const LaunchBuffers& buffers) const
{
    if (!object.isOfArray() || object.numbers.empty())
        return nullptr;
    for (std::size_t i = 0; i < m_plan.buffers.size(); ++i)
        if (m_plan.buffers[i].array && m_plan.buffers[i].array->number == object.number("array"))
            return buffers.array(i);
    return nullptr;
}

void DeviceLaunch::uploadInputs(const HostBuffers& host)
{
    Placement& placement = m_placements[m_current];
    setVariables(placement);
    const std::vector<DeviceMemoryRef> memory = placement.memory(m_plan);
    const AddressMap& map = placement.buffers->map();
    for (std::size_t i = 0; i < memory.size(); ++i) {
        const std::span<const std::byte> bytes = host.inputs[i].bytes();
        if (const DeviceArray* const array = placement.buffers->array(i)) {
            array->upload(m_stream, bytes);
            continue;
        }
        const bool hasOwnObjects = std::ranges::find(placement.objects, i, &MemoryObject::buffer) != placement.objects.end();
        if (!hasOwnObjects && !map.leadsInto(bytes)) {
            upload(m_stream, memory[i], bytes);
            continue;
        }
        std::vector<std::byte> moved(bytes.begin(), bytes.end());
        map.translate(moved);
        for (MemoryObject& object : placement.objects) {
            if (object.buffer != i)
                continue;
            const std::span<const std::byte> recorded = bytes.subspan(object.offset, object.made.size());
            object.recorded.assign(recorded.begin(), recorded.end());
            std::ranges::copy(object.made, moved.begin() + static_cast<std::ptrdiff_t>(object.offset));
        }
        upload(m_stream, memory[i], moved);
        m_stream.synchronize();  // before the bytes are gone
    }
}

void DeviceLaunch::launchOther(const std::string& loweredName)
{
    const Placement& placement = m_placements[m_current];
    const FunctionRef function = placement.module.function(loweredName);
    prepare(function);
    ArgumentPack arguments = packFor(function, *placement.buffers);
    enqueue(function, arguments);
}

std::uint64_t DeviceLaunch::address(std::size_t buffer) const
{
    return m_placements[m_current].memory(m_plan)[buffer].address;
}

void DeviceLaunch::download(std::size_t buffer, std::span<std::byte> to)
{
    const Placement& placement = m_placements[m_current];
    if (const DeviceArray* const array = placement.buffers->array(buffer))
        return array->download(m_stream, to);
    kd::download(m_stream, to, placement.memory(m_plan)[buffer]);
    m_stream.synchronize();
    // Objects that nobody wrote over are what was recorded.
    std::vector<const MemoryObject*> kept;
    for (const MemoryObject& object : placement.objects)
        if (object.buffer == buffer && !object.recorded.empty() &&
            std::ranges::equal(object.made, to.subspan(object.offset, object.made.size())))
            kept.push_back(&object);
    placement.buffers->map().translateBack(to);
    for (const MemoryObject* const object : kept)
        std::ranges::copy(object->recorded, to.begin() + static_cast<std::ptrdiff_t>(object->offset));
}

}  // namespace kd

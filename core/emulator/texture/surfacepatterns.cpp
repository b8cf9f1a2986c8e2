// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/memory/atomicops.h"
#include "core/emulator/memory/observe.h"
#include "core/emulator/texture/geometry.h"
#include "core/emulator/texture/texel.h"
#include "core/emulator/texture/texturepatterns.h"
#include "core/emulator/texture/texturetable.h"
#include "core/emulator/warp/lanemask.h"

#include <algorithm>
#include <cstring>

// suld, sust, sured and suq: PTX ISA 9.0, 9.7.11.
namespace kd::emulator {
namespace {

enum class Beyond : std::uint8_t { Trap, Clamp, Zero };
enum class SurfaceWork : std::uint8_t { Load, Store, StoreTexels, Reduce };

// What Instruction::immediate says. The list at aux: registers of the data, the handle, elements of the coordinates; of what writes
// the data stand last.
struct SurfaceForm {
    TextureShape shape;
    SurfaceWork work;
    Beyond beyond;
    std::uint8_t axes, elements, count, bytes, operation;
    bool hasLayer;

    std::int64_t bits() const
    {
        return static_cast<std::int64_t>(shape) | static_cast<std::int64_t>(work) << 4 | static_cast<std::int64_t>(beyond) << 8 |
            std::int64_t{axes} << 12 | std::int64_t{elements} << 16 | std::int64_t{count} << 20 | std::int64_t{bytes} << 24 |
            std::int64_t{operation} << 32 | std::int64_t{hasLayer} << 40;
    }
    static SurfaceForm of(std::int64_t bits)
    {
        const auto field = [bits](int shift) { return static_cast<std::uint8_t>(bits >> shift & 15); };
        return {static_cast<TextureShape>(field(0)),
                static_cast<SurfaceWork>(field(4)),
                static_cast<Beyond>(field(8)),
                field(12),
                field(16),
                field(20),
                field(24),
                static_cast<std::uint8_t>(bits >> 32 & 255),
                (bits >> 40 & 1) != 0};
    }
};

const Message& surfaceWord()
{
    static const Message word = "the surface object";
    return word;
}

template <typename T> void swapIn(std::byte* place, T operand, T (*apply)(T, T, T))
{
    auto* const memory = reinterpret_cast<T*>(place);
    T old = __atomic_load_n(memory, __ATOMIC_RELAXED);
    while (!__atomic_compare_exchange_n(memory, &old, apply(old, operand, T{}), true, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) { }
}

// Operations of sured on each type.
struct Reduction {
    std::string_view operation, type;
    std::uint8_t bytes;
    void (*apply)(std::byte* place, std::uint64_t operand);
};
template <typename Operation> void reduce(std::byte* place, std::uint64_t operand)
{
    using T = typename Operation::Storage;
    swapIn<T>(place, static_cast<T>(operand), &Operation::apply);
}
template <typename Operation> constexpr Reduction reduction(std::string_view operation, std::string_view type)
{
    return {operation, type, sizeof(typename Operation::Storage), reduce<Operation>};
}
constexpr Reduction kReductions[] = {
    reduction<AtomicAdd<std::uint32_t>>("add", "u32"), reduction<AtomicAdd<std::int32_t>>("add", "s32"),
    reduction<AtomicAdd<std::uint64_t>>("add", "u64"), reduction<AtomicMin<std::uint32_t>>("min", "u32"),
    reduction<AtomicMin<std::int32_t>>("min", "s32"),  reduction<AtomicMin<std::uint64_t>>("min", "u64"),
    reduction<AtomicMin<std::int64_t>>("min", "s64"),  reduction<AtomicMax<std::uint32_t>>("max", "u32"),
    reduction<AtomicMax<std::int32_t>>("max", "s32"),  reduction<AtomicMax<std::uint64_t>>("max", "u64"),
    reduction<AtomicMax<std::int64_t>>("max", "s64"),  reduction<AtomicAnd<std::uint32_t>>("and", "b32"),
    reduction<AtomicAnd<std::uint64_t>>("and", "b64"), reduction<AtomicOr<std::uint32_t>>("or", "b32"),
    reduction<AtomicOr<std::uint64_t>>("or", "b64")};

std::uint8_t reductionNumber(std::string_view operation, std::string_view type)
{
    for (std::size_t i = 0; i < std::size(kReductions); ++i)
        if (kReductions[i].operation == operation && kReductions[i].type == type)
            return static_cast<std::uint8_t>(i);
    return 255;
}

// Where a lane's access lies; what is outside is told by `isOutside`.
struct SurfacePlace {
    std::int64_t x = 0, y = 0, z = 0;
    std::byte* host = nullptr;
    bool isOutside = false;
};

class SurfaceAccess {
public:
    SurfaceAccess(const Instruction& instruction, Warp& warp)
        : m_instruction(instruction), m_form(SurfaceForm::of(instruction.immediate)), m_warp(warp),
          m_slots(warp.lists + instruction.aux), m_isWatched(watchesTexels(warp, true))
    {
        const bool isLoad = m_form.work == SurfaceWork::Load;
        m_handle = m_slots + (isLoad ? m_form.count : 0);
        m_data = isLoad ? m_slots : m_slots + 1 + m_form.elements;
    }

    Next run(LaneMask mask)
    {
        for (LaneMask left = mask; left != 0; left &= left - 1) {
            const int lane = lowestLane(left);
            SurfacePlace place;
            if (!findSurface(lane) || !findPlace(lane, place))
                return Next::Faulted;
            if (m_isWatched && !place.isOutside)
                watch(lane, place);
            doOne(lane, place);
        }
        return Next::Continue;
    }

private:
    bool findSurface(int lane)
    {
        const std::uint64_t handle = lanes<std::uint64_t>(m_warp, *m_handle)[lane];
        if (m_surface != nullptr && handle == m_known)
            return true;
        const TextureObjects* const objects = m_warp.block->launch->textures;
        const Surface* const surface = objects == nullptr ? nullptr : objects->surface(handle);
        if (surface == nullptr)
            return unknownObject(m_warp, lane, surfaceWord(), handle), false;
        if (!isReadable(surface->shape))
            return otherShape(m_warp, lane, surfaceWord(), surface->shape, m_form.shape), false;
        if (!m_warp.block->launch->memory->contains(surface->image.address, surface->image.bytes(surface->format)))
            return freedObject(m_warp, lane, surfaceWord()), false;
        m_known = handle;
        m_surface = surface;
        return true;
    }

    // Faces of cubes are layers here.
    bool isReadable(TextureShape shape) const
    {
        const bool isCube = shape == TextureShape::Cube || shape == TextureShape::Cubes;
        return isReadableAs(isCube ? TextureShape::Planes : shape, m_form.shape);
    }

    bool isOfTexels() const { return m_form.work == SurfaceWork::StoreTexels; }

    // Sizes of what coordinates count: bytes or texels, rows, slices.
    std::int64_t sizeOf(int axis) const
    {
        const TexelImage& image = m_surface->image;
        const std::int64_t width = isOfTexels() ? image.width : std::int64_t{image.width} * m_surface->format.bytes();
        return axis == 0 ? width : axis == 1 ? image.height : image.slices;
    }

    bool findPlace(int lane, SurfacePlace& place)
    {
        const Slot* const elements = m_handle + 1;
        const auto element = [&](int number) { return std::int64_t{lanes<std::int32_t>(m_warp, elements[number])[lane]}; };
        const int first = m_form.hasLayer ? 1 : 0;
        place.x = element(first);
        place.y = m_form.axes > 1 ? element(first + 1) : 0;
        place.z = m_form.hasLayer ? element(0) : m_form.axes > 2 ? element(first + 2) : 0;
        const std::int64_t width = isOfTexels() ? 1 : std::int64_t{m_form.count} * m_form.bytes;
        if (!isOfTexels() && place.x % width != 0)
            return misaligned(lane, place, width);
        std::int64_t* const at[] = {&place.x, &place.y, &place.z};
        for (int axis = 0; axis < 3; ++axis) {
            const std::int64_t last = sizeOf(axis) - (axis == 0 ? width : 1);
            const bool isInside = *at[axis] >= 0 && *at[axis] <= last;
            if (!isInside && m_form.beyond == Beyond::Trap)
                return outside(lane, place);
            place.isOutside |= !isInside && (m_form.beyond == Beyond::Zero || last < 0);
            *at[axis] = std::clamp<std::int64_t>(*at[axis], 0, std::max<std::int64_t>(last, 0));
        }
        const TexelImage& image = m_surface->image;
        const std::int64_t inRow = isOfTexels() ? place.x * m_surface->format.bytes() : place.x;
        place.host =
            reinterpret_cast<std::byte*>(image.address + static_cast<std::uint64_t>(place.z) * image.slicePitch +
                                         static_cast<std::uint64_t>(place.y) * image.rowPitch + static_cast<std::uint64_t>(inRow));
        return true;
    }

    Message named(const SurfacePlace& place) const
    {
        const bool isRead = m_form.work == SurfaceWork::Load;
        const Message where = isOfTexels() ? message("texel {}", place.x) : message("byte {}", place.x);
        const bool hasRow = m_form.axes > 1, hasSlice = m_form.hasLayer || m_form.axes > 2;
        const Message row = hasRow && hasSlice ? message("{} of row {} of layer or slice {}", where, place.y, place.z)
            : hasRow                           ? message("{} of row {}", where, place.y)
            : hasSlice                         ? message("{} of layer {}", where, place.z)
                                               : where;
        return isRead ? message("a surface is read at {}", row) : message("a surface is written at {}", row);
    }

    bool outside(int lane, const SurfacePlace& place)
    {
        raise(m_warp,
              {.kind = Fault::Kind::IllegalAddress,
               .lane = lane,
               .text = message("{}, outside of its {} bytes x {} rows x {} slices", named(place),
                               std::int64_t{m_surface->image.width} * m_surface->format.bytes(), sizeOf(1), sizeOf(2))});
        return false;
    }

    bool misaligned(int lane, const SurfacePlace& place, std::int64_t width)
    {
        raise(m_warp,
              {.kind = Fault::Kind::Misaligned,
               .lane = lane,
               .text = message("{}, which must be a multiple of the {} bytes of the access", named(place), width)});
        return false;
    }

    void doOne(int lane, const SurfacePlace& place)
    {
        switch (m_form.work) {
        case SurfaceWork::Load:
            return load(lane, place);
        case SurfaceWork::Store:
            return place.isOutside ? void() : store(lane, place);
        case SurfaceWork::StoreTexels:
            return place.isOutside ? void() : storeTexel(lane, place);
        default:
            if (!place.isOutside)
                kReductions[m_form.operation].apply(place.host,
                                                    m_form.bytes == 8 ? lanes<std::uint64_t>(m_warp, *m_data)[lane]
                                                                      : lanes<std::uint32_t>(m_warp, *m_data)[lane]);
        }
    }

    void watch(int lane, const SurfacePlace& place) const
    {
        const bool isLoad = m_form.work == SurfaceWork::Load, isReduction = m_form.work == SurfaceWork::Reduce;
        const std::uint32_t bytes = isOfTexels() ? m_surface->format.bytes() : std::uint32_t{m_form.count} * m_form.bytes;
        watchTexel(m_instruction, m_warp, lane, reinterpret_cast<std::uint64_t>(place.host), bytes,
                   isLoad ? TexelUse::Load : isReduction ? TexelUse::Reduction : TexelUse::Store);
    }

    // A register of 16 bits for 8 bits.
    std::byte* data(int lane, int number) const
    {
        const std::size_t bytes = std::max<std::size_t>(m_form.bytes, 2);
        return lanes<std::byte>(m_warp, m_data[number]) + static_cast<std::size_t>(lane) * bytes;
    }

    template <typename T> void moveOne(std::byte* memory, std::byte* word, bool isLoad) const
    {
        T value;
        if (isLoad) {
            value = __atomic_load_n(reinterpret_cast<const T*>(memory), __ATOMIC_RELAXED);
            std::memcpy(word, &value, sizeof value);
        } else {
            std::memcpy(&value, word, sizeof value);
            __atomic_store_n(reinterpret_cast<T*>(memory), value, __ATOMIC_RELAXED);
        }
    }
    void move(std::byte* memory, std::byte* word, bool isLoad) const
    {
        switch (m_form.bytes) {
        case 1:
            return moveOne<std::uint8_t>(memory, word, isLoad);
        case 2:
            return moveOne<std::uint16_t>(memory, word, isLoad);
        case 4:
            return moveOne<std::uint32_t>(memory, word, isLoad);
        default:
            return moveOne<std::uint64_t>(memory, word, isLoad);
        }
    }

    void load(int lane, const SurfacePlace& place)
    {
        for (int i = 0; i < m_form.count; ++i) {
            std::memset(data(lane, i), 0, std::max<std::size_t>(m_form.bytes, 2));
            if (!place.isOutside)
                move(place.host + i * m_form.bytes, data(lane, i), true);
        }
    }
    void store(int lane, const SurfacePlace& place)
    {
        for (int i = 0; i < m_form.count; ++i)
            move(place.host + i * m_form.bytes, data(lane, i), false);
    }
    void storeTexel(int lane, const SurfacePlace& place)
    {
        TexelWords words{};
        for (int i = 0; i < m_form.count; ++i)
            words[static_cast<std::size_t>(i)] = lanes<std::uint32_t>(m_warp, m_data[i])[lane];
        writeWords(m_surface->format, place.host, words);
    }

    const Instruction& m_instruction;
    const SurfaceForm m_form;
    Warp& m_warp;
    const Slot* const m_slots;
    const bool m_isWatched;
    const Slot* m_handle = nullptr;
    const Slot* m_data = nullptr;
    std::uint64_t m_known = 0;
    const Surface* m_surface = nullptr;
};

Next accessSurface(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    return SurfaceAccess(instruction, warpOf(registers)).run(mask);
}

Beyond beyondNamed(std::string_view word)
{
    return word == "clamp" ? Beyond::Clamp : word == "zero" ? Beyond::Zero : Beyond::Trap;
}

int countNamed(std::string_view word)
{
    return word == "v2" ? 2 : word == "v4" ? 4 : 1;
}

SurfaceForm formOfGeometry(const Geometry& geometry, std::string_view beyond)
{
    SurfaceForm form{};
    form.shape = geometry.shape;
    form.axes = static_cast<std::uint8_t>(geometry.axes);
    form.elements = static_cast<std::uint8_t>(geometry.elements);
    form.hasLayer = geometry.hasLayer;
    form.beyond = beyondNamed(beyond);
    return form;
}

Instruction surfaceInstruction(const SurfaceForm& form, std::uint32_t list)
{
    Instruction instruction;
    instruction.all = instruction.some = accessSurface;
    instruction.aux = list;
    instruction.immediate = form.bits();
    return instruction;
}

ptx::Type registerType(std::uint8_t bytes)
{
    return bytes <= 2 ? ptx::Type::B16 : bytes == 4 ? ptx::Type::B32 : ptx::Type::B64;
}

// Words: .b, geometry, cache operation, vector, type, what is done beyond.
Instruction bindLoad(OperandDecoder& decoder)
{
    if (decoder.operandCount() != 2)
        decoder.refuse("the number of operands is wrong");
    const Geometry geometry = geometryNamed(decoder, decoder.group(1));
    SurfaceForm form = formOfGeometry(geometry, decoder.group(5));
    form.work = SurfaceWork::Load;
    form.count = static_cast<std::uint8_t>(countNamed(decoder.group(3)));
    form.bytes = static_cast<std::uint8_t>(ptx::sizeOf(ptx::typeNamed(decoder.group(4))));
    if (form.count * form.bytes > 16)
        decoder.refuse(message("an access of {} bytes is too large", form.count * form.bytes));
    int count = 0;
    if (decoder.operand(0).kind != ptx::Operand::Kind::Vector)
        decoder.refuse(message("operand {} is not a vector in braces", 1));
    const std::uint32_t list = decoder.destinationList(0, registerType(form.bytes), count);
    if (count != form.count)
        decoder.refuse(message("operand {} has {} registers instead of {}", 1, count, unsigned{form.count}));
    bindObject(decoder, 1, geometry, ptx::Type::B32);
    return surfaceInstruction(form, list);
}

Instruction bindWrite(OperandDecoder& decoder, const Geometry& geometry, SurfaceForm form)
{
    if (decoder.operandCount() != 2)
        decoder.refuse("the number of operands is wrong");
    if (form.count * form.bytes > 16)
        decoder.refuse(message("an access of {} bytes is too large", form.count * form.bytes));
    const std::uint32_t list = bindObject(decoder, 0, geometry, ptx::Type::B32);
    decoder.elementList(decoder.operand(1), std::vector<ptx::Type>(form.count, registerType(form.bytes)));
    return surfaceInstruction(form, list);
}

// The same words.
Instruction bindStore(OperandDecoder& decoder)
{
    const Geometry geometry = geometryNamed(decoder, decoder.group(1));
    SurfaceForm form = formOfGeometry(geometry, decoder.group(5));
    form.work = decoder.group(0) == "p" ? SurfaceWork::StoreTexels : SurfaceWork::Store;
    form.count = static_cast<std::uint8_t>(countNamed(decoder.group(3)));
    form.bytes = static_cast<std::uint8_t>(ptx::sizeOf(ptx::typeNamed(decoder.group(4))));
    return bindWrite(decoder, geometry, form);
}

// Words: .b, operation, geometry, type, what is done beyond.
Instruction bindReduce(OperandDecoder& decoder)
{
    const Geometry geometry = geometryNamed(decoder, decoder.group(2));
    SurfaceForm form = formOfGeometry(geometry, decoder.group(4));
    form.work = SurfaceWork::Reduce;
    form.count = 1;
    form.operation = reductionNumber(decoder.group(1), decoder.group(3));
    if (form.operation == 255)
        decoder.refuse(message("there is no {} of {}", std::string(decoder.group(1)), std::string(decoder.group(3))));
    form.bytes = kReductions[form.operation].bytes;
    return bindWrite(decoder, geometry, form);
}

enum class SurfaceQuery : std::int64_t { Width, Height, Depth, ArraySize };

// Queries of a surface; the list at aux is the handle.
Next querySurface(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    const TextureObjects* const objects = warp.block->launch->textures;
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        const std::uint64_t handle = lanes<std::uint64_t>(warp, warp.lists[instruction.aux])[lane];
        const Surface* const surface = objects == nullptr ? nullptr : objects->surface(handle);
        if (surface == nullptr)
            return unknownObject(warp, lane, surfaceWord(), handle);
        const TextureShape shape = surface->shape;
        const bool isLine = shape == TextureShape::Line || shape == TextureShape::Lines;
        const bool isFlat = shape == TextureShape::Line || shape == TextureShape::Plane;
        const TexelImage& image = surface->image;
        std::uint32_t value = image.width;
        if (instruction.immediate == static_cast<std::int64_t>(SurfaceQuery::Height))
            value = isLine ? 0 : image.height;
        else if (instruction.immediate != static_cast<std::int64_t>(SurfaceQuery::Width))
            value = isFlat ? 0 : image.slices;
        lanes<std::uint32_t>(warp, instruction.to)[lane] = value;
    }
    return Next::Continue;
}

Instruction bindSurfaceQuery(OperandDecoder& decoder)
{
    if (decoder.operandCount() != 2)
        decoder.refuse("the number of operands is wrong");
    const std::string_view word = decoder.group(0);
    Instruction instruction;
    instruction.all = instruction.some = querySurface;
    instruction.to = decoder.destination(0, ptx::Type::B32);
    instruction.aux = bindObject(decoder, 1);
    instruction.immediate = static_cast<std::int64_t>(word == "width"        ? SurfaceQuery::Width
                                                          : word == "height" ? SurfaceQuery::Height
                                                          : word == "depth"  ? SurfaceQuery::Depth
                                                                             : SurfaceQuery::ArraySize);
    return instruction;
}

#define KD_GEOMETRIES ".1d|.2d|.3d|.a1d|.a2d"
#define KD_BEYOND ".trap|.clamp|.zero"
constexpr InstructionPattern kSurfacePatterns[] = {
    {"suld", ".b " KD_GEOMETRIES " [.ca|.cg|.cs|.cv] [.v2|.v4] .b8|.b16|.b32|.b64 " KD_BEYOND, bindLoad, "surface objects"},
    {"sust", ".b " KD_GEOMETRIES " [.wb|.cg|.cs|.wt] [.v2|.v4] .b8|.b16|.b32|.b64 " KD_BEYOND, bindStore, "surface objects"},
    {"sust", ".p " KD_GEOMETRIES " [.wb|.cg|.cs|.wt] [.v2|.v4] .b32 " KD_BEYOND, bindStore, "surface objects"},
    {"sured", ".b .add|.min|.max|.and|.or " KD_GEOMETRIES " .u32|.s32|.b32|.u64|.s64|.b64 " KD_BEYOND, bindReduce,
     "surface objects"},
    {"suq", ".width|.height|.depth|.array_size .b32", bindSurfaceQuery, "surface objects"},
};
#undef KD_GEOMETRIES
#undef KD_BEYOND

}  // namespace

std::span<const InstructionPattern> surfacePatterns()
{
    return kSurfacePatterns;
}

}  // namespace kd::emulator

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/memory/halves.h"
#include "core/emulator/memory/observe.h"
#include "core/emulator/texture/geometry.h"
#include "core/emulator/texture/sampler.h"
#include "core/emulator/texture/texturepatterns.h"
#include "core/emulator/texture/texturetable.h"
#include "core/emulator/warp/lanemask.h"

#include <algorithm>
#include <array>
#include <bit>

// tex, tld4 and txq: PTX ISA 9.0, 9.7.10.
namespace kd::emulator {
namespace {

// How an instruction finds its level.
enum class LevelBy : std::uint8_t { None, Number, Gradients };
enum class ResultBits : std::uint8_t { Words, Halves, HalfPairs };

// What Instruction::immediate says of tex and tld4. The list at aux: destinations, the handle, elements of the coordinates, then
// the level, or the elements of both gradients.
struct FetchForm {
    TextureShape shape;
    LevelBy levelBy;
    ResultBits results;
    std::uint8_t destinations, axes, elements, gradientElements, channel;
    bool hasLayer, isInteger, isGather, tellsResidence;

    std::int64_t bits() const
    {
        return static_cast<std::int64_t>(shape) | static_cast<std::int64_t>(levelBy) << 4 |
            static_cast<std::int64_t>(results) << 8 | std::int64_t{destinations} << 12 | std::int64_t{axes} << 16 |
            std::int64_t{elements} << 20 | std::int64_t{gradientElements} << 24 | std::int64_t{channel} << 28 |
            std::int64_t{hasLayer} << 32 | std::int64_t{isInteger} << 33 | std::int64_t{isGather} << 34 |
            std::int64_t{tellsResidence} << 35;
    }
    static FetchForm of(std::int64_t bits)
    {
        const auto field = [bits](int shift) { return static_cast<std::uint8_t>(bits >> shift & 15); };
        const auto flag = [bits](int shift) { return (bits >> shift & 1) != 0; };
        return {static_cast<TextureShape>(field(0)),
                static_cast<LevelBy>(field(4)),
                static_cast<ResultBits>(field(8)),
                field(12),
                field(16),
                field(20),
                field(24),
                field(28),
                flag(32),
                flag(33),
                flag(34),
                flag(35)};
    }
};

const Message& textureWord()
{
    static const Message word = "the texture object";
    return word;
}

// Finds the texture of a lane; null: the launch has a fault.
class TextureLookup {
public:
    explicit TextureLookup(Warp& warp) : m_warp(warp) { }

    const Texture* find(int lane, std::uint64_t handle, TextureShape named)
    {
        if (m_texture != nullptr && handle == m_handle)
            return m_texture;
        const TextureObjects* const objects = m_warp.block->launch->textures;
        const Texture* const texture = objects == nullptr ? nullptr : objects->texture(handle);
        if (texture == nullptr)
            return unknownObject(m_warp, lane, textureWord(), handle), nullptr;
        if (!isReadableAs(texture->shape, named))
            return otherShape(m_warp, lane, textureWord(), texture->shape, named), nullptr;
        for (const TexelImage& level : texture->levels)
            if (!m_warp.block->launch->memory->contains(level.address, level.bytes(texture->format)))
                return freedObject(m_warp, lane, textureWord()), nullptr;
        m_handle = handle;
        return m_texture = texture;
    }

private:
    Warp& m_warp;
    std::uint64_t m_handle = 0;
    const Texture* m_texture = nullptr;
};

class Fetch {
public:
    Fetch(const Instruction& instruction, Warp& warp)
        : m_instruction(instruction), m_form(FetchForm::of(instruction.immediate)), m_warp(warp),
          m_slots(warp.lists + instruction.aux)
    { }

    Next run(LaneMask mask)
    {
        TextureLookup lookup(m_warp);
        const Slot* const handles = m_slots + m_form.destinations;
        m_coordinates = handles + 1;
        for (LaneMask left = mask; left != 0; left &= left - 1) {
            const int lane = lowestLane(left);
            const Texture* const texture = lookup.find(lane, lanes<std::uint64_t>(m_warp, *handles)[lane], m_form.shape);
            if (texture == nullptr)
                return Next::Faulted;
            if (!watchesTexels(m_warp, texture->isOfArray)) {
                write(lane, read(*texture, lane, nullptr));
                continue;
            }
            TexelReads reads;
            write(lane, read(*texture, lane, &reads));
            for (const std::uint64_t address : reads.addresses())
                watchTexel(m_instruction, m_warp, lane, address, texture->format.bytes(), TexelUse::Fetch);
        }
        return Next::Continue;
    }

private:
    std::uint32_t word(const Slot* slots, int element, int lane) const
    {
        return lanes<std::uint32_t>(m_warp, slots[element])[lane];
    }

    std::array<float, 3> vectorAt(const Slot* slots, int lane) const
    {
        std::array<float, 3> vector{};
        for (int a = 0; a < m_form.axes; ++a)
            vector[static_cast<std::size_t>(a)] = std::bit_cast<float>(word(slots, a, lane));
        return vector;
    }

    TexelWords read(const Texture& texture, int lane, TexelReads* reads) const
    {
        const Slot* const axes = m_coordinates + (m_form.hasLayer ? 1 : 0);
        const Slot* const level = m_coordinates + m_form.elements;
        const std::uint32_t layer = m_form.hasLayer ? word(m_coordinates, 0, lane) : 0;
        if (m_form.isInteger || texture.shape == TextureShape::Memory)
            return fetchTexel(texture, texelAt(axes, lane), layer, m_form.levelBy == LevelBy::Number ? word(level, 0, lane) : 0,
                              reads);
        SamplePoint point{.at = vectorAt(axes, lane), .layer = layer, .hasLevel = m_form.levelBy != LevelBy::None};
        if (m_form.isGather)
            return gather(texture, point, m_form.channel, reads);
        if (m_form.levelBy == LevelBy::Number)
            point.level = std::bit_cast<float>(word(level, 0, lane));
        else if (m_form.levelBy == LevelBy::Gradients)
            point.level = levelOfGradients(texture, vectorAt(level, lane), vectorAt(level + m_form.gradientElements, lane));
        return sample(texture, point, reads);
    }

    std::array<std::int32_t, 3> texelAt(const Slot* slots, int lane) const
    {
        std::array<std::int32_t, 3> texel{};
        for (int a = 0; a < m_form.axes; ++a) {
            const std::uint32_t bits = word(slots, a, lane);
            texel[static_cast<std::size_t>(a)] =
                m_form.isInteger ? static_cast<std::int32_t>(bits) : wholeTexel(std::bit_cast<float>(bits));
        }
        return texel;
    }

    void write(int lane, const TexelWords& words) const
    {
        for (std::uint8_t i = 0; i < m_form.destinations; ++i) {
            const auto half = [&](std::size_t c) { return std::uint32_t{floatToHalf(std::bit_cast<float>(words[c]))}; };
            const auto at = static_cast<std::size_t>(i);
            if (m_form.results == ResultBits::Halves)
                lanes<std::uint16_t>(m_warp, m_slots[i])[lane] = static_cast<std::uint16_t>(half(at));
            else
                lanes<std::uint32_t>(m_warp, m_slots[i])[lane] =
                    m_form.results == ResultBits::Words ? words[at] : half(2 * at) | half(2 * at + 1) << 16;
        }
    }

    const Instruction& m_instruction;
    const FetchForm m_form;
    Warp& m_warp;
    const Slot* const m_slots;
    const Slot* m_coordinates = nullptr;
};

Next fetch(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    const Next next = Fetch(instruction, warp).run(mask);
    if (next == Next::Continue && FetchForm::of(instruction.immediate).tellsResidence) {
        LaneMask& isResident = predicate(warp, instruction.to2);
        isResident |= mask;
    }
    return next;
}

Instruction fetchInstruction(const FetchForm& form, std::uint32_t list)
{
    Instruction instruction;
    instruction.all = instruction.some = fetch;
    instruction.aux = list;
    instruction.immediate = form.bits();
    return instruction;
}

// The whole instruction, with the predicate that tells whether texels are in memory, which they are.
Instruction withResidence(OperandDecoder& decoder, FetchForm form, std::uint32_t list)
{
    form.tellsResidence = decoder.operand(0).hasSecond;
    Instruction instruction = fetchInstruction(form, list);
    if (form.tellsResidence)
        instruction.to2 = decoder.secondDestination(0, ptx::Type::Pred);
    return instruction;
}

// Words: the level's kind, geometry, .v4 or .v2, type, type of coordinates.
Instruction bindFetch(OperandDecoder& decoder)
{
    const Geometry geometry = geometryNamed(decoder, decoder.group(1));
    const std::string_view type = decoder.group(3), levelBy = decoder.group(0);
    const bool isInteger = decoder.group(4) == "s32";
    FetchForm form{};
    form.shape = geometry.shape;
    form.levelBy = levelBy == "level" ? LevelBy::Number : levelBy == "grad" ? LevelBy::Gradients : LevelBy::None;
    form.results = type == "f16" ? ResultBits::Halves : type == "f16x2" ? ResultBits::HalfPairs : ResultBits::Words;
    form.axes = static_cast<std::uint8_t>(geometry.axes);
    form.elements = static_cast<std::uint8_t>(geometry.elements);
    form.hasLayer = geometry.hasLayer;
    form.isInteger = isInteger;
    const bool isCube = geometry.shape == TextureShape::Cube || geometry.shape == TextureShape::Cubes;
    if (isInteger && (isCube || form.levelBy == LevelBy::Gradients))
        decoder.refuse("these coordinates are floating-point numbers");
    const int operands = form.levelBy == LevelBy::None ? 2 : form.levelBy == LevelBy::Number ? 3 : 4;
    if (decoder.operandCount() != operands)
        decoder.refuse("offsets and depths to compare with are not emulated");
    int count = 0;
    const ptx::Type coordinate = isInteger ? ptx::Type::B32 : ptx::Type::F32;
    const ptx::Type result = form.results == ResultBits::Halves ? ptx::Type::B16 : ptx::Type::B32;
    const std::uint32_t list = decoder.destinationList(0, result, count);
    form.destinations = static_cast<std::uint8_t>(count);
    const int wanted = form.results == ResultBits::HalfPairs ? 2 : 4;
    if (count != wanted)
        decoder.refuse(message("operand {} has {} registers instead of {}", 1, count, wanted));
    bindObject(decoder, 1, geometry, coordinate);
    if (form.levelBy == LevelBy::Number)
        decoder.elementList(decoder.operand(2), std::array{coordinate});
    if (form.levelBy == LevelBy::Gradients) {
        form.gradientElements = static_cast<std::uint8_t>(geometry.axes == 3 ? 4 : geometry.axes);
        std::vector<ptx::Type> types(form.gradientElements, ptx::Type::F32);
        if (geometry.axes == 3)
            types.back() = ptx::Type::B32;  // not read
        decoder.elementList(decoder.operand(2), types);
        decoder.elementList(decoder.operand(3), types);
    }
    return withResidence(decoder, form, list);
}

// Words: channel, geometry, .v4, type, .f32.
Instruction bindGather(OperandDecoder& decoder)
{
    if (decoder.operandCount() != 2)
        decoder.refuse("offsets and depths to compare with are not emulated");
    const Geometry geometry = geometryNamed(decoder, decoder.group(1));
    FetchForm form{};
    form.shape = geometry.shape;
    form.axes = 2;
    form.elements = static_cast<std::uint8_t>(geometry.elements);
    form.hasLayer = geometry.hasLayer;
    form.isGather = true;
    form.channel = static_cast<std::uint8_t>(std::string_view("rgba").find(decoder.group(0)));
    int count = 0;
    const std::uint32_t list = decoder.destinationList(0, ptx::Type::B32, count);
    if (count != 4)
        decoder.refuse(message("operand {} has {} registers instead of {}", 1, count, 4));
    form.destinations = 4;
    bindObject(decoder, 1, geometry, ptx::Type::F32);
    return withResidence(decoder, form, list);
}

enum class TextureQuery : std::int64_t { Width, Height, Depth, ArraySize, Levels, IsNormalized };

std::uint32_t answer(const Texture& texture, TextureQuery query, std::uint32_t level)
{
    const TexelImage& image = texture.levels[std::min<std::size_t>(level, texture.levels.size() - 1)];
    const TextureShape shape = texture.shape;
    const bool isLine = shape == TextureShape::Memory || shape == TextureShape::Line || shape == TextureShape::Lines;
    const bool isFlat = shape == TextureShape::Plane || shape == TextureShape::Line || shape == TextureShape::Memory;
    const bool hasLayers = shape == TextureShape::Lines || shape == TextureShape::Planes;
    const bool isCube = shape == TextureShape::Cube || shape == TextureShape::Cubes;
    switch (query) {
    case TextureQuery::Width:
        return image.width;
    case TextureQuery::Height:
        return isLine ? 0 : image.height;
    case TextureQuery::Depth:
        return isFlat ? 0 : isCube ? image.slices / 6 : image.slices;
    case TextureQuery::ArraySize:
        return hasLayers ? image.slices : isCube ? image.slices / 6 : 0;
    case TextureQuery::Levels:
        return static_cast<std::uint32_t>(texture.levels.size());
    case TextureQuery::IsNormalized:
        return texture.isNormalized ? 1 : 0;
    }
    return 0;
}

constexpr std::int64_t kHasLevel = 256;  // of Instruction::immediate beside the query

// The list at aux: handle, level where there is one.
Next queryTexture(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    const TextureObjects* const objects = warp.block->launch->textures;
    const Slot* const slots = warp.lists + instruction.aux;
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        const std::uint64_t handle = lanes<std::uint64_t>(warp, slots[0])[lane];
        const Texture* const texture = objects == nullptr ? nullptr : objects->texture(handle);
        if (texture == nullptr)
            return unknownObject(warp, lane, textureWord(), handle);
        const bool hasLevel = (instruction.immediate & kHasLevel) != 0;
        const std::uint32_t level = hasLevel ? lanes<std::uint32_t>(warp, slots[1])[lane] : 0;
        lanes<std::uint32_t>(warp, instruction.to)[lane] =
            answer(*texture, static_cast<TextureQuery>(instruction.immediate & ~kHasLevel), level);
    }
    return Next::Continue;
}

TextureQuery queryNamed(const OperandDecoder& decoder, std::string_view word)
{
    constexpr std::array kNames{std::string_view("width"),
                                std::string_view("height"),
                                std::string_view("depth"),
                                std::string_view("array_size"),
                                std::string_view("num_mipmap_levels"),
                                std::string_view("normalized_coords")};
    const auto found = std::ranges::find(kNames, word);
    if (found == kNames.end())
        decoder.refuse(message("{} is no query", std::string(word)));
    return static_cast<TextureQuery>(found - kNames.begin());
}

Instruction bindQuery(OperandDecoder& decoder)
{
    const bool hasLevel = decoder.group(0) == "level";
    if (decoder.operandCount() != (hasLevel ? 3 : 2))
        decoder.refuse("the number of operands is wrong");
    Instruction instruction;
    instruction.all = instruction.some = queryTexture;
    instruction.to = decoder.destination(0, ptx::Type::B32);
    instruction.aux = bindObject(decoder, 1);
    instruction.immediate = static_cast<std::int64_t>(queryNamed(decoder, decoder.group(1)));
    if (hasLevel) {
        decoder.elementList(decoder.operand(2), std::array{ptx::Type::B32});
        instruction.immediate |= kHasLevel;
    }
    return instruction;
}

#define KD_GEOMETRIES ".1d|.2d|.3d|.a1d|.a2d|.cube|.acube"
constexpr InstructionPattern kFetchPatterns[] = {
    {"tex", "[.level|.grad|.base] " KD_GEOMETRIES " .v4 .u32|.s32|.f32|.f16 .s32|.f32", bindFetch,
     "texture objects; point and linear filters as an H200 has them, but for what tst_textures.cpp names"},
    {"tex", "[.level|.grad|.base] " KD_GEOMETRIES " .v2 .f16x2 .s32|.f32", bindFetch, "texture objects"},
    {"tld4", ".r|.g|.b|.a .2d|.a2d .v4 .u32|.s32|.f32 .f32", bindGather, "texture objects"},
    {"txq", "[.level] .width|.height|.depth|.array_size|.num_mipmap_levels|.normalized_coords .b32", bindQuery, "texture objects"},
};
#undef KD_GEOMETRIES

}  // namespace

std::span<const InstructionPattern> fetchPatterns()
{
    return kFetchPatterns;
}

}  // namespace kd::emulator

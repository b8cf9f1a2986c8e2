// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/texture/geometry.h"

#include <algorithm>
#include <array>

namespace kd::emulator {
namespace {

struct GeometryName {
    std::string_view name;
    Geometry geometry;
};
constexpr std::array kGeometries{
    GeometryName{"1d", {TextureShape::Line, 1, 1, false}},   GeometryName{"2d", {TextureShape::Plane, 2, 2, false}},
    GeometryName{"3d", {TextureShape::Space, 3, 4, false}},  GeometryName{"a1d", {TextureShape::Lines, 1, 2, true}},
    GeometryName{"a2d", {TextureShape::Planes, 2, 4, true}}, GeometryName{"cube", {TextureShape::Cube, 3, 4, false}},
    GeometryName{"acube", {TextureShape::Cubes, 3, 4, true}}};

const ptx::Operand& objectOf(OperandDecoder& decoder, int operand, std::size_t elements)
{
    const ptx::Operand& object = decoder.operand(operand);
    if (object.kind != ptx::Operand::Kind::Address || object.elements.empty() || object.value != 0)
        decoder.refuse(message("operand {} names no texture or surface in brackets", operand + 1));
    if (object.elements.front().kind != ptx::Operand::Kind::Register)
        decoder.refuse("texture and surface references are gone from CUDA; objects of 64 bits in registers are emulated");
    if (object.elements.size() > elements)
        decoder.refuse("samplers of their own are gone from CUDA; texture objects have theirs");
    if (object.elements.size() < elements)
        decoder.refuse("the coordinates are missing");
    return object;
}

constexpr std::array kHandle{ptx::Type::B64};

}  // namespace

Geometry geometryNamed(const OperandDecoder& decoder, std::string_view word)
{
    const auto found = std::ranges::find(kGeometries, word, &GeometryName::name);
    if (found == kGeometries.end())
        decoder.refuse(message("{} names no geometry", std::string(word)));
    return found->geometry;
}

std::vector<ptx::Type> coordinateTypes(const Geometry& geometry, ptx::Type coordinate)
{
    std::vector<ptx::Type> types(static_cast<std::size_t>(geometry.elements), coordinate);
    if (geometry.hasLayer)
        types.front() = ptx::Type::B32;
    return types;
}

std::uint32_t bindObject(OperandDecoder& decoder, int operand, const Geometry& geometry, ptx::Type coordinate)
{
    const ptx::Operand& object = objectOf(decoder, operand, 2);
    const std::uint32_t first = decoder.elementList(object.elements[0], kHandle);
    std::vector<ptx::Type> types = coordinateTypes(geometry, coordinate);
    const int used = geometry.axes + (geometry.hasLayer ? 1 : 0);
    for (std::size_t i = static_cast<std::size_t>(used); i < types.size(); ++i)
        types[i] = ptx::Type::B32;  // not read
    decoder.elementList(object.elements[1], types);
    return first;
}

std::uint32_t bindObject(OperandDecoder& decoder, int operand)
{
    return decoder.elementList(objectOf(decoder, operand, 1).elements[0], kHandle);
}

bool isReadableAs(TextureShape is, TextureShape named)
{
    const auto isFlat = [](TextureShape shape) {
        return shape == TextureShape::Memory || shape == TextureShape::Line || shape == TextureShape::Plane;
    };
    return is == named || (isFlat(is) && isFlat(named));
}

Message shapeText(TextureShape shape)
{
    switch (shape) {
    case TextureShape::Memory:
        return "linear memory";
    case TextureShape::Line:
        return "1D";
    case TextureShape::Plane:
        return "2D";
    case TextureShape::Space:
        return "3D";
    case TextureShape::Lines:
        return "1D with layers";
    case TextureShape::Planes:
        return "2D with layers";
    case TextureShape::Cube:
        return "a cube";
    case TextureShape::Cubes:
        return "cubes in layers";
    }
    return {};
}

Next unknownObject(Warp& warp, int lane, const Message& what, std::uint64_t handle)
{
    return raise(warp,
                 {.kind = Fault::Kind::IllegalAddress,
                  .lane = lane,
                  .hasAddress = true,
                  .address = handle,
                  .text = message("{} {} is none of this device: it was never made, or is destroyed", what, addressText(handle))});
}

Next otherShape(Warp& warp, int lane, const Message& what, TextureShape is, TextureShape named)
{
    return raise(warp,
                 {.kind = Fault::Kind::IllegalInstruction,
                  .lane = lane,
                  .text = message("{} is {} and is read as {}", what, shapeText(is), shapeText(named))});
}

Next freedObject(Warp& warp, int lane, const Message& what)
{
    return raise(warp,
                 {.kind = Fault::Kind::FreedMemory,
                  .lane = lane,
                  .text = message("{} reads memory that is freed, or an array that is destroyed", what)});
}

}  // namespace kd::emulator

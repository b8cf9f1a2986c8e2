// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/operanddecoder.h"
#include "core/emulator/texture/texture.h"
#include "core/emulator/warp/block.h"

#include <string_view>
#include <vector>

namespace kd::emulator {

/// How an instruction names coordinates: PTX ISA 9.0, 9.7.10.3 and 9.7.11.1.
struct Geometry {
    TextureShape shape = TextureShape::Line;
    int axes = 1;           ///< coordinates that count
    int elements = 1;       ///< elements of the vector, the layer and what is not read among them
    bool hasLayer = false;  ///< in the first element
};
/// The geometry that a modifier names ("a2d"); refuses a word that names none.
Geometry geometryNamed(const OperandDecoder& decoder, std::string_view word);

/// Types of the elements of a vector of coordinates, of which each axis has `coordinate`.
std::vector<ptx::Type> coordinateTypes(const Geometry& geometry, ptx::Type coordinate);

/// The operand `[object, {coordinates}]` of an instruction, whose slots are appended to the function's list: the object's handle,
/// then the elements. Refuses references and samplers, which are gone from CUDA.
std::uint32_t bindObject(OperandDecoder& decoder, int operand, const Geometry& geometry, ptx::Type coordinate);
/// The operand `[object]` of a query, appended likewise.
std::uint32_t bindObject(OperandDecoder& decoder, int operand);

/// Whether what has shape `is` can be read as if it were `named`: a line is a plane of one row.
bool isReadableAs(TextureShape is, TextureShape named);
/// "a 2D array with layers" or the like.
Message shapeText(TextureShape shape);

/// Ends the launch since `lane` names an object that is none.
Next unknownObject(Warp& warp, int lane, const Message& what, std::uint64_t handle);
/// Ends the launch since it reads an object as what it is not.
Next otherShape(Warp& warp, int lane, const Message& what, TextureShape is, TextureShape named);
/// Ends the launch since the memory of an object was freed.
Next freedObject(Warp& warp, int lane, const Message& what);

}  // namespace kd::emulator

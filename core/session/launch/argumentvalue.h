// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expression/number.h"
#include "core/compile/typeinfo.h"
#include "core/session/data/elementtype.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace kd {

// Values of kernel arguments by their C++ types. All throw RuntimeError without a subject.

/// Evaluates the expression of one value.
using EvaluateText = std::function<Number(std::string_view text)>;

/// Numbers, bool, characters, enumerations, half and bfloat16.
bool isScalarType(const TypeInfo& type);
/// Tells whether a Character is unsigned: char is signed here, as on every host of CUDA's.
bool isUnsignedCharacter(const TypeInfo& type);
/// The type as errors name it.
std::string typeText(const TypeInfo& type);

/// The value that `text` gives to a scalar of `type`, rounded as the type rounds. A plain literal is read at the type's
/// own precision. Whole numbers must fit; reals must not become infinite.
Number readScalar(const TypeInfo& type, std::string_view text, const EvaluateText& evaluate);

/// Writes the bytes of an argument or member of `type` into `bytes`, which are zero and as many as the type has: scalars
/// by readScalar, structures and arrays in braces with every member or with every byte, null pointers as 0.
void encodeValue(const TypeInfo& type, std::string_view text, std::span<std::byte> bytes, const EvaluateText& evaluate);

/// A structure whose members are not named, as a list of as many numbers as it has bytes, as one of its members; any other text,
/// and one whose members no text gives (a union, NaN), as it is. A recorded launch knows the bytes of a structure alone.
std::string memberwise(const TypeInfo& type, std::string_view text);

/// The text that `text`, a structure of `type` in braces, gives to its member `name`.
std::string memberText(const TypeInfo& type, const std::string& name, std::string_view text);

/// How a buffer of `pointee` is seen: as scalars, so many an object; as bytes where its members differ or leave gaps.
struct BufferLayout {
    ElementType type = ElementType::UInt8;
    std::uint32_t components = 1;
};
/// Gives the layout of any type that a pointer may point to.
BufferLayout bufferLayout(const TypeInfo& pointee);

/// Tells whether the pointee (or what an array of it holds) is const.
bool isConstPointee(const TypeInfo& pointee);

}  // namespace kd

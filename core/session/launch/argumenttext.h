// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/launch/arrayshape.h"
#include "core/session/launch/deviceobject.h"
#include "core/session/launch/launchplan.h"
#include "core/session/data/recipe.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

// The text forms of arguments, taken apart without evaluating anything. All throw RuntimeError without a subject.

/// The parts of `text` between commas outside (), [], {} and double quotes, trimmed. An empty text has no parts.
std::vector<std::string> splitAtCommas(std::string_view text);

/// The parts of a buffer's text as they stand there, trimmed; neither recipe nor count is read.
struct BufferParts {
    std::string direction;  ///< "in", "out", "inout"; empty when none is given
    std::string recipe;     ///< with the type before it, where there is one
    std::string count;      ///< all between the brackets; empty when none is given
    std::string objects;    ///< " with 64: tiled-map …" behind them, as it stands there
};
/// Throws where brackets or quotes do not match, or nothing is between '[' and ']'.
BufferParts splitBufferText(std::string_view text);
/// Joins what splitBufferText takes apart: "out:zeros[n]".
std::string joinBufferText(const BufferParts& parts);

/// A buffer as the user wrote it: `[in:|out:|inout:][type:]recipe[[count[, from offset][, at address]]]`, or a recorded array:
/// `…[count, array 0 width=32 …]`. Tensor maps and textures in recorded memory follow, as in ` with 64: tiled-map …`.
struct BufferText {
    std::optional<Direction> direction;
    std::optional<ElementType> type;  ///< "float32:", where C++ does not tell what the pointer points to
    Recipe recipe;
    std::string count;  ///< expression; empty when none is given
    std::string offset;  ///< expression: the element that the pointer leads to; empty when none is given
    /// Where the buffer lay when its contents were recorded; 0 when none is given.
    std::uint64_t address = 0;
    std::optional<ArrayShape> array;  ///< that has the contents, in place of memory
    std::vector<PlacedObject> objects;  ///< that lie in it
};
/// Throws where a part is missing or no recipe.
BufferText parseBufferText(std::string_view text);

/// Tells whether `text` starts like a buffer: with a direction, a type and a colon, or a recipe's word followed
/// by a bracket or nothing.
bool looksLikeBuffer(std::string_view text);

/// The inside of `{…}` as members: names are empty where they are not given.
struct MemberText {
    std::string name;
    std::string value;
};
/// The address that "0x7f2a00000000" writes down. Throws for any other text, for 0 and for what is beyond kMaxAddress.
std::uint64_t parseAddress(std::string_view text);

/// `text` with its braces. Throws where they are missing, or a name is no name.
std::vector<MemberText> parseMembers(std::string_view text);

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/typeinfo.h"

#include <QString>

#include <cstddef>

namespace kd {

// The members of a structure, a union or an array, each for itself, in the text of the whole: {exposure=4, white={1, 2}}.

/// How many the type has; 0 where it has none that can be edited one by one (scalars, and arrays of more than 64).
std::size_t memberCount(const TypeInfo& type);
const TypeInfo& memberType(const TypeInfo& type, std::size_t member);
/// "exposure", or "[2]" of an array.
QString memberName(const TypeInfo& type, std::size_t member);
/// Gives the member's text as it stands in `text`; empty where it is not given, or the text cannot be read.
QString memberText(const TypeInfo& type, const QString& text, std::size_t member);
/// `text` with another value of that member. The others stay as they are; elements of an array that were not given become 0,
/// and a union has one member.
QString withMember(const TypeInfo& type, const QString& text, std::size_t member, const QString& value);

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/data/elementtype.h"

#include <array>
#include <utility>

namespace kd {
namespace {

struct Entry {
    ElementType type;
    std::string_view name;
    std::size_t size;
};

// In the order of the enumeration.
constexpr std::array<Entry, 15> kEntries{{
    {ElementType::Bool, "bool", 1},
    {ElementType::Int8, "int8", 1},
    {ElementType::UInt8, "uint8", 1},
    {ElementType::Int16, "int16", 2},
    {ElementType::UInt16, "uint16", 2},
    {ElementType::Int32, "int32", 4},
    {ElementType::UInt32, "uint32", 4},
    {ElementType::Int64, "int64", 8},
    {ElementType::UInt64, "uint64", 8},
    {ElementType::Float8E4M3, "fp8_e4m3", 1},
    {ElementType::Float8E5M2, "fp8_e5m2", 1},
    {ElementType::Float16, "float16", 2},
    {ElementType::BFloat16, "bfloat16", 2},
    {ElementType::Float32, "float32", 4},
    {ElementType::Float64, "float64", 8},
}};

}  // namespace

std::size_t sizeOf(ElementType type)
{
    return kEntries.at(static_cast<std::size_t>(type)).size;
}

std::string_view nameOf(ElementType type)
{
    return kEntries.at(static_cast<std::size_t>(type)).name;
}

std::optional<ElementType> elementTypeFromName(std::string_view name)
{
    for (const Entry& entry : kEntries) {
        if (entry.name == name)
            return entry.type;
    }
    return std::nullopt;
}

bool isFloating(ElementType type)
{
    return type >= ElementType::Float8E4M3;
}

}  // namespace kd

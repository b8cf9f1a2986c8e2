// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ptx/variablevalues.h"

#include "core/base/error.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string_view>

namespace kd::ptx {
namespace {

/// Tells initial values that are numbers alone from those that name something.
class NoAddresses final : public SymbolAddresses {
public:
    std::uint64_t addressOf(std::string_view symbol, bool) const override
    {
        throw LogicError({.text = verbatim("an address"), .subject = std::string(symbol)});
    }
};

bool isNumber(Type type)
{
    switch (type) {
    case Type::B8: case Type::B16: case Type::B32: case Type::B64:
    case Type::U8: case Type::U16: case Type::U32: case Type::U64:
    case Type::S8: case Type::S16: case Type::S32: case Type::S64:
    case Type::F32: case Type::F64: return true;
    default: return false;
    }
}

/// The number of `type` at the start of `bytes`, as PTX writes it.
std::string numberText(Type type, std::span<const std::byte> bytes)
{
    std::uint64_t bits = 0;
    const std::size_t size = sizeOf(type);
    std::memcpy(&bits, bytes.data(), size);  // little endian
    const bool isSigned = type == Type::S8 || type == Type::S16 || type == Type::S32 || type == Type::S64;
    if (type == Type::F32 || type == Type::F64) {
        char text[24];
        std::snprintf(text, sizeof text, type == Type::F32 ? "0f%08llX" : "0d%016llX", static_cast<unsigned long long>(bits));
        return text;
    }
    if (!isSigned)
        return std::to_string(bits);
    constexpr std::size_t kAll = 64;
    const std::size_t unused = kAll - 8 * size;
    return std::to_string(static_cast<std::int64_t>(bits << unused) >> unused);
}

/// Writes `bytes`, of an array of the dimensions from `dimension` on, with a pair of braces for each.
void write(std::string& text, const Variable& variable, std::size_t dimension, std::span<const std::byte> bytes)
{
    if (dimension == variable.dimensions.size()) {
        text += numberText(variable.type, bytes);
        return;
    }
    const std::uint64_t count = variable.dimensions[dimension];
    const std::size_t stride = count == 0 ? 0 : bytes.size() / count;
    text += '{';
    for (std::uint64_t i = 0; i < count; ++i) {
        text += i > 0 ? ", " : "";
        write(text, variable, dimension + 1, bytes.subspan(i * stride, stride));
    }
    text += '}';
}

bool isNameCharacter(char character)
{
    return std::isalnum(static_cast<unsigned char>(character)) != 0 || character == '_' || character == '$' || character == '%';
}

/// Where, in the line that begins at `begin`, the declarator of `name` ends; npos where it is not there.
std::size_t endOfDeclarator(std::string_view text, std::size_t begin, std::string_view name)
{
    const std::size_t lineEnd = std::min(text.find('\n', begin), text.size());
    for (std::size_t at = text.find(name, begin); at < lineEnd; at = text.find(name, at + 1)) {
        std::size_t end = at + name.size();
        if ((at > 0 && isNameCharacter(text[at - 1])) || (end < text.size() && isNameCharacter(text[end])))
            continue;
        while (end < text.size() && text[end] == '[')
            end = std::min(text.find(']', end), text.size() - 1) + 1;
        return end;
    }
    return std::string_view::npos;
}

std::vector<std::size_t> startsOfLines(std::string_view text)
{
    std::vector<std::size_t> starts{0, 0};  // lines count from 1
    for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1))
        starts.push_back(at + 1);
    return starts;
}

/// What an initial value does not reach is zero.
bool isSame(std::span<const std::byte> before, std::span<const std::byte> now)
{
    const std::size_t given = std::min(before.size(), now.size());
    return std::ranges::equal(before.first(given), now.first(given)) &&
        std::ranges::all_of(now.subspan(given), [](std::byte each) { return each == std::byte{0}; });
}

struct Change {
    std::size_t begin = 0, end = 0;
    std::string text;
};

}  // namespace

std::optional<TextWithValues> withValues(const Module& module, const ValueOf& valueOf, std::size_t maxBytes)
{
    TextWithValues result;
    std::vector<Change> changes;
    const std::vector<std::size_t> lines = startsOfLines(module.text);
    std::size_t bytes = 0;
    for (const Variable& variable : module.variables) {
        const std::span<const std::byte> value = valueOf(variable);
        if (value.empty() || value.size() != variable.bytes)
            continue;
        std::vector<std::byte> before;
        try {
            before = initialBytes(module, variable, NoAddresses());
        } catch (const LogicError&) {
            result.left.push_back(variable.name);
            continue;
        }
        if (isSame(before, value))
            continue;
        if (value.size() > maxBytes - bytes)
            return std::nullopt;
        bytes += value.size();
        const bool isGiven = !variable.initialiser.empty();
        const std::size_t line = variable.textLine < lines.size() ? lines[variable.textLine] : module.text.size();
        const std::size_t place = isGiven ? static_cast<std::size_t>(variable.initialiser.data() - module.text.data())
                                          : endOfDeclarator(module.text, line, variable.name);
        if (place == std::string_view::npos || !isNumber(variable.type)) {
            result.left.push_back(variable.name);
            continue;
        }
        Change change{place, place + variable.initialiser.size(), isGiven ? "" : " = "};
        write(change.text, variable, 0, value);
        changes.push_back(std::move(change));
    }
    std::ranges::sort(changes, {}, &Change::begin);
    std::size_t done = 0;
    for (const Change& change : changes) {
        if (change.begin < done)
            continue;
        result.text += module.text.substr(done, change.begin - done);
        result.text += change.text;
        done = change.end;
    }
    result.text += module.text.substr(done);
    return result;
}

}  // namespace kd::ptx

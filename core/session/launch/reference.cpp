// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/launch/reference.h"

#include "core/base/expression/expression.h"
#include "core/session/data/elements.h"
#include "core/session/launch/deviceobject.h"
#include "core/session/launch/reductions.h"
#include "core/session/limits.h"

#include <algorithm>

namespace kd {
namespace {

template <typename T>
ExpressionArray arrayOf(const NamedBuffer& buffer)
{
    ExpressionArray array{.name = buffer.name, .length = buffer.bytes.size() / sizeof(T), .data = buffer.bytes.data()};
    if constexpr (RealElement<T>) {
        array.readReal = [](const void* data, std::uint64_t index) {
            return elementToDouble(loadElement<T>(static_cast<const std::byte*>(data), index));
        };
    } else {
        array.readInteger = [](const void* data, std::uint64_t index) -> Int128 {
            const T element = loadElement<T>(static_cast<const std::byte*>(data), index);
            if constexpr (BoolElement<T>)
                return element.byte != 0 ? 1 : 0;
            else
                return element;
        };
    }
    return array;
}

ExpressionScope scopeOf(const std::map<std::string, std::string>& symbols, std::span<const NamedBuffer> inputs)
{
    ExpressionScope scope;
    scope.variables = {"i"};
    for (const auto& [name, text] : symbols)
        if (!hasObjects(text))
            scope.constants[name] = evaluateExpression(text, {});
    for (const NamedBuffer& input : inputs) {
        if (input.bytes.size() % sizeOf(input.type) != 0)
            throw LogicError({.text = "the input does not hold a whole number of elements", .subject = input.name});
        scope.arrays.push_back(
            withElementType(input.type, [&]<typename T>(std::type_identity<T>) { return arrayOf<T>(input); }));
    }
    return scope;
}

// As C++ assigns to the type: integers wrap around, reals lose their fraction; nothing when a real is out of range.
template <typename T>
std::optional<T> assigned(const Number& number)
{
    if constexpr (RealElement<T>) {
        return elementFromDouble<T>(number.toReal());
    } else if constexpr (BoolElement<T>) {
        return T{static_cast<std::uint8_t>(number.toReal() != 0 ? 1 : 0)};
    } else {
        if (!number.isReal())
            return static_cast<T>(number.integer);
        const std::optional<Int128> whole = Number::ofReal(std::trunc(number.real)).toInteger();
        if (!whole || *whole < std::numeric_limits<T>::min() || *whole > std::numeric_limits<T>::max())
            return std::nullopt;
        return static_cast<T>(*whole);
    }
}

[[noreturn]] void refuseElement(std::uint64_t index, const Message& what)
{
    throw RuntimeError({.text = message("element {} has no value: {}", index, what)});
}

template <typename T>
void evaluateEach(const Expression& expression, ElementType type, std::span<std::byte> bytes)
{
    const std::uint64_t count = bytes.size() / sizeof(T);
    for (std::uint64_t index = 0; index < count; ++index) {
        const auto variable = static_cast<std::int64_t>(index);
        Number number;
        try {
            number = expression.evaluate(&variable);
        } catch (const ExpressionError& error) {
            refuseElement(index, error.info().text);
        }
        const std::optional<T> element = assigned<T>(number);
        if (!element)
            refuseElement(index, message("{} does not fit in {}", number.toText(), nameOf(type)));
        storeElement<T>(bytes.data(), index, *element);
    }
}

}  // namespace

std::vector<std::byte> evaluateReference(const std::string& expression, ElementType type, std::uint64_t count,
                                         const std::map<std::string, std::string>& symbols, std::span<const NamedBuffer> inputs)
{
    const ErrorSubject subject{ErrorSubject::Kind::ReferenceExpression, expression.substr(0, 80)};
    if (count > kMaxBufferBytes / sizeOf(type))
        throw RuntimeError({.text = message("{} elements are too many", count), .subject = subject});
    try {
        const auto isInput = [&](std::string_view name) {
            return std::ranges::find(inputs, name, &NamedBuffer::name) != inputs.end();
        };
        const NamedReductions named = nameReductions(expression, isInput);
        ExpressionScope scope = scopeOf(symbols, inputs);
        for (const ReductionCall& call : named.calls)
            scope.constants[call.name] = reduce(call.kind, *std::ranges::find(inputs, call.buffer, &NamedBuffer::name));
        const Expression program(named.expression, scope);
        std::vector<std::byte> bytes(count * sizeOf(type));
        withElementType(type, [&]<typename T>(std::type_identity<T>) { evaluateEach<T>(program, type, bytes); });
        return bytes;
    } catch (const RuntimeError& error) {
        throw RuntimeError({.text = error.info().text, .subject = subject});
    } catch (const std::bad_alloc&) {
        throw MemoryError({.text = message("there is not enough memory for {} elements", count), .subject = subject});
    }
}

}  // namespace kd

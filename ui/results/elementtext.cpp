// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/elementtext.h"

#include "core/session/data/elements.h"

#include <array>
#include <charconv>
#include <cmath>

namespace kd {
namespace {

constexpr int kFixedDecimals = 4;
constexpr int kScientificDecimals = 6;

template <typename... Arguments> QString written(Arguments... arguments)
{
    std::array<char, 400> text{};  // the largest double has 309 digits before the point
    const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), arguments...);
    return error == std::errc() ? QString::fromLatin1(text.data(), end - text.data()) : QString();
}

// Digits after which every value of the type is another one.
template <typename T> constexpr int digitsOf()
{
    if constexpr (std::same_as<T, BinaryHalf>)
        return 5;
    else if constexpr (std::same_as<T, BrainFloat>)
        return 4;
    else
        return 3;  // fp8
}

template <typename T> QString shortest(T value)
{
    if constexpr (SmallFloatElement<T>)
        return written(value.toDouble(), std::chars_format::general, digitsOf<T>());
    else
        return written(value);
}

template <RealElement T> QString realText(T value, ElementFormat format)
{
    const double real = elementToDouble(value);
    if (std::isnan(real))
        return QStringLiteral("nan");
    if (std::isinf(real))
        return real < 0 ? QStringLiteral("-inf") : QStringLiteral("inf");
    switch (format) {
    case ElementFormat::Fixed:
        return written(real, std::chars_format::fixed, kFixedDecimals);
    case ElementFormat::Scientific:
        return written(real, std::chars_format::scientific, kScientificDecimals);
    default:
        return shortest(value);
    }
}

template <typename T> QString valueText(T value, ElementFormat format)
{
    if constexpr (BoolElement<T>)
        return value.byte != 0 ? QStringLiteral("true") : QStringLiteral("false");
    else if constexpr (RealElement<T>)
        return realText(value, format);
    else if constexpr (std::signed_integral<T>)
        return QString::number(static_cast<qint64>(value));
    else
        return QString::number(static_cast<quint64>(value));
}

// Little endian, as on every GPU.
QString bitsText(const std::byte* bytes, std::size_t size)
{
    QString text = QStringLiteral("0x");
    for (std::size_t i = size; i > 0; --i)
        text += QStringLiteral("%1").arg(std::to_integer<unsigned>(bytes[i - 1]), 2, 16, QLatin1Char('0'));
    return text;
}

}  // namespace

QString elementText(ElementType type, const std::byte* bytes, ElementFormat format)
{
    if (format == ElementFormat::Hexadecimal)
        return bitsText(bytes, sizeOf(type));
    return withElementType(type, [&](auto t) {
        using T = typename decltype(t)::type;
        return valueText(loadElement<T>(bytes, 0), format);
    });
}

bool isNotFinite(ElementType type, const std::byte* bytes)
{
    return isFloating(type) && withElementType(type, [&](auto t) {
               using T = typename decltype(t)::type;
               return !std::isfinite(elementToDouble(loadElement<T>(bytes, 0)));
           });
}

int widestElementText(ElementType type, ElementFormat format)
{
    if (format == ElementFormat::Hexadecimal)
        return 2 + 2 * static_cast<int>(sizeOf(type));
    switch (type) {
    case ElementType::Bool: return 5;
    case ElementType::Int8: return 4;
    case ElementType::UInt8: return 3;
    case ElementType::Int16: return 6;
    case ElementType::UInt16: return 5;
    case ElementType::Int32: return 11;
    case ElementType::UInt32: return 10;
    case ElementType::Int64:
    case ElementType::UInt64: return 20;
    default: break;
    }
    if (format != ElementFormat::Shortest)
        return 14;  // longer fixed ones are cut, their whole is in the tool tip
    return type == ElementType::Float64 ? 24 : type == ElementType::Float32 ? 15 : 11;
}

}  // namespace kd

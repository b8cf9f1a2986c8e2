// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/scalarview.h"

#include "core/base/error.h"
#include "core/base/fields.h"
#include "core/session/limits.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace kd {
namespace {

constexpr std::uint64_t kMaxViewBits = kMaxBufferBytes * 8;
constexpr std::uint64_t kBlocksBetweenQuestions = 256;

constexpr auto kWriteFormat = [](ValueFormat format) { return Json(nameOf(format)); };
constexpr auto kReadFormat = [](const JsonFields& fields, std::string_view key, ValueFormat& target) {
    std::string word;
    fields.read(key, word);
    const std::optional<ValueFormat> format = valueFormatFromName(word);
    if (!format)
        fields.refuse(key, message("'{}' is not a word it can be", word));
    target = *format;
};

/// Axes that one axis can stand for become one; those of one number go.
ScalarView withFewestAxes(const ScalarView& view)
{
    ScalarView result{.format = view.format, .offsetBits = view.offsetBits};
    for (const ViewAxis& axis : view.axes) {
        if (axis.count == 1)
            continue;
        if (!result.axes.empty() && result.axes.back().strideBits == axis.count * axis.strideBits)
            result.axes.back() = {.count = result.axes.back().count * axis.count, .strideBits = axis.strideBits};
        else
            result.axes.push_back(axis);
    }
    return result;
}

template <typename T> void copyRaw(const std::byte* from, std::uint64_t stride, std::span<std::uint64_t> to)
{
    for (std::uint64_t& raw : to) {
        T value;
        std::memcpy(&value, from, sizeof(T));
        raw = value;
        from += stride;
    }
}

template <typename T> void copyValues(const std::byte* from, std::uint64_t stride, std::span<double> to)
{
    for (double& number : to) {
        T value;
        std::memcpy(&value, from, sizeof(T));
        number = static_cast<double>(value);
        from += stride;
    }
}

}  // namespace

template <> struct FieldList<ViewAxis> {
    static constexpr FieldRules kRules{.subject = "axis of a view"};
    static void list(auto& fields, auto& axis)
    {
        auto& [count, strideBits] = axis;
        fields.field("count", count, 0, kMaxViewBits);
        fields.field("strideBits", strideBits, 0, kMaxViewBits);
    }
};

template <> struct FieldList<ScalarView> {
    static constexpr FieldRules kRules{.subject = "view of a buffer"};
    static void list(auto& fields, auto& view)
    {
        auto& [format, offsetBits, axes] = view;
        fields.custom("format", format, kWriteFormat, kReadFormat);
        fields.field("offsetBits", offsetBits, 0, kMaxViewBits);
        fields.objects("axes", axes, ScalarView::kMaxAxes);
    }
};

void to_json(Json& json, const ScalarView& view)
{
    writeFields(json, view);
}

void from_json(const Json& json, ScalarView& view)
{
    readFields(json, view);
}

std::uint64_t ScalarView::count() const
{
    std::uint64_t count = 1;
    for (const ViewAxis& axis : axes)
        count *= axis.count;
    return count;
}

std::uint64_t ScalarView::bitOf(std::uint64_t index) const
{
    std::uint64_t bit = offsetBits;
    for (std::size_t axis = axes.size(); axis-- > 0;) {
        bit += index % axes[axis].count * axes[axis].strideBits;
        index /= axes[axis].count;
    }
    return bit;
}

std::vector<std::uint64_t> ScalarView::coordinatesOf(std::uint64_t index) const
{
    std::vector<std::uint64_t> coordinates(axes.size());
    for (std::size_t axis = axes.size(); axis-- > 0;) {
        coordinates[axis] = index % axes[axis].count;
        index /= axes[axis].count;
    }
    return coordinates;
}

std::uint64_t ScalarView::indexOf(std::span<const std::uint64_t> coordinates) const
{
    std::uint64_t index = 0;
    for (std::size_t axis = 0; axis < axes.size(); ++axis)
        index = index * axes[axis].count + coordinates[axis];
    return index;
}

void checkView(const ScalarView& view, std::uint64_t bytes)
{
    if (view.axes.size() > ScalarView::kMaxAxes)
        refuse(message("the view has {} dimensions; at most {} are shown", view.axes.size(), ScalarView::kMaxAxes));
    std::uint64_t count = 1;
    std::uint64_t end = view.offsetBits;
    const unsigned bits = bitsOf(view.format);
    const unsigned step = bits < 8 ? bits : 8;
    bool isWhole = view.offsetBits % step == 0;
    bool isTooLong = __builtin_add_overflow(end, bits, &end);
    for (const ViewAxis& axis : view.axes) {
        isTooLong = isTooLong || __builtin_mul_overflow(count, axis.count, &count) || count > kMaxBufferBytes;
        std::uint64_t reach = 0;
        isTooLong = isTooLong || (axis.count != 0 && __builtin_mul_overflow(axis.count - 1, axis.strideBits, &reach)) ||
            __builtin_add_overflow(end, reach, &end);
        isWhole = isWhole && axis.strideBits % step == 0;
    }
    if (isTooLong)
        refuse(message("the view has more numbers than a buffer can have; this one has {} byte(s)", bytes));
    if (!isWhole)
        refuse("the view starts a number within a byte");
    const std::uint64_t needed = count == 0 ? 0 : end / 8 + (end % 8 == 0 ? 0 : 1);
    if (needed > bytes)
        refuse(
            message("the view reaches to byte {}, but the buffer has {} byte(s); make the shape, the strides or the offset smaller",
                    needed, bytes));
}

ViewReader::ViewReader(const ScalarView& view, std::span<const std::byte> bytes)
    : m_view(view), m_stretched(withFewestAxes(view)), m_bytes(bytes), m_count(view.count())
{
    checkView(view, bytes.size());
}

template <typename Take> void ViewReader::eachStretch(std::uint64_t first, std::uint64_t count, const Take& take) const
{
    const ViewAxis last = m_stretched.axes.empty() ? ViewAxis{} : m_stretched.axes.back();
    for (std::uint64_t done = 0; done < count;) {
        const std::uint64_t index = first + done;
        const std::uint64_t stretch = std::min(count - done, last.count - index % last.count);
        take(m_stretched.bitOf(index), stretch, last.strideBits, done);
        done += stretch;
    }
}

void ViewReader::readRaw(std::uint64_t first, std::span<std::uint64_t> to) const
{
    eachStretch(first, to.size(), [&](std::uint64_t bit, std::uint64_t count, std::uint64_t stride, std::uint64_t at) {
        const std::span<std::uint64_t> part = to.subspan(at, count);
        const std::byte* const from = m_bytes.data() + bit / 8;
        switch (bitsOf(m_view.format)) {
        case 8: return copyRaw<std::uint8_t>(from, stride / 8, part);
        case 16: return copyRaw<std::uint16_t>(from, stride / 8, part);
        case 32: return copyRaw<std::uint32_t>(from, stride / 8, part);
        case 64: return copyRaw<std::uint64_t>(from, stride / 8, part);
        default: break;
        }
        for (std::uint64_t i = 0; i < count; ++i)
            part[i] = rawValueAt(m_bytes.data(), bit + i * stride, m_view.format);
    });
}

void ViewReader::read(std::uint64_t first, std::span<double> to) const
{
    eachStretch(first, to.size(), [&](std::uint64_t bit, std::uint64_t count, std::uint64_t stride, std::uint64_t at) {
        const std::span<double> part = to.subspan(at, count);
        const std::byte* const from = m_bytes.data() + bit / 8;
        switch (m_view.format) {
        case ValueFormat::Float32: return copyValues<float>(from, stride / 8, part);
        case ValueFormat::Float64: return copyValues<double>(from, stride / 8, part);
        case ValueFormat::Int8: return copyValues<std::int8_t>(from, stride / 8, part);
        case ValueFormat::UInt8: return copyValues<std::uint8_t>(from, stride / 8, part);
        case ValueFormat::Int16: return copyValues<std::int16_t>(from, stride / 8, part);
        case ValueFormat::UInt16: return copyValues<std::uint16_t>(from, stride / 8, part);
        case ValueFormat::Int32: return copyValues<std::int32_t>(from, stride / 8, part);
        case ValueFormat::UInt32: return copyValues<std::uint32_t>(from, stride / 8, part);
        default: break;
        }
        for (std::uint64_t i = 0; i < count; ++i)
            part[i] = toDouble(m_view.format, rawValueAt(m_bytes.data(), bit + i * stride, m_view.format));
    });
}

NumberSource ViewReader::source() const
{
    const auto read = [this](std::uint64_t first, std::span<double> to) { this->read(first, to); };
    return {.format = m_view.format, .count = m_count, .read = read};
}

bool eachBlock(const ViewReader& reader, std::uint64_t first, std::uint64_t last, const DataProgress& goesOn,
               const std::function<void(std::uint64_t, std::span<const double>)>& take)
{
    return eachBlock(reader.source(), first, last, goesOn, take);
}

bool eachBlock(const NumberSource& numbers, std::uint64_t first, std::uint64_t last, const DataProgress& goesOn,
               const std::function<void(std::uint64_t, std::span<const double>)>& take)
{
    std::array<double, kViewBlock> values;
    std::uint64_t blocks = 0;
    for (std::uint64_t at = first; at < last; at += kViewBlock) {
        if (goesOn && blocks++ % kBlocksBetweenQuestions == 0 && !goesOn(at - first, last - first))
            return false;
        const std::span<double> part(values.data(), std::min<std::uint64_t>(kViewBlock, last - at));
        numbers.read(at, part);
        take(at, part);
    }
    return true;
}

}  // namespace kd

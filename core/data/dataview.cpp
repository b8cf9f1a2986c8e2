// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/dataview.h"

#include "core/base/error.h"
#include "core/base/expression/expression.h"
#include "core/base/fields.h"
#include "core/base/text.h"
#include "core/session/limits.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>
#include <optional>

namespace kd {
namespace {

constexpr std::string_view kBuffersKey = "buffers";
constexpr std::size_t kMaxKeptViews = 4096;
constexpr std::size_t kMaxViewText = 4096;
constexpr std::size_t kMaxViewAxes = ScalarView::kMaxAxes - 1;  // members of a vector are one more
constexpr std::array<EnumWord<DataViewText::Order>, 2> kOrders{{
    {DataViewText::Order::RowMajor, "row-major"},
    {DataViewText::Order::ColumnMajor, "column-major"},
}};

/// Which part of the text is read, for errors.
template <typename Read> auto withinPart(const char* part, Read read)
{
    try {
        return read();
    } catch (const RuntimeError& error) {
        refuse(ErrorSubject(std::string(part)), error.info().text);
    }
}

ExpressionScope scopeOf(const DataViewBasis& basis)
{
    ExpressionScope scope;
    scope.lookup = [&basis](const std::string& name) -> std::optional<Number> {
        const auto found = basis.symbols.find(name);
        return found == basis.symbols.end() ? std::nullopt : std::optional(evaluateExpression(found->second, {}));
    };
    return scope;
}

std::uint64_t wholeNumber(std::string_view text, const DataViewBasis& basis)
{
    const std::optional<Int128> value = evaluateExpression(text, scopeOf(basis)).toInteger();
    if (!value || *value < 0 || *value > static_cast<Int128>(kMaxBufferBytes))
        refuse(message("'{}' is not a whole number from 0 to {}", text.substr(0, 64), kMaxBufferBytes));
    return static_cast<std::uint64_t>(*value);
}

/// What lies between commas outside of brackets.
std::vector<std::string_view> listed(std::string_view text)
{
    std::vector<std::string_view> items;
    int depth = 0;
    std::size_t start = 0;
    for (std::size_t at = 0; at <= text.size(); ++at) {
        const char c = at < text.size() ? text[at] : ',';
        depth += c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
        if (c != ',' || (depth > 0 && at < text.size()))
            continue;
        items.push_back(trimmed(text.substr(start, at - start)));
        start = at + 1;
    }
    if (items.size() > 1 && items.back().empty())
        items.pop_back();
    return items;
}

std::string_view withoutBrackets(std::string_view text)
{
    text = trimmed(text);
    for (const std::string_view pair : {"[]", "()"})
        if (text.size() >= 2 && text.front() == pair[0] && text.back() == pair[1] && text.find(pair[1]) == text.size() - 1)
            return trimmed(text.substr(1, text.size() - 2));
    return text;
}

std::vector<std::uint64_t> numbersOf(std::string_view text, const DataViewBasis& basis)
{
    std::vector<std::uint64_t> numbers;
    for (const std::string_view item : listed(withoutBrackets(text))) {
        if (item.empty())
            refuse("a number is missing between two commas");
        numbers.push_back(wholeNumber(item, basis));
    }
    if (numbers.size() > kMaxViewAxes)
        refuse(message("it has {} dimensions; at most {} are shown", numbers.size(), kMaxViewAxes));
    return numbers;
}

std::uint64_t offsetBitsOf(std::string_view text, const ElementLayout& layout, const DataViewBasis& basis)
{
    struct Unit {
        std::string_view name;
        std::uint64_t bits;
    };
    const std::array<Unit, 5> units{{{"KiB", 8192}, {"MiB", 8192 * 1024}, {"GiB", std::uint64_t{8192} << 20}, {"el", layout.bits},
                                     {"B", 8}}};
    text = trimmed(text);
    if (text.empty())
        return 0;
    std::uint64_t unit = 8;
    for (const Unit& each : units) {
        if (!text.ends_with(each.name) ||
            (text.size() > each.name.size() && isIdentifierCharacter(text[text.size() - each.name.size() - 1]) &&
             text[text.size() - each.name.size() - 1] > '9'))
            continue;
        unit = each.bits;
        text = trimmed(text.substr(0, text.size() - each.name.size()));
        break;
    }
    std::uint64_t bits = 0;
    if (__builtin_mul_overflow(wholeNumber(text, basis), unit, &bits) || bits > basis.bytes * 8)
        refuse(message("it lies behind the buffer's end: the buffer has {} byte(s)", basis.bytes));
    return bits;
}

/// Part of a slice: an index, or a range with a step.
struct SlicePart {
    bool isIndex = false;
    std::uint64_t first = 0, last = 0, step = 1;  ///< `last` is behind the range
};

std::uint64_t sliceNumber(std::string_view text, std::uint64_t size, const DataViewBasis& basis)
{
    const bool isFromEnd = text.starts_with('-');
    const std::uint64_t number = wholeNumber(isFromEnd ? text.substr(1) : text, basis);
    if (number > size)
        refuse(message("'{}' lies outside of the {} that the axis has", text.substr(0, 64), size));
    return isFromEnd ? size - number : number;
}

SlicePart slicePart(std::string_view text, std::uint64_t size, const DataViewBasis& basis)
{
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) {
        const std::uint64_t index = sliceNumber(text, size, basis);
        if (index >= size)
            refuse(message("'{}' lies outside of the {} that the axis has", text.substr(0, 64), size));
        return {.isIndex = true, .first = index, .last = index + 1};
    }
    SlicePart part{.last = size};
    const std::string_view begin = trimmed(text.substr(0, colon));
    const std::string_view rest = text.substr(colon + 1);
    const std::size_t second = rest.find(':');
    const std::string_view end = trimmed(rest.substr(0, second));
    const std::string_view step = second == std::string_view::npos ? std::string_view() : trimmed(rest.substr(second + 1));
    if (!begin.empty())
        part.first = sliceNumber(begin, size, basis);
    if (!end.empty())
        part.last = sliceNumber(end, size, basis);
    if (!step.empty())
        part.step = wholeNumber(step, basis);
    if (part.step == 0)
        refuse(message("the step of '{}' is 0; the least is 1", text.substr(0, 64)));
    part.last = std::max(part.first, part.last);
    return part;
}

void cut(DataView& view, std::string_view text, const DataViewBasis& basis)
{
    std::vector<std::string_view> items = listed(withoutBrackets(text));
    if (items.size() == 1 && items.front().empty())
        return;
    const auto dots = std::ranges::find(items, std::string_view("..."));
    const std::size_t given = items.size() - (dots == items.end() ? 0 : 1);
    if (given > view.axes.size())
        refuse(message("it has {} parts, but the view has {} dimension(s)", given, view.axes.size()));
    const std::size_t whole = view.axes.size() - given;
    if (dots != items.end())
        items.insert(items.erase(dots), whole, ":");
    else
        items.insert(items.end(), whole, ":");
    std::vector<ViewAxis> axes;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const ViewAxis axis = view.axes[i];
        const SlicePart part = slicePart(items[i], axis.count, basis);
        view.offsetBits += part.first * axis.strideBits;
        if (!part.isIndex)
            axes.push_back(
                {.count = (part.last - part.first + part.step - 1) / part.step, .strideBits = axis.strideBits * part.step});
    }
    if (axes.empty())
        axes.push_back({.count = 1, .strideBits = view.layout.bits});
    view.axes = std::move(axes);
}

std::vector<ViewAxis> packedAxes(const std::vector<std::uint64_t>& shape, DataViewText::Order order, std::uint64_t bits)
{
    std::vector<ViewAxis> axes(shape.size());
    for (std::size_t i = 0; i < shape.size(); ++i) {
        const std::size_t axis = order == DataViewText::Order::RowMajor ? shape.size() - 1 - i : i;
        axes[axis] = {.count = shape[axis], .strideBits = bits};
        if (shape[axis] != 0 && __builtin_mul_overflow(bits, shape[axis], &bits))
            refuse("it has more elements than a buffer can have");
    }
    return axes;
}

void setStrides(DataView& view, const std::vector<std::uint64_t>& strides)
{
    if (strides.size() != view.axes.size())
        refuse(message("there are {} strides, but the shape has {} dimension(s)", strides.size(), view.axes.size()));
    for (std::size_t i = 0; i < strides.size(); ++i)
        if (__builtin_mul_overflow(strides[i], view.layout.bits, &view.axes[i].strideBits))
            refuse("a stride is longer than a buffer can be");
}

}  // namespace

template <> struct FieldList<DataViewText> {
    static constexpr FieldRules kRules{.subject = "view of a buffer"};
    static void list(auto& fields, auto& view)
    {
        auto& [type, shape, order, strides, offset, slice] = view;
        fields.orAbsent("type", type, kMaxViewText);
        fields.orAbsent("shape", shape, kMaxViewText);
        fields.word("order", order, kOrders);
        fields.orAbsent("strides", strides, kMaxViewText);
        fields.orAbsent("offset", offset, kMaxViewText);
        fields.orAbsent("slice", slice, kMaxViewText);
    }
};

void to_json(Json& json, const DataViewText& text)
{
    writeFields(json, text);
}

void from_json(const Json& json, DataViewText& text)
{
    readFields(json, text);
}

DataViewTexts dataViewTextsOf(const Json& sessionView)
{
    DataViewTexts texts;
    const Json buffers = valueOr(sessionView, kBuffersKey, Json());
    if (!buffers.is_object())
        return texts;
    for (const auto& [name, json] : buffers.items()) {
        if (texts.size() == kMaxKeptViews)
            break;
        if (json.is_object())
            texts[name] = readOr(json, DataViewText{});
    }
    return texts;
}

void keepDataViewTexts(Json& sessionView, const DataViewTexts& texts)
{
    Json buffers = Json::object();
    for (const auto& [name, text] : texts)
        if (!(text == DataViewText{}))
            buffers[name] = text;
    if (!sessionView.is_object())
        sessionView = Json::object();
    if (buffers.empty())
        sessionView.erase(std::string(kBuffersKey));
    else
        sessionView[std::string(kBuffersKey)] = std::move(buffers);
}

std::uint64_t DataView::elements() const
{
    std::uint64_t count = 1;
    for (const ViewAxis& axis : axes)
        count *= axis.count;
    return count;
}

ScalarView DataView::member(std::size_t index) const
{
    const LayoutMember& of = layout.members.at(index);
    return {.format = of.format, .offsetBits = offsetBits + of.bit, .axes = axes};
}

ScalarView DataView::numbers() const
{
    ScalarView view = member(0);
    if (layout.members.size() > 1 && layout.isUniform())
        view.axes.push_back({.count = layout.members.size(), .strideBits = bitsOf(view.format)});
    return view;
}

DataView resolveDataView(const DataViewText& text, const DataViewBasis& basis)
{
    DataView view{.layout = basis.layout, .offsetBits = 0, .axes = {}};
    if (!trimmed(text.type).empty())
        view.layout = withinPart("type", [&] { return parseLayout(text.type); });
    view.offsetBits = withinPart("offset", [&] { return offsetBitsOf(text.offset, view.layout, basis); });
    withinPart("shape", [&] {
        std::vector<std::uint64_t> shape;
        if (trimmed(text.shape).empty())
            shape = {(basis.bytes * 8 - view.offsetBits) / view.layout.bits};
        else
            shape = numbersOf(text.shape, basis);
        view.axes = packedAxes(shape, text.order, view.layout.bits);
    });
    if (!trimmed(text.strides).empty())
        withinPart("strides", [&] { setStrides(view, numbersOf(text.strides, basis)); });
    const char* const last = trimmed(text.strides).empty() ? "shape" : "strides";
    withinPart(last, [&] {
        for (std::size_t i = 0; i < view.layout.members.size(); ++i)
            checkView(view.member(i), basis.bytes);
    });
    withinPart("slice", [&] { cut(view, text.slice, basis); });
    return view;
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/data/elementlayout.h"
#include "core/data/scalarview.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace kd {

/// How a buffer is looked at, as a person typed it; it is kept with the session. What is empty is as the launch says.
struct DataViewText {
    enum class Order { RowMajor, ColumnMajor };

    std::string type;     ///< see parseLayout(): "float32", "half2", "{ float3 pos; int id; }"
    std::string shape;    ///< expressions with the launch's names: "height, width", "n / 32, 32"
    Order order = Order::RowMajor;  ///< which axis lies closest, where `strides` is empty
    std::string strides;  ///< in elements, one an axis: "width + 2, 1"
    std::string offset;   ///< in bytes, or with a unit: "128", "4 KiB", "16 el"
    std::string slice;    ///< as NumPy's: "[:, 3, ::2]", "10:20, ..., 0"
    friend bool operator==(const DataViewText&, const DataViewText&) = default;
};
void to_json(Json& json, const DataViewText& text);
/// Members that it does not know are passed over: a later version wrote them.
void from_json(const Json& json, DataViewText& text);

/// What was typed for the buffers of a session, by buffer: "kernel/name". It stands in "buffers" of the session's "view".
using DataViewTexts = std::map<std::string, DataViewText>;
/// Passes over what is no view, which another version wrote, and takes 4096 at most.
DataViewTexts dataViewTextsOf(const Json& sessionView);
/// Leaves views that say nothing out, and everything else in `sessionView` as it is.
void keepDataViewTexts(Json& sessionView, const DataViewTexts& texts);

/// What is known of a buffer without what was typed.
struct DataViewBasis {
    std::uint64_t bytes = 0;
    ElementLayout layout;  ///< of the parameter's type
    std::map<std::string, std::string> symbols;  ///< as LaunchPlan has them: names that shapes may use
};

/// A view of a buffer that was read from text and fits the buffer.
struct DataView {
    ElementLayout layout;
    std::uint64_t offsetBits = 0;
    std::vector<ViewAxis> axes;  ///< of elements, after the slice; one at least

    std::uint64_t elements() const;
    /// The numbers of one member.
    ScalarView member(std::size_t index) const;
    /// All numbers: of a vector with its members as the last axis, else of the first member.
    ScalarView numbers() const;
};

/// Reads what was typed and holds it against the buffer. Without a shape all whole elements from the offset on are one axis. Throws
/// RuntimeError whose subject is the part that is wrong ("shape", "slice"…) and whose text says why, with the numbers.
DataView resolveDataView(const DataViewText& text, const DataViewBasis& basis);

}  // namespace kd

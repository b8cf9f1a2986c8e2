// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/data/valueformat.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace kd {

/// One direction in which the numbers of a view lie.
struct ViewAxis {
    std::uint64_t count = 1;
    std::uint64_t strideBits = 0;  ///< from one to the next
    friend bool operator==(const ViewAxis&, const ViewAxis&) = default;
};

/// Which bits of a buffer are numbers, and in which order they are counted: the last axis runs fastest. Everything that is computed
/// of buffers is computed of such a view; a DataView (core/data/dataview.h) makes it from what was typed.
struct ScalarView {
    static constexpr std::size_t kMaxAxes = 9;

    ValueFormat format = ValueFormat::Float32;
    std::uint64_t offsetBits = 0;
    std::vector<ViewAxis> axes;
    friend bool operator==(const ScalarView&, const ScalarView&) = default;

    /// Numbers in all; 1 without axes.
    std::uint64_t count() const;
    /// Where number `index` starts.
    std::uint64_t bitOf(std::uint64_t index) const;
    /// The coordinates of number `index`, one an axis.
    std::vector<std::uint64_t> coordinatesOf(std::uint64_t index) const;
    /// The opposite of coordinatesOf().
    std::uint64_t indexOf(std::span<const std::uint64_t> coordinates) const;
};
void to_json(Json& json, const ScalarView& view);
/// Checks shape and limits, but knows no buffer.
void from_json(const Json& json, ScalarView& view);

/// Throws RuntimeError, with both sizes, where the view reaches beyond `bytes`, starts 8-bit or longer numbers within a byte, or
/// has more numbers than 2^40 or more axes than it may.
void checkView(const ScalarView& view, std::uint64_t bytes);

/// Asked now and then while something is computed, with numbers done and in all; false ends it. May be empty.
using DataProgress = std::function<bool(std::uint64_t done, std::uint64_t total)>;

/// Numbers that are read in order, whatever they come from.
struct NumberSource {
    ValueFormat format = ValueFormat::Float32;  ///< whose least normal number tells which ones are denormal
    std::uint64_t count = 0;
    /// Gives the numbers from `first` on, as many as `to` has.
    std::function<void(std::uint64_t first, std::span<double> to)> read;
};

/// Reads the numbers of a view that was checked against `bytes`, in order.
class ViewReader {
public:
    ViewReader(const ScalarView& view, std::span<const std::byte> bytes);

    const ScalarView& view() const { return m_view; }
    std::uint64_t count() const { return m_count; }
    /// The bits of the number at `index`, below count().
    std::uint64_t rawAt(std::uint64_t index) const { return rawValueAt(m_bytes.data(), m_view.bitOf(index), m_view.format); }
    /// Gives the number at `index`, as near as a double has it.
    double at(std::uint64_t index) const { return toDouble(m_view.format, rawAt(index)); }
    /// The bits of the numbers from `first` on, as many as `to` has.
    void readRaw(std::uint64_t first, std::span<std::uint64_t> to) const;
    /// Their values.
    void read(std::uint64_t first, std::span<double> to) const;
    /// Reads from this one, which must live as long.
    NumberSource source() const;

private:
    /// Calls take(bit, count, strideBits, at) for each stretch of numbers with one stride.
    template <typename Take> void eachStretch(std::uint64_t first, std::uint64_t count, const Take& take) const;

    ScalarView m_view;
    ScalarView m_stretched;  ///< the same numbers with as few axes as they can have
    std::span<const std::byte> m_bytes;
    std::uint64_t m_count;
};

/// Numbers that are read at once, between two questions whether to go on.
inline constexpr std::size_t kViewBlock = 4096;

/// Calls take(first, values) for blocks of the numbers from `first` to before `last`. False when `goesOn` ended it.
bool eachBlock(const NumberSource& numbers, std::uint64_t first, std::uint64_t last, const DataProgress& goesOn,
               const std::function<void(std::uint64_t first, std::span<const double> values)>& take);
bool eachBlock(const ViewReader& reader, std::uint64_t first, std::uint64_t last, const DataProgress& goesOn,
               const std::function<void(std::uint64_t first, std::span<const double> values)>& take);

}  // namespace kd

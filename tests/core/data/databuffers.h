// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/data/scalarview.h"

#include <QString>

#include <cstring>
#include <functional>
#include <span>
#include <vector>

/// Gives the bytes of values.
template <typename T> std::vector<std::byte> bufferOf(const std::vector<T>& values)
{
    const auto bytes = std::as_bytes(std::span(values));
    return {bytes.begin(), bytes.end()};
}

/// Gives a view of a dense matrix, or of a row where there are no rows.
inline kd::ScalarView denseView(kd::ValueFormat format, std::vector<std::uint64_t> shape)
{
    kd::ScalarView view{.format = format, .offsetBits = 0, .axes = {}};
    std::uint64_t stride = kd::bitsOf(format);
    for (std::size_t i = shape.size(); i-- > 0;) {
        view.axes.insert(view.axes.begin(), {.count = shape[i], .strideBits = stride});
        stride *= shape[i];
    }
    return view;
}

/// Gives what an action says that ends in a RuntimeError; "no error" where it ends well.
inline QString refusalOf(const std::function<void()>& action)
{
    try {
        action();
    } catch (const kd::RuntimeError& error) {
        return QString::fromStdString(error.what());
    }
    return "no error";
}

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace kd {

struct Outline;

/// A line of the outline: what the source declares or launches there.
struct OutlineEntry {
    enum class Kind { Kernel, Launch, DeviceFunction, HostDeviceFunction, HostFunction, Macro, Include };
    Kind kind = Kind::Kernel;
    QString text;  ///< "scale(float* x, int n)", "scale<<<n / 256, 256>>>", "TILE", "cstdio"
    int line = 0;  ///< from 1

    friend bool operator==(const OutlineEntry&, const OutlineEntry&) = default;
};

/// The kernels, functions, launches, macros and includes of a source, in its order. Any text will do; some 50 ms for 50,000 lines.
std::vector<OutlineEntry> outlineEntries(const QByteArray& source);
/// The same of a source that was read.
std::vector<OutlineEntry> outlineEntries(const Outline& outline);

/// The kernels and functions that PTX defines, in its order, by the names that they had in the source.
std::vector<OutlineEntry> ptxOutlineEntries(const QByteArray& ptx);

/// The functions of a Python source, in its order: those that Triton compiles are kernels.
std::vector<OutlineEntry> pythonOutlineEntries(const QByteArray& source);

}  // namespace kd

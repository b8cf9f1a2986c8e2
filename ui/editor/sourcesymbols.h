// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayList>

#include <map>
#include <unordered_set>

namespace kd {

/// The names of a C++ text, found by their look alone: no compiler is asked, and includes are not followed.
struct SourceSymbols {
    std::unordered_set<QByteArray> words;            ///< all of them
    std::map<QByteArray, QByteArrayList> functions;  ///< and macros with parameters: "float4 ld4(const float* at)"
    std::map<QByteArray, QByteArray> macros;         ///< "#define TILE 16"
    std::map<QByteArray, QByteArrayList> structs;    ///< members of each
    std::map<QByteArray, QByteArray> variables;      ///< the type that their declaration begins with: "float4", "auto this_grid"
};

/// Any thread, any text; some 10 ms a megabyte.
SourceSymbols symbolsOf(const QByteArray& text);

}  // namespace kd

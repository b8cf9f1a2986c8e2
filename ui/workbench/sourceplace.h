// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QString>

namespace kd {

/// A line of a file: where a problem is and where the editor is to go.
struct SourcePlace {
    QString file;  ///< empty: the document
    int line = 0;  ///< 1-based
    int column = 0;
    friend bool operator==(const SourcePlace&, const SourcePlace&) = default;
};

}  // namespace kd

Q_DECLARE_METATYPE(kd::SourcePlace)

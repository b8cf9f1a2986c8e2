// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace kd {

/// Words what the launch form says beneath its fields.
class LaunchText {
    Q_DECLARE_TR_FUNCTIONS(LaunchText)
public:
    /// "64 × 64 × 1 = 4 096 blocks"
    static QString blocks(Dim3 grid);
    /// "16 × 16 = 256 threads, 8 warps"
    static QString threads(Dim3 block);
    /// "4 KiB + 16 KiB static, limit 227 KiB"; without dynamic memory from the plus on; a limit of 0 is not known. Bytes.
    static QString shared(quint64 dynamic, quint64 fixed, quint64 limit);
    /// "2 × 1 × 1 = 2 blocks a cluster, 2 048 clusters"
    static QString clusters(Dim3 grid, Dim3 cluster);
    /// "5 s", "0.5 s"
    static QString deadline(double seconds);
    /// Reads "5", "5 s" or "500 ms"; nothing when it is none of these.
    static std::optional<double> deadlineOf(const QString& text);
};

}  // namespace kd

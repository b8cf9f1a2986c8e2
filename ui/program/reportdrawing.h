// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/report.h"

#include <QByteArray>
#include <QFuture>
#include <QString>

#include <filesystem>

namespace kd {

/// A report as a file that needs drawing, or one sentence why there is none.
struct RenderedReport {
    QByteArray bytes;
    QString sentence;  ///< empty where there are bytes
};

/// .pdf and .png, by name: drawn by a program of their own, kerneldesk-print, which alone loads what drawing needs.
bool isDrawnFile(const std::filesystem::path& file);

/// Draws in another process, which a deadline of a minute ends. `chart` is the one that a picture shows; "": all. To be called
/// in a thread with an event loop; cancelling ends the process.
QFuture<RenderedReport> drawReport(const Report& report, const std::filesystem::path& file, const QString& chart = {});

}  // namespace kd

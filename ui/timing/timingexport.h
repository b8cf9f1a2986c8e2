// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/runs/runrecord.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace kd {

/// A row a sample: "run,label,kernel,device,sample,seconds". Runs without samples have none.
QByteArray samplesCsv(const std::vector<RunRecordPointer>& runs);

/// {"format": "kerneldesk-timings", "version": 1, "runs": […]}: samples, statistics, receipt and counts.
QByteArray samplesJson(const std::vector<RunRecordPointer>& runs);

/// Writes beside and renames. Empty when it is done, else one sentence. Blocks.
QString writeExport(const QString& path, const QByteArray& bytes);

}  // namespace kd

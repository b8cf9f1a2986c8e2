// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sweep/sweepexport.h"

#include "core/base/posix/file.h"
#include "ui/workbench/base/result.h"
#include "ui/workbench/sweep/sweepwords.h"

namespace kd {
namespace {

std::string sweepFileText(SweepFile file, const SweepTable& table)
{
    switch (file) {
    case SweepFile::Csv:
        return csvText(table);
    case SweepFile::TunerCache:
        return tunerCacheText(table);
    case SweepFile::Results:
        return tuningResultsText(table);
    case SweepFile::Nvbench:
        return nvbenchText(table);
    }
    return {};
}

}  // namespace

QString sweepFileTitle(SweepFile file)
{
    switch (file) {
    case SweepFile::Csv:
        return SweepWords::tr("Results as &CSV…");
    case SweepFile::TunerCache:
        return SweepWords::tr("Cache of &Kernel Tuner…");
    case SweepFile::Results:
        return SweepWords::tr("Results as T&4…");
    case SweepFile::Nvbench:
        return SweepWords::tr("&NVBench JSON…");
    }
    return {};
}

QString sweepFileFilter(SweepFile file)
{
    return file == SweepFile::Csv ? SweepWords::tr("Comma-separated values (*.csv)") : SweepWords::tr("JSON (*.json)");
}

QString sweepFileEnding(SweepFile file)
{
    return file == SweepFile::Csv ? QStringLiteral("csv") : QStringLiteral("json");
}

QString writeSweepFile(SweepFile file, const QString& path, const std::function<SweepTable()>& read)
{
    return attempt([&] {
               posix::writeFileAtomically(path.toStdString(), sweepFileText(file, read()));
               return true;
           })
        .sentence;
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/peakfile.h"

#include "core/base/error.h"
#include "core/base/posix/file.h"

#include <QByteArray>
#include <QStandardPaths>

#include <system_error>

namespace kd {
namespace {

constexpr Bytes kLongestFile{4u << 20};

}  // namespace

std::filesystem::path defaultPeakFile()
{
    const QByteArray state = qgetenv("XDG_STATE_HOME");
    const std::filesystem::path base = state.startsWith('/')
        ? std::filesystem::path(state.toStdString())
        : std::filesystem::path(QStandardPaths::writableLocation(QStandardPaths::HomeLocation).toStdString()) / ".local/state";
    return base / "kerneldesk" / "peaks.json";
}

PeakBook readPeakFile(const std::filesystem::path& file)
{
    std::error_code none;
    return std::filesystem::exists(file, none) ? readPeaks(posix::readTextFile(file, kLongestFile)) : PeakBook();
}

void writePeakFile(const std::filesystem::path& file, const PeakBook& book)
{
    posix::makePrivateDirectory(file.parent_path());
    posix::writeFileAtomically(file, peaksText(book));
}

std::optional<RoofBound> keptRoofOf(const TimingOutcome& timing)
{
    try {
        return boundOf(readPeakFile(defaultPeakFile()), timing);
    } catch (const Error&) {
        return std::nullopt;
    }
}

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/startedprogram.h"

#include "app/kerneldesk/text.h"

#include <QStandardPaths>

namespace kd::cli {

std::filesystem::path programFile(const std::string& program)
{
    if (program.find('/') != std::string::npos)
        return program;
    return QStandardPaths::findExecutable(toQt(program)).toStdString();
}

ExitStatus statusOfProgram(const posix::ExitStatus& status)
{
    constexpr int kSignals = 128;  // what shells add to a signal's number
    return static_cast<ExitStatus>(status.signalled ? kSignals + status.code : status.code);
}

}  // namespace kd::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/commandsmain.h"

#include "app/kerneldesk/commandline.h"
#include "core/base/posix/descriptor.h"
#include "ui/common/translation.h"

#include <QCoreApplication>

#include <clocale>
#include <type_traits>

extern "C" int kerneldeskCommands(int argc, char** argv)
{
    kd::posix::ignoreFileSizeLimit();
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("kerneldesk"));
    QCoreApplication::setApplicationVersion(QStringLiteral(KD_VERSION));
    // QCoreApplication takes over the user's locale; numbers are read and written with a point in all of them.
    std::setlocale(LC_NUMERIC, "C");
    kd::installTranslation();
    return static_cast<int>(kd::cli::runCommandLine(argc, argv));
}

static_assert(std::is_same_v<decltype(&kerneldeskCommands), kd::cli::CommandsMain>);

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/commandline.h"
#include "app/kerneldesk/windowstart.h"
#include "core/base/posix/descriptor.h"
#include "ui/common/translation.h"

#include <QCoreApplication>

#include <algorithm>
#include <clocale>

int main(int argc, char** argv)
{
    kd::posix::ignoreFileSizeLimit();
    kd::cli::startWindowAtOnce({argv + std::min(argc, 1), argv + argc});
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("kerneldesk"));
    QCoreApplication::setApplicationVersion(QStringLiteral(KD_VERSION));
    // QCoreApplication takes over the user's locale; numbers are read and written with a point in all of them.
    std::setlocale(LC_NUMERIC, "C");
    kd::installTranslation();
    return static_cast<int>(kd::cli::runCommandLine(argc, argv));
}

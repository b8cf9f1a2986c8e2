#include "ui/common/theme.h"
#include "ui/shell/feature.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/preferences.h"
#include "ui/workbench/workbench.h"

#include <QApplication>
#include <QStringList>

#include <clocale>

/// The window, with the file that the first argument names or a new program. Options are read by `kerneldesk`.
int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("KernelDesk"));
    QApplication::setApplicationVersion(QStringLiteral(KD_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("org.kerneldesk.KernelDesk"));
    // QApplication takes over the user's locale; numbers are read and written with a point in all of them.
    std::setlocale(LC_NUMERIC, "C");

    kd::Theme::install();
    kd::Preferences preferences;
    preferences.applyAppearance();
    kd::Workbench workbench(kd::Target::local());
    kd::MainWindow window(workbench, preferences, kd::features());
    workbench.describeTarget();
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() > 1)
        workbench.open(arguments[1]);
    else
        workbench.newDocument();
    window.show();
    return QApplication::exec();
}

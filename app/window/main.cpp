// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/descriptor.h"
#include "ui/common/theme.h"
#include "ui/common/translation.h"
#include "ui/shell/settings/preferences.h"
#include "ui/shell/windowholder.h"
#include "ui/workbench/documents/recovery.h"
#include "ui/workbench/workbench.h"

#include <QApplication>
#include <QEvent>
#include <QStringList>
#include <QTimer>

#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <utility>

namespace {

constexpr int kLacking = 3;  // the command line's status where the machine lacks something

/// Qt ends a program by abort() where it cannot open a window; users get a sentence and a status instead.
void reportMessage(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    std::fprintf(stderr, "%s\n", qUtf8Printable(message));
    if (type != QtFatalMsg)
        return;
    std::fputs("kerneldesk: The window cannot be opened on this display; the commands need none (kerneldesk --help).\n", stderr);
    std::_Exit(kLacking);
}

/// What the arguments name, else what was open at the end of the last time, where the user wants that.
QStringList filesToOpen(const kd::Preferences& preferences)
{
    const QStringList named = QApplication::arguments().mid(1);
    return named.isEmpty() && preferences.reopensFiles() ? preferences.openFiles() : named;
}

/// Calls `action` from the event loop when `window` has been painted for the first time.
class FirstPaint : public QObject {
public:
    FirstPaint(QWidget& window, std::function<void()> action) : m_action(std::move(action)) { window.installEventFilter(this); }

    bool eventFilter(QObject* window, QEvent* event) override
    {
        if (event->type() == QEvent::Paint) {
            window->removeEventFilter(this);
            QTimer::singleShot(0, window, m_action);
        }
        return false;
    }

private:
    std::function<void()> m_action;
};

}  // namespace

/// The window, with the files that the arguments name, or the welcome page. Options are read by `kerneldesk`.
int main(int argc, char** argv)
{
    kd::posix::ignoreFileSizeLimit();
    // A process of clangd or of a worker may end while it is written to.
    kd::posix::ignoreBrokenPipes();
    qInstallMessageHandler(reportMessage);
    kd::Theme::prepare();
    QApplication application(argc, argv);
    qInstallMessageHandler(nullptr);
    QApplication::setApplicationName(QStringLiteral("KernelDesk"));
    QApplication::setApplicationVersion(QStringLiteral(KD_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("org.kerneldesk.KernelDesk"));
    // QApplication takes over the user's locale; numbers are read and written with a point in all of them.
    std::setlocale(LC_NUMERIC, "C");
    kd::installTranslation();

    kd::Theme::install();
    kd::Preferences preferences;
    preferences.applyAppearance();
    kd::Workbench workbench(kd::Target::local());
    const QStringList files = filesToOpen(preferences);
    for (const QString& file : files)
        workbench.files.open(file);
    if (files.isEmpty())
        workbench.files.openNew();
    const bool isWelcome = files.isEmpty() && preferences.showsWelcome();
    kd::WindowHolder holder(workbench, preferences,
                            isWelcome ? kd::MainWindow::Start::Welcome : kd::MainWindow::Start::Perspective);
    // The worker and its compiler would take the processor from the window.
    FirstPaint painted(holder.window(), [&workbench, &preferences, &holder, isWelcome] {
        workbench.target.chooseDefault(preferences.defaultTarget());
        workbench.recovery.look();
        if (isWelcome && preferences.wantsTour())
            holder.window().startTour();
    });
    holder.window().show();
    return QApplication::exec();
}

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "meteredapplication.h"
#include "tests/ui/bench/recordedworkbench.h"
#include "ui/common/theme.h"
#include "ui/editor/codeeditor.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/settings/commands.h"
#include "ui/shell/settings/preferences.h"
#include "ui/workbench/documents/documents.h"

#include <Qsci/qsciscintilla.h>

#include <QAction>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <utility>

namespace kd {

/// The application of the tests of the whole window: as the window's own program starts, with the tests' examples.
struct WindowTestApplication : MeteredApplication {
    WindowTestApplication(int& argc, char** argv) : MeteredApplication(argc, argv)
    {
        QSettings::setDefaultFormat(QSettings::IniFormat);
        qputenv("KERNELDESK_EXAMPLES", KD_EXAMPLES);
        Theme::install();
    }
};

inline constexpr int kPatience = 60000;

/// Counts what `widget` paints.
struct PaintCounter : QObject {
    explicit PaintCounter(QWidget& widget) { widget.installEventFilter(this); }
    bool eventFilter(QObject*, QEvent* event) override
    {
        count += event->type() == QEvent::Paint;
        return false;
    }
    int count = 0;
};

/// The window with a worker of this build and the emulated GPU, shown.
struct WholeWindow {
    explicit WholeWindow(Target target = {.name = QStringLiteral("local"), .program = QStringLiteral(KD_WORKER), .arguments = {}})
        : WholeWindow(std::make_unique<Workbench>(target))
    { }
    explicit WholeWindow(std::unique_ptr<Workbench> made)
        : owned(std::move(made)), workbench(*owned), window(windowModels(workbench), preferences, features(workbench)),
          failures(&workbench.notices, &Notices::failed)
    {
        window.resize(1600, 1000);
        window.show();
        workbench.target.describe();
    }

    template <typename Condition> static bool comes(Condition condition) { return QTest::qWaitFor(condition, kPatience); }

    /// Has `widget` painted: what was posted before is done then.
    static bool paints(QWidget& widget)
    {
        PaintCounter counter(widget);
        widget.update();
        return comes([&] { return counter.count > 0; });
    }

    bool hasTarget()
    {
        const bool has = comes([&] { return workbench.target.info() != nullptr; });
        workbench.target.setDevice(QStringLiteral("emulated"));
        return has;
    }
    bool opensExample(const QString& name)
    {
        QSignalSpy opened(&workbench.documents, &Documents::currentChanged);
        workbench.files.openExample(name);
        return comes([&] { return !opened.isEmpty(); }) && comes([&] {
                   return workbench.jobs.whyNot().isEmpty() && workbench.launches.check().plan && !workbench.builds.isStale();
               });
    }
    /// A document of its own, trusted, built and ready to be run.
    bool opensProgram(const QByteArray& text, const LaunchSetup& launch, bool isReady = true)
    {
        Session session;
        session.title = "test";
        session.launch = launch;
        session.device = "emulated";
        workbench.documents.replace({.session = session, .text = text, .isTrusted = true});
        return !isReady || comes([&] {
            return workbench.jobs.whyNot().isEmpty() && workbench.launches.check().plan && !workbench.builds.isStale();
        });
    }
    QsciScintilla* editor() { return window.findChild<CodeEditor*>(); }
    void trigger(const QString& command)
    {
        QAction* const action = window.commands().find(command);
        QVERIFY2(action != nullptr, qPrintable(command));
        QVERIFY2(action->isEnabled(), qPrintable(command));
        action->trigger();
    }
    /// Runs and gives what came of it; null when nothing did.
    RunRecordPointer run()
    {
        const std::size_t before = workbench.jobs.runs().size();
        workbench.jobs.run();
        return comes([&] { return workbench.jobs.runs().size() > before; }) ? workbench.jobs.lastRun() : nullptr;
    }

    Preferences preferences;
    std::unique_ptr<Workbench> owned;
    Workbench& workbench;
    MainWindow window;
    QSignalSpy failures;
};

/// The window over recorded answers.
struct RecordedWindow : WholeWindow {
    RecordedWindow() : WholeWindow(std::make_unique<RecordedWorkbench>(QStringLiteral("window"))) { }
};

inline LaunchSetup simpleLaunch(const std::string& kernel, const std::string& block = "32", double deadline = 10)
{
    LaunchSetup setup;
    setup.kernel = kernel;
    setup.grid = "1";
    setup.block = block;
    setup.arguments = {{"data", "zeros[1024]"}};
    setup.deadlineSeconds = deadline;
    return setup;
}

}  // namespace kd

/// Fails when one dispatch computed longer than this since the last reset. Sanitizers make everything slower.
#ifdef KD_SANITIZED
#define VERIFY_BRISK(limit)
#else
#define VERIFY_BRISK(limit)                                                                                                       \
    do {                                                                                                                          \
        auto& metered = static_cast<kd::MeteredApplication&>(*qApp);                                                              \
        QVERIFY2(metered.longest().milliseconds <= (limit),                                                                       \
                 qPrintable(QStringLiteral("%1 ms in %2").arg(metered.longest().milliseconds).arg(metered.longest().what)));     \
        metered.reset();                                                                                                          \
    } while (false)
#endif

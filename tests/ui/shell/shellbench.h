// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/bench/recordedworkbench.h"
#include "ui/common/theme.h"
#include "ui/shell/dock.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/perspectivepage.h"
#include "ui/shell/settings/commands.h"
#include "ui/shell/settings/preferences.h"
#include "ui/workbench/documents/documents.h"

#include <QAction>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace kd {

/// Settings of its own for one test.
struct OwnSettings {
    OwnSettings() { QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.filePath(QStringLiteral("config"))); }
    QTemporaryDir folder;
};

/// The window with all its features over recorded answers.
struct FullBench {
    explicit FullBench(MainWindow::Start start = MainWindow::Start::Perspective, QSize size = {1600, 1000})
        : window(windowModels(withDocument(workbench)), preferences, features(workbench), start)
    {
        window.resize(size);
        window.show();
        window.activateWindow();
    }
    static Workbench& withDocument(Workbench& workbench)
    {
        workbench.files.openNew();
        return workbench;
    }
    QAction* command(const char* id) { return window.commands().find(QLatin1String(id)); }
    bool hasTarget()
    {
        workbench.target.describe();
        return QTest::qWaitFor([this] { return workbench.target.info() != nullptr; }, 60'000);
    }

    Preferences preferences;
    RecordedWorkbench workbench{QStringLiteral("window")};
    MainWindow window;
};

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/bench/recordedworkbench.h"
#include "ui/shell/banner.h"
#include "ui/shell/dock.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/perspectivepage.h"
#include "ui/shell/settings/commands.h"
#include "ui/shell/settings/preferences.h"
#include "ui/workbench/documents/documents.h"

#include <QAction>
#include <QFile>
#include <QFileInfo>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace kd {

/// A panel that only stands in its place.
class PlainPanel : public Panel {
public:
    explicit PlainPanel(const QString& title, QWidget* parent) : Panel(title, parent), m_find(new QAction(title + " find", this))
    {
        setFocusPolicy(Qt::StrongFocus);
        m_find->setObjectName(title.toLower() + ".find");
        addAction(m_find);
    }
    QList<QAction*> editActions() const override { return {m_find}; }

private:
    QAction* m_find;
};

inline int panelsMade = 0;

inline FeaturePlace place(const QString& title, Perspective perspective, FeaturePlace::Area area)
{
    return {.perspective = perspective,
            .area = area,
            .size = 200,
            .title = title,
            .make = [title](QWidget* parent) -> Panel* {
                ++panelsMade;
                return new PlainPanel(title, parent);
            }};
}

inline std::vector<Feature> plainFeatures(Workbench&)
{
    using Area = FeaturePlace::Area;
    return {{.id = "left", .icon = "run", .places = {place("Left", Perspective::Edit, Area::Left)}},
            {.id = "centre",
             .icon = "edit",
             .places = {place("Centre", Perspective::Edit, Area::Centre)},
             .subjects = {Subject::Caret}},
            {.id = "right", .icon = "occupancy", .places = {place("Right", Perspective::Edit, Area::Right)}},
            {.id = "first", .icon = "table", .places = {place("First", Perspective::Edit, Area::Bottom)}},
            {.id = "second", .icon = "table", .places = {place("Second", Perspective::Edit, Area::Bottom)}},
            {.id = "devices",
             .icon = "devices",
             .places = {place("Devices", Perspective::Devices, Area::Centre)},
             .subjects = {Subject::Device}}};
}

/// A window over recorded answers.
struct Bench {
    explicit Bench(std::vector<Feature> (*make)(Workbench&) = plainFeatures)
        : window(windowModels(workbench), preferences, make(workbench))
    {
        window.resize(1600, 1000);
        window.show();
        window.activateWindow();
    }
    bool isActive() { return QTest::qWaitForWindowActive(&window); }
    QAction* command(const char* id) { return window.commands().find(QLatin1String(id)); }
    Dock* dock(const QString& id)
    {
        for (Dock* const each : window.page().docks()) {
            if (each->objectName() == id)
                return each;
        }
        return nullptr;
    }
    /// The banner has or had it.
    bool wasTold(const char* words)
    {
        const std::vector<Banner::Past>& past = window.banner().past();
        return std::any_of(past.begin(), past.end(),
                           [&](const Banner::Past& each) { return each.text.contains(QLatin1String(words)); });
    }
    bool areTabs(const QString& one, const QString& other)
    {
        return window.page().tabifiedDockWidgets(dock(one)).contains(dock(other));
    }
    QMessageBox* question() { return window.findChild<QMessageBox*>("unsavedQuestion"); }

    Preferences preferences;
    RecordedWorkbench workbench{QStringLiteral("window")};
    MainWindow window;
};

inline void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

inline QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Opens a program from `folder` and waits until it is there.
inline void open(Bench& bench, const QString& path)
{
    QSignalSpy opened(&bench.workbench.documents, &Documents::currentChanged);
    bench.workbench.files.open(path);
    QTRY_COMPARE(opened.count(), 1);
}

inline const char* const kProgram = "extern \"C\" __global__ void one(float* x) { x[threadIdx.x] = 1.0f; }\n";

/// Opens new programs of those paths; each is its name as a comment then, and not saved.
inline void openChanged(Bench& bench, const QStringList& paths)
{
    for (const QString& path : paths)
        write(path, kProgram);
    for (const QString& path : paths) {
        open(bench, path);
        bench.workbench.documents.current().replaceText("// " + QFileInfo(path).fileName().toUtf8() + "\n");
    }
}

}  // namespace kd

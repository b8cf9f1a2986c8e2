// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/feature.h"

#include <QObject>
#include <QSize>
#include <QString>
#include <QStringList>
#include <QTimer>

namespace kd {

class LaunchCounter;
class MainWindow;
struct Workbench;

/// What a picture is to show.
struct Scene {
    QString file;     ///< a source or a session; empty: a new program
    QString example;  ///< a shipped example instead
    Perspective perspective = Perspective::Edit;
    QSize size{1600, 1000};
    bool isTrusted = true;
    bool runs = false, times = false;
    QStringList blocks;  ///< block sizes to time one after the other, behind the timing at the launch's own
    bool compares = false;  ///< behind all timings, the launch as it stands then with the first of them
    QStringList axes;       ///< of a sweep behind that
    bool counts = false;    ///< what the launch does, by the counters of its device
    QString reveals;  ///< id of a feature
    int line = 0;     ///< of the source, 1-based, where the caret is to be
    QString command;  ///< id of one to be done last; what it opens is on the picture
    QString picture;  ///< where to write the PNG
};

/// Does what the scene asks for, one step after the other, each when the one before has ended; then writes the picture and
/// ends the program: 0, or 1 when a step failed or took more than a minute.
class Director : public QObject {
    Q_OBJECT
public:
    Director(Scene scene, Workbench& workbench, MainWindow& window);
    void start();

private:
    enum class Step { Open, Build, Check, Run, Time, Compare, Sweep, Count, Listing, Matrix, Goal, Command, Settle, Grab };
    void proceed();
    bool isDone(Step step) const;
    void begin(Step step);
    bool hasBlocks() const { return !m_block.isEmpty() || !m_scene.blocks.isEmpty(); }
    void timeBlock();
    void compare();
    void sweep();
    LaunchCounter* counter() const;
    void count();
    void doCommand();
    void grab();
    void giveUp(const QString& sentence);

    Scene m_scene;
    Workbench& m_workbench;
    MainWindow& m_window;
    Step m_step = Step::Open;
    bool m_isOpened = false, m_isSwept = false;
    std::size_t m_wantedRuns = 0;
    QString m_block;  ///< that is set, but not timed yet
    QTimer m_limit, m_settle;
};

}  // namespace kd

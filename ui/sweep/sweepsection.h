// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/pagesection.h"
#include "ui/sweep/sweepexport.h"

#include <QPointer>

#include <cstdint>

class QAction;
class QMenu;

namespace kd {

class Navigator;
class Notices;
class SweepController;
class SweepPointWindow;
class SweepView;

/// The sweep of the current document as a part of the measure page: heat map or line, table, and
/// the files that it is given away as.
class SweepSection : public PageSection {
    Q_OBJECT
public:
    SweepSection(SweepController& sweeps, Navigator& navigator, Notices& notices, QWidget* parent = nullptr);

private:
    void open(std::uint64_t point);
    void makeExport(QMenu* menu);
    void chooseFile(SweepFile file);
    void choosePicture();
    void showState();
    QString note() const;

    SweepController& m_sweeps;
    Notices& m_notices;
    SweepView* m_view;
    QPointer<SweepPointWindow> m_point;
    QAction *m_asChart, *m_asTable, *m_copy, *m_export;
};

}  // namespace kd

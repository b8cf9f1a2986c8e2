// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/sourceposition.h"
#include "ui/workbench/runs/runrecord.h"

#include <QWidget>

class QPushButton;
class QToolButton;

namespace kd {

class Documents;
class FaultExplanation;
class HintLabel;
class Navigator;

/// What the emulated GPU says of a run that failed on a GPU: which thread, where, which buffer and how far outside; a click on the
/// source line shows it. One button has it asked. Hidden while the run did not fail so.
class ExplanationRow : public QWidget {
    Q_OBJECT
public:
    struct Models {
        FaultExplanation& explanation;
        Documents& documents;
        Navigator& navigator;
    };
    explicit ExplanationRow(const Models& models, QWidget* parent = nullptr);

    void setRun(const RunRecordPointer& run);

private:
    void refresh();
    void showFound();
    void showPlace();

    Models m_models;
    RunRecordPointer m_run;
    SourcePosition m_position;
    HintLabel* m_text;
    QToolButton* m_place;
    QPushButton* m_ask;
};

}  // namespace kd

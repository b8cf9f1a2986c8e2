// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <string>
#include <vector>

class QMenu;

namespace kd {

class HintLabel;
class SweepController;
class SweepTextRows;
struct SweepWorkerState;

/// The workers that measure a sweep beside the document's own device, as they are written, and beneath how each of them fares.
class WorkerRows : public QWidget {
    Q_OBJECT
public:
    explicit WorkerRows(SweepController& sweeps, QWidget* parent = nullptr);

    std::vector<std::string> texts() const;
    void setTexts(const std::vector<std::string>& texts);
    void setProblems(const std::vector<QString>& problems);
    /// Tells at once what was typed and not told yet.
    void commit();
    /// None: the sweep has one worker.
    void setStates(const std::vector<SweepWorkerState>& states);

signals:
    void edited();

private:
    void fillSuggestions(QMenu* menu);

    SweepController& m_sweeps;
    SweepTextRows* m_rows;
    QWidget* m_fares;
    std::vector<HintLabel*> m_lines;  ///< of the workers' states, as many as were needed so far
};

/// "gpu2: 52 points", "gpu3: away, the worker ended", "cuda:1: 12 points, drifted by 14 %".
QString workerStateText(const SweepWorkerState& state);

}  // namespace kd

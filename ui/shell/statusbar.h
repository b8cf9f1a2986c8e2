// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/feature.h"
#include "ui/shell/statusfield.h"

#include <QString>
#include <QWidget>

#include <memory>
#include <vector>

namespace kd {

class ArchitectureMatrix;
class Assistant;
class BuildController;
class BusyBar;
class Client;
class DeviceWatch;
class Documents;
class JobRunner;
class LaunchModel;
class ProblemList;
class TargetConnection;
struct BuildFigures;
struct RunRecord;

/// The models that it shows.
struct StatusModels {
    Client& client;
    Documents& documents;
    TargetConnection& target;
    BuildController& builds;
    LaunchModel& launches;
    JobRunner& jobs;
    ArchitectureMatrix& matrix;
    ProblemList& problems;
    Assistant& assistant;
};

/// The window's last line: what the build, the launch and the target come to, as fields that lead to where it is shown in full.
class StatusBar : public QWidget {
    Q_OBJECT
public:
    StatusBar(const StatusModels& models, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void clicked(kd::Subject subject);
    void liveClicked();
    void assistantClicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void nameFigures();
    StatusField* addField(int importance, std::optional<Subject> subject);
    void fit();
    void showCaret();
    void showFigures();
    void showOccupancy(const BuildFigures& now, Token color);
    void showMatrix();
    void showWork();
    void showMeasurement();
    StatusField::Content jobContent() const;
    StatusField::Content resultContent() const;
    static StatusField::Content outcomeContent(const RunRecord& run);
    void showProblems();
    void showAssistant();
    void showTarget();
    void showCompiler();
    StatusField::Content targetCompiler() const;
    void showDevice();
    void setCount(StatusField* field, int count, const QString& icon, Token color);

    StatusModels m_models;
    std::vector<StatusField*> m_fields;
    StatusField *m_caret, *m_kernel, *m_registers, *m_spilled, *m_shared, *m_occupancy, *m_measurement, *m_matrix;
    StatusField *m_assistant, *m_errors, *m_warnings, *m_advice, *m_live, *m_compiler, *m_architecture, *m_device;
    BusyBar* m_progress;
    DeviceWatch* m_watch;
};

}  // namespace kd

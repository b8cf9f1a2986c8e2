#pragma once

#include "ui/shell/feature.h"
#include "ui/shell/statusfield.h"

#include <QString>
#include <QWidget>

#include <memory>
#include <vector>

class QProgressBar;

namespace kd {

struct KernelInfo;
class Workbench;

/// The window's last line: what the build, the launch and the target come to, as fields that lead to where it is shown in full.
class StatusBar : public QWidget {
    Q_OBJECT
public:
    StatusBar(Workbench& workbench, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void clicked(kd::Subject subject);
    void liveClicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Figures {
        QString kernel;
        quint32 registers = 0;
        quint64 spilled = 0, shared = 0;
        double occupancy = -1;  ///< below 0: not known
    };

    StatusField* addField(int importance, std::optional<Subject> subject);
    void fit();
    void showCaret();
    void showFigures();
    void showOccupancy(Token plain);
    void showWork();
    StatusField::Look jobLook() const;
    StatusField::Look resultLook() const;
    void showProblems();
    void showTarget();
    void showDevice();
    void takeBuild();
    Figures figuresOf(const KernelInfo* kernel) const;

    Workbench& m_workbench;
    std::vector<StatusField*> m_fields;
    StatusField *m_caret, *m_kernel, *m_registers, *m_spilled, *m_shared, *m_occupancy, *m_measurement;
    StatusField *m_errors, *m_warnings, *m_live, *m_compiler, *m_architecture, *m_device;
    QProgressBar* m_progress;
    const void* m_lastBuild = nullptr;
    Figures m_now, m_before;
};

}  // namespace kd

#pragma once

#include "ui/common/panel.h"
#include "ui/occupancy/occupancymodel.h"

#include <map>

class QComboBox;
class QPushButton;
class QSpinBox;

namespace kd {

class Chip;
class Form;
class FormRow;
class OccupancyHead;
class ThemedLabel;
class Workbench;

/// The calculator's inputs, which follow the build until they are edited, the answer, and the report.
class OccupancyInputsPanel : public Panel {
    Q_OBJECT
public:
    explicit OccupancyInputsPanel(Workbench& workbench, QWidget* parent = nullptr);
    QList<QAction*> headerActions() const override { return {m_reset}; }

private:
    QWidget* makeContent();
    QWidget* makeFoot();
    void addFields(Form& form);
    void addChoice(Form& form, OccupancyField field, const QString& label, QComboBox* box);
    void addNumber(Form& form, OccupancyField field, const QString& label, QSpinBox* box);
    void addReset(OccupancyField field, FormRow* row);
    void update();
    void updateCarveouts(const ArchitectureLimits& limits);
    void updateExport();
    void chooseReport(const QString& suffix, const QString& filter);

    Workbench& m_workbench;
    OccupancyModel& m_model;
    QAction* m_reset;
    Chip* m_follows;
    ThemedLabel* m_kernel;
    OccupancyHead* m_head;
    QPushButton* m_export;
    QComboBox *m_architecture, *m_carveout;
    std::map<OccupancyField, QSpinBox*> m_numbers;
    std::map<OccupancyField, FormRow*> m_rows;
};

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/counting.h"
#include "core/occupancy/occupancy.h"

#include <QAbstractTableModel>
#include <QString>

#include <vector>

namespace kd {

/// A figure of a point, or the head of those below it.
struct PointFact {
    QString name, value;
    QString note;         ///< what the value is called elsewhere, or what it rests on
    bool isHead = false;  ///< the name is a heading, and nothing else is there
};

/// The occupancy of a launch, the figure itself first, and what each resource alone allows.
std::vector<PointFact> occupancyFacts(const OccupancyResult& occupancy);
/// What was counted in a launch, under the headings that the command line has.
std::vector<PointFact> counterFacts(const CountOutcome& outcome);

/// Figures of one point as a table.
class PointFactsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Value, Note, kColumns };
    explicit PointFactsModel(QObject* parent = nullptr) : QAbstractTableModel(parent) { }

    void setFacts(std::vector<PointFact> facts);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<PointFact> m_facts;
};

}  // namespace kd

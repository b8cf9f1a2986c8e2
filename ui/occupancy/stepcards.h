#pragma once

#include "ui/occupancy/occupancywords.h"

#include <QWidget>

class QVBoxLayout;

namespace kd {

/// A card for each suggestion: title, result at the right, evidence beneath.
class StepCards : public QWidget {
    Q_OBJECT
public:
    explicit StepCards(QWidget* parent = nullptr);
    void setSuggestions(const std::vector<StepSuggestion>& suggestions);

private:
    QVBoxLayout* m_layout;
};

}  // namespace kd

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/occupancy/occupancytext.h"

#include <QWidget>

class QVBoxLayout;

namespace kd {

/// A card for each suggestion: title, result at the right, evidence beneath, and a button where it can be inserted.
class SuggestionCards : public QWidget {
    Q_OBJECT
public:
    explicit SuggestionCards(QWidget* parent = nullptr);
    void setSuggestions(const std::vector<StepSuggestion>& suggestions);

signals:
    void insertWanted(int trial);  ///< a trial of Advisor::registers()

private:
    QVBoxLayout* m_layout;
    std::vector<StepSuggestion> m_suggestions;
};

}  // namespace kd
